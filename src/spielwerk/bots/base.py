"""What a bot is: somebody who looks at a state that its seat could believe, and chooses."""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from spielwerk.engine import Game, Option, SpielwerkError


class UnknownBot(SpielwerkError):
    """No bot of that name for that game."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think; what comes first ends it. Rules of thumb need none."""

    seconds: float | None = None
    iterations: int | None = None


NO_BUDGET = Budget()


class Bot(Protocol):
    """The one interface of all bots. `state` has been re-dealt for `seat`: it holds no secrets."""

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

    def __init__(self, game_id: str, name: str) -> None:
        self.name = name
        self._rules = import_module(f"spielwerk.bots.thumb.{game_id}")
        self._style = self._rules.STYLES[name]

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the rules of thumb say."""
        choice: Option = self._rules.choose(state, rng, self._style)
        return choice

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """What the rules of thumb say, if anything."""
        choice: Option | None = self._rules.interject(state, seat, rng, self._style)
        return choice
