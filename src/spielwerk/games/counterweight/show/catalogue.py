"""Every card as plain data with its rules in words: what a client prints on it."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data import standing
from spielwerk.games.counterweight.data.cards import KINDS, NO_ABILITY, Rules
from spielwerk.games.counterweight.data.manner import PLAIN
from spielwerk.games.counterweight.data.notation import SIDES
from spielwerk.games.counterweight.data.phrase import Phrase


class Printed(TypedDict):
    """An effect or a condition: its kind and number, and how it reads."""

    kind: str
    n: int
    text: Text
    icon: str


class PrintedClause(TypedDict):
    """A clause of an ability: what must be rolled, and what happens then."""

    when: Text | None
    effects: list[Printed]


class PrintedCard(TypedDict):
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
    manner: Text | None
    start: list[PrintedClause]
    ability: list[PrintedClause]
    release: list[PrintedClause]
    standing: list[Text]
    unlock: Printed | None


def catalogue(rules: Rules) -> dict[str, PrintedCard]:
    """All cards by their keys."""
    found: dict[str, PrintedCard] = {}
    for card, key in enumerate(rules.keys):
        if key in found:
            found[key]["ids"].append(card)
        else:
            found[key] = _card(rules, card)
    return found


def _card(rules: Rules, card: int) -> PrintedCard:
    key = rules.keys[card]
    unlock = rules.unlock[card]
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
        "resistance": results(rules.resistance[card]),
        "protection": results(rules.protection[card]),
        "dice": rules.dice[card],
        "loot": rules.loot[card],
        "manner": None if rules.manner[card] == PLAIN else rules.manner[card].text(),
        "start": _ability(rules, rules.start[card]),
        "ability": _ability(rules, rules.ability[card]),
        "release": _ability(rules, rules.release[card]),
        "standing": standing.texts(rules.standing[card]),
        "unlock": _printed(unlock) if unlock else None,
    }


@cache
def results(covered: tuple[bool, ...]) -> list[int]:
    """The results of a die that a resistance or protection covers."""
    return [die for die in range(SIDES + 1) if covered[die]]


def _ability(rules: Rules, number: int) -> list[PrintedClause]:
    if number == NO_ABILITY:
        return []
    ability = rules.abilities[number]
    return [
        {
            "when": clause.when(ability.dice),
            "effects": [_printed(effect) for effect in clause.effects],
        }
        for clause in ability.clauses
    ]


def _printed(phrase: Phrase) -> Printed:
    return {"kind": phrase.word(), "n": phrase.n, "text": phrase.text(), "icon": phrase.icon}
