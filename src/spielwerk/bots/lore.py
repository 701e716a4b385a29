"""What bots know of a game: its rules of thumb, the worth of a position, and where to stop."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from spielwerk.engine import Option


@dataclass(frozen=True, slots=True)
class Lore:
    """Everything a search needs besides the rules."""

    choose: Callable[[Any, random.Random], Option]
    """What the rules of thumb say."""
    evaluate: Callable[[Any], list[float]]
    """The worth of a position, 0 to 1 for every seat; the true result when the game is over."""
    stage: Callable[[Any], int]
    """A number that grows from turn to turn, so that playouts end between two of them."""
    until: Callable[[Any], int]
    """The stage at which playouts from a position stop."""
    patience: int
    """The most decisions of a playout, whatever the stage."""
    routine: frozenset[type[Any]] = frozenset()
    """Steps whose questions are left to the rules of thumb: a search has never gained by them."""
    glance: int = 0
    """How many options somebody takes in who thinks for a moment only; 0: all."""


@cache
def lore(game_id: str) -> Lore:
    """The lore of a game, from `thumb/<id>.py` and `evaluate/<id>.py`."""
    thumb = import_module(f"spielwerk.bots.thumb.{game_id}")
    judge = import_module(f"spielwerk.bots.evaluate.{game_id}")
    rules, style = thumb.choose, thumb.STYLES["thumb"]

    def choose(state: Any, rng: random.Random) -> Option:
        option: Option = rules(state, rng, style)
        return option

    return Lore(
        choose,
        judge.evaluate,
        judge.stage,
        judge.until,
        judge.PATIENCE,
        frozenset(getattr(judge, "ROUTINE", ())),
        getattr(judge, "GLANCE", 0),
    )
