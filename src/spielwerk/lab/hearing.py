"""What the events of a game say: read once for all games, counted game by game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.engine import Event, Game, State
from spielwerk.lab.lens import Lens

Thing = tuple[int, str, str]  # a seat or -1, the kind of event, the name of what it is about
Count = tuple[int, int]  # the number of a thing, and how much of it
Told = list[tuple[int, list[Event]]]  # by round: what happened in it
Row = tuple[Any, ...]
TABLES = 16  # games with their players and options whose events stay read
EVENTS = 50_000  # that one of them keeps: some 15 MB
ROUNDS = 1 << 16  # more than any game has


class Meaning:
    """What an event says, in whichever game it happens. Most are about one thing."""

    def __init__(self, kind: str, seat: int, counts: list[Count]) -> None:
        self.kind = kind
        self.seat = seat
        self.thing, self.amount = counts[0]
        self.more = counts[1:] or None
        self.act = 0  # the number of the act that it is: later events are put down to it
        self.put_down: dict[int, Meaning] | None = None  # by act and round, if it depends on them

    def counts(self) -> list[Count]:
        """All that it is about."""
        return [(self.thing, self.amount), *(self.more or ())]


class Hearing:
    """The events of a game at one table: the same one comes in many games and is read but once."""

    def __init__(self, game: Game[Any], lens: Lens) -> None:
        self.game = game
        self.lens = lens
        self.things: list[Thing] = []  # by number
        self.numbers: dict[Thing, int] = {}
        self.known: dict[Event, Meaning] = {}
        self.acts: list[str] = ["", *lens.acts]  # by number; none yet

    def count(self, state: State, told: Told, begun: Row) -> list[Row]:
        """The things of a game as they came: how often, how much, and the first round."""
        known = self.known
        if len(known) > EVENTS:
            known.clear()
        size = len(self.things)
        times, amounts, firsts = [0] * size, [0] * size, [0] * size
        came: list[int] = []
        act = 0
        for now, events in told:
            for event in events:
                meaning = known.get(event)
                if meaning is None:
                    meaning = known[event] = self._read(state, event)
                if meaning.act:
                    act = meaning.act
                if meaning.put_down is not None:
                    meaning = self._put_down(meaning, act, now)
                thing = meaning.thing
                if len(times) < len(self.things):  # something was read for the first time
                    lack = len(self.things) - len(times)
                    for column in (times, amounts, firsts):
                        column.extend([0] * lack)
                if not times[thing]:
                    came.append(thing)
                    firsts[thing] = now
                times[thing] += 1
                amounts[thing] += meaning.amount
                if meaning.more is not None:
                    for other, amount in meaning.more:
                        if not times[other]:
                            came.append(other)
                            firsts[other] = now
                        times[other] += 1
                        amounts[other] += amount
        things = self.things
        return [(*begun, *things[one], times[one], amounts[one], firsts[one]) for one in came]

    def _read(self, state: State, event: Event) -> Meaning:
        """What the lens makes of an event."""
        lens, kind = self.lens, str(event[0])
        seat = lens.actor(self.game, state, event)
        read = lens.read(self.game, state, event)
        counts = [(self._number(seat, kind, name), amount) for name, amount in read]
        meaning = Meaning(kind, seat, counts)
        if kind in lens.acts:
            meaning.act = self.acts.index(kind)
        if kind in lens.by_act:
            meaning.put_down = {}
        return meaning

    def _put_down(self, meaning: Meaning, act: int, now: int) -> Meaning:
        """What an event says after this act in this round."""
        known = meaning.put_down
        assert known is not None
        found = known.get(act * ROUNDS + now)
        if found is None:
            found, kind = meaning, meaning.kind
            cause = self.lens.cause(kind, self.acts[act], now)
            if cause:
                number = self._number(meaning.seat, kind, cause)
                found = Meaning(
                    kind, meaning.seat, [(number, amount) for _, amount in meaning.counts()]
                )
            known[act * ROUNDS + now] = found
        return found

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
