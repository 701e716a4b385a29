"""What one can do in Counterweight, and how the thing it is done with stands in an option.

The thing of an option is a card, a place, an amount or a deck; a marker is a place and a seat.
"""

from __future__ import annotations

from spielwerk.engine import option
from spielwerk.engine.option import THING


class Verb(option.Verb):
    """The verbs; their numbers stand in records and never change."""

    DONE = 0
    PLAY = 1
    PAY = 2
    START = 3
    REMOVE = 4
    DRAW = 5
    FIELD = 6
    CONVERT = 7
    MARK = 8
    OVERTAKE = 9
    SECURE = 10
    AMOUNT = 11
    KEEP = 12
    CALL = 13
    LAND = 14
    TURN_AWAY = 15
    SEND_OFF = 16
    SITE = 17
    EVICT = 18
    SEAL = 19
    RELIEVE = 20
    REPLAN = 21
    TOW = 22
    ANCHOR = 23
    USE = 24
    BRIBE = 25
    SHOOT = 26
    SWAP = 27
    UNLOAD = 28
    RELOAD = 29
    UNDER = 30
    SHIELD = 31
    UNSEAL = 32
    REROLL = 33
    ENCORE = 34


VERB = ~THING  # the bits of the verb: `option & VERB == PLAY`
# The option of each verb about thing 0: rules add the thing to it
DONE = Verb.DONE.first
PLAY = Verb.PLAY.first
PAY = Verb.PAY.first
START = Verb.START.first
REMOVE = Verb.REMOVE.first
DRAW = Verb.DRAW.first
FIELD = Verb.FIELD.first
CONVERT = Verb.CONVERT.first
MARK = Verb.MARK.first
OVERTAKE = Verb.OVERTAKE.first
SECURE = Verb.SECURE.first
AMOUNT = Verb.AMOUNT.first
KEEP = Verb.KEEP.first
CALL = Verb.CALL.first
LAND = Verb.LAND.first
TURN_AWAY = Verb.TURN_AWAY.first
SEND_OFF = Verb.SEND_OFF.first
SITE = Verb.SITE.first
EVICT = Verb.EVICT.first
SEAL = Verb.SEAL.first
RELIEVE = Verb.RELIEVE.first
REPLAN = Verb.REPLAN.first
TOW = Verb.TOW.first
ANCHOR = Verb.ANCHOR.first
USE = Verb.USE.first
BRIBE = Verb.BRIBE.first
SHOOT = Verb.SHOOT.first
SWAP = Verb.SWAP.first
UNLOAD = Verb.UNLOAD.first
RELOAD = Verb.RELOAD.first
UNDER = Verb.UNDER.first
SHIELD = Verb.SHIELD.first
UNSEAL = Verb.UNSEAL.first
REROLL = Verb.REROLL.first
ENCORE = Verb.ENCORE.first

SEAT_BITS = 3
SEAT = (1 << SEAT_BITS) - 1


def marker(place: int, seat: int) -> int:
    """The thing that is a marker of this player on this place."""
    return place << SEAT_BITS | seat


def place_of(option: int) -> int:
    """The place of the marker that an option is about."""
    return (option & THING) >> SEAT_BITS


def seat_of(option: int) -> int:
    """The owner of the marker that an option is about."""
    return option & SEAT
