"""Small runs that several tests read, and the toy game as a guest of the lab."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import spielwerk.games
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.run import carry_out
from spielwerk.lab.simulate import Job
from spielwerk.lab.store import RunFolder
from spielwerk.lab.watch import Rows, watch_some
from spielwerk.registry import Entry

TOY = Entry("tests.engine.toy.game:Toy")
SIZES = {"state51": ((2, 3), 24), "counterweight": ((3,), 16), "rebellion": ((3,), 8)}


def run(folder: Path, plan: Plan, workers: int = 1) -> RunFolder:
    """A whole run."""
    store = RunFolder.begin(folder, Provenance.of(plan, "spielwerk lab run"))
    carry_out(store, workers=workers)
    return store


def toy_plan(games: int = 20, seed: int = 0, options: dict[str, str] | None = None) -> Plan:
    """A plan of the toy game."""
    return Plan(
        game="toy",
        players=(2,),
        bots=("random",),
        games=games,
        seed=seed,
        options=options or {},
    )


def watch_toys(job: Job, keep_events: bool, numbers: Sequence[int]) -> Rows:
    """The task of a run, for workers that have not met the toy game yet."""
    spielwerk.GAMES.setdefault("toy", TOY)
    return watch_some(job, keep_events, numbers)
