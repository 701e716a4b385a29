"""What does my change do? Two plans on common seeds, with answers that sharpen while they play.

    for answer in ask(own, changed, folder):
        show(answer)              # a Comparison: objects, no text; leave the loop to stop
    page = comparison_page(...)   # or the same as a page

Every answer holds at every look (see `always`), so one may stop as soon as it is clear. Leaving
the loop keeps what was played; the same call goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game
from spielwerk.lab import always
from spielwerk.lab.compare import FAR, Comparison, against
from spielwerk.lab.lens import lens_of
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.pool import in_order
from spielwerk.lab.reading import Reading
from spielwerk.lab.simulate import Job
from spielwerk.lab.store import RunFolder
from spielwerk.lab.watch import Rows, watch_some

BATCH = 5  # games a task
FIRST = 50  # games before the first answer
GROWTH = 1.3  # the next one comes when there are so many times as many
Piece = tuple[int, int, tuple[int, ...]]  # which of the two, which of its tables, which games


@dataclass(frozen=True)
class Reach:
    """What so many games can show, told before they are played."""

    games: int
    smallest: float  # a difference of win shares that is seen four times in five
    wanted: float  # the smallest one that matters
    needed: int  # games that show it


def reach(plan: Plan, figures: int = 12) -> Reach:
    """What the games of a plan can show of a win share, with so many figures looked at."""
    game = find_game(plan.game, plan.pack or None, plan.changes)
    parties = len(lens_of(plan.game).parties(game.new(plan.players[0], 0, plan.options)))
    spread, alpha = always.share_spread(parties), always.SURE / figures
    return Reach(
        plan.games,
        always.smallest(plan.games, spread, alpha),
        FAR,
        always.needed(FAR, spread, alpha),
    )


def ask(
    base: Plan,
    other: Plan,
    folder: Path,
    *,
    workers: int = 1,
    ray: str | None = None,
    command: str = "",
    progress: Callable[[int], None] = lambda games: None,
) -> Iterator[Comparison]:
    """Play both plans side by side; yield the comparison as it sharpens, the last one whole.

    `progress` is told how many games more are there (of `2 * games * tables`). Games that lie in
    the folder already count.
    """
    if (base.game, base.players, base.games, base.seed) != (
        other.game,
        other.players,
        other.games,
        other.seed,
    ):
        raise SpielwerkError("Both variants must have the same game, tables, games and seed.")
    stores = [
        RunFolder.begin(folder / name, Provenance.of(plan.check(), command))
        for name, plan in (("own", base), ("changed", other))
    ]
    with stores[0].alone(), stores[1].alone():
        yield from _ask(stores, workers, ray, progress)


def _ask(
    stores: Sequence[RunFolder], workers: int, ray: str | None, progress: Callable[[int], None]
) -> Iterator[Comparison]:
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
                last = (which, table) == (1, len(jobs[1]) - 1)
                if last and due <= there < stores[0].plan.games:
                    began = _write(stores, waiting, began)
                    due = round(there * GROWTH)
                    yield against(*map(Reading, stores))
    finally:
        _write(stores, waiting, began)
    yield against(*map(Reading, stores))


def _missing(stores: Sequence[RunFolder], progress: Callable[[int], None]) -> Iterator[Piece]:
    """Batches of games that are not there yet: the same seeds of both, table by table."""
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
