"""What the rulebook may say in braces, made from the numbers and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.book import facts_of, listed
from spielwerk.engine.view import text
from spielwerk.engine.words import Words
from spielwerk.games.counterweight.data.cards import KINDS, Rules
from spielwerk.games.counterweight.rules.scoring import FEWEST
from spielwerk.games.counterweight.show.card_list import signed

# The worked round of CW-3: what the station has, sends off, and gains by a die
START, SENT, ROLLED = 14, 8, 1


def book_facts(rules: Rules, words: Words) -> dict[str, str]:
    """Every number by its name; of each kind of card how many there are; every card's name."""
    found = facts_of(rules.numbers, words)
    for number, kind in enumerate(KINDS):
        found[f"cards.{kind}"] = str(len(rules.of_kind[number]))
    found["inspector_points"] = by_players(rules.numbers.points_inspector_prestige, words)
    found |= {f"card:{key}": words.say(text(f"card-{key}")) for key in rules.keys}
    return found | example(rules)


def by_players(numbers: Sequence[int], words: Words) -> str:
    """What a number is at each table: tables that have the same one are named together."""
    tables: dict[int, list[str]] = {}
    for players, number in enumerate(numbers, FEWEST):
        tables.setdefault(number, []).append(str(players))
    parts = [
        words.say(text("book-points-with", n=number, players=f"={listed(players, words, 'or')}"))
        for number, players in tables.items()
    ]
    return listed(parts, words)


def example(rules: Rules) -> dict[str, str]:
    """The balance of the worked round, added up."""
    cards = {"anchor": "morning-hub", "casino": "casino", "docks": "docks"}
    income = {name: rules.income[rules.keys.index(key)] for name, key in cards.items()}
    total = sum(income.values())
    return {
        "example.funds": str(START),
        **{f"example.{name}": signed(n) for name, n in income.items()},
        "example.sum": signed(total),
        "example.end": str(START - SENT + ROLLED + total),
    }
