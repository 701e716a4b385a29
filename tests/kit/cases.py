"""What the kit runs on: every game, every number of players, every position of every switch.

A new game joins with its line in `spielwerk.registry.GAMES` and its `tests/<id>/invariants.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import pytest

import spielwerk
from spielwerk.engine.option import Option
from spielwerk.engine.options import Value
from spielwerk.engine.state import State

DECISIONS = 10_000  # random decisions a plain case, with invariants after each
CLOSE = 400  # decisions a plain case at which the costly checks are made
ENDLESS = 30_000  # a game of more random decisions than this does not end


@dataclass(frozen=True)
class Case:
    """A game as it is set up for a test."""

    name: str
    players: int
    options: dict[str, Value] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        """The test's id."""
        switch = ",".join(f"{key}={value}" for key, value in self.options.items()) or "default"
        return f"{self.name}-{self.players}-{switch}"

    @property
    def game(self) -> spielwerk.Game[Any]:
        """The game itself."""
        return spielwerk.game(self.name)

    @property
    def decisions(self) -> int:
        """How many decisions are played with invariants: fewer where a switch is turned."""
        return DECISIONS // 3 if self.options else DECISIONS

    @property
    def close(self) -> int:
        """How many decisions are looked at closely: fewer where a switch is turned."""
        return CLOSE // 4 if self.options else CLOSE

    def new(self, seed: int, *, listen: bool = False) -> Any:
        """A new game of this case."""
        return self.game.new(self.players, seed, self.options, listen=listen)

    def check(self) -> Callable[[Any], None]:
        """The game's invariants."""
        check: Callable[[Any], None] = import_module(f"tests.{self.name}.invariants").check
        return check

    def walk(self, decisions: int, seed: int = 0, *, listen: bool = False) -> Iterator[Any]:
        """Random play: every state in which somebody is asked, over as many games as it takes."""
        rng = random.Random(f"{self} {seed}")
        state: Any = None
        for _ in range(decisions):
            if state is None or state.over:
                state = self.new(rng.randrange(2**32), listen=listen)
            yield state
            state.apply(any_option(state, rng))


def any_option(state: State, rng: random.Random) -> Option:
    """A random option."""
    options = state.options()
    return options[rng.randrange(len(options))]


def switch_positions(game: spielwerk.Game[Any]) -> list[dict[str, Value]]:
    """The defaults, then every other position of each switch alone."""
    positions: list[dict[str, Value]] = [{}]
    for switch in game.switches():
        others = switch.values or (switch.low, (switch.low + int(switch.default)) // 2)
        positions += [{switch.name: value} for value in others if value != switch.default]
    return positions


def all_cases() -> list[Case]:
    """Every case of every game."""
    cases = []
    for name in spielwerk.GAMES:
        game = spielwerk.game(name)
        for players in range(game.min_players, game.max_players + 1):
            cases += [Case(name, players, options) for options in switch_positions(game)]
    return cases


CASES = all_cases()
PLAIN = [case for case in CASES if not case.options]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_plain_case = pytest.mark.parametrize("case", PLAIN, ids=str)
every_game = pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
