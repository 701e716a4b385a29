"""Phase 7: pay (RB-4.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import thing_of
from spielwerk.engine.standing import Routine
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.rules.gifts import in_allied_purses
from spielwerk.games.rebellion.rules.on_turn import OnTurn
from spielwerk.games.rebellion.rules.routines import UNPAID
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import DISMISS, DONE, counts


def blocks(board: Board, units: int) -> int:
    """RB-4.7: the first five of a land are free, of the rest every five or part of them a block."""
    return max(0, -((board.free_units - units) // board.pay_block))


def units_paid(board: Board, count: int) -> int:
    """The units of a land for whom so many blocks are paid, those for free included."""
    return board.free_units + count * board.pay_block


def due(state: RebellionState, faction: int) -> int:
    """The blocks of all lands of a faction."""
    board = state.rules
    free, block = board.free_units, board.pay_block
    owner, units = state.owner, state.units
    found = 0
    for land in board.lands:
        if units[land] > free and owner[land] == faction:
            found -= (free - units[land]) // block
    return found


def shortfall(state: RebellionState, wanted: int) -> int:
    """How many of the blocks that are due the faction on turn can't pay."""
    price = state.rules.pay_price
    return max(0, wanted - state.purse[state.faction] // price) if price else 0


def paid_lands(state: RebellionState) -> list[int]:
    """The lands of the faction on turn that have more units than stand there for free."""
    faction, owner, units = state.faction, state.owner, state.units
    free = state.rules.free_units
    return [land for land in state.rules.lands if owner[land] == faction and units[land] > free]


def dismiss(state: RebellionState, land: int, count: int) -> None:
    """RB-4.7: unpaid blocks leave the game, the one that is not full first."""
    paid = blocks(state.rules, state.units[land]) - count
    gone = state.units[land] - units_paid(state.rules, paid)
    state.units[land] -= gone
    state.troops[state.faction] -= gone
    state.tell("dismissed", state.faction, land, gone)


class Pay(Step[RebellionState]):
    """RB-4.7: compulsory as far as the purse reaches; otherwise choose who goes unpaid."""

    def run(self, state: RebellionState) -> None:
        faction = state.faction
        wanted = due(state, faction)
        if not shortfall(state, wanted):
            price = wanted * state.rules.pay_price
            state.purse[faction] -= price
            if price:
                state.tell("paid", faction, price)
        else:
            state.stack.append(self)
            state.stack.append(Shortage())


class Shortage(OnTurn):
    """RB-4.7: on which land units go unpaid; without a credit all of them do."""

    name = "shortage"
    rule = "RB-4.7"
    routines: ClassVar[tuple[Routine, ...]] = (UNPAID,)

    def options(self, state: RebellionState) -> Sequence[int]:
        """None, if a gift meanwhile left nothing to choose."""
        wanted = due(state, state.faction)
        short = shortfall(state, wanted)
        if not short:
            return ()
        if short == wanted:
            return (DONE,)
        return [DISMISS + land for land in paid_lands(state)]

    def pauses(self, state: RebellionState) -> bool:
        """RB-5.1: nobody leaves unasked as long as an ally could pay."""
        return in_allied_purses(state) > 0

    def wishes(self, state: RebellionState) -> Sequence[int]:
        owner, faction = state.owner, state.faction
        wanted = due(state, faction)
        if shortfall(state, wanted) == wanted:
            return (DONE,)
        return [DISMISS + land for land in state.rules.lands if owner[land] == faction]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        free = state.rules.free_units
        if option != DONE and state.units[thing_of(option)] <= free:
            return reason("RB-4.7", "why-free-units", n=free)
        return None

    def prompt(self, state: RebellionState) -> Text:
        wanted = due(state, state.faction)
        short = shortfall(state, wanted)
        if short == wanted:
            return text("prompt-shortage-all", faction=faction_name(state.faction), n=short)
        return self.ask(state, n=short)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            leaving = sum(state.units[land] - state.rules.free_units for land in paid_lands(state))
            return text("choice-done-shortage", n=leaving), []
        land = thing_of(option)
        units = state.units[land]
        unpaid = blocks(state.rules, units)
        said = text("choice-dismiss", land=state.rules.land_names[land], n=units, blocks=unpaid)
        return said, [f"land:{land}"]

    def in_advance(self, state: RebellionState, routine: str, answer: str) -> int | None:
        """Where the most or the fewest stand; but nobody leaves while an ally could still pay."""
        if self.pauses(state):
            return None
        order = max if answer == "largest" else min
        return DISMISS + order(paid_lands(state), key=state.units.__getitem__)

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask how many; if nobody can be paid, all leave."""
        if option != DONE:
            state.stack.append(Unpaid(thing_of(option)))
            return
        for land in paid_lands(state):
            dismiss(state, land, blocks(state.rules, state.units[land]))


class Unpaid(OnTurn):
    """RB-4.7: how many blocks of one land go unpaid."""

    name = "unpaid"
    rule = "RB-4.7"
    routines: ClassVar[tuple[Routine, ...]] = (UNPAID,)
    land: int

    def options(self, state: RebellionState) -> Sequence[int]:
        """As many as the other lands can't bear, up to all that go unpaid."""
        wanted = due(state, state.faction)
        short = shortfall(state, wanted)
        here = blocks(state.rules, state.units[self.land])
        return counts(max(1, short - (wanted - here)), min(here, short))

    def prompt(self, state: RebellionState) -> Text:
        short = shortfall(state, due(state, state.faction))
        return self.ask(state, land=state.rules.land_names[self.land], n=short)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        return text("choice-unpaid", n=thing_of(option)), [f"land:{self.land}"]

    def in_advance(self, state: RebellionState, routine: str, answer: str) -> int | None:
        """As many as can."""
        return max(self.options(state))

    def choose(self, state: RebellionState, option: int) -> None:
        dismiss(state, self.land, thing_of(option))
