"""RB-4.6: moving troops."""

from __future__ import annotations

import pytest

from spielwerk.games.rebellion.rules.movement import Movement, connected
from spielwerk.games.rebellion.verbs import COUNT, DONE, MOVE, MOVE_TO, counts, gift
from tests.rebellion.scene import EMPIRE, GREEN, RED, asked, choose, land, port, say, scene

BLUE = [land("light-blue", number) for number in range(1, 7)]
PURPLE = [land("purple", number) for number in range(1, 4)]


@pytest.mark.rule("RB-4.6")
def test_a_batch_of_five_for_a_credit() -> None:
    """Up to five units, from several lands and to several, for one credit."""
    state = scene(6, units={BLUE[0]: 4, BLUE[1]: 6}, purse={RED: 1})
    choose(state, MOVE + BLUE[0], MOVE_TO + BLUE[3])
    assert state.options() == counts(1, 3)
    choose(state, COUNT + 3)
    assert (state.units[BLUE[0]], state.units[BLUE[3]], state.purse[RED]) == (1, 5, 0)
    assert asked(state) == "movement"
    choose(state, MOVE + BLUE[1], MOVE_TO + BLUE[2], COUNT + 2)
    assert (state.units[BLUE[1]], state.units[BLUE[2]]) == (4, 4)
    assert state.faction == EMPIRE  # five have moved and the purse is empty


@pytest.mark.rule("RB-4.6")
def test_batches_can_be_repeated() -> None:
    """Every further batch costs a credit."""
    state = scene(6, units={BLUE[0]: 20}, purse={RED: 3})
    choose(state, *[MOVE + BLUE[0], MOVE_TO + BLUE[3], COUNT + 5] * 2)
    assert (state.units[BLUE[3]], state.purse[RED]) == (12, 1)
    choose(state, DONE)
    assert state.faction == EMPIRE


@pytest.mark.rule("RB-4.6")
def test_every_land_keeps_a_unit() -> None:
    """A land with one unit sends nobody."""
    state = scene(6, units={BLUE[0]: 1}, purse={RED: 1})
    assert MOVE + BLUE[0] not in state.options()
    assert MOVE + BLUE[1] in state.options()


@pytest.mark.rule("RB-4.6")
def test_units_travel_through_connected_own_lands() -> None:
    """Any distance along the ring; an enemy port or gap is in the way."""
    state = scene(6, owner={BLUE[2]: EMPIRE, BLUE[4]: EMPIRE}, purse={RED: 1})
    assert connected(state, BLUE[0]) == [BLUE[1], BLUE[5]]
    assert MOVE + BLUE[3] not in state.options()  # cut off: nowhere to go


@pytest.mark.rule("RB-4.6")
def test_connected_own_ports_lead_through_space() -> None:
    """Bridges between own ports connect their planets; to another's port they lead nobody."""
    own = {port("purple"): RED, port("light-blue"): RED}
    state = scene(6, owner=own, purse={RED: 1}, links=(8 + 3,))
    assert set(connected(state, PURPLE[0])) == {
        *PURPLE[1:],
        *BLUE,
        port("purple"),
        port("light-blue"),
    }
    state = scene(6, owner={port("purple"): RED}, purse={RED: 1}, links=(8 + 3,))
    assert not set(connected(state, PURPLE[0])) & {*BLUE, port("light-blue")}


@pytest.mark.rule("RB-4.6")
def test_without_credits_nobody_moves() -> None:
    """The phase is passed over."""
    assert scene(6, purse={RED: 0}).faction == EMPIRE


@pytest.mark.rule("RB-4.6")
def test_a_batch_stays_in_one_connection() -> None:
    """„in einer Verbindung“: units of another group of lands need a batch of their own."""
    units = {BLUE[0]: 4, PURPLE[0]: 4}
    state = scene(6, units=units, purse={RED: 2, GREEN: 0}, listen=True)
    choose(state, MOVE + BLUE[0], MOVE_TO + BLUE[3], COUNT + 3)
    assert say(state, MOVE + PURPLE[0]) == "From Bellmead (4 units), a new batch"
    assert say(state, MOVE + BLUE[1]).endswith("(2 units)")
    choose(state, MOVE + PURPLE[0])
    assert state.purse[RED] == 0
    choose(state, MOVE_TO + PURPLE[1], COUNT + 2)
    assert state.decision == Movement(3, PURPLE[0])
    assert MOVE + BLUE[1] not in state.options()  # what was left of the first batch is gone
    assert MOVE + PURPLE[0] in state.options()


@pytest.mark.rule("RB-4.6")
def test_by_the_switch_a_batch_goes_anywhere() -> None:
    """One credit for units on several planets."""
    units = {BLUE[0]: 4, PURPLE[0]: 4}
    state = scene(6, units=units, purse={RED: 1, GREEN: 0}, batch="anywhere")
    choose(state, MOVE + BLUE[0], MOVE_TO + BLUE[3], COUNT + 3)
    choose(state, MOVE + PURPLE[0], MOVE_TO + PURPLE[1], COUNT + 2)
    assert (state.units[PURPLE[1]], state.purse[RED], state.faction) == (4, 0, EMPIRE)


@pytest.mark.rule("RB-4.6")
def test_several_batches_go_in_one_word() -> None:
    """Twelve units cost three batches; what is left of the last one can still be used."""
    state = scene(6, units={BLUE[0]: 20}, purse={RED: 3, GREEN: 0})
    choose(state, MOVE + BLUE[0], MOVE_TO + BLUE[3])
    assert state.options() == counts(1, 15)
    assert say(state, COUNT + 5) == "5 units"
    assert say(state, COUNT + 12) == "12 units, 2 credits more"
    choose(state, COUNT + 12)
    assert (state.units[BLUE[3]], state.purse[RED]) == (14, 0)
    assert state.decision == Movement(3, BLUE[0])


@pytest.mark.rule("RB-4.6", "RB-5.1")
def test_an_empty_purse_does_not_end_movement_while_an_ally_could_give() -> None:
    """The player is asked, and a gift opens the choices anew."""
    state = scene(6, units={BLUE[0]: 4}, purse={RED: 0, GREEN: 5})
    assert (asked(state), list(state.options())) == ("movement", [DONE])
    state.interject(2, gift(GREEN, RED, 1))
    assert MOVE + BLUE[0] in state.options()
    choose(state, DONE)
    assert state.faction == EMPIRE
