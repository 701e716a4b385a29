"""All cards and boards as plain data: the client reads it once and draws every card by its key."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from spielwerk.games.state51.data import ROWS, SETS, STACKS, Rules
from spielwerk.games.state51.goods import CATEGORIES, DEAL, GOODS, RESOURCE, Pairs
from spielwerk.games.state51.notation import (
    AGAIN,
    BORROW,
    CLEAR,
    EACH,
    EITHER,
    EXCHANGE,
    GAINED,
    NOTHING,
    OTHER_DEAL,
    OWN_DEALS,
    PER,
    PER_GAINED,
    PLACE,
    PRODUCE,
    REPEAT,
    STEAL,
    STORE,
    TAKE,
    Effect,
)

NAMES = {**dict(enumerate(GOODS)), RESOURCE: "resource", DEAL: "deal"}
KINDS = {
    NOTHING: "nothing",
    PRODUCE: "goods",
    EITHER: "either",
    PER: "per-category",
    PER_GAINED: "per-gained",
    REPEAT: "repeat",
    TAKE: "take-production",
    STORE: "store",
    EACH: "each",
    GAINED: "gained",
    EXCHANGE: "exchange",
    STEAL: "steal",
    CLEAR: "clear",
    OWN_DEALS: "own-deals",
    OTHER_DEAL: "other-deal",
    AGAIN: "produce-again",
    PLACE: "place",
    BORROW: "borrow",
}


class Amount(TypedDict):
    """So many of a good."""

    good: str
    n: int


class EffectFacts(TypedDict):
    """An effect, so that it can be drawn with icons."""

    kind: str
    price: NotRequired[list[Amount]]
    goods: NotRequired[list[Amount]]
    either: NotRequired[list[list[Amount]]]
    per: NotRequired[str]  # a category, or a good gained
    least: NotRequired[Amount]  # gained at least so much
    most: NotRequired[int]
    on_raze: NotRequired[bool]
    on_deal: NotRequired[bool]
    uses: NotRequired[int]
    n: NotRequired[int]


class LocationFacts(TypedDict):
    """A title."""

    row: str
    open: bool
    shielded: bool
    distance: int
    resistance: int
    categories: list[str]
    spoils: list[Amount]
    deal: str
    effect: EffectFacts
    bonus: EffectFacts
    copies: dict[str, int]


class ConnectionFacts(TypedDict):
    """A connection card."""

    stack: str
    price: list[Amount]
    goods: list[Amount]


class FactionFacts(TypedDict):
    """A faction board."""

    production: list[Amount]
    actions: list[EffectFacts]


class Catalogue(TypedDict):
    """Everything printed."""

    keys: list[str]  # by card id
    locations: dict[str, LocationFacts]
    connections: dict[str, ConnectionFacts]
    factions: dict[str, FactionFacts]
    goods: list[str]
    categories: list[str]
    end_points: int
    trade_workers: int
    connection_workers: int
    open_workers: int
    develop_bricks: int
    levels: list[int]


def catalogue(rules: Rules) -> Catalogue:
    """What is printed on cards and boards."""
    numbers = rules.numbers
    return {
        "keys": list(rules.key),
        "locations": {key: _location(rules, key) for key in rules.titles},
        "connections": {
            rules.key[card]: {
                "stack": STACKS[rules.stack_of[card]],
                "price": amounts(rules.connection_price[card]),
                "goods": amounts(rules.connection_goods[card]),
            }
            for card in rules.stack_of
        },
        "factions": {
            key: {
                "production": amounts(rules.faction_goods[number]),
                "actions": [
                    {
                        "kind": "exchange",
                        "price": amounts(price),
                        "goods": amounts(goods),
                        "uses": 1,
                    }
                    for price, goods, _ in rules.faction_actions[number]
                ],
            }
            for number, key in enumerate(rules.factions)
        },
        "goods": list(GOODS),
        "categories": list(CATEGORIES),
        "end_points": numbers.end_points,
        "trade_workers": numbers.trade_workers,
        "connection_workers": numbers.connection_workers,
        "open_workers": numbers.open_workers,
        "develop_bricks": numbers.develop_bricks,
        "levels": numbers.solo.levels,
    }


def _location(rules: Rules, key: str) -> LocationFacts:
    card = rules.key.index(key)
    return {
        "row": ROWS[rules.row[card]],
        "open": rules.open[card],
        "shielded": rules.forged[card],
        "distance": rules.distance[card],
        "resistance": rules.resistance[card],
        "categories": [
            name for bit, name in enumerate(CATEGORIES) if rules.categories[card] >> bit & 1
        ],
        "spoils": amounts(rules.spoils[card]),
        "deal": GOODS[rules.deal[card]],
        "effect": _effect(rules.effect[card], rules.uses[card]),
        "bonus": _effect(rules.bonus[card], 0),
        "copies": {
            name: sum(rules.key[other] == key for other in rules.cards[name]) for name in SETS
        },
    }


def _effect(effect: Effect, uses: int) -> EffectFacts:
    row: Any = effect
    kind = row[0]
    facts: EffectFacts = {"kind": KINDS[kind]}
    if uses:
        facts["price"] = amounts(row[1])
        facts["uses"] = uses
    if kind in (PRODUCE, PLACE, STORE):
        facts["goods"] = amounts(row[1])
    elif kind == EITHER:
        facts["either"] = [amounts(goods) for goods in row[1:]]
    elif kind in (PER, PER_GAINED):
        facts["goods"] = amounts(((row[1], row[2]),))
        facts["per"] = CATEGORIES[row[3]] if kind == PER else NAMES[row[3]]
        facts["most"] = row[4]
    elif kind == EACH:
        facts["goods"] = amounts(row[1] or row[2])
        facts["on_raze"] = bool(row[1])
        facts["on_deal"] = bool(row[2])
    elif kind == GAINED:
        facts["least"] = {"good": NAMES[row[1]], "n": row[2]}
        facts["goods"] = amounts(row[3])
    elif kind == EXCHANGE:
        facts["goods"] = amounts(row[2])
    elif kind in (STEAL, CLEAR, OWN_DEALS):
        facts["n"] = row[2]
    return facts


def amounts(pairs: Pairs) -> list[Amount]:
    """Goods as plain data."""
    return [{"good": NAMES[kind], "n": number} for kind, number in pairs]
