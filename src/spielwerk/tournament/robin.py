"""Everybody meets everybody: the circle for tables of two, planes and search for larger ones."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from spielwerk.tournament.groups import Pair, pair, tables
from spielwerk.tournament.seating import fair
from spielwerk.tournament.shapes import Rest, Round, Rules, Table
from spielwerk.tournament.sizes import sizes

TIMES_FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))  # the field of four elements
LONGEST = 3  # times as many rounds as would do if all fitted: then it is enough
EFFORT = 6  # beginnings a round
TRIES, FEW = 6, 20  # whole schedules, where that is soon done
Made = tuple[list[list[int]], list[int]]  # tables and byes of a round


def schedule(
    rules: Rules, players: Sequence[int], size: int, rest: Rest, least: int, most: int, seed: int
) -> list[Round]:
    """All rounds: every two meet; the order of players is drawn by the seed."""
    drawn = list(players)
    random.Random(seed).shuffle(drawn)
    if size == 2:
        return [Round([Table(two) for two in at], byes) for at, byes in circle(drawn)]
    if len(drawn) == size**2 and size <= 5:
        made: list[Made] = [(at, []) for at in plane(drawn, size)]
    else:
        tries = TRIES if len(drawn) <= FEW else 1
        found = [search(drawn, size, rest, least, most, seed + 1000 * one) for one in range(tries)]
        made = min(found, key=_price)
    rounds = [Round([Table(table) for table in at], byes) for at, byes in made]
    return fair(rules, rounds)


def _price(made: Sequence[Made]) -> tuple[int, int]:
    """A schedule is better if it is shorter, and if nobody meets the same people all the time."""
    met = Counter(pair(*two) for at, _ in made for table in at for two in combinations(table, 2))
    return len(made) + max(met.values()), sum(often * often for often in met.values())


def circle(players: Sequence[int]) -> list[Made]:
    """One stays, the others go round; with odd numbers it is nobody who stays, and gives a bye."""
    ring: list[int | None] = [*players] if len(players) % 2 == 0 else [*players, None]
    made = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        two = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        at = [
            _turned(players, one, other)
            for one, other in two
            if one is not None and other is not None
        ]
        byes = [one for both in two if None in both for one in both if one is not None]
        made.append((at, byes))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return made


def _turned(players: Sequence[int], one: int, other: int) -> list[int]:
    """Two in the order by which everybody sits first as often as second, or once more."""
    first, second = sorted((one, other), key=players.index)
    odd = (players.index(first) + players.index(second)) % 2
    return [first, second] if odd else [second, first]


def plane(players: Sequence[int], q: int) -> list[list[list[int]]]:
    """q² players at tables of q: the lines of a plane, on which every two meet exactly once."""

    def line(slope: int, height: int) -> list[int]:
        if q == 4:
            return [q * x + (TIMES_FOUR[slope][x] ^ height) for x in range(q)]
        return [q * x + (slope * x + height) % q for x in range(q)]

    rounds = [[line(slope, height) for height in range(q)] for slope in range(q)]
    rounds.append([[q * x + y for y in range(q)] for x in range(q)])
    return [[[players[point] for point in table] for table in one] for one in rounds]


def search(
    players: Sequence[int], size: int, rest: Rest, least: int, most: int, seed: int
) -> list[Made]:
    """Round after round those who have met least, until every two have met."""
    at = sizes(len(players), size, rest, least, most)
    met: Counter[Pair] = Counter()
    had: Counter[int] = Counter()
    made: list[Made] = []
    a_round = sum(one * (one - 1) // 2 for one in at)
    longest = LONGEST * -(-len(players) * (len(players) - 1) // 2 // a_round) + LONGEST
    while len(met) < len(players) * (len(players) - 1) // 2 and len(made) < longest:
        waiting = len(players) - sum(at)
        # A bye goes to who has had fewest, and has met most.
        known = {
            one: sum(bool(met[pair(one, other)]) for other in players if other != one)
            for one in players
        }
        order = sorted(players, key=lambda one: (had[one], -known[one]))
        byes, play = sorted(order[:waiting]), [one for one in players if one not in order[:waiting]]
        found = tables(play, at, met, {}, seed + len(made), EFFORT)
        had.update(byes)
        met.update(pair(*two) for table in found for two in combinations(table, 2))
        made.append((found, byes))
    return made
