"""`python -m tests.sim --seeds N [--first N]`, or `--seed N` for one: see docs/simulation.md."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.server.toy import bots as toy
from tests.sim.plan import make
from tests.sim.run import simulate
from tests.sim.shrink import shortest
from tests.sim.witness import totals

SHOWN = 60  # last lines of a trace


def one(seed: int) -> bool:
    """Replay one seed; a failure is made as short as possible."""
    plan = make(seed)
    outcome = simulate(plan, keep_notes=True)
    print(f"seed {seed}: trace {outcome.trace}, {totals(outcome.counts)}")
    if not outcome.fault:
        print("nothing went wrong")
        return True
    print(f"WRONG: {outcome.fault}\nlooking for the shortest schedule …", flush=True)
    short = shortest(plan, outcome.fault)
    again = simulate(short, keep_notes=True)
    print(f"{short}\nits trace {again.trace}, the end of it:")
    print("\n".join(f"  {line}" for line in again.notes[-SHOWN:]))
    print(f"WRONG: {again.fault}")
    return False


def many(first: int, seeds: int) -> bool:
    """Run so many seeds; the first that goes wrong ends it."""
    began = time.monotonic()
    counts: Counter[str] = Counter()
    for number, seed in enumerate(range(first, first + seeds), 1):
        outcome = simulate(make(seed))
        counts += outcome.counts
        if outcome.fault:
            print(f"seed {seed} (trace {outcome.trace}): {outcome.fault}")
            print(f"replay it: make sim SEED={seed}")
            return False
        if number % 1000 == 0:
            print(f"sim: {number:,} seeds so far", flush=True)
    faults = sum(count for name, count in counts.items() if name.startswith("fault "))
    print(
        f"sim: {seeds:,} seeds, {faults:,} faults, {totals(counts)}, "
        f"{time.monotonic() - began:.0f} s: nothing went wrong"
    )
    return True


def main() -> int:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="tests.sim", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200, help="how many seeds")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--seed", type=int, help="only this one, with all it can tell")
    wanted = parser.parse_args()
    toy.register()
    if wanted.seed is not None:
        return not one(wanted.seed)
    return not many(wanted.first, wanted.seeds)


if __name__ == "__main__":
    sys.exit(main())
