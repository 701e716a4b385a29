"""Runs that are played side by side and looked at while they grow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from time import perf_counter

from spielwerk.lab.pool import in_order
from spielwerk.lab.simulate import Job
from spielwerk.lab.store import RunFolder
from spielwerk.lab.watch import Rows, watch_some

BATCH = 5  # games a task
FIRST = 50  # games before the first look
GROWTH = 1.3  # the next one comes when there are so many times as many
Piece = tuple[int, int, tuple[int, ...]]  # which of the runs, which of its tables, which games


def together(
    stores: Sequence[RunFolder],
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[None]:
    """Play the same seeds of all runs; a look at every growth, the last one at the whole.

    What is looked at lies on disk; games that lie there already count. Whoever leaves the loop
    keeps what was played.
    """
    jobs = [store.plan.jobs() for store in stores]
    missing = list(_missing(stores, progress))
    waiting: dict[tuple[int, int], Rows] = {}
    there = min(min(_done(store)) for store in stores)
    due = max(FIRST, round(there * GROWTH))
    began = perf_counter()
    results = in_order(partial(play_piece, jobs), missing, workers, ray)
    try:
        with closing(results) as played:  # type: ignore[type-var]
            for (which, table, numbers), rows in zip(missing, played, strict=True):
                kept = waiting.setdefault((which, table), {})
                for name, found in rows.items():
                    kept.setdefault(name, []).extend(found)
                progress(len(numbers))
                there = numbers[-1] + 1
                last = (which, table) == (len(stores) - 1, len(jobs[-1]) - 1)
                if last and due <= there < stores[0].plan.games:
                    began = _write(stores, waiting, began)
                    due = round(there * GROWTH)
                    yield
    finally:
        _write(stores, waiting, began)
    yield


def _missing(stores: Sequence[RunFolder], progress: Callable[[int], None]) -> Iterator[Piece]:
    """Batches of games that are not there yet: the same seeds of all, table by table."""
    plan = stores[0].plan
    there = [[store.done(players) for players in plan.players] for store in stores]
    for first in range(0, plan.games, BATCH):
        numbers = range(first, min(first + BATCH, plan.games))
        for table in range(len(plan.players)):
            for which in range(len(stores)):
                left = tuple(n for n in numbers if n not in there[which][table])
                progress(len(numbers) - len(left))
                if left:
                    yield which, table, left


def _done(store: RunFolder) -> list[int]:
    return [len(store.done(players)) for players in store.plan.players]


def _write(
    stores: Sequence[RunFolder], waiting: dict[tuple[int, int], Rows], began: float
) -> float:
    """Put what was played on disk."""
    now = perf_counter()
    for (which, table), rows in waiting.items():
        stores[which].add(stores[which].plan.players[table], rows)
    waiting.clear()
    for store in stores:
        store.spent += (now - began) / len(stores)
        store.note()
    return now


def play_piece(jobs: Sequence[Sequence[Job]], piece: Piece) -> Rows:
    """The task of pools and clusters."""
    which, table, numbers = piece
    return watch_some(jobs[which][table], False, numbers)
