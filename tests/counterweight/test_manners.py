"""CW-12.3: enemies that behave: they lie in wait, hunt, take ships and run with their loot."""

from __future__ import annotations

import pytest

from spielwerk.games.counterweight.rules.effects import foes
from spielwerk.games.counterweight.rules.enemies import EnemiesAttack, prey
from spielwerk.games.counterweight.show.traffic import position
from spielwerk.games.counterweight.state import NONE, SHIPS
from spielwerk.games.counterweight.verbs import BRIBE, SHOOT
from tests.counterweight.invariants import check
from tests.counterweight.scene import card, fly, load, lurk, scene, start, take, told


@pytest.mark.rule("CW-12.3")
def test_a_fleeing_enemy_can_be_hunted() -> None:
    """Full, it stays for one round without attacking; shot down, it gives its loot back."""
    for hunted in (True, False):
        state = scene()
        fly(state, "heavy-hauler", 1, 8)
        corsair = lurk(state, "corsair", 1)
        state.cargo[corsair] = state.rules.loot[corsair] - 1
        load(state, 2, 3)
        start(state, EnemiesAttack(0))
        assert (state.fleeing, told(state, "flees")) == ((corsair,), [(corsair,)])
        loot = state.cargo[corsair]
        enemy = position(state, 0)["enemy"]
        assert enemy
        assert (enemy["fleeing"], enemy["prey"]) == (True, None)
        if hunted:
            start(state, foes.StrikeEnemy(0, 1))
            state.apply(SHOOT | corsair)
            assert (state.funds, state.fleeing) == (10 + loot, ())
            continue
        before = len(told(state, "attacked"))
        start(state, EnemiesAttack(0))
        assert (corsair in state.course, len(told(state, "attacked"))) == (False, before)
        assert (state.funds, state.fleeing, told(state, "sated")) == (10, (), [(corsair,)])


@pytest.mark.rule("CW-12.3")
def test_an_enemy_can_lie_in_wait() -> None:
    """It attacks nothing but a ship with enough aboard."""
    state = scene()
    lurk(state, "highwayman", 1)
    wanted = state.rules.manner[card("highwayman")].n
    assert prey(state, 0) == NONE
    ship = fly(state, "heavy-hauler", 1, wanted - 1)
    start(state, EnemiesAttack(0))
    assert told(state, "attacked") == []
    state.cargo[ship] = wanted
    assert prey(state, 0) == ship
    assert prey(state, 1) == NONE


@pytest.mark.rule("CW-12.3")
def test_an_enemy_can_take_a_whole_ship() -> None:
    """Cargo and all; it comes back if the enemy is shot down or paid, else it is gone for good."""
    for end in ("shot", "paid", "gone", "no room"):
        state = scene()
        ship = fly(state, "heavy-hauler", 1, 6)
        boarders = lurk(state, "boarders", 1)
        load(state, 4)
        start(state, EnemiesAttack(0))
        assert (state.lane[0], state.prizes[boarders], state.cargo[ship]) == (NONE, ship, 6)
        assert told(state, "seized") == [(boarders, ship)]
        enemy = position(state, 0)["enemy"]
        assert enemy
        assert enemy["prize"]
        assert (enemy["prize"]["id"], enemy["fleeing"]) == (ship, True)
        check(state)
        if end == "gone":
            start(state, EnemiesAttack(0))
            assert (state.cargo[ship], ship in state.piles[SHIPS]) == (0, True)
            continue
        if end == "no room":
            state.lane = [take(state, SHIPS, number) for number in state.decks[SHIPS][-10:]]
            state.influence = [0, 0]
        if end == "paid":
            start(state, foes.BribeEnemy(0, 1))
            state.apply(BRIBE | boarders)
        else:
            start(state, foes.StrikeEnemy(0, 1))
            state.apply(SHOOT | boarders)
        assert told(state, "freed") == [(ship,)]
        assert (ship in state.lane) == (end != "no room")
        assert (ship in state.piles[SHIPS]) == (end == "no room")
    state = scene()
    him = fly(state, "inspector", 1)
    lurk(state, "boarders", 1)
    load(state, 6)
    start(state, EnemiesAttack(0))
    assert state.lane[0] == him


@pytest.mark.rule("CW-12.3")
def test_an_enemy_can_hunt_the_richest_ship() -> None:
    """Wherever it flies; where nobody carries anything, the one opposite."""
    state = scene()
    lurk(state, "scrap-king", 3)
    assert prey(state, 2) == NONE
    liner = fly(state, "liner", 3)
    assert prey(state, 2) == liner
    fly(state, "lighter", 1, 3)
    rich = fly(state, "heavy-hauler", 6, 7)
    assert prey(state, 2) == rich
    here = position(state, 2)
    assert here["enemy"]
    assert here["enemy"]["prey"] == rich
    assert here["odds"]
    assert here["odds"]["loss"] > 0
