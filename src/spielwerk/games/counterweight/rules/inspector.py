"""The inspector (CW-10): his temper, his boarding, his hand on the station."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.options import choice
from spielwerk.engine.state import changed
from spielwerk.engine.step import Step
from spielwerk.engine.view import Reason, Text, reason, text
from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.rules import prestige
from spielwerk.games.counterweight.rules.asking import About, Again, Ask, Words, of_marker, of_place
from spielwerk.games.counterweight.rules.influence import rival_markers, take_marker
from spielwerk.games.counterweight.state import HALF_BUILT, NO_PRESTIGE, NONE, CounterweightState
from spielwerk.games.counterweight.verbs import EVICT, SEAL, Verb, place_of, seat_of


@dataclass(frozen=True)
class Switches:
    """Of the inspector."""

    inspector_seals: str = choice("himself", "co")  # CW-10.3: who chooses what he seals


def control(state: CounterweightState) -> int:
    """CW-10.2: one more for every grudge, and for every scandal that a card made."""
    numbers = state.rules.numbers
    vexed = state.grudges.bit_count() + state.scandals
    return min(numbers.control_max, numbers.control_start + vexed)


def vex(state: CounterweightState, grudge: int) -> None:
    """CW-10.2: each grudge counts once, and only until he is aboard."""
    if not state.aboard and not state.grudges & grudge:
        state.grudges |= grudge
        state.tell("vexed", control(state))


def expose(state: CounterweightState, scandals: int) -> None:
    """CW-12.2: a card tells him what he should not know, as long as he is not aboard."""
    before = control(state)
    if not state.aboard:
        state.scandals += scandals
    if control(state) > before:
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

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        shielded = state.shields[place_of(option) * state.players + seat_of(option)]
        return reason("CW-12.2", "why-shielded") if shielded else None

    def prompt(self, state: CounterweightState) -> Text:
        return text("prompt-purge", n=self.count)

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_marker(state, option)

    def take(self, state: CounterweightState, option: int) -> None:
        take_marker(state, seat_of(option), place_of(option))


def why_no_seal(state: CounterweightState, place: int) -> Reason | None:
    """CW-10.3: he takes only what is completed and what nobody holds."""
    if state.seals[place]:
        return reason("CW-10.3", "why-sealed")
    if any(state.markers[place * state.players : (place + 1) * state.players]):
        return reason("CW-10.3", "why-marked")
    return None


def completed(state: CounterweightState) -> list[int]:
    """The anchor and everything on the ring that is completed."""
    cards, sites = state.cards, state.sites
    return [place for place, card in enumerate(cards) if card != NONE and sites[place] == NONE]


class HeSeals(Step[CounterweightState]):
    """CW-10.3: he chooses what he seals: what all could have had, and nobody guarded."""

    def run(self, state: CounterweightState) -> None:
        """Prestige sections first, then what has most places, then the lowest field."""
        kind, room, cards = state.rules.kind, state.rules.places, state.cards
        open_to_him = [place for place in completed(state) if not why_no_seal(state, place)]
        if open_to_him:
            place = max(
                open_to_him,
                key=lambda place: (kind[cards[place]] == PRESTIGE, room[cards[place]], -place),
            )
            state.seals = changed(state.seals, place, 1)
            state.tell("seals", cards[place])


class SealOff(Ask):
    """CW-10.3: with the switch the CO must lay an inspector's marker where nobody has one."""

    name = "seal"
    rule = "CW-10.3"
    about: ClassVar[About] = {Verb.SEAL: "completed"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [SEAL | place for place in completed(state)]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        return why_no_seal(state, option & THING)

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def choose(self, state: CounterweightState, option: int) -> None:
        place = option & THING
        state.seals = changed(state.seals, place, 1)
        state.tell("sealed", state.co, state.cards[place])


class Inspection(Step[CounterweightState]):
    """CW-10.3: every round in dock, markers go and one of his comes."""

    def run(self, state: CounterweightState) -> None:
        """Who has been distracted from all of it seals nothing either."""
        count = control(state) - state.distracted
        state.distracted = 0
        if count <= 0:
            state.tell("idle")
            state.then(Unshield())
            return
        himself = state.opt.inspector_seals == "himself"
        state.then(Purge(state.co, count), HeSeals() if himself else SealOff(), Unshield())


class Unshield(Step[CounterweightState]):
    """CW-12.2: what was safe from him is so no longer."""

    def run(self, state: CounterweightState) -> None:
        state.shields = (0,) * len(state.shields)
