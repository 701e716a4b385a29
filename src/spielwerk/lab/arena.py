"""The arena: bots against bots, common seeds, rotated seats, and the clock runs.

A contest is a run of the lab like any other: the same pool plays it, the same files keep it (so
that it goes on where it stopped, and `lab report` reads it), with a table `clocks` besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import log
from time import perf_counter
from typing import Any, ClassVar, TypedDict

import polars as pl

from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import Option
from spielwerk.lab.plan import Plan
from spielwerk.lab.run import carry_out
from spielwerk.lab.simulate import NOTED, Job
from spielwerk.lab.store import RunFolder
from spielwerk.lab.watch import Rows, Watch, watch_some

BUCKET = 1.05  # durations are counted in steps of 5 %, so that a file stays small


class Clock(TypedDict):
    """How long a bot has thought in one game."""

    decisions: int
    seconds: float
    buckets: dict[int, int]  # decisions by `bucket` of their duration


class Match(TypedDict):
    """One game of a contest."""

    number: int
    seed: int
    seats: list[str]
    winners: list[int]
    scores: list[int]
    end: str
    rounds: int
    clocks: dict[str, Clock]


def bucket(seconds: float) -> int:
    """The number of the step that a duration falls on; microseconds are the smallest."""
    return round(log(max(seconds, 1e-6) * 1e6) / log(BUCKET))


def bucket_seconds(number: int) -> float:
    """The duration that a bucket stands for."""
    return float(BUCKET**number / 1e6)


class TimedTable(SeatedBots):
    """A table that takes the time of every decision."""

    clocks: dict[str, Clock]

    def choose(self, state: Any) -> Option | None:
        """Choose and look at the clock."""
        bot = self.bots[state.player]
        began = perf_counter()
        option = super().choose(state)
        spent = perf_counter() - began
        assert bot is not None
        clock = self.clocks[bot.name]
        clock["decisions"] += 1
        clock["seconds"] += spent
        buckets, step = clock["buckets"], bucket(spent)
        buckets[step] = buckets.get(step, 0) + 1
        return option


class TimedWatch(Watch):
    """A game that is watched with a clock."""

    Table: ClassVar[type[SeatedBots]] = TimedTable

    def play(self) -> Rows:
        """Play the game; the clocks of its bots are rows too."""
        table, players = self.table, self.job.players
        assert isinstance(table, TimedTable)
        names = dict.fromkeys(bot.name for bot in table.bots if bot is not None)
        table.clocks = {name: {"decisions": 0, "seconds": 0.0, "buckets": {}} for name in names}
        rows = super().play()
        rows["clocks"] = [
            (
                *(players, self.number, name, clock["decisions"], clock["seconds"]),
                *(list(clock["buckets"]), list(clock["buckets"].values())),
            )
            for name, clock in table.clocks.items()
        ]
        return rows


def play_timed(job: Job, keep_events: bool, numbers: Sequence[int]) -> Rows:
    """The rows of several matches: the task of pools and clusters."""
    return watch_some(job, keep_events, numbers, TimedWatch)


def contest(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int,
    *,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    mirror: bool = False,
    options: dict[str, str] | None = None,
) -> Plan:
    """Who plays what, and how often; `seconds` or `iterations`: how long bots think."""
    return Plan(
        game=game,
        players=(players,),
        bots=tuple(bots),
        games=games,
        seed=seed,
        options=options or {},
        contest=True,
        mirror=mirror,
        seconds=seconds,
        iterations=iterations,
    ).check()


def compete(
    store: RunFolder,
    workers: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    noted: tuple[str, ...] = NOTED,
) -> list[Match]:
    """Play what is missing of a contest; then all its matches, which need nothing `noted`."""
    carry_out(store, workers=workers, progress=progress, task=play_timed, batch=1, noted=noted)
    return matches(store)


def matches(store: RunFolder) -> list[Match]:
    """The matches that are on disk, as far as they are wanted."""
    own = pl.col("number") < store.plan.games
    seats: dict[int, list[tuple[str, int]]] = {}
    for number, bot, score in (
        store.scan("players")
        .filter(own)
        .sort("number", "seat")
        .select("number", "bot", "score")
        .collect()
        .iter_rows()
    ):
        seats.setdefault(number, []).append((bot, score))
    clocks: dict[int, dict[str, Clock]] = {}
    for _, number, bot, decisions, seconds, steps, counts in (
        store.scan("clocks").filter(own).collect().iter_rows()
    ):
        buckets = dict(zip(steps, counts, strict=True))
        clock: Clock = {"decisions": decisions, "seconds": seconds, "buckets": buckets}
        clocks.setdefault(number, {})[bot] = clock
    games = store.scan("games").filter(own).sort("number")
    return [
        {
            "number": number,
            "seed": seed,
            "seats": [bot for bot, _ in seats[number]],
            "winners": winners,
            "scores": [score for _, score in seats[number]],
            "end": end,
            "rounds": rounds,
            "clocks": clocks[number],
        }
        for number, seed, winners, end, rounds in games.select(
            "number", "seed", "winners", "end", "rounds"
        )
        .collect()
        .iter_rows()
    ]


def thinking_times(clocks: list[Clock]) -> dict[str, float]:
    """Mean and 95th percentile of the seconds a decision."""
    counts: Counter[int] = Counter()
    for clock in clocks:
        counts.update(clock["buckets"])
    decisions = sum(counts.values())
    seconds = sum(clock["seconds"] for clock in clocks)
    seen, p95 = 0, 0.0
    for number in sorted(counts):
        seen += counts[number]
        p95 = bucket_seconds(number)
        if seen >= 0.95 * decisions:
            break
    return {"mean": seconds / decisions if decisions else 0.0, "p95": p95}
