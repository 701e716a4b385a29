"""All cards and boards as plain data: the client reads it once and draws every card by its key."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from spielwerk.engine.fields import as_dict
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data import phrases
from spielwerk.games.state51.data.cards import ROWS, SETS, STACKS, Row, Stack, Title
from spielwerk.games.state51.data.effect import Effect, Icon
from spielwerk.games.state51.data.goods import CATEGORIES, GOODS, KINDS, NAMES, Pairs
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.activate import TRADES, trade_text


class Amount(TypedDict):
    """So many of a good."""

    good: str
    n: int


class EffectFacts(TypedDict):
    """An effect in every form it has: data, as a row writes it, in words, in icons."""

    kind: str
    data: dict[str, Any]  # its fields; goods by their number
    written: str
    text: Text | None
    icons: list[Icon]


class LocationFacts(TypedDict):
    """A title."""

    row: Row
    open: bool
    shielded: bool
    distance: int
    resistance: int
    categories: list[str]
    spoils: list[Amount]
    deal: str
    effect: EffectFacts
    bonus: EffectFacts
    text: Text  # all that the card does
    copies: dict[str, int]


class ConnectionFacts(TypedDict):
    """A connection card."""

    stack: Stack
    effect: EffectFacts
    text: Text


class FactionFacts(TypedDict):
    """A faction board."""

    production: list[Amount]
    actions: list[EffectFacts]


class TradeFacts(TypedDict):
    """A good that workers are traded for."""

    good: str
    text: Text


class Catalogue(TypedDict):
    """Everything printed."""

    keys: list[str]  # by card id; empty for a number without a card
    locations: dict[str, LocationFacts]
    connections: dict[str, ConnectionFacts]
    factions: dict[str, FactionFacts]
    goods: list[str]
    supply: list[str]  # the goods that lie in a supply
    trades: list[TradeFacts]
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
        "keys": rules.key,
        "locations": {key: _location(rules, title) for key, title in rules.cards.titles.items()},
        "connections": {
            contact.key: {
                "stack": STACKS[contact.stack],
                "effect": _effect(contact.effect, "action"),
                "text": card_text(rules, contact.key),
            }
            for contact in rules.cards.contacts.values()
        },
        "factions": {
            key: {
                "production": amounts(rules.faction_goods[number]),
                "actions": [_effect(one, "action") for one in rules.faction_effects[number]],
            }
            for number, key in enumerate(rules.factions)
        },
        "goods": list(GOODS),
        "supply": list(GOODS[:KINDS]),
        "trades": [{"good": GOODS[kind], "text": trade_text(rules, kind)} for kind in TRADES],
        "categories": list(CATEGORIES),
        "end_points": numbers.end_points,
        "trade_workers": numbers.trade_workers,
        "connection_workers": numbers.connection_workers,
        "open_workers": numbers.open_workers,
        "develop_bricks": numbers.develop_bricks,
        "levels": numbers.solo.levels,
    }


def _location(rules: Rules, title: Title) -> LocationFacts:
    card = rules.key.index(title.key)
    return {
        "row": ROWS[title.row],
        "open": title.open,
        "shielded": title.shielded,
        "distance": title.distance,
        "resistance": rules.resistance[card],
        "categories": [name for bit, name in enumerate(CATEGORIES) if title.categories >> bit & 1],
        "spoils": amounts(title.spoils),
        "deal": GOODS[title.deal],
        "effect": _effect(title.effect, _place(title)),
        "bonus": _effect(title.bonus, "bonus"),
        "text": card_text(rules, title.key),
        "copies": {
            name: sum(row.copies for row in rules.cards.sets[name] if row.key == title.key)
            for name in SETS
        },
    }


def _place(title: Title) -> str:
    return "open" if title.open else ROWS[title.row]


def _effect(effect: Effect[Any], place: str) -> EffectFacts:
    return {
        "kind": effect.kind,
        "data": msgspec.to_builtins({"kind": effect.kind, **as_dict(effect)}),
        "written": effect.written(),
        "text": effect.text(place),
        "icons": effect.icons(),
    }


def card_text(rules: Rules, key: str) -> Text:
    """All that a card does, in sentences."""
    title = rules.cards.titles.get(key)
    if title is None:
        effect = next(one.effect for one in rules.cards.contacts.values() if one.key == key)
        said = [effect.text("action")]
    else:
        said = [
            title.effect.text(_place(title)),
            text("effect-shielded") if title.shielded else None,
            title.bonus.text("bonus"),
            None if title.categories else text("effect-no-category"),
        ]
    return phrases.sentences([sentence for sentence in said if sentence])


def amounts(pairs: Pairs) -> list[Amount]:
    """Goods as plain data."""
    return [{"good": NAMES[kind], "n": number} for kind, number in pairs]
