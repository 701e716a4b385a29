"""Whole games by bots, in one process or in many; the same seeds give the same games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, TypedDict

from spielwerk.bots import NO_BUDGET, Budget
from spielwerk.bots.drive import SeatedBots
from spielwerk.games import game as find_game
from spielwerk.lab.pool import batches, in_order

BATCH = 4  # games a task: small enough for a smooth progress bar
NOTED = ("course", "rounds", "things", "asked")
"""What the lab notes of a game beside who won it: its tables, and how it went on the way."""


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
    rotate: bool = False  # move the bots one seat on from game to game
    apart: bool = False  # every game is played by one of the bots, which take turns
    line_ups: tuple[tuple[str, ...], ...] = ()  # who sits where, if every seed is played with all
    budget: Budget = NO_BUDGET  # how long bots think, if not as their level says
    noted: tuple[str, ...] = NOTED  # what is read of it afterwards; nothing else is looked at

    def seed_of(self, number: int) -> int:
        """The seed of game `number`."""
        return self.seed + number // max(1, len(self.line_ups))

    def seats(self, number: int = 0) -> list[str]:
        """The bot of every seat in game `number`."""
        if self.line_ups:
            return list(self.line_ups[number % len(self.line_ups)])
        if self.apart:
            return [self.bots[number % len(self.bots)]] * self.players
        turn = number if self.rotate else 0
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.players)]


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
    seed = job.seed_of(number)
    began = perf_counter()
    state: Any = game.new(job.players, seed, job.options)
    table = SeatedBots(game, job.seats(number), seed, job.budget)
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
    size = BATCH if jobs > 1 else 1
    for results in in_order(partial(_play_some, job), batches(range(games), size), jobs):
        yield from results
