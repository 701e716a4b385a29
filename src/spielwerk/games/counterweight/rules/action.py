"""Action phase (CW-4): the CO draws, plays action cards and pays for emergencies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.options import number
from spielwerk.engine.state import changed
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, reason
from spielwerk.games.counterweight.data.cards import ACTION_CARD
from spielwerk.games.counterweight.rules import abilities, decks, scoring, standing
from spielwerk.games.counterweight.rules.asking import (
    About,
    Ask,
    Words,
    of_card,
    too_dear,
)
from spielwerk.games.counterweight.state import ACTIONS, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, PAY, PLAY, VERB, Verb


@dataclass(frozen=True)
class Switches:
    """Of the action phase."""

    max_emergencies: int = number(4, 0, 8)  # CW-4.3: so many at once and all lose; 0: no limit


class DrawActions(Step[CounterweightState]):
    """CW-4.1: draw openly until so many action cards are in hand."""

    count: int

    def run(self, state: CounterweightState) -> None:
        """Emergencies on the way go to the crisis centre at once."""
        kind = state.rules.kind
        wanted = self.count
        while wanted and not state.over and _action_left(state):
            card = decks.draw(state, ACTIONS)
            if kind[card] == ACTION_CARD:
                state.hands = changed(state.hands, state.co, (*state.hands[state.co], card))
                wanted -= 1
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
    state.tell("emergency", card)
    if state.rules.stands[card]:
        standing.refresh(state)
    if state.round > 1:
        count_emergencies(state)


def count_emergencies(state: CounterweightState) -> None:
    """CW-4.3: too many emergencies open at once and all lose."""
    if state.opt.max_emergencies and len(state.crisis) >= state.opt.max_emergencies:
        scoring.lose(state, "crisis")


def close_emergency(state: CounterweightState, card: int) -> None:
    """The emergency is over; its card can come again."""
    state.crisis = tuple(other for other in state.crisis if other != card)
    decks.discard(state, ACTIONS, card)
    if state.rules.stands[card]:
        standing.refresh(state)


def payable(state: CounterweightState, card: int) -> bool:
    """Whether the station has the printed funds and the CO the printed influence (CW-4.2)."""
    rules = state.rules
    return rules.funds[card] <= state.funds and rules.influence[card] <= state.influence[state.co]


def useful(state: CounterweightState, card: int) -> bool:
    """CW-4.2: whether an action card would do anything now."""
    return abilities.usable(state, state.rules.ability[card], state.co, card)


def pay(state: CounterweightState, card: int) -> None:
    """The station pays the funds, the CO the influence."""
    state.funds -= state.rules.funds[card]
    state.influence[state.co] -= state.rules.influence[card]


class PlayActions(Ask):
    """CW-4.2, CW-4.3: any number of cards, any number of emergencies."""

    name = "action"
    rule = "CW-4.2"
    phase: ClassVar[str] = "action"
    about: ClassVar[About] = {Verb.PLAY: "hand", Verb.PAY: "crisis"}

    def options(self, state: CounterweightState) -> Sequence[int]:
        options = [DONE]
        options += [
            PLAY | card
            for card in state.hands[state.co]
            if payable(state, card) and useful(state, card)
        ]
        options += [PAY | card for card in state.crisis if payable(state, card)]
        return options

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        hand = [PLAY | card for card in state.hands[state.co]]
        return [DONE, *hand, *[PAY | card for card in state.crisis]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        if option == DONE:
            return None
        card = option & THING
        rule = "CW-4.2" if option & VERB == PLAY else "CW-4.3"
        price = state.rules.funds[card]
        if price > state.funds:
            return reason(rule, "why-no-funds", n=price, have=state.funds)
        dear = too_dear(state, rule, state.rules.influence[card], state.co)
        if dear or rule == "CW-4.3" or useful(state, card):
            return dear
        return reason(rule, "why-in-vain")

    def told(self, state: CounterweightState, option: int) -> Words:
        rules, card = state.rules, option & THING
        zone = state.hands[state.co] if option & VERB == PLAY else state.crisis
        price = {"funds": rules.funds[card], "influence": rules.influence[card]}
        return of_card(state, option, zone, **price)

    def choose(self, state: CounterweightState, option: int) -> None:
        if option == DONE:
            count_emergencies(state)
            return
        state.stack.append(self)
        card = option & THING
        pay(state, card)
        if option & VERB == PLAY:
            co = state.co
            state.hands = changed(
                state.hands, co, tuple(other for other in state.hands[co] if other != card)
            )
            decks.discard(state, ACTIONS, card)
            state.tell("played", co, card)
            abilities.fire(state, state.rules.ability[card], co, card)
        else:
            close_emergency(state, card)
            state.tell("paid", state.co, card)
