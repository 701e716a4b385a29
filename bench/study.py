"""Steps a second as environments, beside PettingZoo's classics and catanatron's gym, in one run.

    make compiled LEVEL=3 && python -m bench.study

Ours run in both forms, interpreted and compiled, each in a process of its own. The others live in
throw-away environments (or in a folder of them that SPIELWERK_BENCH_ENVS names), as their
dependencies don't fit together. Everything is measured in turn, several times; the median counts,
and ratios more than figures. A step is: look at observation and mask, draw an open action, act. All
of them play at random, in one process with one thread; seconds are those that the processor has
worked for it.
"""

from __future__ import annotations

import argparse
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

import spielwerk
from spielwerk import study
from spielwerk.registry import GAMES

SECONDS = 2.0
ROUNDS = 3
PLAYERS = 4
PACKAGES = {"interpreted": Path("src"), "compiled": Path("build/compiled")}
OTHERS = Path(__file__).with_name("study_others.py")
WANTED = {"catanatron": "catanatron_gym", "pettingzoo": "pettingzoo[classic]"}


def bare(name: str, seconds: float, look: bool = True) -> float:
    """The description itself, into buffers that are made once; without `look` only the rules."""
    description = study.describe(name, PLAYERS)
    chance = random.Random(1)
    seen = np.zeros(description.observation_size, np.int8)
    mask = np.zeros(description.action_count, np.int8)
    observe, masked, new = description.observe, description.mask, description.new
    steps, games = 0, 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
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


def rules(name: str, seconds: float) -> float:
    """Nothing but the rules."""
    return bare(name, seconds, look=False)


def pettingzoo(name: str, seconds: float) -> float:
    """The PettingZoo environment, as its own benchmark drives it."""
    env, chance = study.pettingzoo(name, PLAYERS), random.Random(1)
    steps = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        env.reset(seed=steps)
        while env.agents:
            seen, _, over, _, _ = env.last()
            codes = np.flatnonzero(seen["action_mask"]).tolist()
            env.step(None if over else chance.choice(codes))
            steps += not over
    return steps / spent


def gymnasium(name: str, seconds: float) -> float:
    """One seat against three bots that choose at random."""
    env, chance = study.gymnasium(name, PLAYERS, bots="random"), random.Random(1)
    steps = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        _, info = env.reset(seed=steps)
        over = False
        while not over:
            codes = np.flatnonzero(info["action_mask"]).tolist()
            _, _, over, _, info = env.step(chance.choice(codes))
            steps += 1
    return steps / spent


FORMS: dict[str, Callable[[str, float], float]] = {
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


def others(folder: Path, seconds: float) -> dict[str, float]:
    """One measurement of all others."""
    found: dict[str, float] = {}
    for name in WANTED:
        python = str(folder / name / "bin" / "python")
        done = subprocess.run(
            [python, "-W", "ignore", str(OTHERS), name, str(seconds)],
            check=True,
            capture_output=True,
            text=True,
        )
        found |= json.loads(done.stdout.splitlines()[-1])
    return found


def ours(form: str, seconds: float) -> dict[str, float]:
    """One measurement of all our games in one form, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(PACKAGES[form].resolve())}
    done = subprocess.run(
        [sys.executable, "-m", "bench.study", "--only", form, "--seconds", str(seconds)],
        check=True,
        capture_output=True,
        text=True,
        env=env,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def tell(form: str, seconds: float) -> None:
    """Measure what runs here and print it as JSON."""
    if spielwerk.form() != form:
        raise SystemExit(f"{spielwerk.__file__} runs {spielwerk.form()}, not {form}.")
    found = {
        f"{name}, {form}: {said}": measure(name, seconds)
        for name in GAMES
        for said, measure in FORMS.items()
    }
    print(json.dumps(found))


def compare(seconds: float) -> None:
    """Measure in turn and print the table."""
    for package in PACKAGES.values():
        if not (package / "spielwerk").exists():
            raise SystemExit(f"There is no {package}: make compiled LEVEL=3")
    kept = os.environ.get("SPIELWERK_BENCH_ENVS")
    with tempfile.TemporaryDirectory() as made:
        folder = Path(kept or made)
        if not kept:
            environments(folder)
        found: dict[str, list[float]] = {}
        for _ in range(ROUNDS):
            for part in (others(folder, seconds), *(ours(form, seconds) for form in PACKAGES)):
                for name, rate in part.items():
                    found.setdefault(name, []).append(rate)
    base = next(median(rates) for name, rates in found.items() if name.startswith("catanatron"))
    print(f"{'environment':52}{'steps/s':>12}{'lowest':>12}{'highest':>12}{'ratio':>8}")
    for name, rates in found.items():
        middle = median(rates)
        print(f"{name:52}{middle:12,.0f}{min(rates):12,.0f}{max(rates):12,.0f}{middle / base:8.2f}")


def main() -> None:
    """Compare all, or measure only one form of ours."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    parser.add_argument("--only", choices=list(PACKAGES), help="this form of ours, as JSON")
    given = parser.parse_args()
    if given.only:
        tell(given.only, given.seconds)
    else:
        compare(given.seconds)


if __name__ == "__main__":
    main()
