"""What features do all the time; the steps of the phases look it up."""

from __future__ import annotations

import re
from typing import ClassVar

from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data import notation, phrases
from spielwerk.games.state51.data.effect import FEATURE, Effect, Icon, good_icons, icon, sign
from spielwerk.games.state51.data.goods import COUNTABLE, NAMES, RESOURCE, Pairs
from spielwerk.games.state51.data.phrases import ALL
from spielwerk.games.state51.state import State51State


class Store(Effect[State51State], frozen=True):
    """Room in the clean-up: `store 2 resource + 2 worker`, `store all worker` (S51-6)."""

    goods: Pairs

    places = frozenset({FEATURE})
    form: ClassVar[str] = "store {room}"

    @classmethod
    def read(cls, cell: str) -> Store | None:
        if not cell.startswith("store "):
            return None
        return cls(notation.price(cell[6:].replace("all ", f"{ALL} ")))

    def written(self) -> str:
        return f"store {notation.written(self.goods)}".replace(f"{ALL} ", "all ")

    def args(self) -> dict[str, int | str | Text]:
        return {"goods": phrases.listed([_room(*part) for part in self.goods], "and")}

    def icons(self) -> list[Icon]:
        found: list[Icon] = [icon("store")]
        for kind, number in self.goods:
            if number == ALL:
                found += [sign("∞"), *good_icons(((kind, 1),))]
            else:
                found += good_icons(((kind, number),))
        return found

    def room(self) -> Pairs:
        return self.goods


def _room(kind: int, number: int) -> Text:
    if number == ALL:
        return text("room-all", goods=f"many-{NAMES[kind]}")
    if kind == RESOURCE:
        return text("room-resource", n=number)
    return text("room-some", goods=phrases.amount(kind, number))


class Each(Effect[State51State], frozen=True):
    """Goods every time: `each raze: 1 vp`, `each raze or deal: 1 ammo` (S51-9)."""

    goods: Pairs
    when: str

    places = frozenset({FEATURE})
    form: ClassVar[str] = "each {when}: {goods}"

    @classmethod
    def read(cls, cell: str) -> Each | None:
        found = re.fullmatch(r"each (raze|deal|raze or deal): (.+)", cell)
        return cls(notation.goods(found[2]), found[1]) if found else None

    def written(self) -> str:
        return f"each {self.when}: {notation.written(self.goods)}"

    def text(self, place: str) -> Text:
        return text(f"effect-each-{self.when.replace(' ', '-')}", goods=phrases.goods(self.goods))

    def icons(self) -> list[Icon]:
        when: list[Icon] = []
        for name in self.when.split(" or "):
            when += [sign("/"), icon(name)] if when else [icon(name)]
        return [*when, sign("→"), *good_icons(self.goods)]

    def each_raze(self) -> Pairs:
        return self.goods if "raze" in self.when else ()

    def each_deal(self) -> Pairs:
        return self.goods if "deal" in self.when else ()


class Gained(Effect[State51State], frozen=True):
    """Goods for enough gained in the production phase: `gained 5 resource: 2 vp` (S51-4)."""

    counted: int
    least: int
    goods: Pairs

    places = frozenset({FEATURE})
    form: ClassVar[str] = "gained {least} {counted}: {goods}"

    @classmethod
    def read(cls, cell: str) -> Gained | None:
        found = re.fullmatch(r"gained (\d+) (\w+): (.+)", cell)
        if not found:
            return None
        counted = notation.kind(found[2], COUNTABLE)
        return cls(counted, int(found[1]), notation.goods(found[3]))

    def written(self) -> str:
        return f"gained {self.least} {NAMES[self.counted]}: {notation.written(self.goods)}"

    def args(self) -> dict[str, int | str | Text]:
        least = phrases.amount(self.counted, self.least)
        return {"least": least, "goods": phrases.goods(self.goods)}

    def icons(self) -> list[Icon]:
        least = good_icons(((self.counted, self.least),))
        return [sign("≥"), *least, sign("→"), *good_icons(self.goods)]

    def if_gained(self) -> tuple[int, int, Pairs]:
        return self.counted, self.least, self.goods
