"""What production locations do (S51-2.2, S51-2.3); goods are a building bonus, too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine import Decision
from spielwerk.engine.option import thing_of
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data import notation, phrases
from spielwerk.games.state51.data.effect import (
    BONUS,
    PRODUCTION,
    Effect,
    Icon,
    good_icons,
    icon,
    sign,
)
from spielwerk.games.state51.data.goods import (
    CATEGORIES,
    COUNTABLE,
    GOODS,
    KIND,
    NAMES,
    RESOURCE,
    RESOURCES,
    Pairs,
)
from spielwerk.games.state51.rules.gain import COUNTED, gain, of_use
from spielwerk.games.state51.rules.names import (
    Words,
    card_name,
    parts,
)
from spielwerk.games.state51.rules.source import BONUS as BONUS_OF
from spielwerk.games.state51.rules.source import LOCATION
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb


class Goods(Effect[State51State], frozen=True):
    """Plain goods: `1 gun + 1 ammo`."""

    goods: Pairs

    places = frozenset({PRODUCTION, BONUS})
    form: ClassVar[str] = "{goods}"
    plain: ClassVar[bool] = True

    @classmethod
    def read(cls, cell: str) -> Goods:
        return cls(notation.goods(cell))

    def written(self) -> str:
        return notation.written(self.goods)

    def args(self) -> dict[str, int | str | Text]:
        return {"goods": phrases.goods(self.goods)}

    def icons(self) -> list[Icon]:
        return good_icons(self.goods)

    def gives(self, state: State51State, owner: int, card: int) -> bool:
        return of_use(state, (), self.goods)

    def produce(self, state: State51State, side: int, owner: int, card: int) -> None:
        gain(state, side, self.goods, LOCATION + card)

    def built(self, state: State51State, side: int, card: int) -> None:
        gain(state, side, self.goods, BONUS_OF + card)


class PerCategory(Effect[State51State], frozen=True):
    """So many for each location of a category: `1 gun per gun location max 3` (S51-2.3)."""

    good: int
    number: int
    category: int
    most: int

    places = frozenset({PRODUCTION, BONUS})
    form: ClassVar[str] = "{number} {good} per {category} location max {most}"

    @classmethod
    def read(cls, cell: str) -> PerCategory | None:
        found = re.fullmatch(r"(\d+) (\w+) per (\w+) location max (\d+)", cell)
        if not found:
            return None
        category = notation.category(found[3])
        return cls(notation.kind(found[2], KIND), int(found[1]), category, int(found[4]))

    def written(self) -> str:
        category = CATEGORIES[self.category]
        return f"{self.number} {GOODS[self.good]} per {category} location max {self.most}"

    def args(self) -> dict[str, int | str | Text]:
        return {
            "goods": phrases.amount(self.good, self.number),
            "category": f"category-{CATEGORIES[self.category]}",
            "most": self.most,
        }

    def icons(self) -> list[Icon]:
        counted = icon(CATEGORIES[self.category])
        return [*good_icons(((self.good, self.number),)), sign(":"), counted, sign(f"≤{self.most}")]

    def counted(self, state: State51State, owner: int) -> Pairs:
        """The goods, as many as the owner's state stands for."""
        return ((self.good, min(self.number * state.count(owner, self.category), self.most)),)

    def gives(self, state: State51State, owner: int, card: int) -> bool:
        made = self.counted(state, owner)
        return made[0][1] > 0 and of_use(state, (), made)

    def produce(self, state: State51State, side: int, owner: int, card: int) -> None:
        gain(state, side, self.counted(state, owner), LOCATION + card)

    def built(self, state: State51State, side: int, card: int) -> None:
        gain(state, side, self.counted(state, side), BONUS_OF + card)


class OneOf(Effect[State51State], frozen=True):
    """One of several goods: `1 brick / 1 iron`; who uses the location chooses (S51-2.2)."""

    either: tuple[Pairs, ...]

    places = frozenset({PRODUCTION})
    form: ClassVar[str] = "{either}"

    @classmethod
    def read(cls, cell: str) -> OneOf | None:
        return cls(tuple(map(notation.goods, cell.split(" / ")))) if " / " in cell else None

    def written(self) -> str:
        return " / ".join(map(notation.written, self.either))

    def args(self) -> dict[str, int | str | Text]:
        return {"goods": phrases.listed([phrases.goods(goods) for goods in self.either], "or")}

    def icons(self) -> list[Icon]:
        found: list[Icon] = good_icons(self.either[0])
        for goods in self.either[1:]:
            found += [sign("/"), *good_icons(goods)]
        return found

    def gives(self, state: State51State, owner: int, card: int) -> bool:
        return any(of_use(state, (), goods) for goods in self.either)

    def produce(self, state: State51State, side: int, owner: int, card: int) -> None:
        state.stack.append(ChooseGoods(side, card, self.either))


class ChooseGoods(Decision[State51State]):
    """A production location gives one of several goods."""

    name = "either"
    rule = "S51-2.2"
    side: int
    card: int
    either: tuple[Pairs, ...]

    def asks(self, state: State51State) -> int:
        return self.side

    def options(self, state: State51State) -> Sequence[int]:
        return [State51Verb.CHOOSE_GOODS.of(number) for number in range(len(self.either))]

    def prompt(self, state: State51State) -> Text:
        return text("prompt-either", card=card_name(state, self.card))

    def words(self, state: State51State, option: int) -> Words:
        goods = self.either[thing_of(option)]
        said = text("choice-choose-goods", goods=phrases.goods(goods), **parts(goods))
        return said, [f"good:{GOODS[kind]}" for kind, _ in goods]

    def choose(self, state: State51State, option: int) -> None:
        gain(state, self.side, self.either[thing_of(option)], LOCATION + self.card)


class PerGained(Effect[State51State], frozen=True):
    """So many for each good gained in this production phase: `1 vp per fuel gained max 3`."""

    good: int
    number: int
    counted: int
    most: int

    places = frozenset({PRODUCTION})
    form: ClassVar[str] = "{number} {good} per {counted} gained max {most}"

    @classmethod
    def read(cls, cell: str) -> PerGained | None:
        found = re.fullmatch(r"(\d+) (\w+) per (\w+) gained max (\d+)", cell)
        if not found:
            return None
        counted = notation.kind(found[3], COUNTABLE)
        return cls(notation.kind(found[2], KIND), int(found[1]), counted, int(found[4]))

    def written(self) -> str:
        counted = NAMES[self.counted]
        return f"{self.number} {GOODS[self.good]} per {counted} gained max {self.most}"

    def args(self) -> dict[str, int | str | Text]:
        return {
            "goods": phrases.amount(self.good, self.number),
            "counted": f"counted-{NAMES[self.counted]}",
            "most": self.most,
        }

    def icons(self) -> list[Icon]:
        made = good_icons(((self.good, self.number),))
        return [*made, sign(":"), *good_icons(((self.counted, 1),)), sign(f"≤{self.most}")]

    def gives(self, state: State51State, owner: int, card: int) -> bool:
        return bool(state.gained)  # outside the phase there is nothing to count (S51-2.3)

    def produce(self, state: State51State, side: int, owner: int, card: int) -> None:
        """Noted for the end of the phase."""
        if state.gained:
            state.late += (side, owner, card)

    def tally(self, state: State51State, side: int, owner: int, card: int) -> None:
        got = gained(state, owner, self.counted)
        gain(state, side, ((self.good, min(self.number * got, self.most)),), LOCATION + card)


def gained(state: State51State, side: int, kind: int) -> int:
    """How many goods of a kind, or resources of all kinds, a side has gained in this phase."""
    first = COUNTED * side
    if kind == RESOURCE:
        return sum(state.gained[first + resource] for resource in RESOURCES)
    return state.gained[first + kind]
