"""The zoo: simple habits that look for holes in the levels."""

from __future__ import annotations

import random

import pytest

import spielwerk
from spielwerk.bots import NO_BUDGET, UnknownBot, make
from spielwerk.bots.brain import brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.engine.option import verb_of
from spielwerk.games.rebellion.verbs import RebellionVerb
from spielwerk.games.state51.verbs import State51Verb
from tests.bots.test_honesty import PLAYERS, twins

ZOO = [(name, habit) for name in spielwerk.GAMES for habit in brain(name).zoo]


def test_every_game_has_a_zoo() -> None:
    """At least five habits each."""
    assert all(len(brain(name).zoo) >= 5 for name in spielwerk.GAMES)


@pytest.mark.parametrize(("name", "habit"), ZOO, ids=str)
def test_a_habit_plays_whole_games_and_looks_at_nothing_hidden(name: str, habit: str) -> None:
    """One of them among level 2, to the end; and the same choice whatever is hidden."""
    game = spielwerk.game(name)
    players = PLAYERS[name]
    state = game.new(players, 3)
    SeatedBots(game, [habit, *["level2"] * (players - 1)], 1).play(state)
    assert state.over
    for count, pair in enumerate(twins(name, 6, gap=23)):
        first, second = (
            make(name, habit).choose(game, one, one.player, NO_BUDGET, random.Random(count))
            for one in pair
        )
        assert first == second


def test_a_habit_is_followed_wherever_it_can_be() -> None:
    """Whoever builds first builds, whoever never deals makes no deal if there is anything else."""
    game, rng = spielwerk.game("state51"), random.Random(1)
    builder, loner = make("state51", "first-build"), make("state51", "never-deal")
    state, built = game.new(2, 5), 0
    while not state.over:
        verbs = {verb_of(option) for option in state.options()}
        chosen = builder.choose(game, state, state.player, NO_BUDGET, rng)
        if State51Verb.BUILD in verbs:
            built += 1
            assert verb_of(chosen) == State51Verb.BUILD
        other = loner.choose(game, state, state.player, NO_BUDGET, rng)
        assert verb_of(other) != State51Verb.DEAL or verbs == {State51Verb.DEAL}
        state.apply(chosen)
    assert built


def test_a_habit_that_does_not_exist_is_refused() -> None:
    """With the verbs that there are."""
    with pytest.raises(UnknownBot, match="no 'sing' here, but done, build"):
        make("state51", "first-sing")


def test_who_never_attacks_gathers_no_force_for_it() -> None:
    """On this deal he did so for ever, as gathering alone leads nowhere."""
    game, rng = spielwerk.game("rebellion"), random.Random(8000001)
    bots = [make("rebellion", name) for name in ("level2", *["never-attack+muster"] * 2)]
    kept_from = (RebellionVerb.ATTACK, RebellionVerb.MUSTER)
    state, steps = game.new(3, 8000001, {"max_rounds": "12"}), 0
    while not state.over and steps < 2000:
        option = bots[state.player].choose(game, state, state.player, NO_BUDGET, rng)
        assert state.player == 0 or verb_of(option) not in kept_from
        state.apply(option)
        steps += 1
    assert state.over
