"""Fit the learned worth of Rebellion's positions: `python -m tests.bots.fit_value 4000 400`.

So many games of rules of thumb (of several styles, with some random choices) and so many of
searches at 12 iterations are played, positions are taken where a turn begins, and a small net is
fitted to how their games ended. A fifth of the games is kept back; the loss on these is printed
beside that of the weights of 2026. The file is `bots/rebellion/value.json`.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import spielwerk
from spielwerk.bots.brain import brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.rebellion import evaluation
from spielwerk.bots.rebellion.thumb import BY_HAND, STYLES
from spielwerk.bots.rebellion.value import INPUTS, inputs

Floats = NDArray[np.float64]
FILE = Path(__file__).parents[2] / "src/spielwerk/bots/rebellion/value.json"
TABLES = (3, 4, 3, 4, 2, 5)
BOARDS: tuple[dict[str, str], ...] = ({}, {}, {"balance": "tuned"})
SLIPS = (0.0, 0.03, 0.08, 0.15)  # share of random choices, another in each game
SEARCHES = ("level3@12", "level3-2026@12")
SEARCHED = 3.0  # how much a position of a search counts beside one of rules of thumb
HIDDEN, EPOCHS, BATCH, SPEED, DECAY = 16, 14, 256, 3e-3, 1e-4
KEPT_BACK = 5  # every fifth game
THUMBS = (STYLES["thumb"], STYLES["thumb"], BY_HAND, STYLES["bold"], STYLES["careful"])


class Rows:
    """Positions, and how their games ended for the Empire."""

    def __init__(self) -> None:
        self.found: list[list[float]] = []
        self.earlier: list[tuple[float, ...]] = []  # the features of 2026
        self.ends: list[float] = []
        self.games: list[int] = []
        self.counts: list[float] = []

    def add(self, game: int, positions: list[Any], end: Any, counts: float) -> None:
        """The positions of one game."""
        for state in positions:
            self.found.append(inputs(state))
            self.earlier.append(evaluation.features(state))
            self.ends.append(evaluation.evaluate_2026(end)[0])
            self.games.append(game)
            self.counts.append(counts)


class Taking(SeatedBots):
    """A table whose positions are kept where a turn begins."""

    taken: list[Any]
    last: int

    def choose(self, state: Any) -> Any:
        """Choose, and keep the first position of every turn."""
        now = evaluation.stage(state)
        if now != self.last:
            self.last = now
            self.taken.append(state.copy())
        return super().choose(state)


def by_thumb(rows: Rows, number: int, rng: random.Random) -> None:
    """One game of rules of thumb."""
    game, knows = spielwerk.game("rebellion"), brain("rebellion")
    players = TABLES[number % len(TABLES)]
    state: Any = game.new(players, 7_000_000 + number, BOARDS[number // len(TABLES) % len(BOARDS)])
    empire, rebels, slips = rng.choice(THUMBS), rng.choice(THUMBS), rng.choice(SLIPS)
    last, taken = -1, []
    while not state.over:
        if evaluation.stage(state) != last:
            last = evaluation.stage(state)
            for seat in range(1, players):
                gift = knows.interject(state, seat, rng, rebels)
                if gift is not None and gift in state.interjections(seat):
                    state.interject(seat, gift)
            taken.append(state.copy())
        slip = rng.random() < slips
        style = empire if state.faction == 0 else rebels
        state.apply(rng.choice(state.options()) if slip else knows.choose(state, rng, style))
    rows.add(number, taken, state, 1.0)


def by_search(rows: Rows, number: int, rng: random.Random) -> None:
    """One game of searches, three and four players by turns."""
    game = spielwerk.game("rebellion")
    players = 3 + number % 2
    seats = [rng.choice(SEARCHES)] + [rng.choice(SEARCHES)] * (players - 1)
    table = Taking(game, seats, number)
    table.taken, table.last = [], -1
    state: Any = game.new(players, 7_500_000 + number)
    table.play(state)
    rows.add(10**6 + number, table.taken, state, SEARCHED)


def chances(strengths: Floats) -> Floats:
    """The logistic function."""
    return np.asarray(1 / (1 + np.exp(-np.clip(strengths, -30, 30))))


def fit(rows: Rows, seed: int = 0) -> dict[str, Any]:
    """A net of `HIDDEN` units that are off below zero, beside a line, by Adam."""
    raw, ends = np.array(rows.found), np.array(rows.ends)
    counts = np.array(rows.counts)
    tests = np.array(rows.games) % KEPT_BACK == 0
    middle, scale = raw.mean(0), raw.std(0) + 1e-9
    scaled = (raw - middle) / scale
    rng = np.random.default_rng(seed)
    width = raw.shape[1]
    parts: list[Floats] = [
        rng.normal(0, 1 / np.sqrt(width), (width, HIDDEN)),
        np.zeros(HIDDEN),
        rng.normal(0, 0.3 / np.sqrt(HIDDEN), HIDDEN),
        np.zeros(width),
        np.zeros(1),
    ]
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    learned = np.where(~tests)[0]
    batches = len(learned) // BATCH
    step, steps = 0, EPOCHS * batches

    def strengths(at: Any) -> tuple[Floats, Floats]:
        units = np.maximum(0, scaled[at] @ parts[0] + parts[1])
        return units, units @ parts[2] + scaled[at] @ parts[3] + parts[4]

    def loss(found: Floats, which: Any) -> float:
        sure = np.clip(found[which], 1e-6, 1 - 1e-6)
        wins = ends[which]
        return float(-(wins * np.log(sure) + (1 - wins) * np.log(1 - sure)).mean())

    for _ in range(EPOCHS):
        rng.shuffle(learned)
        for batch in range(batches):
            at = learned[batch * BATCH : (batch + 1) * BATCH]
            units, found = strengths(at)
            error = counts[at] * (chances(found) - ends[at]) / BATCH
            back = np.outer(error, parts[2]) * (units > 0)
            slopes = [
                scaled[at].T @ back + DECAY * parts[0],
                back.sum(0),
                units.T @ error + DECAY * parts[2],
                scaled[at].T @ error + DECAY * parts[3],
                np.array([error.sum()]),
            ]
            step += 1
            speed = SPEED * (1 - step / steps) + 1e-5
            for part, mean, square, slope in zip(parts, means, squares, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= speed * mean / (1 - 0.9**step) / size
    found = chances(strengths(slice(None))[1])
    before = chances(np.array(rows.earlier, float) @ np.array(evaluation.WEIGHTS))
    searched = counts > 1
    for name, which in (
        ("rules of thumb", tests & ~searched),
        ("searches", tests & searched),
        ("three players", tests & (raw[:, 0] == 1)),
        ("four players", tests & (raw[:, 1] == 1)),
    ):
        if which.any():
            print(f"{name}: loss {loss(found, which):.4f}, of 2026 {loss(before, which):.4f}")
    line = parts[3] / scale
    hidden = parts[0] / scale[:, None]
    bias = parts[1] - middle @ hidden
    return {
        "inputs": list(INPUTS),
        "bias": digits(parts[4][0] - middle @ line),
        "line": [digits(one) for one in line],
        "units": [
            [digits(bias[unit]), *(digits(one) for one in hidden[:, unit])]
            for unit in range(HIDDEN)
        ],
        "weights": [digits(one) for one in parts[2]],
    }


def digits(number: float) -> float:
    """As many digits as matter."""
    return float(f"{number:.4g}")


def main(thumbs: int, searches: int) -> None:
    """Play, fit and write."""
    rows, rng = Rows(), random.Random(5)
    for number in range(thumbs):
        by_thumb(rows, number, rng)
    for number in range(searches):
        by_search(rows, number, rng)
    print(f"{len(rows.ends)} positions of {thumbs} and {searches} games")
    FILE.write_text(json.dumps(fit(rows)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
