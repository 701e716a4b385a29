"""A newcomer can learn the game from the rulebook: what comes first, and its worked examples."""

from __future__ import annotations

import pytest

from spielwerk.engine.book import ANCHOR, ids, section
from spielwerk.engine.words import LANGUAGES
from spielwerk.games.rebellion.data.things import PLANETS
from spielwerk.games.rebellion.rules.connection import link_price
from spielwerk.games.rebellion.rules.pay import blocks
from spielwerk.games.rebellion.rules.purchase import Purchase
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import AGREE, BUY_LAND
from tests.rebellion.scene import (
    ALL_LANDS,
    BLUE,
    EMPIRE,
    GREEN,
    RED,
    asked,
    choose,
    land,
    order,
    port,
    scene,
    the_board,
    the_game,
)


def load(state: RebellionState, *dice: tuple[int, int]) -> None:
    """The next dice fall like this: sides and result."""
    for seed in range(100_000):
        trial = state.copy()
        trial.rng = seed
        if all(trial.roll(sides) == result for sides, result in dice):
            state.rng = seed
            return
    raise AssertionError(f"{dice} never fall")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_aim_round_and_words_come_before_the_first_rule(lang: str) -> None:
    """Whoever begins to read learns first what it is all about."""
    book = the_game().rulebook(lang)
    assert ids(book)[:5] == ["aim", "round", "words", "ours", "RB-1"]
    assert {"land", "port", "unit", "credit", "bridge", "connected", "faction"} <= {
        *ANCHOR.findall(str(section(book, "words")))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_is_marked(lang: str) -> None:
    """Every ruling beside its rule; the board, the names and the title as a whole."""
    book = the_game().rulebook(lang)
    for rule in (
        *("RB-1.2", "RB-1.3", "RB-1.4", "RB-1.5", "RB-2.1", "RB-2.2", "RB-2.3", "RB-2.4"),
        *("RB-2.5", "RB-2.6", "RB-3.1", "RB-3.3", "RB-4.1", "RB-4.3", "RB-4.4", "RB-4.5"),
        *("RB-4.6", "RB-4.7", "RB-5.1"),
    ):
        assert "](#ours)" in str(section(book, rule)), rule
    assert "Monsieur Bernard" in str(section(book, "credits"))
    assert str(section(book, "ours")).count("\n- **") == 3


@pytest.mark.rule("RB-4.5")
def test_the_worked_battle_is_true() -> None:
    """Three rolls for Skyport, as the rulebook tells them."""
    gulls, pearls, sky = land("light-blue", 1), land("light-blue", 2), port("light-blue")
    state = scene(5, units={gulls: 8, pearls: 5}, purse={RED: 10}, owner={sky: EMPIRE})
    assert (state.rules.sides[11], state.rules.sides[9], state.rules.sides[5]) == (10, 6, 6)

    def attack(attackers: tuple[int, int], defenders: tuple[int, int], **sent: int) -> None:
        load(state, attackers, defenders)
        wanted = {gulls: sent["gulls"], pearls: sent["pearls"]}
        choose(state, *the_game().order(state, {"do": "attack", "target": sky, "from": wanted}))

    attack((10, 7), (6, 4), gulls=7, pearls=4)
    assert state.units[sky] == 2
    attack((10, 2), (6, 6), gulls=7, pearls=4)
    assert asked(state) == "losses"
    order(state, do="losses", on={pearls: 2})
    assert (state.units[gulls], state.units[pearls], state.purse[RED]) == (8, 3, 8)
    attack((6, 5), (6, 1), gulls=7, pearls=2)
    assert (state.owner[sky], state.units[sky]) == (RED, 9)
    assert (state.units[gulls], state.units[pearls], state.purse[RED]) == (1, 1, 7)


@pytest.mark.rule("RB-4.4")
def test_the_worked_bridge_is_true() -> None:
    """From Ember on field 2 to Cobalt on field 6: two bridges for two credits."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 10})
    board = state.rules
    ember, cobalt = PLANETS.index("red"), PLANETS.index("dark-blue")
    place = list(state.place)
    for planet in board.planets:
        place[planet] = board.first_field[planet] + board.fields[planet] // 2
    place[ember] = board.first_field[ember] + 1
    place[cobalt] = board.first_field[cobalt] + 5
    state.place = tuple(place)
    assert link_price(state, ember, cobalt) == (2, 2)


@pytest.mark.rule("RB-1.3")
def test_the_worked_come_back_is_true() -> None:
    """Blue buys Owlwood from Green and seven units, and has a credit left for a roll."""
    owls = land("dark-green", 3)
    lost = {place: EMPIRE for place in ALL_LANDS if place // 10 in (2, 3)}
    numbers = the_board().numbers
    state = scene(
        3,
        BLUE,
        4,
        owner={**lost, owls: GREEN},
        units={owls: 3},
        purse={BLUE: numbers.minimum_income, GREEN: 0},
    )
    assert state.lands[BLUE] == 0
    assert isinstance(state.decision, Purchase)
    choose(state, BUY_LAND + owls)
    assert asked(state) == "consent"
    choose(state, AGREE + owls)
    assert (state.owner[owls], state.units[owls], state.purse[GREEN]) == (BLUE, 1, 5)
    order(state, do="buy", on={owls: 7})
    assert (state.units[owls], state.purse[BLUE]) == (8, 1)
    assert owls in state.rules.near[port("dark-green")]


@pytest.mark.rule("RB-4.7")
def test_the_worked_pay_is_true() -> None:
    """12, 6 and 3 units cost 2, 1 and nothing."""
    assert [blocks(the_board(), units) for units in (12, 6, 3)] == [2, 1, 0]
    assert blocks(the_board(), 21) == 4
