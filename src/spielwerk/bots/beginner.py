"""Level 1: knows the rules and what is good, but overlooks things and follows fancies.

Its fancies are never what a child would laugh at: `Brain.blunders` forbids that.
"""

from __future__ import annotations

import random
from typing import Any

from spielwerk.bots.base import Budget
from spielwerk.bots.brain import PLAIN, Brain
from spielwerk.engine import Game, Option


class Beginner:
    """The rules of thumb, with the mistakes of somebody who plays for the first time."""

    blind = True

    def __init__(self, brain: Brain[Any, Any], name: str = "level1") -> None:
        self.name = name
        self._brain = brain
        self._style = brain.styles[PLAIN] if brain.novice is None else brain.novice

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the rules of thumb say, or now and then something else that is not silly."""
        best = self._brain.choose(state, rng, self._style)
        if rng.random() >= self._brain.slips:
            return best
        fancies = [
            option
            for option in state.options()
            if option != best and not self._brain.laughed_at(state, option)
        ]
        return fancies[int(rng.random() * len(fancies))] if fancies else best

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """Nothing: a beginner does not think of it."""
        return None
