"""Positions for tests: an empty station and what is laid on it, dice that fall as wanted."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import spielwerk
from spielwerk.engine.chance import LCG_ADD, LCG_MUL, MASK64
from spielwerk.engine.state import changed
from spielwerk.engine.step import Decision, Step
from spielwerk.engine.words import LANGUAGES, words
from spielwerk.games.counterweight.data.standing import Standing
from spielwerk.games.counterweight.game import Counterweight
from spielwerk.games.counterweight.rules import inspector, prestige, standing, station
from spielwerk.games.counterweight.state import (
    ACTIONS,
    NONE,
    PRESTIGES,
    SECTIONS,
    SHIPS,
    SITES,
    CounterweightState,
)
from spielwerk.games.counterweight.verbs import DONE


class Halt(Decision[CounterweightState]):
    """The end of a test: a question that nobody answers."""

    def asks(self, state: CounterweightState) -> int:
        return state.player

    def options(self, state: CounterweightState) -> Sequence[int]:
        return (DONE, DONE + 1)


def the_game(changes: Mapping[str, str] | None = None) -> Counterweight:
    """The game, with single changed entries."""
    found = spielwerk.game("counterweight", changes=changes)
    assert isinstance(found, Counterweight)
    return found


def card(key: str, copy: int = 0) -> int:
    """The number of a card, by its key."""
    return [number for number, other in enumerate(the_game().rules.keys) if other == key][copy]


def scene(players: int = 2, options: Mapping[str, object] | None = None) -> CounterweightState:
    """An empty station on the plainest anchor: 10 funds, 5 influence each, seat 0 is CO."""
    state = the_game().new(players, 1, {**(options or {}), "anchor": "random"})
    rules = state.rules
    state.stack = [Halt()]
    state.asked = (DONE, DONE + 1)
    state.events = []
    for deck, pile in enumerate(state.piles):
        state.decks[deck] += pile
    state.piles = ((),) * len(state.piles)
    for hand in state.hands:
        state.decks[ACTIONS] += hand
    state.hands = ((),) * players
    state.decks[ACTIONS] += state.crisis
    state.crisis = ()
    for plan_card in state.plan:
        deck = PRESTIGES if plan_card in rules.of_kind[5] else SECTIONS
        state.decks[deck] += (plan_card,)
    state.plan = ()
    flying = [ship for ship in (*state.lane, *state.course, *state.dock) if ship != NONE]
    state.decks[SHIPS] += tuple(flying)
    state.lane = [NONE] * len(state.lane)
    state.course = [NONE] * len(state.course)
    state.dock = state.special = state.arrivals = ()
    state.cargo = [0] * rules.ships
    state.known = (0,) * 5
    # The lowest numbers on top: a card that joins a file changes nothing in other cards' tests.
    state.decks = [tuple(sorted(deck, reverse=True)) for deck in state.decks]
    state.cards = changed(state.cards, 0, card("morning-hub"))
    state.funds, state.requested = 10, 0
    state.influence = [5] * players
    state.co = state.player = 0
    state.round = 2
    standing.refresh(state)
    return state


def take(state: CounterweightState, deck: int, number: int) -> int:
    """Take a card out of its deck, so that no card is there twice."""
    assert number in state.decks[deck], state.rules.keys[number]
    state.decks[deck] = tuple(other for other in state.decks[deck] if other != number)
    return number


def build(state: CounterweightState, key: str, place: int, *, copy: int = 0) -> int:
    """A completed section on this field."""
    number = card(key, copy)
    deck = PRESTIGES if number in state.decks[PRESTIGES] else SECTIONS
    state.cards = changed(state.cards, place, take(state, deck, number))
    standing.refresh(state)
    return number


def site(state: CounterweightState, key: str, place: int, site_key: str, supply: int = 0) -> int:
    """An unfinished section on this field."""
    build(state, key, place)
    state.sites = changed(state.sites, place, take(state, SITES, card(site_key)))
    state.supply = changed(state.supply, place, supply)
    standing.refresh(state)
    return place


def put(state: CounterweightState, place: int, seat: int, count: int = 1) -> None:
    """Markers of a player."""
    state.markers = changed(state.markers, place * state.players + seat, count)


def fly(state: CounterweightState, key: str, position: int, cargo: int = 0, copy: int = 0) -> int:
    """A ship in the lane, position 1 first."""
    ship = take(state, SHIPS, card(key, copy))
    state.lane[position - 1] = ship
    state.cargo[ship] = cargo
    return ship


def lurk(state: CounterweightState, key: str, position: int, copy: int = 0) -> int:
    """An enemy on the intercept course."""
    enemy = take(state, SHIPS, card(key, copy))
    state.course[position - 1] = enemy
    return enemy


def moor(state: CounterweightState, key: str, cargo: int = 0, copy: int = 0) -> int:
    """A ship in the dock."""
    ship = take(state, SHIPS, card(key, copy))
    state.dock += (ship,)
    state.cargo[ship] = cargo
    if ship == state.rules.inspector:
        state.aboard = state.round
    standing.refresh(state)
    return ship


def erupt(state: CounterweightState, key: str) -> int:
    """An open emergency."""
    number = take(state, ACTIONS, card(key))
    state.crisis += (number,)
    standing.refresh(state)
    return number


def deal(state: CounterweightState, key: str, seat: int = 0, copy: int = 0) -> int:
    """An action card in hand."""
    number = take(state, ACTIONS, card(key, copy))
    state.hands = changed(state.hands, seat, (*state.hands[seat], number))
    return number


def on_top(state: CounterweightState, deck: int, *keys: str) -> None:
    """These cards are drawn next, in this order."""
    for key in reversed(keys):
        number = next(
            other for other in sorted(state.decks[deck]) if state.rules.keys[other] == key
        )
        state.decks[deck] = (*(other for other in state.decks[deck] if other != number), number)


def load(state: CounterweightState, *dice: int) -> None:
    """The next dice fall like this."""
    state.rng = _rng(dice)


@cache
def _rng(dice: tuple[int, ...]) -> int:
    chance = random.Random(str(dice))
    while True:
        rng = found = chance.getrandbits(64)
        for die in dice:
            rng = (rng * LCG_MUL + LCG_ADD) & MASK64
            if (rng >> 33) % 6 + 1 != die:
                break
        else:
            return found


def start(state: CounterweightState, *steps: Step[Any]) -> CounterweightState:
    """Do these steps, up to a question or the halt."""
    state.then(*steps)
    state.advance()
    return state


def halted(state: CounterweightState) -> bool:
    """Whether everything is done."""
    return state.over or type(state.stack[-1]) is Halt


def choose(state: CounterweightState, *options: int) -> None:
    """Choose one option after the other."""
    for option in options:
        state.apply(option)


def order(state: CounterweightState, **wanted: object) -> list[int]:
    """Carry out an order on the state; the options that it took."""
    options = the_game().order(state, wanted)
    choose(state, *options)
    return options


def asked(state: CounterweightState) -> str:
    """The name of the question that is open."""
    return state.decision.name


def say(state: CounterweightState, option: int, lang: str = "en") -> str:
    """An option of the open question in words."""
    return words(the_game().home(), lang).say(the_game().choice(state, option)["text"])


def why_not(state: CounterweightState, option: int) -> str:
    """The rule and the reason against a wish of the open question, in words; empty if none."""
    assert option in state.decision.wishes(state)
    found = state.decision.why_not(state, option)
    if found is None:
        return ""
    said = [words(the_game().home(), lang).say(found["text"]) for lang in LANGUAGES]
    assert all(said)
    return f"{found['rule']}: {said[LANGUAGES.index('en')]}"


def answer(state: CounterweightState, *options: int) -> CounterweightState:
    """Answer the open questions; for the rest seat 0 takes the last option, others the first."""
    answers = list(options)
    while not halted(state):
        rest = state.options()[-1 if state.player == 0 else 0]
        state.apply(answers.pop(0) if answers else rest)
    assert not answers
    return state


def busy(*, inspected: bool = False) -> CounterweightState:
    """A table where every effect finds something: enemies, ships, an emergency, a site, a rival.

    With the inspector in dock there is a seal of his, too.
    """
    state = scene()
    state.funds = 20  # more than the crew's pay
    build(state, "founders-statue", 16)
    put(state, 16, 1)
    site(state, "quarters", 15, "solid-build", 2)
    lurk(state, "pirate", 1)
    lurk(state, "raiders", 2)
    fly(state, "lighter", 1, 2)
    fly(state, "supply-transporter", 2)
    erupt(state, "hull-breach")
    state.requested = 5
    if inspected:
        moor(state, "inspector")
        build(state, "casino", 14)
        state.seals = changed(state.seals, 14, 1)
    return state


def told(state: CounterweightState, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind."""
    assert state.events is not None
    return [event[1:] for event in state.events if event[0] == kind]


def figures(state: CounterweightState) -> dict[str, Any]:
    """What an effect can change, in numbers."""
    players = state.players
    found: dict[str, Any] = {
        "funds": state.funds,
        "requested": state.requested,
        "enemies": len(state.course) - state.course.count(NONE),
        "lane": len(state.lane) - state.lane.count(NONE),
        "docked": len(state.dock),
        "cargo": station.aboard(state),
        "in front": state.cargo[state.lane[0]] if state.lane[0] != NONE else 0,
        "supply": sum(state.supply),
        "built": prestige.built(state),
        "crises": len(state.crisis),
        "calm": state.calm,
        "control": inspector.control(state),
        "seals": sum(state.seals),
        "distracted": state.distracted,
        "shields": sum(state.shields),
        "seen": state.seen,
        "taken": len(state.prizes) - state.prizes.count(NONE),
    }
    for seat in range(players):
        found[f"influence{seat}"] = state.influence[seat]
        found[f"markers{seat}"] = sum(state.markers[seat::players])
        found[f"hand{seat}"] = len(state.hands[seat])
        found[f"honours{seat}"] = state.honours[seat]
        found[f"rerolls{seat}"] = state.rerolls[seat]
    share = Standing.SHARE  # of a single card, whatever the others say
    found |= {kind.word: state.standing[kind] for kind in Standing if kind is not share}
    return found


def changes(before: dict[str, Any], state: CounterweightState) -> dict[str, int]:
    """What is different now."""
    after = figures(state)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}
