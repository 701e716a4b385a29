"""Option scoring by Monte Carlo, NumPy only: python examples/study/option_scoring.py state51

Games are played; at some decisions every open option is tried in a few worlds that the seat can't
tell apart, each followed by a play-out by rules of thumb, the same worlds for all options. A small
net learns to tell from an option's features and the observation how much better it is than the
others of its question. It needs no action codes, so it can score cards it has never seen. First the
rules of thumb play, then the net itself, so that it meets the positions that it leads to.

Short play-outs end after the next turn and ask the bots' evaluation; with `--reward` they go on to
the end of the game and ask one of the rewards of docs/study.md instead. Afterwards:

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
from spielwerk.study.rewards import Reward

Floats = NDArray[np.float32]
Indices = NDArray[np.intp]  # of the bits of an observation that are set: few are
Question = tuple[Indices, Floats, Floats]  # with the options' features, and how good each was

HIDDEN = 64
WORLDS = 3  # in which each option of a question is tried
EVERY = 5  # decisions between two questions that are tried
ROUNDS = 2  # of collecting and fitting: the rules of thumb play first, then the net
ANYTHING = 0.1  # how often any option is played, so that it sees more
FIRST_GAME = 1_000_000  # far from the games that matches play
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

    def scores(self, on: Indices, options: Floats) -> tuple[Floats, Floats]:
        """Of each option of one question, with the hidden units."""
        w = self.weights
        hidden = np.maximum(w["a"][on].sum(axis=0) + options @ w["b"] + w["d"], 0)
        return hidden, hidden @ w["c"]

    def lesson(self, batch: list[Question], rate: float) -> float:
        """A step of Adam towards the values, both centred inside their question."""
        sums = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        loss = 0.0
        for on, options, values in batch:
            hidden, scores = self.scores(on, options)
            wrong = scores - scores.mean() - values
            loss += float((wrong**2).mean())
            push = (wrong - wrong.mean()) / len(values)
            d_hidden = np.outer(push, self.weights["c"]) * (hidden > 0)
            sums["c"] += hidden.T @ push
            sums["d"] += d_hidden.sum(axis=0)
            sums["b"] += options.T @ d_hidden
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


class Collector:
    """Plays games, and tries all options at some of their questions."""

    def __init__(self, description: study.Description, reward: Reward | None, seed: int) -> None:
        self.description, self.reward = description, reward
        self.knows: Brain[Any, Any] = brain(description.game.id)
        self.chance = random.Random(seed)
        self.thermometer = description.thermometer()
        self.games = FIRST_GAME * (1 + seed)
        self.questions: list[Question] = []

    def worth(self, state: Any, seat: int) -> float:
        """Play on by rules of thumb, and look how it stands after the next turn, or at the end."""
        knows, chance = self.knows, self.chance
        if self.reward:
            while not state.over:
                state.apply(knows.thumb(state, chance))
            return self.reward(state)[seat]
        until, left = knows.until(state) if not state.over else 0, knows.patience
        while not state.over and left and knows.stage(state) < until:
            state.apply(knows.thumb(state, chance))
            left -= 1
        return knows.evaluate(state)[seat]

    def ask(self, state: Any) -> None:
        """Try every option of a question and keep how good each has turned out, centred."""
        description, seat, options = self.description, state.player, state.options()
        values = np.zeros(len(options), np.float32)
        for _ in range(WORLDS):
            world = description.believed(state, seat, self.chance)
            for row, option in enumerate(options):
                tried = world.copy()
                tried.apply(option)
                values[row] += self.worth(tried, seat) / WORLDS
        if len(description.codes(state)) == len(options):
            seen = np.flatnonzero(self.thermometer(description.observe(state, seat)))
            self.questions.append((seen, description.features(state), values - values.mean()))

    def choose(self, state: Any, net: Net | None) -> Any:
        """What is played: what the net says, or the rules of thumb while there is none."""
        options = state.options()
        if len(options) == 1 or self.chance.random() < ANYTHING:
            return self.chance.choice(options)
        if net is None:
            return self.knows.thumb(state, self.chance)
        description = self.description
        seen = self.thermometer(description.observe(state, state.player))
        _, scores = net.scores(np.flatnonzero(seen), description.features(state))
        return description.option(state, description.codes(state)[int(scores.argmax())])

    def collect(self, minutes: float, net: Net | None) -> None:
        """Questions for so many minutes of the processor; at least one."""
        end = time.process_time() + 60 * minutes
        while time.process_time() < end or not self.questions:
            state = self.description.new(self.games)
            self.games += 1
            while not state.over and (time.process_time() < end or not self.questions):
                if len(state.options()) > 1 and self.chance.random() < 1 / EVERY:
                    self.ask(state)
                state.apply(self.choose(state, net))


def fit(questions: list[Question], bits: int, features: int, seed: int) -> Net:
    """A net that tells good options from bad ones."""
    scale = float(np.concatenate([values for _, _, values in questions]).std()) or 1.0
    rows = [(seen, options, values / scale) for seen, options, values in questions]
    print(f"{len(rows):,} questions, {sum(len(values) for _, _, values in rows):,} options")
    net, chance = Net(bits, features), random.Random(seed)
    for epoch in range(EPOCHS):
        chance.shuffle(rows)
        losses = [
            net.lesson(rows[first : first + BATCH], RATE * (1 - epoch / EPOCHS))
            for first in range(0, len(rows), BATCH)
        ]
        print(f"epoch {epoch + 1:2}: loss {np.mean(losses):.4f}", flush=True)
    return net


def train(given: argparse.Namespace, out: Path) -> None:
    """Collect for most of the time and fit, several times over."""
    description = study.describe(given.game, given.players)
    reward = study.reward(given.reward) if given.reward else None
    collector = Collector(description, reward, given.seed)
    net: Net | None = None
    for _ in range(ROUNDS):
        collector.collect(given.minutes * 0.8 / ROUNDS, net)
        features = len(description.feature_names)
        net = fit(collector.questions, collector.thermometer.size, features, given.seed)
    assert net is not None
    names = np.array(description.feature_names)
    np.savez_compressed(out, names=names, players=given.players, **net.weights)  # type: ignore[arg-type]


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
        seen = np.flatnonzero(self.thermometer(moment.observation))
        _, scores = self.net.scores(seen, moment.features)
        return moment.codes[int(scores.argmax())]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--reward", help="play to the end and ask this: win, rank, score, margin")
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args()
    train(wanted, wanted.out or Path(f"options-{wanted.game}.npz"))
