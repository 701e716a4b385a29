"""What a quick judgement of 51st State looks at: numbers of the table, and traits of options.

Nothing here is hidden from the asked seat (tests/bots/test_taught.py).
"""

from __future__ import annotations

from functools import lru_cache

from spielwerk.bots.taught import Taught
from spielwerk.engine.option import thing_of, verb_of
from spielwerk.games.state51.data.cards import ACTION, ROWS
from spielwerk.games.state51.data.goods import CATEGORIES, GOODS, KINDS, NAMES
from spielwerk.games.state51.data.rules import Rules
from spielwerk.games.state51.rules.activate import unused
from spielwerk.games.state51.state import State51State
from spielwerk.games.state51.verbs import State51Verb as V
from spielwerk.games.state51.verbs import theft_of

INPUTS = (
    *GOODS[:KINDS],
    "left", "round", "points", "ahead", "hand", "connections", "deals",
    "production", "features", "actions", "unused", "ruins", "passed", "alone", "three", "four",
    "their goods", "their locations", "best",
)  # fmt: skip
CARDS = frozenset(
    {V.BUILD, V.DEVELOP, V.DEAL, V.RAZE_HAND, V.RAZE, V.ACTIVATE, V.WORK, V.TAKE, V.PLAY, V.SHIELD}
    | {V.DISCARD, V.DRAFT, V.SUPPLY, V.REPEAT, V.BORROW, V.GIVE_DEAL, V.OVER, V.OVER_TOKEN}
    | {V.AGAIN, V.CLEAR, V.OWN_DEAL, V.OTHER_DEAL, V.STRIKE}
)  # verbs about a card
FACTION_BITS = 24  # above an option


def context(state: State51State, seat: int, left: float, best: float) -> list[float]:
    """The numbers of the table as a seat sees it; about 0 to 2 each.

    `left` is how many rounds are to come, `best` the most that the rules of thumb hope to gain.
    """
    goods = state.goods
    own = KINDS * seat
    found = [0.34 * number for number in goods[own : own + KINDS]]
    rows = state.rows
    third = 3 * seat
    ruins = idle = 0
    for row in rows[third : third + 3]:
        for card in row:
            if card < 0:
                ruins += 1
    for card in rows[third + ACTION]:
        if card >= 0 and unused(state, card):
            idle += 1
    vp = state.vp
    rival = passed = wealth = places = 0
    others = state.rules.others[state.sides][seat]
    for other in others:
        rival = max(rival, vp[other])
        passed += state.passed[other]
        wealth = max(wealth, sum(goods[KINDS * other : KINDS * other + KINDS]))
        places = max(places, sum([len(row) for row in rows[3 * other : 3 * other + 3]]))
    players = state.players
    found += [
        0.34 * left,
        0.1 * state.round,
        0.04 * vp[seat],
        0.1 * (vp[seat] - rival),
        0.2 * len(state.hands[seat]),
        0.5 * len(state.contacts[seat]),
        0.34 * len(state.deals[seat]),
        0.25 * len(rows[third]),
        0.34 * len(rows[third + 1]),
        0.34 * len(rows[third + 2]),
        0.5 * idle,
        0.5 * ruins,
        float(passed) / max(1, len(others)),
        1.0 if players == 1 else 0.0,
        1.0 if players == 3 else 0.0,
        1.0 if players > 3 else 0.0,
        0.1 * wealth,
        0.1 * places,
        0.34 * min(6.0, max(-3.0, best)),
    ]
    return found


def traits(rules: Rules, faction: int, option: int) -> list[str]:
    """What is known of an option by itself."""
    verb, thing = V(verb_of(option)), thing_of(option)
    word = verb.word
    found = [word]
    if verb == V.FACTION:
        found.append(f"{word} {rules.factions[faction]} {thing}")
    elif verb in (V.TRADE, V.STORE):
        found.append(f"{word} {GOODS[thing]}")
    elif verb == V.STEAL:
        found.append(f"{word} {GOODS[theft_of(thing)[1]]}")
    elif verb in CARDS:
        found.append(f"{word} {rules.key[thing]}")
        if thing not in rules.stack_of:
            found += [f"{word}: {one}" for one in printed(rules, thing)]
    return found


def printed(rules: Rules, card: int) -> list[str]:
    """What a location tells by its print."""
    categories = rules.categories[card]
    return [
        ROWS[rules.row[card]],
        f"distance {rules.distance[card]}",
        f"deal {NAMES[rules.deal[card]]}",
        *(f"of {name}" for number, name in enumerate(CATEGORIES) if categories >> number & 1),
        *(f"price {NAMES[kind]}" for kind, _ in rules.price[card]),
        *(f"spoils {NAMES[kind]}" for kind, _ in rules.spoils[card]),
        *(["bonus"] if type(rules.bonus[card]).__name__ != "Nothing" else []),
    ]


class Rows:
    """The rows of options with one set of rules, summed up once each."""

    def __init__(self, rules: Rules, taught: Taught) -> None:
        self.rules = rules
        self.taught = taught
        self.known: dict[int, list[float]] = {}

    def of(self, faction: int, option: int) -> list[float]:
        """Of one option."""
        key = faction << FACTION_BITS | option
        row = self.known.get(key)
        if row is None:
            row = self.known[key] = self.taught.row(traits(self.rules, faction, option))
        return row


@lru_cache(64)  # more than the games that are kept with their data
def rows_of(rules: Rules, taught: Taught) -> Rows:
    """The same for all states of a game."""
    return Rows(rules, taught)
