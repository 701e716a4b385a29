"""Hints at the table, and after a game the moments at which it turned."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from spielwerk.bots.base import Budget
from spielwerk.bots.brain import Brain, brain
from spielwerk.bots.search import think
from spielwerk.bots.tree import play_out
from spielwerk.engine import Game, Option
from spielwerk.engine.record import Record, play
from spielwerk.engine.view import Choice

Advice = tuple[Option, float, int]

LOOKS = 60  # at most so many positions of a game are judged
PLAYOUTS = 24  # for each of them, if time allows
DECISIONS = 6  # of a turn that are searched for a better choice
REGRET = 0.02  # what a better choice must be worth


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed somebody's chances."""

    move: int  # the number of the recorded move that the turn begins with
    round: int
    mover: int  # whose turn it was
    seat: int  # whose chance changed most
    before: list[float]  # the chance of every seat
    after: list[float]
    played: Choice | None  # the choice that a short search would have made otherwise …
    advised: Choice | None  # … and how

    @property
    def swing(self) -> float:
        """By how much the chance of `seat` changed."""
        return self.after[self.seat] - self.before[self.seat]


def advise(
    game: Game[Any],
    state: Any,
    seat: int,
    budget: Budget,
    rng: random.Random,
    knows: Brain[Any, Any] | None = None,
) -> list[Advice]:
    """The options of the asked seat with estimated value and visits, the best first.

    `state` may be the true one: it is re-dealt before anybody looks at it.
    """
    believed = game.redeal(state, seat, rng)
    return think(game, knows or brain(game.id), believed, seat, budget, rng).ranking(seat)


def turning_points(
    game: Game[Any],
    record: Record,
    budget: Budget,
    rng: random.Random,
    most: int = 5,
    knows: Brain[Any, Any] | None = None,
) -> list[TurningPoint]:
    """The turns of a recorded game that changed the chances most, in their order.

    Half of the seconds go into judging positions, half into searching the turns that stand out;
    with iterations instead, each search has that many.
    """
    knows = knows or brain(game.id)
    began = perf_counter()
    seconds = budget.seconds
    turns = _turns(game, record, knows)
    chances: list[list[float]] = []
    for number, (_, states) in enumerate(turns):
        spare = None if seconds is None else seconds / 2 * (number + 1) / len(turns)
        chances.append(_chances(game, states[0][0], knows, rng, began, spare))
    swings = []
    for number in range(len(turns) - 1):
        changes = [b - a for a, b in zip(chances[number], chances[number + 1], strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        swings.append((abs(changes[seat]), number, seat))
    found = []
    chosen = sorted(swings, reverse=True)[:most]
    searches = sum(len(turns[number][1][:DECISIONS]) for _, number, _ in chosen)
    each = budget if seconds is None else Budget(seconds=seconds / 2 / max(1, searches))
    for _, number, seat in sorted(chosen, key=lambda swing: swing[1]):
        move, states = turns[number]
        first = states[0][0]
        played, advised = _better(game, states[:DECISIONS], each, rng, knows)
        found.append(
            TurningPoint(
                move=move,
                round=game.round(first),
                mover=first.player,
                seat=seat,
                before=chances[number],
                after=chances[number + 1],
                played=played,
                advised=advised,
            )
        )
    return found


Decisions = list[tuple[Any, Option | None]]  # a state, and what was chosen in it


def _turns(game: Game[Any], record: Record, knows: Brain[Any, Any]) -> list[tuple[int, Decisions]]:
    """The turns of a game: the move they begin with and their decisions; last comes the end.

    If there are more than `LOOKS`, neighbours are put together.
    """
    state = record.begin(game)
    turns: list[tuple[int, Decisions]] = []
    mark: object = None
    for number, move in enumerate(record.moves):
        here = (state.player, knows.stage(state))
        if here != mark:
            turns.append((number, []))
            mark = here
        if not move["interjection"]:
            turns[-1][1].append((state.copy(), move["choice"]))
        play(state, move, f"move {number + 1}")
    step = -(-len(turns) // LOOKS)
    joined = [
        (turns[first][0], [pair for _, pairs in turns[first : first + step] for pair in pairs])
        for first in range(0, len(turns), step or 1)
    ]
    joined = [(number, pairs) for number, pairs in joined if pairs]
    return [*joined, (len(record.moves), [(state, None)])]


def _chances(
    game: Game[Any],
    state: Any,
    knows: Brain[Any, Any],
    rng: random.Random,
    began: float,
    spare: float | None,
) -> list[float]:
    """The worth of a position for every seat, by playouts from deals that nobody can see."""
    if state.over:
        return knows.evaluate(state)
    stop = knows.until(state)
    total = [0.0] * state.players
    done = 0
    while done < PLAYOUTS and (not done or spare is None or perf_counter() - began < spare):
        values = play_out(game.redeal(state, None, rng), stop, knows, rng)
        total = [a + b for a, b in zip(total, values, strict=True)]
        done += 1
    return [value / done for value in total]


def _better(
    game: Game[Any], decisions: Decisions, each: Budget, rng: random.Random, knows: Brain[Any, Any]
) -> tuple[Choice | None, Choice | None]:
    """The decision of a turn at which most was given away, as it was made and as advised."""
    worst, found = REGRET, None
    for state, choice in decisions:
        if choice is None:
            continue
        ranking = advise(game, state, state.player, each, rng, knows)
        value = {option: value for option, value, _ in ranking}
        best = ranking[0]
        regret = best[1] - value.get(choice, best[1])
        if regret > worst:
            worst, found = regret, (state, choice, best[0])
    if found is None:
        return None, None
    say: Callable[[Any, Any], Choice] = game.choice
    return say(found[0], found[1]), say(found[0], found[2])
