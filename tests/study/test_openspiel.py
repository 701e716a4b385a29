"""OpenSpiel's own tests on every game, and what a search may rely on."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.tests import games_sim_test

from spielwerk import study
from spielwerk.engine import SpielwerkError
from spielwerk.study import spiel
from tests.kit.cases import every_game

PLAYED = Path(__file__).parent / "playthroughs"
SHORT = {"max_rounds": 1}


def walk(game: Any, seed: int, moves: int = 10_000) -> Any:
    """A state after so many random moves, or at the end."""
    rng, state = random.Random(seed), game.new_initial_state()
    while moves and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        moves -= 1
    return state


@every_game
def test_openspiel_finds_no_fault(name: str) -> None:
    """OpenSpiel's `random_sim_test`; it can't pickle Python games with sampled chance, we can."""
    game = study.openspiel(name, 2, SHORT)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@every_game
def test_openspiels_own_simulation_passes(name: str) -> None:
    """`sim_game` of OpenSpiel's test suite: copies, pickled games, types and states, returns.

    Left out is `serialize_game_and_state`: it asks for a generator in C++, which no Python game
    can give it (2.0.2); pickling carries ours.
    """
    np.random.seed(1)  # it draws from this one
    game = study.openspiel(name, 2, SHORT)
    games_sim_test.GamesSimTest().sim_game(game, check_pyspiel_serialization=False)


@every_game
def test_a_learner_of_openspiel_finds_its_environment(name: str) -> None:
    """Its `rl_environment` plays a whole game: observations, legal actions, rewards at the end."""
    env = rl_environment.Environment(study.openspiel(name, 2, SHORT), chance_event_sampler=None)
    rng, step = random.Random(1), env.reset()
    size = study.describe(name, 2, SHORT).observation_size
    assert env.observation_spec()["info_state"] == (size,)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert len(step.rewards) == 2


@every_game
def test_a_game_is_found_by_its_name(name: str) -> None:
    """Once the adapter is loaded, OpenSpiel loads it with parameters like any other."""
    game = pyspiel.load_game(f"{spiel.PREFIX}{name}(players=2,options=max_rounds:1,rng_seed=4)")
    assert game.num_players() == 2
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    state = walk(game, 1)
    assert state.is_terminal()
    assert len(state.returns()) == 2


@every_game
def test_the_generator_goes_on_after_pickling(name: str) -> None:
    """As OpenSpiel asks of games with sampled chance: a pickled game deals what the other deals."""
    game = study.openspiel(name, 2, SHORT, rng_seed=3)
    walk(game, 0)
    other = pickle.loads(pickle.dumps(game))
    assert str(walk(game, 5)) == str(walk(other, 5))


@every_game
def test_states_are_copied_saved_and_loaded(name: str) -> None:
    """At every point of a game, with luck pending or not; copies go their own way."""
    game = study.openspiel(name, 2, SHORT, rng_seed=1)
    rng, state = random.Random(2), game.new_initial_state()
    pending = 0
    for number in range(60):
        if state.is_terminal():
            break
        before = str(state)
        pending += state.is_chance_node()
        for other in (
            state.clone(),
            copy.deepcopy(state),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
        ):
            assert str(other) == before
            assert other.history() == state.history()
            other.apply_action(other.legal_actions()[0])
            assert str(state) == before
        state.apply_action(rng.choice(state.legal_actions()))
        assert state.move_number() == number + 1
    assert pending > 0


@every_game
def test_dealing_again_leaves_what_a_player_knows(name: str) -> None:
    """`resample_from_infostate` is our re-deal: observation and moves of the player stay."""
    game = study.openspiel(name, 2, rng_seed=1)
    rng, state = random.Random(3), game.new_initial_state()
    assert str(state.resample_from_infostate(0, rng.random)) == str(state)
    different = 0
    for _ in range(80):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 20


def test_nobody_foresees_a_die() -> None:
    """The luck of a move is drawn when it is made: in two copies it falls differently."""
    game = study.openspiel("rebellion", 2, rng_seed=1)
    state = walk(game, 1, 1)
    rng, ends = random.Random(1), set()
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    for _ in range(10):
        other = state.clone()
        other.apply_action(spiel.LUCK)
        ends.add(str(other))
    assert len(ends) > 1


def test_a_search_of_openspiel_plays() -> None:
    """Its Monte Carlo tree search takes our states as they are."""
    game = study.openspiel("state51", 2, SHORT)
    state = walk(game, 1, 5)
    bot = mcts.MCTSBot(game, 2, 8, mcts.RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()


@every_game
def test_a_playthrough_is_as_recorded(name: str) -> None:
    """OpenSpiel's golden playthrough; `python -m tests.study.make_golden` writes them anew."""
    assert playthrough(name) == (PLAYED / f"{name}.txt").read_text(encoding="utf-8")


def playthrough(name: str) -> str:
    """The first moves of a game as OpenSpiel tells them, but for the saved states."""
    parameters = "(players=2,options=max_rounds:1)"
    lines = generate_playthrough.playthrough_lines(f"{spiel.PREFIX}{name}{parameters}", seed=7)
    # Saved states say what the strings say, at great length, and change with every number.
    long = ("SerializeState", "ObservationTensor(", "# {")
    return "\n".join(line.rstrip() for line in lines if not line.startswith(long)) + "\n"


def test_bad_wishes_are_refused_in_clear_words() -> None:
    """Before OpenSpiel sees them."""
    with pytest.raises(SpielwerkError, match="no rule switch"):
        spiel.switches("max_rounds")
    with pytest.raises(SpielwerkError, match="for 1 to 4 players"):
        study.openspiel("state51", 7)
    with pytest.raises(SpielwerkError, match="no reward"):
        study.openspiel("state51", 2, reward="joy")
    with pytest.raises(SpielwerkError, match="There is no game"):
        study.openspiel("chess", 2)
