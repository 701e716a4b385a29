"""What a player says in one go, and what is wrong with it."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.games.rebellion.rules.connection import link_price
from spielwerk.games.rebellion.rules.movement import price_of_moving
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    ATTACK,
    BUY,
    COUNT,
    DISMISS,
    LINK,
    LINK_TO,
    LOSE,
    MOVE,
    MOVE_TO,
    MUSTER,
    OTHER_WAY,
    PLACE,
    SEND,
    UNITS,
)
from tests.rebellion.conftest import Fall
from tests.rebellion.scene import GREEN, RED, asked, choose, land, order, port, scene, the_game

PORT = port("purple")
ONE, TWO, THREE = (land("purple", number) for number in (1, 2, 3))
BLUE = [land("light-blue", number) for number in range(7)]


def refused(state: RebellionState, **wanted: object) -> str:
    """Why an order is refused: the message, or nothing where the order is out of place."""
    before = the_game().to_json(state)
    with pytest.raises(spielwerk.IllegalMove) as caught:
        order(state, **wanted)
    assert the_game().to_json(state) == before
    return caught.value.reason["text"]["id"] if caught.value.reason else ""


def test_an_attack_with_its_origins(dice: Fall) -> None:
    """One order names the target and who joins in; what it leaves out stays at home."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 2}, purse={RED: 5})
    dice(*[3, 3] * 2)  # the order is tried on a copy first
    wanted = {"do": "attack", "target": PORT, "from": {str(ONE): 3, str(THREE): 1}}
    assert order(state, **wanted) == [MUSTER, ATTACK + PORT, SEND + 3, SEND, SEND + 1]
    assert (asked(state), state.purse[RED]) == ("battle", 4)


def test_what_leaves_no_choice_is_not_said(dice: Fall) -> None:
    """A lone origin with one unit to spare is not asked how many."""
    state = scene(5, units={ONE: 2, TWO: 1, THREE: 1}, purse={RED: 5})
    dice(*[3, 3] * 2)
    wanted = {"do": "attack", "target": PORT, "from": {ONE: 1}}
    assert order(state, **wanted) == [MUSTER, ATTACK + PORT]


def test_an_attack_that_was_begun_goes_on(dice: Fall) -> None:
    """When the target is named already, the order answers the rest."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 1}, purse={RED: 5})
    dice(*[3, 3] * 4)
    choose(state, MUSTER)
    again = state.copy()
    choose(state, ATTACK + PORT)
    assert refused(state, **{"do": "attack", "target": port("red"), "from": {}}) == ""
    wanted = {"do": "attack", "target": PORT, "from": {TWO: 2}}
    assert order(state, **wanted) == [SEND, SEND + 2]
    assert order(again, **wanted) == [ATTACK + PORT, SEND, SEND + 2]


def test_attacks_that_can_not_be() -> None:
    """Out of reach, from elsewhere, with too many, with nobody."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 1}, purse={RED: 5})
    assert refused(state, **{"do": "attack", "target": 70, "from": {}}) == "why-out-of-reach"
    away = {"do": "attack", "target": PORT, "from": {BLUE[1]: 1}}
    assert refused(state, **away) == "why-no-origin"
    many = {"do": "attack", "target": PORT, "from": {ONE: 4}}
    assert refused(state, **many) == "why-garrison"
    nobody = {"do": "attack", "target": PORT, "from": {ONE: 0}}
    assert refused(state, **nobody) == "why-nobody"
    assert refused(state, do="losses", on={ONE: 1}) == ""


def test_losses_are_shared_out(dice: Fall) -> None:
    """The order says who bears how many; neither more nor less than were lost."""
    state = scene(5, units={ONE: 4, TWO: 4, THREE: 4}, purse={RED: 5})
    dice(*[1, 5] * 2)
    order(state, **{"do": "attack", "target": PORT, "from": {ONE: 3, TWO: 3, THREE: 1}})
    assert asked(state) == "losses"
    assert refused(state, do="losses", on={ONE: 1}) == "why-share"
    assert refused(state, do="losses", on={ONE: 1, THREE: 2}) == "why-share-land"
    wanted = {ONE: 1, TWO: 2, THREE: 1}
    assert order(state, do="losses", on=wanted) == [LOSE + 1, LOSE + 2]
    assert [state.units[one] for one in (ONE, TWO, THREE)] == [3, 2, 3]


def test_units_are_bought_for_several_lands() -> None:
    """As many as the purse is good for, and only on own lands."""
    state = scene(3, purse={RED: 9})
    assert refused(state, do="buy", on={ONE: 3, TWO: 2}) == "why-share"
    assert refused(state, do="buy", on={PORT: 1}) == "why-share-land"
    assert refused(state, do="place", on={ONE: 1}) == ""
    taken = order(state, do="buy", on={ONE: 3, TWO: 1, THREE: 0})
    assert taken == [BUY + ONE, COUNT + 3, BUY + TWO]  # for the last there was no choice
    assert (state.units[ONE], state.units[TWO], state.purse[RED]) == (5, 3, 1)


def test_reinforcements_are_placed() -> None:
    """On lands of their planet, also some now and the rest later."""
    state = scene(1, owner={PORT: RED})
    choose(state, UNITS + 1)
    assert refused(state, do="place", on={ONE: 4}) == "why-share-land"
    assert order(state, do="place", on={ONE: 1}) == [PLACE + ONE, COUNT + 1]
    assert order(state, do="place", on={TWO: 1, PORT: 1}) == [PLACE + TWO, COUNT + 1, PLACE + PORT]
    assert state.units[PORT] == 6


def test_units_move_in_batches() -> None:
    """As many batches as it takes, at the price that the table names."""
    state = scene(6, units={BLUE[1]: 9}, purse={RED: 2})
    shown = the_game().table(state, 1)["moving"]
    assert shown is not None
    price = shown["prices"][7]
    wanted = {"do": "move", "from": BLUE[1], "to": BLUE[3], "count": 7}
    one = [MOVE + BLUE[1], MOVE_TO + BLUE[3]]
    assert order(state, **wanted) == [*one, COUNT + 7]
    assert (state.units[BLUE[3]], state.purse[RED]) == (9, 2 - price)
    assert refused(state, **wanted) == "why-garrison"
    assert order(state, **(wanted | {"count": 1})) == [*one]  # the last that can be spared


def test_movements_that_can_not_be() -> None:
    """Too dear, no way there, nobody to spare, not now."""
    state = scene(6, units={BLUE[1]: 9, BLUE[2]: 1}, purse={RED: 1})
    wanted = {"do": "move", "from": BLUE[1], "to": BLUE[3], "count": 6}
    assert refused(state, **wanted) == "why-no-credits"
    assert refused(state, **(wanted | {"to": ONE})) == "why-no-way"
    assert refused(state, **(wanted | {"from": BLUE[2]})) == "why-garrison"
    assert refused(scene(3, purse={RED: 9}), **wanted) == ""
    assert price_of_moving(state.rules, 6, 1) == 1


def test_ports_are_connected() -> None:
    """From one port to another, also where the first is named already."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40})
    price, _ = link_price(state, 0, 3)
    assert order(state, **{"do": "link", "from": 0, "to": 3}) == [LINK, LINK_TO + 3]
    assert state.purse[RED] == 40 - price
    assert refused(state, **{"do": "link", "from": 0, "to": 3}) == "why-already-linked"
    assert refused(state, **{"do": "ways", "from": 0, "to": 3}) == "why-already-linked"
    assert refused(state, **{"do": "link", "from": 1, "to": 3}) == "why-no-own-port"
    choose(state, LINK)
    assert refused(state, **{"do": "link", "from": 1, "to": 7}) == ""
    assert order(state, **{"do": "link", "from": 0, "to": 7}) == [LINK_TO + 7]


def test_a_storm_is_ordered(dice: Fall) -> None:
    """The target is enough; it must be within reach, and it must be time for battle."""
    assert refused(scene(3, purse={RED: 9}), do="storm", target=PORT) == ""
    state = scene(5, units={ONE: 9, TWO: 1, THREE: 1, PORT: 1}, purse={RED: 1, GREEN: 0})
    assert refused(state, do="storm", target=70) == "why-out-of-reach"
    dice(*[6, 1] * 2)
    assert order(state, do="storm", target=PORT) == [ATTACK + PORT]
    assert state.owner[PORT] == RED


def test_ways_can_be_seen() -> None:
    """The order leads to the choice of ways between two ports."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40})
    again = state.copy()
    wanted = {"do": "ways", "from": 0, "to": 3}
    assert order(state, **wanted) == [LINK, OTHER_WAY, LINK_TO + 3]
    assert asked(state) == "way"
    assert refused(state, **wanted) == ""
    assert refused(again, **(wanted | {"from": 1})) == "why-no-own-port"
    choose(again, LINK)
    assert refused(again, **(wanted | {"from": 1})) == ""
    assert order(again, **wanted) == [OTHER_WAY, LINK_TO + 3]


def test_blocks_go_unpaid() -> None:
    """Exactly as many as can't be paid, from the lands named."""
    state = scene(7, units={ONE: 21, TWO: 12, THREE: 7}, purse={RED: 4})
    assert refused(state, do="unpaid", on={ONE: 2}) == "why-share"
    taken = order(state, do="unpaid", on={ONE: 2, TWO: 1})
    assert taken == [DISMISS + ONE, COUNT + 2, DISMISS + TWO]
    assert (state.units[ONE], state.units[TWO], state.units[THREE]) == (15, 10, 7)


def test_the_forecast_of_unpaid_blocks_comes_true() -> None:
    """The table says what stays of a land after each number of blocks."""
    state = scene(7, units={ONE: 21, TWO: 12}, purse={RED: 3})
    share = the_game().table(state, 1)["share"]
    assert share is not None
    (first, _) = share["lands"]
    assert first == {"land": ONE, "most": 3, "left": [21, 20, 15, 10]}
    for count in (1, 2, 3):
        after = state.copy()
        order(after, do="unpaid", on={ONE: count, TWO: 3 - count})
        assert after.units[ONE] == first["left"][count]
