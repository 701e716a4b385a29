"""What the rows and tables of the data files must look like."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=1000)]
Positive = Annotated[int, Meta(ge=1, le=1000)]
Key = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A title as its row in a card file has it."""

    key: Key
    copies: Positive
    type: Literal["production", "open", "feature", "action", "reprint"]
    distance: Annotated[int, Meta(ge=0, le=3)]
    categories: str
    spoils: str
    deal: str
    effect: str
    bonus: str


class Connection(Struct, frozen=True, forbid_unknown_fields=True):
    """A connection card (S51-1.1)."""

    key: Key
    copies: Positive
    stack: Literal["red", "blue"]
    effect: str


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    """A faction board (S51-1.3)."""

    id: Key
    production: str
    actions: Annotated[list[str], Meta(min_length=1, max_length=8)]


class Factions(Struct, frozen=True, forbid_unknown_fields=True):
    """factions.toml."""

    spielwerk: Literal["state51/factions"]
    factions: Annotated[list[Faction], Meta(min_length=4)]


class Resistance(Struct, frozen=True, forbid_unknown_fields=True):
    """What it takes to raze a location of each row."""

    production: Positive
    feature: Positive
    action: Positive


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the virtual opponent (S51-8.1 to S51-8.6)."""

    row: Annotated[int, Meta(ge=3, le=20)]
    drawn: Count
    connection_points: Count
    attack_points: Count
    attacks: Positive
    worker_points: Count
    levels: list[Positive]
    deal_order: list[list[str]]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """numbers.toml."""

    spielwerk: Literal["state51/numbers"]
    end_points: Positive
    location_points: Count
    cards_dealt: Count
    cards_discarded: Count
    draft_extra: Count
    develop_bricks: Positive
    develop_points: Count
    connection_workers: Positive
    trade_workers: Positive
    open_workers: Positive
    owner_workers: Count
    shield_resistance: Count
    resistance: Resistance
    solo: Solo
