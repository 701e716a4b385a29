"""What is printed on cards, as messages: for the terminal's table and for the list of all cards."""

from __future__ import annotations

from collections.abc import Iterable

from spielwerk.engine.book import CardEntry
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data.cards import ROWS, SETS, STACKS
from spielwerk.games.state51.data.goods import CATEGORIES, GOODS
from spielwerk.games.state51.data.phrases import listed
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.names import good_name
from spielwerk.games.state51.show.catalogue import card_text


def type_name(rules: Rules, card: int) -> str:
    """The row of a location; an open production is called that."""
    return f"row-{'open' if card in rules.open_cards else ROWS[rules.row[card]]}"


def categories(rules: Rules, card: int) -> Text:
    """The categories of a location, or that it has none."""
    mask = rules.categories[card]
    found = [text(f"category-{name}") for bit, name in enumerate(CATEGORIES) if mask >> bit & 1]
    return listed(found, "comma") if found else text("printed-no-category")


def goods(pairs: Iterable[tuple[int, int]]) -> Text:
    """`2 × gun, 1 × worker`."""
    found = [
        text("printed-amount", n=number, good=f"good-{GOODS[kind]}")
        for kind, number in pairs
        if number
    ]
    return listed(found, "comma") if found else text("printed-nothing")


def gives(rules: Rules, card: int) -> list[Text]:
    """What razing a location brings, and what a deal with it."""
    return [
        text("printed-spoils", goods=goods(rules.spoils[card])),
        text("printed-deal", good=good_name(rules.deal[card])),
    ]


def card_list(rules: Rules) -> list[CardEntry]:
    """Every title once, locations by their rows, then connection cards by their stacks."""
    titles = rules.cards.titles
    kinds = ("row-production", "row-open", "row-feature", "row-action")
    found = sorted(
        (_location(rules, key) for key in titles), key=lambda entry: kinds.index(entry["kind"])
    )
    contacts = {contact.key: contact for contact in rules.cards.contacts.values()}
    copies = [contact.key for contact in rules.cards.contacts.values()]
    return [
        *found,
        *(
            _entry(rules, key, f"stack-{STACKS[contact.stack]}", copies.count(key), [])
            for key, contact in contacts.items()
        ),
    ]


def _location(rules: Rules, key: str) -> CardEntry:
    card = rules.key.index(key)
    sets = {
        name: sum(row.copies for row in rules.cards.sets[name] if row.key == key) for name in SETS
    }
    facts = [
        text("printed-distance", n=rules.distance[card]),
        text("printed-resistance", n=rules.resistance[card]),
        categories(rules, card),
        *gives(rules, card),
        listed([text(f"set-{name}", n=number) for name, number in sets.items() if number], "comma"),
    ]
    return _entry(rules, key, type_name(rules, card), sum(sets.values()), facts)


def _entry(rules: Rules, key: str, kind: str, copies: int, facts: list[Text]) -> CardEntry:
    return {
        "key": key,
        "kind": kind,
        "name": text(f"card-{key}"),
        "copies": copies,
        "facts": facts,
        "lines": [card_text(rules, key)],
        "story": None,
    }
