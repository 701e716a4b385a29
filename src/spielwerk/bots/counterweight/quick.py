"""What a quick judgement of Counterweight looks at: numbers of the table, and traits of options.

Nothing here is hidden from the asked seat (tests/bots/test_taught.py).
"""

from __future__ import annotations

from functools import lru_cache

from spielwerk.bots.counterweight.needs import purse, rounds_left, to_ship, wanted, withheld
from spielwerk.bots.counterweight.prices import free_places
from spielwerk.bots.counterweight.style import Style
from spielwerk.bots.taught import Taught
from spielwerk.engine.option import thing_of, verb_of
from spielwerk.games.counterweight.data.cards import KINDS, PRESTIGE, Rules
from spielwerk.games.counterweight.rules import balance, docking
from spielwerk.games.counterweight.rules.inspector import control
from spielwerk.games.counterweight.rules.prestige import built
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import (
    MARK,
    OVERTAKE,
    VERB,
    Verb,
    place_of,
    seat_of,
)

INPUTS = (
    "influence", "spare", "theirs", "most", "points", "ahead", "honours", "kept", "withheld",
    "funds", "requested", "open", "to ship", "balance", "rounds", "built", "emergencies", "places",
    "queue", "berths", "enemies", "aboard", "control", "duty", "next", "three", "best",
)  # fmt: skip
CARDS = frozenset(
    {Verb.PLAY, Verb.PAY, Verb.START, Verb.REMOVE, Verb.LAND, Verb.SEND_OFF, Verb.TURN_AWAY}
)  # verbs about a card
# What is beside an option: whether the rules of thumb choose it, and of a marker
LIKED, GRAND, FIRST, LEADS, AHEAD, NEXT = 1, 2, 4, 8, 16, 32
BESIDE = ("liked", "grand", "first", "leads", "ahead", "next")
BITS = len(BESIDE)


def context(state: CounterweightState, points: list[int], style: Style, best: float) -> list[float]:
    """The numbers of the table as the asked seat sees it; about 0 to 2 each.

    `best` is the most that the rules of thumb hope to gain.
    """
    seat, players, rules = state.player, state.players, state.rules
    influence = state.influence
    own, score, kept = influence[seat], points[seat], withheld(state, style)
    other_most = other_points = 0
    other_kept = -99.0
    for other in range(players):
        if other != seat:
            other_most = max(other_most, influence[other])
            other_points = max(other_points, points[other])
            other_kept = max(other_kept, kept[other])
    turns = (seat - state.co) % players
    aboard = state.aboard > 0
    return [
        0.1 * own,
        0.1 * (own - purse(state, seat, style)),
        0.1 * (sum(influence) - own) / (players - 1),
        0.1 * other_most,
        0.1 * score,
        0.15 * (score - other_points),
        0.5 * state.honours[seat],
        0.1 * kept[seat],
        0.1 * other_kept,
        0.05 * min(40, state.funds),
        0.05 * min(40, state.requested),
        0.05 * wanted(state),
        0.04 * max(-25, min(50, to_ship(state))),
        0.1 * max(-15, min(15, balance.net(state))),
        0.1 * rounds_left(state),
        built(state) / rules.numbers.ring,
        0.25 * len(state.crisis),
        0.2 * free_places(state),
        0.2 * (len(state.lane) - state.lane.count(NONE)),
        0.3 * (docking.berths(state) - len(state.dock)),
        0.4 * (len(state.course) - state.course.count(NONE)),
        float(aboard),
        0.15 * control(state) if aboard else 0.0,
        float(turns == 0),
        float(turns == 1),
        float(players == 3),
        0.25 * max(-4.0, min(8.0, best)),
    ]


def beside(state: CounterweightState, option: int, liked: int, points: list[int]) -> int:
    """What is known of an option as the table stands."""
    found = LIKED if option == liked else 0
    verb = option & VERB
    if verb == MARK:
        place = thing_of(option)
        if state.rules.kind[state.cards[place]] == PRESTIGE:
            found |= GRAND
        if not state.markers[place * state.players + state.player]:
            found |= FIRST
    elif verb == OVERTAKE:
        rival = seat_of(option)
        if state.rules.kind[state.cards[place_of(option)]] == PRESTIGE:
            found |= GRAND
        if points[rival] == max(points):
            found |= LEADS
        if points[rival] > points[state.player]:
            found |= AHEAD
        if (rival - state.co) % state.players == 1:
            found |= NEXT
    return found


def traits(rules: Rules, option: int, marks: int) -> list[str]:
    """What is known of an option by itself, and beside it."""
    verb, card = Verb(verb_of(option)), thing_of(option)
    word = verb.word
    found = [word]
    if verb in CARDS:
        found += [f"{word} {rules.keys[card]}", f"{word}: {KINDS[rules.kind[card]]}"]
    for number, name in enumerate(BESIDE):
        if marks >> number & 1:
            found.append(f"{word} {name}")
    return found


class Rows:
    """The rows of options with one set of rules, summed up once each."""

    def __init__(self, rules: Rules, taught: Taught) -> None:
        self.rules = rules
        self.taught = taught
        self.known: dict[int, list[float]] = {}

    def of(self, option: int, marks: int) -> list[float]:
        """Of one option."""
        key = option << BITS | marks
        row = self.known.get(key)
        if row is None:
            row = self.known[key] = self.taught.row(traits(self.rules, option, marks))
        return row


@lru_cache(64)  # more than the games that are kept with their data
def rows_of(rules: Rules, taught: Taught) -> Rows:
    """The same for all states of a game."""
    return Rows(rules, taught)
