"""Bots of the toy game: a quick one, and some that misbehave."""

from __future__ import annotations

import os
import random
import time

import spielwerk
from spielwerk import games
from spielwerk.bots.brain import Brain, find_brain
from spielwerk.registry import Entry
from tests.server.toy.game import PLAY, ToyState

STYLES = {name: name for name in ("thumb", "slow", "broken", "dying", "cheating", "cheering")}


def choose(state: ToyState, rng: random.Random, style: str) -> int:
    """Take one token, then done; or go wrong."""
    if style == "slow":
        time.sleep(60)
    if style == "broken":
        raise RuntimeError("this bot always fails")
    if style == "dying":
        os._exit(3)
    if style == "cheating":
        return PLAY + 99
    return 1 if state.taken == 0 else 0


def interject(state: ToyState, seat: int, rng: random.Random, style: str) -> int | None:
    """Only one of them cheers."""
    return 2 if style == "cheering" else None


def evaluate(state: ToyState) -> list[float]:
    """Nobody knows."""
    raise NotImplementedError("the toy game can't be searched")


BRAIN = Brain(
    styles=STYLES,
    choose=choose,
    interject=interject,
    evaluate=evaluate,
    stage=lambda state: state.round,
    until=lambda state: state.round + 1,
    patience=20,
)


def register() -> None:
    """Make the toy game and its bots known in this process."""
    spielwerk.GAMES["toy"] = Entry("tests.server.toy.game:Toy", "tests.server.toy.bots:BRAIN")
    _forget()


def unregister() -> None:
    """Forget them again."""
    spielwerk.GAMES.pop("toy", None)
    _forget()


def _forget() -> None:
    """Other tests have a toy of their own."""
    games._game.cache_clear()
    find_brain.cache_clear()
