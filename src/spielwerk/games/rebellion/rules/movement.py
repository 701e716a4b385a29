"""Phase 6: moving troops (RB-4.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.option import Verb, thing_of
from spielwerk.engine.options import choice
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.rebellion.data.board import NONE, Board
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.rules.connection import reaches
from spielwerk.games.rebellion.rules.on_turn import OnTurn, OpenToGifts
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import COUNT, DONE, MOVE, MOVE_TO, RebellionVerb, counts


@dataclass(frozen=True)
class Switches:
    """Of the movement."""

    batch: str = choice("connection", "anywhere")  # RB-4.6


def connected(state: RebellionState, land: int) -> list[int]:
    """All other lands of the same owner that can be reached through his lands and connections."""
    owner, reach = state.owner, reaches(state)
    holder = owner[land]
    found = [land]
    seen = 1 << land
    for here in found:
        for near in reach[here]:
            if owner[near] == holder and not seen >> near & 1:
                seen |= 1 << near
                found.append(near)
    return sorted(found[1:])


def movable(state: RebellionState) -> list[int]:
    """The lands of the faction on turn that can send somebody somewhere."""
    board, reach = state.rules, reaches(state)
    garrison = board.garrison
    faction, owner, units = state.faction, state.owner, state.units
    found = []
    for land in board.lands:
        if owner[land] == faction and units[land] > garrison:
            for near in reach[land]:
                if owner[near] == faction:
                    found.append(land)
                    break
    return found


def most_movable(state: RebellionState, land: int, left: int) -> int:
    """RB-4.6: how many units the land can spare and the batches, begun or affordable, can take."""
    board = state.rules
    batches = state.purse[state.faction] // board.batch_price
    return min(state.units[land] - board.garrison, left + batches * board.batch_size)


def price_of_moving(board: Board, count: int, left: int) -> int:
    """RB-4.6: what so many units cost in batches, when so many of a batch are paid for already."""
    return -(-max(0, count - left) // board.batch_size) * board.batch_price


def why_not_so_many(state: RebellionState, land: int, count: int, left: int) -> Reason | None:
    """RB-4.6: whether a land can spare so many units, and the purse can move them."""
    garrison = state.rules.garrison
    if count > state.units[land] - garrison:
        return reason("RB-4.6", "why-garrison", n=garrison)
    price, purse = price_of_moving(state.rules, count, left), state.purse[state.faction]
    if price > purse:
        return reason("RB-4.6", "why-no-credits", price=price, credits=purse)
    return None


class Movement(OpenToGifts):
    """RB-4.6: choose where units leave, or be done; a credit pays for a batch of five.

    All units of a batch stay in one connection; elsewhere a new batch begins.
    """

    name = "movement"
    rule = "RB-4.6"
    about: ClassVar[Mapping[Verb, str]] = {RebellionVerb.MOVE: "own-land"}
    left: int  # units of the batch that is paid for
    home: int  # a land of its connection

    def options(self, state: RebellionState) -> Sequence[int]:
        if state.purse[state.faction] >= state.rules.batch_price:
            return [DONE, *[MOVE + land for land in movable(state)]]
        if not self.left:
            return (DONE,)
        here = self.within(state)
        return [DONE, *[MOVE + land for land in movable(state) if land in here]]

    def within(self, state: RebellionState) -> Sequence[int]:
        """The lands that the batch begun can still move units from."""
        if not self.left:
            return ()
        if state.opt.batch == "anywhere":
            return state.rules.lands
        return [self.home, *connected(state, self.home)]

    def left_for(self, state: RebellionState, land: int) -> int:
        """How many units of the batch begun can leave this land."""
        return self.left if land in self.within(state) else 0

    def wishes(self, state: RebellionState) -> Sequence[int]:
        owner, faction = state.owner, state.faction
        return [DONE, *[MOVE + land for land in state.rules.lands if owner[land] == faction]]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        land = thing_of(option)
        if option == DONE:
            return None
        if not connected(state, land):
            return reason("RB-4.6", "why-not-connected")
        return why_not_so_many(state, land, 1, self.left_for(state, land))

    def prompt(self, state: RebellionState) -> Text:
        if self.left:
            return self.ask(state, n=self.left)
        board = state.rules
        return text(
            "prompt-movement-new",
            faction=faction_name(state.faction),
            n=board.batch_size,
            credits=state.purse[state.faction],
            price=board.batch_price,
        )

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        if option == DONE:
            return text("choice-done-movement"), []
        land = thing_of(option)
        new = self.left and not self.left_for(state, land)
        said = text("choice-move-new" if new else "choice-move", land=state.rules.land_names[land])
        said["args"]["n"] = state.units[land]
        return said, [f"land:{land}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Pay if a new batch begins, then ask where to."""
        if option == DONE:
            return
        left = self.left_for(state, option - MOVE)
        if not left:
            board = state.rules
            state.purse[state.faction] -= board.batch_price
            left = board.batch_size
        state.stack.append(MoveTo(left, option - MOVE))


class MoveTo(OnTurn):
    """RB-4.6: any distance through connected own lands."""

    name = "move-to"
    rule = "RB-4.6"
    left: int
    origin: int

    def options(self, state: RebellionState) -> Sequence[int]:
        return [MOVE_TO + land for land in connected(state, self.origin)]

    def wishes(self, state: RebellionState) -> Sequence[int]:
        return [MOVE_TO + land for land in state.rules.lands if land != self.origin]

    def why_not(self, state: RebellionState, option: int) -> Reason | None:
        land = thing_of(option)
        if state.owner[land] != state.faction:
            return reason("RB-4.6", "why-not-your-land")
        if land not in connected(state, self.origin):
            return reason("RB-4.6", "why-no-way", origin=state.rules.land_names[self.origin])
        return None

    def prompt(self, state: RebellionState) -> Text:
        most = most_movable(state, self.origin, self.left)
        return self.ask(state, origin=state.rules.land_names[self.origin], n=most)

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        land = thing_of(option)
        return text("choice-move-to", land=state.rules.land_names[land], n=state.units[land]), [
            f"land:{land}"
        ]

    def choose(self, state: RebellionState, option: int) -> None:
        state.stack.append(MoveCount(self.left, self.origin, option - MOVE_TO))


class MoveCount(OnTurn):
    """RB-4.6: how many go, in as many batches as it takes; every land keeps somebody."""

    name = "move-count"
    rule = "RB-4.6"
    left: int
    origin: int
    goal: int

    def options(self, state: RebellionState) -> Sequence[int]:
        """One to what batches and garrison allow."""
        return counts(1, most_movable(state, self.origin, self.left))

    def prompt(self, state: RebellionState) -> Text:
        return self.ask(
            state,
            origin=state.rules.land_names[self.origin],
            land=state.rules.land_names[self.goal],
        )

    def words(self, state: RebellionState, option: int) -> tuple[Text, list[str]]:
        count = thing_of(option)
        price = price_of_moving(state.rules, count, self.left)
        said = text("choice-move-count", n=count, price=price)
        return said, [f"land:{self.origin}", f"land:{self.goal}"]

    def choose(self, state: RebellionState, option: int) -> None:
        """Move them, pay for further batches, and go on with the rest of the last one."""
        count = option - COUNT
        price = price_of_moving(state.rules, count, self.left)
        state.purse[state.faction] -= price
        board = state.rules
        left = self.left + price // board.batch_price * board.batch_size - count
        state.units[self.origin] -= count
        state.units[self.goal] += count
        state.tell("moved", state.faction, self.origin, self.goal, count)
        state.stack.append(Movement(left, self.origin if left else NONE))
