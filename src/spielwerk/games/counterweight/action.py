"""Action phase (CW-4): the CO draws, plays action cards and pays for emergencies."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import decks, effects, station
from spielwerk.games.counterweight.data import ACTION_CARD
from spielwerk.games.counterweight.state import (
    ACTIONS,
    DONE,
    MASK,
    PAY,
    PLAY,
    SHIFT,
    CounterweightState,
)


class DrawActions(Step[CounterweightState]):
    """CW-4.1: draw openly until so many action cards are in hand."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: CounterweightState) -> None:
        """Emergencies on the way go to the crisis centre at once."""
        kind = state.rules.kind
        wanted = self.count
        while wanted and not state.over and _action_left(state):
            card = decks.draw(state, ACTIONS)
            if kind[card] == ACTION_CARD:
                state.hands[state.co] += (card,)
                wanted -= 1
                if state.events is not None:
                    state.tell("drew", state.co, card)
            else:
                open_emergency(state, card)


def _action_left(state: CounterweightState) -> bool:
    """Whether deck or discard pile still hold an action card (CW-4.1)."""
    first, last = state.rules.of_kind[ACTION_CARD][0], state.rules.of_kind[ACTION_CARD][-1]
    for cards in (state.decks[ACTIONS], state.piles[ACTIONS]):
        for card in cards:
            if first <= card <= last:
                return True
    return False


def open_emergency(state: CounterweightState, card: int) -> None:
    """CW-4.3: it lies open until somebody pays; in the first round the CO may pay first."""
    state.crisis += (card,)
    if state.events is not None:
        state.tell("emergency", card)
    if state.rules.stands[card]:
        station.refresh(state)
    if state.round > 1:
        count_emergencies(state)


def count_emergencies(state: CounterweightState) -> None:
    """CW-4.3: too many emergencies open at once and all lose."""
    if state.opt.max_emergencies and len(state.crisis) >= state.opt.max_emergencies:
        state.finish("crisis")


def close_emergency(state: CounterweightState, card: int) -> None:
    """The emergency is over; its card can come again."""
    state.crisis = tuple(other for other in state.crisis if other != card)
    decks.discard(state, ACTIONS, card)
    if state.rules.stands[card]:
        station.refresh(state)


def payable(state: CounterweightState, card: int) -> bool:
    """Whether the station has the printed funds and the CO the printed influence (CW-4.2)."""
    rules = state.rules
    return rules.funds[card] <= state.funds and rules.influence[card] <= state.influence[state.co]


def pay(state: CounterweightState, card: int) -> None:
    """The station pays the funds, the CO the influence."""
    state.funds -= state.rules.funds[card]
    state.influence[state.co] -= state.rules.influence[card]


class PlayActions(Step[CounterweightState]):
    """CW-4.2, CW-4.3: any number of cards, any number of emergencies."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> Sequence[int]:
        """What the CO can pay for."""
        state.player = co = state.co
        options = [DONE]
        options += [PLAY | card for card in state.hands[co] if payable(state, card)]
        options += [PAY | card for card in state.crisis if payable(state, card)]
        return options

    def choose(self, state: CounterweightState, option: int) -> None:
        """Play a card, end an emergency, or be done."""
        if option == DONE:
            count_emergencies(state)
            return
        state.stack.append(self)
        card = option & MASK
        pay(state, card)
        if option >> SHIFT == PLAY >> SHIFT:
            co = state.co
            state.hands[co] = tuple(other for other in state.hands[co] if other != card)
            decks.discard(state, ACTIONS, card)
            if state.events is not None:
                state.tell("played", co, card)
            effects.fire(state, state.rules.ability[card], co, card)
        else:
            close_emergency(state, card)
            if state.events is not None:
                state.tell("paid", state.co, card)
