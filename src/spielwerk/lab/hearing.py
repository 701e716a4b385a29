"""What the events of a game say: read once for all games, counted game by game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.engine import Event, Game, State
from spielwerk.lab.lens import Lens

Thing = tuple[int, str, str]  # a seat or -1, the kind of event, the name of what it is about
Row = tuple[Any, ...]
TABLES = 16  # games with their players and options whose events stay read
MEANINGS = 50_000  # that one kind of events keeps
BITS = 60  # of a key: what an event says at the places that its kind looks at


class Meaning:
    """Whom and what an event is about, in whichever game it happens."""

    def __init__(self, seat: int, things: list[int]) -> None:
        self.seat = seat
        self.thing = things[0]
        self.more = things[1:] or None  # most are about one thing
        self.put_down: dict[int, Meaning] = {}  # by act and round, where it depends on them


class Kind:
    """The events of one kind: where they say what, and what those said that came so far."""

    def __init__(self, name: str, lens: Lens, game: Game[Any]) -> None:
        self.name = name
        shape = lens.shape(game, name)
        self.places = list(shape.places)
        self.bits = BITS // max(len(self.places), 1)
        self.most = (1 << self.bits) - 1
        self.amount = shape.amount
        self.less = shape.less
        self.act = lens.acts.index(name) + 1 if name in lens.acts else 0
        self.by_act = name in lens.by_act
        self.known: dict[int, Meaning] = {}


class Hearing:
    """The events of a game at one table: the same one comes in many games and is read but once."""

    def __init__(self, game: Game[Any], lens: Lens) -> None:
        self.game = game
        self.lens = lens
        self.things: list[Thing] = []  # by number
        self.numbers: dict[Thing, int] = {}
        self.kinds: dict[str, Kind] = {}

    def kind(self, name: str) -> Kind:
        """A kind of events that came for the first time."""
        found = self.kinds[name] = Kind(name, self.lens, self.game)
        return found

    def read(self, state: State, event: Event) -> Meaning:
        """What the lens makes of an event."""
        lens, kind = self.lens, str(event[0])
        seat = lens.actor(self.game, state, event)
        names = lens.read(self.game, state, event)
        return Meaning(seat, [self._number(seat, kind, name) for name in names])

    def put_down(self, kind: Kind, meaning: Meaning, act: int, now: int) -> Meaning:
        """What an event says after this act in this round."""
        cause = self.lens.cause(kind.name, self.lens.acts[act - 1] if act else "", now)
        if not cause:
            return meaning
        return Meaning(meaning.seat, [self._number(meaning.seat, kind.name, cause)])

    def _number(self, seat: int, kind: str, name: str) -> int:
        thing = (seat, kind, name)
        number = self.numbers.get(thing)
        if number is None:
            number = self.numbers[thing] = len(self.things)
            self.things.append(thing)
        return number


class Tally:
    """The things of one game: how often they came, how much of them, and the first round."""

    def __init__(self, hearing: Hearing, state: State) -> None:
        self.hearing = hearing
        self.state = state
        self.act = 0  # the number of the last act: later events are put down to it
        size = len(hearing.things)
        self.times, self.amounts, self.firsts = [0] * size, [0] * size, [0] * size
        self.came: list[int] = []

    def hear(self, events: list[Event], now: int) -> None:
        """Count what happened in a round."""
        hearing = self.hearing
        one: Any  # an event: its parts are taken for what they are
        for one in events:
            name: str = one[0]
            kind = hearing.kinds.get(name)
            if kind is None:
                kind = hearing.kind(name)
            key = 0
            for place in kind.places:
                said: int = one[place]
                assert -1 <= said < kind.most
                key = (key << kind.bits) + said + 1
            meaning = kind.known.get(key)
            if meaning is None:
                if len(kind.known) >= MEANINGS:
                    kind.known.clear()
                meaning = kind.known[key] = hearing.read(self.state, one)
            if kind.act:
                self.act = kind.act
            elif kind.by_act:
                meaning = self._put_down(kind, meaning, now)
            amount: int = one[kind.amount] if kind.amount else 0
            if kind.less:
                less: int = one[kind.less]
                amount = abs(amount - less)
            self._count(meaning.thing, amount, now)
            if meaning.more is not None:
                for other in meaning.more:
                    self._count(other, amount, now)

    def _put_down(self, kind: Kind, meaning: Meaning, now: int) -> Meaning:
        key = (now << 8) + self.act
        found = meaning.put_down.get(key)
        if found is None:
            found = self.hearing.put_down(kind, meaning, self.act, now)
            meaning.put_down[key] = found
        return found

    def _count(self, thing: int, amount: int, now: int) -> None:
        if thing >= len(self.times):  # read for the first time, in this game or another
            lack = len(self.hearing.things) - len(self.times)
            for column in (self.times, self.amounts, self.firsts):
                column.extend([0] * lack)
        times = self.times[thing]
        if not times:
            self.came.append(thing)
            self.firsts[thing] = now
        self.times[thing] = times + 1
        self.amounts[thing] += amount

    def rows(self, players: int, number: int) -> list[Row]:
        """A row a thing, in the order in which they came."""
        rows: list[Row] = []
        for one in self.came:
            seat, kind, name = self.hearing.things[one]
            times, amount, first = self.times[one], self.amounts[one], self.firsts[one]
            rows.append((players, number, seat, kind, name, times, amount, first))
        return rows


@lru_cache(TABLES)
def hearing_of(game: Game[Any], lens: Lens, players: int, options: Any) -> Hearing:
    """What is known of the events of a game with so many players and these rule switches."""
    return Hearing(game, lens)
