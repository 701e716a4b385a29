"""The rules of thumb: legal, of one mind, and different in style."""

from __future__ import annotations

import random

import pytest

from spielwerk.bots.counterweight import thumb as counterweight as thumb
from spielwerk.games.counterweight.action import PlayActions
from spielwerk.games.counterweight.balance import Contribute
from spielwerk.games.counterweight.docking import Docking
from spielwerk.games.counterweight.resources import Request
from spielwerk.games.counterweight.state import (
    AMOUNT,
    LAND,
    PAY,
    CounterweightState,
)
from spielwerk.games.counterweight.targets import Pocket
from tests.counterweight.invariants import check
from tests.counterweight.tables import bare, erupt, fly, game, go, site


def says(state: CounterweightState, style: str) -> object:
    """What a style chooses here."""
    return thumb.choose(state, random.Random(0), thumb.STYLES[style])


@pytest.mark.parametrize("style", thumb.STYLES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_whole_games(style: str, players: int) -> None:
    """Every choice is an open one, and the same state gets the same answer."""
    for seed in range(4):
        switches = {"placement": "beside", "anchor": "chosen"} if seed % 2 else {}
        state = game().new(players, seed, switches)
        while not state.over:
            option = says(state, style)
            assert option in state.options()
            assert says(state.copy(), style) == option
            state.apply(option)  # type: ignore[arg-type]
        check(state)
        assert thumb.interject(state, 0, random.Random(0), 0.5) is None


def test_it_keeps_a_reserve_when_it_orders() -> None:
    """Enough stays to pay the balance; the selfish leave less."""
    state = bare()
    for key in ("hull-breach", "quarantine"):
        erupt(state, key)
    site(state, "casino", 1, "solid-build")
    go(state, Request())
    orders = {style: says(state, style) for style in thumb.STYLES}
    assert orders["loyal"] == AMOUNT | 4
    assert orders["selfish"] == AMOUNT | 7


def test_it_lands_freight_that_is_needed() -> None:
    """A full freighter at position 2 is worth an influence."""
    state = bare()
    site(state, "casino", 1, "solid-build")
    ship = fly(state, "supply-transporter", 2, 6)
    go(state, Docking())
    assert says(state, "loyal") == LAND | ship


def test_styles_differ_where_the_station_and_oneself_compete() -> None:
    """Emergencies, pockets, contributions."""
    state = bare()
    rumours = erupt(state, "rumours")
    go(state, PlayActions())
    assert says(state, "loyal") == PAY | rumours
    assert says(state, "selfish") == 0
    state = bare()
    site(state, "casino", 1, "solid-build")
    go(state, Pocket(0, 4))
    assert says(state, "loyal") == AMOUNT
    assert says(state, "selfish") == AMOUNT | 4
    state = bare()
    go(state, Contribute(0, 4))
    assert says(state, "loyal") == AMOUNT | 2
    assert says(state, "selfish") == AMOUNT
