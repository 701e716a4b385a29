"""The frameworks' own tests on every game, and what they do not ask."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, performance_benchmark, seed_test

import spielwerk
from spielwerk import study
from spielwerk.engine import IllegalMove, SpielwerkError
from tests.kit.cases import every_game

every_table = pytest.mark.parametrize(
    ("name", "players"),
    [
        (name, players)
        for name in spielwerk.GAMES
        for players in (spielwerk.game(name).min_players, spielwerk.game(name).max_players)
    ],
)


def shortened(name: str) -> dict[str, object]:
    """Switches that keep a random game short; the lone rule of 51st State does so too."""
    return {"max_rounds": 2}


@every_table
def test_pettingzoo_finds_no_fault(name: str, players: int, capsys: Any) -> None:
    """PettingZoo's `api_test`."""
    env = study.pettingzoo(name, players, shortened(name))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation")  # it is a dict
        api_test(env, num_cycles=120)


@every_game
def test_pettingzoo_deals_the_same_from_the_same_seed(name: str) -> None:
    """PettingZoo's `seed_test`."""
    seed_test(lambda: study.pettingzoo(name, 2, shortened(name)), num_cycles=30)


def test_pettingzoo_can_measure_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PettingZoo's `performance_benchmark` runs through; its five seconds pass at once."""
    clock = iter(range(0, 1000, 3))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(study.pettingzoo("state51", 2))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_gymnasium_finds_no_fault(name: str) -> None:
    """Gymnasium's `check_env`, which knows no masks: any action must do."""
    made = gym.make(
        f"spielwerk.study.single:spielwerk/{name}-v{study.describe(name).part.version}",
        players=2,
        bots="random",
        illegal="any",
        render_mode="ansi",
    )
    check_env(made.unwrapped)


@every_table
def test_a_random_policy_plays_through_pettingzoo(name: str, players: int) -> None:
    """Whole games, masks obeyed, rewards at the end that sum up to one win or none."""
    env = study.pettingzoo(name, players)
    rng = random.Random(name)
    env.reset(seed=5)
    total = 0.0
    for agent in env.agent_iter():
        seen, won, over, _, info = env.last()
        assert seen is not None
        assert (seen["action_mask"] == info["action_mask"]).all()
        total += won
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert agent not in env.agents or not over
    assert total == pytest.approx(1.0) or total == 0.0
    assert env.agents == []


@every_game
def test_a_random_policy_plays_through_gymnasium(name: str) -> None:
    """From any seat, against levelled bots."""
    env = study.gymnasium(name, 3, seat=None, bots="level1,level2", reward="rank")
    rng = random.Random(name)
    _, info = env.reset(seed=2)
    over, won = False, 0.0
    while not over:
        assert (env.action_masks() == info["action_mask"]).all()
        assert len(env.option_features()) == env.action_masks().sum()
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, won, over, truncated, info = env.step(action)
        assert not truncated
    assert -1 <= won <= 1
    assert info["end_reason"] in spielwerk.game(name).end_reasons
    assert not info["action_mask"].any()


@every_game
def test_many_tables_play_on_after_a_game_has_ended(name: str) -> None:
    """Autoreset in the same step, as declared, and the last observation is kept."""
    env = study.vector(name, 3, players=2, bots="random", options={"max_rounds": 1})
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = random.Random(name)
    seen, info = env.reset(seed=1)
    ended = 0
    for _ in range(300):
        assert seen.shape == (3, env.description.observation_size)
        assert env.action_masks().any(axis=1).all()
        actions = np.array(
            [rng.choice(np.flatnonzero(row).tolist()) for row in info["action_mask"]]
        )
        seen, won, over, truncated, info = env.step(actions)
        assert not truncated.any()
        assert not won[~over].any()
        for row in np.flatnonzero(over):
            assert info["final_obs"][row] is not None
        ended += int(over.sum())
    assert ended > 0


@every_game
def test_the_same_seed_deals_the_same_to_a_learner(name: str) -> None:
    """Vector and single environments are reproducible."""
    seen = [study.vector(name, 2, players=2, bots="level2").reset(seed=9)[0] for _ in range(2)]
    assert (seen[0] == seen[1]).all()
    one, two = (study.gymnasium(name, 2).reset(seed=9)[0] for _ in range(2))
    assert (one == two).all()


def test_rendering_is_text() -> None:
    """What a reader sees; without the mode nothing is rendered."""
    env = study.gymnasium("state51", 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render()
    quiet = study.gymnasium("state51", 2)
    quiet.reset(seed=1)
    assert quiet.render() is None
    table = study.pettingzoo("state51", 2, render_mode="ansi")
    table.reset(seed=1)
    assert table.render()
    assert study.pettingzoo("state51", 2).render() is None
    assert table.state().shape == (2, table.description.observation_size)


def test_bad_wishes_are_refused_in_clear_words() -> None:
    """Bots, seats, rewards, numbers of tables, actions."""
    with pytest.raises(SpielwerkError, match="level"):
        study.gymnasium("state51", 2, bots="level99")
    with pytest.raises(SpielwerkError, match="at least one bot"):
        study.gymnasium("state51", 2, bots="")
    with pytest.raises(SpielwerkError, match="no seat 2"):
        study.gymnasium("state51", 2, seat=2)
    with pytest.raises(SpielwerkError, match="no reward 'joy'"):
        study.pettingzoo("state51", 2, reward="joy")
    with pytest.raises(SpielwerkError, match="'raise' or 'any'"):
        study.gymnasium("state51", 2, illegal="ignore")
    with pytest.raises(SpielwerkError, match="at least one table"):
        study.vector("state51", 0)
    env = study.pettingzoo("state51", 2)
    env.reset(seed=1)
    before = env.game_state.copy()
    with pytest.raises(IllegalMove):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="is asked"):
        env.step(None)
    assert env.game_state == before


class Ended:
    """A finished game with these points and winners."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.players = len(scores)
        self.scores = lambda: scores
        self.winners = lambda: winners


@pytest.mark.parametrize(
    ("name", "scores", "winners", "expected"),
    [
        ("win", [30, 20, 30], [0, 2], [0.5, 0, 0.5]),
        ("win", [30, 20, 30], [], [0, 0, 0]),
        ("rank", [30, 20, 10], [0], [1, 0, -1]),
        ("rank", [30, 20, 30], [2], [0, -1, 1]),
        ("rank", [30, 20, 10], [], [-1, -1, -1]),
        ("rank", [30], [0], [1]),
        ("rank", [30], [], [-1]),
        ("score", [30, 20], [0], [30, 20]),
        ("score", [30, 20], [], [0, 0]),
        ("score", [30], [], [30]),
        ("margin", [30, 10], [], [0.5, -0.5]),
        ("margin", [20, 10, 10], [0], [0.25, -0.125, -0.125]),
        ("margin", [0, -3], [], [0, 0]),
        ("margin", [7], [], [1]),
    ],
)
def test_rewards(name: str, scores: list[int], winners: list[int], expected: list[float]) -> None:
    """What the end of a game is worth, by name; lost together is lost by everybody."""
    assert study.reward(name)(Ended(scores, winners)) == expected


@pytest.mark.parametrize(
    ("missing", "wish", "extra"),
    [
        ("numpy", "", "study"),
        ("pettingzoo", "study.pettingzoo('state51')", "study"),
        ("gymnasium", "study.gymnasium('state51')", "study"),
        ("pyspiel", "study.openspiel('state51')", "openspiel"),
    ],
)
def test_what_is_not_installed_is_named(missing: str, wish: str, extra: str) -> None:
    """With the command that installs it."""
    code = f"import sys; sys.modules[{missing!r}] = None; from spielwerk import study; {wish}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert f"{missing} is not installed: pip install 'spielwerk[{extra}]'." in ran.stderr
