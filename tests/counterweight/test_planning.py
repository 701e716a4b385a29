"""CW-5 and CW-7: the plan, sites, funds for the request centre."""

from __future__ import annotations

import pytest

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.rules.effects.cards import ReplacePlans
from spielwerk.games.counterweight.rules.planning import Planning
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.state import NONE, PRESTIGES, SECTIONS, SITES, CounterweightState
from spielwerk.games.counterweight.verbs import AMOUNT, DONE, DRAW, FIELD, REMOVE, REPLAN, START
from tests.counterweight.scene import build, card, on_top, scene, start, take, told


def planned(*keys: str, placement: str = "next") -> CounterweightState:
    """A table with these cards in the plan, in the planning phase."""
    state = scene(options={"placement": placement})
    for key in keys:
        deck = PRESTIGES if card(key) in state.decks[PRESTIGES] else SECTIONS
        state.plan += (take(state, deck, card(key)),)
    return state


@pytest.mark.rule("CW-5", "CW-5.1")
def test_one_card_a_round_into_a_free_slot() -> None:
    """From the section deck or the prestige deck, once, and only if the plan has room."""
    state = planned("casino")
    on_top(state, PRESTIGES, "treasury")
    start(state, Planning())
    assert DRAW | SECTIONS in state.options()
    state.apply(DRAW | PRESTIGES)
    assert state.plan == (card("casino"), card("treasury"))
    assert not {DRAW | SECTIONS, DRAW | PRESTIGES} & set(state.options())
    state = planned("casino", "brig", "customs", "academy", "treasury")
    start(state, Planning())
    assert not {DRAW | SECTIONS, DRAW | PRESTIGES} & set(state.options())


@pytest.mark.rule("CW-5.1")
def test_an_empty_deck_gives_no_plan_card() -> None:
    """With neither deck nor discard pile there is nothing to draw."""
    state = planned("casino")
    state.decks[PRESTIGES] = ()
    state.decks[SECTIONS] = ()
    start(state, Planning())
    assert list(state.options()) == [DONE, START | card("casino"), REMOVE | card("casino")]


@pytest.mark.rule("CW-5.2")
def test_a_site_starts_on_the_next_free_field() -> None:
    """Any number of them, on the lowest free numbers, each under an open site card."""
    state = planned("casino", "brig")
    build(state, "academy", 1)
    build(state, "customs", 3)
    on_top(state, SITES, "inquiry", "prefab")
    start(state, Planning())
    state.apply(START | card("casino"))
    state.apply(START | card("brig"))
    assert (state.cards[2], state.cards[4]) == (card("casino"), card("brig"))
    assert state.rules.keys[state.sites[2]] == "inquiry"
    assert state.rules.keys[state.sites[4]] == "prefab"
    assert state.plan == ()
    assert told(state, "started")[0][:3] == (0, card("casino"), 2)


@pytest.mark.rule("CW-5.2")
def test_with_the_switch_a_site_may_stand_beside_others_or_at_an_anchor_point() -> None:
    """Fields 1, 5, 9 and 13, and free fields beside occupied ones, round the ring."""
    state = planned("casino", placement="beside")
    build(state, "academy", 16)
    build(state, "brig", 5)
    start(state, Planning())
    state.apply(START | card("casino"))
    assert list(state.options()) == [FIELD | place for place in (1, 4, 6, 9, 13, 15)]
    state.apply(FIELD | 13)
    assert state.cards[13] == card("casino")


@pytest.mark.rule("CW-5.2")
def test_nothing_is_started_on_a_full_ring() -> None:
    """Without a free field or a site card plan cards stay in the plan."""
    state = planned("casino")
    for place in range(1, 17):
        state.cards = changed(state.cards, place, card("brig"))
    start(state, Planning())
    assert START | card("casino") not in state.options()
    state = planned("casino")
    state.decks[SITES] = ()
    start(state, Planning())
    assert START | card("casino") not in state.options()


@pytest.mark.rule("CW-5.3")
def test_a_removed_card_goes_under_its_deck_for_an_influence() -> None:
    """Who has no influence removes nothing."""
    state = planned("casino", "treasury")
    state.influence = [1, 5]
    start(state, Planning())
    state.apply(REMOVE | card("treasury"))
    assert state.decks[PRESTIGES][0] == card("treasury")
    assert state.influence == [0, 5]
    assert state.plan == (card("casino"),)
    assert REMOVE | card("casino") not in state.options()
    state.apply(DONE)


@pytest.mark.rule("CW-7")
def test_any_amount_goes_to_the_request_centre() -> None:
    """Every number up to 20, then in steps of 5, and all of it."""
    state = scene()
    state.funds, state.requested = 33, 2
    start(state, Request())
    counts = [option - AMOUNT for option in state.options()]
    assert counts == [*range(34)]
    state.apply(AMOUNT | 23)
    assert (state.funds, state.requested) == (10, 25)
    start(state, Request())
    state.apply(AMOUNT)
    assert (state.funds, state.requested) == (10, 25)
    state.funds = 0
    start(state, Request())
    assert len(state.stack) == 1


@pytest.mark.rule("CW-12.2")
def test_replanning_swaps_plan_cards_from_their_own_decks() -> None:
    """A struck card goes to the discard pile and a new one of its kind comes."""
    state = planned("casino", "treasury")
    on_top(state, PRESTIGES, "star-dome")
    start(state, ReplacePlans(0, 2))
    state.apply(REPLAN | card("treasury"))
    assert state.plan == (card("casino"), card("star-dome"))
    assert state.piles[PRESTIGES] == (card("treasury"),)
    state.decks[SECTIONS] = ()
    state.apply(REPLAN | card("casino"))
    assert list(state.plan) == [card("star-dome")]
    assert state.piles[SECTIONS] == (card("casino"),)
    assert state.cards[1] == NONE
    start(state, ReplacePlans(0, 2))
    state.apply(DONE)
    assert list(state.plan) == [card("star-dome")]
