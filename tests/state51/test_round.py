"""Clean-up, the end of the game and the tie-breaks."""

from __future__ import annotations

import pytest

from spielwerk.games.state51.rules.round import RoundEnd
from tests.state51.scene import (
    Pause,
    answer,
    ask,
    asked,
    choose,
    find,
    give,
    hand,
    has,
    place,
    scene,
    the_game,
)


@pytest.mark.rule("S51-6")
def test_everything_goes_but_hands_deals_and_caches() -> None:
    """Supplies, faction marks, shields and marks of use are cleared; the next one starts."""
    state = scene(3, factions="new-york mutants-union merchants-guild")
    camp = place(state, "camp")
    card = hand(state, "school")
    state.caches = [(0, camp, 5, 2)]
    state.shields = state.rules.bit[camp]
    state.used = state.rules.bit[camp]
    state.faction_used = [1, 2, 4]
    state.passed = [True] * 3
    give(state, "worker:4 gun:1 red:2 develop:1 shield:1")
    state.stack = [Pause(), RoundEnd()]
    ask(state)
    assert has(state, "worker:2")
    assert state.hands[0] == (card,)
    assert state.shields == state.used == 0
    assert state.faction_used == [0, 0, 0]
    assert state.passed == [False] * 3
    assert state.start == 1


@pytest.mark.rule("S51-6")
def test_the_player_names_what_is_stored_where_there_is_not_room_for_all() -> None:
    """Room for 3 + 2 resources: one by one; ammo is no resource; cached goods need no room."""
    state = scene()
    place(state, "ruined-library")
    place(state, "thieves-den")
    guards = place(state, "city-guards")
    state.caches = [(0, guards, 0, 3)]
    give(state, "gun:4 fuel:2 iron:3 ammo:2 worker:1")
    state.stack = [Pause(), RoundEnd()]
    ask(state)
    assert asked(state) == "store"
    for kind in (2, 2, 2, 1, 0):
        answer(state, kind)
    assert asked(state) == "pause"
    stored = the_game().table(state, 0)["seats"][0]["stored"]
    assert stored == {"iron": 3, "fuel": 1, "gun": 1, "worker": 1}
    assert has(state, "gun:3")


@pytest.mark.rule("S51-6")
def test_without_resources_nothing_is_asked() -> None:
    """A feature that stores only contacts has no room for resources."""
    state = scene(deck="new_era")
    place(state, "gangers-dive")
    give(state, "gun:4 red:5")
    state.stack = [Pause(), RoundEnd()]
    ask(state)
    assert asked(state) == "pause"
    assert the_game().table(state, 0)["seats"][0]["stored"] == {"red": 3}


@pytest.mark.rule("S51-7")
def test_25_points_end_the_game_after_the_action_phase_without_clean_up() -> None:
    """The others still play on; then each location is a point, and ruins are none."""
    state = scene(flow=True)
    archive = place(state, "archive")
    place(state, "school")
    place(state, "pub", 1)
    state.rows[3] += (~find(state, "docks"),)
    state.match[1] = -1
    give(state, "vp:24 worker:1 gun:1")
    give(state, "worker:2", 1)
    choose(ask(state), "activate", archive)
    assert not state.over
    assert state.player == 1
    choose(state, "trade", 0)
    while not state.over:
        assert state.round == 1
        choose(state, "pass")
    assert state.end_reason == "points"
    assert state.scores() == [27, 1]
    assert state.winners() == [0]
    assert state.goods[0] == 1, "no clean-up"


@pytest.mark.rule("S51-7")
def test_ties_go_to_goods_then_locations_else_are_shared() -> None:
    """Hand cards and goods on cards count as goods."""
    state = scene(3, factions="new-york mutants-union merchants-guild")
    give(state, "vp:30")
    give(state, "vp:30", 1)
    give(state, "vp:28", 2)
    assert state.winners() == [], "not before the end"
    state.finish("points")
    assert state.winners() == [0, 1]
    card = hand(state, "school", 1)
    assert state.winners() == [1]
    give(state, "gun:1")
    assert state.winners() == [0, 1]
    place(state, "pub")
    assert state.winners() == [0]
    state.contacts[1] = (state.rules.stacks[0][0],)
    assert state.winners() == [1]
    assert card in state.hands[1]


@pytest.mark.rule("S51-7")
def test_the_agreed_number_of_rounds_ends_the_game_too() -> None:
    """With one round at most points are counted after it."""
    state = the_game().new(2, 4, {"max_rounds": 1})
    while not state.over:
        state.apply(state.options()[-1])
    assert state.end_reason == "rounds"
    assert state.round == 1
