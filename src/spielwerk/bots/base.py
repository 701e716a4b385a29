"""What a bot is: somebody who looks at a state that its seat could believe, and chooses."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Protocol

from spielwerk.bots.brain import Brain
from spielwerk.engine import Game, Option


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think; what comes first ends it. Rules of thumb need none."""

    seconds: float | None = None
    iterations: int | None = None


NO_BUDGET = Budget()


class Bot(Protocol):
    """The one interface of all bots. `state` has been re-dealt for `seat`: it holds no secrets.

    A bot with `blind = True` provably looks at nothing hidden (tests/bots/test_honesty.py), and is
    spared the re-deal, which costs more than its rules of thumb.
    """

    name: str

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """One of `state.options()`."""
        ...

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """One of `state.interjections(seat)`, or None to keep quiet."""
        ...


class RandomBot:
    """Any option, all alike."""

    name = "random"
    blind = True

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """A random option."""
        options = state.options()
        choice: Option = options[int(rng.random() * len(options))]
        return choice

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """Nothing: chance alone would give everything away."""
        return None


class ThumbBot:
    """The rules of thumb of a game, in one of its styles."""

    blind = True

    def __init__(self, brain: Brain[Any, Any], style: str, name: str = "") -> None:
        self.name = name or style
        self._brain = brain
        self._style = brain.styles[style]

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the rules of thumb say."""
        return self._brain.choose(state, rng, self._style)

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """What the rules of thumb say, if anything."""
        return self._brain.interject(state, seat, rng, self._style)
