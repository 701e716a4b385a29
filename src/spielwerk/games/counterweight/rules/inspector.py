"""The inspector (CW-10): his temper, his boarding, his hand on the station."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.counterweight.rules import prestige
from spielwerk.games.counterweight.rules.asking import About, Again, Ask, Words, of_marker, of_place
from spielwerk.games.counterweight.rules.influence import rival_markers, take_marker
from spielwerk.games.counterweight.state import HALF_BUILT, NO_PRESTIGE, NONE, CounterweightState
from spielwerk.games.counterweight.verbs import EVICT, SEAL, Verb, place_of, seat_of


def control(state: CounterweightState) -> int:
    """CW-10.2: one more for every grudge."""
    numbers = state.rules.numbers
    return min(numbers.control_max, numbers.control_start + state.grudges.bit_count())


def vex(state: CounterweightState, grudge: int) -> None:
    """CW-10.2: each grudge counts once, and only until he is aboard."""
    if not state.aboard and not state.grudges & grudge:
        state.grudges |= grudge
        state.tell("vexed", control(state))


def board(state: CounterweightState) -> None:
    """CW-10.2: he looks round, and his control is fixed."""
    if not prestige.completed(state):
        vex(state, NO_PRESTIGE)
    if prestige.built(state) <= state.rules.numbers.half:
        vex(state, HALF_BUILT)
    state.aboard = state.round
    state.tell("boarded", control(state))


class Purge(Again):
    """CW-10.3: the CO removes so many markers from the station, whose the CO decides."""

    name = "purge"
    rule = "CW-10.3"
    about: ClassVar[About] = {Verb.EVICT: "marked"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [EVICT | one for one in rival_markers(state, NONE)]

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-purge", n=self.count)

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_marker(state, option)

    def take(self, state: CounterweightState, option: int) -> None:
        take_marker(state, seat_of(option), place_of(option))


class SealOff(Ask):
    """CW-10.3: the CO must lay an inspector's marker where nobody has one."""

    name = "seal"
    rule = "CW-10.3"
    about: ClassVar[About] = {Verb.SEAL: "completed"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [
            SEAL | place
            for place, card in enumerate(state.cards)
            if card != NONE and state.sites[place] == NONE
        ]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        place, players = option & THING, state.players
        if state.seals[place]:
            return reason("CW-10.3", "why-sealed")
        if any(state.markers[place * players : (place + 1) * players]):
            return reason("CW-10.3", "why-marked")
        return None

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def choose(self, state: CounterweightState, option: int) -> None:
        place = option & THING
        state.seals[place] = 1
        state.tell("sealed", state.co, state.cards[place])


class Inspection(Step[CounterweightState]):
    """CW-10.3: every round in dock, markers go and one of his comes."""

    def run(self, state: CounterweightState) -> None:
        state.then(Purge(state.co, control(state)), SealOff())
