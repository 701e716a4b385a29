"""Option scoring by Monte Carlo, NumPy only: python examples/study/option_scoring.py state51

The rules of thumb play; at some decisions every open option is tried in a few worlds that the seat
can't tell apart, each followed by a short play-out, the same worlds for all options. A small net
learns to tell from an option's features and the observation how much better it is than the others
of its question. It needs no action codes, so it can score cards it has never seen. Afterwards:

    spielwerk study match state51 --policy examples/study/option_scoring.py:Trained
"""

import argparse
import os
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk import study
from spielwerk.bots.brain import Brain, brain
from spielwerk.study.layout import Thermometer
from spielwerk.study.policy import Moment

Floats = NDArray[np.float32]

HIDDEN = 64
WORLDS = 3  # in which each option of a question is tried
EVERY = 5  # decisions between two questions that are tried
EPOCHS, BATCH, RATE, DECAY = 12, 64, 1e-3, 1e-4


class Net:
    """score = relu(observation · a + option · b) · c"""

    def __init__(self, bits: int, features: int) -> None:
        chance = np.random.default_rng(0)
        self.weights: dict[str, Floats] = {
            "a": (chance.standard_normal((bits, HIDDEN)) * 0.05).astype(np.float32),
            "b": (chance.standard_normal((features, HIDDEN)) * 0.2).astype(np.float32),
            "d": np.zeros(HIDDEN, np.float32),
            "c": (chance.standard_normal(HIDDEN) * 0.1).astype(np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._lessons = 0

    def scores(self, bits: Floats, options: Floats) -> tuple[Floats, Floats]:
        """Of each option of one question, with the hidden units."""
        w = self.weights
        position = w["a"][np.flatnonzero(bits)].sum(axis=0)  # few bits are set
        hidden = np.maximum(position + options @ w["b"] + w["d"], 0)
        return hidden, hidden @ w["c"]

    def lesson(self, batch: list[tuple[Floats, Floats, Floats]], rate: float) -> float:
        """A step of Adam towards the values, both centred inside their question."""
        sums = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        loss = 0.0
        for bits, options, values in batch:
            hidden, scores = self.scores(bits, options)
            wrong = scores - scores.mean() - values
            loss += float((wrong**2).mean())
            push = (wrong - wrong.mean()) / len(values)
            d_hidden = np.outer(push, self.weights["c"]) * (hidden > 0)
            sums["c"] += hidden.T @ push
            sums["d"] += d_hidden.sum(axis=0)
            sums["b"] += options.T @ d_hidden
            on = np.flatnonzero(bits)
            sums["a"][on] += d_hidden.sum(axis=0)
        self._lessons += 1
        rate *= np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons)
        for name, total in sums.items():
            gradient = total / np.float32(len(batch))
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight = self.weights[name]
            weight -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * weight)
        return loss / len(batch)


def worth(state: Any, knows: Brain[Any, Any], seat: int, chance: random.Random) -> float:
    """Play on by rules of thumb until the turn after the next one, and look how it stands."""
    until, left = knows.until(state) if not state.over else 0, knows.patience
    while not state.over and left and knows.stage(state) < until:
        state.apply(knows.thumb(state, chance))
        left -= 1
    return knows.evaluate(state)[seat]


def examples(
    description: study.Description, minutes: float, seed: int
) -> list[tuple[NDArray[np.int8], Floats, Floats]]:
    """Questions with their options and how good each has turned out, centred."""
    knows, chance = brain(description.game.id), random.Random(seed)
    found, began, number = [], time.process_time(), seed
    while (time.process_time() - began) / 60 < minutes:
        state = description.new(number)
        number += 1
        while not state.over:
            options = state.options()
            if len(options) > 1 and chance.random() < 1 / EVERY:
                values = np.zeros(len(options), np.float32)
                for _ in range(WORLDS):
                    world = description.believed(state, state.player, chance)
                    for row, option in enumerate(options):
                        tried = world.copy()
                        tried.apply(option)
                        values[row] += worth(tried, knows, state.player, chance) / WORLDS
                seen = description.observe(state, state.player)
                found.append((seen, description.features(state), values - values.mean()))
            # Mostly what the rules of thumb say, sometimes anything, so that it sees more
            said = chance.choice(options) if chance.random() < 0.1 else knows.thumb(state, chance)
            state.apply(said)
    return found


def train(game: str, players: int, minutes: float, seed: int, out: Path) -> None:
    """Collect for most of the time, then fit."""
    description = study.describe(game, players)
    thermometer = description.thermometer()
    questions = examples(description, minutes * 0.8, seed)
    scale = float(np.concatenate([values for _, _, values in questions]).std()) or 1.0
    rows = [(thermometer(seen), options, values / scale) for seen, options, values in questions]
    print(f"{len(rows):,} questions, {sum(len(values) for _, _, values in rows):,} options")
    net, chance = Net(thermometer.size, len(description.feature_names)), random.Random(seed)
    for epoch in range(EPOCHS):
        chance.shuffle(rows)
        losses = [
            net.lesson(rows[first : first + BATCH], RATE * (1 - epoch / EPOCHS))
            for first in range(0, len(rows), BATCH)
        ]
        print(f"epoch {epoch + 1:2}: loss {np.mean(losses):.4f}")
    features = np.array(description.feature_names)
    np.savez_compressed(out, names=features, players=players, **net.weights)  # type: ignore[arg-type]


class Trained:
    """The net as a policy for `spielwerk study match`: the best-scored option.

    The file is `options-GAME.npz` here, or what the environment variable SPIELWERK_MODEL names.
    """

    def __init__(self, description: study.Description) -> None:
        path = os.environ.get("SPIELWERK_MODEL", f"options-{description.game.id}.npz")
        stored = np.load(path)
        if stored["names"].tolist() != description.feature_names:
            raise SystemExit(f"{path} was trained on other features: train it anew.")
        self.net = Net(1, 1)
        self.net.weights = {name: stored[name] for name in self.net.weights}
        self.thermometer: Thermometer = description.thermometer()
        if self.thermometer.size != len(stored["a"]):
            raise SystemExit(f"{path} was trained for {stored['players']} players.")

    def __call__(self, moment: Moment) -> int:
        """A code."""
        _, scores = self.net.scores(self.thermometer(moment.observation), moment.features)
        return moment.codes[int(scores.argmax())]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    out = given.out or Path(f"options-{given.game}.npz")
    train(given.game, given.players, given.minutes, given.seed, out)
