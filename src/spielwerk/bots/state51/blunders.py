"""What a beginner of 51st State never does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.games.state51.build import Over
from spielwerk.games.state51.goods import VP
from spielwerk.games.state51.notation import EXCHANGE
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.turn import (
    ACTIVATE,
    BUILD,
    FACTION,
    MAKE_DEAL,
    PASS,
    PLAY,
    RAZE_HAND,
    VERB,
    Turn,
)

SLIPS = 0.55


def _verbs(state: State51State) -> set[int]:
    """The kinds of what could be done on this turn."""
    return {option - option % VERB for option in state.options()}  # type: ignore[operator]


def passing_too_early(state: State51State, option: Any) -> bool:
    """Does not pass while a card can be built or dealt, or a connection card be played."""
    return (
        isinstance(state.stack[-1], Turn)
        and option == PASS
        and bool(_verbs(state) & {BUILD, MAKE_DEAL, PLAY})
    )


def leaving_points(state: State51State, option: Any) -> bool:
    """Does not pass while an own location would turn goods into points."""
    if not isinstance(state.stack[-1], Turn) or option != PASS:
        return False
    for other in state.options():
        card = other - ACTIVATE  # type: ignore[operator]
        if 0 <= card < VERB:
            effect: Any = state.rules.effect[card]
            if effect[0] == EXCHANGE and any(kind == VP for kind, _ in effect[2]):
                return True
    return False


def tearing_down(state: State51State, option: Any) -> bool:
    """Builds over no better location while a ruin or a lesser one would do."""
    if not isinstance(state.stack[-1], Over):
        return False
    distance = state.rules.distance
    ruins = {~card for row in state.rows for card in row if card < 0}

    def worth(choice: Any) -> int:
        card = choice >> 1
        return 0 if card in ruins else distance[card]

    return worth(option) > min(map(worth, state.options()))


def burning_the_hand(state: State51State, option: Any) -> bool:
    """Razes no card of its own hand that it could build right now."""
    if not isinstance(state.stack[-1], Turn) or not RAZE_HAND <= option < RAZE_HAND + VERB:
        return False
    return option - RAZE_HAND in state.options()


def idle_contacts(state: State51State, option: Any) -> bool:
    """Buys no contacts on the faction board without a card in hand to use them on."""
    if not isinstance(state.stack[-1], Turn) or not FACTION <= option < FACTION + VERB:
        return False
    return not state.hands[state.turn]


BLUNDERS: tuple[Callable[[State51State, Any], bool], ...] = (
    passing_too_early,
    leaving_points,
    tearing_down,
    burning_the_hand,
    idle_contacts,
)
