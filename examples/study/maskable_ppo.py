"""sb3-contrib's MaskablePPO on one seat, as it comes; needs PyTorch.

    pip install sb3-contrib
    python examples/study/maskable_ppo.py state51 --steps 50000

What is open is told by `action_masks()`, which MaskablePPO asks the environment for. Prints the
share of games won before and after.
"""

import argparse

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

from spielwerk import study


def won(model: MaskablePPO, given: argparse.Namespace) -> float:
    """The share of games that the model wins, from every seat."""
    env = study.gymnasium(given.game, given.players, seat=None, bots=given.bots, reward="win")
    wins = 0.0
    for number in range(given.games):
        seen, _ = env.reset(seed=number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=get_action_masks(env))
            seen, reward, over, _, _ = env.step(int(action))
        wins += reward
    share: float = wins / given.games
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=100, help="played before and after")
    given = parser.parse_args()
    table = study.gymnasium(given.game, given.players, seat=None, bots=given.bots, reward="rank")
    learner = MaskablePPO("MlpPolicy", table, seed=given.seed, device="cpu", verbose=1)
    print(f"before: {won(learner, given):.1%} won")
    learner.learn(given.steps)
    print(f"after: {won(learner, given):.1%} won")
    learner.save(f"maskable-{given.game}")
