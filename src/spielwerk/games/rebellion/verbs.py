"""What can be chosen: the verbs, and how a choice is packed into an int."""

from __future__ import annotations

from functools import cache

from spielwerk.engine.option import Verb, thing_of


class RebellionVerb(Verb):
    """The verbs; each is about a land, a planet or a number of units or blocks."""

    DONE = 0
    COUNT = 1  # a number
    CREDITS = 2  # a planet
    UNITS = 3  # a planet
    PLACE = 4  # a land
    BUY = 5  # a land
    BUY_LAND = 6  # a land
    REFUSE = 7  # a land
    AGREE = 8  # a land
    LINK = 9  # a planet
    LINK_TO = 10  # a planet
    ATTACK = 11  # a land
    MOVE = 12  # a land
    MOVE_TO = 13  # a land
    DISMISS = 14  # a land
    GIVE = 15  # giver, taker, amount
    SEND = 16  # a number
    LOSE = 17  # a number
    MUSTER = 18  # about nothing
    OTHER_WAY = 19  # about nothing
    WAY = 20  # a number


# The first option of each verb: hot paths add the thing to it
DONE = RebellionVerb.DONE.first
COUNT = RebellionVerb.COUNT.first
CREDITS = RebellionVerb.CREDITS.first
UNITS = RebellionVerb.UNITS.first
PLACE = RebellionVerb.PLACE.first
BUY = RebellionVerb.BUY.first
BUY_LAND = RebellionVerb.BUY_LAND.first
REFUSE = RebellionVerb.REFUSE.first
AGREE = RebellionVerb.AGREE.first
LINK = RebellionVerb.LINK.first
LINK_TO = RebellionVerb.LINK_TO.first
ATTACK = RebellionVerb.ATTACK.first
MOVE = RebellionVerb.MOVE.first
MOVE_TO = RebellionVerb.MOVE_TO.first
DISMISS = RebellionVerb.DISMISS.first
GIVE = RebellionVerb.GIVE.first
SEND = RebellionVerb.SEND.first
LOSE = RebellionVerb.LOSE.first
MUSTER = RebellionVerb.MUSTER.first
OTHER_WAY = RebellionVerb.OTHER_WAY.first
WAY = RebellionVerb.WAY.first

ALL = 0  # the amount of a gift that is the whole purse, however much that is
AMOUNT_BITS, FACTION_BITS = 10, 3


@cache
def counts(low: int, high: int, first: int = COUNT) -> tuple[int, ...]:
    """The numbers from `low` to `high` as options of the verb that begins with `first`."""
    return tuple(range(first + low, first + high + 1))


def gift(giver: int, taker: int, amount: int) -> int:
    """The option of a gift (RB-5.1)."""
    return GIVE | (giver << FACTION_BITS | taker) << AMOUNT_BITS | amount


def gift_of(option: int) -> tuple[int, int, int]:
    """Giver, taker and amount of a gift."""
    thing = thing_of(option)
    factions, amount = thing >> AMOUNT_BITS, thing & ((1 << AMOUNT_BITS) - 1)
    return factions >> FACTION_BITS, factions & ((1 << FACTION_BITS) - 1), amount
