"""What a beginner of 51st State never does."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.engine import DONE, Option
from spielwerk.engine.option import thing_of, verb_of
from spielwerk.games.state51.data.goods import VP
from spielwerk.games.state51.rules.build import Over
from spielwerk.games.state51.rules.turn import Turn
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import BUILD, PASS
from spielwerk.games.state51.verbs import State51Verb as V

SLIPS = 0.55


def passing_too_early(state: State51State, option: Option) -> bool:
    """Does not pass while a card can be built or dealt, or a connection card be played."""
    if not isinstance(state.decision, Turn) or option != PASS:
        return False
    return any(verb_of(other) in (V.BUILD, V.DEAL, V.PLAY) for other in state.options())


def leaving_points(state: State51State, option: Option) -> bool:
    """Does not pass while an own location would turn goods into points."""
    if not isinstance(state.decision, Turn) or option != PASS:
        return False
    for other in state.options():
        if verb_of(other) == V.ACTIVATE:
            goods = state.rules.action[thing_of(other)].goods_given()
            if any(kind == VP for kind, _ in goods):
                return True
    return False


def tearing_down(state: State51State, option: Option) -> bool:
    """Builds over no better location while a ruin or a lesser one would do."""
    if not isinstance(state.decision, Over) or option == DONE:
        return False
    distance = state.rules.distance
    ruins = {~card for row in state.rows for card in row if card < 0}
    worth = {
        other: 0 if thing_of(other) in ruins else distance[thing_of(other)]
        for other in state.options()
        if other != DONE
    }
    return worth[option] > min(worth.values())


def burning_the_hand(state: State51State, option: Option) -> bool:
    """Razes no card of its own hand that it could build right now."""
    if not isinstance(state.decision, Turn) or verb_of(option) != V.RAZE_HAND:
        return False
    return BUILD + thing_of(option) in state.options()


def idle_contacts(state: State51State, option: Option) -> bool:
    """Buys no contacts on the faction board without a card in hand to use them on."""
    if not isinstance(state.decision, Turn) or verb_of(option) != V.FACTION:
        return False
    return not state.hands[state.turn]


BLUNDERS: tuple[Callable[[State51State, Option], bool], ...] = (
    passing_too_early,
    leaving_points,
    tearing_down,
    burning_the_hand,
    idle_contacts,
)
