"""Policies written only from docs/study.md: each plays through every adapter.

spielwerk study match state51 --policy examples/study/outside.py:keen
python examples/study/outside.py state51
"""

import random
import sys
from collections.abc import Sequence

import numpy as np

from spielwerk import study
from spielwerk.study.policy import Moment

SPENDS_TIME = ("done", "pass", "end-turn")  # whoever chooses these does less


def keenest(names: Sequence[str], codes: list[int], chance: random.Random) -> int:
    """Do something rather than nothing, whatever it is; the names of codes say which is which."""
    doing = [code for code in codes if names[code].split()[0] not in SPENDS_TIME]
    return chance.choice(doing or codes)


def keen(moment: Moment) -> int:
    """The same as a policy for matches."""
    return keenest(moment.description.actions.names, moment.codes, moment.chance)


class Linear:
    """Scores options by their features with random weights: any card, any pack."""

    def __init__(self, description: study.Description) -> None:
        self.weights = np.random.default_rng(0).standard_normal(len(description.feature_names))

    def __call__(self, moment: Moment) -> int:
        return moment.codes[int((moment.features @ self.weights).argmax())]


def by_pettingzoo(game: str) -> dict[str, float]:
    """A game in which all seats are agents, and all of them are keen."""
    env, chance = study.pettingzoo(game, players=2), random.Random(1)
    names = study.describe(game, players=2).actions.names
    env.reset(seed=1)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        codes = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if over or cut else keenest(names, codes, chance))
    return totals


def by_gymnasium(game: str) -> float:
    """A game of one seat against the bot of level 1."""
    env, chance = study.gymnasium(game, players=2, bots="level1", reward="rank"), random.Random(1)
    names = study.describe(game, players=2).actions.names
    env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        codes = np.flatnonzero(env.action_masks()).tolist()
        _, reward, over, _, _ = env.step(keenest(names, codes, chance))
    return reward


def by_openspiel(game: str) -> list[float]:
    """A game of OpenSpiel, chance nodes and all."""
    state, chance = study.openspiel(game, players=2).new_initial_state(), random.Random(1)
    names = study.describe(game, players=2).actions.names
    while not state.is_terminal():
        codes = state.legal_actions()
        lucky = state.is_chance_node()
        state.apply_action(codes[0] if lucky else keenest(names, codes, chance))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    played = sys.argv[1]
    print("PettingZoo", by_pettingzoo(played))
    print("Gymnasium", by_gymnasium(played))
    print("OpenSpiel", by_openspiel(played))
