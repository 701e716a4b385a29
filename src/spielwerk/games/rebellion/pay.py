"""Phase 7: pay (RB-4.7)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Option, Step
from spielwerk.games.rebellion.board import Board
from spielwerk.games.rebellion.state import RebellionState


def blocks(board: Board, units: int) -> int:
    """RB-4.7: the first five of a land are free, of the rest every five or part of them a block."""
    numbers = board.numbers
    return max(0, -((numbers.free_units - units) // numbers.pay_block))


def due(state: RebellionState, faction: int) -> int:
    """The blocks of all lands of a faction."""
    numbers = state.the_board().numbers
    free, block = numbers.free_units, numbers.pay_block
    return -sum(
        [
            (free - units) // block
            for owner, units in zip(state.owner, state.units, strict=True)
            if owner == faction and units > free
        ]
    )


def shortfall(state: RebellionState) -> int:
    """How many blocks the faction on turn can't pay."""
    price = state.the_board().numbers.pay_price
    wanted = due(state, state.faction)
    return max(0, wanted - state.purse[state.faction] // price) if price else 0


def dismiss(state: RebellionState, land: int, count: int) -> None:
    """RB-4.7: unpaid blocks leave the game, the one that is not full first."""
    board = state.the_board()
    numbers = board.numbers
    paid = blocks(board, state.units[land]) - count
    gone = state.units[land] - numbers.free_units - numbers.pay_block * paid
    state.units[land] -= gone
    state.troops[state.faction] -= gone
    if state.events is not None:
        state.tell("dismissed", state.faction, land, gone)


class Pay(Step[RebellionState]):
    """RB-4.7: compulsory as far as the purse reaches; otherwise choose who goes unpaid."""

    __slots__ = ()

    def run(self, state: RebellionState) -> Sequence[Option] | None:
        """Pay, or ask on which land a block goes unpaid."""
        short = shortfall(state)
        board = state.the_board()
        faction = state.faction
        free = board.numbers.free_units
        if not short:
            price = due(state, faction) * board.numbers.pay_price
            state.purse[faction] -= price
            if price and state.events is not None:
                state.tell("paid", faction, price)
            return None
        lands = [
            land
            for land, owner in enumerate(state.owner)
            if owner == faction and state.units[land] > free
        ]
        if short == due(state, faction):  # nobody can be paid: nothing to choose
            for land in lands:
                dismiss(state, land, blocks(board, state.units[land]))
            return None
        state.player = state.seat(faction)
        return lands

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask how many blocks of this land."""
        state.stack.append(self)
        state.stack.append(Unpaid(option))


class Unpaid(Step[RebellionState]):
    """RB-4.7: how many blocks of one land go unpaid."""

    __slots__ = ("land",)

    def __init__(self, land: int) -> None:
        self.land = land

    def run(self, state: RebellionState) -> Sequence[Option]:
        """As many as the other lands can't bear, up to all that go unpaid."""
        state.player = state.seat(state.faction)
        board = state.the_board()
        short = shortfall(state)
        here = blocks(board, state.units[self.land])
        others = due(state, state.faction) - here
        return board.none_to[min(here, short)][max(1, short - others) :]

    def choose(self, state: RebellionState, option: int) -> None:
        """They leave."""
        dismiss(state, self.land, option)
