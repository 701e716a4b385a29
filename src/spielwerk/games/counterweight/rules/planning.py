"""Planning phase (CW-5): the CO draws for the plan, starts sites, removes plan cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.options import choice
from spielwerk.engine.state import changed
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.rules import decks
from spielwerk.games.counterweight.rules.asking import (
    About,
    Ask,
    Words,
    card_name,
    of_card,
    too_dear,
)
from spielwerk.games.counterweight.state import (
    DECKS,
    NONE,
    PRESTIGES,
    SECTIONS,
    SITES,
    CounterweightState,
)
from spielwerk.games.counterweight.verbs import DONE, DRAW, FIELD, REMOVE, START, VERB, Verb


@dataclass(frozen=True)
class Switches:
    """Of the planning phase."""

    placement: str = choice("next", "beside")  # CW-5.2: where a site is started


class Planning(Ask):
    """CW-5: in any order, as often as the CO likes."""

    name = "planning"
    rule = "CW-5"
    phase: ClassVar[str] = "planning"
    about: ClassVar[About] = {
        Verb.START: "plan",
        Verb.REMOVE: "plan",
        Verb.DRAW: "plan-decks",
    }

    def options(self, state: CounterweightState) -> Sequence[int]:
        options = [DONE]
        plan = state.plan
        if NONE in state.cards and decks.has_cards(state, SITES):
            options += [START | card for card in plan]
        if state.influence[state.co] >= state.rules.numbers.remove_fee:
            options += [REMOVE | card for card in plan]
        if not state.drawn and len(plan) < state.rules.numbers.plan:
            if decks.has_cards(state, SECTIONS):
                options.append(DRAW | SECTIONS)
            if decks.has_cards(state, PRESTIGES):
                options.append(DRAW | PRESTIGES)
        return options

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        cards = [verb | card for verb in (START, REMOVE) for card in state.plan]
        return [DONE, *cards, DRAW | SECTIONS, DRAW | PRESTIGES]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        verb, numbers = option & VERB, state.rules.numbers
        if verb == START:
            if NONE not in state.cards:
                return reason("CW-5.2", "why-ring-full")
            return no_cards(state, "CW-5.2", SITES)
        if verb == REMOVE:
            return too_dear(state, "CW-5.3", numbers.remove_fee, state.co)
        if verb == DRAW:
            if state.drawn:
                return reason("CW-5.1", "why-drawn")
            if len(state.plan) >= numbers.plan:
                return reason("CW-5.1", "why-plan-full", n=numbers.plan)
            return no_cards(state, "CW-5.1", option & THING)
        return None

    def told(self, state: CounterweightState, option: int) -> Words:
        if option & VERB == DRAW:
            deck = option & THING
            return text("choice-draw", deck=f"deck-{DECKS[deck]}"), [f"deck:{deck}"]
        return of_card(state, option, state.plan, n=state.rules.numbers.remove_fee)

    def choose(self, state: CounterweightState, option: int) -> None:
        if option == DONE:
            return
        state.stack.append(self)
        verb, thing = option & VERB, option & THING
        if verb == START:
            if state.opt.placement == "beside":
                state.stack.append(ChooseField(thing))
            else:
                start_site(state, thing, state.cards.index(NONE))
        elif verb == REMOVE:
            remove(state, thing)
        else:
            state.drawn = 1
            reveal(state, thing)


def no_cards(state: CounterweightState, rule: str, deck: int) -> Reason | None:
    """Why nothing can be drawn from a deck, if nothing can."""
    return None if decks.has_cards(state, deck) else reason(rule, "why-deck-empty")


def reveal(state: CounterweightState, deck: int) -> None:
    """CW-5.1: a card into the plan."""
    card = decks.draw(state, deck)
    state.plan += (card,)
    state.tell("revealed", state.co, card)


def deck_of(state: CounterweightState, card: int) -> int:
    """Where a plan card comes from."""
    return PRESTIGES if state.rules.kind[card] == PRESTIGE else SECTIONS


def remove(state: CounterweightState, card: int) -> None:
    """CW-5.3: back under its deck."""
    state.influence[state.co] -= state.rules.numbers.remove_fee
    state.plan = tuple(other for other in state.plan if other != card)
    decks.to_bottom(state, deck_of(state, card), card)
    state.tell("removed", state.co, card)


def fields_beside(state: CounterweightState) -> list[int]:
    """CW-5.2: free fields beside an occupied one or beside an anchor point."""
    cards = state.cards
    ring = len(cards) - 1
    points = state.rules.numbers.anchor_points
    return [
        place
        for place in range(1, ring + 1)
        if cards[place] == NONE
        and (place in points or cards[place % ring + 1] != NONE or cards[place - 1 or ring] != NONE)
    ]


def start_site(state: CounterweightState, card: int, place: int) -> None:
    """CW-5.2: the plan card goes to the ring, a site card on top of it."""
    site = decks.draw(state, SITES)
    state.plan = tuple(other for other in state.plan if other != card)
    state.cards = changed(state.cards, place, card)
    state.sites = changed(state.sites, place, site)
    state.supply = changed(state.supply, place, 0)
    state.tell("started", state.co, card, place, site)


class ChooseField(Ask):
    """CW-5.2: where the site is started, if the switch leaves the choice."""

    name = "field"
    rule = "CW-5.2"
    about: ClassVar[About] = {Verb.FIELD: "fields"}
    card: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        return [FIELD | place for place in fields_beside(state)]

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [FIELD | place for place, card in enumerate(state.cards) if card == NONE]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        if option & THING in fields_beside(state):
            return None
        return reason("CW-5.2", "why-not-beside")

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-field", card=card_name(state, self.card))

    def told(self, state: CounterweightState, option: int) -> Words:
        place = option & THING
        return text("choice-field", place=place), [f"place:{place}"]

    def choose(self, state: CounterweightState, option: int) -> None:
        start_site(state, self.card, option & THING)
