"""Titles and card ids: every copy of a card has a number, and a card keeps it.

The base game comes first, then the connection cards; the two expansions take turns behind them, so
that a card more in one of them shifts no number of a game without it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from spielwerk.engine.data import Source
from spielwerk.engine.errors import Unreadable, fault
from spielwerk.games.state51.data import effect, notation
from spielwerk.games.state51.data.effect import Action, Effect, Nothing
from spielwerk.games.state51.data.goods import Pairs
from spielwerk.games.state51.data.schema import Connection, Location

BASE = "base"
EXPANSIONS = ("new_era", "winter")
SETS = (BASE, *EXPANSIONS)
Row = Literal["production", "feature", "action"]
ROWS: tuple[Row, ...] = ("production", "feature", "action")
PRODUCTION, FEATURE, ACTION = range(3)
Stack = Literal["red", "blue"]
STACKS: tuple[Stack, ...] = ("red", "blue")


class Title(Struct, frozen=True):
    """A location as the rules know it."""

    key: str
    row: int
    distance: int
    categories: int  # a mask
    spoils: Pairs
    deal: int
    effect: Effect[Any]
    bonus: Effect[Any]
    open: bool = False
    shielded: bool = False  # counts as shielded all the time


class Contact(Struct, frozen=True):
    """A connection card as the rules know it."""

    key: str
    stack: int
    effect: Action[Any]


BLANK = Title("", 0, 0, 0, (), 0, Nothing(), Nothing())  # a number that no location has


def read_locations(source: Source) -> dict[str, list[Location]]:
    """The rows of the three sets; a reprint becomes the row that it repeats (S51-1.1)."""
    known: dict[str, Location] = {}
    sets: dict[str, list[Location]] = {}
    for name in SETS:
        sets[name] = []
        for row in source.csv(name, Location):
            first = known.get(row.key)
            if row.type == "reprint":
                if first is None:
                    raise source.row_fault(name, row.key, fault("fault-reprint"))
                row = replace(first, copies=row.copies)
            elif first is not None:
                raise source.row_fault(name, row.key, fault("fault-no-reprint"))
            elif not row.distance:
                raise source.row_fault(name, row.key, fault("fault-distance"))
            known.setdefault(row.key, row)
            sets[name].append(row)
    return sets


def read_title(source: Source, name: str, row: Location) -> Title:
    """The meaning of a row."""
    try:
        assert row.type != "reprint"
        kind: Row = "production" if row.type == "open" else row.type
        cell, shielded = row.effect, False
        if kind == "production":
            cell, shielded = notation.modifier(row.effect, notation.SHIELDED)
        return Title(
            key=row.key,
            row=ROWS.index(kind),
            distance=row.distance,
            categories=notation.categories(row.categories),
            spoils=notation.goods(row.spoils),
            deal=notation.goods(f"1 {row.deal}")[0][0],
            effect=effect.read(kind, cell),
            bonus=effect.read(effect.BONUS, row.bonus),
            open=row.type == "open",
            shielded=shielded,
        )
    except Unreadable as error:
        raise source.row_fault(name, row.key, error.message) from None


def read_contact(source: Source, row: Connection) -> Contact:
    """The meaning of a connection card's row."""
    try:
        return Contact(row.key, STACKS.index(row.stack), effect.read_exchange(row.effect))
    except Unreadable as error:
        raise source.row_fault("connections", row.key, error.message) from None


class Cards:
    """All cards by their number."""

    def __init__(self, source: Source) -> None:
        self.sets = read_locations(source)
        self.contact_rows = source.csv("connections", Connection)
        self.titles: dict[str, Title] = {}
        self.contacts: dict[int, Contact] = {}
        self.ids: dict[str, tuple[int, ...]] = {}  # of each set
        self._by_id: dict[int, Title] = {}
        size = self._number(source, BASE, 0, 1)
        for row in self.contact_rows:
            contact = read_contact(source, row)
            for _ in range(row.copies):
                self.contacts[size] = contact
                size += 1
        for place, name in enumerate(EXPANSIONS):
            self._number(source, name, size + place, len(EXPANSIONS))
        self.locations = sorted(self._by_id)
        last = max(self._by_id | self.contacts)
        self.title = [self._by_id.get(card, BLANK) for card in range(last + 1)]

    def _number(self, source: Source, name: str, first: int, by: int) -> int:
        """Give every copy of a set its number; returns the first that is free."""
        card = first
        for row in self.sets[name]:
            if row.key not in self.titles:
                self.titles[row.key] = read_title(source, name, row)
            for _ in range(row.copies):
                self._by_id[card] = self.titles[row.key]
                card += by
        self.ids[name] = tuple(range(first, card, by))
        return card

    def keys(self) -> list[str]:
        """The key of every number; empty where there is no card."""
        contacts = self.contacts
        return [
            contacts[card].key if card in contacts else title.key
            for card, title in enumerate(self.title)
        ]
