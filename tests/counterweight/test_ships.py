"""CW-8: arrival, special requests, enemies, docking, in dock."""

from __future__ import annotations

import pytest

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.standing import LOAD
from spielwerk.games.counterweight.rules import docking, enemies
from spielwerk.games.counterweight.rules.arrival import Arrival, Arrive, CallShips
from spielwerk.games.counterweight.rules.docking import CloseUp, Docking, EnterDock, InspectorLands
from spielwerk.games.counterweight.rules.enemies import EnemiesAttack
from spielwerk.games.counterweight.rules.station import Departures
from spielwerk.games.counterweight.show.traffic import odds
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState
from spielwerk.games.counterweight.verbs import CALL, DONE, KEEP, LAND, SEND_OFF, TURN_AWAY
from tests.counterweight.scene import (
    answer,
    build,
    card,
    erupt,
    fly,
    load,
    lurk,
    moor,
    on_top,
    scene,
    site,
    start,
    take,
    told,
)

FREIGHTERS = [("supply-transporter", copy) for copy in range(6)] + [
    *[("lighter", copy) for copy in range(3)],
    ("heavy-hauler", 0),
]


def full_lane() -> CounterweightState:
    """Ten freighters in the lane."""
    state = scene()
    for position, (key, copy) in enumerate(FREIGHTERS, 1):
        fly(state, key, position, copy=copy)
    return state


@pytest.mark.rule("CW-8", "CW-8.1")
def test_the_die_says_how_many_ships_come() -> None:
    """Enemies count; freighters are loaded as they are drawn, until the centre is empty."""
    state = scene()
    state.requested = 9
    on_top(state, SHIPS, "supply-transporter", "pirate", "liner", "gun-freighter", "lighter")
    load(state, 5)
    start(state, Arrival())
    keys = [state.rules.keys[ship] for ship in state.lane if ship != NONE]
    assert keys == ["supply-transporter", "liner", "gun-freighter", "lighter"]
    assert state.rules.keys[state.course[0]] == "pirate"
    assert [state.cargo[ship] for ship in state.lane[:4]] == [6, 0, 3, 0]
    assert state.requested == 0
    assert len(state.arrivals) == 5
    assert told(state, "arrival") == [(0, 5, 5)]


@pytest.mark.rule("CW-8.1")
def test_enemies_take_the_lowest_free_position() -> None:
    """A gap on the course is filled first."""
    state = scene()
    lurk(state, "raiders", 1)
    lurk(state, "raiders", 3, copy=1)
    on_top(state, SHIPS, "pirate")
    start(state, Arrive(1))
    assert state.rules.keys[state.course[1]] == "pirate"


@pytest.mark.rule("CW-8.1")
def test_a_full_lane_pushes_position_1_out() -> None:
    """Its cargo is lost, the others move up, the new ship comes last."""
    state = full_lane()
    first, second = state.lane[:2]
    state.cargo[first] = 4
    on_top(state, SHIPS, "liner")
    start(state, Arrive(1))
    assert list(state.options()) == [DONE, KEEP | first]
    state.apply(DONE)
    assert state.lane[0] == second
    assert state.lane[9] == card("liner")
    assert state.piles[SHIPS] == (first,)
    assert state.cargo[first] == 0
    assert told(state, "pushed") == [(first, 4)]


@pytest.mark.rule("CW-8.1", "CW-10.1")
def test_the_inspector_is_never_pushed_out() -> None:
    """The ship behind him has to go."""
    state = full_lane()
    state.decks[SHIPS] += (state.lane[0],)
    state.lane[0] = take(state, SHIPS, card("inspector"))
    second = state.lane[1]
    on_top(state, SHIPS, "liner", "smuggler")
    state.influence = [0, 0]
    start(state, Arrive(2))
    assert state.lane[0] == card("inspector")
    assert second in state.piles[SHIPS]
    assert len(state.piles[SHIPS]) == 2


@pytest.mark.rule("CW-8.1", "CW-12.1")
def test_standing_effects_change_traffic_and_loads() -> None:
    """Radio silence keeps ships away, a cargo hall loads one more."""
    state = scene()
    erupt(state, "radio-silence")
    load(state, 1)
    start(state, Arrival())
    assert state.arrivals == ()
    build(state, "cargo-hall", 1)
    state.requested = 20
    on_top(state, SHIPS, "supply-transporter")
    start(state, Arrive(1))
    assert state.cargo[state.lane[0]] == 7
    state.standing = changed(state.standing, LOAD, -9)
    on_top(state, SHIPS, "lighter")
    start(state, Arrive(1))
    assert (state.cargo[state.lane[1]], len(told(state, "loaded"))) == (0, 1)


@pytest.mark.rule("CW-8.2")
def test_a_discarded_ship_can_be_kept() -> None:
    """For an influence of the CO; without it the ship is gone."""
    state = scene()
    ship = moor(state, "lighter")
    start(state, Departures(0))
    state.apply(KEEP | ship)
    assert (state.special, state.influence) == ((ship,), [4, 5])
    assert told(state, "kept") == [(0, ship)]
    other = moor(state, "lighter", copy=1)
    state.influence = [0, 5]
    start(state, Departures(0))
    assert state.piles[SHIPS] == (other,)


@pytest.mark.rule("CW-8.2")
def test_ships_are_called_from_the_special_requests() -> None:
    """Each for an influence, to the next free position, loaded like a drawn one."""
    state = scene()
    fly(state, "liner", 1)
    lighter = take(state, SHIPS, card("lighter"))
    yacht = take(state, SHIPS, card("envoys-yacht"))
    state.special = (lighter, yacht)
    state.requested = 3
    start(state, CallShips())
    assert list(state.options()) == [DONE, CALL | lighter, CALL | yacht]
    state.apply(CALL | lighter)
    assert state.lane[1] == lighter
    assert (state.cargo[lighter], state.requested, state.influence[0]) == (3, 0, 4)
    state.apply(DONE)
    assert list(state.special) == [yacht]


@pytest.mark.rule("CW-8.2")
def test_nobody_is_called_without_influence_or_room() -> None:
    """A full lane or an empty purse: no question."""
    state = full_lane()
    state.special = (take(state, SHIPS, card("liner")),)
    start(state, CallShips())
    assert len(state.stack) == 1
    state.lane[9] = NONE
    state.influence = [0, 5]
    start(state, CallShips())
    assert len(state.stack) == 1


@pytest.mark.rule("CW-8.3")
def test_enemies_attack_the_ship_opposite_from_position_1_up() -> None:
    """One after another; without a ship opposite nothing happens."""
    state = scene()
    first = fly(state, "heavy-hauler", 1, 8)
    third = fly(state, "heavy-hauler", 3, 8, copy=1)
    pirate, raiders = lurk(state, "pirate", 1), lurk(state, "raiders", 3)
    alone = lurk(state, "corsair", 2)
    load(state, 3, 1, 2)
    start(state, EnemiesAttack(0))
    assert (state.cargo[first], state.cargo[third]) == (5, 5)
    assert (state.cargo[pirate], state.cargo[raiders], state.cargo[alone]) == (3, 3, 0)
    assert [event[2] for event in told(state, "attacked")] == [3, 1, 2]


@pytest.mark.rule("CW-8.3")
def test_resistance_ends_the_attack() -> None:
    """The enemy is destroyed and rolls no more; it can come again with the discard pile."""
    state = scene()
    ship = fly(state, "gun-freighter", 1, 5)
    enemy = lurk(state, "scrap-king", 1)
    load(state, 2, 5, 1)
    start(state, EnemiesAttack(0))
    assert state.cargo[ship] == 3
    assert state.course[0] == NONE
    assert state.piles[SHIPS] == (enemy,)
    assert state.cargo[enemy] == 0


@pytest.mark.rule("CW-8.3")
def test_protection_stops_one_die_only() -> None:
    """The next die may still get through."""
    state = scene()
    ship = fly(state, "armoured-transport", 1, 6)
    lurk(state, "raiders", 1)
    load(state, 5, 2)
    start(state, EnemiesAttack(0))
    assert state.cargo[ship] == 4


@pytest.mark.rule("CW-8.3", "CW-8.2")
def test_a_ship_without_a_hold_flees_and_may_be_kept() -> None:
    """On 4 or more; the other enemies attack after that."""
    state = scene()
    liner = fly(state, "liner", 1)
    hauler = fly(state, "heavy-hauler", 2, 8)
    lurk(state, "raiders", 1)
    lurk(state, "pirate", 2)
    load(state, 3, 4, 2)
    start(state, EnemiesAttack(0))
    assert list(state.options()) == [DONE, KEEP | liner]
    state.apply(KEEP | liner)
    assert state.special == (liner,)
    assert state.lane[:2] == [NONE, hauler]
    assert state.cargo[hauler] == 6


@pytest.mark.rule("CW-8.3")
def test_what_an_enemy_takes() -> None:
    """Literally the result of the die; with the switch only what was aboard."""
    for switch, loot in (("literal", 5), ("stolen", 2)):
        state = scene(options={"loot": switch})
        ship = fly(state, "heavy-hauler", 1, 2)
        enemy = lurk(state, "pirate", 1)
        load(state, 5)
        start(state, EnemiesAttack(0))
        assert (state.cargo[ship], state.cargo[enemy]) == (0, loot)
    state = scene(options={"loot": "stolen"})
    fly(state, "liner", 1)
    enemy = lurk(state, "pirate", 1)
    load(state, 3)
    start(state, EnemiesAttack(0))
    assert state.cargo[enemy] == 0


@pytest.mark.rule("CW-8.3")
def test_a_full_enemy_leaves() -> None:
    """At the end of the step, with its loot."""
    state = scene()
    fly(state, "heavy-hauler", 1, 8)
    enemy = lurk(state, "pirate", 1)
    load(state, 6)
    start(state, EnemiesAttack(0))
    assert state.course[0] == NONE
    assert told(state, "sated") == [(enemy,)]


@pytest.mark.rule("CW-8.3", "CW-12.1")
def test_standing_effects_change_attack_dice() -> None:
    """The pirate frequency adds one, an escort takes one, and none can be left."""
    state = scene()
    pirate = lurk(state, "pirate", 1)
    assert enemies.attack_dice(state, pirate) == 1
    erupt(state, "pirate-frequency")
    assert enemies.attack_dice(state, pirate) == 2
    state.crisis = ()
    moor(state, "escort-cruiser")
    assert enemies.attack_dice(state, pirate) == 0


@pytest.mark.rule("CW-8.4")
def test_landing_costs_the_position_minus_one() -> None:
    """Position 1 is free; nobody moves up while others land."""
    state = scene()
    ships = [fly(state, "supply-transporter", position, copy=position) for position in (1, 2, 4)]
    state.influence = [2, 5]
    start(state, Docking())
    assert list(state.options()) == [DONE, LAND | ships[0], LAND | ships[1]]
    state.apply(LAND | ships[0])
    assert (state.influence[0], state.lane[:4]) == (2, [NONE, ships[1], NONE, ships[2]])
    state.apply(LAND | ships[1])
    assert (state.influence[0], state.dock) == (1, (ships[0], ships[1]))
    assert LAND | ships[2] not in state.options()
    state.apply(DONE)
    start(state, CloseUp())
    assert state.lane[:2] == [ships[2], NONE]


@pytest.mark.rule("CW-8.4", "CW-12.1")
def test_standing_effects_lower_the_fees() -> None:
    """A fuel depot saves one, but position 1 never pays you."""
    state = scene()
    build(state, "fuel-depot", 1)
    assert [docking.fee(state, position) for position in range(4)] == [0, 0, 1, 2]


@pytest.mark.rule("CW-8.4")
def test_a_full_dock_turns_away_or_sends_off() -> None:
    """The ship at position 1 goes, or a docked one for an influence; else it waits."""
    state = scene()
    docked = [moor(state, "supply-transporter", 1, copy=copy) for copy in range(3)]
    waiting = fly(state, "lighter", 1)
    start(state, Docking())
    sendable = [SEND_OFF | ship for ship in docked]
    assert list(state.options()) == [DONE, TURN_AWAY | waiting, *sendable]
    turned = state.copy()
    turned.events = []
    turned.apply(TURN_AWAY | waiting)
    answer(turned, DONE, DONE)
    assert turned.piles[SHIPS] == (waiting,)
    assert told(turned, "turned-away") == [(waiting,)]
    state.apply(SEND_OFF | docked[1])
    state.apply(DONE)
    assert (state.dock, state.influence[0]) == ((docked[0], docked[2]), 4)
    assert LAND | waiting in state.options()


@pytest.mark.rule("CW-8.4")
def test_an_empty_first_position_has_nobody_to_turn_away() -> None:
    """With a full dock and nobody at position 1 there is only sending off."""
    state = scene()
    docked = [moor(state, "supply-transporter", 1, copy=copy) for copy in range(3)]
    fly(state, "lighter", 2)
    state.influence = [1, 0]
    start(state, Docking())
    assert list(state.options()) == [DONE, *[SEND_OFF | ship for ship in docked]]


@pytest.mark.rule("CW-8.5")
def test_docked_ships_act_in_berth_order() -> None:
    """One that leaves does not make another miss its turn, a towed one waits a round."""
    state = scene()
    moor(state, "envoys-yacht")
    moor(state, "smuggler", 3)
    moor(state, "pilgrim-ship")
    start(state, EnterDock())
    answer(state, DONE, DONE)
    assert state.influence == [5 + 3 + 1 + 1, 5 + 1]
    assert [state.rules.keys[ship] for ship in state.dock] == ["smuggler"]


@pytest.mark.rule("CW-8.5", "CW-9.1")
def test_a_freighter_leaves_when_it_has_unloaded() -> None:
    """Others stay."""
    state = scene()
    full, empty = moor(state, "lighter", 2), moor(state, "lighter", copy=1)
    stays = moor(state, "harbour-tug")
    start(state, Departures(0))
    state.apply(DONE)
    assert state.dock == (full, stays)
    assert state.piles[SHIPS] == (empty,)


@pytest.mark.rule("CW-8.5")
def test_a_gift_in_dock_can_finish_the_station() -> None:
    """The last section completed by a ship's ability ends the game there."""
    state = scene()
    moor(state, "construction-tender")
    moor(state, "smuggler", 3)
    for place in range(2, 17):
        state.cards = changed(state.cards, place, card("quarters"))
    site(state, "casino", 1, "prefab", 3)
    load(state, 6)
    start(state, EnterDock())
    assert (state.over, state.end_reason) == (True, "finished")
    assert state.influence == [5, 5]


@pytest.mark.rule("CW-10.1")
def test_the_inspector_lands_by_himself() -> None:
    """At position 1, free, as soon as a berth is free; only there."""
    state = scene()
    fly(state, "inspector", 1)
    start(state, InspectorLands())
    assert state.dock == (card("inspector"),)
    assert state.aboard == state.round
    state = scene()
    fly(state, "inspector", 2)
    start(state, InspectorLands())
    assert state.dock == ()


@pytest.mark.rule("CW-8.3")
def test_an_empty_freighter_is_robbed_in_vain_or_driven_off() -> None:
    """The document says both; the switch decides, and the odds on the table follow it."""
    for switch, flees in (("robbed", False), ("driven", True)):
        state = scene(options={"empty_holds": switch})
        ship, enemy = fly(state, "heavy-hauler", 1), lurk(state, "pirate", 1)
        assert bool(odds(state, ship, enemy)["driven_off"]) == flees
        state.influence = [0, 0]
        load(state, 5)
        start(state, EnemiesAttack(0))
        assert (ship not in state.lane) == flees
    state = scene(options={"empty_holds": "driven"})
    ship, enemy = fly(state, "heavy-hauler", 1, 3), lurk(state, "raiders", 1)
    state.influence = [0, 0]
    load(state, 3, 4)
    enemies.attack(state, enemy, ship)
    state.advance()
    # the first die empties the hold, the second finds it empty
    assert (ship in state.lane, state.cargo[enemy]) == (False, 7)
