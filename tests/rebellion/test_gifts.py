"""RB-5: Rebels among themselves."""

from __future__ import annotations

import pytest

import spielwerk
from tests.rebellion.scene import EMPIRE, GREEN, RED, asked, land, scene, the_game, told


@pytest.mark.rule("RB-5", "RB-5.1")
def test_rebels_give_at_any_time() -> None:
    """Also in the Empire's turn; the question asked stays the same."""
    state = scene(3, EMPIRE, purse={EMPIRE: 20, RED: 12, GREEN: 0}, listen=True)
    before = list(state.options())
    assert list(state.interjections(RED)) == [
        (RED, GREEN, 1),
        (RED, GREEN, 5),
        (RED, GREEN, 10),
        (RED, GREEN, 12),
    ]
    state.interject(RED, (RED, GREEN, 5))
    assert (state.purse[RED], state.purse[GREEN]) == (7, 5)
    assert (list(state.options()), state.player) == (before, EMPIRE)
    assert told(state, "gave") == [(1, 3, 5)]  # red and green, by their colours


@pytest.mark.rule("RB-5.1")
def test_the_empire_gives_and_gets_nothing() -> None:
    """Gifts are a matter of Rebels, and of those who have something."""
    state = scene(3, EMPIRE, purse={EMPIRE: 20, RED: 0, GREEN: 3})
    assert list(state.interjections(EMPIRE)) == []
    assert list(state.interjections(RED)) == []
    assert list(state.interjections(GREEN)) == [(GREEN, RED, 1), (GREEN, RED, 3)]
    with pytest.raises(spielwerk.IllegalMove):
        state.interject(GREEN, (GREEN, EMPIRE, 1))


@pytest.mark.rule("RB-5.1")
def test_a_gift_opens_new_options() -> None:
    """Who is just asked can use what he was given."""
    state = scene(3, RED, purse={RED: 2, GREEN: 30})
    state.apply(land("purple", 1))
    state = scene(3, RED, purse={RED: 4, GREEN: 30})
    state.apply(land("purple", 1))
    assert list(state.options()) == [1, 2]
    state.interject(GREEN, (GREEN, RED, 10))
    assert asked(state) == "PurchaseCount"
    assert list(state.options()) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("RB-5.1", "RB-1.2")
def test_a_lone_rebel_moves_credits_between_his_colours() -> None:
    """One decider, two purses."""
    state = scene(3, EMPIRE, 2, purse={EMPIRE: 20, RED: 1, GREEN: 2})
    assert list(state.interjections(1)) == [(1, 2, 1), (2, 1, 1), (2, 1, 2)]


@pytest.mark.rule("RB-5.1", "RB-1.3")
def test_the_fallen_get_nothing() -> None:
    """A Rebel who is out takes no gifts."""
    state = scene(
        3, EMPIRE, owner=dict.fromkeys(range(3), RED) | dict.fromkeys(range(3, 32), EMPIRE)
    )
    state.purse[RED] = 5
    assert list(state.interjections(RED)) == []


@pytest.mark.rule("RB-5.1")
def test_when_the_game_is_over_nobody_gives() -> None:
    """After the end nothing happens any more."""
    state = the_game().new(3, 1)
    state.purse[RED] = 5
    state.finish("limit")
    assert list(state.interjections(RED)) == []
