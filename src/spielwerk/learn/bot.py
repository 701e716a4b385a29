"""Bots with a learned judgement: at one ply, and as the prior of a search."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

from spielwerk.bots.base import Budget
from spielwerk.bots.brain import PLAIN, Brain, UnknownBot, brain
from spielwerk.engine import Game, Option
from spielwerk.engine.options import as_dict
from spielwerk.learn.inputs import Inputs
from spielwerk.learn.judge import Judge
from spielwerk.learn.net import BadNet, Net
from spielwerk.study.description import Description

NETS = Path(__file__).parent / "nets"


def comes_with(game_id: str) -> bool:
    """Whether a net comes with a game."""
    return (NETS / f"{game_id}.json").exists()


def shipped(game_id: str) -> str:
    """The file of the net that comes with a game."""
    path = NETS / f"{game_id}.json"
    if not comes_with(game_id):
        raise UnknownBot(
            f"No net comes with {game_id}: train one (spielwerk train {game_id} --out FOLDER) "
            "and name its file, as net@FOLDER/champion.json."
        )
    return str(path)


@lru_cache(32)
def _read(path: str) -> Net:
    return Net.load(Path(path))


@lru_cache(32)
def judge_of(game: Game[Any], players: int, opt: Any, file: str, few: int = 0) -> Judge:
    """A judge for a game as it is played here: with its cards, its switches.

    In a hurry it looks only at the `few` options that the rules of thumb rank first.
    """
    net = _read(file)
    if net.game != game.id:
        raise BadNet(f"{file} was trained for {net.game}, not for {game.id}.")
    inputs = Inputs(Description(game, players, as_dict(opt)))
    return Judge(net, inputs, brain(game.id), few=few)


class NetBot:
    """Takes the option that its net finds best when the action is done; does not search."""

    def __init__(self, knows: Brain[Any, Any], name: str, file: str, few: int = 0) -> None:
        self.name, self.file, self.few = name, file, few
        self._brain = knows
        _read(file)  # what is no net is refused before a game begins

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the net finds best; routine is left to the rules of thumb."""
        if type(state.stack[-1]) in self._brain.routine:
            return self._brain.thumb(state, rng)
        judge = judge_of(game, state.players, state.opt, self.file, self.few)
        return judge.best(state, seat, rng)

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """What the rules of thumb say: no net has learned to speak unasked."""
        return self._brain.interject(state, seat, rng, self._brain.styles[PLAIN])


class NetOrder:
    """A prior for a search: the options of a re-dealt state, the best first."""

    def __init__(self, file: str) -> None:
        self.file = file
        _read(file)

    def __call__(self, game: Game[Any], state: Any, seat: int, rng: random.Random) -> list[Option]:
        """As the net finds them."""
        return judge_of(game, state.players, state.opt, self.file).order(state, seat, rng)
