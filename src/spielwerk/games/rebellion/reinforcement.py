"""Phases 1 and 2: reinforcement and credits (RB-4.1, RB-4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Option, Step
from spielwerk.games.rebellion.board import Board
from spielwerk.games.rebellion.state import RebellionState

CREDITS = 0
UNITS = 1
BOTH = (CREDITS, UNITS)


def full(state: RebellionState, planet: int, board: Board) -> bool:
    """Whether one faction, the one on turn, holds all lands and the port of a planet."""
    owner = state.owner
    faction = state.faction
    return all(owner[land] == faction for land in board.lands_of[planet])


def income(state: RebellionState, faction: int) -> int:
    """RB-4.2: three credits for each land, but at least twenty."""
    numbers = state.the_board().numbers
    return max(numbers.minimum_income, numbers.income_per_land * state.lands[faction])


class Reinforcement(Step[RebellionState]):
    """RB-4.1: every planet that the faction holds alone sends units or credits."""

    __slots__ = ()

    def run(self, state: RebellionState) -> None:
        """Line up the planets."""
        board = state.the_board()
        for planet in range(len(board.planets) - 1, -1, -1):
            if full(state, planet, board) and board.reinforcement[planet]:
                state.stack.append(Supply(planet))


class Supply(Step[RebellionState]):
    """RB-4.1: units for this planet, or the same number of credits; not split."""

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def run(self, state: RebellionState) -> Sequence[Option]:
        """Units or credits; only credits when no unit is left in the box."""
        state.player = state.seat(state.faction)
        room = state.the_board().numbers.unit_limit - state.troops[state.faction]
        return BOTH if room else (CREDITS,)

    def choose(self, state: RebellionState, option: int) -> None:
        """Take the credits, or place the units."""
        board = state.the_board()
        faction = state.faction
        number = board.reinforcement[self.planet]
        if option == CREDITS:
            state.purse[faction] += number
            if state.events is not None:
                state.tell("supply-credits", faction, self.planet, number)
            return
        number = min(number, board.numbers.unit_limit - state.troops[faction])
        if state.events is not None:
            state.tell("supply-units", faction, self.planet, number)
        state.stack.append(Place(self.planet, number))


class Place(Step[RebellionState]):
    """RB-4.1: reinforcements go on any lands of their planet."""

    __slots__ = ("planet", "left")

    def __init__(self, planet: int, left: int) -> None:
        self.planet = planet
        self.left = left

    def run(self, state: RebellionState) -> Sequence[Option]:
        """Which land."""
        state.player = state.seat(state.faction)
        return state.the_board().lands_of[self.planet]

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask how many; alone on its planet a port takes them all."""
        if len(state.the_board().lands_of[self.planet]) == 1:
            put(state, option, self.left)
        else:
            state.stack.append(PlaceCount(self.planet, self.left, option))


class PlaceCount(Step[RebellionState]):
    """RB-4.1: how many of the reinforcements go on one land."""

    __slots__ = ("planet", "left", "land")

    def __init__(self, planet: int, left: int, land: int) -> None:
        self.planet = planet
        self.left = left
        self.land = land

    def run(self, state: RebellionState) -> Sequence[Option]:
        """One to all that are left."""
        state.player = state.seat(state.faction)
        return state.the_board().one_to[self.left]

    def choose(self, state: RebellionState, option: int) -> None:
        """Put them there and go on with the rest."""
        put(state, self.land, option)
        if option < self.left:
            state.stack.append(Place(self.planet, self.left - option))


def put(state: RebellionState, land: int, count: int) -> None:
    """Units from the box on an own land."""
    state.units[land] += count
    state.troops[state.faction] += count
    if state.events is not None:
        state.tell("put", state.faction, land, count)


class Income(Step[RebellionState]):
    """RB-4.2: credits."""

    __slots__ = ()

    def run(self, state: RebellionState) -> None:
        """Pay them out."""
        credits = income(state, state.faction)
        state.purse[state.faction] += credits
        if state.events is not None:
            state.tell("income", state.faction, credits)
