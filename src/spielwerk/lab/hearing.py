"""What the events of a game say: read once for all games, counted game by game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.engine import Event, Game, State
from spielwerk.lab.lens import Lens

Thing = tuple[int, str, str]  # a seat or -1, the kind of event, the name of what it is about
Told = list[tuple[int, list[Event]]]  # by round: what happened in it
TABLES = 16  # games with their players and options whose events stay read
EVENTS = 50_000  # that one of them keeps: some 15 MB


class Meaning:
    """What an event says, in whichever game it happens."""

    def __init__(
        self, kind: str, seat: int, counts: list[tuple[int, int]], is_act: bool, by_act: bool
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.counts = counts  # the numbers of its things, each with the amount
        self.is_act = is_act  # later events are put down to it
        self.by_act = by_act  # what it is about depends on the act before it


class Hearing:
    """The events of a game at one table: the same one comes in many games and is read but once."""

    def __init__(self, game: Game[Any], lens: Lens) -> None:
        self.game = game
        self.lens = lens
        self.things: list[Thing] = []  # by number
        self.numbers: dict[Thing, int] = {}
        self.known: dict[Event, Meaning] = {}
        self.causes: dict[tuple[str, str, int], str] = {}  # by kind, act and round

    def count(self, state: State, told: Told) -> dict[int, list[int]]:
        """By the number of a thing, as they came: how often, how much, and the first round."""
        found: dict[int, list[int]] = {}
        if len(self.known) > EVENTS:
            self.known.clear()
        known, act = self.known, ""
        for now, events in told:
            for event in events:
                meaning = known.get(event)
                if meaning is None:
                    meaning = known[event] = self._read(state, event)
                if meaning.is_act:
                    act = meaning.kind
                counts = self._put_down(meaning, act, now) if meaning.by_act else meaning.counts
                for thing, amount in counts:
                    entry = found.get(thing)
                    if entry is None:
                        found[thing] = [1, amount, now]
                    else:
                        entry[0] += 1
                        entry[1] += amount
        return found

    def _read(self, state: State, event: Event) -> Meaning:
        """What the lens makes of an event."""
        lens, kind = self.lens, str(event[0])
        seat = lens.actor(self.game, state, event)
        read = lens.read(self.game, state, event)
        counts = [(self._number(seat, kind, name), amount) for name, amount in read]
        return Meaning(kind, seat, counts, kind in lens.acts, kind in lens.by_act)

    def _put_down(self, meaning: Meaning, act: str, now: int) -> list[tuple[int, int]]:
        """The things of an event, or what it is put down to instead."""
        key = (meaning.kind, act, now)
        cause = self.causes.get(key)
        if cause is None:
            cause = self.causes[key] = self.lens.cause(meaning.kind, act, now)
        if not cause:
            return meaning.counts
        number = self._number(meaning.seat, meaning.kind, cause)
        return [(number, amount) for _, amount in meaning.counts]

    def _number(self, seat: int, kind: str, name: str) -> int:
        thing = (seat, kind, name)
        number = self.numbers.get(thing)
        if number is None:
            number = self.numbers[thing] = len(self.things)
            self.things.append(thing)
        return number


@lru_cache(TABLES)
def hearing_of(game: Game[Any], lens: Lens, players: int, options: Any) -> Hearing:
    """What is known of the events of a game with so many players and these rule switches."""
    return Hearing(game, lens)
