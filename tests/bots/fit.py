"""Fit the weights of the evaluations to games of bots: `python -m tests.bots.fit GAME`.

Positions are taken where a stage begins, in games of rules of thumb (with what they have learned,
where they have) with some random choices, and the features of each are fitted to how its game
ended. A fifth of the games is kept back: the loss on these tells
what the weights are worth, beside those in force now. Run it anew when rules, data or rules of
thumb have changed much, and copy what it prints.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

import spielwerk
from spielwerk.bots.brain import brain
from spielwerk.bots.counterweight import evaluation as counterweight
from spielwerk.bots.rebellion import evaluation as rebellion
from spielwerk.bots.state51 import evaluation as state51

Row = tuple[float, ...]
Floats = NDArray[np.float64]
SLIPS = (0.0, 0.03, 0.08)  # share of random choices, another in each game
RIDGE = 0.002
KEPT_BACK = 5  # every fifth game
STEPS = 800
SELDOM = 0.2  # things that vary less (a card that is hardly ever there) are held closer to 0
HELD = 5  # times the ridge of other features, for things
VARIANTS: dict[str, tuple[dict[str, str], ...]] = {
    "rebellion": ({}, {"balance": "tuned"}),
    "state51": ({}, {}, {"deck": "new_era"}, {"deck": "winter"}),
}


class Sample:
    """Positions: the features of all rivals of each, and their shares of the win."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.things: list[Mapping[str, float]] = []
        self.shares: list[float] = []
        self.groups: list[int] = []
        self.tests: list[bool] = []
        self.size = 0

    def add(
        self,
        game: int,
        rows: Sequence[Row],
        shares: Sequence[float],
        things: Sequence[Mapping[str, float]] | None = None,
    ) -> None:
        """One position of a game; `things` are features by name that most positions lack."""
        self.rows += rows
        self.things += things or [{}] * len(rows)
        self.shares += shares
        self.groups += [self.size] * len(rows)
        self.tests += [game % KEPT_BACK == 0] * len(rows)
        self.size += 1

    def fit(self, name: str, present: Sequence[float]) -> dict[str, float]:
        """Print the weights by which the softmax of the rivals' strengths fits best.

        Returns those of things.
        """
        names = sorted({thing for row in self.things for thing in row})
        place = {thing: at for at, thing in enumerate(names)}
        seldom: Any = sparse.csr_matrix(
            (
                [number for row in self.things for number in row.values()],
                [place[thing] for row in self.things for thing in row],
                np.cumsum([0, *(len(row) for row in self.things)]),
            ),
            (len(self.things), len(names)),
        )
        rows: Any = sparse.hstack([sparse.csr_matrix(np.array(self.rows, float)), seldom], "csr")
        shares, groups, tests = np.array(self.shares), np.array(self.groups), np.array(self.tests)

        def chances(strengths: Floats) -> Floats:
            best = np.full(self.size, -np.inf)
            np.maximum.at(best, groups, strengths)
            powers = np.exp(strengths - best[groups])
            return np.asarray(powers / np.bincount(groups, powers, self.size)[groups])

        def loss(weights: Floats) -> float:
            found = np.clip(chances(rows @ weights)[tests], 1e-9, 1)
            return -float((shares[tests] * np.log(found)).sum()) / len(set(groups[tests]))

        mean = np.asarray(rows.mean(0)).ravel()
        square = np.asarray(rows.multiply(rows).mean(0)).ravel()
        scale = np.sqrt(np.maximum(0.0, square - mean * mean)) + 1e-9
        plain = len(scale) - len(names)
        scale[plain:] = np.maximum(SELDOM, scale[plain:])
        scaled = (rows @ sparse.diags(1 / scale)).tocsr()
        across = scaled.T.tocsr()
        ridge = np.where(np.arange(len(scale)) < plain, 1, HELD) * RIDGE
        learned = len(set(groups[~tests]))
        weights, speed = np.zeros(rows.shape[1]), np.zeros(rows.shape[1])
        for _ in range(STEPS):
            errors = np.where(tests, 0, shares - chances(scaled @ weights))
            speed = 0.9 * speed + 0.3 * (across @ errors / learned - ridge * weights)
            weights += speed
        if len(present) == plain:
            print(f"{name} now: loss {loss(np.array([*present, *[0.0] * len(names)])):.4f}")
        print(f"{name}: loss {loss(weights / scale):.4f} of {self.size} positions")
        found = (weights / scale).tolist()
        print(f"{name} = ({', '.join(f'{weight:.3f}' for weight in found[:plain])})")
        return dict(zip(names, found[plain:], strict=True))


def positions(
    name: str, games: int, players: Sequence[int], take: Callable[[int, Any, Any], None]
) -> None:
    """Hand the positions at the starts of stages to `take`, with game number and end."""
    game, knows = spielwerk.game(name), brain(name).learned()
    rng = random.Random(0)
    for number in range(games):
        options = VARIANTS.get(name, ({},))
        variant = options[number // len(players) % len(options)]
        state: Any = game.new(players[number % len(players)], number, variant)
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
        if name == "rebellion":
            yes(first, number, rebellion.features(position), rebellion.evaluate(end)[0])
        elif name == "state51":
            sides = range(position.sides)
            rows = [state51.inputs(position, side) for side in sides]
            first.add(number, rows, won(end), [titles(position, side) for side in sides])
        else:
            yes(first, number, counterweight.station(position), float(bool(end.winners())))
            if end.winners():
                points = position.scores()
                seats = range(position.players)
                rows = [counterweight.seat(position, points, seat) for seat in seats]
                second.add(number, rows, won(end))

    if name == "counterweight":
        positions(name, games, (4, 3, 4, 5, 2), take)
        first.fit("STATION", counterweight.STATION)
        second.fit("SEAT", counterweight.SEAT)
    elif name == "rebellion":
        positions(name, games, (3, 2, 3, 4, 5), take)
        first.fit("WEIGHTS", rebellion.WEIGHTS)
    else:
        positions(name, games, (2, 2, 3, 4), take)
        cards = first.fit("WEIGHTS", state51.WEIGHTS)
        for key in sorted({thing.split()[0] for thing in cards}):
            numbers = [cards.get(f"{key} {column}", 0.0) for column in COLUMNS]
            print(f'    "{key}": ({", ".join(f"{number:.3f}" for number in numbers)}),')


COLUMNS = ("state", "state-left", "hand", "hand-left")  # as in `bots.state51.cards`


def titles(state: Any, side: int) -> Mapping[str, float]:
    """The cards of a side by their titles: in its state and its hand, also by rounds to come."""
    key, left = state.rules.key, state51.rounds_left(state)
    found: defaultdict[str, float] = defaultdict(float)
    rows = [card for row in state.rows[3 * side : 3 * side + 3] for card in row if card >= 0]
    for cards, (once, later) in ((rows, COLUMNS[:2]), (state.hands[side], COLUMNS[2:])):
        for card in cards:
            found[f"{key[card]} {once}"] += 1
            found[f"{key[card]} {later}"] += left
    return found


def won(end: Any) -> list[float]:
    """Each seat's share of the win."""
    winners = end.winners()
    return [(seat in winners) / max(1, len(winners)) for seat in range(end.players)]


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
