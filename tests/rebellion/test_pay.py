"""RB-4.7: pay."""

from __future__ import annotations

import pytest

from spielwerk.games.rebellion.rules.pay import blocks, due
from spielwerk.games.rebellion.verbs import ALL, COUNT, DISMISS, DONE, counts, gift
from tests.rebellion.scene import (
    EMPIRE,
    GREEN,
    RED,
    asked,
    choose,
    land,
    say,
    scene,
    the_board,
    the_game,
    told,
)

ONE, TWO, THREE = (land("purple", number) for number in (1, 2, 3))


@pytest.mark.rule("RB-4.7")
@pytest.mark.parametrize(
    ("units", "credits"), [(1, 0), (5, 0), (6, 1), (10, 1), (11, 2), (21, 4), (26, 5)]
)
def test_five_are_free_every_further_five_cost_a_credit(units: int, credits: int) -> None:
    """21 units cost 4 credits, as in the prototype's example."""
    assert blocks(the_board(), units) == credits


@pytest.mark.rule("RB-4.7")
def test_pay_is_compulsory() -> None:
    """Who can pay, pays for all lands."""
    state = scene(7, units={ONE: 21, TWO: 6}, purse={RED: 9}, listen=True)
    assert state.purse[RED] == 4
    assert told(state, "paid") == [(RED, 5)]
    assert state.units[ONE] == 21


@pytest.mark.rule("RB-4.7")
def test_who_owes_nothing_pays_nothing() -> None:
    """No word is made of it."""
    state = scene(7, purse={RED: 9}, listen=True)
    assert told(state, "paid") == []
    assert state.purse[RED] == 9


@pytest.mark.rule("RB-4.7")
def test_the_player_chooses_who_goes_unpaid() -> None:
    """Land by land, as many blocks as the purse can't pay; then the rest is paid."""
    state = scene(7, units={ONE: 21, TWO: 12, THREE: 7}, purse={RED: 4}, listen=True)
    assert due(state, RED) == 4 + 2 + 1
    assert list(state.options()) == [DISMISS + ONE, DISMISS + TWO, DISMISS + THREE]
    choose(state, DISMISS + ONE)
    assert state.options() == counts(1, 3)
    choose(state, COUNT + 2)
    assert state.units[ONE] == 15  # the single unit of the last block, then five
    choose(state, DISMISS + TWO)
    assert state.units[TWO] == 10
    assert (state.units[THREE], state.purse[RED], state.faction) == (7, 0, EMPIRE)
    assert state.troops[RED] == 15 + 10 + 7 + 18
    assert [gone for _, _, gone in told(state, "dismissed")] == [6, 2]


@pytest.mark.rule("RB-4.7")
def test_other_lands_may_be_too_small_to_bear_it() -> None:
    """The least number asked of a land is what the others can't bear."""
    state = scene(7, units={ONE: 21, TWO: 7}, purse={RED: 1})
    choose(state, DISMISS + ONE)
    assert state.options() == counts(3, 4)
    choose(state, COUNT + 3, DISMISS + TWO)
    assert (state.units[ONE], state.units[TWO], state.purse[RED]) == (10, 5, 0)


@pytest.mark.rule("RB-4.7")
def test_with_an_empty_purse_all_blocks_leave() -> None:
    """There is nothing to choose; the first five of a land always stay."""
    state = scene(7, units={ONE: 21, TWO: 12}, purse={RED: 0, GREEN: 0})
    assert (state.units[ONE], state.units[TWO], state.faction) == (5, 5, EMPIRE)


@pytest.mark.rule("RB-4.7", "RB-5.1")
def test_an_ally_can_pay_the_troops() -> None:
    """A gift in time saves blocks; if it is enough, the question is gone."""
    state = scene(7, units={ONE: 21, TWO: 12}, purse={RED: 3, GREEN: 10})
    choose(state, DISMISS + ONE)
    assert asked(state) == "unpaid"
    state.interject(state.seats[GREEN], gift(GREEN, RED, 5))
    assert (state.units[ONE], state.purse[RED], state.faction) == (21, 2, EMPIRE)


@pytest.mark.rule("RB-4.7", "RB-5.1")
def test_nobody_leaves_unasked_while_an_ally_could_pay() -> None:
    """„Alle nicht besoldeten Einheiten kommen aus dem Spiel“, but first the allies are waited for.

    Red has spent the last credit, green holds sixty: the gift pays the troops.
    """
    state = scene(7, units={ONE: 21}, purse={RED: 0, GREEN: 60})
    assert (asked(state), state.player, state.units[ONE]) == ("shortage", RED, 21)
    assert state.decision.why_not(state, DONE) is None
    state.interject(2, gift(GREEN, RED, 1))
    assert list(state.options()) == [DISMISS + ONE]  # one block is paid, three are not
    state.interject(2, gift(GREEN, RED, 5))
    assert (state.units[ONE], state.purse[RED], state.faction) == (21, 2, EMPIRE)


@pytest.mark.rule("RB-4.7")
def test_pay_may_be_free() -> None:
    """With a price of 0 nobody leaves and nothing is paid."""
    changes = {"board-standard.numbers.pay_price": "0"}
    state = scene(7, units={ONE: 40}, purse={RED: 0}, changes=changes)
    assert (state.units[ONE], state.purse[RED]) == (40, 0)


@pytest.mark.rule("RB-4.7", "RB-5.1")
def test_who_gives_his_pay_away_has_nothing_to_choose() -> None:
    """Without a credit left all blocks leave; with enough of them nobody is asked any more."""
    state = scene(7, units={ONE: 21, TWO: 12}, purse={RED: 3, GREEN: 10}, listen=True)
    assert asked(state) == "shortage"
    poor = state.copy()
    poor.interject(1, gift(RED, GREEN, ALL))
    assert list(poor.options()) == [DONE]  # green could give it back
    assert say(poor, DONE) == "The 23 unpaid units leave"
    assert the_game().table(poor, 1)["share"] is None
    choose(poor, DONE)
    assert (poor.units[ONE], poor.units[TWO], poor.faction) == (5, 5, EMPIRE)
    state.interject(2, gift(GREEN, RED, 5))
    assert (state.units[ONE], state.units[TWO], state.purse[RED]) == (21, 12, 2)
