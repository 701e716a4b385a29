"""The cheapest chain of bridges between two ports (RB-4.4, over the fields of RB-2.6).

Fields that carry a bridge are free, fields of planets end a chain and never carry one.
"""

from __future__ import annotations

from collections.abc import Iterable

from spielwerk.games.rebellion.data.board import Board

MEMORY = 2048  # searches kept; the planets of a game stand the same way for a whole round
UNREACHED = 1000  # more bridges than any board has


class Search:
    """All chains from one planet, found as far as anybody asked for."""

    __slots__ = ("bridges", "counts", "here", "level", "missing", "planets", "seen")

    def __init__(
        self, board: Board, place: tuple[int, ...], bridges: tuple[int, ...], planet: int
    ) -> None:
        self.bridges = frozenset(bridges)
        self.planets = frozenset(place)
        self.counts = [UNREACHED] * len(place)  # by planet: new bridges of the cheapest chain
        self.here = {place[planet]}  # the fields reached with just `level` new bridges
        self.seen = {place[planet]}
        self.level = 0
        self.missing = len(board.planets) - 1

    def extend(self, board: Board, place: tuple[int, ...], reach: int) -> None:
        """Find all chains of at most `reach` new bridges."""
        sets, seen, planets, bridges = board.neighbour_sets, self.seen, self.planets, self.bridges
        while self.missing and self.level <= reach:
            further: set[int] = set()
            layer = self.here
            while layer:  # again and again, as long as fields with bridges lead on for free
                near = set().union(*[sets[field] for field in layer])
                near -= seen
                seen |= near
                ends = near & planets
                for end in ends:
                    self.counts[place.index(end)] = self.level
                    self.missing -= 1
                near -= ends
                layer = near & bridges
                near -= layer
                further |= near
            self.here = further
            self.level += 1


def new_bridges(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], planet: int, reach: int
) -> list[int]:
    """From one planet to all others: how many new bridges, if at most `reach`."""
    key = (place, bridges, planet)
    found = board.chains.get(key)
    if found is None:
        if len(board.chains) >= MEMORY:
            board.chains.clear()
        found = board.chains[key] = Search(board, place, bridges, planet)
    if found.level <= reach and found.missing:
        found.extend(board, place, reach)
    return found.counts


def chain(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], start: int, end: int
) -> list[int]:
    """The fields of the cheapest chain between two planets, also those with a bridge already."""
    return _way(_back(board, place, bridges, place[start], {place[end]}), place[end])


def chains(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], start: int
) -> dict[int, list[int]]:
    """The same from one planet to every planet, in one search."""
    first = place[start]
    goals = {place[planet] for planet in board.planets}
    back = _back(board, place, bridges, first, goals - {first})
    return {planet: _way(back, place[planet]) for planet in board.planets}


def _back(
    board: Board,
    place: tuple[int, ...],
    bridges: tuple[int, ...],
    first: int,
    goals: set[int],
) -> dict[int, int]:
    """From every field that was reached before all goals were: the field before it."""
    planets, lying = frozenset(place), frozenset(bridges)
    back = {first: first}
    here = [first]
    missing = len(goals)
    while missing:
        further: list[int] = []
        for field in here:  # grows while fields with bridges join it
            for near in board.neighbours[field]:
                if near in back:
                    continue
                if near in planets:
                    if near in goals:
                        back[near] = field
                        missing -= 1
                    continue
                back[near] = field
                if near in lying:
                    here.append(near)
                else:
                    further.append(near)
        here = further
    return back


def _way(back: dict[int, int], goal: int) -> list[int]:
    """The fields between the first one and a goal."""
    found = []
    field = back[goal]
    while back[field] != field:
        found.append(field)
        field = back[field]
    return found[::-1]


def joined(
    board: Board, place: tuple[int, ...], bridges: Iterable[int], fields: Iterable[int]
) -> set[int]:
    """The planets whose ports bridges on these fields connect, with all that lie in touch."""
    planets = {place[planet]: planet for planet in board.planets}
    found: set[int] = set()
    here = list(fields)
    free = set(bridges) - set(here)
    for field in here:
        for near in board.neighbours[field]:
            if near in planets:
                found.add(planets[near])
            elif near in free:
                free.remove(near)
                here.append(near)
    return found
