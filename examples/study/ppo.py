"""Masked PPO on the CPU, NumPy only: python examples/study/ppo.py state51 --minutes 5

One seat learns against bots at many tables. Writes the net (`ppo-state51.npz`) and the learning
curve (`ppo-state51.csv`); `--players`, `--bots` and `--reward` choose the table. Afterwards:

    spielwerk study match state51 --policy examples/study/ppo.py:Trained --against random,level1
"""

import argparse
import csv
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk import study
from spielwerk.study.layout import Thermometer
from spielwerk.study.policy import Moment

Floats = NDArray[np.float32]

STEPS = 128  # at each table between two lessons
HIDDEN = 96
DISCOUNT, TRACE = 0.999, 0.95  # of rewards; of generalised advantages
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, BATCH, RATE = 3, 512, 1e-3
CLOSED = -1e9  # the logit of what is not open


class Net:
    """Bits -> hidden -> a logit for each action, and the worth of the position."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Floats:
            return (chance.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.weights: dict[str, Floats] = {
            "w1": layer(inputs, HIDDEN, np.sqrt(2 / 60)),  # some 60 bits are set at a time
            "b1": np.zeros(HIDDEN, np.float32),
            "wp": layer(HIDDEN, actions, 0.01),
            "bp": np.zeros(actions, np.float32),
            "wv": layer(HIDDEN, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._lessons = 0

    def forward(self, bits: Floats, mask: NDArray[Any]) -> tuple[Floats, Floats, Floats]:
        """Hidden units, the chance of each action, the worth."""
        w = self.weights
        hidden = np.maximum(bits @ w["w1"] + w["b1"], 0)
        logits = np.where(mask, hidden @ w["wp"] + w["bp"], CLOSED)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["wv"] + w["bv"])[:, 0]

    def learn(self, gradients: dict[str, Floats], rate: float) -> None:
        """A step of Adam with clipped gradients."""
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        self._lessons += 1
        rate *= np.sqrt(1 - 0.999**self._lessons) / (1 - 0.9**self._lessons)
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient * scale - mean)
            square += 0.001 * ((gradient * scale) ** 2 - square)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def lesson(net: Net, bits: Floats, played: dict[str, NDArray[Any]], rate: float) -> None:
    """One step on a batch: the clipped surrogate, the worth, and a bonus for variety."""
    rows, size = np.arange(len(bits)), len(bits)
    hidden, chances, worth = net.forward(bits, played["mask"])
    logs = np.log(chances + 1e-12)
    ratio = np.exp(logs[rows, played["action"]] - played["log"])
    gain = played["gain"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    # Of the surrogate by each logit: ratio · gain · (chosen - chance), where it is not clipped
    push = (ratio * gain * inside)[:, None] * -chances
    push[rows, played["action"]] += ratio * gain * inside
    variety = -(chances * logs).sum(axis=1, keepdims=True)
    push += ENTROPY * -chances * (logs + variety)
    d_logits = np.where(played["mask"], -push / size, 0).astype(np.float32)
    d_worth = (VALUE * (worth - played["return"]) / size).astype(np.float32)[:, None]
    w = net.weights
    d_hidden = (d_logits @ w["wp"].T + d_worth @ w["wv"].T) * (hidden > 0)
    net.learn(
        {
            "w1": bits.T @ d_hidden,
            "b1": d_hidden.sum(axis=0),
            "wp": hidden.T @ d_logits,
            "bp": d_logits.sum(axis=0),
            "wv": hidden.T @ d_worth,
            "bv": d_worth.sum(axis=0),
        },
        rate,
    )


def advantages(rewards: Floats, over: NDArray[Any], worths: Floats) -> Floats:
    """Generalised advantage estimation; `worths` has one row more than the others."""
    gains = np.zeros_like(rewards)
    trace = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        alive = 1 - over[step]
        delta = rewards[step] + DISCOUNT * worths[step + 1] * alive - worths[step]
        gains[step] = trace = delta + DISCOUNT * TRACE * alive * trace
    return gains


def train(given: argparse.Namespace, out: Path) -> None:
    """Play and learn until the time is up."""
    tables, minutes, seed = given.tables, given.minutes, given.seed
    env = study.vector(
        given.game, tables, players=given.players, bots=given.bots, reward=given.reward
    )
    description = env.description
    thermometer = description.thermometer()
    net = Net(thermometer.size, description.action_count, seed)
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    began, steps, results = time.process_time(), 0, []
    with out.with_suffix(".csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "steps", "games", "mean_reward"])
        while (spent := (time.process_time() - began) / 60) < minutes:
            kept: dict[str, list[Any]] = {
                name: [] for name in ("seen", "mask", "action", "log", "reward", "over", "worth")
            }
            for _ in range(STEPS):
                mask = info["action_mask"].astype(bool)
                _, chances, worth = net.forward(thermometer(seen), mask)
                drawn = chances.cumsum(axis=1) > chance.random((tables, 1))
                action = drawn.argmax(axis=1)
                kept["seen"].append(seen.copy())
                kept["mask"].append(mask)
                kept["action"].append(action)
                kept["log"].append(np.log(chances[np.arange(tables), action] + 1e-12))
                kept["worth"].append(worth)
                seen, rewards, over, _, info = env.step(action)
                kept["reward"].append(rewards.astype(np.float32))
                kept["over"].append(over.astype(np.float32))
                results += rewards[over].tolist()
            _, _, worth = net.forward(thermometer(seen), info["action_mask"].astype(bool))
            worths = np.array([*kept.pop("worth"), worth], np.float32)
            rewards_, over_ = np.array(kept.pop("reward")), np.array(kept.pop("over"))
            gains = advantages(rewards_, over_, worths)
            flat = {name: np.concatenate(rows) for name, rows in kept.items()}
            flat["gain"], flat["return"] = gains.ravel(), (gains + worths[:-1]).ravel()
            rate = RATE * max(0.05, 1 - spent / minutes)
            for _ in range(EPOCHS):
                for part in np.array_split(
                    chance.permutation(tables * STEPS), max(1, tables * STEPS // BATCH)
                ):
                    batch = {name: rows[part] for name, rows in flat.items()}
                    lesson(net, thermometer(batch.pop("seen")), batch, rate)
            steps += tables * STEPS
            recent = float(np.mean(results[-300:])) if results else 0.0
            curve.writerow([f"{spent:.3f}", steps, len(results), f"{recent:.4f}"])
            print(
                f"{spent:5.2f} min {steps:9,} steps {len(results):6,} games  reward {recent:+.3f}"
            )
    np.savez_compressed(
        out,
        version=description.version,
        players=given.players,
        **net.weights,  # type: ignore[arg-type]
    )


class Trained:
    """The trained net as a policy for `spielwerk study match`; the likeliest open action.

    The file is `ppo-GAME.npz` here, or what the environment variable SPIELWERK_MODEL names.
    """

    def __init__(self, description: study.Description) -> None:
        path = os.environ.get("SPIELWERK_MODEL", f"ppo-{description.game.id}.npz")
        stored = np.load(path)
        if str(stored["version"]) != description.version:
            raise SystemExit(f"{path} was trained on another table or version: train it anew.")
        self.net = Net(1, 1)
        self.net.weights = {name: stored[name] for name in self.net.weights}
        self.thermometer: Thermometer = description.thermometer()

    def __call__(self, moment: Moment) -> int:
        """A code."""
        w, on = self.net.weights, np.flatnonzero(self.thermometer(moment.observation))
        hidden = np.maximum(w["w1"][on].sum(axis=0) + w["b1"], 0)  # few bits are set
        logits = hidden @ w["wp"][:, moment.codes] + w["bp"][moment.codes]
        return moment.codes[int(logits.argmax())]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--reward", default="rank")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args()
    train(wanted, wanted.out or Path(f"ppo-{wanted.game}.npz"))
