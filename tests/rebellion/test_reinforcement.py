"""RB-4.1 and RB-4.2: reinforcement and credits."""

from __future__ import annotations

import pytest

from spielwerk.games.rebellion.data.things import PLANETS
from spielwerk.games.rebellion.verbs import COUNT, CREDITS, PLACE, UNITS
from tests.rebellion.scene import (
    ALL_LANDS,
    EMPIRE,
    GREEN,
    RED,
    choose,
    land,
    port,
    say,
    scene,
    told,
)

RED_PLANET, PURPLE_PLANET, BROWN = (PLANETS.index(name) for name in ("red", "purple", "brown"))
PURPLE = {port("purple"): RED}  # with its three lands red holds all of the purple planet


@pytest.mark.rule("RB-4.1")
def test_a_planet_held_alone_sends_units() -> None:
    """Its number of units goes on lands of that planet, as the holder likes."""
    state = scene(1, owner=PURPLE)
    lands = [PLACE + land("purple", number) for number in range(4)]
    assert list(state.options()) == [CREDITS + PURPLE_PLANET, UNITS + PURPLE_PLANET, *lands]
    choose(state, UNITS + PURPLE_PLANET)
    assert list(state.options()) == lands
    choose(state, PLACE + land("purple", 2), COUNT + 2, PLACE + port("purple"))
    assert state.units[land("purple", 2)] == 4
    assert state.units[port("purple")] == 6
    assert state.troops[RED] == 24 + 5 + 3


@pytest.mark.rule("RB-4.1")
def test_all_units_go_to_one_land_in_one_word() -> None:
    """Naming a land places all of them there."""
    state = scene(1, owner=PURPLE, listen=True)
    assert say(state, PLACE + land("purple", 2)) == "All on Dyersdale: 3 (now 2)"
    choose(state, PLACE + land("purple", 2))
    assert (state.units[land("purple", 2)], state.faction) == (5, EMPIRE)
    assert told(state, "supply-units") == [(RED, PURPLE_PLANET, 3)]


@pytest.mark.rule("RB-4.1")
def test_a_single_unit_is_not_shared_out() -> None:
    """One unit goes to one land, or it is a credit."""
    changes = {"board-standard.planets.purple.reinforcement": "1"}
    state = scene(1, owner=PURPLE, changes=changes)
    assert UNITS + PURPLE_PLANET not in state.options()
    assert len(state.options()) == 5


@pytest.mark.rule("RB-4.1")
def test_or_the_same_number_of_credits() -> None:
    """Credits come instead of units, all of them."""
    state = scene(1, owner=PURPLE)
    before = state.purse[RED]
    choose(state, CREDITS + PURPLE_PLANET)
    assert state.purse[RED] == before + 3
    assert state.troops[RED] == 24 + 5


@pytest.mark.rule("RB-4.1")
def test_a_planet_shared_with_anybody_sends_nothing() -> None:
    """An imperial port or an ally's land is enough to lose the reinforcement."""
    assert scene(1).faction == EMPIRE
    state = scene(1, owner=PURPLE | {land("purple", 1): GREEN})
    assert state.faction == EMPIRE


@pytest.mark.rule("RB-4.1")
def test_every_planet_is_decided_for_itself() -> None:
    """Two planets, one in units and one in credits, from the sun outward."""
    state = scene(1, owner=PURPLE | {port("red"): RED})
    before = state.purse[RED]
    choose(state, CREDITS + RED_PLANET, UNITS + PURPLE_PLANET)
    choose(state, PLACE + port("purple"), COUNT + 3)
    assert state.purse[RED] == before + 2
    assert state.units[port("purple")] == 8


@pytest.mark.rule("RB-4.1")
def test_a_lone_port_takes_all_its_units() -> None:
    """The home world has one place for its three units."""
    state = scene(1, EMPIRE)
    choose(state, UNITS + BROWN)
    assert state.units[port("brown")] == 8


@pytest.mark.rule("RB-4.1", "RB-2.1")
def test_the_box_limits_the_units() -> None:
    """Only units that are left come; without any there are only credits."""
    state = scene(1, owner=PURPLE, units={port("purple"): 150 - 24 - 1})
    choose(state, PLACE + port("purple"))
    assert state.troops[RED] == 150
    state = scene(1, owner=PURPLE, units={port("purple"): 150 - 24}, purse={RED: 0})
    assert state.faction == EMPIRE
    assert state.purse[RED] == 3


@pytest.mark.rule("RB-4.1")
def test_a_planet_may_send_nothing() -> None:
    """A reinforcement of 0 is not asked about."""
    state = scene(1, EMPIRE, changes={"board-standard.planets.brown.reinforcement": "0"})
    assert state.phase == 3


@pytest.mark.rule("RB-4.2")
@pytest.mark.parametrize(("lands", "credits"), [(1, 20), (6, 20), (7, 21), (12, 36)])
def test_three_credits_a_land_but_at_least_twenty(lands: int, credits: int) -> None:
    """Ports count as lands."""
    places = ALL_LANDS[:lands]
    state = scene(
        2,
        owner=dict.fromkeys(ALL_LANDS, EMPIRE) | dict.fromkeys(places, RED),
        purse={RED: 5},
    )
    assert state.lands[RED] == lands
    assert state.purse[RED] == 5 + credits
