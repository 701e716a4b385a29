"""The order of a round, and how the game ends (S51-7)."""

from __future__ import annotations

from dataclasses import dataclass

from spielwerk.engine import Step
from spielwerk.engine.options import number
from spielwerk.games.state51.rules.cleanup import clean_up
from spielwerk.games.state51.rules.lookout import Lookout
from spielwerk.games.state51.rules.production import Production
from spielwerk.games.state51.rules.turn import Actions
from spielwerk.games.state51.state import FOE, State51State


@dataclass(frozen=True)
class Switches:
    """Of the rounds."""

    max_rounds: int = number(100, 1, 500)  # S51-7


class Round(Step[State51State]):
    """Lookout, production, actions, and then the clean-up or the end; over and over."""

    def run(self, state: State51State) -> None:
        state.then(Lookout(), Production(), Actions(), RoundEnd(), self)


class RoundEnd(Step[State51State]):
    """All have passed: with enough points the clean-up is skipped and locations are counted."""

    def run(self, state: State51State) -> None:
        if max(state.vp) >= state.rules.numbers.end_points:
            end(state, "points")
        elif state.round >= state.opt.max_rounds:
            end(state, "rounds")
        else:
            clean_up(state)


def end(state: State51State, reason: str) -> None:
    """Points for locations, none for ruins; alone one wins only with more than the opponent."""
    for side in range(state.sides):
        locations = state.locations(side)
        state.vp[side] += state.rules.numbers.location_points * locations
        if side < state.players:
            state.tell("counted", side, state.vp[side], locations)
    if state.players == 1:
        state.tell("foe-counted", state.locations(FOE), state.vp[FOE])
        reason = "solo-won" if state.vp[0] > state.vp[FOE] else "solo-lost"
    state.finish(reason)


def level(state: State51State) -> int:
    """How well a game alone was won (S51-8.6): 1 to 7, or 0 if it was lost."""
    if state.vp[0] <= state.vp[FOE]:
        return 0
    return 1 + sum(state.vp[0] >= points for points in state.rules.numbers.solo.levels)
