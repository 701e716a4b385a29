"""The production phase."""

from __future__ import annotations

import pytest

from spielwerk.games.state51.rules.production import Production
from spielwerk.games.state51.rules.turn import Actions
from spielwerk.games.state51.state import State51State
from tests.state51.scene import Pause, answer, ask, asked, choose, find, has, place, scene, tuck


def produce(state: State51State) -> None:
    """Run the production phase."""
    state.stack = [Pause(), Production()]
    ask(state)


@pytest.mark.rule("S51-4")
def test_stored_goods_come_back_first_and_are_not_gained() -> None:
    """A stored gun returns, but the Dark Visions Gang wants one from this production."""
    state = scene(deck="winter")
    place(state, "dark-visions-gang")
    state.stored = (1, *state.stored[1:])
    produce(state)
    assert has(state, "gun:1 worker:3 grey:1 iron:1")
    assert not any(state.stored)


@pytest.mark.rule("S51-4")
def test_everybody_produces_in_turn_order() -> None:
    """Choices are asked from the start player on."""
    state = scene(deck="winter")
    state.start = 1
    place(state, "craftsmen-guild")
    place(state, "storehouse", 1)
    produce(state)
    assert state.player == 1
    answer(state, 1)
    assert state.player == 0
    answer(state, 0)
    assert has(state, "worker:3 grey:1 iron:1 brick:1")
    assert has(state, "worker:3 grey:1 gun:2", 1)


@pytest.mark.rule("S51-4", "S51-2.3")
def test_features_pay_as_soon_as_enough_has_been_gained() -> None:
    """4 workers and 2 points bring Dream City's worker, and with it the Patriot Tower's points."""
    state = scene(deck="winter")
    place(state, "patriot-tower")
    place(state, "dream-city")
    tuck(state, "camp")
    tuck(state, "church")
    tuck(state, "church")
    produce(state)
    assert has(state, "worker:5 grey:1 iron:1")
    assert state.vp[0] == 2 + 2


@pytest.mark.rule("S51-2.3")
def test_ruins_neither_produce_nor_count() -> None:
    """An Arena beside a ruined Gunsmith makes one gun; a ruined School nothing."""
    state = scene()
    place(state, "arena")
    gunsmith = find(state, "gunsmith")
    school = find(state, "school")
    state.rows[2] += (~gunsmith,)
    state.rows[0] += (~school,)
    state.match[0] = -1
    produce(state)
    assert has(state, "gun:1 worker:3 grey:1 iron:1")


@pytest.mark.rule("S51-9")
def test_suppliers_take_from_one_who_produces_later_or_earlier() -> None:
    """The owner gets nothing from the named location, whoever comes first."""
    for start in (0, 1):
        state = scene(deck="winter")
        state.start = start
        place(state, "suppliers")
        place(state, "school", 1)
        boiler = place(state, "boiler-room", 1)
        produce(state)
        assert asked(state) == "supply"
        answer(state, boiler)
        assert has(state, "worker:5 grey:1 iron:1")
        assert has(state, "worker:4 grey:1 gun:1", 1)
        assert state.supplied, "kept until the action phase"


@pytest.mark.rule("S51-9")
def test_suppliers_of_a_location_that_counts_gains_count_the_owners() -> None:
    """The Cistern of another who gained 2 fuel gives 2 points, whatever the taker gained."""
    state = scene(deck="winter")
    place(state, "suppliers")
    place(state, "cistern", 1)
    tuck(state, "fuel-tank", 1)
    tuck(state, "fuel-tank", 1)
    produce(state)
    assert state.vp == [2, 0]


@pytest.mark.rule("S51-9")
def test_suppliers_of_a_power_station_choose_what_it_repeats() -> None:
    """The goods come from the owner's other locations, which produce for the owner too."""
    state = scene(deck="winter")
    place(state, "suppliers")
    station = place(state, "power-station", 1)
    boiler = place(state, "boiler-room", 1)
    place(state, "school", 1)
    produce(state)
    answer(state, station)
    assert (asked(state), state.player) == ("repeat", 0)
    answer(state, boiler)
    assert has(state, "worker:5 grey:1 iron:1")
    assert has(state, "worker:6 grey:1 gun:1", 1)


@pytest.mark.rule("S51-9")
def test_suppliers_without_a_production_location_to_name() -> None:
    """Nobody else has one: nothing happens."""
    state = scene(deck="winter")
    place(state, "suppliers")
    place(state, "archive", 1)
    produce(state)
    assert has(state, "worker:3 grey:1 iron:1")


@pytest.mark.rule("S51-9")
def test_the_power_station_can_repeat_what_counts_gains() -> None:
    """A Cistern repeated by the Power Station pays twice."""
    state = scene(deck="winter")
    place(state, "power-station")
    place(state, "cistern")
    tuck(state, "fuel-tank")
    produce(state)
    assert state.vp[0] == 2


@pytest.mark.rule("S51-4")
def test_a_card_good_with_no_cards_anywhere_gives_nothing() -> None:
    """The deal of a card with an empty deck and no discards draws none."""
    state = scene()
    tuck(state, "pub")
    state.deals[1] = tuple(state.deck[: state.left])
    state.deck, state.left = (), 0
    produce(state)
    assert state.hands == [(), ()]


@pytest.mark.rule("S51-2.2")
def test_who_uses_a_location_chooses_its_good() -> None:
    """Outpost Mercenaries: red for the owner, blue for the visitor."""
    state = scene(deck="winter")
    card = place(state, "outpost-mercenaries", 1)
    produce(state)
    assert state.player == 1
    answer(state, 0)
    assert state.goods[12 + 8] == 1
    state.stack = [Pause(), Actions()]
    ask(state)
    choose(state, "work", card)
    assert (asked(state), state.player) == ("either", 0)
    answer(state, 1)
    assert has(state, "worker:2 grey:1 iron:1 blue:1")
