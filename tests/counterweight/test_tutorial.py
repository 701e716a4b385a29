"""The guided first game has a seed in which its lessons can be learnt."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from spielwerk.bots.counterweight import thumb
from spielwerk.bots.counterweight.style import Style
from spielwerk.games.counterweight.verbs import AMOUNT, DONE, LAND, MARK, START
from tests.counterweight.scene import asked, choose, the_game

TUTORIAL = Path(__file__).parents[2] / "client/src/games/counterweight/tutorial.ts"


@pytest.mark.rule("CW-3")
def test_the_first_round_shows_what_the_teacher_speaks_of() -> None:
    """On duty at once, nothing burns, a place on the anchor, a loaded freighter at position 1."""
    written = TUTORIAL.read_text(encoding="utf-8")
    seed, players = (
        int(re.findall(rf"{name}: (\d+),", written)[0]) for name in ("seed", "players")
    )
    state = the_game().new(players, seed)
    assert (state.co, state.player, asked(state), state.crisis) == (0, 0, "action", ())
    choose(state, DONE, START | state.plan[0], DONE, MARK | 0, DONE)
    while asked(state) != "request":
        assert state.player != 0
        state.apply(thumb.choose(state, random.Random(1), Style(greed=0.5)))
    state.apply(AMOUNT | 6)
    assert asked(state) == "docking"
    assert state.cargo[state.lane[0]] > 0
    assert state.lane[1] >= 0
    choose(state, LAND | state.lane[0], DONE)
    assert asked(state) == "supplying"
