"""The worked examples of the German rulebook, played through literally."""

from __future__ import annotations

import pytest

from spielwerk.games.state51.rules.production import Production
from spielwerk.games.state51.rules.round import RoundEnd
from tests.state51.scene import (
    Pause,
    answer,
    ask,
    asked,
    choose,
    give,
    hand,
    has,
    offered,
    open_connection,
    option,
    place,
    put_on_top,
    scene,
    tuck,
)


@pytest.mark.rule("S51-4")
def test_katharina_produces_with_school_and_pub() -> None:
    """Mutants with School, Pub and two deals: 2 cards, 4 workers, 2 guns, 1 grey, 1 fuel."""
    state = scene(factions="mutants-union new-york")
    place(state, "school")
    place(state, "pub")
    tuck(state, "assassin")
    tuck(state, "fuel-tank")
    state.stack = [Pause(), Production()]
    ask(state)
    assert has(state, "worker:4 gun:2 grey:1 fuel:1")
    assert len(state.hands[0]) == 2


@pytest.mark.rule("S51-5.5", "S51-5.11")
def test_katharina_razes_the_shielded_school() -> None:
    """3 for a production location, 1 for the shield; 2 workers for her, 1 and a ruin for him."""
    state = scene()
    school = place(state, "school", 1)
    state.shields |= state.rules.bit[school]
    give(state, "red:3")
    hand(state, "school")
    assert not offered(ask(state.copy()), "raze", school)
    give(state, "red:1")
    choose(ask(state), "raze", school)
    assert has(state, "worker:2")
    assert has(state, "worker:1", 1)
    assert state.rows[3] == (~school,)
    assert state.shields == 0


@pytest.mark.rule("S51-5.7")
def test_two_or_four_workers_in_the_lowest_faction_action() -> None:
    """2 workers for a resource now and 2 for a card later, or 4 for both at once."""
    state = scene()
    give(state, "worker:4")
    give(state, "worker:2", 1)
    choose(ask(state), "trade", 1)
    assert asked(state) == "trade"
    choose(state, "done")  # enough for this action
    assert has(state, "worker:2 fuel:1")
    choose(state, "pass")
    choose(state, "trade", 12)
    assert has(state, "fuel:1")
    assert len(state.hands[0]) == 1

    state = scene()
    give(state, "worker:4")
    choose(ask(state), "trade", 1)
    answer(state, 12)
    assert has(state, "fuel:1")
    assert len(state.hands[0]) == 1
    assert state.passed == [True, True], "it was one action, and nothing is left to do"


@pytest.mark.rule("S51-5.8")
def test_katharina_uses_the_boiler_room_of_alex() -> None:
    """A worker on the free place: 2 workers for her, 1 from the bank for Alex, once a round."""
    state = scene()
    boiler = place(state, "boiler-room", 1)
    give(state, "worker:1")
    choose(ask(state), "work", boiler)
    assert has(state, "worker:2")
    assert has(state, "worker:1", 1)
    assert state.laid == [(boiler, 5, 1)]
    assert not offered(state, "work", boiler)


@pytest.mark.rule("S51-6")
def test_katharina_cleans_up_with_hibernation_chambers() -> None:
    """3 workers stay in the Hibernation Chambers; 2 other goods are lost."""
    state = scene(deck="winter")
    place(state, "hibernation-chambers")
    archive = place(state, "archive")
    boiler = place(state, "boiler-room")
    state.used |= state.rules.bit[archive] | state.rules.bit[boiler]
    state.laid = [(archive, 5, 1), (boiler, 5, 1)]
    give(state, "worker:3 gun:1 grey:1")
    state.stack = [Pause(), RoundEnd()]
    ask(state)
    assert has(state, "")
    assert state.stored[5] == 3
    assert state.used == 0
    assert state.laid == []
    state.stack = [Pause(), Production()]
    ask(state)
    assert state.goods[5] == 3 + 3 + 2


@pytest.mark.rule("S51-8.3")
def test_solo_example_1_the_opponent_discards_the_connection_card_left() -> None:
    """Alex takes one of two connection cards; the other is discarded for 2 points."""
    state = scene(players=1)
    punks = open_connection(state, "punks")
    open_connection(state, "merchants")
    give(state, "worker:4")
    choose(ask(state), "take", punks)
    assert state.contacts[0] == (punks,)
    assert state.open == [-1, -1]
    assert state.vp[1] == 2
    assert state.attack == ()


@pytest.mark.rule("S51-8.3")
def test_solo_example_2_an_attack_that_hits_nothing() -> None:
    """No connection card lies open, and the attack card shares no category."""
    state = scene(players=1)
    school = hand(state, "school")
    give(state, "grey:1 worker:4")
    put_on_top(state, "church")
    choose(ask(state), "build", school)
    assert state.vp[1] == 0
    assert len(state.attack) == 1
    assert state.rows[0] == (school,)
    assert state.attacking


@pytest.mark.rule("S51-8.3", "S51-8.4", "S51-8.5")
def test_solo_example_3_a_worker_and_an_attack_that_hits() -> None:
    """1 point for the worker, 2 for the razed location; then it passes and its doors are shut."""
    state = scene(players=1)
    school = place(state, "school")
    first = place(state, "boiler-room", 1)
    second = place(state, "quarry", 1)
    give(state, "worker:5")
    put_on_top(state, "archive")
    choose(ask(state), "work", first)
    assert state.vp[1] == 1 + 2
    assert state.rows[0] == (~school,)
    assert not state.passed[1]
    assert offered(state, "work", second)
    choose(state, "trade", 0)
    choose(state, "done")
    assert state.passed[1]
    assert state.vp[1] == 3
    assert not offered(state, "work", second)
    assert option("trade", 0) in state.options()
