"""Rounds and turns (RB-3, RB-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.engine.options import choice, number
from spielwerk.engine.step import Step
from spielwerk.games.rebellion.data.board import NONE
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.battle import Battle
from spielwerk.games.rebellion.rules.connection import Connection
from spielwerk.games.rebellion.rules.movement import Movement
from spielwerk.games.rebellion.rules.pay import Pay
from spielwerk.games.rebellion.rules.purchase import Purchase
from spielwerk.games.rebellion.rules.reinforcement import Income, Reinforcement
from spielwerk.games.rebellion.state import LIMIT, RebellionState

if TYPE_CHECKING:
    from spielwerk.games.rebellion.options import Options


@dataclass(frozen=True)
class Switches:
    """Of rounds and turns."""

    max_rounds: int = number(40, 0, 999)  # RB-1.4; 0: no limit
    phase_order: str = choice("numbered", "printed")  # RB-4


PHASES: dict[int, Step[RebellionState]] = {
    1: Reinforcement(),
    2: Income(),
    3: Purchase(),
    4: Connection(),
    5: Battle(),
    6: Movement(0, NONE),
    7: Pay(),
}
NUMBERED = (1, 2, 3, 4, 5, 6, 7)
PRINTED = (1, 2, 4, 3, 5, 6, 7)


def phase_order(opt: Options) -> tuple[int, ...]:
    """The phases of a turn: by their numbers, or as the document prints them (RB-4)."""
    return NUMBERED if opt.phase_order == "numbered" else PRINTED


def turn_order(state: RebellionState) -> tuple[int, ...]:
    """RB-3.3: the Rebels in their order, then the Empire; at first the Empire alone."""
    if state.round <= state.rules.numbers.rounds_alone:
        return (EMPIRE,)
    return (*state.factions[1:], EMPIRE)


class Round(Step[RebellionState]):
    """RB-3.3: the turns of a round."""

    def run(self, state: RebellionState) -> None:
        state.tell("round", state.round)
        state.then(*map(Turn, turn_order(state)), EndRound())


class Turn(Step[RebellionState]):
    """RB-4: the seven phases of one faction; without a land most of them pass by (RB-1.3)."""

    faction: int

    def run(self, state: RebellionState) -> None:
        if state.is_out(self.faction):
            return
        state.faction = self.faction
        state.tell("turn", self.faction)
        for phase in phase_order(state.opt)[::-1]:
            state.stack.append(BEGIN[phase])


class Phase(Step[RebellionState]):
    """The beginning of a phase."""

    number: int

    def run(self, state: RebellionState) -> None:
        state.phase = self.number
        state.declined = ()
        state.stack.append(PHASES[self.number])


BEGIN = {number: Phase(number) for number in PHASES}


class EndRound(Step[RebellionState]):
    """RB-3.4: planets move one field clockwise, bridges vanish; RB-1.4: the limit of rounds."""

    def run(self, state: RebellionState) -> None:
        if state.round == state.opt.max_rounds:
            state.finish(LIMIT)
            return
        board = state.rules
        place = list(state.place)
        for planet in board.planets:
            first = board.first_field[planet]
            place[planet] = first + (place[planet] - first + 1) % board.fields[planet]
        state.place = tuple(place)
        state.bridges = ()
        state.links = ()
        state.round += 1
        state.tell("planets")
        state.stack.append(Round())
