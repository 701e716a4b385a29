"""Who can play which game: the bots by their names."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from spielwerk.bots.base import Bot, RandomBot, ThumbBot
from spielwerk.bots.brain import PLAIN, Brain, UnknownBot, brain, find_brain
from spielwerk.bots.levels import LEVELS, NET_SEARCH, Prior, level, net_search
from spielwerk.bots.taught import is_taught, read
from spielwerk.bots.zoo import Habit, is_habit
from spielwerk.games import game
from spielwerk.registry import load

NET = re.compile(r"net(\d?)|deepnet")  # `net4` is in a hurry
QUICK = "net"


def names(game_id: str) -> list[str]:
    """The bots that can play a game: random, its styles of thumb, the levels."""
    return ["random", *styles(game_id), *(LEVELS if find_brain(game_id) else ())]


def styles(game_id: str) -> list[str]:
    """The styles of a game's rules of thumb."""
    knows = find_brain(game_id)
    return list(knows.styles) if knows else []


def prior(game_id: str) -> Prior | None:
    """The learned judgement that comes with a game, to put options in order; None without one.

    It needs numpy, which is too large for the page that plays without a server.
    """
    if find_spec("numpy") is None or not load("spielwerk.learn.bot:comes_with")(game_id):
        return None
    found: Prior = load("spielwerk.learn.bot:NetOrder")(
        load("spielwerk.learn.bot:shipped")(game_id)
    )
    return found


def seats(game_id: str, name: str) -> bool:
    """Whether a bot may sit in a room: those of `names`, and levels with a temperament."""
    if name in names(game_id):
        return True
    base, _, temper = name.partition("-")
    return base in LEVELS[1:] and temper in styles(game_id)


def make(game_id: str, name: str) -> Bot:
    """The bot of that name for a game.

    `level3@200` names its effort too, `level3-2026` is the level as it was then, `level3-raider`
    has a temperament (see `levels`). `net` is the fast one of `spielwerk teach` where one comes
    with the game, `deepnet` the stronger and slower one of `spielwerk train`; `net@FILE` plays by a
    file of either, `net4@FILE` by one of `train` in a hurry (only the four options that the rules
    of thumb rank first), `netsearch@80@FILE` searches what it likes best. `thumb@FILE` goes by
    weights of `spielwerk evolve`; `first-build` and `never-deal` have one simple habit (see `zoo`).
    """
    if name == "random":
        return RandomBot()
    knows = find_brain(game_id)
    if knows and name in knows.styles:
        return ThumbBot(knows, name)
    if knows and name.partition("@")[0].partition("-")[0] in LEVELS:
        return level(knows, name)
    base, _, rest = name.partition("@")
    if knows and base == QUICK and (quick := _quick(knows, game_id, rest)):
        return ThumbBot(quick, PLAIN, name)
    if knows and (net := NET.fullmatch(base)):
        file = rest or load("spielwerk.learn.bot:shipped")(game_id)
        bot: Bot = load("spielwerk.learn.bot:NetBot")(knows, name, file, int(net[1] or 0))
        return bot
    if knows and base == NET_SEARCH:
        effort, _, file = rest.partition("@")
        file = file or load("spielwerk.learn.bot:shipped")(game_id)
        return net_search(knows, name, effort, load("spielwerk.learn.bot:NetOrder")(file))
    if knows and base == PLAIN and rest:
        return ThumbBot(load("spielwerk.learn.weights:evolved")(knows, game_id, rest), PLAIN, name)
    if knows and is_habit(name):
        return Habit(knows, game(game_id).verbs, name)
    known = ", ".join(names(game_id))
    raise UnknownBot(f"There is no bot '{name}' for {game_id}; there are {known}.")


def _quick(knows: Brain[Any, Any], game_id: str, file: str) -> Brain[Any, Any] | None:
    """Rules of thumb that have learned: what comes with the game, or a file of `teach`."""
    if not file:
        return knows.schooled() if knows.taught else None
    path = Path(file)
    if not knows.asked or not path.is_file() or not is_taught(path):
        return None  # then it is a file of `train`, or an error that its reader knows best
    return _taught(game_id, path, path.stat().st_mtime_ns)


@lru_cache(8)
def _taught(game_id: str, path: Path, written: int) -> Brain[Any, Any]:
    """A file is read once, however many games are played by it."""
    knows = brain(game_id)
    style = replace(knows.styles[PLAIN], taught=read(path, game_id))
    return replace(knows, styles={PLAIN: style})
