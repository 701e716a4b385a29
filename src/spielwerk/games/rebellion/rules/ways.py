"""Other ways than the cheapest: what makes them different is whom they connect (RB-4.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.chains import chain, joined

WAYS = 8  # that are offered
MEMORY = 64  # pairs of ports whose ways are remembered


Step = tuple[tuple[int, ...], frozenset[int]]  # fields so far, and whom they connect


class Way(NamedTuple):
    """A chain between two planets."""

    fields: tuple[int, ...]  # also those with a bridge already
    new: int  # bridges
    joins: frozenset[int]  # all planets that are connected by it, its two ends included


@lru_cache(MEMORY)
def ways(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], start: int, end: int
) -> tuple[Way, ...]:
    """The cheapest way, then for each other group of ports the cheapest way that connects it."""
    plain = tuple(chain(board, place, bridges, start, end))
    found = [way_of(board, place, bridges, start, end, plain)]
    groups = {found[0].joins}
    planets = {place[planet]: planet for planet in board.planets}
    lying = frozenset(bridges)
    touched: dict[int, frozenset[int]] = {}
    here: list[Step] = [((), frozenset((start, end)))]
    seen: set[tuple[int, frozenset[int]]] = set()
    left = board.numbers.bridge_limit - len(bridges)
    new = 0
    while here and new <= left:
        further: list[Step] = []
        for fields, joins in here:  # grows while fields with bridges join it
            for near in board.neighbours[fields[-1] if fields else place[start]]:
                if near in planets:
                    if planets[near] == end and joins not in groups:
                        groups.add(joins)
                        found.append(Way(fields, new, joins))
                        if len(found) == WAYS:
                            return tuple(found)
                    continue
                if near not in touched:
                    touched[near] = frozenset(joined(board, place, bridges, (near,)))
                more = joins | touched[near]
                if (near, more) in seen or near in fields:
                    continue
                seen.add((near, more))
                (here if near in lying else further).append(((*fields, near), more))
        here = further
        new += 1
    return tuple(found)


def way_of(
    board: Board,
    place: tuple[int, ...],
    bridges: tuple[int, ...],
    start: int,
    end: int,
    fields: tuple[int, ...],
) -> Way:
    """A chain with its price in bridges and whom it connects."""
    joins = {start, end, *joined(board, place, bridges, fields)}
    return Way(fields, len(set(fields) - set(bridges)), frozenset(joins))
