"""Choices of release 0.1, which numbered lands, planets and factions as they come on the board."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.option import thing_of, verb_of
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import ALL, RebellionVerb, gift

UNKNOWN = -1  # no option of any question


def choice(state: RebellionState, old: int | Sequence[int]) -> int:
    """The option of the present question, or the gift, that had this number."""
    if not isinstance(old, int):
        giver, taker, amount = old
        giver, taker = state.factions[giver], state.factions[taker]
        return gift(giver, taker, ALL if amount == state.purse[giver] else amount)
    found = {number(state.rules, option): option for option in state.options()}
    return found.get(old, UNKNOWN)


def number(board: Board, option: int) -> int:
    """The number that an option had."""
    thing = thing_of(option)
    match RebellionVerb(verb_of(option)):
        case RebellionVerb.DONE:
            return -1
        case RebellionVerb.CREDITS | RebellionVerb.REFUSE:
            return 0
        case RebellionVerb.UNITS | RebellionVerb.AGREE:
            return 1
        case RebellionVerb.COUNT | RebellionVerb.SEND | RebellionVerb.LOSE:
            return thing
        case RebellionVerb.LINK | RebellionVerb.LINK_TO:
            return board.planets.index(thing)
    return board.lands.index(thing)
