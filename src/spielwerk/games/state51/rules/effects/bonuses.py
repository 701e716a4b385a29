"""What building a location gives besides, where it is more than goods (S51-5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import Decision
from spielwerk.engine.option import thing_of
from spielwerk.engine.view import Text
from spielwerk.games.state51.data import notation, phrases
from spielwerk.games.state51.data.effect import BONUS, Effect, Icon, good_icons, icon
from spielwerk.games.state51.data.goods import KINDS, Pairs
from spielwerk.games.state51.rules.effects.repeats import lendable
from spielwerk.games.state51.rules.gain import TOLD
from spielwerk.games.state51.rules.names import Words, about_card, owner_name, place_name
from spielwerk.games.state51.rules.source import Source
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb


class Place(Effect[State51State], frozen=True):
    """Goods that lie on the card until they are spent: `place 3 brick` (S51-5.12)."""

    goods: Pairs

    places = frozenset({BONUS})
    form: ClassVar[str] = "place {goods}"

    @classmethod
    def read(cls, cell: str) -> Place | None:
        return cls(notation.goods(cell[6:])) if cell.startswith("place ") else None

    def written(self) -> str:
        return f"place {notation.written(self.goods)}"

    def args(self) -> dict[str, int | str | Text]:
        return {"goods": phrases.goods(self.goods), "n": sum(n for _, n in self.goods)}

    def icons(self) -> list[Icon]:
        return [icon("place"), *good_icons(self.goods)]

    def built(self, state: State51State, side: int, card: int) -> None:
        for good, number in self.goods:
            state.goods[KINDS * side + good] += number
            state.caches.append((side, card, good, number))
            state.tell(TOLD[good], side, number, Source.PLACED.of(card))


class Borrow(Effect[State51State], frozen=True):
    """Suppliers: the goods of another's production, who loses nothing (S51-9)."""

    places = frozenset({BONUS})
    form: ClassVar[str] = "goods of a production of another"

    @classmethod
    def read(cls, cell: str) -> Borrow | None:
        return cls() if cell == cls.form else None

    def written(self) -> str:
        return self.form

    def icons(self) -> list[Icon]:
        return [icon("borrow"), icon("production")]

    def built(self, state: State51State, side: int, card: int) -> None:
        state.stack.append(BorrowOne(side))


class BorrowOne(Decision[State51State]):
    """Which location that would bring anything; who has passed is safe (S51-5.10)."""

    name = "borrow"
    rule = "S51-9"
    side: int

    def asks(self, state: State51State) -> int:
        return self.side

    def options(self, state: State51State) -> Sequence[int]:
        return sorted(
            State51Verb.BORROW.of(card)
            for other in state.rules.others[state.sides][self.side]
            if not state.passed[other]
            for card in lendable(state, other)
            if state.rules.effect[card].gives(state, other, card)
        )

    def words(self, state: State51State, option: int) -> Words:
        card = thing_of(option)
        return about_card(option, place_name(state, card), owner=owner_name(state, card))

    def choose(self, state: State51State, option: int) -> None:
        """Its goods, categories counted in its owner's state."""
        card = thing_of(option)
        state.tell("borrowed", self.side, card)
        state.rules.effect[card].produce(state, self.side, state.owner(card), card)
