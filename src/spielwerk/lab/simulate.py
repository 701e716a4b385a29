"""Whole games by bots, in one process or in many; the same seeds give the same games."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, TypedDict

from spielwerk.bots.drive import Table
from spielwerk.games import game as find_game

CHUNK = 4  # games a task: small enough for a smooth progress bar


@dataclass(frozen=True)
class Job:
    """What is simulated: a game with its data and switches, and who sits where."""

    game: str
    players: int
    bots: tuple[str, ...]  # a seat each; fewer are repeated
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    changes: Mapping[str, str] = field(default_factory=dict)
    pack: Path | None = None

    def seats(self) -> list[str]:
        """The bot of every seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.players)]


class Result(TypedDict):
    """One game that was played to its end."""

    seed: int
    end: str
    winners: list[int]
    scores: list[int]
    rounds: int
    decisions: int
    seconds: float


def play_one(job: Job, number: int) -> Result:
    """Game `number` of a job."""
    game = find_game(job.game, job.pack, job.changes)
    seed = job.seed + number
    began = perf_counter()
    state: Any = game.new(job.players, seed, job.options)
    table = Table(game, job.seats(), seed)
    table.play(state)
    return {
        "seed": seed,
        "end": state.end_reason,
        "winners": state.winners(),
        "scores": state.scores(),
        "rounds": game.round(state),
        "decisions": table.decisions,
        "seconds": perf_counter() - began,
    }


def _play_some(job: Job, numbers: Sequence[int]) -> list[Result]:
    return [play_one(job, number) for number in numbers]


def play_many(job: Job, games: int, jobs: int = 1) -> Iterator[Result]:
    """All games of a job, in the order of their seeds, as they are done."""
    if jobs <= 1:
        for number in range(games):
            yield play_one(job, number)
        return
    chunks = iter([range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)])
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        # A short queue, so that memory does not grow with the number of games.
        waiting = [pool.submit(_play_some, job, chunk) for chunk in islice(chunks, jobs * 3)]
        while waiting:
            yield from waiting.pop(0).result()
            waiting += [pool.submit(_play_some, job, chunk) for chunk in islice(chunks, 1)]
