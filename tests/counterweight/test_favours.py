"""CW-12.2: what releases and cards permit: bribes, distraction, the queue, second rolls."""

from __future__ import annotations

import random

import pytest

from spielwerk.engine.view import text
from spielwerk.games.counterweight.rules import abilities, inspector
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.arrival import Arrive
from spielwerk.games.counterweight.rules.effects import checks, foes, inspection, queue, traffic
from spielwerk.games.counterweight.rules.effects.gains import Pay, Request
from spielwerk.games.counterweight.rules.inspector import Inspection
from spielwerk.games.counterweight.rules.station import Abilities
from spielwerk.games.counterweight.show.table import table
from spielwerk.games.counterweight.state import HALF_BUILT, NO_PRESTIGE, NONE, SHIPS
from spielwerk.games.counterweight.verbs import (
    BRIBE,
    DONE,
    ENCORE,
    EVICT,
    PLAY,
    RELOAD,
    REROLL,
    SHIELD,
    SHOOT,
    SWAP,
    TOW,
    UNDER,
    UNLOAD,
    UNSEAL,
    USE,
    marker,
)
from tests.counterweight.invariants import check
from tests.counterweight.scene import (
    asked,
    build,
    card,
    choose,
    deal,
    erupt,
    fly,
    halted,
    load,
    lurk,
    moor,
    on_top,
    put,
    scene,
    site,
    start,
    the_game,
    told,
    why_not,
)


@pytest.mark.rule("CW-12.2")
def test_a_bribed_enemy_turns_back() -> None:
    """Whoever acts pays, chooses the enemy, and may keep the money; the loot goes with it."""
    state = scene()
    pirate, raiders = lurk(state, "pirate", 1), lurk(state, "raiders", 2)
    state.cargo[raiders] = 5
    start(state, foes.BribeEnemy(1, 2))
    assert (state.player, list(state.options())) == (1, [DONE, BRIBE | pirate, BRIBE | raiders])
    state.apply(BRIBE | raiders)
    assert (state.influence, state.funds, state.cargo[raiders]) == ([5, 3], 10, 0)
    assert raiders in state.piles[SHIPS]
    assert told(state, "bribed") == [(1, raiders, 2)]
    start(state, foes.BribeEnemy(1, 3))
    state.influence = [5, 2]
    assert why_not(state, BRIBE | pirate) == "CW-12.2: That costs 3 influence; you have 2."
    state.apply(DONE)
    assert pirate in state.course
    bribe = foes.Bribe(3)
    assert (bribe.ready(state, 0, 0), bribe.ready(state, 1, 0)) == (True, False)
    state.course = [NONE] * 10
    assert not bribe.ready(state, 0, 0)


@pytest.mark.rule("CW-12.2")
def test_an_enemy_of_ones_choice_is_shot_down() -> None:
    """The station gets its loot back, whichever enemy it is."""
    state = scene()
    first, second = lurk(state, "pirate", 1), lurk(state, "raiders", 2)
    state.cargo[second] = 5
    start(state, foes.StrikeEnemy(0, 2))
    state.apply(SHOOT | second)
    assert (state.funds, told(state, "destroyed")) == (15, [(second, 5)])
    state.apply(DONE)
    assert first in state.course
    assert foes.Strike(1).ready(state, 0, 0)
    assert foes.Destroy(1).ready(state, 0, 0)


@pytest.mark.rule("CW-12.2")
def test_a_pilot_brings_in_who_is_near() -> None:
    """Only from the first positions, only to a free berth, and for nothing."""
    state = scene()
    near, far = fly(state, "lighter", 2, 3), fly(state, "liner", 3)
    start(state, *filter(None, [traffic.Pilot(2).do(state, 1, 0)]))
    assert (state.player, list(state.options())) == (1, [DONE, TOW | near])
    assert why_not(state, TOW | far) == "CW-12.2: Only the first 2 positions count."
    state.apply(TOW | near)
    assert (state.dock, state.influence) == ((near,), [5, 5])
    pilot = traffic.Pilot(2)
    assert pilot.ready(state, 1, 0)
    for copy in (1, 2):
        moor(state, "lighter", copy=copy)
    assert not pilot.ready(state, 1, 0)


@pytest.mark.rule("CW-12.2")
def test_two_ships_change_places() -> None:
    """One, then the other; never the inspector, never with itself."""
    state = scene()
    him = fly(state, "inspector", 1)
    swap = queue.Swap()
    first, second = fly(state, "lighter", 2), NONE
    assert not swap.ready(state, 0, 0)
    start(state, swap.do(state, 0, 0))
    assert halted(state)
    second = fly(state, "liner", 4)
    third = fly(state, "smuggler", 5)
    assert swap.ready(state, 0, 0)
    start(state, swap.do(state, 0, 0))
    assert why_not(state, SWAP | him).startswith("CW-10.1: Nobody pushes in")
    assert state.decision.prompt(state)["id"] == "prompt-swap"
    state.apply(SWAP | first)
    assert state.decision.prompt(state)["id"] == "prompt-swap-with"
    assert why_not(state, SWAP | first) == "CW-12.2: A ship can't change places with itself."
    state.apply(SWAP | third)
    assert state.lane[:5] == [him, third, NONE, second, first]
    for answers in ((DONE,), (SWAP | first, DONE)):
        start(state, swap.do(state, 0, 0))
        choose(state, *answers)
        assert halted(state)
    assert told(state, "swapped") == [(0, first, third)]


@pytest.mark.rule("CW-12.2")
def test_cargo_moves_from_ship_to_ship() -> None:
    """As much as may be moved, is there, and fits; in the lane and in dock."""
    state = scene()
    transfer = queue.Transfer(4)
    hauler = fly(state, "heavy-hauler", 3, 8)
    fly(state, "liner", 1)
    assert not transfer.ready(state, 0, 0)
    docked = moor(state, "lighter", 2)
    assert transfer.ready(state, 0, 0)
    start(state, transfer.do(state, 1, 0))
    # the lighter could give to nobody: the hauler is full
    assert (state.player, list(state.options())) == (1, [DONE, UNLOAD | hauler])
    state.apply(UNLOAD | hauler)
    assert (state.cargo[hauler], state.cargo[docked]) == (5, 5)
    assert told(state, "reloaded") == [(hauler, docked, 3)]
    transport = fly(state, "armoured-transport", 2)
    start(state, transfer.do(state, 0, 0))
    state.apply(UNLOAD | hauler)
    assert halted(state) or list(state.options()) == [RELOAD | transport]
    assert state.cargo[transport] == 4
    start(state, transfer.do(state, 0, 0))
    state.apply(UNLOAD | docked)
    assert list(state.options()) == [RELOAD | transport, RELOAD | hauler]
    state.apply(RELOAD | hauler)
    assert (state.cargo[hauler], state.cargo[docked]) == (5, 1)
    start(state, transfer.do(state, 0, 0))
    state.apply(DONE)
    state.lane = [NONE] * 10
    start(state, transfer.do(state, 0, 0))
    assert halted(state)


@pytest.mark.rule("CW-12.2")
def test_the_next_ships_are_seen_by_all() -> None:
    """They are turned up once, stay known until they are drawn, and one may go under the deck."""
    state = scene()
    on_top(state, SHIPS, "pirate", "inspector", "lighter", "liner")
    scan = queue.Scan(3)
    barrier = state.barrier
    start(state, *filter(None, [scan.do(state, 0, 0)]))
    pirate, him, lighter, liner = (card(key) for key in ("pirate", "inspector", "lighter", "liner"))
    assert told(state, "sighted") == [(pirate, 1), (him, 2), (lighter, 3)]
    assert state.barrier == barrier + 1
    assert list(state.options()) == [DONE, UNDER | pirate, UNDER | lighter]
    assert why_not(state, UNDER | him).startswith("CW-10.1")
    state.apply(UNDER | pirate)
    assert (state.seen, state.known[SHIPS], state.decks[SHIPS][0]) == (2, 1, pirate)
    assert state.decks[SHIPS][-3:] == (liner, lighter, him)
    too_deep = queue.ScanShips(0, 1).why_not(state, UNDER | lighter)
    assert too_deep
    assert too_deep["text"] == text("why-too-deep", n=1)
    start(state, *filter(None, [queue.Scan(2).do(state, 0, 0)]))
    state.apply(DONE)
    deck = table(state)["decks"][SHIPS]
    assert [one["id"] for one in deck["top"]] == [him, lighter]
    assert [one["id"] for one in deck["bottom"]] == [pirate]
    check(state)
    for seed in range(20):
        believed = the_game().redeal(state, 1, random.Random(seed)).decks[SHIPS]
        assert (believed[0], believed[-2:]) == (pirate, (lighter, him))
    start(state, Arrive(1))
    assert (state.seen, state.lane[0]) == (1, him)
    state.run_outs = 1
    for seed in range(20):
        believed = the_game().redeal(state, 1, random.Random(seed)).decks[SHIPS]
        assert (believed[0], believed[-1]) == (pirate, lighter)


@pytest.mark.rule("CW-12.2")
def test_there_may_be_nothing_left_to_see() -> None:
    """Only what lies in the deck and is not known to lie at its bottom."""
    state = scene()
    pirate = card("pirate")
    state.decks[SHIPS] = (pirate,)
    start(state, *filter(None, [queue.Scan(3).do(state, 0, 0)]))
    state.apply(UNDER | pirate)
    assert (state.seen, state.known[SHIPS]) == (0, 1)
    assert not queue.Scan(3).ready(state, 0, 0)
    start(state, *filter(None, [queue.Scan(3).do(state, 0, 0)]))
    assert halted(state)


@pytest.mark.rule("CW-12.2", "CW-10.3")
def test_the_inspector_can_be_distracted() -> None:
    """So many markers fewer, once; from all of them, and he seals nothing either."""
    state = scene()
    build(state, "casino", 1)
    put(state, 0, 0, 2)
    distract = inspection.Distract(1)
    assert not distract.ready(state, 0, 0)
    moor(state, "inspector")
    state.grudges = HALF_BUILT
    assert inspector.control(state) == 2
    distract.do(state, 1, 0)
    assert (state.distracted, told(state, "distracted")) == (1, [(1, 1)])
    start(state, Inspection())
    assert (sum(state.markers), sum(state.seals), state.distracted) == (1, 1, 0)
    inspection.Distract(2).do(state, 0, 0)
    assert not distract.ready(state, 0, 0)
    build(state, "brig", 2)
    start(state, Inspection())
    assert (sum(state.markers), sum(state.seals), told(state, "idle")) == (1, 1, [()])


@pytest.mark.rule("CW-12.2", "CW-10.3")
def test_shielded_markers_survive_his_next_visit() -> None:
    """Only the next one; who has nothing to shield is not asked."""
    state = scene()
    shield = inspection.Shield(1)
    put(state, 0, 0)
    assert not shield.ready(state, 0, 0)
    moor(state, "inspector")
    assert (shield.ready(state, 0, 0), shield.ready(state, 1, 0)) == (True, False)
    build(state, "casino", 1)
    put(state, 1, 1)
    start(state, inspection.ShieldMarkers(0, 2))
    state.apply(SHIELD | 0)
    assert halted(state)
    assert inspection.ShieldMarkers(0, 1).why_not(state, SHIELD | 0)
    build(state, "quarters", 2)
    put(state, 2, 1)
    state.grudges = NO_PRESTIGE
    start(state, Inspection())
    assert why_not(state, EVICT | marker(0, 0)).startswith("CW-12.2")
    assert list(state.options()) == [EVICT | marker(1, 1), EVICT | marker(2, 1)]
    state.apply(EVICT | marker(1, 1))
    assert (state.markers[0], sum(state.markers), sum(state.shields)) == (1, 1, 0)
    start(state, Inspection())
    assert sum(state.markers) == 0


@pytest.mark.rule("CW-12.2")
def test_a_lost_marker_loses_its_shield() -> None:
    """Whoever comes next to the place has none."""
    state = scene()
    put(state, 0, 0)
    start(state, inspection.ShieldMarkers(0, 1))
    state.apply(SHIELD | 0)
    abilities.fire(state, the_game().rules.ability[card("intrigue")], 1, card("intrigue"))
    state.advance()
    state.apply(EVICT | marker(0, 0))
    assert state.shields[0] == 0


@pytest.mark.rule("CW-12.2")
def test_a_seal_can_come_off() -> None:
    """One of his markers goes, and the card takes influence again."""
    state = scene()
    unseal = inspection.Unseal(1)
    assert not unseal.ready(state, 0, 0)
    build(state, "casino", 1)
    state.seals = (1, 1, *state.seals[2:])
    assert unseal.ready(state, 0, 0)
    start(state, unseal.do(state, 1, 0))
    assert (state.player, list(state.options())) == (1, [DONE, UNSEAL | 0, UNSEAL | 1])
    state.apply(UNSEAL | 1)
    assert (state.seals[:2], told(state, "unsealed")) == ((1, 0), [(1, card("casino"))])


@pytest.mark.rule("CW-12.2", "CW-10.1")
def test_the_inspector_can_be_sent_to_the_end_of_the_queue() -> None:
    """As long as he waits and somebody is behind him; gaps close."""
    state = scene()
    stall = inspection.Stall()
    stall.do(state, 0, 0)
    him = fly(state, "inspector", 2)
    assert not stall.ready(state, 0, 0)
    lighter, liner = fly(state, "lighter", 3), fly(state, "liner", 5)
    assert stall.ready(state, 0, 0)
    stall.do(state, 1, 0)
    assert state.lane[:4] == [lighter, liner, him, NONE]
    assert told(state, "stalled") == [(1,)]


@pytest.mark.rule("CW-12.2")
def test_a_check_can_be_rolled_again() -> None:
    """Whoever has a second roll is asked after each of his dice; they do not add up."""
    state = scene()
    reroll = checks.Reroll(1)
    assert reroll.ready(state, 0, 0)
    reroll.do(state, 0, 0)
    reroll.do(state, 0, 0)
    assert (state.rerolls, reroll.ready(state, 0, 0)) == ((1, 0), False)
    build(state, "hydroponics", 1)
    build(state, "casino", 2)
    load(state, 6, 1, 5)
    start(state, Abilities(1, 0))
    assert (asked(state), list(state.options())) == (
        "second-roll",
        [DONE, REROLL | card("hydroponics")],
    )
    state.apply(DONE)
    assert state.funds == 11
    state.apply(REROLL | card("casino"))
    assert (state.funds, state.rerolls) == (12, (0, 0))
    assert len(told(state, "checked")) == 3
    assert halted(state)


@pytest.mark.rule("CW-12.2")
def test_every_die_of_several_can_be_rolled_again() -> None:
    """The lottery, with two second rolls for its two dice."""
    state = scene()
    state.rerolls = (2, 0)
    number = deal(state, "lottery")
    load(state, 1, 1, 2, 3)
    start(state, PlayActions())
    state.apply(PLAY | number)
    choose(state, REROLL | number, REROLL | number)
    # nothing to spare any more: the second die falls as it falls
    assert (state.funds, halted(state)) == (10 - state.rules.funds[number] + 2 + 3, True)


@pytest.mark.rule("CW-12.2")
def test_a_neighbour_works_once_more() -> None:
    """A completed section beside it that has an ability and is not shut down."""
    state = scene()
    lab = build(state, "laboratory", 2)
    encore = checks.Encore()
    assert not encore.ready(state, 0, lab)
    build(state, "trade-hub", 1)
    site(state, "casino", 3, "prefab")
    assert checks.beside(state, 2) == [1]
    load(state, 6)
    start(state, *filter(None, [encore.do(state, 1, lab)]))
    state.apply(ENCORE | 1)
    assert (state.funds, told(state, "encore")) == (12, [(1, state.cards[1])])
    start(state, *filter(None, [encore.do(state, 1, lab)]))
    state.apply(DONE)
    assert state.funds == 12
    build(state, "quarters", 5)
    build(state, "brig", 7)
    assert checks.beside(state, 6) == checks.beside(state, 0) == []
    assert not encore.ready(state, 0, card("appeal"))
    assert encore.do(state, 0, card("appeal")) is None
    site(state, "academy", 16, "welding-sparks")
    assert checks.beside(state, 2) == []
    start(state, *filter(None, [encore.do(state, 1, lab)]))
    assert halted(state)


@pytest.mark.rule("CW-12.2")
def test_neighbours_never_work_in_circles() -> None:
    """An ability that repeats its neighbour's is not repeated itself."""
    state = scene()
    state.rules = the_game({"sections.casino.ability": "encore"}).rules
    build(state, "casino", 1)
    build(state, "laboratory", 2)
    assert checks.beside(state, 2) == []
    assert checks.beside(state, 1) == [2]


@pytest.mark.rule("CW-12.2", "CW-9.2")
def test_a_release_has_its_price() -> None:
    """It is offered to whoever can pay it, and only while there is something to be had."""
    state = scene()
    build(state, "hospital", 1)
    put(state, 1, 0)
    abilities.release(state, 1, 0)
    state.advance()
    assert halted(state)
    emergency = erupt(state, "rumours")
    state.influence = [1, 5]
    abilities.release(state, 1, 0)
    state.advance()
    assert halted(state)
    state.influence = [3, 5]
    abilities.release(state, 1, 0)
    state.advance()
    assert list(state.options()) == [DONE, USE | 1]
    state.apply(USE | 1)
    assert (state.influence, state.crisis) == ([1, 5], ())
    assert told(state, "released") == [(0, state.cards[1])]
    assert emergency not in state.crisis
    assert Pay(2).ready(state, 1, 0)
    assert not Pay(6).ready(state, 1, 0)
    state.requested = 1
    assert (Request(-2).ready(state, 0, 0), Request(-1).ready(state, 0, 0)) == (False, True)


@pytest.mark.rule("CW-12.2", "CW-10.2")
def test_scandals_reach_him_before_he_is_aboard() -> None:
    """Control rises with each, never beyond its limit; aboard, he has made up his mind."""
    state = scene()
    vex = inspection.Vex(1)
    for control in (2, 3, 4, 5, 5):
        vex.do(state, 0, 0)
        assert inspector.control(state) == control
    assert told(state, "vexed") == [(2,), (3,), (4,), (5,)]
    assert "scandal" in table(state)["inspector"]["grudges"]
    state = scene()
    moor(state, "inspector")
    vex.do(state, 0, 0)
    assert inspector.control(state) == 1


@pytest.mark.rule("CW-4.2")
def test_a_card_is_not_played_in_vain() -> None:
    """Without an enemy nobody is bribed; the reason says so."""
    state = scene()
    number = deal(state, "hush-money")
    deal(state, "appeal")
    start(state, PlayActions())
    assert PLAY | number not in state.options()
    assert why_not(state, PLAY | number) == "CW-4.2: It would do nothing now."
    lurk(state, "pirate", 1)
    assert why_not(state, PLAY | number) == ""
