"""The special action locations in their corners."""

from __future__ import annotations

import pytest

from spielwerk.games.state51.data.goods import BRICK, GUN, IRON
from spielwerk.games.state51.rules.turn import TURN
from spielwerk.games.state51.verbs import theft
from tests.state51.scene import (
    answer,
    apply,
    ask,
    asked,
    choose,
    find,
    give,
    hand,
    has,
    offered,
    place,
    scene,
    supply,
    things,
    tuck,
)


@pytest.mark.rule("S51-9")
def test_thieves_caravan_without_a_victim_can_not_be_used() -> None:
    """Nobody owns a resource, or who does has passed; ammo can't be stolen."""
    state = scene()
    caravan = place(state, "thieves-caravan")
    give(state, "worker:2")
    give(state, "ammo:2 worker:3", 1)
    assert not offered(ask(state), "activate", caravan)
    give(state, "gun:1", 1)
    assert offered(ask(state), "activate", caravan)
    state.passed[1] = True
    assert not offered(ask(state), "activate", caravan)


@pytest.mark.rule("S51-9", "S51-5.12")
def test_a_thief_takes_from_the_supply_before_a_cache() -> None:
    """The City Guards' guns are the last to go, but they go."""
    state = scene()
    caravan = place(state, "thieves-caravan")
    guards = place(state, "city-guards", 1)
    state.caches = [(1, guards, 0, 1)]
    give(state, "worker:4")
    give(state, "gun:2", 1)
    give(state, "brick:1", 1)
    choose(ask(state), "activate", caravan)
    assert list(state.options()) == [theft(1, GUN), theft(1, BRICK)]
    apply(state, theft(1, GUN))
    assert state.caches == [(1, guards, 0, 1)]
    choose(state, "again", caravan)
    apply(state, theft(1, GUN))
    assert state.caches == []
    assert supply(state, 1) == {"brick": 1}
    assert has(state, "gun:2")


@pytest.mark.rule("S51-9")
def test_body_hunters_clear_three_others_and_leave_cached_goods() -> None:
    """Used actions and an occupied open production are free again; the Camp keeps its workers."""
    state = scene(deck="winter")
    hunters = place(state, "body-hunters")
    cards = [place(state, key) for key in ("archive", "motel", "boiler-room", "oil-trader")]
    camp = place(state, "camp")
    state.caches = [(0, camp, 5, 3)]
    give(state, "worker:4")
    assert not offered(ask(state), "activate", hunters), "nothing has been used yet"
    for card in cards:
        state.used |= state.rules.bit[card]
        state.laid.append((card, 5, 1))
    state.used_twice |= state.rules.bit[cards[0]]
    choose(ask(state), "activate", hunters)
    assert asked(state) == "pay"
    answer(state, 0)
    assert hunters not in things(state), "not itself"
    for card in cards[:3]:
        assert asked(state) == "clear"
        answer(state, card)
    assert asked(state) == "turn"
    assert state.used == state.rules.bit[cards[3]] | state.rules.bit[hunters]
    assert state.used_twice == 0
    assert state.caches == [(0, camp, 5, 3)]
    assert {card for card, _, _ in state.laid} == {cards[3], hunters}
    assert offered(state, "activate", cards[0])


@pytest.mark.rule("S51-9")
def test_body_hunters_may_stop_early() -> None:
    """Fewer than three is allowed."""
    state = scene(deck="winter")
    hunters = place(state, "body-hunters")
    archive = place(state, "archive")
    motel = place(state, "motel")
    state.used |= state.rules.bit[archive] | state.rules.bit[motel]
    give(state, "worker:1")
    choose(ask(state), "activate", hunters)
    answer(state, archive)
    choose(state, "done")
    assert state.used == state.rules.bit[motel] | state.rules.bit[hunters]


@pytest.mark.rule("S51-9")
def test_caravanner_asks_only_with_more_than_three_deals() -> None:
    """Three of five deals, one good after the other; none without a deal."""
    state = scene(deck="winter")
    caravan = place(state, "caravanner")
    give(state, "worker:1")
    assert asked(ask(state.copy())) == "pause"
    iron = [tuck(state, "docks"), tuck(state, "docks")]
    brick = tuck(state, "quarry")
    tuck(state, "fuel-tank")
    tuck(state, "assassin")
    choose(ask(state), "activate", caravan)
    answer(state, iron[0])
    answer(state, brick)
    assert iron[1] in things(state)
    answer(state, iron[1])
    assert has(state, "iron:2 brick:1")
    assert len(state.deals[0]) == 5


@pytest.mark.rule("S51-9", "S51-5.10")
def test_camino_real_uses_deals_of_who_is_still_in() -> None:
    """Not the own deals, and not of who has passed."""
    state = scene(3, "winter", "new-york mutants-union merchants-guild")
    real = place(state, "camino-real")
    tuck(state, "pub")
    tuck(state, "fuel-tank", 1)
    docks, quarry = tuck(state, "docks", 2), tuck(state, "quarry", 2)
    give(state, "worker:1")
    state.passed[1] = True
    choose(ask(state), "activate", real)
    assert things(state) == sorted([docks, quarry])
    answer(state, docks)
    assert has(state, "iron:1")
    assert len(state.deals[2]) == 2
    state.passed = [False, True, True]
    state.used = 0
    state.laid = []
    state.turn = 0
    state.stack.append(TURN)
    give(state, "worker:2")
    assert not offered(ask(state), "activate", real)


@pytest.mark.rule("S51-9")
def test_production_manager_on_a_location_that_counts_categories() -> None:
    """The Parking Lot counts all iron locations again; with none to repeat it can't be used."""
    state = scene(deck="new_era")
    manager = place(state, "production-manager")
    give(state, "worker:2")
    assert not offered(ask(state), "activate", manager)
    lot = place(state, "parking-lot")
    school = place(state, "school")
    place(state, "docks")
    place(state, "scrap-trader")
    choose(ask(state), "activate", manager)
    assert asked(state) == "repeat"
    assert {lot, school} < set(things(state))
    answer(state, lot)
    assert state.goods[IRON] == 3


@pytest.mark.rule("S51-9", "S51-2.3")
def test_power_station_built_beside_what_counts_gains_or_beside_nothing() -> None:
    """In the action phase a Cistern has nothing to repeat, nor have Suppliers."""
    state = scene(deck="winter")
    place(state, "cistern")
    place(state, "suppliers")
    station = hand(state, "power-station")
    give(state, "grey:2 fuel:3")
    choose(ask(state), "build", station)
    assert state.goods[1] == 3
    assert state.vp[0] == 0
    state = scene(deck="winter")
    station = hand(state, "power-station")
    school, pub = place(state, "school"), place(state, "pub")
    give(state, "grey:2")
    choose(ask(state), "build", station)
    assert (asked(state), things(state)) == ("repeat", sorted([school, pub]))
    answer(state, school)
    assert has(state, "worker:1")


@pytest.mark.rule("S51-9")
def test_negotiator_wants_a_worker_and_a_deal() -> None:
    """Both are paid; without a deal it can't be used."""
    state = scene()
    negotiator = place(state, "negotiator")
    give(state, "worker:1")
    assert asked(ask(state.copy())) == "pause"
    school = tuck(state, "school")
    choose(ask(state), "activate", negotiator)
    assert state.vp[0] == 2
    assert state.discard == [school]
    assert has(state, "")


@pytest.mark.rule("S51-9")
def test_propaganda_station_wants_a_hand_card() -> None:
    """One of the hand cards that differ is discarded for two new ones."""
    state = scene(deck="winter")
    station = place(state, "propaganda-station")
    give(state, "worker:1")
    first, second = hand(state, "school"), hand(state, "school")
    third = hand(state, "pub")
    choose(ask(state), "activate", station)
    assert things(state) == sorted([min(first, second), third])
    answer(state, third)
    assert len(state.hands[0]) == 4
    assert state.discard == [third]
    assert find(state, "church") >= 0
