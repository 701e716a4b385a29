"""Developing says what it tears down, and never tears down unasked what still stands (S51-5.2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spielwerk.bots import Budget, make
from spielwerk.bots.state51 import BRAIN
from spielwerk.bots.state51.blunders import tearing_down
from spielwerk.bots.state51.styles import BY_HAND
from spielwerk.bots.state51.thumb import choose as thumb
from spielwerk.engine import DONE
from spielwerk.engine.words import words
from spielwerk.games.state51.rules.build import TearDown
from spielwerk.games.state51.rules.play import Ending
from tests.state51.scene import (
    apply,
    ask,
    asked,
    choose,
    find,
    give,
    hand,
    has,
    option,
    place,
    say,
    scene,
    the_game,
)


def one_school() -> tuple[Any, int, int]:
    """A School that could become an Archive, and a brick to pay for it."""
    state = scene()
    school = place(state, "school")
    archive = hand(state, "archive")
    give(state, "brick:1 worker:2")
    return ask(state), school, archive


@pytest.mark.rule("S51-5.2")
def test_the_choice_names_the_only_location_that_would_go() -> None:
    """Before anything is chosen; with several the next question names each."""
    state, _, _ = one_school()
    assert "Develop School into Archive" in say(state)
    assert "„Schule“ zu „Archiv“ umbauen" in say(state, "de")
    place(state, "school")
    assert "Develop a location of your choice into Archive" in say(ask(state))
    assert "Einen Ort deiner Wahl zu „Archiv“ umbauen" in say(state, "de")


@pytest.mark.rule("S51-5.2")
def test_a_lone_location_that_stands_is_asked_for() -> None:
    """The question names what goes and what comes, and it can be answered with no."""
    state, school, archive = one_school()
    choose(state, "develop", archive)
    assert asked(state) == "tear-down"
    assert say(state) == ["Develop School (brick)", "Keep Archive in hand after all"]
    assert say(state, "de") == [
        "„Schule“ umbauen (Baumaterial)",
        "„Archiv“ doch auf der Hand behalten",
    ]
    prompt = the_game().view(state, 0)["prompt"]
    assert prompt is not None
    assert words(the_game().home(), "en").say(prompt) == (
        "School still stands and is the only location that could make way for Archive. Develop it?"
    )
    choose(state, "over", school)
    assert state.discard == [school]
    assert state.vp[0] == 1


@pytest.mark.rule("S51-5.2")
def test_who_thinks_better_of_it_has_the_card_back_and_the_turn() -> None:
    """Nothing is paid, nothing is told, and the same player acts."""
    state, school, archive = one_school()
    before = the_game().to_json(state)
    choose(state, "develop", archive)
    apply(state, DONE)
    assert the_game().to_json(state) == before
    assert state.events == []
    assert state.rows[0] == (school,)
    assert option("develop", archive) in state.options()


@pytest.mark.rule("S51-5.2")
def test_a_lone_ruin_is_no_loss_and_is_not_asked_for() -> None:
    """But the choice names it."""
    state = scene()
    gone = find(state, "school")
    state.rows[0] += (~gone,)
    state.match[0] = -1
    church = hand(state, "church")
    give(state, "brick:1")
    assert "Ruine von „Schule“ zu „Kirche“ umbauen" in say(ask(state), "de")
    choose(state, "develop", church)
    assert state.rows[1] == (church,)


@pytest.mark.rule("S51-5.2")
def test_a_lone_location_for_a_token_is_asked_for_too() -> None:
    """It need not match."""
    state = scene()
    church = place(state, "church")
    archive = hand(state, "archive")
    give(state, "develop:1")
    choose(ask(state), "develop", archive)
    assert say(state)[0] == "Develop Church (development token)"
    choose(state, "over-token", church)
    assert has(state, "")


@pytest.mark.rule("S51-5.2")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_in_whole_games_nothing_that_stands_goes_unasked(players: int) -> None:
    """Every development over a standing location answers a question that named it."""
    game, rng = the_game(), random.Random(players)
    developed = 0
    for seed in range(12):
        state = game.new(players, seed, {"deck": "new_era"}, listen=True)
        while not state.over:
            question, chosen = state.decision.name, thumb(state, rng, BY_HAND)
            targets = game.choice(state, chosen)["targets"]
            state.events = []
            state.apply(chosen)
            for kind, *args in state.events:
                if kind == "developed" and question != "pay":
                    developed += 1
                    assert question in ("over", "tear-down")
                    assert f"card:{args[2]}" in targets
    assert developed > 20


@pytest.mark.rule("S51-5.2")
def test_an_order_says_it_in_one_go() -> None:
    """Card, action and what goes; without the last the question stays open."""
    state, school, archive = one_school()
    wanted = {"do": "act", "act": "develop", "thing": archive}
    assert the_game().order(state, wanted) == [option("develop", archive)]
    assert the_game().order(state, {**wanted, "over": school}) == [
        option("develop", archive),
        option("over", school),
    ]


def test_bots_take_nothing_back() -> None:
    """The development was weighed before; a search leaves the question to the rules of thumb."""
    state, school, archive = one_school()
    choose(state, "develop", archive)
    assert BRAIN.thumb(state, random.Random(1)) == option("over", school)
    assert TearDown in BRAIN.routine
    bot = make("state51", "level3@20")
    assert bot.choose(the_game(), state, 0, Budget(iterations=20), random.Random(1)) == option(
        "over", school
    )
    assert not tearing_down(state, DONE)
    assert not tearing_down(state, option("over", school))


def test_only_a_turn_can_be_taken_anew() -> None:
    """A kind of ending that does not say what comes instead is a mistake of the rules."""
    with pytest.raises(AssertionError, match="ends no turn"):
        Ending().instead()
