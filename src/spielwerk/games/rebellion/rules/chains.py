"""The cheapest chain of bridges between two ports (RB-4.4, over the fields of RB-2.6).

Fields that carry a bridge are free, fields of planets end a chain and never carry one.
"""

from __future__ import annotations

from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.webs import UNREACHED, Web, web_of


def new_bridges(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], planet: int, reach: int
) -> list[int]:
    """From one planet to all others: how many new bridges, if at most `reach`."""
    return web_of(board, place, bridges).counts(board, planet, reach)


def chain(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], start: int, end: int
) -> list[int]:
    """The fields of the cheapest chain between two planets, also those with a bridge already."""
    web = web_of(board, place, bridges)
    return _way(_back(board, web, place[start], [place[end]]), place[end])


def chains(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], start: int
) -> dict[int, list[int]]:
    """The same from one planet to every planet, in one search."""
    first = place[start]
    goals = [place[planet] for planet in board.planets if planet != start]
    back = _back(board, web_of(board, place, bridges), first, goals)
    return {planet: _way(back, place[planet]) for planet in board.planets}


def _back(board: Board, web: Web, first: int, goals: list[int]) -> list[int]:
    """From every field that was reached before all goals were: the field before it."""
    neighbours, price = board.neighbours, web.price
    back = [UNREACHED] * len(neighbours)
    back[first] = first
    here = [first]
    missing = len(goals)
    while missing:
        further: list[int] = []
        for field in here:  # grows while fields with bridges join it
            for near in neighbours[field]:
                if back[near] == UNREACHED:
                    if price[near] == 1:
                        back[near] = field
                        further.append(near)
                    elif price[near] == 0:
                        back[near] = field
                        here.append(near)
                    elif near in goals:
                        back[near] = field
                        missing -= 1
        here = further
    return back


def _way(back: list[int], goal: int) -> list[int]:
    """The fields between the first one and a goal."""
    found = []
    field = back[goal]
    while back[field] != field:
        found.append(field)
        field = back[field]
    return found[::-1]
