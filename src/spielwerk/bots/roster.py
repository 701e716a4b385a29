"""Who can play which game: the bots by their names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from spielwerk.bots.base import Bot, RandomBot, ThumbBot
from spielwerk.bots.brain import UnknownBot, find_brain
from spielwerk.bots.levels import LEVELS, NET_SEARCH, level, net_search
from spielwerk.bots.zoo import Habit, is_habit
from spielwerk.games import game
from spielwerk.registry import load

NET = "net"
WEIGHTS = Path(__file__).parents[1] / "learn" / "weights"  # a net's file is found without numpy


def names(game_id: str) -> list[str]:
    """The bots that can play a game: random, its styles of thumb, the levels, its net."""
    levels = LEVELS if find_brain(game_id) else ()
    return ["random", *styles(game_id), *levels, *([NET] if has_net(game_id) else [])]


@cache
def has_net(game_id: str) -> bool:
    """Whether a net of the game came with the package."""
    return any(WEIGHTS.glob(f"{game_id}-*.json"))


def styles(game_id: str) -> list[str]:
    """The styles of a game's rules of thumb."""
    knows = find_brain(game_id)
    return list(knows.styles) if knows else []


def make(game_id: str, name: str) -> Bot:
    """The bot of that name for a game; `level3@200` names its effort too (see `levels`).

    `net` is the net that came with the package, `net@FILE` one of `spielwerk train`; `first-build`
    and `never-deal` have one simple habit (see `zoo`).
    """
    if name == "random":
        return RandomBot()
    knows = find_brain(game_id)
    if knows and name in knows.styles:
        return ThumbBot(knows, name)
    if knows and name.partition("@")[0] in LEVELS:
        return level(knows, name)
    base, at, _ = name.partition("@")
    if knows and base == NET and (at or has_net(game_id)):
        bot: Bot = load("spielwerk.learn.bot:NetBot")(game_id, name)
        return bot
    if knows and base == NET_SEARCH and has_net(game_id):
        return net_search(knows, name, load("spielwerk.learn.bot:order"))
    if knows and is_habit(name):
        return Habit(knows, game(game_id).verbs, name)
    known = ", ".join(names(game_id))
    raise UnknownBot(f"There is no bot '{name}' for {game_id}; there are {known}.")
