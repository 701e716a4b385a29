"""The simulated world: nothing goes wrong in it, and what is planted in it is found."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.server.toy import bots as toy
from tests.sim.plan import FAULTS, OPS, make
from tests.sim.planted import PLANTED, hunt
from tests.sim.run import simulate
from tests.sim.shrink import kind, shortest, smaller

SEEDS = 60  # `make sim` and `make soak` run many more


@pytest.fixture(autouse=True, scope="module")
def with_toy() -> Iterator[None]:
    """The toy game is one of the games while these tests run."""
    toy.register()
    yield
    toy.unregister()


def test_nothing_goes_wrong() -> None:
    """Whole servers with people, bots and faults, seed by seed; every kind of fault comes up."""
    counts: Counter[str] = Counter()
    for seed in range(SEEDS):
        outcome = simulate(make(seed))
        assert not outcome.fault, f"{outcome.fault}\nreplay it: make sim SEED={seed}"
        counts += outcome.counts
    assert {name for name in OPS if not counts[name]} == set()
    assert {name for name in FAULTS if not counts[f"fault {name}"]} == set()
    assert counts["acknowledged"] > 5 * SEEDS
    assert counts["frames checked"] > 20 * SEEDS


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_leaves_the_same_trace(seed: int) -> None:
    """In this process and in another one, whatever order its sets have."""
    here = simulate(make(seed)).trace
    assert simulate(make(seed)).trace == here
    command = [sys.executable, "-m", "tests.sim", "--seed", str(seed)]
    env = {"PYTHONHASHSEED": str(seed + 1), "PYTHONPATH": ":".join(filter(None, sys.path))}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout
    assert f"trace {here}," in said


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str) -> None:
    """Within so many seeds, by what it does; without it the same seed is right."""
    seed, outcome = hunt(name)
    assert re.search(PLANTED[name][1], outcome.fault), outcome.fault
    assert not simulate(make(seed)).fault


def test_a_failure_is_made_short() -> None:
    """What has nothing to do with it is left out; the rest still goes wrong in the same way."""
    plant, _ = PLANTED["reveal barrier"]
    with plant():
        plan = next(plan for plan in map(make, range(1000)) if simulate(plan).fault)
        fault = simulate(plan).fault
        short = shortest(plan, fault, tries=40)
        assert kind(simulate(short).fault) == kind(fault)
    assert len(short.schedule) < len(plan.schedule) / 4
    assert len(str(short).splitlines()) == 1 + len(short.rooms) + len(short.schedule)


def test_nothing_more_can_be_left_out() -> None:
    """Of numbers, of which two matter together, those two are left."""
    assert smaller(list(range(50)), lambda kept: {7, 31} <= set(kept)) == [7, 31]
    assert smaller([1, 2], lambda kept: True) == []


def test_violations_of_one_kind_are_one_kind() -> None:
    """Whatever room, person or number they speak of."""
    assert kind("room a-b: 3:key-1-f is on disk 2 times") == kind(
        "room xYz: 0:key-0-a is on disk 3 times"
    )
    assert kind("room a: acts have gaps") != kind("room a: messages have gaps")
