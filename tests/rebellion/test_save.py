"""A game saved in the middle of a battle goes on in another process as if nothing had happened."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.games.rebellion.rules.battle import Attackers, Losses
from spielwerk.games.rebellion.state import RebellionState
from tests.rebellion.scene import the_game

GO_ON = """
import random, sys
import spielwerk
game = spielwerk.game("rebellion")
state = game.from_json(open(sys.argv[1], encoding="utf-8").read())
rng = random.Random(99)
while not state.over:
    state.apply(rng.choice(list(state.options())))
print(game.to_json(state))
"""


def in_the_middle_of_a_battle(kind: type[object]) -> RebellionState:
    """A game of four, played at random up to a question of this kind."""
    for seed in itertools.count():
        rng = random.Random(seed)
        state: RebellionState = the_game().new(4, seed, {"max_rounds": 12})
        while not state.over:
            if state.round > 2 and isinstance(state.decision, kind):
                return state
            state.apply(rng.choice(list(state.options())))
    raise AssertionError("no such battle")


@pytest.mark.parametrize("kind", [Attackers, Losses])
def test_a_battle_goes_on_in_a_new_process(kind: type[object], tmp_path: Path) -> None:
    """The rest of the game is the same to the last byte."""
    game = the_game()
    state = in_the_middle_of_a_battle(kind)
    file = tmp_path / "battle.json"
    file.write_text(game.to_json(state), encoding="utf-8")
    rng = random.Random(99)
    while not state.over:
        state.apply(rng.choice(list(state.options())))
    done = subprocess.run(
        [sys.executable, "-c", GO_ON, str(file)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == game.to_json(state)
