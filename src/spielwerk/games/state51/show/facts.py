"""What the rulebook may say in braces, made from the numbers and the cards."""

from __future__ import annotations

from spielwerk.engine.book import facts_of
from spielwerk.engine.words import Words
from spielwerk.games.state51.data.cards import SETS
from spielwerk.games.state51.data.rules import Rules


def book_facts(rules: Rules, words: Words) -> dict[str, str]:
    """Every number by its name; of each set how many cards it has: `cards.base`."""
    found = facts_of(rules.numbers, words)
    for name in SETS:
        found[f"cards.{name}"] = str(sum(row.copies for row in rules.cards.sets[name]))
    return found
