"""Carry out a plan: play what is missing, write it down part by part, stop cleanly, go on later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter

from spielwerk.lab.pool import batches, in_order
from spielwerk.lab.simulate import NOTED, Job
from spielwerk.lab.store import RunFolder
from spielwerk.lab.watch import Rows, watch_some

BATCH = 5  # games a task
PART = 500  # games a file: what a stop loses at most is a batch, what memory holds is a part
PAUSE = 60.0  # seconds after which a file is written in any case: what a crash loses at most
Task = Callable[[Job, bool, Sequence[int]], Rows]


def carry_out(
    store: RunFolder,
    *,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
    part: int = PART,
    pause: float = PAUSE,
    task: Task = watch_some,
    batch: int = BATCH,
    noted: tuple[str, ...] = NOTED,
) -> int:
    """Play the games of the store's plan that are not there yet; returns how many it played.

    `noted`: what is read of them, for a run that nobody else will read.
    An interruption (Ctrl-C) writes down what is done and is passed on.
    """
    with store.alone():
        store.noted = noted
        return _carry_out(store, workers, ray, progress, part, pause, task, batch)


def _carry_out(
    store: RunFolder,
    workers: int,
    ray: str | None,
    progress: Callable[[int], None],
    part: int,
    pause: float,
    task: Task,
    batch: int,
) -> int:
    played = 0
    began = perf_counter()
    for whole in store.plan.jobs():
        job = replace(whole, noted=store.noted)
        there = store.done(job.players)
        missing = (number for number in range(store.plan.games) if number not in there)
        progress(sum(number < store.plan.games for number in there))
        waiting: Rows = {}
        work = partial(task, job, store.plan.events)
        written = perf_counter()
        try:
            for rows in in_order(work, batches(missing, batch), workers, ray):
                for table, found in rows.items():
                    waiting.setdefault(table, []).extend(found)
                played += len(rows["games"])
                progress(len(rows["games"]))
                if len(waiting["games"]) >= part or perf_counter() - written >= pause:
                    store.add(job.players, waiting)
                    waiting, written = {}, perf_counter()
        finally:
            if waiting:
                store.add(job.players, waiting)
            now = perf_counter()
            store.spent += now - began
            began = now
            store.note()
    return played
