"""What can be chosen: the verbs, and how things are packed into options."""

from __future__ import annotations

from spielwerk.engine.option import Verb


class State51Verb(Verb):
    """Most are about a card by its id; the others are about what stands behind them."""

    DONE = 0
    BUILD = 1
    DEVELOP = 2
    DEAL = 3
    RAZE_HAND = 4
    RAZE = 5
    ACTIVATE = 6
    FACTION = 7  # the number of an action on the own faction board
    TRADE = 8  # a good
    WORK = 9
    TAKE = 10
    PLAY = 11
    SHIELD = 12
    PASS = 13
    END_TURN = 14
    CHOOSE_FACTION = 15  # a faction
    DISCARD = 16
    DRAFT = 17
    SUPPLY = 18
    CHOOSE_GOODS = 19  # the number of an alternative
    REPEAT = 20
    BORROW = 21
    PAY = 22  # the number of a way to pay
    GIVE_DEAL = 23
    OVER = 24
    OVER_TOKEN = 25
    AGAIN = 26
    STEAL = 27  # a seat and a good
    CLEAR = 28
    OWN_DEAL = 29
    OTHER_DEAL = 30
    STRIKE = 31
    STORE = 32  # a good


# Options about thing 0: hot paths add the thing.
BUILD = State51Verb.BUILD.first
DEVELOP = State51Verb.DEVELOP.first
DEAL = State51Verb.DEAL.first
RAZE_HAND = State51Verb.RAZE_HAND.first
RAZE = State51Verb.RAZE.first
ACTIVATE = State51Verb.ACTIVATE.first
FACTION = State51Verb.FACTION.first
TRADE = State51Verb.TRADE.first
WORK = State51Verb.WORK.first
TAKE = State51Verb.TAKE.first
PLAY = State51Verb.PLAY.first
SHIELD = State51Verb.SHIELD.first
PASS = State51Verb.PASS.first
END_TURN = State51Verb.END_TURN.first
DISCARD = State51Verb.DISCARD.first
DRAFT = State51Verb.DRAFT.first
PAY = State51Verb.PAY.first
OVER = State51Verb.OVER.first
OVER_TOKEN = State51Verb.OVER_TOKEN.first


def theft(victim: int, kind: int) -> int:
    """The option to take a good from a player."""
    return State51Verb.STEAL.of(victim << 4 | kind)


def theft_of(thing: int) -> tuple[int, int]:
    """The player and the good of such an option."""
    return thing >> 4, thing & 15
