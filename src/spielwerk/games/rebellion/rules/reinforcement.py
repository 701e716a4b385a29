"""Phases 1 and 2: reinforcement and credits (RB-4.1, RB-4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.option import thing_of
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.on_turn import OnTurn
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import COUNT, CREDITS, PLACE, UNITS, counts


def full(state: RebellionState, planet: int, board: Board) -> bool:
    """Whether one faction, the one on turn, holds all lands and the port of a planet."""
    owner, faction = state.owner, state.faction
    for land in board.lands_of[planet]:  # noqa: SIM110 (a generator costs more than the loop)
        if owner[land] != faction:
            return False
    return True


def income(state: RebellionState, faction: int) -> int:
    """RB-4.2: three credits for each land, but at least twenty."""
    board = state.rules
    return max(board.minimum_income, board.income_per_land * state.lands[faction])


class Reinforcement(Step[RebellionState]):
    """RB-4.1: every planet that the faction holds alone sends units or credits."""

    def run(self, state: RebellionState) -> None:
        board = state.rules
        for planet in board.planets[::-1]:
            if full(state, planet, board) and board.reinforcement[planet]:
                state.stack.append(Supply(planet))


class Supply(OnTurn):
    """RB-4.1: units for this planet, or the same number of credits; not split.

    All units go to the land that is named; those who want to share them out say so first.
    """

    name = "supply"
    rule = "RB-4.1"
    planet: int

    def coming(self, state: RebellionState) -> int:
        """The units that the planet sends, as far as the box has them."""
        board = state.rules
        room = board.unit_limit - state.troops[state.faction]
        return min(board.reinforcement[self.planet], room)

    def options(self, state: RebellionState) -> Sequence[int]:
        """Only credits when no unit is left in the box."""
        planet, coming = self.planet, self.coming(state)
        lands = state.rules.lands_of[planet]
        options = [CREDITS + planet]
        if coming and (coming > 1 or len(lands) == 1):
            options.append(UNITS + planet)
        if coming and len(lands) > 1:
            options += [PLACE + land for land in lands]
        return options

    def prompt(self, state: RebellionState) -> Text:
        number = state.rules.reinforcement[self.planet]
        return self.ask(state, planet=state.rules.planet_names[self.planet], n=number)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        here = [f"planet:{self.planet}"]
        if option < UNITS:
            return text("choice-credits", n=state.rules.reinforcement[self.planet]), here
        coming = self.coming(state)
        if option >= PLACE:
            land = thing_of(option)
            said = text(
                "choice-place-all",
                land=state.rules.land_names[land],
                n=coming,
                now=state.units[land],
            )
            return said, [*here, f"land:{land}"]
        lone = len(state.rules.lands_of[self.planet]) == 1
        return text("choice-units" if lone else "choice-share-units", n=coming), here

    def choose(self, state: RebellionState, option: int) -> None:
        board = state.rules
        faction = state.faction
        number = board.reinforcement[self.planet]
        if option < UNITS:
            state.purse[faction] += number
            state.tell("supply-credits", faction, self.planet, number)
            return
        number = self.coming(state)
        state.tell("supply-units", faction, self.planet, number)
        first, *others = board.lands_of[self.planet]
        if option >= PLACE:
            put(state, option - PLACE, number)
        elif others:
            state.stack.append(Place(self.planet, number))
        else:
            put(state, first, number)


class Place(OnTurn):
    """RB-4.1: reinforcements go on any lands of their planet."""

    name = "place"
    rule = "RB-4.1"
    planet: int
    left: int

    def options(self, state: RebellionState) -> Sequence[int]:
        return [PLACE + land for land in state.rules.lands_of[self.planet]]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        return [PLACE + land for land in state.rules.lands]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        if state.rules.planet_of[thing_of(option)] != self.planet:
            return reason(
                "RB-4.1", "why-other-planet", planet=state.rules.planet_names[self.planet]
            )
        return None

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(state, planet=state.rules.planet_names[self.planet], n=self.left)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        land = thing_of(option)
        return text("choice-place", land=state.rules.land_names[land], n=state.units[land]), [
            f"land:{land}"
        ]

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask how many."""
        state.stack.append(PlaceCount(self.planet, self.left, option - PLACE))


class PlaceCount(OnTurn):
    """RB-4.1: how many of the reinforcements go on one land."""

    name = "place-count"
    rule = "RB-4.1"
    planet: int
    left: int
    land: int

    def options(self, state: RebellionState) -> Sequence[int]:
        return counts(1, self.left)

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(state, land=state.rules.land_names[self.land], n=self.left)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        return text("choice-count", n=thing_of(option)), [f"land:{self.land}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Put them there and go on with the rest."""
        count = option - COUNT
        put(state, self.land, count)
        if count < self.left:
            state.stack.append(Place(self.planet, self.left - count))


def put(state: RebellionState, land: int, count: int) -> None:
    """Units from the box on an own land."""
    state.units[land] += count
    state.troops[state.faction] += count
    state.tell("put", state.faction, land, count)


class Income(Step[RebellionState]):
    """RB-4.2: credits."""

    def run(self, state: RebellionState) -> None:
        credits = income(state, state.faction)
        state.purse[state.faction] += credits
        state.tell("income", state.faction, credits)
