"""Level 1: knows the rules and what is good, but overlooks things and follows fancies.

Its fancies are never what a child would laugh at: the guard rules of `guards/<id>.py` forbid that.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from spielwerk.bots.base import Bot, Budget
from spielwerk.engine import Game, Option

Guard = Callable[[Any, Option], bool]


class Guards(Protocol):
    """A file of guard rules."""

    GUARDS: Sequence[Guard]
    """Each says whether an option would be laughed at; its docstring is the rule."""
    SLIPS: float
    """How often a beginner overlooks the best move of this game."""


class Beginner:
    """The rules of thumb, with the mistakes of somebody who plays for the first time."""

    name = "level1"

    def __init__(self, thumb: Bot, guards: Guards) -> None:
        self._thumb = thumb
        self._guards = guards

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the rules of thumb say, or now and then something else that is not silly."""
        best = self._thumb.choose(game, state, seat, budget, rng)
        if rng.random() >= self._guards.SLIPS:
            return best
        fancies = [
            option
            for option in state.options()
            if option != best and not silly(self._guards, state, option)
        ]
        return fancies[int(rng.random() * len(fancies))] if fancies else best

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """Nothing: a beginner does not think of it."""
        return None


def silly(guards: Guards, state: Any, option: Option) -> bool:
    """Whether a guard rule forbids an option."""
    return any(guard(state, option) for guard in guards.GUARDS)
