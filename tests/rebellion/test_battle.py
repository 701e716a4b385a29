"""RB-4.5: battle."""

from __future__ import annotations

import pytest

from spielwerk.games.rebellion.verbs import ALL, ATTACK, DONE, LOSE, SEND, counts, gift
from tests.rebellion.conftest import Fall
from tests.rebellion.scene import EMPIRE, GREEN, RED, asked, choose, land, port, scene, told

PORT = port("purple")
ONE, TWO, THREE = (land("purple", number) for number in (1, 2, 3))


@pytest.mark.rule("RB-4.5")
def test_only_what_lies_next_to_a_force_can_be_attacked() -> None:
    """Enemy lands next to own lands that can spare a unit."""
    state = scene(5, purse={RED: 5})
    near = {port(planet) for planet in ("red", "purple", "dark-blue", "light-blue")}
    assert set(state.options()) == {DONE, *(ATTACK + one for one in near)}
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
    choose(state, ATTACK + PORT)
    assert state.options() == counts(0, 3, SEND)
    choose(state, SEND + 2)
    assert state.options() == counts(0, 2, SEND)
    choose(state, SEND + 1)
    assert sides == [6, 6]
    assert state.purse[RED] == 4


@pytest.mark.rule("RB-4.5")
def test_somebody_has_to_attack() -> None:
    """If no other origin sent anybody, the last one must."""
    state = scene(5, units={ONE: 4, TWO: 3, THREE: 1}, purse={RED: 5})
    choose(state, ATTACK + PORT, SEND)
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
    choose(state, ATTACK + PORT)
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
    choose(state, ATTACK + PORT, SEND + attackers)
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
    choose(state, ATTACK + PORT, SEND + attackers)
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
    choose(state, ATTACK + PORT, SEND + 5, SEND + 1)
    assert (state.owner[PORT], state.units[PORT]) == (RED, 6)
    assert (state.units[ONE], state.units[THREE]) == (1, 2)
    assert told(state, "took") == [(RED, 10, 6)]
    assert (state.lands[RED], state.lands[EMPIRE]) == (12, 8)
    assert ATTACK + TWO in state.options()  # from the port just taken
    choose(state, ATTACK + TWO, SEND + 5, SEND)
    assert (state.units[TWO], state.purse[RED]) == (1, 3)


@pytest.mark.rule("RB-4.5")
def test_the_attacker_chooses_who_bears_the_losses(dice: Fall) -> None:
    """Losses are shared out origin by origin, as the attacker likes."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 4}, purse={RED: 5}, listen=True)
    dice(1, 5)
    choose(state, ATTACK + PORT, SEND + 3, SEND + 3, SEND + 1)
    assert asked(state) == "losses"
    assert state.options() == counts(0, 3, LOSE)
    choose(state, LOSE + 1)
    assert state.options() == counts(2, 3, LOSE)  # the last one can bear only one
    choose(state, LOSE + 2)
    assert (state.units[ONE], state.units[TWO], state.units[THREE]) == (3, 2, 3)
    assert state.troops[RED] == 12 - 4 + 18
    assert [lost[2] for lost in told(state, "lost")] == [1, 2, 1]


@pytest.mark.rule("RB-4.5")
def test_losses_without_a_choice_are_not_asked(dice: Fall) -> None:
    """When all are lost, or one origin fights alone, there is nothing to choose."""
    state = scene(5, units={ONE: 2, TWO: 2, THREE: 1}, purse={RED: 5})
    dice(1, 6)
    choose(state, ATTACK + PORT, SEND + 1, SEND + 1)
    assert asked(state) == "battle"
    assert (state.units[ONE], state.units[TWO]) == (1, 1)


@pytest.mark.rule("RB-4.5")
def test_origins_are_chosen_anew_before_every_roll(dice: Fall) -> None:
    """After a tie the same land can be attacked otherwise, as long as credits last."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 1}, purse={RED: 2})
    dice(3, 3, 3, 3)
    choose(state, ATTACK + PORT, SEND + 3, SEND, ATTACK + PORT, SEND, SEND + 2)
    assert (state.purse[RED], state.faction) == (0, EMPIRE)


@pytest.mark.rule("RB-4.5", "RB-5.1")
def test_a_gift_does_not_take_back_the_credit_of_a_roll(dice: Fall) -> None:
    """The roll is paid when the target is named, so it can go on with an empty purse."""
    state = scene(5, units={ONE: 4, TWO: 1, THREE: 1}, purse={RED: 2})
    dice(3, 3)
    choose(state, ATTACK + PORT)
    state.interject(RED, gift(RED, GREEN, ALL))
    assert (state.purse[RED], asked(state)) == (0, "attackers")
    choose(state, SEND + 3)
    assert state.faction == EMPIRE
