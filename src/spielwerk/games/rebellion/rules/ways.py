"""Other ways than the cheapest: what makes them different is whom they connect (RB-4.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.chains import chain, joined

WAYS = 8  # that are offered
MEMORY = 64  # pairs of ports whose ways are remembered


class Way(NamedTuple):
    """A chain between two planets."""

    fields: tuple[int, ...]  # also those with a bridge already
    new: int  # bridges
    joins: frozenset[int]  # all planets that are connected by it, its two ends included


@lru_cache(MEMORY)
def ways(
    board: Board,
    place: tuple[int, ...],
    bridges: tuple[int, ...],
    start: int,
    end: int,
    reach: int,
) -> tuple[Way, ...]:
    """The cheapest way, then for each other group of ports the cheapest way that connects it.

    The others need at most `reach` new bridges; a longer reach adds some behind these.
    """
    plain = tuple(chain(board, place, bridges, start, end))
    found = [way_of(board, place, bridges, start, end, plain)]
    groups = {sum([1 << planet for planet in found[0].joins])}
    planets = {place[planet]: planet for planet in board.planets}
    lying = frozenset(bridges)
    touch = touches(board, place, lying)
    # Groups are bits by planet; a node is a field, the group so far, and the node before it.
    fields, joins, before = [place[start]], [1 << start | 1 << end], [0]
    here = [0]
    seen: set[tuple[int, int]] = set()
    new = 0
    while here and new <= reach:
        further: list[int] = []
        for node in here:  # grows while fields with bridges join it
            group = joins[node]
            for near in board.neighbours[fields[node]]:
                if near in planets:
                    if planets[near] == end and group not in groups:
                        groups.add(group)
                        members = [planet for planet in board.planets if group >> planet & 1]
                        found.append(Way(_back(fields, before, node), new, frozenset(members)))
                        if len(found) == WAYS:
                            return tuple(found)
                    continue
                more = group | touch[near] if near in touch else group
                if (near, more) in seen or _passed(fields, before, node, near):
                    continue
                seen.add((near, more))
                (here if near in lying else further).append(len(fields))
                fields.append(near)
                joins.append(more)
                before.append(node)
        here = further
        new += 1
    return tuple(found)


def _back(fields: list[int], before: list[int], node: int) -> tuple[int, ...]:
    """The fields that lead to a node, from the first bridge on."""
    found = []
    while node:
        found.append(fields[node])
        node = before[node]
    return tuple(found[::-1])


def _passed(fields: list[int], before: list[int], node: int, field: int) -> bool:
    """Whether the way to a node has been on a field."""
    while node:
        if fields[node] == field:
            return True
        node = before[node]
    return False


def touches(board: Board, place: tuple[int, ...], lying: frozenset[int]) -> dict[int, int]:
    """For each field on which a bridge would connect anybody: whom, as bits by planet."""
    found: dict[int, int] = {}
    for planet in board.planets:
        for field in board.neighbours[place[planet]]:
            found[field] = found.get(field, 0) | 1 << planet
    alone = set(lying)
    for bridge in lying:
        if bridge in alone:
            chained = [bridge]
            alone.remove(bridge)
            for field in chained:  # grows while bridges lie beside each other
                chained += alone.intersection(board.neighbours[field])
                alone.difference_update(chained)
            group = 0
            for field in chained:
                group |= found.get(field, 0)
            for field in chained:
                for near in board.neighbours[field]:
                    found[near] = found.get(near, 0) | group
                found[field] = group
    return found


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
