"""The search: many deals of what the seat can't know, the same deal for every candidate.

At the root the candidates are compared in pairs: each deal is played with all that are still in
the race, so that the luck of a deal is the same for all, and the worse half drops out from time
to time (sequential halving). Below the root the tree of `tree.py` grows, or, where a look goes far,
the rules of thumb play on. The rule of thumb is left only for something that is clearly better.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import ceil, inf, log, log2, sqrt
from time import perf_counter
from typing import Any

from spielwerk.bots.base import Budget
from spielwerk.bots.brain import EVERYTHING, Brain, Look
from spielwerk.bots.tree import Node, Spread, play_on, visit
from spielwerk.engine import Game, Option, State

DOUBT = 0.7  # how sure it must be that another option beats the rule of thumb, see `Thought.best`
ENOUGH = 12  # deals after which a clear case is closed early
CLEAR = 3.5  # standard errors that make a case clear
TRIFLE = 0.002  # a gain that is worth neither the time nor the trouble


class Candidate:
    """An option of the root, and how it fares beside the rule of thumb on the same deals."""

    __slots__ = ("gain", "node", "option", "pairs", "squares")

    def __init__(self, option: Option, node: Node) -> None:
        self.option = option
        self.node = node
        self.pairs = 0.0  # deals on which it was compared
        self.gain = 0.0  # sum of the differences
        self.squares = 0.0

    def compare(self, difference: float) -> None:
        """Count one deal."""
        self.pairs += 1
        self.gain += difference
        self.squares += difference * difference

    def edge(self) -> float:
        """How much better it is than the rule of thumb, on average."""
        return self.gain / self.pairs if self.pairs else -inf

    def error(self) -> float:
        """The standard error of the edge."""
        if self.pairs < 2:
            return 1.0
        mean = self.gain / self.pairs
        return sqrt(max(0.0, self.squares / self.pairs - mean * mean) / (self.pairs - 1))


@dataclass(slots=True)
class Thought:
    """What a search has found: the root, its candidates, and the rule of thumb's choice."""

    root: Node
    thumb: Candidate
    candidates: list[Candidate]
    spread: Spread
    iterations: int

    def best(self) -> Option:
        """What to choose: the best edge, less the doubt about it.

        The best of many is the luckiest of many too: doubt grows with their number.
        """
        doubt = DOUBT * sqrt(2 * log(len(self.candidates)))
        first, merit = self.thumb, TRIFLE
        for candidate in self.candidates:
            if candidate is not self.thumb:
                found = candidate.edge() - doubt * candidate.error()
                if found > merit:
                    first, merit = candidate, found
        return first.option

    def ranking(self, seat: int) -> list[tuple[Option, float, int]]:
        """Options with estimated value and visits, the best first.

        What looks better than the best does so by no more than doubt: it is worth as much.
        """
        base = self.thumb.node.mean(seat)
        best = self.best()
        rows = [
            (
                candidate.option,
                base if candidate is self.thumb else min(1.0, max(0.0, base + candidate.edge())),
                candidate.node.visits,
            )
            for candidate in self.candidates
            if candidate is self.thumb or candidate.pairs
        ]
        rows.sort(key=lambda row: (row[0] != best, -row[1]))
        most = rows[0][1]
        return [(option, min(value, most), visits) for option, value, visits in rows]


def think(
    game: Game[Any],
    brain: Brain[Any, Any],
    state: State,
    seat: int,
    budget: Budget,
    rng: random.Random,
    kept: tuple[Node, Spread] | None = None,
    look: Look = EVERYTHING,
    order: list[Option] | None = None,
) -> Thought:
    """Search for the asked `seat` as long as the budget lasts.

    With a number of iterations and no time limit, the same `rng` finds the same. `kept` is a tree
    that has grown here before. `order` has the options best first, where something better than a
    rule of thumb knows; its first is then what the others are compared with.
    """
    began = perf_counter()
    root, spread = kept or (Node(state.players), Spread(state.players))
    race, thumb = line_up(brain, state, rng, root, look.options, order)
    thought = Thought(root, thumb, race[:], spread, 0)
    seconds = budget.seconds or inf
    most = budget.iterations or (10**9 if budget.seconds else 1)
    if kept is not None:
        # What is known already need not be searched again, but is not taken for all there is.
        known = sum(candidate.node.visits for candidate in race)
        most = max(most // 2, most - known)
        seconds = max(seconds / 2, seconds * (1 - known / 2000)) if seconds < inf else inf
        remember(race, thumb, spread, seat)
    stop, tree = brain.until(state) + look.ahead, look.tree
    noise = random.Random()
    rounds = max(1, ceil(log2(len(race))))
    for number in range(1, rounds + 1):
        share = number / rounds
        while True:
            deal: State = game.redeal(state, seat, rng)
            luck = rng.getrandbits(32)
            base = 0.0
            for candidate in race:
                if thought.iterations >= most or perf_counter() - began >= seconds:
                    break
                world = deal.copy()
                world.apply(candidate.option)
                noise.seed(luck)
                if tree:
                    values = visit(candidate.node, world, stop, brain, spread, noise)
                else:
                    values = play_on(world, stop, brain, noise)
                    candidate.node.add(values)
                thought.iterations += 1
                root.visits += 1
                if candidate is thumb:
                    base = values[seat]
                else:
                    candidate.compare(values[seat] - base)
            if (
                thought.iterations >= most * share
                or perf_counter() - began >= seconds * share
                or closed(race, thumb)
            ):
                break
        race = better_half(race, thumb)
        if len(race) == 1:
            break
    return thought


def line_up(
    brain: Brain[Any, Any],
    state: State,
    rng: random.Random,
    root: Node,
    few: int,
    order: list[Option] | None = None,
) -> tuple[list[Candidate], Candidate]:
    """The candidates, `few` of them or all; the first of them is what the others must beat.

    They come in their order; else as the rules of thumb have them.
    """
    if order is None:
        order = brain.order(state, rng)
    race = []
    for option in order[: few or None]:
        node = root.children.get(option)
        if node is None:
            node = root.children[option] = Node(state.players)
        race.append(Candidate(option, node))
    return race, race[0]


def remember(race: list[Candidate], thumb: Candidate, spread: Spread, seat: int) -> None:
    """Turn what the tree knows of the candidates into comparisons, though not on the same deals."""
    noise = 2 * spread.deviation[seat] ** 2
    for candidate in race:
        weight = min(candidate.node.visits, thumb.node.visits) / 2
        if candidate is not thumb and weight >= 1:
            edge = candidate.node.mean(seat) - thumb.node.mean(seat)
            candidate.pairs = weight
            candidate.gain = weight * edge
            candidate.squares = weight * (edge * edge + noise)


def closed(race: list[Candidate], thumb: Candidate) -> bool:
    """Whether more deals would change nothing: all others are clearly worse, or all are alike.

    Between two, a clearly better one closes the case as well.
    """
    for candidate in race:
        if candidate is thumb:
            continue
        if candidate.pairs < ENOUGH:
            return False
        edge, error = candidate.edge(), candidate.error()
        apart = abs(edge) if len(race) == 2 else -edge
        if apart < CLEAR * error and edge + error > TRIFLE:
            return False
    return True


def better_half(race: list[Candidate], thumb: Candidate) -> list[Candidate]:
    """The rule of thumb and the better half of the others."""
    others = [candidate for candidate in race if candidate is not thumb]
    others.sort(key=Candidate.edge, reverse=True)
    return [thumb, *others[: len(race) // 2]]
