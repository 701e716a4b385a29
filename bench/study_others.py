"""Other environments at random play; run by `bench.study` in an environment of their own."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

CLASSICS = ("connect_four_v3", "tictactoe_v3", "chess_v6", "leduc_holdem_v4")


def catanatron_gym(seconds: float) -> float:
    """One seat of Catan against a player who chooses at random."""
    import gymnasium

    import_module("catanatron_gym")  # registers it

    env: Any = gymnasium.make("catanatron-v1").unwrapped
    chance = random.Random(1)
    steps = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        games += 1
        _, info = env.reset(seed=games)
        over = False
        while not over:
            _, _, ended, cut, info = env.step(chance.choice(info["valid_actions"]))
            over = ended or cut
            steps += 1
    return steps / spent


def classic(name: str) -> Callable[[float], float]:
    """One of PettingZoo's own games, as it comes."""
    module: Any = import_module(f"pettingzoo.classic.{name}")

    def measure(seconds: float) -> float:
        env, chance, steps = module.env(), random.Random(1), 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(chance.choice([code for code, open_ in enumerate(mask) if open_]))
                steps += 1
        return steps / spent

    return measure


def main(name: str, seconds: float) -> None:
    """Print steps a second as JSON."""
    if name == "catanatron":
        found = {"catanatron gym": catanatron_gym(seconds)}
    else:
        found = {f"PettingZoo {game}": classic(game)(seconds) for game in CLASSICS}
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
