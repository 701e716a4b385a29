"""Every card as plain data, its rules put into words by messages: what a client prints on it."""

from __future__ import annotations

from typing import TypedDict

from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data import KINDS, NO_ABILITY, PRESTIGE, Rules
from spielwerk.games.counterweight.notation import (
    CONDITIONS,
    DIE,
    EFFECTS,
    SIDES,
    STANDING,
    Clause,
    Effect,
)


class Lines(TypedDict):
    """A clause of an ability: what must be rolled, and what happens then."""

    when: Text | None
    effects: list[Text]


class Card(TypedDict):
    """A card as it is printed; what it does not have is 0 or empty."""

    key: str
    kind: str
    name: Text
    story: Text
    ids: list[int]
    income: int
    places: int
    funds: int
    influence: int
    need: int
    capacity: int
    resistance: list[int]
    protection: list[int]
    dice: int
    loot: int
    start: list[Lines]
    ability: list[Lines]
    release: list[Lines]
    standing: list[Text]
    unlock: Text | None


def catalogue(rules: Rules) -> dict[str, Card]:
    """All cards by their keys."""
    found: dict[str, Card] = {}
    for card, key in enumerate(rules.keys):
        if key in found:
            found[key]["ids"].append(card)
        else:
            found[key] = _card(rules, card)
    return found


def _card(rules: Rules, card: int) -> Card:
    key = rules.keys[card]
    condition, number = rules.unlock[card]
    return {
        "key": key,
        "kind": KINDS[rules.kind[card]],
        "name": text(f"card-{key}"),
        "story": text(f"card-{key}-text"),
        "ids": [card],
        "income": rules.income[card],
        "places": rules.places[card],
        "funds": rules.funds[card],
        "influence": rules.influence[card],
        "need": rules.need[card],
        "capacity": rules.capacity[card],
        "resistance": [die for die in range(SIDES + 1) if rules.resistance[card][die]],
        "protection": [die for die in range(SIDES + 1) if rules.protection[card][die]],
        "dice": rules.dice[card],
        "loot": rules.loot[card],
        "start": _ability(rules, rules.start[card]),
        "ability": _ability(rules, rules.ability[card]),
        "release": _ability(rules, rules.release[card]),
        "standing": [
            text(f"standing-{STANDING[kind]}{'' if value > 0 else '-less'}", n=abs(value))
            for kind, value in enumerate(rules.standing[card])
            if value
        ],
        "unlock": text(f"unlock-{CONDITIONS[condition]}", n=number)
        if rules.kind[card] == PRESTIGE
        else None,
    }


def _ability(rules: Rules, number: int) -> list[Lines]:
    if number == NO_ABILITY:
        return []
    ability = rules.abilities[number]
    return [
        {
            "when": _when(ability.dice, clause),
            "effects": [effect_text(effect) for effect in clause.effects],
        }
        for clause in ability.clauses
    ]


def _when(dice: int, clause: Clause) -> Text | None:
    if not dice:
        return None
    if clause.low <= 1 and clause.high == SIDES:
        return text("check-any", dice=dice)
    if clause.high == clause.low:
        return text("check-exactly", dice=dice, low=clause.low)
    if clause.high == SIDES:
        return text("check-at-least", dice=dice, low=clause.low)
    return text("check-between", dice=dice, low=clause.low, high=clause.high)


def effect_text(effect: Effect) -> Text:
    """An effect in words."""
    kind, number = effect
    if number == DIE:
        return text(f"effect-{EFFECTS[kind]}-die")
    return text(f"effect-{EFFECTS[kind]}{'' if number > 0 else '-less'}", n=abs(number))
