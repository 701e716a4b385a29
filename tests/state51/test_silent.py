"""In simulations nobody listens: the same happens, and nothing is told."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.games.state51.rules.production import Production
from tests.state51.scene import (
    Pause,
    answer,
    ask,
    asked,
    choose,
    give,
    hand,
    has,
    option,
    place,
    put_on_top,
    scene,
    the_game,
    tuck,
)


def silent(players: int, deck: str) -> Any:
    """A table to which nobody listens."""
    state = scene(players, deck)
    state.events = None
    return state


@pytest.mark.rule("S51-9")
def test_special_cards_work_unheard() -> None:
    """Suppliers, Camino Real and the Production Manager."""
    state = silent(2, "winter")
    place(state, "suppliers")
    place(state, "school", 1)
    boiler = place(state, "boiler-room", 1)
    state.stack = [Pause(), Production()]
    ask(state)
    answer(state, boiler)
    assert has(state, "worker:5 grey:1 iron:1")
    state = silent(2, "winter")
    real = place(state, "camino-real")
    tuck(state, "quarry", 1)
    give(state, "worker:1")
    choose(ask(state), "activate", real)
    assert has(state, "brick:1")
    state = silent(2, "new_era")
    manager = place(state, "production-manager")
    place(state, "boiler-room")
    give(state, "worker:2")
    choose(ask(state), "activate", manager)
    assert state.goods[5] == 2


@pytest.mark.rule("S51-8.3")
def test_an_attack_unheard() -> None:
    """A shield holds, the next location falls."""
    for shielded, points in ((True, 0), (False, 2)):
        state = silent(1, "base")
        school = place(state, "school")
        state.shields = state.rules.bit[school] if shielded else 0
        put_on_top(state, "archive")
        give(state, "worker:4")
        choose(ask(state), "trade", 0)
        choose(state, "done")
        assert state.vp[1] == points


def test_what_another_seat_believes_can_be_asked_too() -> None:
    """Re-dealt for somebody else, the question is put to the hand that was dealt instead."""
    state = scene()
    card = hand(state, "church")
    give(state, "grey:3")
    ask(state)
    believed = the_game().redeal(state, 1, 3)
    assert believed.hands[0] != (card,)
    assert asked(believed) == "turn"
    assert believed.options()[0] == option("build", believed.hands[0][0])
    lines = the_game().picture(state, None)
    assert not any(
        not isinstance(line, str) and line["id"] == "picture-hand-card" for line in lines
    )
