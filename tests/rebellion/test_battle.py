"""RB-4.5: battle."""

from __future__ import annotations

import pytest

from spielwerk.games.rebellion.verbs import ALL, ATTACK, DONE, LOSE, MUSTER, SEND, counts, gift
from tests.rebellion.conftest import Fall
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

PORT = port("purple")
ONE, TWO, THREE = (land("purple", number) for number in (1, 2, 3))


@pytest.mark.rule("RB-4.5")
def test_only_what_lies_next_to_a_force_can_be_attacked() -> None:
    """Enemy lands next to own lands that can spare a unit."""
    state = scene(5, purse={RED: 5})
    near = {port(planet) for planet in ("red", "purple", "dark-blue", "light-blue")}
    assert set(state.options()) == {DONE, MUSTER, *(ATTACK + one for one in near)}
    state = scene(5, units={ONE: 1, TWO: 1, THREE: 1}, purse={RED: 5})
    assert ATTACK + PORT not in state.options()


@pytest.mark.rule("RB-4.5")
def test_without_a_credit_there_is_no_battle() -> None:
    """Every roll costs one credit."""
    assert scene(5, purse={RED: 0}).faction == EMPIRE


@pytest.mark.rule("RB-4.5")
def test_joint_origins_each_keep_one_unit(dice: Fall) -> None:
    """All lands next to the target may join in with all but one of their units."""
    state = scene(5, units={ONE: 4, TWO: 3, THREE: 1}, purse={RED: 5})
    sides = dice(1, 1)
    choose(state, MUSTER, ATTACK + PORT)
    assert state.options() == (DONE, *counts(0, 3, SEND))
    choose(state, SEND + 2)
    assert state.options() == counts(0, 2, SEND)
    choose(state, SEND + 1)
    assert sides == [6, 6]
    assert state.purse[RED] == 4


@pytest.mark.rule("RB-4.5")
def test_somebody_has_to_attack() -> None:
    """If no other origin sent anybody, the last one must."""
    state = scene(5, units={ONE: 4, TWO: 3, THREE: 1}, purse={RED: 5})
    choose(state, MUSTER, ATTACK + PORT, SEND)
    assert state.options() == counts(1, 2, SEND)


@pytest.mark.rule("RB-4.5")
def test_a_port_is_attacked_from_connected_ports() -> None:
    """Bridges carry an attack from an own port to another's, but not to the lands round it."""
    state = scene(
        *(5, RED),
        owner={port("red"): RED, land("purple", 1): EMPIRE},
        units={port("red"): 8, ONE: 2, TWO: 1, THREE: 1},
        purse={RED: 5},
        links=(1,),
    )
    assert ATTACK + PORT in state.options()
    assert ATTACK + ONE not in state.options()
    choose(state, MUSTER, ATTACK + PORT)
    assert state.options() == counts(1, 7, SEND)


@pytest.mark.rule("RB-4.5")
def test_a_connection_needs_an_own_port_with_a_force_and_a_foe() -> None:
    """Ports of which none, or both, are one's own offer nothing, and a garrison stays at home."""
    both = {port("red"): RED, PORT: RED}
    alone = {ONE: 1, TWO: 1, THREE: 1, land("red", 1): 1, land("red", 2): 1}
    state = scene(5, owner=both, units=alone, purse={RED: 5}, links=(1,))
    assert not {ATTACK + PORT, ATTACK + port("red")} & set(state.options())
    state = scene(5, units=alone, purse={RED: 5}, links=(1,))
    assert not {ATTACK + PORT, ATTACK + port("red")} & set(state.options())
    state = scene(
        *(5, RED),
        owner={port("red"): RED},
        units=alone | {port("red"): 1},
        purse={RED: 5},
        links=(1,),
    )
    assert ATTACK + PORT not in state.options()


@pytest.mark.rule("RB-4.5")
@pytest.mark.parametrize(
    ("attackers", "defenders", "sides"),
    [(9, 9, [6, 6]), (10, 19, [10, 10]), (19, 20, [10, 20]), (20, 1, [20, 6])],
)
def test_dice_by_the_number_of_units(
    attackers: int, defenders: int, sides: list[int], dice: Fall
) -> None:
    """The attacker counts the units of this roll, the defender all on the land."""
    state = scene(5, units={ONE: 30, TWO: 1, THREE: 1, PORT: defenders}, purse={RED: 5, EMPIRE: 0})
    rolled = dice(1, 1)
    choose(state, MUSTER, ATTACK + PORT, SEND + attackers)
    assert rolled == sides


@pytest.mark.rule("RB-4.5")
@pytest.mark.parametrize(
    ("attackers", "defenders", "faces", "lost"),
    [
        (8, 5, (5, 2), (0, 3)),  # the difference
        (2, 5, (6, 1), (0, 2)),  # no more than the winner has
        (8, 3, (1, 6), (3, 0)),
        (2, 5, (1, 6), (2, 0)),  # no more than there are
        (8, 5, (4, 4), (0, 0)),  # a tie
    ],
)
def test_the_loser_loses_the_difference(
    attackers: int, defenders: int, faces: tuple[int, int], lost: tuple[int, int], dice: Fall
) -> None:
    """At most as many as the winner has in the fight, and at most all."""
    state = scene(5, units={ONE: 9, TWO: 1, THREE: 1, PORT: defenders}, purse={RED: 5})
    dice(*faces)
    choose(state, MUSTER, ATTACK + PORT, SEND + attackers)
    assert state.units[ONE] == 9 - lost[0]
    assert state.units[PORT] == defenders - lost[1]
    assert state.owner[PORT] == EMPIRE
    assert state.purse[RED] == 4


@pytest.mark.rule("RB-4.5")
def test_a_land_falls_and_all_attackers_move_in(dice: Fall) -> None:
    """The units of the fight occupy the land and may attack on from there."""
    state = scene(
        *(5, RED),
        owner={TWO: EMPIRE},
        units={ONE: 6, THREE: 3, PORT: 2, TWO: 2},
        purse={RED: 5},
        listen=True,
    )
    dice(6, 1, 3, 2)
    choose(state, MUSTER, ATTACK + PORT, SEND + 5, SEND + 1)
    assert (state.owner[PORT], state.units[PORT]) == (RED, 6)
    assert (state.units[ONE], state.units[THREE]) == (1, 2)
    assert told(state, "took") == [(RED, 10, 6)]
    assert (state.lands[RED], state.lands[EMPIRE]) == (12, 8)
    assert ATTACK + TWO in state.options()  # from the port just taken
    choose(state, MUSTER, ATTACK + TWO, SEND + 5, SEND)
    assert (state.units[TWO], state.purse[RED]) == (1, 3)


@pytest.mark.rule("RB-4.5")
def test_the_attacker_chooses_who_bears_the_losses(dice: Fall) -> None:
    """Losses are shared out origin by origin, as the attacker likes."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 4}, purse={RED: 5}, listen=True)
    dice(1, 5)
    choose(state, MUSTER, ATTACK + PORT, SEND + 3, SEND + 3, SEND + 1)
    assert asked(state) == "losses"
    assert state.options() == (DONE, *counts(0, 3, LOSE))
    choose(state, LOSE + 1)
    assert state.options() == (DONE, *counts(2, 3, LOSE))  # the last one can bear only one
    choose(state, LOSE + 2)
    assert (state.units[ONE], state.units[TWO], state.units[THREE]) == (3, 2, 3)
    assert state.troops[RED] == 12 - 4 + 18
    assert [lost[2] for lost in told(state, "lost")] == [1, 2, 1]


@pytest.mark.rule("RB-4.5")
def test_losses_without_a_choice_are_not_asked(dice: Fall) -> None:
    """When all are lost, or one origin fights alone, there is nothing to choose."""
    state = scene(5, units={ONE: 2, TWO: 2, THREE: 1}, purse={RED: 5})
    dice(1, 6)
    choose(state, MUSTER, ATTACK + PORT, SEND + 1, SEND + 1)
    assert asked(state) == "battle"
    assert (state.units[ONE], state.units[TWO]) == (1, 1)


@pytest.mark.rule("RB-4.5")
def test_origins_are_chosen_anew_before_every_roll(dice: Fall) -> None:
    """After a tie the same land can be attacked otherwise, as long as credits last."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 1}, purse={RED: 2})
    dice(3, 3, 3, 3)
    choose(state, MUSTER, ATTACK + PORT, SEND + 3, SEND, MUSTER, ATTACK + PORT, SEND, SEND + 2)
    assert (state.purse[RED], state.faction) == (0, EMPIRE)


@pytest.mark.rule("RB-4.5", "RB-5.1")
def test_a_gift_does_not_take_back_the_credit_of_a_roll(dice: Fall) -> None:
    """The roll is paid when the target is named, so it can go on with an empty purse."""
    state = scene(5, units={ONE: 4, TWO: 1, THREE: 1}, purse={RED: 2, GREEN: 0})
    dice(3, 3)
    choose(state, MUSTER, ATTACK + PORT)
    state.interject(RED, gift(RED, GREEN, ALL))
    assert (state.purse[RED], asked(state)) == (0, "attackers")
    choose(state, SEND + 3)
    assert (asked(state), list(state.options())) == ("battle", [DONE])  # green could give it back


@pytest.mark.rule("RB-4.5")
def test_all_others_can_be_sent_in_one_word(dice: Fall) -> None:
    """After some origins were asked, the rest joins with everybody but the garrisons."""
    state = scene(5, units={ONE: 4, TWO: 3, THREE: 2}, purse={RED: 5}, listen=True)
    dice(3, 3)
    choose(state, MUSTER, ATTACK + PORT, SEND + 1, DONE)
    assert told(state, "rolled")[0][2] == 1 + 2 + 1


@pytest.mark.rule("RB-4.5")
def test_a_force_that_was_called_may_be_sent_home() -> None:
    """Who wanted to choose and changed his mind has paid nothing."""
    state = scene(5, purse={RED: 5})
    choose(state, MUSTER)
    assert (asked(state), state.options()[0]) == ("muster", DONE)
    choose(state, DONE)
    assert (asked(state), state.purse[RED]) == ("battle", 5)


@pytest.mark.rule("RB-4.5")
def test_the_smaller_forces_can_bear_the_losses(dice: Fall) -> None:
    """In one word: the smallest first, so that the biggest keeps its die."""
    state = scene(5, units={ONE: 4, TWO: 6, THREE: 3}, purse={RED: 5})
    dice(1, 5)
    choose(state, MUSTER, ATTACK + PORT, SEND + 3, SEND + 5, SEND + 2, DONE)
    assert [state.units[one] for one in (ONE, TWO, THREE)] == [2, 6, 1]


@pytest.mark.rule("RB-4.5")
def test_a_storm_goes_on_until_the_land_falls(dice: Fall) -> None:
    """Everybody joins in, every roll is paid, and all who are left move in."""
    state = scene(5, units={ONE: 9, TWO: 5, THREE: 1, PORT: 3}, purse={RED: 9}, listen=True)
    dice(4, 3, 2, 2, 1, 2, 6, 1)
    choose(state, ATTACK + PORT)
    assert [roll[2] for roll in told(state, "rolled")] == [12, 12, 12, 11]
    assert told(state, "lost")[1] == (RED, TWO, 1)  # the smaller force
    assert (state.owner[PORT], state.units[PORT], state.purse[RED]) == (RED, 11, 5)
    assert [state.units[one] for one in (ONE, TWO, THREE)] == [1, 1, 1]


@pytest.mark.rule("RB-4.5")
@pytest.mark.parametrize(
    ("units", "purse", "faces", "rolls"),
    [
        (7, 9, (1, 6), 1),  # one against five: the odds have turned
        (7, 1, (3, 3), 1),  # no credit left
        (16, 4, (3, 3), 1),  # three credits are the pay of three blocks
        (16, 5, (3, 3, 3, 3), 2),
        (2, 9, (1, 6), 1),  # nobody left
    ],
)
def test_a_storm_stops_by_itself(
    units: int, purse: int, faces: tuple[int, ...], rolls: int, dice: Fall
) -> None:
    """Below even odds, without credits or when only the pay is left, the player is asked again."""
    defenders = {PORT: 5 if units < 16 else 2}
    others = {TWO: 1, THREE: 1}
    state = scene(
        5, units={ONE: units} | others | defenders, purse={RED: purse, GREEN: 9}, listen=True
    )
    dice(*faces)
    choose(state, ATTACK + PORT)
    assert len(told(state, "rolled")) == rolls
    assert (asked(state), state.purse[RED]) == ("battle", purse - rolls)


@pytest.mark.rule("RB-4.5")
def test_how_bold_a_storm_is_stands_in_the_board(dice: Fall) -> None:
    """With a chance of 0 it goes on to the last unit."""
    changes = {"board-standard.numbers.storm_chance": "0"}
    units = {ONE: 4, TWO: 1, THREE: 1, PORT: 5}
    state = scene(5, units=units, purse={RED: 9}, changes=changes, listen=True)
    dice(1, 2, 1, 2, 1, 2)
    choose(state, ATTACK + PORT)
    assert len(told(state, "rolled")) == 3


@pytest.mark.rule("RB-4.5", "RB-5.1")
def test_an_empty_purse_does_not_end_the_battle_while_an_ally_could_give(dice: Fall) -> None:
    """„Jederzeit“: the player is asked, and a gift opens all attacks anew."""
    state = scene(5, units={ONE: 22, TWO: 1, THREE: 1}, purse={RED: 1, GREEN: 60})
    dice(3, 3)
    choose(state, MUSTER, ATTACK + PORT, SEND + 21)
    assert (asked(state), list(state.options()), state.player) == ("battle", [DONE], RED)
    assert state.units[ONE] == 22  # nobody has been dismissed
    why = state.decision.why_not(state, ATTACK + PORT)
    assert why is not None
    assert why["text"]["id"] == "why-no-credits"
    state.interject(2, gift(GREEN, RED, 10))
    assert {ATTACK + PORT, MUSTER} <= set(state.options())
    choose(state, DONE)
    assert state.faction == EMPIRE


@pytest.mark.rule("RB-4.5", "RB-5.1")
def test_where_no_gift_could_help_nothing_is_asked() -> None:
    """Without an ally who has credits, or without a land in reach, the battle is passed over."""
    assert scene(5, purse={RED: 0, GREEN: 0}).faction == EMPIRE
    garrisons = dict.fromkeys(ALL_LANDS, 1)
    assert scene(5, units=garrisons, purse={RED: 0, GREEN: 9}).faction == EMPIRE
    empire = scene(5, EMPIRE, purse={EMPIRE: 0, RED: 9})
    assert empire.faction != EMPIRE
