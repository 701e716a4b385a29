"""What the events of a game say: read once for all games, counted game by game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.engine import Event, Game, State
from spielwerk.lab.lens import Lens

Thing = tuple[int, str, str]  # a seat or -1, the kind of event, the name of what it is about
Count = tuple[int, int]  # the number of a thing, and how much of it
Told = list[tuple[int, list[Event]]]  # by round: what happened in it
TABLES = 16  # games with their players and options whose events stay read
EVENTS = 50_000  # that one of them keeps: some 15 MB


class Meaning:
    """What an event says, in whichever game it happens."""

    def __init__(
        self, kind: str, seat: int, counts: list[Count], is_act: bool, by_act: bool
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.counts = counts
        self.is_act = is_act  # later events are put down to it
        self.by_act = by_act  # what it is about depends on the act before it
        self.put_down: dict[tuple[str, int], list[Count]] = {}  # by that act and the round


class Hearing:
    """The events of a game at one table: the same one comes in many games and is read but once."""

    def __init__(self, game: Game[Any], lens: Lens) -> None:
        self.game = game
        self.lens = lens
        self.things: list[Thing] = []  # by number
        self.numbers: dict[Thing, int] = {}
        self.known: dict[Event, Meaning] = {}
        # Of the game that is counted, by the number of a thing
        self.times: list[int] = []
        self.amounts: list[int] = []
        self.firsts: list[int] = []  # the round

    def count(self, state: State, told: Told) -> list[tuple[Thing, int, int, int]]:
        """The things of a game as they came: how often, how much, and the first round."""
        if len(self.known) > EVENTS:
            self.known.clear()
        size = len(self.things)
        self.times, self.amounts, self.firsts = [0] * size, [0] * size, [0] * size
        known, times, amounts, firsts = self.known, self.times, self.amounts, self.firsts
        act = ""
        came: list[int] = []
        for now, events in told:
            for event in events:
                meaning = known.get(event)
                if meaning is None:
                    meaning = known[event] = self._read(state, event)
                if meaning.is_act:
                    act = meaning.kind
                counts = self._put_down(meaning, act, now) if meaning.by_act else meaning.counts
                for thing, amount in counts:
                    if not times[thing]:
                        came.append(thing)
                        firsts[thing] = now
                    times[thing] += 1
                    amounts[thing] += amount
        return [(self.things[one], times[one], amounts[one], firsts[one]) for one in came]

    def _read(self, state: State, event: Event) -> Meaning:
        """What the lens makes of an event."""
        lens, kind = self.lens, str(event[0])
        seat = lens.actor(self.game, state, event)
        read = lens.read(self.game, state, event)
        counts = [(self._number(seat, kind, name), amount) for name, amount in read]
        return Meaning(kind, seat, counts, kind in lens.acts, kind in lens.by_act)

    def _put_down(self, meaning: Meaning, act: str, now: int) -> list[Count]:
        """The things of an event, or what it is put down to instead."""
        key = (act, now)
        counts = meaning.put_down.get(key)
        if counts is None:
            counts = meaning.counts
            cause = self.lens.cause(meaning.kind, act, now)
            if cause:
                number = self._number(meaning.seat, meaning.kind, cause)
                counts = [(number, amount) for _, amount in counts]
            meaning.put_down[key] = counts
        return counts

    def _number(self, seat: int, kind: str, name: str) -> int:
        thing = (seat, kind, name)
        number = self.numbers.get(thing)
        if number is None:
            number = self.numbers[thing] = len(self.things)
            self.things.append(thing)
            for column in (self.times, self.amounts, self.firsts):
                column.append(0)
        return number


@lru_cache(TABLES)
def hearing_of(game: Game[Any], lens: Lens, players: int, options: Any) -> Hearing:
    """What is known of the events of a game with so many players and these rule switches."""
    return Hearing(game, lens)
