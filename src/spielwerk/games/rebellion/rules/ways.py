"""Other ways than the cheapest: what makes them different is whom they connect (RB-4.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import PLANETS
from spielwerk.games.rebellion.rules.chains import chain
from spielwerk.games.rebellion.rules.webs import UNREACHED, Web, members, web_of

WAYS = 8  # that are offered
MEMORY = 64  # pairs of ports whose ways are remembered
BITS = len(PLANETS)
GROUP = (1 << BITS) - 1


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

    A node is a field, the group of planets so far as bits, both in one `key`, the node before it,
    and all fields so far as bits.
    """
    neighbours, price, goal = board.neighbours, web.price, web.place[end]
    left, key_of = costs_to(board, web, end, reach), keys(board, web)
    nodes, before, been = [web.place[start] << BITS | 1 << start | 1 << end], [0], [0]
    here = [0]
    groups = {known}
    seen: set[int] = set()
    found: list[Way] = []
    for new in range(reach + 1):
        further: list[int] = []
        room = reach - new
        for node in here:  # grows while fields with bridges join it
            group = nodes[node] & GROUP
            passed = been[node]
            beside = neighbours[nodes[node] >> BITS]
            if group not in groups and goal in beside:
                groups.add(group)
                found.append(Way(_back(nodes, before, node), new, members(group)))
                if len(found) == WAYS - 1:
                    return found
            for near in beside:
                key = key_of[near] | group
                if key in seen or left[near] > room or passed >> near & 1:
                    continue
                seen.add(key)
                (further if price[near] else here).append(len(nodes))
                nodes.append(key)
                before.append(node)
                been.append(passed | 1 << near)
        here = further
    return found


def _back(nodes: list[int], before: list[int], node: int) -> tuple[int, ...]:
    """The fields that lead to a node, from the first bridge on."""
    found = []
    while node:
        found.append(nodes[node] >> BITS)
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


def keys(board: Board, web: Web) -> list[int]:
    """By field: itself, and whom a bridge there would connect as bits by planet, in one number."""
    neighbours = board.neighbours
    found = [field << BITS for field in range(len(neighbours))]
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
