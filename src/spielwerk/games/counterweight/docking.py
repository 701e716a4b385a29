"""Ships phase, docking (CW-8.4) and in dock (CW-8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import effects, inspector, ships, station
from spielwerk.games.counterweight.data import NO_ABILITY
from spielwerk.games.counterweight.notation import BERTHS, FEE
from spielwerk.games.counterweight.state import (
    DOCK_FULL,
    DONE,
    LAND,
    MASK,
    NONE,
    SEND_OFF,
    SHIFT,
    TURN_AWAY,
    CounterweightState,
)


def berths(state: CounterweightState) -> int:
    """How many ships the dock can hold (CW-1)."""
    return max(0, state.rules.numbers.berths + state.standing[BERTHS])


def free_berth(state: CounterweightState) -> bool:
    """Whether one more ship can land."""
    return len(state.dock) < state.rules.numbers.berths + state.standing[BERTHS]


def fee(state: CounterweightState, position: int) -> int:
    """CW-8.4: position 1 lands free, every position behind it costs one influence more."""
    return max(0, position - state.standing[FEE])


def land(state: CounterweightState, ship: int) -> None:
    """A ship leaves the lane for a berth."""
    state.lane[state.lane.index(ship)] = NONE
    state.dock += (ship,)
    if state.events is not None:
        state.tell("landed", ship)
    if state.rules.stands[ship]:
        station.refresh(state)
    if ship == state.rules.inspector:
        inspector.board(state)


def cast_off(state: CounterweightState, ship: int) -> None:
    """A ship leaves the dock; the CO may keep it (CW-8.2)."""
    state.dock = tuple(other for other in state.dock if other != ship)
    if state.events is not None:
        state.tell("left", ship)
    if state.rules.stands[ship]:
        station.refresh(state)
    ships.let_go(state, ship)


class InspectorLands(Step[CounterweightState]):
    """CW-10.1: at position 1 he lands by himself, as soon as there is a berth."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> None:
        """Land him, if he can."""
        if state.lane[0] == state.rules.inspector and free_berth(state):
            land(state, state.rules.inspector)


class Docking(Step[CounterweightState]):
    """CW-8.4: the CO decides who lands and pays for it."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> Sequence[int]:
        """Who may land; without a free berth, who may be turned away or sent off."""
        co = state.co
        state.player = co
        have = state.influence[co]
        lane = state.lane
        options = [DONE]
        first = lane[0]
        if free_berth(state):
            in_reach = lane[: have + state.standing[FEE] + 1]
            options += [LAND | ship for ship in in_reach if ship != NONE]
        elif first not in (NONE, state.rules.inspector):
            options.append(TURN_AWAY | first)
        if have >= state.rules.numbers.send_off_fee:
            staying = state.rules.inspector
            options += [SEND_OFF | ship for ship in state.dock if ship != staying]
        return options

    def choose(self, state: CounterweightState, option: int) -> None:
        """Land, turn away, send off, or be done."""
        verb, ship = option >> SHIFT, option & MASK
        if option == DONE:
            if state.lane[0] == state.rules.inspector:
                inspector.vex(state, DOCK_FULL)
            return
        state.stack += (self, InspectorLands())
        if verb == LAND >> SHIFT:
            state.influence[state.co] -= fee(state, state.lane.index(ship))
            land(state, ship)
        elif verb == TURN_AWAY >> SHIFT:
            state.lane[0] = NONE
            if state.events is not None:
                state.tell("turned-away", ship)
            ships.let_go(state, ship)
        else:
            state.influence[state.co] -= state.rules.numbers.send_off_fee
            cast_off(state, ship)


class CloseUp(Step[CounterweightState]):
    """CW-8.4: after landing, lane and intercept course close up."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> None:
        """No gaps any more."""
        ships.close_up(state.lane)
        ships.close_up(state.course)


class EnterDock(Step[CounterweightState]):
    """CW-8.5: the ships that are in dock now have their turn."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> None:
        """Note them; who lands meanwhile waits for the next round."""
        state.stack.append(InDock(state.dock))


class InDock(Step[CounterweightState]):
    """CW-8.5: the abilities of docked ships, in berth order."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting = waiting

    def run(self, state: CounterweightState) -> None:
        """Ship by ship, until an ability asks somebody."""
        stack, ability = state.stack, state.rules.ability
        height = len(stack)
        for turn, ship in enumerate(self.waiting, 1):
            if ability[ship] != NO_ABILITY and ship in state.dock:
                effects.fire(state, ability[ship], state.co, ship)
                if len(stack) != height:
                    stack.insert(height, InDock(self.waiting[turn:]))
                    return
