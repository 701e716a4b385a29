"""RB-1: sides, victory, the fallen, the limit of rounds."""

from __future__ import annotations

import pytest

from spielwerk.games.rebellion.rules.turn import EndRound, Turn
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import AGREE, ATTACK, BUY, BUY_LAND, COUNT, DONE
from tests.rebellion.conftest import Fall
from tests.rebellion.scene import (
    ALL_LANDS,
    BLUE,
    EMPIRE,
    GREEN,
    RED,
    choose,
    land,
    port,
    scene,
    start,
    the_game,
    told,
)


@pytest.mark.rule("RB-1", "RB-1.1")
def test_rebels_win_together_when_no_land_is_imperial(dice: Fall) -> None:
    """The fall of the last imperial land ends the game at once, and all Rebels have won."""
    state = scene(
        5,
        owner=dict.fromkeys(ALL_LANDS, RED) | {port("red"): EMPIRE},
        units={land("red", 1): 9, port("red"): 1},
        purse={RED: 5},
    )
    dice(6, 1)
    choose(state, ATTACK + port("red"))
    assert (state.over, state.end_reason, state.winners()) == (True, "rebels", [1, 2])
    assert state.scores() == [0, 32, 0]
    assert list(state.options()) == []


@pytest.mark.rule("RB-1.1")
def test_the_empire_wins_when_no_rebel_is_left(dice: Fall) -> None:
    """The fall of the last Rebel land ends the game at once."""
    state = scene(
        5,
        EMPIRE,
        owner=dict.fromkeys(ALL_LANDS, EMPIRE) | {land("red", 1): GREEN},
        units={port("red"): 9, land("red", 2): 1},
        purse={EMPIRE: 5},
    )
    dice(6, 1)
    choose(state, ATTACK + land("red", 1))
    assert (state.end_reason, state.winners(), state.troops[GREEN]) == ("empire", [0], 0)


@pytest.mark.rule("RB-1.2")
def test_two_players_one_decider_for_two_colours() -> None:
    """With two players the Rebel decides for both colours, each with its own purse and turn."""
    state = the_game().new(2, 3)
    assert state.factions == (EMPIRE, RED, GREEN)
    assert [state.seats[faction] for faction in state.factions] == [0, 1, 1]
    seen = []
    while state.round < 3:
        if (state.round, state.faction, state.player) not in seen:
            seen.append((state.round, state.faction, state.player))
        state.apply(DONE if DONE in state.options() else state.options()[0])
    assert seen == [(1, EMPIRE, 0), (2, RED, 1), (2, GREEN, 1), (2, EMPIRE, 0)]
    assert state.purse[RED] > 20
    assert state.purse[GREEN] > 20
    assert state.scores() == [8, 24]


@pytest.mark.rule("RB-1.2")
def test_a_lone_rebel_needs_nobodys_consent() -> None:
    """Who plays both colours has agreed to a sale by asking for it."""
    state = scene(3, RED, 2, purse={RED: 9, GREEN: 0})
    choose(state, BUY_LAND + land("orange", 1))
    assert state.owner[land("orange", 1)] == RED
    assert (state.purse[RED], state.purse[GREEN]) == (4, 5)


GREEN_LAST = land("light-green", 1)


def one_green_land(purse: int, fallen: str) -> RebellionState:
    """Four players: the Empire attacks the last land of green, who has so many credits."""
    return scene(
        5,
        EMPIRE,
        4,
        owner=dict.fromkeys(ALL_LANDS, EMPIRE)
        | {GREEN_LAST: GREEN, land("red", 1): RED, land("light-blue", 1): BLUE},
        units={port("light-green"): 9, GREEN_LAST: 1}
        | {land("light-green", 2): 1, land("light-green", 6): 1},
        purse={EMPIRE: 5, RED: 10, BLUE: 20, GREEN: purse},
        listen=True,
        fallen=fallen,
    )


@pytest.mark.rule("RB-1.3")
def test_the_purse_of_the_fallen_goes_to_the_bank(dice: Fall) -> None:
    """By the switch a Rebel without a land is out and his credits are gone."""
    state = one_green_land(7, "bank")
    dice(6, 1)
    choose(state, ATTACK + GREEN_LAST)
    assert state.purse[:4] == [4, 10, 20, 0]
    assert told(state, "fell") == [(3,)]
    assert not state.over


@pytest.mark.rule("RB-1.3")
def test_the_purse_of_the_fallen_may_go_to_the_allies(dice: Fall) -> None:
    """By the switch the others share it, the first of them getting what can't be divided."""
    state = one_green_land(7, "allies")
    dice(6, 1)
    choose(state, ATTACK + GREEN_LAST)
    assert state.purse[:4] == [4, 14, 23, 0]
    assert told(state, "inherited") == [(1, 3, 4), (2, 3, 3)]


@pytest.mark.rule("RB-1.3")
def test_a_single_credit_has_one_heir(dice: Fall) -> None:
    """Who inherits nothing is not mentioned."""
    state = one_green_land(1, "allies")
    dice(6, 1)
    choose(state, ATTACK + GREEN_LAST)
    assert told(state, "inherited") == [(1, 3, 1)]


@pytest.mark.rule("RB-1.3")
def test_the_fallen_have_no_turn() -> None:
    """By the switch the turn of a Rebel without a land is passed over."""
    held = dict.fromkeys(ALL_LANDS, GREEN) | {port("red"): EMPIRE}
    state = scene(5, EMPIRE, owner=held, purse={EMPIRE: 0}, fallen="bank")
    state.stack[:] = [EndRound()]
    state.advance()
    assert state.faction == GREEN


@pytest.mark.rule("RB-1.3")
def test_nobody_is_out(dice: Fall) -> None:
    """„Das Imperium muss alle Rebellen vernichten“: who loses his last land keeps his purse."""
    state = one_green_land(7, "stays")
    dice(6, 1)
    choose(state, ATTACK + GREEN_LAST)
    assert (state.purse[GREEN], state.lands[GREEN], state.over) == (7, 0, False)
    assert told(state, "landless") == [(GREEN,)]
    assert told(state, "fell") == []


@pytest.mark.rule("RB-1.3", "RB-4.2", "RB-4.3")
def test_a_landless_rebel_buys_his_way_back() -> None:
    """„aber mindestens 20“ and „das Abkaufen von Ländern ist erlaubt“: his turn brings him back.

    He receives twenty credits, an ally sells him a land for five, and he buys units for it.
    """
    held = dict.fromkeys(ALL_LANDS, RED) | {port("red"): EMPIRE}
    state = scene(7, GREEN, owner=held, purse={RED: 0, GREEN: 0, EMPIRE: 0}, listen=True)
    start(state, EndRound(), Turn(EMPIRE), Turn(GREEN))
    assert told(state, "income")[-1] == (GREEN, 20)
    assert (state.player, state.decision.name) == (2, "purchase")
    orange = land("orange", 1)
    choose(state, BUY_LAND + orange, AGREE + orange)
    assert (state.owner[orange], state.units[orange], state.lands[GREEN]) == (GREEN, 1, 1)
    assert (state.purse[GREEN], state.purse[RED]) == (15, 5)
    choose(state, BUY + orange, COUNT + 7)
    assert state.units[orange] == 8


@pytest.mark.rule("RB-1.3")
def test_a_landless_rebel_who_buys_nothing_has_had_his_turn() -> None:
    """Reinforcement, battle, movement and pay pass by; the twenty credits stay."""
    held = dict.fromkeys(ALL_LANDS, RED) | {port("red"): EMPIRE}
    state = scene(7, GREEN, owner=held, purse={RED: 0, GREEN: 0, EMPIRE: 20})
    start(state, EndRound(), Turn(EMPIRE), Turn(GREEN))
    choose(state, DONE)
    assert (state.faction, state.purse[GREEN]) == (EMPIRE, 20)


@pytest.mark.rule("RB-1.4")
def test_the_limit_of_rounds_ends_the_game_undecided() -> None:
    """After the last round nobody has won."""
    state = scene(7, EMPIRE, max_rounds=2)
    assert (state.over, state.end_reason, state.winners()) == (True, "limit", [])


@pytest.mark.rule("RB-1.4")
def test_without_a_limit_rounds_go_on() -> None:
    """A limit of 0 is none."""
    state = scene(7, EMPIRE, max_rounds=0)
    state.round = 998
    state.stack[:] = [EndRound()]
    state.advance()
    assert (state.over, state.round) == (False, 999)


@pytest.mark.rule("RB-1.5")
def test_rebels_attack_each_other_only_by_the_switch() -> None:
    """An ally's land is a target only if the switch says so."""
    mixed = {land("light-blue", 2): GREEN}
    strong = {land("light-blue", 1): 9}
    state = scene(5, owner=mixed, units=strong, purse={RED: 5})
    assert ATTACK + land("light-blue", 2) not in state.options()
    state = scene(5, owner=mixed, units=strong, purse={RED: 5}, rebels_attack=True)
    assert ATTACK + land("light-blue", 2) in state.options()


@pytest.mark.rule("RB-1.5")
def test_rebels_attack_each_other_through_space() -> None:
    """Connected ports of allies are targets by the switch, and not without it."""
    ports = {port("red"): RED, port("purple"): GREEN}
    for allowed in (False, True):
        state = scene(
            *(5, RED),
            owner=ports,
            units={port("red"): 9},
            purse={RED: 5},
            links=(1,),
            rebels_attack=allowed,
        )
        assert (ATTACK + port("purple") in state.options()) == allowed


@pytest.mark.rule("RB-3.2")
def test_every_seat_is_told_its_side_and_colour() -> None:
    """The Empire in white, then the Rebels as the board starts them, at every table."""
    game = the_game()
    opt = game.Options()
    assert game.colours(2, opt)[0] == "white"
    for players in range(2, 6):
        sides = [game.words("en").say({"id": id, "args": {}}) for id in game.sides(players, opt)]
        assert sides[0] == "The Empire"
        assert len(set(sides)) == len(set(game.colours(players, opt))) == players


def test_what_each_seat_has_played_is_its_side() -> None:
    """For statistics: the Empire, then the Rebels."""
    state = the_game().new(3, 1)
    assert the_game().played(state) == the_game().sides(3, state.opt)
