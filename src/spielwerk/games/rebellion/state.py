"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spielwerk.engine.state import State
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.gifts import Gift

if TYPE_CHECKING:
    from spielwerk.games.rebellion.options import Options

REBELS_WIN = "rebels"
EMPIRE_WINS = "empire"
LIMIT = "limit"
STAYS = "stays"  # the switch `fallen`: who has no land plays on (RB-1.3)


@dataclass(slots=True, init=False)
class RebellionState(State):
    """One game. Lists by faction, planet or land have holes where the table has no such thing."""

    game_id: ClassVar[str] = "rebellion"
    rules: Board
    opt: Options

    bridges: tuple[int, ...]  # the fields that carry one, sorted
    declined: tuple[int, ...]  # lands or planets that were asked for in vain in this phase
    faction: int  # whose turn it is
    lands: list[int]  # by faction: how many it holds
    links: tuple[int, ...]  # all pairs of connected ports as `connection.pair` numbers them, sorted
    owner: list[int]  # by land: the faction
    phase: int  # 1 … 7 as the rulebook numbers them (RB-4); 0 before the first turn
    place: tuple[int, ...]  # by planet: the space field it stands on
    purse: list[int]  # by faction: credits
    round: int
    seats: tuple[int, ...]  # by faction: who decides for it
    troops: list[int]  # by faction: units on the board
    units: list[int]  # by land

    @property
    def factions(self) -> tuple[int, ...]:
        """All that play: the Empire, then the Rebels in turn order."""
        return self.rules.factions[self.players]

    def scores(self) -> list[int]:
        """The lands that every seat holds."""
        held = [0] * self.players
        for faction in self.factions:
            held[self.seats[faction]] += self.lands[faction]
        return held

    def winners(self) -> list[int]:
        """The Empire, or all Rebels together, also those without a land (RB-1.1)."""
        if self.end_reason == EMPIRE_WINS:
            return [self.seats[EMPIRE]]
        if self.end_reason == REBELS_WIN:
            return list(range(1, self.players))
        return []

    def is_out(self, faction: int) -> bool:
        """RB-1.3: whether a Rebel has fallen for good; normally nobody ever does."""
        return not self.lands[faction] and self.opt.fallen != STAYS

    def unasked(self, seat: int) -> Gift:
        """RB-5.1: Rebels may give each other credits at any time."""
        return Gift(seat)
