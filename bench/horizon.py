"""How far must a playout look to tell the options of one decision apart?

    python -m bench.horizon state51 --players 2 --stages 1,2,3 --positions 60 --deals 100

Some decisions are picked from games of a bot. Each of the first options, as the rules of thumb rank
them, is played on by rules of thumb to the end of the game, all options on the same deals, and the
position is judged on the way, after so many stages. What counts is how differences between options
there foretell the differences of the results (a correlation over all decisions, between two halves
of the deals, so that noise does not pass for knowledge), how loud the noise of one deal is, and so
how good a choice can be with 5, 20, 80 and 320 deals an option: 1 is as good as knowing the
results.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, variance
from typing import Any

import spielwerk
from spielwerk.bots.brain import Brain, brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.tree import play_on
from spielwerk.engine import Game, Option

END = 99  # the stage of the result
NEVER = 10**9  # a stage that no game comes to, and decisions that none has
NUMBERS = (5, 20, 80, 320)
PICKED = 0.04  # of all decisions
Course = dict[int, float]  # by stages played on: what the position is worth to the seat


class Horizon:
    """What judging after so many stages tells, decision by decision."""

    def __init__(self) -> None:
        self.signal: list[float] = []  # how far options lie apart
        self.agrees: list[float] = []  # how far in the direction of the results
        self.noise: list[float] = []  # of one deal, between an option and the first

    def add(self, stage: int, options: Sequence[Sequence[Course]]) -> None:
        """One decision: for each option a course a deal."""
        half = len(options[0]) // 2
        first, second = (apart(options, stage, part) for part in (slice(half), slice(half, None)))
        one, two = (apart(options, END, part) for part in (slice(half), slice(half, None)))
        self.signal.append(product(first, second))
        self.agrees.append((product(first, two) + product(second, one)) / 2)
        self.noise.append(
            fmean(
                variance([a[stage] - b[stage] for a, b in zip(other, options[0], strict=True)])
                for other in options[1:]
            )
        )

    def report(self, true: float) -> str:
        """In figures, beside how far the results of options lie apart."""
        signal, agrees = max(1e-12, fmean(self.signal)), fmean(self.agrees)
        noise = fmean(self.noise)
        good = [agrees / sqrt((signal + noise / 2 / deals) * true) for deals in NUMBERS]
        return (
            f"foretells {agrees / sqrt(signal * true):.2f}, noise of a deal {sqrt(noise):.3f}, "
            + "a choice by "
            + ", ".join(f"{n} deals {one:.2f}" for n, one in zip(NUMBERS, good, strict=True))
        )


def apart(options: Sequence[Sequence[Course]], stage: int, deals: slice) -> list[float]:
    """How each option's mean over these deals lies beside that of all options."""
    means = [fmean(course[stage] for course in courses[deals]) for courses in options]
    middle = fmean(means)
    return [one - middle for one in means]


def product(these: Sequence[float], those: Sequence[float]) -> float:
    """The mean product of two rows."""
    return fmean(one * other for one, other in zip(these, those, strict=True))


def course(
    knows: Brain[Any, Any], state: Any, seat: int, stages: Sequence[int], rng: random.Random
) -> Course:
    """Play on to the end; what the position is worth on the way."""
    first, found = knows.stage(state), {}
    for stage in stages:
        found[stage] = play_on(state, first + stage, knows, rng)[seat]
    return {**found, END: play_on(state, NEVER, knows, rng)[seat]}


def look(
    game: Game[Any], knows: Brain[Any, Any], state: Any, options: list[Option], wanted: Any
) -> list[list[Course]]:
    """Every option on the same deals with the same luck."""
    seat, rng = state.player, random.Random(wanted.seed)
    found: list[list[Course]] = [[] for _ in options]
    for _ in range(wanted.deals):
        deal, luck = game.redeal(state, seat, rng), rng.getrandbits(32)
        for at, option in enumerate(options):
            world = deal.copy()
            world.apply(option)
            found[at].append(course(knows, world, seat, wanted.stages, random.Random(luck)))
    return found


def numbers(text: str) -> list[int]:
    """Of a list with commas."""
    return [int(one) for one in text.split(",")]


def main() -> None:
    """Look at decisions and print what horizons tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="level2", help="whose games the decisions are from")
    parser.add_argument("--players", type=numbers, default=[3, 4])
    parser.add_argument("--stages", type=numbers, default=[1, 2, 3, 4])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--options", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    game = spielwerk.game(wanted.game)
    knows = replace(brain(wanted.game).learned(), patience=NEVER)
    rng, number = random.Random(wanted.seed), 0
    told = {stage: Horizon() for stage in (*wanted.stages, END)}
    while len(told[END].signal) < wanted.positions:
        number += 1
        players = wanted.players[number % len(wanted.players)]
        state: Any = game.new(players, wanted.seed + number)
        table = SeatedBots(game, [wanted.bot] * players, wanted.seed + number)
        while not state.over and len(told[END].signal) < wanted.positions:
            for seat, said in table.interjections(state):
                state.interject(seat, said)
            option = table.choose(state)
            assert option is not None
            state.apply(option)
            if state.over or rng.random() >= PICKED or type(state.stack[-1]) in knows.routine:
                continue
            options = knows.order(state, rng)[: wanted.options]
            found = look(game, knows, state, options, wanted)
            for stage, horizon in told.items():
                horizon.add(stage, found)
    true = fmean(told[END].signal)
    if true <= 0:
        raise SystemExit("The results of options can't be told apart: more positions or deals.")
    print(f"{wanted.positions} decisions; results of options lie {sqrt(true):.4f} apart")
    for stage, horizon in told.items():
        print(f"{'the end' if stage == END else stage}: {horizon.report(true)}")


if __name__ == "__main__":
    main()
