"""Phase 6: moving troops (RB-4.6)."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Option, Step
from spielwerk.games.rebellion.battle import reach_of
from spielwerk.games.rebellion.state import RebellionState

DONE = -1


def connected(state: RebellionState, land: int) -> list[int]:
    """All other lands of the same owner that can be reached through his lands and connections."""
    owner = state.owner
    holder = owner[land]
    found = [land]
    for here in found:
        for near in reach_of(state, here):
            if owner[near] == holder and near not in found:
                found.append(near)
    return sorted(found[1:])


def movable(state: RebellionState) -> list[int]:
    """The lands of the faction on turn that can send somebody somewhere."""
    garrison = state.the_board().numbers.garrison
    faction, owner, units = state.faction, state.owner, state.units
    found = []
    for land, holder in enumerate(owner):
        if holder == faction and units[land] > garrison:
            for near in reach_of(state, land):
                if owner[near] == faction:
                    found.append(land)
                    break
    return found


class Movement(Step[RebellionState]):
    """RB-4.6: choose where units leave, or be done; a credit pays for a batch of five."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left  # units of the batch that is paid for

    def run(self, state: RebellionState) -> Sequence[Option] | None:
        """The lands that units can leave."""
        faction = state.faction
        if not self.left and state.purse[faction] < state.the_board().numbers.batch_price:
            return None
        state.player = state.seat(faction)
        return [DONE, *movable(state)]

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay if a new batch begins, then ask where to."""
        if option == DONE:
            return
        left = self.left
        if not left:
            numbers = state.the_board().numbers
            state.purse[state.faction] -= numbers.batch_price
            left = numbers.batch_size
        state.stack.append(MoveTo(left, option))


class MoveTo(Step[RebellionState]):
    """RB-4.6: any distance through connected own lands."""

    __slots__ = ("left", "origin")

    def __init__(self, left: int, origin: int) -> None:
        self.left = left
        self.origin = origin

    def run(self, state: RebellionState) -> Sequence[Option]:
        """The lands that can be reached."""
        state.player = state.seat(state.faction)
        return connected(state, self.origin)

    def choose(self, state: RebellionState, option: int) -> None:
        """Ask how many."""
        state.stack.append(MoveCount(self.left, self.origin, option))


class MoveCount(Step[RebellionState]):
    """RB-4.6: how many go; every land keeps somebody."""

    __slots__ = ("left", "origin", "goal")

    def __init__(self, left: int, origin: int, goal: int) -> None:
        self.left = left
        self.origin = origin
        self.goal = goal

    def run(self, state: RebellionState) -> Sequence[Option]:
        """One to what the batch and the garrison allow."""
        state.player = state.seat(state.faction)
        board = state.the_board()
        return board.one_to[min(self.left, state.units[self.origin] - board.numbers.garrison)]

    def choose(self, state: RebellionState, option: int) -> None:
        """Move them and go on with the rest of the batch."""
        state.units[self.origin] -= option
        state.units[self.goal] += option
        if state.events is not None:
            state.tell("moved", state.faction, self.origin, self.goal, option)
        state.stack.append(Movement(self.left - option))
