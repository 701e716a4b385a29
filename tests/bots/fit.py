"""Fit the weights of the evaluations to games of rules of thumb: `python -m tests.bots.fit GAME`.

Positions are taken where a stage begins, in games with some random choices, and the features of
each are fitted to how its game ended. A fifth of the games is kept back: the loss on these tells
what the weights are worth, beside those in force now. Run it anew when rules, data or rules of
thumb have changed much, and copy what it prints. Rebellion has `fit_worth` instead.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import spielwerk
from spielwerk.bots.brain import brain
from spielwerk.bots.counterweight import evaluation as counterweight
from spielwerk.bots.state51 import evaluation as state51

Row = tuple[float, ...]
Floats = NDArray[np.float64]
SLIPS = (0.0, 0.03, 0.08)  # share of random choices, another in each game
RIDGE = 0.002
KEPT_BACK = 5  # every fifth game
STEPS = 800


class Sample:
    """Positions: the features of all rivals of each, and their shares of the win."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.shares: list[float] = []
        self.groups: list[int] = []
        self.tests: list[bool] = []
        self.size = 0

    def add(self, game: int, rows: Sequence[Row], shares: Sequence[float]) -> None:
        """One position of a game."""
        self.rows += rows
        self.shares += shares
        self.groups += [self.size] * len(rows)
        self.tests += [game % KEPT_BACK == 0] * len(rows)
        self.size += 1

    def fit(self, name: str, present: Sequence[float]) -> None:
        """Print the weights by which the softmax of the rivals' strengths fits best."""
        rows, shares = np.array(self.rows, float), np.array(self.shares)
        groups, tests = np.array(self.groups), np.array(self.tests)

        def chances(strengths: Floats) -> Floats:
            best = np.full(self.size, -np.inf)
            np.maximum.at(best, groups, strengths)
            powers = np.exp(strengths - best[groups])
            return np.asarray(powers / np.bincount(groups, powers, self.size)[groups])

        def loss(weights: Floats) -> float:
            found = np.clip(chances(rows @ weights)[tests], 1e-9, 1)
            return -float((shares[tests] * np.log(found)).sum()) / len(set(groups[tests]))

        scale = rows.std(0) + 1e-9
        scaled = rows / scale
        learned = len(set(groups[~tests]))
        weights, speed = np.zeros(rows.shape[1]), np.zeros(rows.shape[1])
        for _ in range(STEPS):
            errors = np.where(tests, 0, shares - chances(scaled @ weights))
            speed = 0.9 * speed + 0.3 * (scaled.T @ errors / learned - RIDGE * weights)
            weights += speed
        if len(present) == len(scale):
            print(f"{name} now: loss {loss(np.array(present)):.4f}")
        print(f"{name}: loss {loss(weights / scale):.4f} of {self.size} positions")
        print(f"{name} = ({', '.join(f'{weight:.3f}' for weight in weights / scale)})")


def positions(
    name: str, games: int, players: Sequence[int], take: Callable[[int, Any, Any], None]
) -> None:
    """Hand the positions at the starts of stages to `take`, with game number and end."""
    game, knows = spielwerk.game(name), brain(name)
    rng = random.Random(0)
    for number in range(games):
        state: Any = game.new(players[number % len(players)], number)
        slips = rng.choice(SLIPS)
        stage, taken = -1, []
        while not state.over:
            if knows.stage(state) != stage:
                stage = knows.stage(state)
                taken.append(state.copy())
            slip = rng.random() < slips
            state.apply(rng.choice(state.options()) if slip else knows.thumb(state, rng))
        for position in taken:
            take(number, position, state)


def yes(sample: Sample, game: int, row: Row, share: float) -> None:
    """A yes competes with a no that has no features."""
    sample.add(game, [row, (0.0,) * len(row)], [share, 1 - share])


def main(name: str, games: int) -> None:
    """Print the weights of one game."""
    first, second = Sample(), Sample()

    def take(number: int, position: Any, end: Any) -> None:
        if name == "state51":
            rows = [state51.features(position, side) for side in range(position.sides)]
            first.add(number, rows, won(end))
        else:
            points = position.scores()
            yes(first, number, counterweight.station(position, points), float(bool(end.winners())))
            if end.winners():
                seats = range(position.players)
                rows = [counterweight.seat(position, points, seat) for seat in seats]
                second.add(number, rows, won(end))

    if name == "counterweight":
        positions(name, games, (4, 3, 4, 5, 2), take)
        first.fit("STATION", counterweight.STATION)
        second.fit("SEAT", counterweight.SEAT)
    else:
        positions(name, games, (2, 2, 3, 4), take)
        first.fit("WEIGHTS", state51.WEIGHTS)


def won(end: Any) -> list[float]:
    """Each seat's share of the win."""
    winners = end.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(end.players)]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
