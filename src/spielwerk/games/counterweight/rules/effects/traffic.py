"""Effects on ships: they come, flee, land, leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.view import Reason, reason
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.rules import docking, enemies, ships
from spielwerk.games.counterweight.rules.arrival import Arrive as ArriveStep
from spielwerk.games.counterweight.rules.asking import About, Again, Words, of_card
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, TOW, Verb


class Arrive(Effect, frozen=True):
    """So many more ships are drawn at once."""

    icon = "kind-ship"

    def do(self, state: CounterweightState, actor: int, card: int) -> ArriveStep:
        return ArriveStep(self.n)


class Leave(Effect, frozen=True):
    """The ship's business here is done."""

    icon = "dock"
    file: ClassVar[str] = "ships"
    takes: ClassVar[Takes] = Takes.NOTHING
    sends_off: ClassVar[bool] = True

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        docking.cast_off(state, card)


class Scatter(Effect, frozen=True):
    """The first ships of the lane flee; never the inspector's."""

    icon = "kind-ship"

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        fleeing = [ship for ship in state.lane if ship not in (NONE, state.rules.inspector)]
        for ship in reversed(fleeing[: self.n]):
            enemies.drive_off(state, ship)
        ships.close_up(state.lane)


class Tow(Effect, frozen=True):
    """Ships from anywhere in the lane land at once and free of charge."""

    icon = "dock"
    declinable: ClassVar[bool] = True

    def do(self, state: CounterweightState, actor: int, card: int) -> TowIn:
        return TowIn(state.co, self.n, len(state.lane))


class Pilot(Effect, frozen=True):
    """A ship from the first positions of the lane lands at once and free of charge."""

    icon = "dock"
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        near = state.lane[: self.n]
        return docking.free_berth(state) and near.count(NONE) < len(near)

    def do(self, state: CounterweightState, actor: int, card: int) -> TowIn:
        return TowIn(actor, 1, self.n)


class TowIn(Again):
    """A ship lands at once, free of charge."""

    name = "tow"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.TOW: "lane"}
    reach: int  # positions of the lane

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[TOW | ship for ship in state.lane if ship != NONE]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        if option == DONE:
            return None
        if state.lane.index(option & THING) >= self.reach:
            return reason("CW-12.2", "why-too-far", n=self.reach)
        if docking.free_berth(state):
            return None
        return reason("CW-8.4", "why-dock-full", n=docking.berths(state))

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, state.lane)

    def take(self, state: CounterweightState, option: int) -> None:
        """Land it; the others close up."""
        docking.land(state, option & THING)
        ships.close_up(state.lane)
