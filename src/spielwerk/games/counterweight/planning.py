"""Planning phase (CW-5): the CO draws for the plan, starts sites, removes plan cards."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import decks
from spielwerk.games.counterweight.data import PRESTIGE
from spielwerk.games.counterweight.state import (
    DONE,
    DRAW,
    FIELD,
    MASK,
    NONE,
    PRESTIGES,
    REMOVE,
    SECTIONS,
    SHIFT,
    SITES,
    START,
    CounterweightState,
)


class Planning(Step[CounterweightState]):
    """CW-5: in any order, as often as the CO likes."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> Sequence[int]:
        """What can be done with the plan."""
        state.player = state.co
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

    def choose(self, state: CounterweightState, option: int) -> None:
        """Draw, start, remove, or be done."""
        if option == DONE:
            return
        state.stack.append(self)
        verb, thing = option >> SHIFT, option & MASK
        if verb == START >> SHIFT:
            if state.opt.placement == "beside":
                state.stack.append(ChooseField(thing))
            else:
                start_site(state, thing, state.cards.index(NONE))
        elif verb == REMOVE >> SHIFT:
            remove(state, thing)
        else:
            state.drawn = 1
            reveal(state, thing)


def reveal(state: CounterweightState, deck: int) -> None:
    """CW-5.1: a card into the plan."""
    card = decks.draw(state, deck)
    state.plan += (card,)
    if state.events is not None:
        state.tell("revealed", state.co, card)


def deck_of(state: CounterweightState, card: int) -> int:
    """Where a plan card comes from."""
    return PRESTIGES if state.rules.kind[card] == PRESTIGE else SECTIONS


def remove(state: CounterweightState, card: int) -> None:
    """CW-5.3: back under its deck."""
    state.influence[state.co] -= state.rules.numbers.remove_fee
    state.plan = tuple(other for other in state.plan if other != card)
    decks.to_bottom(state, deck_of(state, card), card)
    if state.events is not None:
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
    state.cards[place] = card
    state.sites[place] = site
    state.supply[place] = 0
    if state.events is not None:
        state.tell("started", state.co, card, place, site)


class ChooseField(Step[CounterweightState]):
    """CW-5.2: where the site is started, if the switch leaves the choice."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: CounterweightState) -> Sequence[int]:
        """The fields where it may stand."""
        state.player = state.co
        return [FIELD | place for place in fields_beside(state)]

    def choose(self, state: CounterweightState, option: int) -> None:
        """Start it there."""
        start_site(state, self.card, option & MASK)
