"""Other ways than the cheapest: what makes them different is whom they connect (RB-4.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.chains import chain
from spielwerk.games.rebellion.rules.webs import UNREACHED, Web, members, web_of

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
    web = web_of(board, place, bridges)
    plain = tuple(chain(board, place, bridges, start, end))
    new = sum([web.price[field] for field in plain])
    group = 1 << start | 1 << end | web.joined(board, plain)
    others = search(board, web, start, end, group, reach)
    return (Way(plain, new, members(group)), *others)


def search(board: Board, web: Web, start: int, end: int, known: int, reach: int) -> list[Way]:
    """Ways of at most `reach` new bridges that connect other groups than the one that is known.

    A node is a field, the number of the group of planets so far, the node before it, and the last
    node at which the group was still smaller.
    """
    neighbours, price, size = board.neighbours, web.price, len(board.neighbours)
    left, joins = costs_to(board, web, end, reach), joins_by(board, web)
    at_goal = [False] * size
    for field in neighbours[web.place[end]]:
        at_goal[field] = True
    groups = [1 << start | 1 << end]
    numbers = {groups[0]: 0}
    wanted = [groups[0] != known]  # by group: whether a way that connects it is still to be found
    seen = [False] * size  # by group and field
    fields, group_of, before, smaller = [web.place[start]], [0], [0], [0]
    here = [0]
    found: list[Way] = []
    for new in range(reach + 1):
        further: list[int] = []
        room = reach - new
        for node in here:  # grows while fields with bridges join it
            field, number = fields[node], group_of[node]
            group = groups[number]
            if wanted[number] and at_goal[field]:
                wanted[number] = False
                found.append(Way(_back(fields, before, node), new, members(group)))
                if len(found) == WAYS - 1:
                    return found
            for near in neighbours[field]:
                if left[near] > room:
                    continue
                joined, grown, last = group | joins[near], number, smaller[node]
                if joined != group:
                    grown, last = numbers.get(joined, -1), node
                    if grown < 0:
                        grown = numbers[joined] = len(groups)
                        groups.append(joined)
                        wanted.append(joined != known)
                        seen.extend([False] * size)
                place = grown * size + near
                # Where the group was this one already, a field that was passed has been seen
                if seen[place] or (last and passed(fields, before, last, near)):
                    continue
                seen[place] = True
                (further if price[near] else here).append(len(fields))
                fields.append(near)
                group_of.append(grown)
                before.append(node)
                smaller.append(last)
        here = further
    return found


def passed(fields: list[int], before: list[int], node: int, field: int) -> bool:
    """Whether a field lies on the way to a node, or is its own."""
    while node:
        if fields[node] == field:
            return True
        node = before[node]
    return False


def _back(fields: list[int], before: list[int], node: int) -> tuple[int, ...]:
    """The fields that lead to a node, from the first bridge on."""
    found = []
    while node:
        found.append(fields[node])
        node = before[node]
    return tuple(found[::-1])


def costs_to(board: Board, web: Web, end: int, reach: int) -> list[int]:
    """By field: the new bridges of the cheapest chain from there to a planet, itself included."""
    neighbours, price = board.neighbours, web.price
    first = web.place[end]
    costs = [UNREACHED] * len(neighbours)
    here = [first]
    level = 0
    while here and level <= reach:
        further: list[int] = []
        for field in here:  # grows while fields with bridges join it
            for near in neighbours[field]:
                if costs[near] == UNREACHED:
                    if price[near] == 1:
                        costs[near] = level + 1
                        further.append(near)
                    elif price[near] == 0:
                        costs[near] = level
                        here.append(near)
        here = further
        level += 1
    return costs


def joins_by(board: Board, web: Web) -> list[int]:
    """By field: whom a bridge there would connect, as bits by planet."""
    neighbours = board.neighbours
    found = [0] * len(neighbours)
    for planet in board.planets:
        for field in neighbours[web.place[planet]]:
            found[field] |= 1 << planet
    for bridge in web.bridges:
        for strand in web.strands:
            if strand.fields >> bridge & 1:
                found[bridge] |= strand.joins
                for field in neighbours[bridge]:
                    found[field] |= strand.joins
    return found
