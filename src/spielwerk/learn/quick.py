"""`spielwerk teach`: a quick judgement of options by themselves, beside the rules of thumb.

Lessons are those of `collect`: at a decision every option is carried out as a whole action, played
on to the end of the stage on the same deals with the same luck. What is fitted to them
(`bots.taught`) never looks ahead when it plays, so it costs hardly more than the rules of thumb,
and can play out a search. The next generation's games are led, and its lessons played on, by what
the last one has learned.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

from spielwerk.bots.brain import PLAIN, Brain, brain
from spielwerk.bots.taught import DIGITS, FORMAT, MARK, Taught, parse
from spielwerk.bots.tree import play_on
from spielwerk.engine import SpielwerkError
from spielwerk.lab.pool import batches, in_order
from spielwerk.learn.evolve import fares
from spielwerk.learn.fit import SCALE, Adam, Pace, centred
from spielwerk.learn.gate import Test
from spielwerk.learn.judge import whole
from spielwerk.learn.net import Floats
from spielwerk.study.description import Description, describe

PIECE = 4  # games that a process plays before it reports
APART = 1_000_000  # seeds of generations lie so far apart
HELD = 900_000  # behind these come the seeds of tests
DECAY = 2e-3
MARGINS = (0.0, 0.1, 0.2, 0.35, 0.5)  # that are tried


@dataclass(frozen=True, slots=True)
class Course:
    """All that a run depends on, but for how many generations there are."""

    game: str
    players: tuple[int, ...]  # by turns, seed for seed
    seed: int = 0
    games: int = 60  # a generation
    share: float = 0.5  # of their decisions that are lessons
    deals: int = 2  # that each is played out on
    ahead: int = 0  # stages further than searches look
    stray: float = 0.08  # share of random choices, so that other positions are seen too
    units: int = 12
    epochs: int = 16
    stake: float = 3.0  # in points of the rules of thumb: what they think so much worse is out
    tried: int = 60  # deals that each margin is tried on
    options: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Sample:
    """Decisions: the numbers of each table, its options' traits and gains, and their worth."""

    tables: list[list[float]] = field(default_factory=list)
    traits: list[list[str]] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)

    def add(self, asked: tuple[list[float], list[tuple[list[str], float]]], worth: Any) -> None:
        """One decision."""
        self.begins.append(len(self.worth))
        self.tables.append(asked[0])
        self.traits += [names for names, _ in asked[1]]
        self.gains += [gain for _, gain in asked[1]]
        self.worth += worth

    def extend(self, other: Sample) -> None:
        """What others have seen."""
        self.begins += [len(self.worth) + begin for begin in other.begins]
        self.tables += other.tables
        self.traits += other.traits
        self.gains += other.gains
        self.worth += other.worth


def with_taught(knows: Brain[Any, Any], taught: Taught | None) -> Brain[Any, Any]:
    """The same game by rules of thumb that have learned something."""
    if taught is None:
        return knows
    return replace(knows, styles={PLAIN: replace(knows.styles[PLAIN], taught=taught)})


def collect(
    table: Description,
    knows: Brain[Any, Any],
    leader: Brain[Any, Any],
    course: Course,
    seeds: Iterable[int],
) -> Sample:
    """Play games by `leader` and take lessons; gains are those of the plain rules of thumb."""
    assert knows.asked is not None
    found, noise, plain = Sample(), random.Random(), knows.styles[PLAIN]
    for seed in seeds:
        rng, state = random.Random(seed), table.new(seed)
        while not state.over:
            options = state.options()
            if len(options) == 1 or type(state.stack[-1]) in knows.routine:
                state.apply(leader.thumb(state, rng))
                continue
            if rng.random() < course.share and (asked := knows.asked(state, plain)):
                found.add(asked, label(table.game, leader, state, course, rng, noise))
            if rng.random() < course.stray:
                state.apply(options[int(rng.random() * len(options))])
            else:
                state.apply(leader.thumb(state, rng))
    return found


def label(
    game: Any, leader: Brain[Any, Any], state: Any, course: Course, rng: Any, noise: Any
) -> list[float]:
    """What each option is worth: carried out and played on, on the same deals."""
    seat, options = state.player, state.options()
    worth = [0.0] * len(options)
    for _ in range(course.deals):
        deal = game.redeal(state, seat, rng)
        luck, stop = rng.getrandbits(32), leader.until(deal) + course.ahead
        for at, option in enumerate(options):
            noise.seed(luck)
            after = whole(deal, option, seat, leader, noise)
            worth[at] += play_on(after, stop, leader, noise)[seat] / course.deals
    return worth


class Fit:
    """The numbers while they are fitted."""

    def __init__(self, sample: Sample, units: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        names = sorted({name for row in sample.traits for name in row})
        number = {name: at for at, name in enumerate(names)}
        self.names = names
        lengths = [len(row) for row in sample.traits]
        self.rows: Any = sparse.csr_matrix(
            (
                np.ones(sum(lengths), np.float32),
                [number[name] for row in sample.traits for name in row],
                np.cumsum([0, *lengths]),
            ),
            (len(lengths), len(names)),
        )
        self.tables = np.array(sample.tables, np.float32)
        self.gains = np.array(sample.gains, np.float32)
        self.worth = np.array(sample.worth, np.float32) * np.float32(SCALE)
        self.begins = np.array([*sample.begins, len(sample.worth)])
        inputs = self.tables.shape[1]
        self.layers: list[Floats] = [
            (chance.standard_normal((inputs, units)) * np.sqrt(1 / inputs)).astype(np.float32),
            np.full(units, 0.1, np.float32),
            (chance.standard_normal((len(names), 2 + units)) * 0.05).astype(np.float32),
        ]
        self.layers[2][:, :2] = 0.0

    def values(self, picked: NDArray[np.int64]) -> Any:
        """What is thought of the options of some decisions, with all that slopes need."""
        sizes = self.begins[picked + 1] - self.begins[picked]
        starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        chosen = np.repeat(self.begins[picked] - starts, sizes) + np.arange(sizes.sum())
        which = np.repeat(np.arange(len(picked)), sizes)
        first, bias, last = self.layers
        table = self.tables[picked]
        units = np.maximum(table @ first + bias, 0.0)
        rows = self.rows[chosen]
        weights = rows @ last
        gains = self.gains[chosen]
        told = weights[:, 0] + weights[:, 1] * gains + (weights[:, 2:] * units[which]).sum(axis=1)
        wanted = centred(self.worth[chosen], starts, sizes)
        return told, wanted, starts, rows, weights, gains, units, which, table

    def slopes(self, picked: NDArray[np.int64]) -> list[Floats]:
        """The gradient of the mean square on some decisions."""
        told, wanted, starts, rows, weights, gains, units, which, table = self.values(picked)
        wrong = (centred(told, starts) - wanted) * np.float32(2 / len(told))
        seen = units[which]
        to_last = rows.T @ np.column_stack((wrong, wrong * gains, wrong[:, None] * seen))
        to_units = np.add.reduceat(wrong[:, None] * weights[:, 2:], starts, axis=0) * (units > 0)
        return [table.T @ to_units, to_units.sum(axis=0), np.asarray(to_last)]

    def run(self, pace: Pace, seed: int) -> float:
        """Fit; returns the squares that are left on decisions held out, as a share of all."""
        chance = np.random.default_rng(seed)
        order = chance.permutation(len(self.tables))
        apart = max(1, int(pace.held_out * len(order)))
        test, train = np.sort(order[:apart]), order[apart:]
        size = -(-len(train) // pace.batch)
        adam = Adam(self.layers, pace, pace.epochs * size)
        for _ in range(pace.epochs):
            chance.shuffle(train)
            for at in range(0, len(train), pace.batch):
                adam.step(self.slopes(np.sort(train[at : at + pace.batch])))
        told, wanted, starts, *_ = self.values(test)
        left = ((centred(told, starts) - wanted) ** 2).sum()
        return float(left / max(1e-9, float((wanted**2).sum())))

    def taught(self, inputs: Iterable[str], margin: float, stake: float) -> Taught:
        """The result."""
        first, bias, last = self.layers
        return Taught(
            list(inputs),
            [
                [round(float(one), DIGITS) for one in (bias[unit], *first[:, unit])]
                for unit in range(len(bias))
            ],
            {
                name: [round(float(one), DIGITS) for one in last[at]]
                for at, name in enumerate(self.names)
            },
            margin,
            stake,
        )


@dataclass(frozen=True, slots=True)
class Step:
    """What one generation has brought."""

    number: int
    decisions: int
    error: float
    margin: float
    score: float  # against the plain rules of thumb, on the deals that the margin was picked by
    seconds: float


class Teaching:
    """A run: generations, each from the games of the last."""

    def __init__(self, course: Course, jobs: int = 1) -> None:
        self.course, self.jobs = course, jobs
        self.knows = brain(course.game)
        if self.knows.asked is None:
            raise SpielwerkError(f"Nobody has said yet what is to be seen in {course.game}.")
        if not course.players or course.games < 1:
            raise SpielwerkError("It needs players and at least one game a generation.")
        self.sample, self.taught = Sample(), None
        self.done: list[Step] = []

    taught: Taught | None

    def go(self, generations: int) -> Iterator[Step]:
        """Generations, until there are so many."""
        while len(self.done) < generations:
            yield self._next()

    def _next(self) -> Step:
        began, number, course = perf_counter(), len(self.done), self.course
        first = course.seed + number * APART
        seeds = range(first, first + course.games)
        text = as_text(self.taught, course.game, {}) if self.taught else ""
        task = partial(_collect, course, text)
        for some in in_order(task, batches(seeds, PIECE), self.jobs, None):
            self.sample.extend(some)
        fit = Fit(self.sample, course.units, course.seed + number)
        error = fit.run(Pace(epochs=course.epochs, decay=DECAY), course.seed + number)
        best: tuple[float, Taught] | None = None
        for margin in MARGINS:
            taught = fit.taught(self.knows.seen, margin, course.stake)
            score = self.test(taught, first + HELD, course.tried).mean
            if best is None or score > best[0]:
                best = score, taught
        assert best is not None
        score, self.taught = best
        self.done.append(
            Step(
                number,
                len(self.sample.begins),
                round(error, 4),
                self.taught.margin,
                round(score, 4),
                round(perf_counter() - began, 1),
            )
        )
        return self.done[-1]

    def test(self, taught: Taught, first: int, deals: int) -> Test:
        """Against the plain rules of thumb, from every seat."""
        test = Test()
        task = partial(_scores, self.course, as_text(taught, self.course.game, {}))
        for some in in_order(task, batches(range(first, first + deals), 20), self.jobs, None):
            for one in some:
                test.add(one)
        return test

    def story(self) -> dict[str, Any]:
        """What a file tells of how it came about."""
        return {"course": asdict(self.course), "log": [asdict(one) for one in self.done]}


def as_text(taught: Taught, game: str, story: dict[str, Any]) -> str:
    """As a text file: a line a trait; traits that weigh nothing are left out."""
    data = {
        MARK: FORMAT,
        "game": game,
        "margin": taught.margin,
        "stake": taught.stake,
        "story": story,
        "inputs": taught.inputs,
    }
    head = json.dumps(data, ensure_ascii=False)[:-1]
    units = ",\n".join(json.dumps(row) for row in taught.units)
    traits = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(row)}" for name, row in taught.traits.items() if any(row)
    )
    return f'{head},\n"units": [\n{units}],\n"traits": {{\n{traits}}}}}\n'


# What a process does


def _table(course: Course, seed: int) -> Description:
    return describe(course.game, course.players[seed % len(course.players)], course.options)


def _collect(course: Course, text: str, seeds: tuple[int, ...]) -> Sample:
    knows = brain(course.game)
    leader = with_taught(knows, parse(text, course.game, "a lesson") if text else None)
    found = Sample()
    for seed in seeds:
        found.extend(collect(_table(course, seed), knows, leader, course, [seed]))
    return found


def _scores(course: Course, text: str, seeds: tuple[int, ...]) -> list[float]:
    knows = brain(course.game)
    style = with_taught(knows, parse(text, course.game, "a lesson")).styles[PLAIN]
    return [
        fares(_table(course, seed), style, knows.styles[PLAIN], seed, 0.0, 1.0) for seed in seeds
    ]


def save(path: Path, taught: Taught, game: str, story: dict[str, Any]) -> None:
    """Write it; the old file is there until the new one is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(as_text(taught, game, story), encoding="utf-8")
    fresh.replace(path)
