"""Effects on checks and abilities: once more, and better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.cards import NO_ABILITY
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.phrase import Takes
from spielwerk.games.counterweight.rules import abilities, station
from spielwerk.games.counterweight.rules.asking import AskSeat, Words, of_place
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import DONE, ENCORE


class Reroll(Effect, frozen=True):
    """The one who acts may roll so many checks once more, whenever that may be."""

    icon = "dice"

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return state.rerolls[actor] < self.n

    def do(self, state: CounterweightState, actor: int, card: int) -> None:
        """They do not add up: one has so many at most."""
        if state.rerolls[actor] < self.n:
            state.rerolls = changed(state.rerolls, actor, self.n)
            state.tell("rerolls", actor, self.n)


class Encore(Effect, frozen=True):
    """The ability of a section beside this one is used once more."""

    icon = "station"
    takes: ClassVar[Takes] = Takes.NOTHING
    declinable: ClassVar[bool] = True

    def ready(self, state: CounterweightState, actor: int, card: int) -> bool:
        return card in state.cards and bool(beside(state, state.cards.index(card)))

    def do(self, state: CounterweightState, actor: int, card: int) -> UseAgain | None:
        return UseAgain(actor, state.cards.index(card)) if card in state.cards else None


def beside(state: CounterweightState, place: int) -> list[int]:
    """Completed sections beside a field whose ability can be used once more."""
    rules, ring = state.rules, len(state.cards) - 1
    found = []
    for other in sorted({place % ring + 1, place - 1 or ring}) if place else ():
        card = state.cards[other]
        if card == NONE or state.sites[other] != NONE or station.blocked(state, other):
            continue
        ability = rules.ability[card]
        if ability != NO_ABILITY and not any(
            isinstance(effect, Encore)
            for clause in rules.abilities[ability].clauses
            for effect in clause.effects
        ):
            found.append(other)
    return found


class UseAgain(AskSeat):
    """Which of the neighbours works twice."""

    name = "encore"
    rule = "CW-12.2"
    place: int

    def options(self, state: CounterweightState) -> Sequence[int]:
        found = [ENCORE | other for other in beside(state, self.place)]
        return [DONE, *found] if found else found

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def choose(self, state: CounterweightState, option: int) -> None:
        """The CO rolls for the station, as always."""
        if option != DONE:
            card = state.cards[option & THING]
            state.tell("encore", self.seat, card)
            abilities.fire(state, state.rules.ability[card], state.co, card)
