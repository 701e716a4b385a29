"""Games as environments for learning: one description, adapters for the usual frameworks.

Needs `pip install 'spielwerk[study]'`; OpenSpiel comes with `spielwerk[openspiel]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from spielwerk.engine import Game, SpielwerkError

try:
    from spielwerk.study.actions import UnknownAction
    from spielwerk.study.description import Description, NotStudied, describe
    from spielwerk.study.rewards import REWARDS, UnknownReward, reward
except ModuleNotFoundError as error:  # numpy
    raise SpielwerkError(
        f"{error.name} is not installed: pip install 'spielwerk[study]'."
    ) from None

if TYPE_CHECKING:
    from spielwerk.study.aec import TableEnv
    from spielwerk.study.single import SeatEnv, SeatsEnv
    from spielwerk.study.spiel import SpielGame

__all__ = [
    "REWARDS",
    "Description",
    "NotStudied",
    "UnknownAction",
    "UnknownReward",
    "describe",
    "gymnasium",
    "openspiel",
    "pettingzoo",
    "reward",
    "vector",
]

Switches = Mapping[str, object] | None


def pettingzoo(
    game: str | Game[Any],
    players: int | None = None,
    options: Switches = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> TableEnv:
    """A PettingZoo AEC environment: every seat is an agent."""
    made: TableEnv = _adapter("aec", "study").TableEnv(
        describe(game, players, options), reward, render_mode
    )
    return made


def gymnasium(
    game: str | Game[Any],
    players: int | None = None,
    seat: int | None = 0,
    bots: str | Sequence[str] = "level2",
    options: Switches = None,
    reward: str = "win",
    render_mode: str | None = None,
    illegal: str = "raise",
) -> SeatEnv:
    """A Gymnasium environment: one seat (None: another in each game) against bots."""
    made: SeatEnv = _adapter("single", "study").SeatEnv(
        describe(game, players, options), seat, bots, reward, render_mode, illegal
    )
    return made


def vector(
    game: str | Game[Any],
    num_envs: int,
    players: int | None = None,
    seat: int | None = None,
    bots: str | Sequence[str] = "level2",
    options: Switches = None,
    reward: str = "win",
) -> SeatsEnv:
    """Many such tables at once, as a Gymnasium vector environment."""
    made: SeatsEnv = _adapter("single", "study").SeatsEnv(
        describe(game, players, options), num_envs, seat, bots, reward
    )
    return made


def openspiel(
    game: str,
    players: int | None = None,
    options: Switches = None,
    reward: str = "rank",
    rng_seed: int = 0,
) -> SpielGame:
    """An OpenSpiel game; `new_initial_state()` deals."""
    made: SpielGame = _adapter("spiel", "openspiel").game(game, players, options, reward, rng_seed)
    return made


def _adapter(name: str, extra: str) -> Any:
    try:
        return import_module(f"spielwerk.study.{name}")
    except ModuleNotFoundError as error:
        raise SpielwerkError(
            f"{error.name} is not installed: pip install 'spielwerk[{extra}]'."
        ) from None
