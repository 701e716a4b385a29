"""RB-5: Rebels among themselves."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.games.rebellion.verbs import ALL, BUY, DONE, LINK, counts, gift
from tests.rebellion.scene import (
    ALL_LANDS,
    EMPIRE,
    GREEN,
    RED,
    asked,
    land,
    port,
    scene,
    the_game,
    told,
)


@pytest.mark.rule("RB-5", "RB-5.1")
def test_rebels_give_at_any_time() -> None:
    """Also in the Empire's turn; the question asked stays the same."""
    state = scene(3, EMPIRE, purse={EMPIRE: 20, RED: 12, GREEN: 0}, listen=True)
    before = list(state.options())
    assert state.unasked(1).asks(state) == 1
    assert list(state.interjections(1)) == [gift(RED, GREEN, n) for n in (1, 5, 10, ALL)]
    state.interject(1, gift(RED, GREEN, 5))
    assert (state.purse[RED], state.purse[GREEN]) == (7, 5)
    assert (list(state.options()), state.player) == (before, EMPIRE)
    assert told(state, "gave") == [(RED, GREEN, 5)]
    state.interject(1, gift(RED, GREEN, ALL))
    assert (state.purse[RED], state.purse[GREEN]) == (0, 12)


@pytest.mark.rule("RB-5.1")
def test_the_empire_gives_and_gets_nothing() -> None:
    """Gifts are a matter of Rebels, and of those who have something."""
    state = scene(3, EMPIRE, purse={EMPIRE: 20, RED: 0, GREEN: 3})
    assert list(state.interjections(0)) == []
    assert list(state.interjections(1)) == []
    assert list(state.interjections(2)) == [gift(GREEN, RED, 1), gift(GREEN, RED, ALL)]
    with pytest.raises(spielwerk.IllegalMove):
        state.interject(2, gift(GREEN, EMPIRE, 1))


@pytest.mark.rule("RB-5.1")
def test_a_gift_opens_new_options() -> None:
    """Who is just asked can use what he was given."""
    state = scene(3, RED, purse={RED: 4, GREEN: 30})
    state.apply(BUY + land("purple", 1))
    assert state.options() == counts(1, 2)
    state.interject(2, gift(GREEN, RED, 10))
    assert asked(state) == "purchase-count"
    assert state.options() == counts(1, 7)


@pytest.mark.rule("RB-5.1", "RB-1.2")
def test_a_lone_rebel_moves_credits_between_his_colours() -> None:
    """One decider, two purses."""
    state = scene(3, EMPIRE, 2, purse={EMPIRE: 20, RED: 1, GREEN: 2})
    assert list(state.interjections(1)) == [
        gift(RED, GREEN, ALL),
        gift(GREEN, RED, 1),
        gift(GREEN, RED, ALL),
    ]


@pytest.mark.rule("RB-5.1", "RB-1.3")
def test_the_fallen_get_nothing() -> None:
    """By the switch a Rebel without a land is out and takes no gifts."""
    few = dict.fromkeys(ALL_LANDS, EMPIRE) | dict.fromkeys(ALL_LANDS[:3], RED)
    state = scene(3, EMPIRE, owner=few, purse={RED: 5, GREEN: 0}, fallen="bank")
    assert list(state.interjections(1)) == []


@pytest.mark.rule("RB-5.1", "RB-1.3")
def test_who_has_no_land_gives_and_gets() -> None:
    """Without a land one is not without allies."""
    few = dict.fromkeys(ALL_LANDS, EMPIRE) | dict.fromkeys(ALL_LANDS[:3], RED)
    state = scene(3, EMPIRE, owner=few, purse={EMPIRE: 9, RED: 5, GREEN: 7})
    state.interject(1, gift(RED, GREEN, ALL))
    assert (state.purse[RED], state.purse[GREEN]) == (0, 12)
    state.interject(2, gift(GREEN, RED, 10))
    assert (state.purse[RED], state.purse[GREEN]) == (10, 2)


@pytest.mark.rule("RB-5.1", "RB-4.3")
def test_the_last_credit_does_not_end_the_purchase() -> None:
    """Who has spent all is still asked while an ally could give, and buys on with a gift."""
    state = scene(3, RED, purse={RED: 2, GREEN: 30})
    state.apply(BUY + land("purple", 1))
    assert (asked(state), list(state.options())) == ("purchase", [DONE])
    state.interject(2, gift(GREEN, RED, 10))
    assert BUY + land("purple", 1) in state.options()
    state.apply(DONE)
    assert state.faction == EMPIRE


@pytest.mark.rule("RB-5.1", "RB-4.4")
def test_an_empty_purse_does_not_end_the_connection() -> None:
    """From an own port bridges could be built with what allies have."""
    state = scene(4, RED, owner={port("red"): RED}, purse={RED: 0, GREEN: 30})
    assert (asked(state), list(state.options())) == ("connection", [DONE])
    state.interject(2, gift(GREEN, RED, ALL))
    assert LINK in state.options()


@pytest.mark.rule("RB-5.1")
def test_when_the_game_is_over_nobody_gives() -> None:
    """After the end nothing happens any more."""
    state = the_game().new(3, 1)
    state.purse[RED] = 5
    state.finish("limit")
    assert list(state.interjections(1)) == []
