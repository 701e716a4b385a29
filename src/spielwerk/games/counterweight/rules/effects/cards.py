"""Effects on action cards, emergencies and the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.rules import action, decks, planning
from spielwerk.games.counterweight.rules.asking import About, Again, Words, of_card
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import DONE, RELIEVE, REPLAN, Verb


class Draw(Effect, frozen=True):
    """The CO draws action cards, emergencies and all."""

    icon = "kind-action"

    def do(self, state: CounterweightState, actor: int, card: int) -> action.DrawActions:
        return action.DrawActions(self.n)


class Relieve(Effect, frozen=True):
    """Emergencies end without their price."""

    icon = "siren"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return bool(state.crisis)

    def do(self, state: CounterweightState, actor: int, card: int) -> RelieveOne:
        return RelieveOne(actor, self.n)


class RelieveOne(Again):
    """An emergency ends without its price."""

    name = "relieve"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.RELIEVE: "crisis"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [RELIEVE | card for card in state.crisis]

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, state.crisis)

    def take(self, state: CounterweightState, option: int) -> None:
        card = option & THING
        action.close_emergency(state, card)
        state.tell("relieved", self.seat, card)


class Replan(Effect, frozen=True):
    """Plan cards are discarded and replaced from their decks."""

    icon = "plan"
    declinable: ClassVar[bool] = True

    def do(self, state: CounterweightState, actor: int, card: int) -> ReplacePlans:
        return ReplacePlans(state.co, self.n)


class ReplacePlans(Again):
    """Plan cards replaced, one by one."""

    name = "replan"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.REPLAN: "plan"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[REPLAN | card for card in state.plan]]

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_card(state, option, state.plan)

    def take(self, state: CounterweightState, option: int) -> None:
        """Discard it and draw from the same deck."""
        card = option & THING
        deck = planning.deck_of(state, card)
        state.plan = tuple(other for other in state.plan if other != card)
        state.tell("replanned", state.co, card)
        if decks.has_cards(state, deck):
            planning.reveal(state, deck)
        decks.discard(state, deck, card)
