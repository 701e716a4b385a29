"""What the rulebook may say in braces, made from the numbers and the cards."""

from __future__ import annotations

from collections.abc import Iterable

from spielwerk.engine.book import facts_of, listed
from spielwerk.engine.view import text
from spielwerk.engine.words import Words
from spielwerk.games.state51.data import phrases
from spielwerk.games.state51.data.cards import SETS, STACKS
from spielwerk.games.state51.data.goods import CATEGORIES
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.show.catalogue import card_text
from spielwerk.games.state51.show.printed import goods


def book_facts(rules: Rules, words: Words) -> dict[str, str]:
    """Every number by its name; of each set how many cards it has: `cards.base`.

    Of every location its name, distance and what it gives: `card:school`, `spoils:school`; and the
    rows of the tables of factions, connection cards and levels.
    """
    found = facts_of(rules.numbers, words)
    for name in SETS:
        found[f"cards.{name}"] = str(sum(row.copies for row in rules.cards.sets[name]))
    found["cards.connections"] = str(len(rules.cards.contacts))
    names = [words.say(text(f"category-{name}")) for name in CATEGORIES]
    found["categories"] = listed(names, words)
    found["categories.number"] = str(len(CATEGORIES))
    found["faction_rows"] = _rows(_factions(rules, words))
    found["connection_rows"] = _rows(_connections(rules, words))
    found["level_rows"] = _rows(_levels(rules, words))
    for key in rules.cards.titles:
        found |= _location(rules, words, key)
    return found


def _location(rules: Rules, words: Words, key: str) -> dict[str, str]:
    card = rules.key.index(key)
    mask = rules.categories[card]
    names = [name for bit, name in enumerate(CATEGORIES) if mask >> bit & 1]
    return {
        f"card:{key}": words.say(text("named-card", card=f"card-{key}")),
        f"distance:{key}": str(rules.distance[card]),
        f"resistance:{key}": str(rules.resistance[card]),
        f"spoils:{key}": words.say(phrases.goods(rules.spoils[card])),
        f"deal:{key}": words.say(phrases.amount(rules.deal[card], 1)),
        f"categories:{key}": listed([words.say(text(f"category-{name}")) for name in names], words),
        f"text:{key}": words.say(card_text(rules, key)),
    }


def _factions(rules: Rules, words: Words) -> Iterable[list[str]]:
    """Name, production and actions of each board."""
    for number, key in enumerate(rules.factions):
        actions = [
            f"{words.say(goods(price))} → {words.say(goods(given))}"
            for price, given, _ in rules.faction_actions[number]
        ]
        made = words.say(goods(rules.faction_goods[number]))
        yield [words.say(text(f"faction-{key}")), made, *actions]


def _connections(rules: Rules, words: Words) -> Iterable[list[str]]:
    """Stack, name, copies and text of each connection card."""
    titles = [contact.key for contact in rules.cards.contacts.values()]
    for contact in dict.fromkeys(rules.cards.contacts.values()):
        yield [
            words.say(text(f"stack-{STACKS[contact.stack]}")),
            words.say(text("named-card", card=f"card-{contact.key}")),
            str(titles.count(contact.key)),
            words.say(card_text(rules, contact.key)),
        ]


def _levels(rules: Rules, words: Words) -> Iterable[list[str]]:
    """Points and the name of each level."""
    levels = rules.numbers.solo.levels
    yield [words.say(text("level-below", n=levels[0])), words.say(text("level-1"))]
    for number, points in enumerate(levels, 2):
        yield [words.say(text("level-from", n=points)), words.say(text(f"level-{number}"))]


def _rows(rows: Iterable[list[str]]) -> str:
    """The rows of a Markdown table."""
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
