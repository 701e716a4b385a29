"""What the events of a game say: read once for all games, counted game by game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spielwerk.engine import Event, Game, State
from spielwerk.lab.asking import Asking
from spielwerk.lab.lens import Lens

Row = tuple[Any, ...]
TABLES = 16  # games with their players and options whose events stay read
MEANINGS = 50_000  # that one kind of events keeps
BITS = 60  # of a key: what an event says at the places that its kind looks at


class Thing:
    """What events of a kind are about: how often it came in a game, how much, and when first."""

    def __init__(self, seat: int, kind: str, name: str) -> None:
        self.seat = seat  # or -1
        self.kind = kind
        self.name = name
        self.turn = 0  # the game that is counted
        self.times = 0
        self.amount = 0
        self.first = 0


class Meaning:
    """Whom and what an event is about, in whichever game it happens."""

    def __init__(self, seat: int, things: list[Thing]) -> None:
        self.seat = seat
        self.thing = things[0]
        self.more = things[1:] or None  # most are about one thing
        self.put_down: dict[int, Meaning] = {}  # by act and round, where it depends on them


class Kind:
    """The events of one kind: where they say what, and what those said that came so far."""

    def __init__(self, name: str, lens: Lens, game: Game[Any]) -> None:
        self.name = name
        shape = lens.shape(game, name)
        places = shape.places
        self.first = places[0] if places else 0
        self.more = list(places[1:]) or None
        self.bits = BITS // max(len(places), 1)
        self.most = (1 << self.bits) - 1
        self.amount = shape.amount
        self.less = shape.less
        self.act = lens.acts.index(name) + 1 if name in lens.acts else 0
        self.by_act = name in lens.by_act
        self.known: dict[int, Meaning] = {}


class Hearing:
    """The events of a game at one table: the same one comes in many games and is read but once.

    It hears one game at a time: see `taken`.
    """

    def __init__(self, game: Game[Any], lens: Lens) -> None:
        self.game = game
        self.lens = lens
        self.asking = Asking(game)
        self.things: dict[tuple[int, str, str], Thing] = {}
        self.kinds: dict[str, Kind] = {}
        self.turn = 0  # the number of the game that is heard
        self.act = 0  # the number of its last act: later events are put down to it
        self.came: list[Thing] = []

    def begin(self) -> None:
        """Another game: nothing has happened yet."""
        self.turn += 1
        self.act = 0
        self.came = []
        self.asking.begin()

    def hear(self, state: State, events: list[tuple[Any, ...]], now: int) -> None:
        """Count what happened in a round; the parts of an event are taken for what they are."""
        for one in events:
            name: str = one[0]
            kind = self.kinds.get(name)
            if kind is None:
                kind = self.kinds[name] = Kind(name, self.lens, self.game)
            said: int = one[kind.first] if kind.first else -1
            assert -1 <= said < kind.most
            key = said + 1
            if kind.more is not None:
                for place in kind.more:
                    said = one[place]
                    assert -1 <= said < kind.most
                    key = (key << kind.bits) + said + 1
            meaning = kind.known.get(key)
            if meaning is None:
                if len(kind.known) >= MEANINGS:
                    kind.known.clear()
                meaning = kind.known[key] = self.read(state, one)
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

    def read(self, state: State, event: Event) -> Meaning:
        """What the lens makes of an event."""
        lens, kind = self.lens, str(event[0])
        seat = lens.actor(self.game, state, event)
        names = lens.read(self.game, state, event)
        return Meaning(seat, [self._thing(seat, kind, name) for name in names])

    def _put_down(self, kind: Kind, meaning: Meaning, now: int) -> Meaning:
        """What an event says after the last act in this round."""
        key = (now << 8) + self.act
        found = meaning.put_down.get(key)
        if found is None:
            act = self.lens.acts[self.act - 1] if self.act else ""
            cause = self.lens.cause(kind.name, act, now)
            seat = meaning.seat
            found = Meaning(seat, [self._thing(seat, kind.name, cause)]) if cause else meaning
            meaning.put_down[key] = found
        return found

    def _thing(self, seat: int, kind: str, name: str) -> Thing:
        key = (seat, kind, name)
        found = self.things.get(key)
        if found is None:
            found = self.things[key] = Thing(seat, kind, name)
        return found

    def _count(self, thing: Thing, amount: int, now: int) -> None:
        if thing.turn != self.turn:
            thing.turn = self.turn
            thing.times = 0
            thing.amount = 0
            thing.first = now
            self.came.append(thing)
        thing.times += 1
        thing.amount += amount

    def rows(self, players: int, number: int) -> list[Row]:
        """A row a thing, in the order in which they came."""
        return [
            (players, number, one.seat, one.kind, one.name, one.times, one.amount, one.first)
            for one in self.came
        ]


@lru_cache(TABLES)
def hearings_of(game: Game[Any], lens: Lens, players: int, options: Any) -> list[Hearing]:
    """Those that heard games with so many players and these rule switches, and hear none now."""
    return []


def taken(game: Game[Any], lens: Lens, free: list[Hearing]) -> Hearing:
    """A hearing for one game: one of those that are free, to whom it is given back at the end.

    A game that is broken off keeps its own, and two at once have one each.
    """
    found = free.pop() if free else Hearing(game, lens)
    found.begin()
    return found
