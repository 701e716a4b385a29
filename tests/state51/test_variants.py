"""Prices and effects that the printed cards do not have, but a pack may."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.games.state51.data.goods import GUN, IRON
from spielwerk.games.state51.game import State51
from spielwerk.games.state51.verbs import theft
from tests.state51 import scene as scenes
from tests.state51.scene import (
    answer,
    apply,
    ask,
    asked,
    choose,
    develop,
    give,
    hand,
    has,
    offered,
    place,
    scene,
)


@pytest.fixture
def variant(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lay tables of a game with changed entries."""

    def make(**changes: str) -> None:
        entries = {key.replace("__", "."): value for key, value in changes.items()}
        game = State51(changes=entries)
        monkeypatch.setattr(scenes, "the_game", lambda: game)

    return make


@pytest.mark.rule("S51-5.13")
def test_two_hand_cards_as_a_price(variant: Any) -> None:
    """They are given one after the other."""
    variant(base__archive__effect="2 card -> 3 vp")
    state = scene()
    archive = place(state, "archive")
    cards = [hand(state, key) for key in ("school", "pub", "church")]
    choose(ask(state), "activate", archive)
    answer(state, cards[0])
    answer(state, cards[2])
    assert state.hands[0] == (cards[1],)
    assert state.vp[0] == 3


@pytest.mark.rule("S51-9")
def test_stealing_more_than_one_resource(variant: Any) -> None:
    """Each is chosen anew, from anybody."""
    variant(base__archive__effect="1 worker -> steal 2")
    state = scene()
    archive = place(state, "archive")
    give(state, "worker:1")
    give(state, "gun:1 fuel:1 iron:1", 1)
    choose(ask(state), "activate", archive)
    apply(state, theft(1, GUN))
    apply(state, theft(1, IRON))
    assert has(state, "gun:1 iron:1")


@pytest.mark.rule("S51-5.13")
def test_a_faction_action_of_several_resources_shares_the_jokers(variant: Any) -> None:
    """One ammo is not enough for a gun and an iron."""
    variant(factions__factions__0__actions="['1 gun + 1 iron -> 2 grey']")
    state = scene()
    give(state, "ammo:1 worker:2")
    assert not offered(ask(state), "faction", 0)
    give(state, "ammo:1")
    choose(ask(state), "faction", 0)
    assert has(state, "worker:2 grey:2")


@pytest.mark.rule("S51-5.2")
def test_developing_for_more_bricks(variant: Any) -> None:
    """Two bricks, one of which may be ammo."""
    variant(numbers__develop_bricks="2")
    state = scene()
    school = place(state, "school")
    archive = hand(state, "archive")
    give(state, "brick:1")
    assert asked(ask(state.copy())) == "pause"
    give(state, "ammo:2")
    develop(ask(state), archive, school)
    assert asked(state) == "pay"
    answer(state, 0)
    assert has(state, "ammo:1")


@pytest.mark.rule("S51-5.8")
def test_an_open_production_for_two_workers(variant: Any) -> None:
    """One worker is not enough then."""
    variant(numbers__open_workers="2")
    state = scene()
    quarry = place(state, "quarry", 1)
    give(state, "worker:1 iron:1")
    assert not offered(ask(state), "work", quarry)
    give(state, "worker:1")
    choose(ask(state), "work", quarry)
    assert has(state, "iron:1 brick:1")


@pytest.mark.rule("S51-9")
def test_a_power_station_has_nothing_of_its_own_to_repeat(variant: Any) -> None:
    """What produces again is the School beside it."""
    variant(base__archive__effect="1 worker -> produce again")
    state = scene(deck="winter")
    archive = place(state, "archive")
    place(state, "power-station")
    place(state, "school")
    give(state, "worker:1")
    choose(ask(state), "activate", archive)
    assert has(state, "worker:1")
