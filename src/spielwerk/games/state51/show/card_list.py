"""Every title once, in messages: the list of cards in client and terminal."""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.engine.book import CardEntry
from spielwerk.engine.view import Text, text
from spielwerk.games.state51.data import phrases
from spielwerk.games.state51.data.cards import ROWS, SETS, Title
from spielwerk.games.state51.data.goods import CATEGORIES
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.show.catalogue import card_text

KINDS = ("production", "open", "feature", "action")


def card_list(rules: Rules) -> list[CardEntry]:
    """The locations by their kind, then the connection cards."""
    titles = rules.cards.titles.values()
    found = [location(rules, one) for kind in KINDS for one in titles if kind_of(one) == kind]
    keys = [contact.key for contact in rules.cards.contacts.values()]
    return found + [
        {
            "key": key,
            "kind": "entry-connection",
            "name": text(f"card-{key}"),
            "copies": keys.count(key),
            "facts": [],
            "lines": [card_text(rules, key)],
            "story": None,
        }
        for key in dict.fromkeys(keys)
    ]


def kind_of(title: Title) -> str:
    """The row it is built in; open production is a kind of its own."""
    return "open" if title.open else ROWS[title.row]


def location(rules: Rules, title: Title) -> CardEntry:
    """One location."""
    return {
        "key": title.key,
        "kind": f"row-{kind_of(title)}",
        "name": text(f"card-{title.key}"),
        "copies": sum(copies for _, copies in copies_of(rules, title)),
        "facts": list(facts(rules, title)),
        "lines": [card_text(rules, title.key)],
        "story": None,
    }


def copies_of(rules: Rules, title: Title) -> list[tuple[str, int]]:
    """How many there are in which set."""
    counts = {
        name: sum(row.copies for row in rules.cards.sets[name] if row.key == title.key)
        for name in SETS
    }
    return [(name, count) for name, count in counts.items() if count]


def facts(rules: Rules, title: Title) -> Iterator[Text]:
    """What is printed in the corners of a card."""
    yield text("entry-distance", n=title.distance)
    yield text("entry-resistance", n=rules.resistance[rules.key.index(title.key)])
    kinds = [
        text(f"category-{name}")
        for bit, name in enumerate(CATEGORIES)
        if title.categories >> bit & 1
    ]
    if kinds:
        yield text("entry-categories", categories=phrases.listed(kinds, "and"))
    yield text("entry-spoils", goods=phrases.goods(title.spoils))
    yield text("entry-deal", good=phrases.amount(title.deal, 1))
    sets = [text("entry-set", set=f"set-{name}", n=n) for name, n in copies_of(rules, title)]
    yield text("entry-copies", sets=phrases.listed(sets, "and"))
