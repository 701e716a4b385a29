"""What lies on the table of 51st State."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spielwerk.engine import State
from spielwerk.games.state51.data.goods import KINDS
from spielwerk.games.state51.data.rules import Rules

if TYPE_CHECKING:
    from spielwerk.games.state51.options import State51Options

NONE = -1
PHASES = ("set-up", "lookout", "production", "actions", "clean-up")
SET_UP, LOOKOUT, PRODUCTION, ACTIONS, CLEAN_UP = range(5)
FOE = 1  # the side of the virtual opponent in a game for one (S51-8.2)


@dataclass(slots=True, init=False)
class State51State(State):
    """Sides are seats, and in a game for one the virtual opponent as side 1.

    A ruin stands in its row as `~card`. Goods that a building bonus has laid on a card (`caches`)
    are counted in `goods` too, as they pay for everything (S51-5.12).
    """

    game_id: ClassVar[str] = "state51"
    rules: Rules
    opt: State51Options

    sides: int
    round: int
    phase: int
    start: int  # the start player
    turn: int  # whose turn it is in the action phase
    deck: tuple[int, ...]
    left: int  # cards of the deck that have not been drawn
    discard: list[int]
    row: tuple[int, ...]  # the open cards of the lookout
    hands: list[tuple[int, ...]]
    contacts: list[tuple[int, ...]]  # connection cards in hand
    stacks: list[tuple[int, ...]]  # face-down connection cards, red and blue
    open: list[int]  # the open one on each stack
    spent: tuple[int, ...]  # connection cards that are out of the game
    faction: list[int]
    faction_used: list[int]  # bits of the faction actions used this round
    goods: list[int]  # of each side
    caches: list[tuple[int, ...]]  # (side, card, kind, number) of goods laid by a bonus
    stored: tuple[int, ...]  # goods of each side kept over the clean-up
    gained: list[int]  # what each side gained in this production phase; empty outside it
    late: tuple[int, ...]  # (side, owner, card) that pay by what was gained
    supplied: tuple[int, ...]  # (card that takes, location it takes from)
    vp: list[int]
    rows: list[tuple[int, ...]]  # production, features, actions of each side
    match: list[int]  # categories that a side's locations can be developed by
    deals: list[tuple[int, ...]]
    shields: int  # bits of cards
    used: int  # bits of locations used this round
    used_twice: int
    laid: list[tuple[int, ...]]  # (card, kind, number) of goods and workers on used locations
    passed: list[bool]
    attack: tuple[int, ...]  # the virtual opponent's attack pile
    attacking: bool  # False once it will pass on its next turn

    # What every phase asks

    def locations(self, side: int) -> int:
        """How many locations stand in a state; ruins are none."""
        rows = self.rows
        return sum(card >= 0 for row in rows[3 * side : 3 * side + 3] for card in row)

    def count(self, side: int, category: int) -> int:
        """How many locations of a category stand in a state (S51-2.3)."""
        categories = self.rules.categories
        return sum(
            categories[card] >> category & 1
            for row in self.rows[3 * side : 3 * side + 3]
            for card in row
            if card >= 0
        )

    def owner(self, card: int) -> int:
        """The side in whose state a location or ruin stands."""
        ruin = ~card
        for place, row in enumerate(self.rows):
            if card in row or ruin in row:
                return place // 3
        raise AssertionError(f"card {card} stands in no state")

    def scores(self) -> list[int]:
        """The points of every seat; at the end with those for locations."""
        return self.vp[: self.players]

    def winners(self) -> list[int]:
        """Most points, then most goods, then most locations, else shared (S51-7, S51-8.6)."""
        if not self.over:
            return []
        if self.players == 1:
            return [0] if self.vp[0] > self.vp[FOE] else []
        ranks = [
            (self.vp[seat], self.wealth(seat), self.locations(seat)) for seat in range(self.players)
        ]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def wealth(self, seat: int) -> int:
        """All goods of a seat, with those on its cards and its hand cards (S51-7)."""
        supply = sum(self.goods[KINDS * seat : KINDS * seat + KINDS])
        return supply + len(self.hands[seat]) + len(self.contacts[seat])
