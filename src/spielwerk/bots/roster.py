"""Who can play which game: the bots by their names."""

from __future__ import annotations

from importlib import import_module

from spielwerk.bots.base import Bot, RandomBot, ThumbBot, UnknownBot
from spielwerk.bots.levels import LEVELS, level


def names(game_id: str) -> list[str]:
    """The bots that can play a game: random, its styles of thumb, the levels."""
    return ["random", *styles(game_id), *LEVELS]


def styles(game_id: str) -> list[str]:
    """The styles of a game's rules of thumb."""
    return list(import_module(f"spielwerk.bots.thumb.{game_id}").STYLES)


def make(game_id: str, name: str) -> Bot:
    """The bot of that name for a game; `level3@200` names its effort too (see `levels`)."""
    if name == "random":
        return RandomBot()
    if name in styles(game_id):
        return ThumbBot(game_id, name)
    if name.partition("@")[0] in LEVELS:
        return level(game_id, name)
    known = ", ".join(names(game_id))
    raise UnknownBot(f"There is no bot '{name}' for {game_id}; there are {known}.")
