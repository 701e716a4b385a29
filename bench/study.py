"""Steps a second as environments, beside PettingZoo's classics and catanatron's gym, in one run.

    python -m bench.study

The others live in throw-away environments (or in a folder of them that SPIELWERK_BENCH_ENVS names),
as their dependencies don't fit together. Everything is measured in turn, several times; the median
counts, and ratios more than figures. A step is: look at observation and mask, draw an open action,
act. All of them play at random, in one process with one thread; seconds are those that the
processor has worked for it.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from spielwerk import study
from spielwerk.registry import GAMES

SECONDS = 2.0
ROUNDS = 3
PLAYERS = 4
OTHERS = Path(__file__).with_name("study_others.py")
WANTED = {"catanatron": "catanatron_gym", "pettingzoo": "pettingzoo[classic]"}


def bare(name: str, look: bool = True) -> float:
    """The description itself, into buffers that are made once; without `look` only the rules."""
    description = study.describe(name, PLAYERS)
    chance = random.Random(1)
    seen = np.zeros(description.observation_size, np.int8)
    mask = np.zeros(description.action_count, np.int8)
    observe, masked, new = description.observe, description.mask, description.new
    steps, games = 0, 0
    began = process_time()
    while (spent := process_time() - began) < SECONDS:
        games += 1
        state = new(games)
        while not state.over:
            if look:
                observe(state, state.player, seen)
                masked(state, mask)
            options = state.options()
            state.apply(options[int(chance.random() * len(options))])
            steps += 1
    return steps / spent


def rules(name: str) -> float:
    """Nothing but the rules."""
    return bare(name, look=False)


def pettingzoo(name: str) -> float:
    """The PettingZoo environment, as its own benchmark drives it."""
    env, chance = study.pettingzoo(name, PLAYERS), random.Random(1)
    steps = 0
    began = process_time()
    while (spent := process_time() - began) < SECONDS:
        env.reset(seed=steps)
        while env.agents:
            seen, _, over, _, _ = env.last()
            codes = np.flatnonzero(seen["action_mask"]).tolist()
            env.step(None if over else chance.choice(codes))
            steps += not over
    return steps / spent


def gymnasium(name: str) -> float:
    """One seat against three bots that choose at random."""
    env, chance = study.gymnasium(name, PLAYERS, bots="random"), random.Random(1)
    steps = 0
    began = process_time()
    while (spent := process_time() - began) < SECONDS:
        _, info = env.reset(seed=steps)
        over = False
        while not over:
            codes = np.flatnonzero(info["action_mask"]).tolist()
            _, _, over, _, info = env.step(chance.choice(codes))
            steps += 1
    return steps / spent


FORMS: dict[str, Callable[[str], float]] = {
    "rules alone": rules,
    "observation and mask": bare,
    "PettingZoo": pettingzoo,
    "Gymnasium against 3": gymnasium,
}


def environments(folder: Path) -> None:
    """Make an environment for each of the others."""
    for name, package in WANTED.items():
        subprocess.run([sys.executable, "-m", "venv", str(folder / name)], check=True)
        pip = [str(folder / name / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "--disable-pip-version-check", package], check=True)


def others(folder: Path) -> dict[str, float]:
    """One measurement of all others."""
    found: dict[str, float] = {}
    for name in WANTED:
        python = str(folder / name / "bin" / "python")
        done = subprocess.run(
            [python, "-W", "ignore", str(OTHERS), name, str(SECONDS)],
            check=True,
            capture_output=True,
            text=True,
        )
        found |= json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measure in turn and print the table."""
    kept = os.environ.get("SPIELWERK_BENCH_ENVS")
    with tempfile.TemporaryDirectory() as made:
        folder = Path(kept or made)
        if not kept:
            environments(folder)
        found: dict[str, list[float]] = {}
        for _ in range(ROUNDS):
            for name, rate in others(folder).items():
                found.setdefault(name, []).append(rate)
            for name in GAMES:
                for form, measure in FORMS.items():
                    found.setdefault(f"{name}: {form}", []).append(measure(name))
    base = next(median(rates) for name, rates in found.items() if name.startswith("catanatron"))
    print(f"{'environment':42}{'steps/s':>12}{'lowest':>12}{'highest':>12}{'ratio':>8}")
    for name, rates in found.items():
        middle = median(rates)
        print(f"{name:42}{middle:12,.0f}{min(rates):12,.0f}{max(rates):12,.0f}{middle / base:8.2f}")


if __name__ == "__main__":
    main()
