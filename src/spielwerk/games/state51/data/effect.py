"""What an effect of a card is: one class a kind, found by the notation of a row.

A kind knows its fields, how a row writes it, what it does, its sentence and its icons. Defining the
class is all it takes to make the notation understand it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypedDict, TypeVar

import msgspec

from spielwerk.engine import State, Step
from spielwerk.engine.errors import Unreadable, fault
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data import notation, phrases
from spielwerk.games.state51.data.goods import NAMES, Pairs

S = TypeVar("S", bound=State)

# Where on a card an effect may stand.
PRODUCTION, FEATURE, ACTION, BONUS = "production", "feature", "action", "bonus"


class GoodIcon(TypedDict):
    """So many of a good."""

    good: str
    n: int


class PlainIcon(TypedDict):
    """Any other picture."""

    icon: str


class Sign(TypedDict):
    """A character between pictures."""

    sign: str


Icon = GoodIcon | PlainIcon | Sign


def good_icons(pairs: Pairs) -> list[Icon]:
    """Goods as pictures."""
    return [{"good": NAMES[kind], "n": number} for kind, number in pairs]


def icon(name: str) -> PlainIcon:
    """A picture."""
    return {"icon": name}


def sign(character: str) -> Sign:
    """A character."""
    return {"sign": character}


def kind_of(effect: type[Effect[Any]]) -> str:
    """The name of a kind in data and messages: `PerCategory` is `per-category`."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", effect.__name__).lower()


class Effect(msgspec.Struct, Generic[S], frozen=True):
    """One effect on a card. What a kind does not do, it leaves as it stands here."""

    kinds: ClassVar[list[type[Effect[Any]]]] = []
    places: ClassVar[frozenset[str]] = frozenset()
    form: ClassVar[str] = ""  # how it is written (`data/forms.py`); of an action, behind the arrow
    plain: ClassVar[bool] = False  # plain goods: what no other kind reads
    lends: ClassVar[bool] = True  # others' Suppliers may name a production location with it
    repeats: ClassVar[bool] = True  # another card may repeat the goods of a location with it

    def __init_subclass__(cls) -> None:
        """Remember every kind."""
        super().__init_subclass__()
        Effect.kinds.append(cls)

    # In a row, in words, in pictures

    @classmethod
    def read(cls, cell: str) -> Effect[S] | None:
        """The effect that a cell means, if it is of this kind."""
        raise AssertionError(f"{cls.__name__} can't be read")

    def written(self) -> str:
        """The cell that means this effect."""
        raise AssertionError(f"{type(self).__name__} can't be written")

    @property
    def kind(self) -> str:
        """The name of the kind in data and messages."""
        return kind_of(type(self))

    def args(self) -> dict[str, int | str | Text]:
        """What goes into its sentence."""
        return {}

    def text(self, place: str) -> Text | None:
        """Its sentence; production is told otherwise if it is `open`."""
        return text(f"effect-{self.kind}-{place}", **self.args())

    def icons(self) -> list[Icon]:
        """Its picture, in reading order."""
        return []

    # As production

    def early(self, seat: int, card: int) -> Step[S] | None:
        """What must be settled before anybody produces."""
        return None

    def produce(self, state: S, side: int, owner: int, card: int) -> None:
        """The location in `owner`'s state produces for `side`."""

    def tally(self, state: S, side: int, owner: int, card: int) -> None:
        """What it gives after all have produced, if it noted itself for that."""

    def gives(self, state: S, owner: int, card: int) -> bool:
        """Whether the location in `owner`'s state would bring anything if it produced now."""
        raise AssertionError(f"{type(self).__name__} has no goods of its own")

    # As a building bonus

    def built(self, state: S, side: int, card: int) -> None:
        """What building the location gives besides."""

    # As a feature

    def each_raze(self) -> Pairs:
        """Goods for every raze."""
        return ()

    def each_deal(self) -> Pairs:
        """Goods for every deal."""
        return ()

    def room(self) -> Pairs:
        """Goods that can be stored in the clean-up."""
        return ()

    def if_gained(self) -> tuple[int, int, Pairs] | None:
        """Goods for having gained so many of a kind in the production phase."""
        return None


class Nothing(Effect[S], frozen=True):
    """An empty cell."""

    places = frozenset({FEATURE, BONUS})
    form: ClassVar[str] = "-"

    @classmethod
    def read(cls, cell: str) -> Effect[S] | None:
        return cls() if cell == cls.form else None

    def written(self) -> str:
        return self.form

    def text(self, place: str) -> Text | None:
        return None


class Action(Effect[S], frozen=True):
    """What an action location gives for a price, once a round or twice."""

    price: Pairs
    uses: int

    always: ClassVar[bool] = False  # whether it is of use whenever it can be paid

    @classmethod
    def read(cls, cell: str) -> Effect[S] | None:
        cell, twice = notation.modifier(cell, notation.TWICE)
        left, arrow, right = cell.partition(" -> ")
        if not arrow:
            raise Unreadable(fault("fault-action", cell=cell))
        given = cls.read_given(right)
        if given is None:
            return None
        return cls(notation.price(left) if left else (), 2 if twice else 1, *given)

    def written(self) -> str:
        paid = f"{notation.written(self.price)} -> " if self.price else ""
        return paid + self.written_given() + (notation.TWICE if self.uses == 2 else "")

    @classmethod
    def read_given(cls, cell: str) -> Sequence[Any] | None:
        """The fields of this kind from what stands behind the arrow, if it is of this kind."""
        raise AssertionError(f"{cls.__name__} can't be read")

    def written_given(self) -> str:
        """What stands behind the arrow."""
        raise AssertionError(f"{type(self).__name__} can't be written")

    def args(self) -> dict[str, int | str | Text]:
        return {"price": phrases.price(self.price)}

    def text(self, place: str) -> Text | None:
        said = text(f"effect-{self.kind}", **self.args())
        return phrases.sentences([said, text("effect-twice")]) if self.uses == 2 else said

    def icons(self) -> list[Icon]:
        twice = [sign(f"×{self.uses}")] if self.uses > 1 else []
        paid = [*good_icons(self.price), sign("→")] if self.price else []
        return [*paid, *self.given_icons(), *twice]

    def goods_given(self) -> Pairs:
        """The goods of a plain exchange; nothing of any other action."""
        return ()

    def given_icons(self) -> list[Icon]:
        """What stands behind the arrow, in pictures."""
        raise AssertionError(f"{type(self).__name__} has no picture")

    def possible(self, state: S, seat: int, card: int) -> bool:
        """Whether it would do anything now."""
        raise AssertionError(f"{type(self).__name__} can't say whether it is of use")

    def use(self, state: S, seat: int, card: int) -> None:
        """Do it; the price is paid."""
        raise AssertionError(f"{type(self).__name__} does nothing")


def read(place: str, cell: str) -> Effect[Any]:
    """The effect that a cell means; kinds of plain goods are asked last."""
    for kind in sorted(Effect.kinds, key=lambda kind: kind.plain):
        if place in kind.places:
            found = kind.read(cell)
            if found is not None:
                return found
    raise Unreadable(fault("fault-cell", cell=cell))


def read_exchange(cell: str) -> Action[Any]:
    """A plain exchange of goods, once a round; what is free has no arrow."""
    found = read(ACTION, cell if " -> " in cell else f" -> {cell}")
    assert isinstance(found, Action)
    if not found.goods_given() or found.uses != 1:
        raise Unreadable(fault("fault-exchange", cell=cell))
    return found
