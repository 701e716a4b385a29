"""What the card files and numbers.toml of Counterweight must hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Copies = Annotated[int, Meta(ge=0, le=12)]
Balance = Annotated[int, Meta(ge=-20, le=20)]
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Every number of the rules that is not printed on a card."""

    spielwerk: str
    ring: Annotated[int, Meta(ge=4, le=20)]
    anchor_points: tuple[int, ...]
    lane: Annotated[int, Meta(ge=3, le=20)]
    berths: Positive
    plan: Positive
    plan_sections: Count
    plan_prestige: Count
    calm_ships: Count
    inspector_depth: Count
    start_influence: Count
    remove_fee: Count
    marker_fee: Count
    overtake_fee: Positive
    call_fee: Count
    keep_fee: Positive
    send_off_fee: Positive
    drive_off: Positive
    control_start: Count
    control_max: Count
    half: Count
    deck_passes: Positive
    points_prestige: Count
    points_marker: Count
    points_site: Count
    influence_per_point: Positive
    points_inspector_prestige: Count
    points_inspector_other: Count


class AnchorRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of anchors.csv."""

    key: Key
    funds: Count
    influence: str
    income: Balance
    places: Count
    start: str
    ability: str
    release: str
    standing: str


class SectionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of sections.csv."""

    key: Key
    copies: Copies
    income: Balance
    places: Count
    ability: str
    release: str
    standing: str


class PrestigeRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of prestige.csv."""

    key: Key
    income: Balance
    places: Count
    unlock: str
    ability: str
    release: str
    standing: str


class SiteRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of sites.csv."""

    key: Key
    copies: Copies
    need: Positive
    upkeep: Balance
    nuisance: str
    standing: str


class ActionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of actions.csv."""

    key: Key
    copies: Copies
    funds: Count
    influence: Count
    effect: str


class EmergencyRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of emergencies.csv."""

    key: Key
    price_funds: Count
    price_influence: Count
    upkeep: Balance
    effect: str
    standing: str


class ShipRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of ships.csv; the one with the effect `inspect` is the inspector's."""

    key: Key
    copies: Copies
    upkeep: Balance
    cargo: Count
    resistance: str
    protection: str
    ability: str
    standing: str


class EnemyRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of enemies.csv."""

    key: Key
    copies: Copies
    dice: Annotated[int, Meta(ge=1, le=6)]
    loot: Positive
    manner: str
