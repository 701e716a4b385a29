"""What a variant changes, entry by entry, and what became of the cards that it changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

import msgspec
import polars as pl

from spielwerk.games import game as find_game
from spielwerk.lab.cards import drawn_lift
from spielwerk.lab.plan import Plan
from spielwerk.lab.reading import Reading
from spielwerk.lab.stats import Estimate

if TYPE_CHECKING:
    from spielwerk.lab.compare import Difference
    from spielwerk.lab.sayer import Sayer

Raw = tuple[str, int, Estimate, Estimate, Estimate, float]
"""A figure, a table, before, after, the difference, and its error."""


@dataclass(frozen=True)
class Entry:
    """An entry of the data files that differs, or a row that is new or left out (no name)."""

    file: str
    row: str  # the key of a row, or empty
    name: str
    before: str
    after: str

    @property
    def thing(self) -> str:
        """The card it belongs to, as the rows of a run name it, or the entry itself."""
        return f"card-{self.row}" if self.row else f"{self.file}.{self.name}"

    def said(self, say: Sayer) -> str:
        """In a few words: `distance 1 → 2`."""
        if self.row and not self.name:
            return say("changed-new" if self.after else "changed-gone")
        return f"{self.name} {self.before or '–'} → {self.after or '–'}"


@dataclass(frozen=True)
class Changed:
    """A thing that a variant changes, and its figures before and after."""

    thing: str
    entries: list[Entry]
    rows: list[Difference]

    def called(self, say: Sayer) -> str:
        """A card by its name, another entry as `--set` names it."""
        return say.name(self.thing) if self.entries[0].row else self.thing


def changed_entries(base: Plan, other: Plan) -> list[Entry]:
    """All entries in which the data of two plans differ."""
    old, new = (
        find_game(plan.game, plan.pack or None, plan.changes).source.parsed
        for plan in (base, other)
    )
    return [
        entry
        for file in new
        for entry in _differ(file, "", "", *(msgspec.to_builtins(x[file]) for x in (old, new)))
    ]


def _differ(file: str, row: str, name: str, old: Any, new: Any) -> Iterator[Entry]:
    """The entries below a place that differ."""
    if old == new:
        return
    if isinstance(new, dict) and isinstance(old, dict | None):
        for key, value in new.items():
            inner = f"{name}.{key}" if name else key
            yield from _differ(file, row, inner, (old or {}).get(key), value)
    elif _keyed(new) and (old is None or _keyed(old)):
        known = {_key(one): one for one in old or []}
        for one in new:
            key, before = _key(one), known.pop(_key(one), None)
            if "key" not in one:
                yield from _differ(file, row, f"{name}.{key}", before, one)
            elif before is None:
                yield Entry(file, key, "", "", key)
            else:
                yield from _differ(file, key, "", before, one)
        for key, one in known.items():  # left out
            yield Entry(file, key, "", key, "") if "key" in one else Entry(file, row, name, key, "")
    else:
        yield Entry(file, row, name, *("" if value is None else str(value) for value in (old, new)))


def _keyed(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) and _key(one) for one in value)


def _key(row: dict[str, Any]) -> str:
    return str(row.get("key") or row.get("id") or "")


def of_thing(reading: Reading, players: int, thing: str) -> pl.DataFrame:
    """By game: whether a card was drawn, built, used …; and its owners."""
    lens = reading.lens
    columns = {
        f"{role}({thing})": pl.col("kind").is_in(list(kinds)).any().cast(pl.Float64)
        for role, kinds in lens.roles.items()
    }
    owned = pl.col("kind").is_in(list(lens.claims))
    columns[f"owners({thing})"] = pl.col("seat").filter(owned).n_unique().cast(pl.Float64)
    found = [
        part.filter(pl.col("thing") == thing).group_by("number").agg(**columns).collect()
        for (part,) in reading.store.parts("things", players=players)
    ]
    if not found:
        return pl.DataFrame(schema={"number": pl.UInt32, **dict.fromkeys(columns, pl.Float64)})
    return pl.concat(found)


def lifts_of(base: Reading, other: Reading, players: int, thing: str) -> list[Raw]:
    """How much more often those win who drew the card blind, before and after."""
    old, new = (drawn_lift(reading, thing, players) for reading in (base, other))
    if old is None or new is None:
        return []
    value = new.value - old.value
    error = sqrt(sum(((one.high - one.low) / 3.92) ** 2 for one in (old, new)))
    difference = Estimate(value, value, value, n=min(old.n, new.n))
    return [(f"draw({thing})", players, old, new, difference, error)]
