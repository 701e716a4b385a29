"""What temperaments of Counterweight want besides winning, 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.bots.counterweight.evaluation import finished
from spielwerk.games.counterweight.rules import prestige
from spielwerk.games.counterweight.state import CounterweightState

AHEAD = 10  # points that are as good as can be expected


def loyal(state: CounterweightState, seat: int) -> float:
    """That the station is finished, whoever it is named after."""
    if state.over:
        return 1.0 if state.winners() else 0.0
    return finished(state, state.scores())


def selfish(state: CounterweightState, seat: int) -> float:
    """Points, whatever becomes of the station."""
    points = state.scores()
    others = max([points[other] for other in range(state.players) if other != seat])
    return min(1.0, max(0.0, 0.5 + (points[seat] - others) / (2 * AHEAD)))


def builder(state: CounterweightState, seat: int) -> float:
    """Sections that stand."""
    return min(1.0, prestige.built(state) / state.rules.numbers.ring)


def schemer(state: CounterweightState, seat: int) -> float:
    """Its markers among all."""
    own = sum(state.markers[seat :: state.players])
    return own / (sum(state.markers) + 1)


TASTES: dict[str, Callable[[CounterweightState, int], float]] = {
    "loyal": loyal,
    "selfish": selfish,
    "builder": builder,
    "schemer": schemer,
}
