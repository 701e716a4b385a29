"""All cards by number, as the rules want them."""

from __future__ import annotations

from typing import Any

import msgspec

from spielwerk.engine.data import Source
from spielwerk.engine.errors import Unreadable, fault
from spielwerk.engine.option import THING
from spielwerk.games.counterweight.data import notation, phrase, standing
from spielwerk.games.counterweight.data.condition import Condition
from spielwerk.games.counterweight.data.manner import PLAIN, Manner
from spielwerk.games.counterweight.data.notation import Ability
from spielwerk.games.counterweight.data.rows import (
    ActionRow,
    AnchorRow,
    EmergencyRow,
    EnemyRow,
    Numbers,
    PrestigeRow,
    SectionRow,
    ShipRow,
    SiteRow,
)

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
NO_ABILITY = -1


class Rules:
    """All cards by number, laid out in columns; shared by all states and never changed."""

    def __init__(self, source: Source) -> None:
        self.numbers = numbers = source.toml("numbers", Numbers)
        # Those of the score, within reach: it is asked for at every step of a search
        self.points_prestige, self.points_marker = numbers.points_prestige, numbers.points_marker
        self.points_site = numbers.points_site
        self.influence_per_point = numbers.influence_per_point
        self.keys: list[str] = []
        self.kind: list[int] = []
        self.income: list[int] = []  # in the balance; upkeep is negative
        self.places: list[int] = []
        self.ability: list[int] = []  # numbers into `abilities`
        self.release: list[int] = []
        self.start: list[int] = []
        self.standing: list[tuple[int, ...]] = []
        self.stands: list[bool] = []  # whether a card has standing effects at all
        self.leaves: list[bool] = []  # whether a ship's own ability sends it off
        self.unlock: list[Condition | None] = []  # of prestige sections
        self.funds: list[int] = []  # start funds, price or cost in funds
        self.influence: list[int] = []  # start influence, price or cost in influence
        self.need: list[int] = []
        self.capacity: list[int] = []  # of a cargo ship
        self.resistance: list[tuple[bool, ...]] = []
        self.protection: list[tuple[bool, ...]] = []
        self.dice: list[int] = []
        self.loot: list[int] = []
        self.manner: list[Manner] = []  # of an enemy
        self.abilities: list[Ability] = []
        self.declinable: list[bool] = []  # by ability: it need not be asked for first
        self.of_kind: list[tuple[int, ...]] = []
        self._load(source)
        self.ships = sum(len(self.of_kind[kind]) for kind in (SHIP, INSPECTOR, ENEMY))
        self.inspector = self.of_kind[INSPECTOR][0]
        self.blocking = frozenset(
            card for card, stands in enumerate(self.standing) if stands[standing.BLOCK]
        )
        self._check(source)

    def _load(self, source: Source) -> None:
        ships = source.csv("ships", ShipRow)
        inspectors = [row for row in ships if row.ability == "inspect"]
        if [row.copies for row in inspectors] != [1]:
            raise source.row_fault("ships", "inspector", fault("fault-inspector"))
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
        """Lay a row out, once for every copy; one without copies is not in the game at all."""
        given: dict[str, Any] = msgspec.structs.asdict(row)
        try:
            abilities = [
                notation.ability(next((given[name] for name in columns if name in given), ""))
                for columns in (("ability", "nuisance", "effect"), ("release",), ("start",))
            ]
            _misplaced(file, abilities)
            if abilities[1] and not given["places"]:
                raise Unreadable(fault("fault-release"))
            stands = standing.read(given.get("standing", ""))
            resistance = notation.faces(given.get("resistance", ""))
            protection = notation.faces(given.get("protection", ""))
            unlock = (
                phrase.read(given["unlock"], Condition.kinds, "condition")
                if "unlock" in given
                else None
            )
            manner = (
                phrase.read(given["manner"], Manner.kinds, "manner")
                if given.get("manner")
                else PLAIN
            )
            influence = self._influence(given)
        except Unreadable as error:
            raise source.row_fault(file, row.key, error.message) from None
        if row.key in self.keys:
            raise source.row_fault(file, row.key, fault("fault-other-file", key=row.key))
        copies = given.get("copies", 1)
        if not copies:
            return
        ability, release, start = map(self._number, abilities)
        leaves = any(
            effect.sends_off
            for clause in (abilities[0].clauses if abilities[0] else ())
            for effect in clause.effects
        )
        for _ in range(copies):
            self.keys.append(row.key)
            self.kind.append(kind)
            self.income.append(given.get("income", given.get("upkeep", 0)))
            self.places.append(given.get("places", 0))
            self.ability.append(ability)
            self.release.append(release)
            self.start.append(start)
            self.standing.append(stands)
            self.stands.append(any(stands))
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
            self.manner.append(manner)

    def _influence(self, given: dict[str, Any]) -> int:
        """CW-2.1: an anchor that prints no influence gives the usual one."""
        found = given.get("influence", given.get("price_influence", 0))
        if found == "":
            return self.numbers.start_influence
        try:
            return int(found)
        except ValueError:
            wanted, got = fault("fault-kind-int"), fault("fault-kind-str")
            raise Unreadable(fault("fault-type", wanted=wanted, got=got)) from None

    def _number(self, ability: Ability | None) -> int:
        """The number of an ability among all different ones."""
        if ability is None:
            return NO_ABILITY
        if ability not in self.abilities:
            self.abilities.append(ability)
            self.declinable.append(ability.declinable)
        return self.abilities.index(ability)

    def _check(self, source: Source) -> None:
        """What no schema can say."""
        numbers = self.numbers
        if any(not 1 <= point <= numbers.ring for point in numbers.anchor_points):
            raise source.fault("numbers", "anchor_points", fault("fault-anchor-points"))
        if numbers.plan_sections + numbers.plan_prestige > numbers.plan:
            raise source.fault("numbers", "plan", fault("fault-plan"))
        for file, kind, least in (
            ("sections", SECTION, numbers.plan_sections),
            ("prestige", PRESTIGE, numbers.plan_prestige),
            ("sites", SITE_CARD, numbers.ring),
            ("actions", ACTION_CARD, 1),
            ("anchors", ANCHOR_CARD, 1),
            ("ships", SHIP, numbers.calm_ships),
        ):
            if len(self.of_kind[kind]) < least:
                raise source.row_fault(file, "", fault("fault-few", least=least))
        if len(self.of_kind[ENEMY]) > numbers.lane:
            raise source.row_fault("enemies", "", fault("fault-enemies"))
        if len(self.keys) > THING:
            raise source.row_fault("actions", "", fault("fault-many", most=THING))


def _misplaced(file: str, abilities: list[Ability | None]) -> None:
    """Refuses effects that make no sense on a card of this file, or as its release."""
    for own, ability in zip((True, False, False), abilities, strict=True):
        for clause in ability.clauses if ability else ():
            for effect in clause.effects:
                if effect.file and not (own and effect.file == file):
                    only = f"{effect.file}.csv"
                    raise Unreadable(fault("fault-misplaced", word=effect.word(), file=only))
