"""Tournaments as tests want them: players, tables, and games that end by a throw of dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from spielwerk.tournament.shapes import Rest, Result, Round, Rules, Table
from spielwerk.tournament.swiss import next_round

SWISS, ROBIN = Rules("swiss"), Rules("robin")
EMPIRE = {2: [0, 1], 3: [0, 1, 1], 4: [0, 1, 1, 1], 5: [0, 1, 1, 1, 1]}


def ended(players: Sequence[int], winners: Sequence[int], scores: Sequence[int] = ()) -> Table:
    """A table whose game is over."""
    return Table(list(players), "", Result(list(winners), list(scores)))


def thrown(one: Round, chance: random.Random, rules: Rules = SWISS) -> Round:
    """The same round after its games."""
    tables = []
    for table in one.tables:
        size = len(table.players)
        scores = [chance.randrange(30) for _ in range(size)]
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        sides = rules.sides(size)
        if sides:
            side = chance.randrange(2)
            best = [seat for seat in range(size) if sides[seat] == side]
        tables.append(ended(table.players, best, scores))
    return Round(tables, one.byes)


def swiss(
    players: int,
    size: int,
    rounds: int,
    rest: Rest = "bye",
    seed: int = 1,
    rules: Rules = SWISS,
    limits: tuple[int, int] = (2, 5),
) -> list[Round]:
    """A whole tournament."""
    chance, found = random.Random(seed), list[Round]()
    for number in range(rounds):
        made = next_round(rules, range(players), found, size, rest, *limits, seed + number)
        found.append(thrown(made, chance, rules))
    return found


def met(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often two sat at one table."""
    return Counter(
        (min(two), max(two))
        for one in rounds
        for table in one.tables
        for two in combinations(table.players, 2)
    )


def byes(rounds: Sequence[Round]) -> Counter[int]:
    """How often everybody had nobody to play."""
    return Counter(player for one in rounds for player in one.byes)


def spread(rounds: Sequence[Round], players: int, size: int) -> int:
    """By how much somebody has had one seat more often than another."""
    sat = Counter((p, at) for one in rounds for t in one.tables for at, p in enumerate(t.players))
    each = [[sat[player, seat] for seat in range(size)] for player in range(players)]
    return max(max(had) - min(had) for had in each)
