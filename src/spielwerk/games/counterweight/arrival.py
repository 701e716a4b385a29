"""Ships phase, arrival (CW-8.1) and special requests (CW-8.2)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import decks, ships
from spielwerk.games.counterweight.data import ENEMY
from spielwerk.games.counterweight.notation import SIDES, TRAFFIC
from spielwerk.games.counterweight.state import (
    CALL,
    DONE,
    MASK,
    NONE,
    SHIPS,
    CounterweightState,
)


class Arrival(Step[CounterweightState]):
    """CW-8.1: the die says how many ships come."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> None:
        """Roll for the ships."""
        die = state.roll(SIDES)
        count = max(0, die + state.standing[TRAFFIC])
        if state.events is not None:
            state.tell("arrival", state.co, count, die)
        state.stack.append(Arrive(count))


class Arrive(Step[CounterweightState]):
    """CW-8.1: so many ships are drawn, one by one."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: CounterweightState) -> None:
        """Draw until all are there, or until somebody is pushed out of the lane."""
        for left in range(self.count - 1, -1, -1):
            ship = draw_ship(state)
            if ship == NONE:
                return
            state.arrivals += (ship,)
            if state.rules.kind[ship] == ENEMY:
                position = state.course.index(NONE)
                state.course[position] = ship
                if state.events is not None:
                    state.tell("intercepts", ship, position + 1)
                continue
            ships.load(state, ship)
            if NONE not in state.lane:
                pushed = push_out(state)
                ships.line_up(state, ship)
                state.stack.append(Arrive(left))
                ships.let_go(state, pushed)
                return
            ships.line_up(state, ship)


def draw_ship(state: CounterweightState) -> int:
    """The top ship; CW-11.2: when the deck has run out too often, the time window is missed."""
    if not state.decks[SHIPS]:
        state.run_outs += 1
        if state.opt.deadline == "on" and state.run_outs >= state.rules.numbers.deck_passes:
            state.finish("deadline")
            return NONE
    return decks.draw(state, SHIPS)


def push_out(state: CounterweightState) -> int:
    """CW-8.1: the lane is full: position 1 must go, the others move up; CW-10.1: never he."""
    position = 1 if state.lane[0] == state.rules.inspector else 0
    ship = state.lane.pop(position)
    state.lane.append(NONE)
    if state.events is not None:
        state.tell("pushed", ship, state.cargo[ship])
    return ship


class CallShips(Step[CounterweightState]):
    """CW-8.2: the CO calls ships from the special requests, before the enemies come."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> Sequence[int]:
        """The ships that can be called."""
        if (
            not state.special
            or state.influence[state.co] < state.rules.numbers.call_fee
            or NONE not in state.lane
        ):
            return ()
        state.player = state.co
        return [DONE, *[CALL | ship for ship in state.special]]

    def choose(self, state: CounterweightState, option: int) -> None:
        """It lines up and is loaded like a drawn one."""
        if option == DONE:
            return
        ship = option & MASK
        state.influence[state.co] -= state.rules.numbers.call_fee
        state.special = tuple(other for other in state.special if other != ship)
        if state.events is not None:
            state.tell("called", state.co, ship)
        ships.load(state, ship)
        ships.line_up(state, ship)
        state.stack.append(self)
