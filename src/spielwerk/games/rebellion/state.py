"""What lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from spielwerk.engine.state import Option, State
from spielwerk.games.rebellion.board import EMPIRE, Board
from spielwerk.games.rebellion.data import Rules
from spielwerk.games.rebellion.events import TYPES
from spielwerk.games.rebellion.options import Options

REBELS_WIN = "rebels"
EMPIRE_WINS = "empire"
LIMIT = "limit"


class RebellionState(State):
    """One game. Factions are numbered in turn order, the Empire is 0; lands as on the board."""

    __slots__ = (
        "board",
        "bridges",
        "declined",
        "faction",
        "lands",
        "links",
        "owner",
        "phase",
        "place",
        "purse",
        "round",
        "troops",
        "units",
    )
    game_id: ClassVar[str] = "rebellion"
    rules: Rules
    opt: Options

    board: int  # its number in the rules
    bridges: tuple[int, ...]  # the fields that carry one, sorted
    declined: tuple[int, ...]  # lands or planets that were asked for in vain in this phase
    faction: int  # whose turn it is
    lands: list[int]  # by faction: how many it holds
    links: tuple[int, ...]  # connected ports: planet · planets + planet, the smaller first, sorted
    owner: list[int]  # by land: the faction
    phase: int  # 1 … 7 as the rulebook numbers them (RB-4); 0 before the first turn
    place: tuple[int, ...]  # by planet: the space field it stands on
    purse: list[int]  # by faction: credits
    round: int
    troops: list[int]  # by faction: units on the board
    units: list[int]  # by land

    def copy(self) -> RebellionState:
        """A state that shares nothing changeable with this one."""
        other = RebellionState.__new__(RebellionState)
        self.base_copy(other)
        other.board = self.board
        other.bridges = self.bridges
        other.declined = self.declined
        other.faction = self.faction
        other.lands = self.lands[:]
        other.links = self.links
        other.owner = self.owner[:]
        other.phase = self.phase
        other.place = self.place
        other.purse = self.purse[:]
        other.round = self.round
        other.troops = self.troops[:]
        other.units = self.units[:]
        return other

    def the_board(self) -> Board:
        """The board that is played on."""
        return self.rules.boards[self.board]

    def seat(self, faction: int) -> int:
        """Who decides for a faction: with 2 players one Rebel plays both colours (RB-1.2)."""
        return faction if faction < self.players else self.players - 1

    def faction_codes(self) -> tuple[int, ...]:
        """The factions in turn order, as the table and the log name them."""
        return self.rules.boards[self.board].faction_codes[len(self.lands) - 1]

    def tell(self, kind: str, *args: int) -> None:
        """Report what happened, in the table's numbers (see codes.py)."""
        if self.events is not None:
            board = self.the_board()
            codes: dict[str, Sequence[int]] = {
                "land": board.land_codes,
                "planet": board.planet_codes,
                "faction": self.faction_codes(),
            }
            told = [
                codes[type][arg] if type else arg
                for arg, type in zip(args, TYPES[kind], strict=True)
            ]
            self.events.append((kind, *told))

    def scores(self) -> list[int]:
        """The lands that every seat holds."""
        held = [0] * self.players
        for faction, count in enumerate(self.lands):
            held[self.seat(faction)] += count
        return held

    def winners(self) -> list[int]:
        """The Empire, or all Rebels together, also those who have fallen (RB-1.1)."""
        if self.end_reason == EMPIRE_WINS:
            return [EMPIRE]
        if self.end_reason == REBELS_WIN:
            return list(range(1, self.players))
        return []

    def interjections(self, seat: int) -> Sequence[Option]:
        """The gifts that Rebels may make at any time (RB-5.1)."""
        return open_gifts(self, seat)

    def carry_out_interjection(self, seat: int, option: Any) -> None:
        """Hand over a gift."""
        give(self, option)


def open_gifts(state: RebellionState, seat: int) -> list[tuple[int, int, int]]:
    """RB-5.1: from whom, to whom, how much; small round sums or the whole purse."""
    found: list[tuple[int, int, int]] = []
    if state.over or seat == EMPIRE:
        return found
    gifts = state.the_board().numbers.gifts
    for giver in range(1, len(state.lands)):
        purse = state.purse[giver]
        if purse and state.seat(giver) == seat:
            amounts = sorted({purse, *(gift for gift in gifts if gift < purse)})
            found += [
                (giver, taker, amount)
                for taker in range(1, len(state.lands))
                if taker != giver and state.lands[taker]
                for amount in amounts
            ]
    return found


def give(state: RebellionState, gift: tuple[int, int, int]) -> None:
    """RB-5.1: credits go from one Rebel to another."""
    giver, taker, amount = gift
    state.purse[giver] -= amount
    state.purse[taker] += amount
    if state.events is not None:
        state.tell("gave", giver, taker, amount)
