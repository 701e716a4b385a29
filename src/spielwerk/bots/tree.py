"""The tree of a search: an open loop, where a node stands for what was chosen, not for a state."""

from __future__ import annotations

import random
from math import log, sqrt
from typing import Any

from spielwerk.bots.brain import PLAIN, Brain, silent
from spielwerk.engine import Option, State

EXPLORE = 0.9  # how curious the descent is, in standard deviations of the results
WIDEN = 0.7  # options tried at a node that was visited n times: 1 + WIDEN · √n
NOISE = 0.04  # share of random choices in a playout, so that a rule of thumb is no law
FIRST_SPREAD = 0.15  # taken for the standard deviation before there are results

_WIDTH = [1 + int(WIDEN * sqrt(visits)) for visits in range(4097)]


class Node:
    """What has come of one choice: results are kept for every seat, as anybody may move here."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.available = 0  # how often it could have been chosen
        self.children: dict[Option, Node] = {}
        self.total = [0.0] * seats
        self.visits = 0

    def add(self, values: list[float]) -> None:
        """Count a result."""
        self.visits += 1
        total = self.total
        for seat, value in enumerate(values):
            total[seat] += value

    def mean(self, seat: int) -> float:
        """The average result of a seat."""
        return self.total[seat] / self.visits if self.visits else 0.0


class Spread:
    """How far the results of each seat lie apart, to measure curiosity by."""

    __slots__ = ("deviation", "number", "squares", "sums")

    def __init__(self, seats: int) -> None:
        self.number = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        self.deviation = [FIRST_SPREAD] * seats

    def add(self, values: list[float]) -> None:
        """Count a result; the deviations are renewed now and then."""
        self.number += 1
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value
        if self.number & 15 == 0:
            number = self.number
            self.deviation = [
                max(0.01, sqrt(max(0.0, square / number - (total / number) ** 2)))
                for square, total in zip(self.squares, self.sums, strict=True)
            ]


def visit(
    node: Node, state: State, stop: int, brain: Brain[Any, Any], spread: Spread, rng: random.Random
) -> list[float]:
    """Go from `node` down the tree, play out from its edge, and credit every seat on the way.

    `state` is used up. Options that this deal does not offer are passed over; how often one was
    offered, not how often its parent was seen, is what its curiosity grows with.
    """
    seats = len(node.total)
    path = [node]
    stage = brain.stage
    # A node that was never visited is an edge: what lies below is the playout's business.
    while node.visits and not state.over and stage(state) < stop:
        options = state.asked
        children = node.children
        known = [option for option in options if option in children]
        visits = node.visits
        width = _WIDTH[visits] if visits <= 4096 else len(options)
        if len(known) < width and len(known) < len(options):
            option = fresh(brain, state, children, rng)
            node = children[option] = Node(seats)
            node.available = 1
            path.append(node)
            state.apply(option)
            break
        player = state.player
        curious = EXPLORE * spread.deviation[player]
        best = -1.0
        for chance in known:
            child = children[chance]
            child.available += 1
            score = child.total[player] / child.visits + curious * sqrt(
                log(child.available) / child.visits
            )
            if score > best:
                best = score
                option = chance
        node = children[option]
        path.append(node)
        state.apply(option)
    values = play_out(state, stop, brain, rng)
    spread.add(values)
    for node in path:
        node.add(values)
    return values


def fresh(
    brain: Brain[Any, Any], state: State, children: dict[Option, Node], rng: random.Random
) -> Option:
    """An option that was not tried yet: what the rules of thumb like best, else any."""
    if brain.ranked is not None:
        for option in brain.ranked(state, rng, brain.styles[PLAIN]):
            if option not in children:
                return option
    found = brain.thumb(state, rng)
    if found not in children:
        return found
    others = [option for option in state.asked if option not in children]
    return others[int(rng.random() * len(others))]


def play_out(state: State, stop: int, brain: Brain[Any, Any], rng: random.Random) -> list[float]:
    """Play on by rules of thumb to the end of a stage, and judge the position."""
    choose, style, stage, chance = brain.choose, brain.styles[PLAIN], brain.stage, rng.random
    for _ in range(brain.patience):
        if state.over or stage(state) >= stop:
            break
        if chance() < NOISE:
            options = state.asked
            state.apply(options[int(chance() * len(options))])
        else:
            state.apply(choose(state, rng, style))
    return brain.evaluate(state)


def play_on(state: State, stop: int, brain: Brain[Any, Any], rng: random.Random) -> list[float]:
    """Play on by rules of thumb to a stage, straying nowhere, and judge the position.

    A blunder that only one of the options meets would drown the difference between them. Seats are
    heard unasked too, once whenever somebody else is asked.
    """
    choose, style, stage = brain.choose, brain.styles[PLAIN], brain.stage
    interject, heard = brain.interject, -1
    for _ in range(brain.patience):
        if state.over or stage(state) >= stop:
            break
        if heard != state.player and interject is not silent:
            heard = state.player
            for seat in range(state.players):
                said = interject(state, seat, rng, style)
                if said is not None:
                    state.interject(seat, said)
        else:
            state.apply(choose(state, rng, style))
    return brain.evaluate(state)
