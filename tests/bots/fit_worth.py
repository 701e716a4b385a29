"""Fit the learned worth of Rebellion's positions: `python -m tests.bots.fit_worth 60000`.

So many games of rules of thumb are played (of several styles, with some random choices, two to five
players, the prototype's numbers and balanced ones), their positions are taken where a turn begins,
and a small net is fitted to how the games ended. Every eleventh game is kept back; the loss on
these is printed beside that of the worth of 2026. The file is `bots/rebellion/worth.json`.
"""

from __future__ import annotations

import json
import os
import random
import sys
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import spielwerk
from spielwerk.bots.brain import brain
from spielwerk.bots.rebellion import evaluation, worth
from spielwerk.bots.rebellion.thumb import BY_HAND, STYLES, Style
from spielwerk.lab.pool import batches, in_order

Floats = NDArray[np.float32]
FIRST_GAME = 51_000_000
PIECE = 500  # games that a process plays before it reports
TABLES = (3, 4, 3, 4, 3, 4, 2, 5)
SLIPS = (0.0, 0.0, 0.02, 0.05, 0.1)  # share of random choices, another in each game
TUNED = 3  # every third game has the balanced numbers
KEPT_BACK = 11  # every eleventh game
OF_PLANETS, OF_ALL = 16, 24  # units
EPOCHS, BATCH, SPEED, DECAY = 12, 512, 2e-3, 1e-4
DIGITS = 4

Rows = tuple[Floats, Floats, Floats, NDArray[np.int64], Floats]
"""Of every position: its planets, the whole table, how it ended, its game, the worth of 2026."""


def styles() -> list[Style]:
    """Whom the games are played by: today's, each side against those of 2026, temperaments."""
    today = STYLES["thumb"]
    return [
        *(today, today, today),
        Style(BY_HAND.empire, today.rebels),
        Style(today.empire, BY_HAND.rebels),
        *(BY_HAND, STYLES["bold"], STYLES["careful"]),
    ]


def play(seeds: tuple[int, ...]) -> Rows:
    """Games of rules of thumb, gifts included."""
    game, knows, kinds = spielwerk.game("rebellion"), brain("rebellion"), styles()
    planets: list[Any] = []
    tables: list[Any] = []
    ends: list[float] = []
    games: list[int] = []
    before: list[float] = []
    for seed in seeds:
        rng = random.Random(seed)
        players = TABLES[seed % len(TABLES)]
        balance = {} if seed % TUNED else {"balance": "tuned"}
        state: Any = game.new(players, seed, balance)
        style, slip, last, taken = rng.choice(kinds), rng.choice(SLIPS), -1, 0
        while not state.over:
            if evaluation.stage(state) != last:
                last = evaluation.stage(state)
                for seat in range(1, players):
                    gift = knows.interject(state, seat, rng, style)
                    if gift is not None and gift in state.interjections(seat):
                        state.interject(seat, gift)
                planets.append(worth.planet_inputs(state))
                tables.append(worth.inputs(state))
                before.append(evaluation.evaluate_2026(state)[0])
                taken += 1
            if rng.random() < slip:
                state.apply(rng.choice(state.options()))
            else:
                state.apply(knows.choose(state, rng, style))
        ends += [evaluation.evaluate_2026(state)[0]] * taken
        games += [seed] * taken
    return (
        np.array(planets, np.float32),
        np.array(tables, np.float32),
        np.array(ends, np.float32),
        np.array(games),
        np.array(before, np.float32),
    )


def chances(strengths: Floats) -> Floats:
    """The logistic function."""
    found: Floats = np.asarray(1 / (1 + np.exp(-np.clip(strengths, -30, 30))), np.float32)
    return found


def loss(found: Floats, ends: Floats) -> float:
    """How far chances are from what came."""
    sure = np.clip(found, 1e-5, 1 - 1e-5)
    return float(-(ends * np.log(sure) + (1 - ends) * np.log(1 - sure)).mean())


class Net:
    """The net while it is fitted."""

    def __init__(self, planet: int, table: int, rng: np.random.Generator) -> None:
        def draw(width: int, units: int, size: float) -> Floats:
            spread = size * np.sqrt(2 / width)
            found: Floats = rng.standard_normal((width, units), np.float32) * np.float32(spread)
            return found

        wide = OF_PLANETS + table
        self.parts: list[Floats] = [
            draw(planet, OF_PLANETS, 0.7),
            np.zeros(OF_PLANETS, np.float32),
            draw(wide, OF_ALL, 0.7),
            np.zeros(OF_ALL, np.float32),
            draw(OF_ALL, 1, 0.5)[:, 0],
            draw(wide, 1, 0.1)[:, 0],
            np.zeros(1, np.float32),
        ]

    def see(self, planets: Floats, tables: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Every layer, and what speaks for the Empire in the end."""
        first, bias, second, shift, weights, line, rest = self.parts
        units = np.maximum(0, planets @ first + bias)
        seen = np.concatenate([worth.SCALE * units.sum(1), tables], 1)
        last = np.maximum(0, seen @ second + shift)
        return units, seen, last, last @ weights + seen @ line + rest

    def slopes(self, planets: Floats, tables: Floats, ends: Floats) -> list[Floats]:
        """Of the loss on these positions."""
        _, _, second, _, weights, line, _ = self.parts
        units, seen, last, found = self.see(planets, tables)
        error = (chances(found) - ends) / np.float32(len(ends))
        back = np.outer(error, weights) * (last > 0)
        deeper = (back @ second.T + np.outer(error, line))[:, :OF_PLANETS]
        first = (units > 0) * (worth.SCALE * deeper)[:, None, :]
        flat = first.reshape(-1, OF_PLANETS)
        return [
            planets.reshape(-1, planets.shape[2]).T @ flat,
            flat.sum(0),
            seen.T @ back,
            back.sum(0),
            last.T @ error,
            seen.T @ error,
            error.sum(keepdims=True),
        ]

    def chances(self, planets: Floats, tables: Floats) -> Floats:
        """What it foretells, piece by piece."""
        pieces = range(0, len(tables), 8192)
        return np.concatenate(
            [chances(self.see(planets[at : at + 8192], tables[at : at + 8192])[3]) for at in pieces]
        )


def fit(rows: Rows, seed: int = 1) -> Net:
    """By Adam; prints what is left after every round."""
    planets, tables, ends, games, before = rows
    rng = np.random.default_rng(seed)
    net = Net(planets.shape[2], tables.shape[1], rng)
    kept = games % KEPT_BACK == 0
    learned = np.where(~kept)[0]
    means = [np.zeros_like(part) for part in net.parts]
    squares = [np.zeros_like(part) for part in net.parts]
    print(f"{len(ends)} positions; of 2026: loss {loss(before[kept], ends[kept]):.4f}")
    step, steps = 0, EPOCHS * (len(learned) // BATCH)
    for epoch in range(EPOCHS):
        rng.shuffle(learned)
        for batch in range(len(learned) // BATCH):
            at = learned[batch * BATCH : (batch + 1) * BATCH]
            step += 1
            speed = SPEED * (1 - step / steps) + 1e-5
            slopes = net.slopes(planets[at], tables[at], ends[at])
            for part, mean, square, slope in zip(net.parts, means, squares, slopes, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= speed * mean / (1 - 0.9**step) / size
                if part.ndim > 1:
                    part *= 1 - speed * DECAY
        found = net.chances(planets[kept], tables[kept])
        print(f"{epoch + 1}: loss {loss(found, ends[kept]):.4f}", flush=True)
    for players, column in ((3, 0), (4, 1), (5, 2)):
        some = kept & (tables[:, column] > 0)
        if some.any():
            now = loss(net.chances(planets[some], tables[some]), ends[some])
            print(f"{players} players: {now:.4f}, of 2026 {loss(before[some], ends[some]):.4f}")
    return net


def written(net: Net) -> str:
    """As the file has it."""

    def rows(weights: Floats, bias: Floats) -> str:
        lines = [numbers([bias[at], *weights[:, at]]) for at in range(len(bias))]
        return "[\n" + ",\n".join(lines) + "]"

    def numbers(some: Any) -> str:
        return "[" + ", ".join(f"{float(one):.{DIGITS}g}" for one in some) + "]"

    first, bias, second, shift, weights, line, rest = net.parts
    return (
        f'{{"format": {worth.FORMAT},\n"planet": {json.dumps(worth.OF_A_PLANET)},\n'
        f'"all": {json.dumps(worth.OF_ALL)},\n"planets": {rows(first, bias)},\n'
        f'"units": {rows(second, shift)},\n"weights": {numbers(weights)},\n'
        f'"line": {numbers(line)},\n"bias": {float(rest[0]):.{DIGITS}g}}}\n'
    )


def main(games: int) -> None:
    """Play, fit and write."""
    seeds = batches(range(FIRST_GAME, FIRST_GAME + games), PIECE)
    jobs = int(os.environ.get("JOBS", os.cpu_count() or 1))
    found = list(in_order(partial(play), seeds, jobs, None))
    rows: Any = tuple(np.concatenate(column) for column in zip(*found, strict=True))
    worth.FILE.write_text(written(fit(rows)), encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]))
