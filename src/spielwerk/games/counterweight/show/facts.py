"""What the rulebook may say in braces, made from the numbers and the cards."""

from __future__ import annotations

from spielwerk.engine.book import facts_of
from spielwerk.engine.words import Words
from spielwerk.games.counterweight.data.cards import KINDS, Rules


def book_facts(rules: Rules, words: Words) -> dict[str, str]:
    """Every number by its name; of each kind of card how many there are, and how many titles."""
    found = facts_of(rules.numbers, words)
    for number, kind in enumerate(KINDS):
        cards = rules.of_kind[number]
        found[f"cards.{kind}"] = str(len(cards))
        found[f"titles.{kind}"] = str(len({rules.keys[card] for card in cards}))
    return found
