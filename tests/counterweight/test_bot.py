"""The rules of thumb: legal, of one mind, and different in style."""

from __future__ import annotations

import random

import pytest

from spielwerk.bots.counterweight import thumb
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.balance import Contribute
from spielwerk.games.counterweight.rules.docking import Docking
from spielwerk.games.counterweight.rules.effects.gains import Pocket
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import AMOUNT, LAND, PAY
from tests.counterweight.invariants import check
from tests.counterweight.scene import erupt, fly, scene, site, start, the_game


def says(state: CounterweightState, style: str) -> object:
    """What a style chooses here."""
    return thumb.choose(state, random.Random(0), thumb.STYLES[style])


@pytest.mark.parametrize("style", thumb.STYLES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_whole_games(style: str, players: int) -> None:
    """Every choice is an open one, and the same state gets the same answer."""
    for seed in range(4):
        switches = {"placement": "beside", "anchor": "chosen"} if seed % 2 else {}
        state = the_game().new(players, seed, switches)
        while not state.over:
            option = says(state, style)
            assert option in state.options()
            assert says(state.copy(), style) == option
            state.apply(option)  # type: ignore[arg-type]
        check(state)


def test_it_keeps_a_reserve_when_it_orders() -> None:
    """Enough stays to pay the balance; the selfish leave less."""
    state = scene()
    for key in ("hull-breach", "quarantine"):
        erupt(state, key)
    site(state, "casino", 1, "solid-build")
    start(state, Request())
    orders = {style: says(state, style) for style in thumb.STYLES}
    assert orders["loyal"] == AMOUNT | 4
    assert orders["selfish"] == AMOUNT | 7


def test_it_lands_freight_that_is_needed() -> None:
    """A full freighter at position 2 is worth an influence."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    ship = fly(state, "supply-transporter", 2, 6)
    start(state, Docking())
    assert says(state, "loyal") == LAND | ship


def test_styles_differ_where_the_station_and_oneself_compete() -> None:
    """Emergencies, pockets, contributions."""
    state = scene()
    rumours = erupt(state, "rumours")
    start(state, PlayActions())
    assert says(state, "loyal") == PAY | rumours
    assert says(state, "selfish") == 0
    state = scene()
    site(state, "casino", 1, "solid-build")
    start(state, Pocket(0, 4))
    assert says(state, "loyal") == AMOUNT
    assert says(state, "selfish") == AMOUNT | 4
    state = scene()
    start(state, Contribute(0, 4))
    assert says(state, "loyal") == AMOUNT | 2
    assert says(state, "selfish") == AMOUNT
