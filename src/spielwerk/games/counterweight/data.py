"""The card files and numbers of Counterweight, and the rules object made of them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from spielwerk.engine.data import Source
from spielwerk.games.counterweight import notation
from spielwerk.games.counterweight.notation import LEAVE, Ability

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Copies = Annotated[int, Meta(ge=0, le=12)]
Balance = Annotated[int, Meta(ge=-20, le=20)]
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]

# Kinds of cards
SHIP, INSPECTOR, ENEMY, ANCHOR_CARD, SECTION, PRESTIGE, SITE_CARD, ACTION_CARD, EMERGENCY = range(9)
KINDS = (
    "ship",
    "inspector",
    "enemy",
    "anchor",
    "section",
    "prestige",
    "site",
    "action",
    "emergency",
)


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
    amounts: Positive
    amount_step: Positive


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


NO_ABILITY = -1


class Rules:
    """All cards by number, laid out in columns; shared by all states and never changed."""

    def __init__(self, source: Source) -> None:
        self.numbers = source.toml("numbers", Numbers)
        self.keys: list[str] = []
        self.kind: list[int] = []
        self.copies: list[int] = []  # how many alike there are
        self.income: list[int] = []  # in the balance; upkeep is negative
        self.places: list[int] = []
        self.ability: list[int] = []  # numbers into `abilities`
        self.release: list[int] = []
        self.start: list[int] = []
        self.standing: list[tuple[int, ...]] = []
        self.stands: list[bool] = []  # whether a card has standing effects at all
        self.leaves: list[bool] = []  # whether a ship's own ability sends it off
        self.unlock: list[tuple[int, int]] = []
        self.funds: list[int] = []  # start funds, price or cost in funds
        self.influence: list[int] = []  # start influence, price or cost in influence
        self.need: list[int] = []
        self.capacity: list[int] = []  # of a cargo ship
        self.resistance: list[tuple[bool, ...]] = []
        self.protection: list[tuple[bool, ...]] = []
        self.dice: list[int] = []
        self.loot: list[int] = []
        self.abilities: list[Ability] = []
        self.of_kind: list[tuple[int, ...]] = []
        self._load(source)
        self.ships = sum(len(self.of_kind[kind]) for kind in (SHIP, INSPECTOR, ENEMY))
        self.inspector = self.of_kind[INSPECTOR][0]
        self._check(source)

    def _load(self, source: Source) -> None:
        ships = source.csv("ships", ShipRow)
        inspectors = [row for row in ships if row.ability == "inspect"]
        if [row.copies for row in inspectors] != [1]:
            raise source.row_fault("ships", "inspector", "there must be one inspector")
        for row in ships:
            if row.ability != "inspect":
                self._add(source, "ships", SHIP, row)
        self._close()
        self._add(source, "ships", INSPECTOR, inspectors[0])
        self._close()
        files: tuple[tuple[str, int, Any], ...] = (
            ("enemies", ENEMY, EnemyRow),
            ("anchors", ANCHOR_CARD, AnchorRow),
            ("sections", SECTION, SectionRow),
            ("prestige", PRESTIGE, PrestigeRow),
            ("sites", SITE_CARD, SiteRow),
            ("actions", ACTION_CARD, ActionRow),
            ("emergencies", EMERGENCY, EmergencyRow),
        )
        for name, kind, schema in files:
            for row in source.csv(name, schema):
                self._add(source, name, kind, row)
            self._close()

    def _close(self) -> None:
        first = sum(map(len, self.of_kind))
        self.of_kind.append(tuple(range(first, len(self.keys))))

    def _add(self, source: Source, file: str, kind: int, row: Any) -> None:
        """Lay a row out, once for every copy."""
        given: dict[str, Any] = msgspec.structs.asdict(row)
        try:
            ability = self._ability(given, "ability", "nuisance", "effect")
            release = self._ability(given, "release")
            start = self._ability(given, "start")
            standing = notation.standing(given.get("standing", ""))
            resistance = notation.faces(given.get("resistance", ""))
            protection = notation.faces(given.get("protection", ""))
            unlock = notation.condition(given.get("unlock", "always"))
            influence = self._influence(given)
        except ValueError as error:
            raise source.row_fault(file, row.key, str(error)) from None
        leaves = ability != NO_ABILITY and any(
            kind == LEAVE
            for clause in self.abilities[ability].clauses
            for kind, _ in clause.effects
        )
        if row.key in self.keys:
            raise source.row_fault(file, row.key, f"another file has a card '{row.key}' too")
        copies = given.get("copies", 1)
        for _ in range(copies):
            self.keys.append(row.key)
            self.kind.append(kind)
            self.copies.append(copies)
            self.income.append(given.get("income", given.get("upkeep", 0)))
            self.places.append(given.get("places", 0))
            self.ability.append(ability)
            self.release.append(release)
            self.start.append(start)
            self.standing.append(standing)
            self.stands.append(any(standing))
            self.leaves.append(leaves)
            self.unlock.append(unlock)
            self.funds.append(given.get("funds", given.get("price_funds", 0)))
            self.influence.append(influence)
            self.need.append(given.get("need", 0))
            self.capacity.append(given.get("cargo", 0))
            self.resistance.append(resistance)
            self.protection.append(protection)
            self.dice.append(given.get("dice", 0))
            self.loot.append(given.get("loot", 0))

    def _influence(self, given: dict[str, Any]) -> int:
        """CW-2.1: an anchor that prints no influence gives the usual one."""
        found = given.get("influence", given.get("price_influence", 0))
        if found == "":
            return self.numbers.start_influence
        return int(found)

    def _ability(self, given: dict[str, Any], *columns: str) -> int:
        """The number of the ability in the first of these columns that the file has."""
        text = next((given[column] for column in columns if column in given), "")
        parsed = notation.ability(text)
        if parsed is None:
            return NO_ABILITY
        if parsed not in self.abilities:
            self.abilities.append(parsed)
        return self.abilities.index(parsed)

    def _check(self, source: Source) -> None:
        """What no schema can say."""
        numbers = self.numbers
        if any(not 1 <= point <= numbers.ring for point in numbers.anchor_points):
            raise source.fault("numbers", "$.anchor_points: every point is a field of the ring")
        if numbers.plan_sections + numbers.plan_prestige > numbers.plan:
            raise source.fault("numbers", "$.plan: the plan is too small for its first cards")
        for file, kind, least in (
            ("sections", SECTION, numbers.plan_sections),
            ("prestige", PRESTIGE, numbers.plan_prestige),
            ("sites", SITE_CARD, numbers.ring),
            ("actions", ACTION_CARD, 1),
            ("anchors", ANCHOR_CARD, 1),
            ("ships", SHIP, numbers.calm_ships),
        ):
            if len(self.of_kind[kind]) < least:
                raise source.row_fault(file, "", f"at least {least} of these cards are needed")
        if len(self.of_kind[ENEMY]) > numbers.lane:
            raise source.row_fault("enemies", "", "more enemies than the intercept course can hold")
        if len(self.keys) > 256:
            raise source.row_fault("actions", "", "more than 256 cards in all")
