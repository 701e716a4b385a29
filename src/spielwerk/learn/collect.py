"""Decisions with the worth of *all* their options: played out on the same deal with the same luck.

Differences between options of one decision are what is learned, not results of games: what luck
does to all options alike never enters.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk.bots.base import Bot
from spielwerk.bots.brain import Brain
from spielwerk.bots.tree import play_on
from spielwerk.engine import Game
from spielwerk.learn.inputs import Inputs, Slots
from spielwerk.learn.judge import Judge, whole
from spielwerk.learn.net import Floats
from spielwerk.learn.play import choice, parties


@dataclass(slots=True)
class Lessons:
    """Options with their slots and worth; `begins` says where each decision's options begin."""

    slots: list[Slots] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    begins: list[int] = field(default_factory=list)

    def add(self, slots: list[Slots], worth: list[float]) -> None:
        """One decision."""
        self.begins.append(len(self.worth))
        self.slots += slots
        self.worth += worth

    def extend(self, other: Lessons) -> None:
        """What others have seen."""
        self.begins += [len(self.worth) + begin for begin in other.begins]
        self.slots += other.slots
        self.worth += other.worth

    def shifted(self, by: int) -> Lessons:
        """The same where slots begin later (see `inputs.Joint`)."""
        return Lessons([one + np.int32(by) for one in self.slots], self.worth, self.begins)

    def __len__(self) -> int:
        return len(self.begins)

    def latest(self, decisions: int) -> Lessons:
        """The last so many decisions."""
        if len(self) <= decisions:
            return self
        first = self.begins[-decisions]
        return Lessons(
            self.slots[first:],
            self.worth[first:],
            [begin - first for begin in self.begins[-decisions:]],
        )


@dataclass(frozen=True, slots=True)
class Course:
    """How lessons are collected."""

    share: float = 1.0  # of the decisions are lessons
    deals: int = 1  # that each is played out on
    stray: float = 0.06  # share of random choices, so that other positions are seen too


def label(
    game: Game[Any],
    knows: Brain[Any, Any],
    inputs: Inputs,
    state: Any,
    deals: int,
    rng: random.Random,
) -> tuple[list[Slots], list[float]]:
    """What the options of a decision lead to, and what each is worth, on the first of the deals."""
    seat: int = state.player
    options = state.options()
    slots: list[Slots] = []
    worth = [0.0] * len(options)
    noise = random.Random()
    for number in range(deals):
        deal = game.redeal(state, seat, rng)
        luck = rng.getrandbits(32)
        stop, liked = knows.until(deal), knows.thumb(deal, rng)
        for at, option in enumerate(options):
            noise.seed(luck)
            after = whole(deal, option, seat, knows, noise)
            if not number:
                found = inputs.slots(after, seat)
                slots.append(np.append(found, np.int32(inputs.liked)) if option == liked else found)
            worth[at] += play_on(after, stop, knows, noise)[seat] / deals
    return slots, worth


def collect(
    game: Game[Any],
    knows: Brain[Any, Any],
    inputs: Inputs,
    judge: Judge | None,
    course: Course,
    seeds: Iterable[int],
    rival: Bot | None = None,
) -> Lessons:
    """Play games, all seats by one judgement (at first by rules of thumb), and take lessons.

    With a `rival` only one seat or side learns, by turns; the rival has the others.
    """
    found = Lessons()
    description = inputs.description
    for seed in seeds:
        rng = random.Random(seed)
        state = description.new(seed)
        groups = parties(knows, description.players)
        own = groups[seed % len(groups)]
        while not state.over:
            options = state.options()
            if rival is not None and state.player not in own:
                state.apply(choice(description, knows, rival, state, rng))
                continue
            if len(options) == 1 or type(state.stack[-1]) in knows.routine:
                state.apply(knows.thumb(state, rng))
                continue
            if rng.random() < course.share:
                found.add(*label(game, knows, inputs, state, course.deals, rng))
            if rng.random() < course.stray:
                state.apply(options[int(rng.random() * len(options))])
            elif judge is None:
                state.apply(knows.thumb(state, rng))
            else:
                believed = game.redeal(state, state.player, rng)
                state.apply(judge.best(believed, state.player, rng))
    return found


def as_arrays(lessons: Lessons) -> tuple[NDArray[np.int64], Slots, Floats, NDArray[np.int64]]:
    """Where the slots of each option begin, the slots, the worth, and where decisions begin."""
    lengths = [len(one) for one in lessons.slots]
    return (
        np.cumsum([0, *lengths]),
        np.concatenate(lessons.slots),
        np.array(lessons.worth, np.float32),
        np.array([*lessons.begins, len(lessons.worth)]),
    )
