"""Policies written only from docs/study.md: each plays through every adapter.

spielwerk study match state51 --policy examples/study/outside.py:keen
python examples/study/outside.py state51
"""

import random
import sys

import numpy as np

from spielwerk import study
from spielwerk.study.policy import Moment

SPENDS_TIME = ("done", "pass", "end-turn")  # whoever chooses these does less


def keen(moment: Moment) -> int:
    """Do something rather than nothing, whatever it is."""
    names = moment.description.actions.names
    doing = [code for code in moment.codes if names[code].split()[0] not in SPENDS_TIME]
    return moment.chance.choice(doing or moment.codes)


class Linear:
    """Scores options by their features with random weights: any card, any pack."""

    def __init__(self, description: study.Description) -> None:
        self.weights = np.random.default_rng(0).standard_normal(len(description.feature_names))

    def __call__(self, moment: Moment) -> int:
        return moment.codes[int((moment.features @ self.weights).argmax())]


def by_pettingzoo(game: str) -> dict[str, float]:
    """A game in which all seats are agents."""
    env, chance = study.pettingzoo(game, players=2), random.Random(1)
    env.reset(seed=1)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        mask = seen["action_mask"]
        env.step(None if over or cut else chance.choice(np.flatnonzero(mask).tolist()))
    return totals


def by_gymnasium(game: str) -> float:
    """A game of one seat against the bot of level 1."""
    env, chance = study.gymnasium(game, players=2, bots="level1", reward="rank"), random.Random(1)
    env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(chance.choice(np.flatnonzero(env.action_masks()).tolist()))
    return reward


def by_openspiel(game: str) -> list[float]:
    """A game of OpenSpiel, chance nodes and all."""
    state, chance = study.openspiel(game, players=2).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    played = sys.argv[1]
    print("PettingZoo", by_pettingzoo(played))
    print("Gymnasium", by_gymnasium(played))
    print("OpenSpiel", by_openspiel(played))
