"""Bots with a learned judgement: at one ply, and as the prior of a search."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path
from typing import Any

from spielwerk.bots.base import Budget
from spielwerk.bots.brain import UnknownBot, brain
from spielwerk.engine import Game, Option
from spielwerk.engine.options import as_dict
from spielwerk.learn.inputs import Inputs
from spielwerk.learn.judge import Judge
from spielwerk.learn.net import BadNet, Net
from spielwerk.study.description import Description

WEIGHTS = Path(__file__).parent / "weights"


@lru_cache(32)
def net_for(game_id: str, players: int) -> Net:
    """The net that came with the package: that of the nearest number of players."""
    found = {int(path.stem.rpartition("-")[2]): path for path in WEIGHTS.glob(f"{game_id}-*.json")}
    if not found:
        raise UnknownBot(f"Nobody has trained a net for {game_id}: see `spielwerk train --help`.")
    return _read(str(found[min(found, key=lambda known: (abs(known - players), known))]))


@lru_cache(32)
def _read(path: str) -> Net:
    return Net.load(Path(path))


@lru_cache(32)
def judge_of(game: Game[Any], players: int, opt: Any, file: str = "") -> Judge:
    """A judge for a game as it is played here: with its cards, its switches."""
    net = _read(file) if file else net_for(game.id, players)
    if net.game != game.id:
        raise BadNet(f"{file} was trained for {net.game}, not for {game.id}.")
    return Judge(net, Inputs(Description(game, players, as_dict(opt))), brain(game.id))


class NetBot:
    """Takes the option that its net finds best when the action is done; does not search."""

    def __init__(self, game_id: str, name: str = "net") -> None:
        self.name = name
        self.file = name.partition("@")[2]
        self._brain = brain(game_id)
        if self.file:
            _read(self.file)
        else:
            net_for(game_id, 0)

    def choose(
        self, game: Game[Any], state: Any, seat: int, budget: Budget, rng: random.Random
    ) -> Option:
        """What the net finds best; routine is left to the rules of thumb."""
        if type(state.stack[-1]) in self._brain.routine:
            return self._brain.thumb(state, rng)
        return judge_of(game, state.players, state.opt, self.file).best(state, seat, rng)

    def interject(
        self, game: Game[Any], state: Any, seat: int, rng: random.Random
    ) -> Option | None:
        """What the rules of thumb say: no net has learned to speak unasked."""
        return self._brain.interject(state, seat, rng, self._brain.styles["thumb"])


def order(game: Game[Any], state: Any, seat: int, rng: random.Random) -> list[Option]:
    """The options of a re-dealt state, the best first."""
    values = judge_of(game, state.players, state.opt).values(state, seat, rng)
    options = state.options()
    return [options[number] for number in (-values).argsort(kind="stable")]
