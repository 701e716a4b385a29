"""What the rulebook may say in braces, made from the numbers and the cards."""

from __future__ import annotations

from spielwerk.engine.book import facts_of
from spielwerk.engine.view import text
from spielwerk.engine.words import Words
from spielwerk.games.counterweight.data.cards import KINDS, Rules
from spielwerk.games.counterweight.show.card_list import signed

# The worked round of CW-3: what the station has, sends off, and gains by a die
START, SENT, ROLLED = 14, 8, 1


def book_facts(rules: Rules, words: Words) -> dict[str, str]:
    """Every number by its name; of each kind of card how many there are; every card's name."""
    found = facts_of(rules.numbers, words)
    for number, kind in enumerate(KINDS):
        found[f"cards.{kind}"] = str(len(rules.of_kind[number]))
    found |= {f"card:{key}": words.say(text(f"card-{key}")) for key in rules.keys}
    return found | example(rules)


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
