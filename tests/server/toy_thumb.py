"""Bots of the toy game: a quick one, and some that misbehave."""

from __future__ import annotations

import os
import random
import sys
import time
from typing import Any

import spielwerk
from spielwerk import games

STYLES = {name: name for name in ("thumb", "slow", "broken", "dying", "cheating", "cheering")}


def choose(state: Any, rng: random.Random, style: str) -> Any:
    """Take one token, then done; or go wrong."""
    if style == "slow":
        time.sleep(60)
    if style == "broken":
        raise RuntimeError("this bot always fails")
    if style == "dying":
        os._exit(3)
    if style == "cheating":
        return 109
    return 1 if state.taken == 0 else 0


def interject(state: Any, seat: int, rng: random.Random, style: str) -> Any:
    """Only one of them cheers."""
    return 2 if style == "cheering" else None


def register() -> None:
    """Make the toy game and its bots known in this process."""
    spielwerk.GAMES["toy"] = "tests.server.toy:Toy"
    games._game.cache_clear()  # other tests have a toy of their own
    sys.modules["spielwerk.bots.thumb.toy"] = sys.modules[__name__]


def unregister() -> None:
    """Forget them again."""
    spielwerk.GAMES.pop("toy", None)
    games._game.cache_clear()
    sys.modules.pop("spielwerk.bots.thumb.toy", None)
