"""Effects on markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.engine.view import Reason
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.rules import influence
from spielwerk.games.counterweight.rules.asking import (
    About,
    Again,
    Words,
    of_marker,
    of_place,
)
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import (
    DONE,
    EVICT,
    MARK,
    Verb,
    place_of,
    seat_of,
)


class Marker(Effect, frozen=True):
    """Markers on free places, for nothing."""

    icon = "marker"
    declinable: ClassVar[bool] = True

    def do(self, state: CounterweightState, actor: int, card: int) -> FreeMarker:
        return FreeMarker(actor, self.n)


class FreeMarker(Again):
    """A marker that costs nothing."""

    name = "free-marker"
    rule = "CW-12.2"

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[MARK | place for place, card in enumerate(state.cards) if card != NONE]]

    def why_not(self, state: CounterweightState, option: int) -> Reason | None:
        return None if option == DONE else influence.why_no_marker(state, option & THING, self.seat)

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_place(state, option)

    def take(self, state: CounterweightState, option: int) -> None:
        influence.put_marker(state, self.seat, option & THING)


class Evict(Effect, frozen=True):
    """Markers of others leave the station."""

    icon = "marker"
    declinable: ClassVar[bool] = True

    def do(self, state: CounterweightState, actor: int, card: int) -> EvictRival:
        return EvictRival(actor, self.n)


class EvictRival(Again):
    """A marker of somebody else goes."""

    name = "evict"
    rule = "CW-12.2"
    about: ClassVar[About] = {Verb.EVICT: "rivals"}

    def wishes(self, state: CounterweightState) -> Sequence[int]:
        return [DONE, *[EVICT | one for one in influence.rival_markers(state, self.seat)]]

    def told(self, state: CounterweightState, option: int) -> Words:
        return of_marker(state, option)

    def take(self, state: CounterweightState, option: int) -> None:
        influence.take_marker(state, seat_of(option), place_of(option))
