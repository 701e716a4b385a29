"""The inspector (CW-10): his temper, his boarding, his hand on the station."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight import prestige
from spielwerk.games.counterweight.influence import take_marker
from spielwerk.games.counterweight.state import (
    EVICT,
    HALF_BUILT,
    MASK,
    NO_PRESTIGE,
    NONE,
    SEAL,
    SEAT_BITS,
    SEAT_MASK,
    CounterweightState,
)


def control(state: CounterweightState) -> int:
    """CW-10.2: one more for every grudge."""
    numbers = state.rules.numbers
    return min(numbers.control_max, numbers.control_start + state.grudges.bit_count())


def vex(state: CounterweightState, grudge: int) -> None:
    """CW-10.2: each grudge counts once, and only until he is aboard."""
    if not state.aboard and not state.grudges & grudge:
        state.grudges |= grudge
        if state.events is not None:
            state.tell("vexed", control(state))


def board(state: CounterweightState) -> None:
    """CW-10.2: he looks round, and his control is fixed."""
    if not prestige.built_prestige(state):
        vex(state, NO_PRESTIGE)
    if prestige.built(state) <= state.rules.numbers.half:
        vex(state, HALF_BUILT)
    state.aboard = state.round
    if state.events is not None:
        state.tell("boarded", control(state))


class Purge(Step[CounterweightState]):
    """CW-10.3: the CO removes so many markers from the station, whose the CO decides."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: CounterweightState) -> Sequence[int]:
        """All markers of all players."""
        if not self.count:
            return ()
        state.player = state.co
        players = state.players
        markers = state.markers
        return [
            EVICT | index // players << SEAT_BITS | index % players
            for index in range(len(markers))
            if markers[index]
        ]

    def choose(self, state: CounterweightState, option: int) -> None:
        """One marker gone."""
        thing = option & MASK
        take_marker(state, thing & SEAT_MASK, thing >> SEAT_BITS)
        state.stack.append(Purge(self.count - 1))


class SealOff(Step[CounterweightState]):
    """CW-10.3: the CO must lay an inspector's marker where nobody has one."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> Sequence[int]:
        """The cards without any marker."""
        state.player = state.co
        players = state.players
        return [
            SEAL | place
            for place in range(len(state.cards))
            if state.cards[place] != NONE
            and state.sites[place] == NONE
            and not state.seals[place]
            and not any(state.markers[place * players : (place + 1) * players])
        ]

    def choose(self, state: CounterweightState, option: int) -> None:
        """No influence there any more."""
        place = option & MASK
        state.seals[place] = 1
        if state.events is not None:
            state.tell("sealed", state.co, state.cards[place])


class Inspection(Step[CounterweightState]):
    """CW-10.3: every round in dock, markers go and one of his comes."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> None:
        """First the purge, then the seal."""
        state.stack += (SealOff(), Purge(control(state)))
