"""The toy game for bots: its rules of thumb and the worth of its positions."""

from __future__ import annotations

import random
from typing import Any

from spielwerk.bots.brain import Brain
from spielwerk.engine import Option
from tests.engine.toy.game import DRAW, ROLL, STOP, Toy, ToyState

TOY = Toy()


def timid(state: Any, rng: random.Random, style: None) -> Option:
    """A poor rule of thumb: stop at once."""
    return STOP


def bold(state: Any, rng: random.Random, style: None) -> Option:
    """A good one: draw while there are cards, then roll."""
    return DRAW if state.deck else ROLL


def evaluate(state: ToyState) -> list[float]:
    """A seat's share of all points."""
    total = sum(state.sums) or 1
    return [points / total for points in state.sums]


def stage(state: ToyState) -> int:
    """Turns."""
    return state.round * state.players + state.player


def until(state: ToyState) -> int:
    """One turn each."""
    return stage(state) + state.players


TIMID = Brain({"thumb": None}, timid, evaluate, stage, until, patience=30)
BOLD = Brain({"thumb": None}, bold, evaluate, stage, until, patience=30)
