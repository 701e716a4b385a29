"""The shape of a board file (RB-2.5)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from spielwerk.games.rebellion.data.things import Colour, PlanetId, Surface

Positive = Annotated[int, Meta(ge=1, le=999)]
Amount = Annotated[int, Meta(ge=0, le=999)]
Players = Literal["2", "3", "4", "5"]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Every number that a designer might turn."""

    empire_credits: Amount
    rebel_credits: Amount
    units_per_port: Positive
    units_per_land: Positive
    rounds_alone: Amount
    unit_limit: Annotated[int, Meta(ge=1, le=500)]
    bridge_limit: Amount
    garrison: Positive
    minimum_income: Amount
    income_per_land: Amount
    unit_price: Positive
    land_price: Positive
    land_units: Positive
    bridge_price: Amount
    link_minimum: Amount
    roll_price: Positive
    storm_chance: Annotated[int, Meta(ge=0, le=100)]
    batch_price: Positive
    batch_size: Positive
    free_units: Positive
    pay_block: Positive
    pay_price: Amount
    gifts: list[Positive]


class Tuned(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Numbers of the set-up that the switch `balance` changes for a number of players (RB-3.1)."""

    empire_credits: Amount | None = None
    rebel_credits: Amount | None = None
    units_per_port: Positive | None = None
    units_per_land: Positive | None = None
    rounds_alone: Amount | None = None

    def on(self, numbers: Numbers) -> Numbers:
        """The numbers of the board with these instead of its own."""
        given = {key: value for key, value in asdict(self).items() if value is not None}
        return replace(numbers, **given)


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """From so many units on, a die of so many sides (RB-4.5)."""

    units: Positive
    sides: Annotated[int, Meta(ge=2, le=100)]


class Planet(Struct, frozen=True, forbid_unknown_fields=True):
    """A planet and its orbit (RB-2.4)."""

    id: PlanetId
    orbit: Annotated[int, Meta(ge=1)]
    fields: Annotated[int, Meta(ge=1, le=60)]
    dice: Annotated[list[Positive], Meta(min_length=1)]
    lands: Annotated[int, Meta(ge=0, le=8)]
    reinforcement: Amount


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What one Rebel begins with (RB-3.2)."""

    players: Literal[3, 4, 5]
    colour: Colour
    planets: Annotated[list[PlanetId], Meta(min_length=1)]
    lands: Positive


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """The same in both languages."""

    de: Annotated[str, Meta(min_length=1, max_length=160)]
    en: Annotated[str, Meta(min_length=1, max_length=160)]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """What a port or a land is called, and a line about it."""

    name: Said
    story: Said | None = None


class World(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and look of a planet; its port, then its lands in the order of their ring."""

    id: PlanetId
    name: Said
    story: Said | None = None
    surface: Surface = "rock"
    places: list[Place] = []


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules read of a board file."""

    spielwerk: str
    numbers: Numbers
    dice: Annotated[list[Die], Meta(min_length=1)]
    planets: Annotated[list[Planet], Meta(min_length=2)]
    starts: list[Start]
    tuned: dict[Players, Tuned] = {}


class BoardFile(Played, frozen=True, forbid_unknown_fields=True):
    """A file `board-<name>.toml`: that, and what its places are called."""

    worlds: list[World] = []
    names: str = ""  # the board whose names this one takes
