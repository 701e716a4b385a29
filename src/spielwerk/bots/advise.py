"""Hints at the table, each with its reason, and after a game the moments at which it turned."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil, sqrt
from time import perf_counter
from typing import Any

from spielwerk.bots.base import Budget
from spielwerk.bots.brain import Brain, brain
from spielwerk.bots.levels import Prior
from spielwerk.bots.search import think
from spielwerk.bots.tree import play_out
from spielwerk.engine import Game, Option
from spielwerk.engine.record import Record, play
from spielwerk.engine.view import Choice, Text, text

Advice = tuple[Option, float, int]

LOOKS = 60  # at most so many positions of a game are judged at first
PLAYOUTS = 12  # for each of them, if time allows
FRESH = 60  # and for the positions around a turn that stands out, anew
LEAST = 2  # below so many, noise can't be told
SURE = 2.5  # standard errors that a turning point must exceed
SWING = 0.08  # and what it must change at all
DECISIONS = 12  # of a turn that are searched for a better choice
REGRET = 0.02  # what a better choice must be worth
REASONS = 3  # at most so many are told


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed somebody's chances by more than the estimate may be wrong."""

    move: int  # the number of the recorded move that the turn begins with
    round: int
    mover: int  # whose turn it was
    seat: int  # whose chance changed most
    before: list[float]  # the chance of every seat
    after: list[float]
    noise: float  # by how much `swing` may be wrong, either way (95 %)
    played: Choice | None  # the choice that a short search would have made otherwise …
    advised: Choice | None  # … and how
    at: int | None = None  # the number of that move
    better: float = 0.0  # by how much the mover's chance would have been better
    why: list[Text] = field(default_factory=list)

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
    prior: Prior | None = None,
    also: Option | None = None,
) -> list[Advice]:
    """The options of the asked seat with estimated value and visits, the best first.

    `state` may be the true one: it is re-dealt before anybody looks at it. What others must beat
    is what a learned judgement likes best, where there is one (`prior`). Far looks take in as many
    options as level 3 does, and in any case `also`; near ones all.
    """
    believed = game.redeal(state, seat, rng)
    knows = knows or brain(game.id)
    order = prior(game, believed, seat, rng) if prior else None
    look = knows.looks(believed)[0]
    if not look.tree:
        order = (order or knows.order(believed, rng))[: look.options or None]
        if also is not None and also not in order:
            order.append(also)
    look = replace(look, options=0)
    return think(game, knows, believed, seat, budget, rng, look=look, order=order).ranking(seat)


def reasons(game: Game[Any], state: Any, seat: int, option: Option) -> list[Text]:
    """What an option brings at once, in words: points, what others lose, what happens.

    Where dice or hidden cards decide, nothing is foretold; what only says again what is chosen is
    no reason. `state` is not changed.
    """
    after = state.copy()
    after.events = []
    after.apply(option)
    if after.barrier != state.barrier:
        return [text("advice-chance")]
    found = [text("advice-wins")] if after.over and seat in after.winners() else []
    change = [b - a for a, b in zip(state.scores(), after.scores(), strict=True)]
    if change[seat] > 0:
        found.append(text("advice-points", n=change[seat]))
    found += [
        text("advice-takes", player=f"seat:{other}", n=-less)
        for other, less in enumerate(change)
        if less < 0 and other != seat
    ]
    known = named(game.choice(state, option)["text"]) | {f"seat:{seat}"}
    told = [game.line(event, seat, state.opt)["text"] for event in after.events]
    found += [one for one in told if named(one) - known]
    return found[:REASONS]


def named(said: Text) -> set[int | str]:
    """Everything that a text speaks of."""
    found: set[int | str] = set()
    for arg in said["args"].values():
        found |= {arg} if isinstance(arg, int | str) else named(arg)
    return found


def turning_points(
    game: Game[Any],
    record: Record,
    budget: Budget,
    rng: random.Random,
    most: int = 5,
    knows: Brain[Any, Any] | None = None,
    prior: Prior | None = None,
) -> list[TurningPoint]:
    """The turns of a recorded game that changed the chances most, in their order.

    A first look at the whole game finds turns that stand out; only what fresh playouts confirm
    beyond their own noise is told. Two thirds of the seconds go into this, the rest into a search
    of these turns for better choices; with iterations instead, each search has that many.
    """
    review = Review(game, record, knows or brain(game.id), rng, budget.seconds, prior)
    found = sorted(review.confirmed(review.outstanding(2 * most)), reverse=True)[:most]
    chosen = sorted(number for _, number, _, _ in found)
    noise = {number: (seat, error) for _, number, seat, error in found}
    searches = sum(len(review.turns[number].decisions[:DECISIONS]) for number in chosen)
    each = budget
    if budget.seconds is not None:
        each = Budget(seconds=budget.seconds / 3 / max(1, searches))
    return [review.told(number, *noise[number], each) for number in chosen]


@dataclass(slots=True)
class Turn:
    """A turn of a game: the move it begins with, and its decisions as they were made."""

    move: int
    start: Any
    decisions: list[tuple[int, Any, Option]] = field(default_factory=list)


@dataclass(slots=True)
class Estimate:
    """The chances of all seats in a position, by playouts."""

    total: list[float]
    squares: list[float]
    count: int = 0

    def add(self, values: list[float]) -> None:
        """One more playout."""
        self.count += 1
        for seat, value in enumerate(values):
            self.total[seat] += value
            self.squares[seat] += value * value

    def mean(self) -> list[float]:
        """The chance of every seat."""
        return [value / self.count for value in self.total]

    def error(self, seat: int) -> float:
        """The standard error of one of them, squared; a finished game has none."""
        mean = self.total[seat] / self.count
        spread = max(0.0, self.squares[seat] / self.count - mean * mean)
        return spread / max(1, self.count - 1)


class Review:
    """A recorded game and what playouts say of its positions."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        knows: Brain[Any, Any],
        rng: random.Random,
        seconds: float | None,
        prior: Prior | None = None,
    ) -> None:
        self.game, self.knows, self.rng, self.prior = game, knows, rng, prior
        self.began, self.seconds = perf_counter(), seconds
        self.turns = self._turns(record)
        self._first: dict[int, Estimate] = {}
        self._around: dict[int, tuple[list[float], list[float]]] = {}  # a confirmed turn

    def outstanding(self, most: int) -> list[int]:
        """Turns between whose beginning and end the first look sees the greatest change."""
        last = len(self.turns) - 1
        step = max(1, ceil(last / LOOKS))
        marks = [*range(0, last, step), last]
        for number, mark in enumerate(marks):
            self._look(mark, 0.3 * (number + 1) / len(marks))
        spans = sorted(
            ((self._change(a, b), a, b) for a, b in pairwise(marks)),
            reverse=True,
        )[:most]
        found = []
        for number, (_, first, end) in enumerate(spans):
            for inner in range(first + 1, end):
                self._look(inner, 0.3 + 0.1 * (number + 1) / len(spans))
            found.append(max(range(first, end), key=lambda turn: self._change(turn, turn + 1)))
        return found

    def confirmed(self, turns: list[int]) -> list[tuple[float, int, int, float]]:
        """Of these, with fresh playouts: how much, which turn, whose chance, and the noise."""
        found = []
        for number, turn in enumerate(turns):
            spare = 0.4 + 0.26 * (number + 1) / len(turns)
            before = self._judge(turn, FRESH, spare - 0.13 / len(turns))
            after = self._judge(turn + 1, FRESH, spare)
            changes = [b - a for a, b in zip(before.mean(), after.mean(), strict=True)]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            error = sqrt(before.error(seat) + after.error(seat))
            self._around[turn] = before.mean(), after.mean()
            if abs(changes[seat]) > max(SWING, SURE * error):
                found.append((abs(changes[seat]), turn, seat, 1.96 * error))
        return found

    def told(self, number: int, seat: int, noise: float, each: Budget) -> TurningPoint:
        """A turn in words, with the decision at which most was given away."""
        turn = self.turns[number]
        worst = self._worst(turn, each)
        more: dict[str, Any] = {"played": None, "advised": None}
        if worst is not None:
            at, state, choice, best, better = worst
            say = self.game.choice
            believed = self.game.redeal(state, state.player, self.rng)
            more = {
                "played": say(state, choice),
                "advised": say(state, best),
                "at": at,
                "better": better,
                "why": reasons(self.game, believed, state.player, best),
            }
        return TurningPoint(
            move=turn.move,
            round=self.game.round(turn.start),
            mover=turn.start.player,
            seat=seat,
            before=self._around[number][0],
            after=self._around[number][1],
            noise=noise,
            **more,
        )

    def _worst(self, turn: Turn, each: Budget) -> tuple[int, Any, Option, Option, float] | None:
        """The decision of a turn at which most was given away, if that is more than noise."""
        worst, found = 0.0, None
        for at, state, choice in turn.decisions[:DECISIONS]:
            ranking = advise(
                *(self.game, state, state.player, each, self.rng),
                *(self.knows, self.prior, choice),
            )
            tried = {option: (value, visits) for option, value, visits in ranking}
            best, value, visits = ranking[0]
            if choice == best or choice not in tried:
                continue
            regret = value - tried[choice][0]
            doubt = 0.5 * sqrt(1 / max(1, visits) + 1 / max(1, tried[choice][1]))
            if regret > max(worst, REGRET, doubt):
                worst, found = regret, (at, state, choice, best, regret)
        return found

    def _turns(self, record: Record) -> list[Turn]:
        """The turns of a game in their order, each of one player; last comes the end."""
        state = record.begin(self.game)
        turns: list[Turn] = []
        mark: object = None
        for number, move in enumerate(record.moves):
            here = (state.player, self.knows.stage(state))
            if here != mark:
                turns.append(Turn(number, state.copy()))
                mark = here
            if not move["interjection"]:
                turns[-1].decisions.append((number, state.copy(), move["choice"]))
            play(state, move, f"move {number + 1}")
        return [*turns, Turn(len(record.moves), state)]

    def _change(self, first: int, second: int) -> float:
        """The greatest change of a chance between the beginnings of two turns, at first sight."""
        before, after = self._first[first].mean(), self._first[second].mean()
        return max(abs(b - a) for a, b in zip(before, after, strict=True))

    def _look(self, turn: int, share: float) -> None:
        self._first[turn] = self._judge(turn, PLAYOUTS, share)

    def _judge(self, turn: int, most: int, share: float) -> Estimate:
        """Playouts from deals that nobody can see, until a share of the time is gone."""
        state = self.turns[turn].start
        found = Estimate([0.0] * state.players, [0.0] * state.players)
        if state.over:
            found.add(self.knows.evaluate(state))
            return found
        stop = self.knows.until(state)
        while found.count < most and (found.count < LEAST or self._early(share)):
            deal = self.game.redeal(state, None, self.rng)
            found.add(play_out(deal, stop, self.knows, self.rng))
        return found

    def _early(self, share: float) -> bool:
        return self.seconds is None or perf_counter() - self.began < share * self.seconds
