"""What hangs together by the bridges that lie (RB-4.4): made once for planets and bridges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spielwerk.games.rebellion.data.around import bits
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import PLANETS

MEMORY = 256  # webs that a board keeps; the planets of a game stand the same way for a whole round
UNREACHED = 1000  # more bridges than any board has


class Strand:
    """Bridges that lie beside each other, as bits by field; whom they connect, by planet."""

    __slots__ = ("fields", "joins", "near")

    def __init__(self, fields: int, near: int) -> None:
        self.fields = fields
        self.near = near  # the fields next to them, and their own
        self.joins = 0


class Web:
    """The planets where they stand and the bridges as they lie; remembers what was searched."""

    __slots__ = ("bridges", "place", "planets", "price", "searches", "space", "strands")

    def __init__(self, board: Board, place: tuple[int, ...], bridges: tuple[int, ...]) -> None:
        self.place = place
        self.bridges = bridges
        self.planets = bits([place[planet] for planet in board.planets])
        # The fields where a bridge may be laid
        self.space = board.all_fields ^ (self.planets | bits(bridges))
        # By field: what a bridge there costs; where planets stand more than anybody has
        self.price = [1] * len(board.neighbours)
        for planet in board.planets:
            self.price[place[planet]] = UNREACHED
        for field in bridges:
            self.price[field] = 0
        self.strands: list[Strand] = []
        for field in bridges:
            self._add(board, field)
        for strand in self.strands:
            strand.joins = self.planets_on(board, strand.near)
        self.searches: list[Search | None] = [None] * len(place)  # by planet

    def _add(self, board: Board, field: int) -> None:
        """One bridge more: it joins the strands beside it, or begins one."""
        fields = 1 << field
        near = fields | board.near_fields[field]
        apart = []
        for strand in self.strands:
            if strand.near >> field & 1:
                fields |= strand.fields
                near |= strand.near
            else:
                apart.append(strand)
        self.strands = [*apart, Strand(fields, near)]

    def planets_on(self, board: Board, fields: int) -> int:
        """The planets that stand on these fields, as bits."""
        found = 0
        if fields & self.planets:
            for planet in board.planets:
                if fields >> self.place[planet] & 1:
                    found |= 1 << planet
        return found

    def joined(self, board: Board, fields: Sequence[int]) -> int:
        """The planets whose ports bridges on these fields connect, with all that lie in touch."""
        near = 0
        for field in fields:
            near |= 1 << field | board.near_fields[field]
        found = self.planets_on(board, near)
        for strand in self.strands:
            if strand.fields & near:
                found |= strand.joins
        return found

    def search(self, board: Board, planet: int) -> Search:
        """What was found from one planet so far."""
        search = self.searches[planet]
        if search is None:
            search = self.searches[planet] = Search(board, self, planet)
        return search

    def counts(self, board: Board, planet: int, reach: int) -> list[int]:
        """From one planet to all others: how many new bridges, if at most `reach`."""
        search = self.search(board, planet)
        while search.missing and search.level <= reach:
            search.extend(board, self)
        return search.counts

    def leads_on(self, board: Board, planet: int, reach: int, known: int) -> bool:
        """Whether so many new bridges lead to any other planet than those that are known."""
        search = self.search(board, planet)
        for end in board.planets:
            if search.counts[end] <= reach and not known >> end & 1:
                return True
        while search.missing and search.level <= reach:
            if search.extend(board, self) & ~known:
                return True
        return False


class Search:
    """All chains from one planet, found as far as anybody asked for."""

    __slots__ = ("counts", "here", "level", "missing", "unseen")

    def __init__(self, board: Board, web: Web, planet: int) -> None:
        self.counts = [UNREACHED] * len(web.place)  # by planet: new bridges of the cheapest chain
        self.here = 1 << web.place[planet]  # the fields reached with just `level` new bridges
        self.unseen = board.all_fields ^ self.here
        self.level = 0
        self.missing = len(board.planets) - 1

    def extend(self, board: Board, web: Web) -> int:
        """Find all chains of one new bridge more, and the planets they lead to, as bits."""
        near = board.around.of(self.here)
        for strand in web.strands:
            if near & strand.fields:  # it leads on for free
                near |= strand.near
        near &= self.unseen
        self.unseen ^= near
        self.here = near & web.space
        ends = web.planets_on(board, near)
        if ends:
            for planet in board.planets:
                if ends >> planet & 1:
                    self.counts[planet] = self.level
                    self.missing -= 1
        self.level += 1
        return ends


def web_of(board: Board, place: tuple[int, ...], bridges: tuple[int, ...]) -> Web:
    """The web of planets and bridges; mostly the one that was asked for last."""
    web = board.web
    if web is not None and web.bridges is bridges and web.place is place:
        return web
    key = (place, bridges)
    web = board.webs.get(key)
    if web is None:
        if len(board.webs) >= MEMORY:
            board.webs.clear()
        web = board.webs[key] = Web(board, place, bridges)
    board.web = web
    return web


@cache
def members(group: int) -> frozenset[int]:
    """The planets of a group that is given as bits."""
    return frozenset([planet for planet in range(len(PLANETS)) if group >> planet & 1])
