"""RB-4.3 and RB-5.2: units from the box, lands from allies."""

from __future__ import annotations

import pytest

from spielwerk.engine.option import thing_of
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import AGREE, BUY, BUY_LAND, COUNT, DONE, REFUSE, counts, gift
from tests.rebellion.scene import (
    ALL_LANDS,
    EMPIRE,
    GREEN,
    RED,
    asked,
    choose,
    land,
    port,
    scene,
    told,
)

ORANGE = land("orange", 1)
PURPLE = land("purple", 1)


def owners(state: RebellionState) -> set[int]:
    """Whose lands are offered."""
    return {state.owner[thing_of(option)] for option in state.options() if option != DONE}


@pytest.mark.rule("RB-4.3")
def test_a_unit_costs_two_credits_and_goes_on_any_own_land() -> None:
    """Buy here and there, until the credits are spent."""
    state = scene(3, purse={RED: 9})
    choose(state, BUY + PURPLE)
    assert state.options() == counts(1, 4)
    choose(state, COUNT + 3)
    assert (state.units[PURPLE], state.purse[RED], state.troops[RED]) == (5, 3, 27)
    assert BUY + port("purple") not in state.options()
    choose(state, BUY + PURPLE)
    assert (state.units[PURPLE], state.purse[RED]) == (6, 1)
    assert state.faction == EMPIRE  # a single credit buys nothing


@pytest.mark.rule("RB-4.3", "RB-2.1")
def test_the_box_has_150_units_of_a_colour() -> None:
    """Nobody buys more than that, and with all of them on the board not even an ally's land."""
    state = scene(3, units={PURPLE: 127}, purse={RED: 50})
    choose(state, BUY + PURPLE)
    assert state.troops[RED] == 150
    assert state.faction == EMPIRE


@pytest.mark.rule("RB-4.3", "RB-5.2")
def test_an_allys_land_is_bought_with_his_consent() -> None:
    """His units leave, the buyer has one there and pays him five credits."""
    state = scene(3, units={ORANGE: 4}, purse={RED: 8, GREEN: 1}, listen=True)
    choose(state, BUY_LAND + ORANGE)
    assert (asked(state), state.player) == ("consent", 2)
    choose(state, AGREE + ORANGE)
    assert (state.owner[ORANGE], state.units[ORANGE]) == (RED, 1)
    assert (state.purse[RED], state.purse[GREEN]) == (3, 6)
    assert (state.lands[RED], state.lands[GREEN]) == (13, 11)
    assert (state.troops[RED], state.troops[GREEN]) == (25, 22)
    assert state.player == RED
    assert len(told(state, "sold")) == 1


@pytest.mark.rule("RB-4.3")
def test_the_bank_may_get_the_price() -> None:
    """By the switch the seller gets nothing."""
    state = scene(3, purse={RED: 8, GREEN: 1}, land_payee="bank")
    choose(state, BUY_LAND + ORANGE, AGREE + ORANGE)
    assert (state.purse[RED], state.purse[GREEN]) == (3, 1)


@pytest.mark.rule("RB-4.3", "RB-5.2")
def test_a_seller_may_refuse_and_is_not_asked_again() -> None:
    """Nothing changes hands, and the land is not offered again in this phase."""
    state = scene(3, purse={RED: 8}, listen=True)
    choose(state, BUY_LAND + ORANGE, REFUSE + ORANGE)
    assert (state.owner[ORANGE], state.purse[RED], state.player) == (GREEN, 8, RED)
    assert BUY_LAND + ORANGE not in state.options()
    assert BUY_LAND + land("orange", 2) in state.options()
    assert len(told(state, "refused")) == 1


@pytest.mark.rule("RB-4.3")
def test_the_empire_buys_no_lands() -> None:
    """Sales are a matter of Rebels."""
    state = scene(3, EMPIRE, purse={EMPIRE: 30})
    assert owners(state) == {EMPIRE}
    state = scene(3, RED, purse={RED: 30})
    assert EMPIRE not in owners(state)


@pytest.mark.rule("RB-4.3", "RB-5.1")
def test_a_sale_falls_through_when_the_price_was_given_away() -> None:
    """The buyer can lose the price by a gift while the seller thinks."""
    state = scene(3, purse={RED: 8, GREEN: 0})
    choose(state, BUY_LAND + ORANGE)
    state.interject(RED, gift(RED, GREEN, 5))
    assert (state.owner[ORANGE], state.purse[RED]) == (GREEN, 3)
    assert (asked(state), state.player) == ("purchase", RED)


@pytest.mark.rule("RB-4.3", "RB-1.3")
@pytest.mark.parametrize(("fallen", "purse"), [("stays", 5), ("bank", 0)])
def test_the_last_land_may_be_sold(fallen: str, purse: int) -> None:
    """However a Rebel lost it: he plays on with the price, or by the switch is out without it."""
    last = dict.fromkeys(ALL_LANDS, EMPIRE) | {PURPLE: RED, ORANGE: GREEN}
    state = scene(3, owner=last, purse={RED: 5}, fallen=fallen)
    choose(state, BUY_LAND + ORANGE, AGREE + ORANGE)
    assert (state.lands[GREEN], state.purse[GREEN]) == (0, purse)
    assert not state.over


@pytest.mark.rule("RB-4.3")
def test_land_and_units_have_their_own_limits() -> None:
    """Who can pay for a unit but not for a land sees only own lands, and the other way round."""
    state = scene(3, purse={RED: 4})
    assert owners(state) == {RED}
    changes = {"board-standard.numbers.unit_price": "9"}
    state = scene(3, purse={RED: 6}, changes=changes)
    assert owners(state) == {GREEN}
