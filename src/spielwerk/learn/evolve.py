"""`spielwerk evolve`: the weights of the rules of thumb, by the cross-entropy method.

A generation draws rows of weights around the middle so far; each plays the same seeds from every
seat, half of them against the rules of thumb as they are, half against the middle (or all against
somebody who is named: then what is found is an answer to him); the best fifth make the next middle.
Points count beside wins: they tell sooner which of two is ahead. Where a table can fail together, a
table of one's own counts beside one among others.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from math import exp
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk.bots.base import ThumbBot
from spielwerk.bots.brain import PLAIN, brain, silent
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine import SpielwerkError
from spielwerk.lab.pool import batches, in_order
from spielwerk.learn.gate import Test
from spielwerk.learn.play import parties
from spielwerk.learn.weights import Rival, flat, styled
from spielwerk.study.description import Description, describe

Row = NDArray[np.float64]
LEAST = 0.15  # of how far it strays, however small the weight
CALM = 0.25  # share of the old middle and spread that the next one keeps
ELITE = 5  # one of so many makes the next middle
POINTS = 0.5  # how much points count beside wins
APART = 1_000_000  # seeds of generations lie so far apart
HELD = 900_000  # behind these come the seeds of tests


@dataclass(frozen=True, slots=True)
class Course:
    """All that the weights depend on, but for how many generations there are."""

    game: str
    players: tuple[int, ...]  # by turns, seed for seed
    seed: int = 0
    rows: int = 40  # a generation
    seeds: int = 24  # that each plays from every seat
    scale: float = 8.0  # points by which it is a clear win
    stray: float = 0.3  # how far the first generation strays, as a share of a weight
    start: dict[str, float] = field(default_factory=dict)  # if not from the rules as they are
    options: dict[str, str] = field(default_factory=dict)
    side: str = ""  # only its weights, only its seats
    against: tuple[Rival, ...] = ()  # if not against themselves


@dataclass(frozen=True, slots=True)
class Step:
    """What one generation has brought."""

    number: int
    best: float  # fitness of the best fifth: above 0.5 it is ahead
    spread: float  # how far weights still stray, as a share of what they did at first
    seconds: float


class Evolution:
    """The middle and the spread of the weights."""

    def __init__(self, course: Course, jobs: int = 1, ray: str | None = None) -> None:
        if not course.players or course.rows < ELITE or course.seeds < 1:
            raise SpielwerkError(f"It needs players, {ELITE} rows of weights and a seed, at least.")
        self.course, self.jobs, self.ray = course, jobs, ray
        weights = flat(styled(brain(course.game).styles[PLAIN], course.start))
        self.names = list(weights)
        self.first = np.array(list(weights.values()))
        self.middle = self.first.copy()
        self.begin = course.stray * (np.abs(self.first) + LEAST)
        if course.side:
            mine = np.array([name.startswith(f"{course.side}.") for name in self.names])
            if not mine.any():
                raise SpielwerkError(f"--side {course.side}: nothing is weighed by that side here.")
            self.begin = np.where(mine, self.begin, 0.0)
        self.spread = self.begin.copy()
        self.done: list[Step] = []

    def go(self, generations: int) -> Iterator[Step]:
        """Generations, until there are so many."""
        while len(self.done) < generations:
            yield self._next()

    def _next(self) -> Step:
        began, number, course = perf_counter(), len(self.done), self.course
        chance = np.random.default_rng((course.seed, number))
        rows = self.middle + self.spread * chance.standard_normal((course.rows, len(self.middle)))
        rows = self._sound(rows)
        task = partial(_fitness, course, number, self.middle, rows)
        told: list[float] = []
        for some in in_order(task, batches(range(course.rows), 2), self.jobs, self.ray):
            told += some
        fitness = np.array(told)
        elite = rows[np.argsort(-fitness, kind="stable")[: course.rows // ELITE]]
        self.middle = CALM * self.middle + (1 - CALM) * elite.mean(axis=0)
        self.spread = CALM * self.spread + (1 - CALM) * elite.std(axis=0)
        drawn = self.begin > 0
        step = Step(
            number=number,
            best=round(float(np.sort(fitness)[-len(elite) :].mean()), 4),
            spread=round(float((self.spread[drawn] / self.begin[drawn]).mean()), 3),
            seconds=round(perf_counter() - began, 1),
        )
        self.done.append(step)
        return step

    def _sound(self, rows: Row) -> Row:
        """What was above zero stays there: a worth, a price, a number of rounds."""
        least = np.where(self.first > 0, 0.02 * self.first, -np.inf)
        found: Row = np.maximum(rows, least)
        return found

    def weights(self) -> dict[str, float]:
        """The middle, by the names of the weights."""
        return {
            name: round(float(one), 3) for name, one in zip(self.names, self.middle, strict=True)
        }

    def test(self, seeds: int) -> Test:
        """The middle against the rules of thumb, or whom it answers, on seeds not seen before."""
        test = Test()
        weights = self.weights()
        row = np.array([weights[name] for name in self.names])
        first = self.course.seed + HELD
        task = partial(_scores, self.course, row)
        for some in in_order(task, batches(range(first, first + seeds), 8), self.jobs, self.ray):
            for one in some:
                test.add(one)
        return test

    def story(self) -> dict[str, Any]:
        """What a file tells of how its weights came about."""
        return {"course": asdict(self.course), "log": [asdict(one) for one in self.done]}


# What a process does


@lru_cache(8)
def _table(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Description:
    return describe(game, players, dict(options))


def _tables(course: Course) -> list[Description]:
    options = tuple(sorted(course.options.items()))
    return [_table(course.game, players, options) for players in course.players]


def _style(course: Course, row: Row | None) -> Any:
    plain = brain(course.game).styles[PLAIN]
    if row is None:
        return plain
    return styled(plain, dict(zip(flat(plain), map(float, row), strict=True)))


def _rivals(course: Course, middle: Row) -> list[Any]:
    plain = brain(course.game).styles[PLAIN]
    if course.against:
        return [one if isinstance(one, str) else styled(plain, one) for one in course.against]
    return [plain, _style(course, middle)]


def play(table: Description, styles: list[Any], seed: int) -> Any:
    """A game by rules of thumb to its end; whoever has something to say unasked says it.

    In the place of a style there may be the name of a bot.
    """
    if any(isinstance(style, str) for style in styles):
        return _with_bots(table, styles, seed)
    rng, state = random.Random(seed), table.new(seed)
    knows = brain(table.game.id)
    choose, interject, heard = knows.choose, knows.interject, -1
    while not state.over:
        if interject is not silent and heard != state.player:
            heard = state.player
            for seat, style in enumerate(styles):
                said = interject(state, seat, rng, style)
                if said is not None:
                    state.interject(seat, said)
        state.apply(choose(state, rng, styles[state.player]))
    return state


def _with_bots(table: Description, styles: list[Any], seed: int) -> Any:
    knows = brain(table.game.id)
    names = [style if isinstance(style, str) else PLAIN for style in styles]
    seated = SeatedBots(table.game, names, seed)
    for seat, style in enumerate(styles):
        if not isinstance(style, str):
            seated.bots[seat] = ThumbBot(replace(knows, styles={PLAIN: style}), PLAIN)
    state = table.new(seed)
    seated.play(state)
    return state


def fares(
    table: Description,
    style: Any,
    rival: Any,
    seed: int,
    points: float,
    scale: float,
    side: str = "",
) -> float:
    """How a style fares against another on one seed, from every seat or side: level is 0.5.

    Of one side it is how much better it does there than the other would; where a table can fail
    together, part of it is how often a table of its own does not.
    """
    knows, players = brain(table.game.id), table.players
    groups = parties(knows, players)
    if len(groups) == 1:
        return 0.5 + (_done(table, style, seed) - _done(table, rival, seed)) / 2
    if side:
        own = knows.sides(players)[side]
        both = [_shares(table, one, rival, seed, points, scale, own) for one in (style, rival)]
        return 0.5 + (both[0] - both[1]) / 2
    total = sum(_shares(table, style, rival, seed, points, scale, own) for own in groups)
    share, fair = total / len(groups), 1 / len(groups)
    if not knows.together:
        return share * (1 - fair) / (share * (1 - fair) + (1 - share) * fair)
    own_table, theirs = _done(table, style, seed), _done(table, rival, seed)
    # Among others: beside what one of them has in the same place
    ahead = min(1.0, max(0.0, 0.5 + (share / fair - theirs) / 2))
    return knows.together * (0.5 + (own_table - theirs) / 2) + (1 - knows.together) * ahead


@lru_cache(8192)
def _shares(
    table: Description,
    style: Any,
    rival: Any,
    seed: int,
    points: float,
    scale: float,
    own: tuple[int, ...],
) -> float:
    """Of one game that some seats play by a style and the others by another."""
    knows, players = brain(table.game.id), table.players
    state = play(table, [style if seat in own else rival for seat in range(players)], seed)
    winners, scores = set(state.winners()), state.scores()
    winning = [group for group in parties(knows, players) if winners & set(group)]
    won = (own in winning) / len(winning) if winning else 0.0
    if knows.together and not winning:
        return 0.0  # what one has of a ruin is nothing
    others = max(scores[seat] for seat in range(players) if seat not in own)
    ahead = max(scores[seat] for seat in own) - others
    clear = 1 / (1 + exp(-max(-30.0, min(30.0, ahead / scale))))
    return (1 - points) * won + points * clear


@lru_cache(4096)
def _done(table: Description, style: Any, seed: int) -> bool:
    """Whether anybody wins where all play by one style."""
    return bool(play(table, [style] * table.players, seed).winners())


def _fitness(
    course: Course, number: int, middle: Row, rows: Row, some: tuple[int, ...]
) -> list[float]:
    tables, rivals = _tables(course), _rivals(course, middle)
    first = course.seed + number * APART
    told = []
    for at in some:
        style = _style(course, rows[at])
        scores = [
            fares(
                tables[count % len(tables)],
                style,
                rivals[count // len(tables) % len(rivals)],
                first + count,
                POINTS,
                course.scale,
                course.side,
            )
            for count in range(course.seeds)
        ]
        told.append(sum(scores) / len(scores))
    return told


def _scores(course: Course, row: Row, seeds: tuple[int, ...]) -> list[float]:
    style, tables = _style(course, row), _tables(course)
    rival = _rivals(course, row)[0]
    return [
        fares(tables[seed % len(tables)], style, rival, seed, 0.0, 1.0, course.side)
        for seed in seeds
    ]
