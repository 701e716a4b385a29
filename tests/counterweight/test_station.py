"""CW-9: supplying sites, abilities round the ring, the last section."""

from __future__ import annotations

import pytest

from spielwerk.engine.option import THING
from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.cards import ANCHOR_CARD, NO_ABILITY, PRESTIGE, SECTION
from spielwerk.games.counterweight.data.standing import SILENCE
from spielwerk.games.counterweight.rules import abilities, station
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.station import Abilities, Departures, Supplying
from spielwerk.games.counterweight.state import NONE, SHIPS, SITES
from spielwerk.games.counterweight.verbs import AMOUNT, DONE, PLAY, SITE, USE
from tests.counterweight.scene import (
    asked,
    build,
    busy,
    card,
    changes,
    choose,
    deal,
    erupt,
    figures,
    halted,
    load,
    moor,
    put,
    scene,
    site,
    start,
    the_game,
    told,
)


@pytest.mark.rule("CW-9", "CW-9.1")
def test_cargo_is_spread_over_open_sites() -> None:
    """Site, then amount; ships unload in berth order; a full site is completed at once."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    site(state, "brig", 2, "prefab", 2)
    first, second = moor(state, "lighter", 3), moor(state, "lighter", 4, copy=1)
    start(state, Supplying())
    assert list(state.options()) == [DONE, SITE | 1, SITE | 2]
    state.apply(SITE | 2)
    assert list(state.options()) == [AMOUNT | 1, AMOUNT | 2]
    state.apply(AMOUNT | 2)
    assert state.sites[2] == -1
    assert state.piles[SITES] == (card("prefab"),)
    assert state.honours == (1, 0)
    assert told(state, "completed") == [(0, card("brig"), 1)]
    # one site is left: it takes what the CO likes, from the first berth on
    assert list(state.options()) == [DONE, SITE | 1]
    state.apply(SITE | 1)
    assert list(state.options()) == [AMOUNT | count for count in range(1, 6)]
    state.apply(AMOUNT | 3)
    assert (state.cargo[first], state.cargo[second]) == (0, 2)
    assert state.supply[1] == 3


@pytest.mark.rule("CW-9.1")
def test_cargo_may_be_kept_aboard() -> None:
    """Nothing must be unloaded; what stays aboard keeps its berth, an empty freighter leaves."""
    state = scene()
    site(state, "casino", 1, "solid-build")
    empty, full = moor(state, "lighter", 1), moor(state, "heavy-hauler", 8)
    start(state, Supplying(), Departures(0))
    choose(state, SITE | 1, AMOUNT | 1, DONE)
    assert asked(state) == "discarding"
    state.apply(DONE)
    assert (state.dock, state.cargo[full], state.supply[1]) == ((full,), 8, 1)
    assert empty in state.piles[SHIPS]


@pytest.mark.rule("CW-9.1")
def test_cargo_that_no_site_can_take_stays_aboard() -> None:
    """Without a site nothing is unloaded, and a site takes no more than it needs."""
    state = scene()
    ship = moor(state, "lighter", 5)
    start(state, Supplying())
    assert state.cargo[ship] == 5
    site(state, "casino", 1, "prefab", 1)
    start(state, Supplying())
    choose(state, SITE | 1, AMOUNT | 3)
    assert (state.cargo[ship], state.sites[1]) == (2, -1)
    state.cargo[ship] = 0
    start(state, Supplying())
    assert len(state.stack) == 1


@pytest.mark.rule("CW-9.2")
def test_abilities_run_from_the_anchor_round_the_ring() -> None:
    """Anchor, then fields in order; a release for each owner of a marker, once, from the CO on."""
    state = scene(3)
    state.cards = changed(state.cards, 0, card("tethered-rock"))
    build(state, "promenade", 2)
    build(state, "hydroponics", 1)
    put(state, 2, 0, 2)
    put(state, 2, 2)
    state.co = 2
    load(state, 5, 4, 1, 3, 6)
    start(state, Abilities(0, 0))
    assert (state.player, list(state.options())) == (2, [DONE, USE | 2])
    state.apply(USE | 2)
    assert (state.player, list(state.options())) == (0, [DONE, USE | 2])
    state.apply(USE | 2)
    assert halted(state)
    rolls = [(who, die, state.rules.keys[what]) for who, die, what in told(state, "checked")]
    assert rolls == [
        (2, 5, "tethered-rock"),
        (2, 4, "hydroponics"),
        (2, 1, "promenade"),
        (2, 3, "promenade"),
        (0, 6, "promenade"),
    ]
    assert state.funds == 12
    assert state.influence == [6, 5, 6]


@pytest.mark.rule("CW-9.2")
def test_every_release_may_be_declined() -> None:
    """Whoever has a marker is asked first; one that asks anyway takes nothing for an answer."""
    rules = the_game().rules
    kinds = (ANCHOR_CARD, SECTION, PRESTIGE)
    for key in sorted({rules.keys[number] for kind in kinds for number in rules.of_kind[kind]}):
        state = busy()
        place = 0 if card(key) in rules.of_kind[ANCHOR_CARD] else 1
        if place:
            if card(key) in state.cards:
                place = state.cards.index(card(key))
                state.sites = changed(state.sites, place, NONE)
                state.supply = changed(state.supply, place, 0)
            else:
                build(state, key, place)
        else:
            state.cards = changed(state.cards, 0, card(key))
        put(state, place, 0)
        before = figures(state)
        abilities.release(state, place, 0)
        state.advance()
        if rules.release[card(key)] != NO_ABILITY:
            assert (state.player, state.asked[0] & THING) == (0, 0), key
            while not halted(state):
                state.apply(state.options()[0])
        assert changes(before, state) == {}, key


@pytest.mark.rule("CW-9.2")
def test_a_release_that_would_do_nothing_is_not_offered() -> None:
    """Without anything to turn into influence the bank stays shut."""
    state = scene()
    build(state, "lagrange-bank", 1)
    put(state, 1, 0)
    state.funds = 0
    abilities.release(state, 1, 0)
    state.advance()
    assert halted(state)


@pytest.mark.rule("CW-9.2")
def test_several_dice_are_looked_at_one_by_one() -> None:
    """Two dice, two chances."""
    for dice, gain in (((5, 6), 4), ((4, 5), 2), ((1, 2), 0)):
        state = scene()
        number = deal(state, "lottery")
        state.rules = the_game({"actions.lottery.effect": "2x 5+: funds 2"}).rules
        load(state, *dice)
        start(state, PlayActions())
        state.apply(PLAY | number)
        assert state.funds == 10 - state.rules.funds[number] + gain


@pytest.mark.rule("CW-9.2")
def test_a_question_in_between_does_not_break_the_turn() -> None:
    """An effect that asks waits for its answer, then the rest goes on in order."""
    state = scene()
    state.funds = 20
    build(state, "lagrange-bank", 1)
    build(state, "hydroponics", 2)
    put(state, 1, 0)
    put(state, 1, 1)
    load(state, 1, 4)
    start(state, Abilities(0, 0))
    assert state.player == 0
    state.apply(AMOUNT | 2)
    assert state.player == 1
    state.apply(AMOUNT)
    assert (state.funds, state.influence) == (19, [7, 5])


@pytest.mark.rule("CW-9.2")
def test_a_calm_round_has_no_nuisances() -> None:
    """The site marshal sees to it."""
    state = scene()
    site(state, "casino", 1, "coolant-leak")
    state.calm = 1
    start(state, Abilities(0, 0))
    assert told(state, "checked") == []


@pytest.mark.rule("CW-12.1")
def test_quarantine_stops_releases_but_no_abilities() -> None:
    """Only the card's own ability is rolled for."""
    state = scene()
    build(state, "hydroponics", 1)
    put(state, 1, 0)
    erupt(state, "quarantine")
    assert state.standing[SILENCE] == 1
    start(state, Abilities(0, 0))
    assert len(told(state, "checked")) == 1


@pytest.mark.rule("CW-9.3")
def test_the_sixteenth_section_ends_the_game_at_once() -> None:
    """In the middle of whatever goes on."""
    state = scene()
    for place in range(2, 17):
        state.cards = changed(state.cards, place, card("quarters"))
    site(state, "casino", 1, "prefab", 3)
    put(state, 0, 1)
    station.deliver(state, 1, 1)
    assert (state.over, state.end_reason) == (True, "finished")
    assert state.winners() == [1]


@pytest.mark.rule("CW-9.3")
def test_a_nuisance_can_finish_the_station() -> None:
    """Contradictory orders may complete the neighbour, and with it the ring."""
    state = scene()
    for place in range(3, 17):
        state.cards = changed(state.cards, place, card("quarters"))
    site(state, "casino", 1, "contradictory-order", 5)
    site(state, "brig", 2, "prefab", 2)
    load(state, 1)
    start(state, Abilities(0, 0))
    assert (state.over, state.sites[2]) == (False, -1)
    state = scene()
    for place in range(2, 17):
        state.cards = changed(state.cards, place, card("quarters"))
    build(state, "drone-yard", 2)
    site(state, "casino", 1, "prefab", 3)
    load(state, 4)
    start(state, Abilities(0, 0))
    assert state.over
