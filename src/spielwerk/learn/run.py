"""`spielwerk train`: generations of lessons, a net fitted to the latest, a champion that is kept.

A run lives in a folder: `plan.json`, a line a generation in `log.jsonl`, the lessons, and the
champion's weights. The same plan goes on where it was broken off. Work is cut into the same pieces
whatever the number of processes, so that a seed makes the same nets.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from spielwerk.bots.brain import brain
from spielwerk.bots.roster import make
from spielwerk.engine import SpielwerkError
from spielwerk.lab.pool import batches, in_order
from spielwerk.learn.collect import Course, Lessons, as_arrays, collect
from spielwerk.learn.fit import Pace, fit
from spielwerk.learn.gate import Test
from spielwerk.learn.inputs import Inputs, Joint
from spielwerk.learn.judge import Judge
from spielwerk.learn.net import Net
from spielwerk.learn.play import score
from spielwerk.study.description import Description, describe

PIECE = 4  # games or seeds that a process plays before it reports
APART = 1_000_000  # seeds of generations lie so far apart, those of tests as far again
HELD = 900_000  # behind these come the seeds of tests


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a run depends on, but for how long it lasts and who works on it."""

    game: str
    players: tuple[int, ...]  # by turns, seed for seed
    seed: int = 0
    games: int = 120  # a generation
    share: float = 0.5  # of their decisions that are lessons
    deals: int = 4  # that each is played out on
    stray: float = 0.1
    window: int = 60_000  # decisions that a net is fitted to
    epochs: int = 12
    hidden: tuple[int, int] = (64, 24)
    gate: int = 100  # seeds of a test, at most
    options: dict[str, str] = field(default_factory=dict)
    against: str = ""  # whom it learns to answer; else it plays against itself


@dataclass(frozen=True, slots=True)
class Generation:
    """What one generation has brought."""

    number: int
    decisions: int  # of the window
    error: float
    agree: float
    seeds: int  # of the test
    score: float  # against the champion so far, at first the rules of thumb
    interval: tuple[float, float]
    accepted: bool
    thumb: float  # the champion's score against the rules of thumb (or whom it answers), on seeds
    # of its own
    thumb_interval: tuple[float, float]
    seconds: float


class Run:
    """A run in its folder."""

    def __init__(self, plan: Plan, folder: Path, jobs: int = 1, ray: str | None = None) -> None:
        self.plan, self.folder, self.jobs, self.ray = plan, folder, jobs, ray
        if plan.gate < 1 or plan.games < 1 or not plan.players:
            raise SpielwerkError("A run needs at least one game a generation and one of the test.")
        self.inputs = Joint([table[1] for table in _tables(plan)])
        self.done: list[Generation] = []
        self.lessons = Lessons()
        self.champion: Net | None = None
        self.latest: Net | None = None  # whether it was taken or not
        self._begin()

    def go(self, generations: int) -> Iterator[Generation]:
        """Generations, until there are so many."""
        while len(self.done) < generations:
            yield self._next()

    # A generation

    def _next(self) -> Generation:
        began, number, plan = perf_counter(), len(self.done), self.plan
        first = plan.seed + number * APART
        fresh = Lessons()
        # Half of the lessons come from where the latest net leads, even one that was not taken:
        # only there it learns what it gets wrong.
        half = first + plan.games // 2
        for leader, seeds in (
            (self.champion, range(first, half)),
            (self.latest, range(half, first + plan.games)),
        ):
            for some in self._work(partial(_collect, plan, self._text(leader)), seeds):
                fresh.extend(some)
        self._keep(number, fresh)
        self.lessons.extend(fresh)
        self.lessons = self.lessons.latest(plan.window)
        names = self.inputs.names
        net = Net.fresh(plan.game, plan.players[0], names, plan.hidden, plan.seed + number)
        found = fit(net, self.inputs, self.lessons, Pace(epochs=plan.epochs), plan.seed + number)
        test = self._test(net, self.champion, first + HELD)
        accepted = test.mean > test.level if test.verdict is None else test.verdict
        self.latest = net
        if accepted:
            self.champion = net
        told = test
        if (
            self.done or not accepted or plan.against
        ):  # the first was tested against the rules of thumb already
            told = self._test(self.champion, None, plan.seed + HELD, whole=True)
        generation = Generation(
            number=number,
            decisions=len(self.lessons),
            error=round(found.error, 4),
            agree=round(found.agree, 4),
            seeds=len(test.scores),
            score=round(test.mean, 4),
            interval=_rounded(test.interval),
            accepted=accepted,
            thumb=round(told.mean, 4),
            thumb_interval=_rounded(told.interval),
            seconds=round(perf_counter() - began, 1),
        )
        self._write(generation)
        return generation

    def _test(self, net: Net | None, rival: Net | None, first: int, whole: bool = False) -> Test:
        """Seeds until the case is clear; all of them if it is `whole`."""
        test = Test()
        seeds = range(first, first + self.plan.gate)
        task = partial(_score, self.plan, self._text(net), self._text(rival), whole)
        for some in self._work(task, seeds):
            for one in some:
                test.add(one)
            if test.verdict is not None and not whole:
                break
        return test

    def _work(self, task: Any, seeds: range) -> Iterator[Any]:
        yield from in_order(task, batches(seeds, PIECE), self.jobs, self.ray)

    def _text(self, net: Net | None) -> str:
        return net.as_text() if net else ""

    # The folder

    def _begin(self) -> None:
        """A new folder, or the one of the same plan as it was left."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "plan.json"
        plan = json.loads(json.dumps(asdict(self.plan)))
        if not path.exists():
            if any(self.folder.iterdir()):
                raise SpielwerkError(f"{self.folder} is no run of `spielwerk train`; name another.")
            path.write_text(json.dumps(plan, indent=2) + "\n", encoding="utf-8")
        elif json.loads(path.read_text(encoding="utf-8")) != plan:
            raise SpielwerkError(
                f"{self.folder} holds a run with another plan ({path.name}): name another folder, "
                "or give the same settings to go on with it."
            )
        log = self.folder / "log.jsonl"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        for line in lines:
            row = json.loads(line)
            row["interval"] = tuple(row["interval"])
            row["thumb_interval"] = tuple(row["thumb_interval"])
            self.done.append(Generation(**row))
            self.lessons.extend(self._kept(row["number"]))
        self.lessons = self.lessons.latest(self.plan.window)
        if self.done:
            self.latest = Net.load(self.latest_file)
        if any(one.accepted for one in self.done):
            self.champion = Net.load(self.champion_file)

    @property
    def champion_file(self) -> Path:
        """The weights of the best net so far."""
        return self.folder / "champion.json"

    @property
    def latest_file(self) -> Path:
        """The weights of the last net, taken or not."""
        return self.folder / "latest.json"

    def _write(self, generation: Generation) -> None:
        self.done.append(generation)
        assert self.latest is not None
        self.latest.save(self.latest_file)
        self.latest = Net.load(self.latest_file)
        if self.champion is not None:
            self.champion.story = {
                "plan": asdict(self.plan),
                "log": [asdict(one) for one in self.done],
            }
            self.champion.save(self.champion_file)
            # What goes on is what a broken-off run would read.
            self.champion = Net.load(self.champion_file)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(generation)) + "\n")

    def _keep(self, number: int, lessons: Lessons) -> None:
        begins, slots, worth, decisions = as_arrays(lessons)
        np.savez_compressed(
            self.folder / f"lessons-{number}.npz",
            begins=begins,
            slots=slots,
            worth=worth,
            decisions=decisions,
        )

    def _kept(self, number: int) -> Lessons:
        with np.load(self.folder / f"lessons-{number}.npz") as data:
            begins = data["begins"]
            return Lessons(
                np.split(data["slots"], begins[1:-1]),
                [float(one) for one in data["worth"]],
                [int(one) for one in data["decisions"][:-1]],
            )


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)


# What a process does

Key = tuple[str, int, tuple[tuple[str, str], ...]]


def _key(plan: Plan, players: int) -> Key:
    return plan.game, players, tuple(sorted(plan.options.items()))


def _tables(plan: Plan) -> list[tuple[Description, Inputs]]:
    return [_table(_key(plan, players)) for players in plan.players]


def _by_table(plan: Plan, seeds: tuple[int, ...]) -> Iterator[tuple[Key, list[int]]]:
    """The seeds of each number of players."""
    number = len(plan.players)
    for at, players in enumerate(plan.players):
        yield _key(plan, players), [seed for seed in seeds if seed % number == at]


@lru_cache(8)
def _table(key: Key) -> tuple[Description, Inputs]:
    game, players, options = key
    description = describe(game, players, dict(options))
    return description, Inputs(description)


@lru_cache(8)
def _judge(key: Key, text: str) -> Judge | None:
    if not text:
        return None
    return Judge(Net.read(text, "a champion"), _table(key)[1], brain(key[0]))


def _collect(plan: Plan, text: str, seeds: tuple[int, ...]) -> Lessons:
    course = Course(plan.share, plan.deals, plan.stray)
    knows, rival = brain(plan.game), make(plan.game, plan.against) if plan.against else None
    found, begin = Lessons(), 0
    for key, own in _by_table(plan, seeds):
        description, inputs = _table(key)
        judge = _judge(key, text)
        learned = collect(description.game, knows, inputs, judge, course, own, rival)
        found.extend(learned.shifted(begin))
        begin += inputs.size
    return found


def _score(plan: Plan, text: str, rival: str, alone: bool, seeds: tuple[int, ...]) -> list[float]:
    knows, found = brain(plan.game), []
    for key, some in _by_table(plan, seeds):
        own, other, table = _judge(key, text), _judge(key, rival), _table(key)[0]
        for seed in some:
            if not plan.against:
                found.append(score(table, knows, own, other, seed))
                continue
            fares = score(table, knows, own, make(plan.game, plan.against), seed)
            if not alone:  # by how much it does better there than the other would
                before = score(table, knows, other, make(plan.game, plan.against), seed)
                fares = 0.5 + (fares - before) / 2
            found.append(fares)
    return found
