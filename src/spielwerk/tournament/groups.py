"""Players into tables, so that few meet again and those who are equally far meet.

For tables of two this is exact. For larger ones nobody knows a quick exact way, so tables exchange
players as long as that is better, from several beginnings; the same seed gives the same tables.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from spielwerk.tournament.matching import Matching
from spielwerk.tournament.shapes import Round

AGAIN, OFTEN = 10**9, 10**8  # to meet again is worse than any distance; often, a little more
BEGINNINGS = 12  # tried until nobody meets again

Pair = tuple[int, int]


def pair(one: int, other: int) -> Pair:
    """Two players, whichever comes first."""
    return (one, other) if one < other else (other, one)


def meetings(rounds: Sequence[Round]) -> Counter[Pair]:
    """How often two have sat at one table."""
    return Counter(
        pair(*two)
        for one in rounds
        for table in one.tables
        for two in combinations(table.players, 2)
    )


def pairs(players: Sequence[int], met: Mapping[Pair, int]) -> list[list[int]]:
    """Tables of two, from the top: everybody gets the next below him whom he has not met.

    Unless the rest could then not be paired without somebody meeting again; where that can't be
    avoided at all, as few as possible do, and those who have met less often first.
    """
    place = {player: number for number, player in enumerate(players)}
    friends = [
        [place[other] for other in players if other != one and not met.get(pair(one, other))]
        for one in players
    ]
    matching = Matching(friends)
    found: list[Pair] = []
    left = list(range(len(players)))
    while left:
        one = left[0]
        if not (matching.mate[one] >= 0 and _choose(matching, one, left, friends, found)):
            free = [other for other in left[1:] if matching.mate[other] < 0]
            other = min(free, key=lambda two: (met.get(pair(players[one], players[two]), 0), two))
            matching.gone[one] = matching.gone[other] = True
            left = [two for two in left if two not in (one, other)]
            found.append((one, other))
    return [[players[one], players[other]] for one, other in found]


def _choose(
    matching: Matching,
    one: int,
    left: list[int],
    friends: Sequence[Sequence[int]],
    found: list[Pair],
) -> bool:
    for other in left[1:]:
        if other in friends[one] and matching.take(one, other):
            left.remove(one)
            left.remove(other)
            found.append((one, other))
            return True
    return False


def tables(
    players: Sequence[int],
    sizes: Sequence[int],
    met: Mapping[Pair, int],
    scores: Mapping[int, Fraction],
    seed: int,
    beginnings: int = BEGINNINGS,
) -> list[list[int]]:
    """Tables of these sizes; `players` from the top, `scores` what they have so far."""
    if all(size == 2 for size in sizes):
        return pairs(players, met)
    chance = random.Random(seed)
    search = _Search(players, sizes, met, scores)
    best = search.improve(list(players))
    for number in range(1, beginnings):
        if search.again(best) == 0:
            break
        # First a few changes of what is best so far, then something quite different.
        begin = list(best)
        if number % 2:
            for _ in range(3):
                one, other = chance.sample(range(len(begin)), 2)
                begin[one], begin[other] = begin[other], begin[one]
        else:
            chance.shuffle(begin)
        found = search.improve(begin)
        if search.cost(found) < search.cost(best):
            best = found
    return search.cut(best)


class _Search:
    """Players in a row, cut into tables; better rows by exchanging two of different tables."""

    def __init__(
        self,
        players: Sequence[int],
        sizes: Sequence[int],
        met: Mapping[Pair, int],
        scores: Mapping[int, Fraction],
    ) -> None:
        self._sizes = sizes
        self._table = [number for number, size in enumerate(sizes) for _ in range(size)]
        self._worth: dict[int, dict[int, int]] = {one: {} for one in players}
        for one, other in combinations(players, 2):
            often = met.get(pair(one, other), 0)
            apart = scores.get(one, Fraction(0)) - scores.get(other, Fraction(0))
            again = AGAIN + OFTEN * often**2 if often else 0
            worth = again + round(100 * apart * apart)
            self._worth[one][other] = self._worth[other][one] = worth

    def cut(self, row: Sequence[int]) -> list[list[int]]:
        """The row as tables."""
        found, first = [], 0
        for size in self._sizes:
            found.append(list(row[first : first + size]))
            first += size
        return found

    def cost(self, row: Sequence[int]) -> int:
        """What is wrong with it."""
        return sum(
            self._worth[one][other] for at in self.cut(row) for one, other in combinations(at, 2)
        )

    def again(self, row: Sequence[int]) -> int:
        """How many meetings are repeated."""
        return self.cost(row) // AGAIN

    def improve(self, row: list[int]) -> list[int]:
        """Exchange two as long as it helps."""
        table, worth, size = self._table, self._worth, len(row)
        first = [table.index(number) for number in table]
        last = [first[at] + self._sizes[table[at]] for at in range(size)]
        # What everybody costs at every table: kept up to date, so an exchange is quickly judged.
        costs = [
            [sum(worth[one][other] for other in at if other != one) for at in self.cut(row)]
            for one in row
        ]
        better = True
        while better:
            better = False
            for here in range(size):
                for there in range(last[here], size):
                    one, other = row[here], row[there]
                    mine, his = table[here], table[there]
                    saved = costs[here][mine] + costs[there][his]
                    spent = costs[here][his] + costs[there][mine] - 2 * worth[one][other]
                    if spent >= saved:
                        continue
                    for at, who in enumerate(row):
                        change = worth[who].get(other, 0) - worth[who].get(one, 0)
                        costs[at][mine] += change
                        costs[at][his] -= change
                    row[here], row[there] = other, one
                    costs[here], costs[there] = costs[there], costs[here]
                    better = True
        return row
