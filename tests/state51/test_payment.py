"""Paying: jokers, cached goods, and questions only where ways differ."""

from __future__ import annotations

import pytest

from spielwerk.games.state51.data.goods import (
    AMMO,
    BLUE,
    BRICK,
    FUEL,
    GREY,
    GUN,
    IRON,
    MULTI,
    RED,
    RESOURCE,
    WORKER,
)
from spielwerk.games.state51.rules.purse import affordable, ways
from tests.state51.scene import (
    answer,
    ask,
    asked,
    choose,
    give,
    hand,
    has,
    offered,
    place,
    say,
    scene,
)


@pytest.mark.rule("S51-5.13")
def test_one_way_is_not_asked_for() -> None:
    """Own contacts only, or a joker that is needed anyway."""
    for goods, left in (("grey:2 worker:2", ""), ("grey:1 multi:1 worker:2", "")):
        state = scene()
        card = hand(state, "church")
        give(state, goods)
        choose(ask(state), "build", card)
        assert has(state, f"worker:2 {left}")
        assert state.vp[0] == 2


@pytest.mark.rule("S51-5.13")
def test_jokers_come_last() -> None:
    """2 of 2 grey and 2 multi: the own ones, one of each, or the jokers."""
    state = scene()
    card = hand(state, "church")
    give(state, "grey:2 multi:2")
    choose(ask(state), "build", card)
    assert asked(state) == "pay"
    assert say(state) == [
        "2 × grey contact (supply)",
        "1 × grey contact (supply), 1 × multi contact (supply)",
        "2 × multi contact (supply)",
    ]
    answer(state, 1)
    assert has(state, "grey:1 multi:1")


@pytest.mark.rule("S51-5.13")
def test_ammo_stands_for_a_resource_but_not_the_other_way_round() -> None:
    """A brick price can be paid with ammo; nothing asks for ammo but could take a brick."""
    state = scene()
    pit = place(state, "clay-pit")
    give(state, "worker:1 ammo:1")
    choose(ask(state), "activate", pit)
    assert state.vp[0] == 2
    state = scene()
    give(state, "brick:1")
    assert affordable(state, 0, ((BRICK, 1),))
    assert not affordable(state, 0, ((AMMO, 1),))
    give(state, "ammo:2 multi:1")
    assert affordable(state, 0, ((AMMO, 2),))
    assert not affordable(state, 0, ((AMMO, 2), (GUN, 1)))
    assert affordable(state, 0, ((MULTI, 1),))
    assert not affordable(state, 0, ((MULTI, 1), (RED, 1)))
    assert not affordable(state, 0, ((GREY, 1), (BLUE, 1)))


@pytest.mark.rule("S51-5.13")
def test_several_resources_want_the_same_joker() -> None:
    """One ammo can't be both the missing gun and the missing iron."""
    state = scene(deck="winter")
    market = place(state, "black-market")
    give(state, "worker:1 brick:1 ammo:1")
    assert not offered(ask(state), "activate", market)
    give(state, "iron:1")
    assert offered(ask(state), "activate", market)
    choose(state, "activate", market)
    assert state.vp[0] == 3, "the ammo must be the gun: no question"
    assert has(state, "")


@pytest.mark.rule("S51-5.13")
def test_a_joker_is_only_offered_where_the_rest_can_still_be_paid() -> None:
    """Gun, iron and brick with one gun, one iron, no brick and two ammo."""
    state = scene(deck="winter")
    place(state, "black-market")
    give(state, "worker:1 gun:1 iron:1 ammo:2")
    market = state.rows[2][0]
    choose(ask(state), "activate", market)
    assert say(state) == ["1 × gun (supply)", "1 × ammo (supply)"]
    answer(state, 1)
    assert has(state, "gun:1")
    assert state.vp[0] == 3


@pytest.mark.rule("S51-5.13", "S51-2.2")
def test_any_resource_may_be_mixed() -> None:
    """The Marketplace wants two of any kind, each of its own or the same."""
    state = scene(deck="winter")
    market = place(state, "marketplace")
    give(state, "worker:1 gun:2 brick:1 ammo:1")
    choose(ask(state), "activate", market)
    assert say(state) == [
        "2 × gun (supply)",
        "1 × gun (supply), 1 × brick (supply)",
        "1 × gun (supply), 1 × ammo (supply)",
        "1 × brick (supply), 1 × ammo (supply)",
    ]
    answer(state, 1)
    assert has(state, "gun:1 ammo:1")
    state = scene()
    give(state, "gun:1 fuel:1")
    assert not affordable(state, 0, ((GUN, 1), (RESOURCE, 2)))
    assert affordable(state, 0, ((GUN, 1), (RESOURCE, 1)))
    assert not affordable(state, 0, ((IRON, 1), (RESOURCE, 1)))


@pytest.mark.rule("S51-5.12")
def test_cached_goods_pay_like_the_supply() -> None:
    """3 workers on the Camp and 1 in the supply: four ways to pay 2 of them become two."""
    state = scene()
    camp = hand(state, "camp")
    give(state, "grey:1 worker:1")
    give(state, "worker:2", 1)
    choose(ask(state), "build", camp)
    choose(state, "pass")
    choose(state, "trade", GUN)
    assert say(state) == [
        "1 × worker (supply), 1 × worker (Camp)",
        "2 × worker (Camp)",
    ]
    answer(state, 1)
    assert state.caches == [(0, camp, WORKER, 1)]
    assert has(state, "worker:2 gun:1")


@pytest.mark.rule("S51-5.12")
def test_the_radioactive_colony_pays_for_a_deal_and_stands_in_as_joker() -> None:
    """Its blue contact makes the deal; its ammo pays for a gun only if one says so."""
    state = scene(deck="new_era")
    colony = hand(state, "radioactive-colony")
    docks = hand(state, "docks")
    trader = place(state, "weapon-trader")
    give(state, "grey:2")
    choose(ask(state), "build", colony)
    choose(state, "deal", docks)
    assert has(state, "worker:1 ammo:2 red:1 iron:1")
    assert (0, colony, BLUE, 1) not in state.caches
    give(state, "gun:1 ammo:1")
    choose(ask(state), "activate", trader)
    assert say(state) == [
        "1 × gun (supply)",
        "1 × ammo (supply)",
        "1 × ammo (Radioactive Colony)",
    ]
    answer(state, 2)
    assert (0, colony, AMMO, 1) in state.caches
    choose(state, "done")
    assert state.vp[0] == 1
    assert state.laid == [(trader, AMMO, 1)]


@pytest.mark.rule("S51-5.12")
def test_two_cards_with_the_same_good_are_two_sources() -> None:
    """Workers of Camp and Colony: the player says from where."""
    state = scene(deck="new_era")
    camp, colony = place(state, "camp"), place(state, "radioactive-colony")
    state.caches = [(0, camp, WORKER, 3), (0, colony, WORKER, 1)]
    give(state, "worker:4")
    found = ways(state, 0, ((WORKER, 2),))
    assert found == [
        ((WORKER, camp, 2),),
        ((WORKER, camp, 1), (WORKER, colony, 1)),
    ]


@pytest.mark.rule("S51-5.12")
def test_another_players_cache_does_not_matter() -> None:
    """The neighbour's Camp neither pays nor makes a question."""
    state = scene()
    camp = place(state, "camp", 1)
    state.caches = [(1, camp, WORKER, 3)]
    give(state, "worker:3", 1)
    give(state, "worker:2")
    choose(ask(state), "trade", FUEL)
    assert has(state, "fuel:1")
    assert state.caches == [(1, camp, WORKER, 3)]
