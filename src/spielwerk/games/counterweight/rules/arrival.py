"""Ships phase, arrival (CW-8.1) and special requests (CW-8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.options import choice
from spielwerk.engine.step import Step
from spielwerk.games.counterweight.data.cards import ENEMY
from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.data.standing import TRAFFIC
from spielwerk.games.counterweight.rules import decks, scoring, ships
from spielwerk.games.counterweight.rules.asking import About, Ask, Words, of_card
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState
from spielwerk.games.counterweight.verbs import CALL, DONE, Verb


@dataclass(frozen=True)
class Switches:
    """Of arriving ships."""

    deadline: str = choice("on", "none")  # CW-11.2: the second time the ship deck runs out


class Arrival(Step[CounterweightState]):
    """CW-8.1: the die says how many ships come."""

    def run(self, state: CounterweightState) -> None:
        die = state.roll(SIDES)
        count = max(0, die + state.standing[TRAFFIC])
        state.tell("arrival", state.co, count, die)
        state.stack.append(Arrive(count))


class Arrive(Step[CounterweightState]):
    """CW-8.1: so many ships are drawn, one by one."""

    count: int

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
            scoring.lose(state, "deadline")
            return NONE
    return decks.draw(state, SHIPS)


def push_out(state: CounterweightState) -> int:
    """CW-8.1: the lane is full: position 1 must go, the others move up; CW-10.1: never he."""
    position = 1 if state.lane[0] == state.rules.inspector else 0
    ship = state.lane.pop(position)
    state.lane.append(NONE)
    state.tell("pushed", ship, state.cargo[ship])
    return ship


class CallShips(Ask):
    """CW-8.2: the CO calls ships from the special requests, before the enemies come."""

    name = "call"
    rule = "CW-8.2"
    phase: ClassVar[str] = "arrival"
    about: ClassVar[About] = {Verb.CALL: "special"}

    def options(self, state: CounterweightState) -> Sequence[int]:
        if (
            not state.special
            or state.influence[state.co] < state.rules.numbers.call_fee
            or NONE not in state.lane
        ):
            return ()
        return self.wishes(state)

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[CALL | ship for ship in state.special]]

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, state.special)

    def choose(self, state: CounterweightState, option: int) -> None:
        """It lines up and is loaded like a drawn one."""
        if option == DONE:
            return
        ship = option & THING
        state.influence[state.co] -= state.rules.numbers.call_fee
        state.special = tuple(other for other in state.special if other != ship)
        state.tell("called", state.co, ship)
        ships.load(state, ship)
        ships.line_up(state, ship)
        state.stack.append(self)
