"""CW-6: converting, placing, taking over."""

from __future__ import annotations

import pytest

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.standing import KEEP
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.effects.markers import FreeMarker
from spielwerk.games.counterweight.rules.influence import Convert, InfluenceTurns, PlaceMarkers
from spielwerk.games.counterweight.verbs import (
    AMOUNT,
    CONVERT,
    DONE,
    MARK,
    OVERTAKE,
    PLAY,
    SECURE,
    marker,
)
from tests.counterweight import scene as table
from tests.counterweight.scene import (
    build,
    deal,
    load,
    put,
    scene,
    site,
    start,
    the_game,
    told,
    why_not,
)


@pytest.mark.rule("CW-6")
def test_players_take_turns_from_the_co_on() -> None:
    """The CO first, then clockwise; who has no influence is not asked."""
    state = scene(3)
    state.co = 1
    state.influence = [3, 1, 0]
    start(state, InfluenceTurns(0))
    asked = []
    while len(state.stack) > 1:
        asked.append(state.player)
        state.apply(DONE)
    assert asked == [1, 0]


@pytest.mark.rule("CW-6.1")
def test_funds_become_influence_up_to_the_markers() -> None:
    """On each unlocked prestige section once, at most one fund a marker."""
    state = scene()
    state.funds = 20
    build(state, "council-hall", 1)
    build(state, "star-dome", 2)
    build(state, "founders-statue", 3)
    for place, count in ((1, 2), (2, 1), (3, 2)):
        put(state, place, 0, count)
    start(state, Convert(0, 0))
    assert list(state.options()) == [DONE, CONVERT | 1, CONVERT | 2]
    state.apply(CONVERT | 1)
    assert list(state.options()) == [AMOUNT | 1, AMOUNT | 2]
    state.apply(AMOUNT | 2)
    assert (state.funds, state.influence) == (18, [7, 5])
    assert list(state.options()) == [DONE, CONVERT | 2]
    state.apply(CONVERT | 2)
    assert (state.funds, state.influence) == (17, [8, 5])
    assert len(state.stack) == 1


@pytest.mark.rule("CW-6.1")
def test_nothing_is_converted_without_funds_marker_or_condition() -> None:
    """An empty station, somebody else's marker, a site, a locked section: no question."""
    state = scene()
    build(state, "council-hall", 1)
    put(state, 1, 0)
    state.funds = 0
    start(state, Convert(0, 0))
    assert len(state.stack) == 1
    state.funds = 17
    start(state, Convert(1, 0))
    assert len(state.stack) == 1
    start(state, Convert(0, 0))
    state.apply(DONE)
    assert (state.funds, len(state.stack)) == (17, 1)


@pytest.mark.rule("CW-6.1")
def test_the_crew_s_pay_is_not_converted() -> None:
    """The station keeps it, on prestige sections and with cards; only what lies above is loose."""
    state = scene()
    pay = state.standing[KEEP]
    assert pay > 0
    build(state, "council-hall", 1)
    put(state, 1, 0, 3)
    state.funds = pay
    slush = deal(state, "slush-fund")
    start(state, PlayActions())
    start(state, Convert(0, 0))
    assert len(state.stack) == 1  # no question: neither card nor section does anything
    state.funds = pay + 2
    start(state, Convert(0, 0))
    state.apply(CONVERT | 1)
    assert list(state.options()) == [AMOUNT | 1, AMOUNT | 2]
    state.apply(AMOUNT | 1)
    assert (state.funds, state.influence[0]) == (pay + 1, 6)
    start(state, PlayActions())
    state.apply(PLAY | slush)
    assert list(state.options()) == [AMOUNT, AMOUNT | 1]


@pytest.mark.rule("CW-6.2")
def test_a_marker_needs_a_free_place_on_a_finished_card() -> None:
    """Sections, prestige sections and the anchor; no sites, no sealed cards."""
    state = scene()
    build(state, "casino", 1)
    build(state, "star-dome", 2)
    site(state, "brig", 3, "prefab")
    build(state, "academy", 4)
    state.seals = changed(state.seals, 4, 1)
    start(state, PlaceMarkers(0))
    assert list(state.options()) == [DONE, MARK | 0, MARK | 1, MARK | 2]
    state.apply(MARK | 1)
    assert (state.influence, state.markers[2]) == ([4, 5], 1)
    assert list(state.options()) == [DONE, MARK | 0, MARK | 2]
    state.apply(DONE)
    assert len(state.stack) == 1


@pytest.mark.rule("CW-6.3")
def test_a_takeover_needs_a_higher_die() -> None:
    """A tie is not enough; the fee is gone either way."""
    for dice, won in (((4, 4), False), ((3, 5), False), ((5, 4), True)):
        state = scene()
        build(state, "casino", 1)
        put(state, 1, 1)
        state.cards = changed(state.cards, 0, state.cards[1])
        put(state, 0, 0)
        start(state, PlaceMarkers(0))
        takeover = OVERTAKE | marker(1, 1)
        assert list(state.options()) == [DONE, takeover]
        load(state, *dice)
        state.apply(takeover)
        assert state.influence == [4, 5]
        assert (state.markers[3] == 0) == won
        if won:
            assert list(state.options()) == [DONE, SECURE | 1]
            state.apply(SECURE | 1)
            assert (state.influence, state.markers[2]) == ([3, 5], 1)
            assert told(state, "overtook")
        else:
            assert told(state, "repelled")
            assert takeover in state.options()


@pytest.mark.rule("CW-6.3")
def test_the_winner_may_leave_the_place_free() -> None:
    """Or has to, without influence; a guarded card adds to the defence."""
    state = scene()
    build(state, "casino", 1)
    put(state, 1, 1)
    start(state, PlaceMarkers(0))
    load(state, 6, 1)
    state.apply(OVERTAKE | marker(1, 1))
    state.apply(DONE)
    assert state.markers[2:4] == (0, 0)
    state = scene()
    build(state, "casino", 1)
    put(state, 1, 1)
    state.influence = [1, 5]
    start(state, PlaceMarkers(0))
    load(state, 6, 1)
    state.apply(OVERTAKE | marker(1, 1))
    assert len(state.stack) == 1
    for key, dice, won in (("brig", (5, 3), False), ("brig", (6, 3), True)):
        state = scene()
        build(state, key, 1)
        put(state, 1, 1)
        start(state, PlaceMarkers(0))
        load(state, *dice)
        state.apply(OVERTAKE | marker(1, 1))
        assert (state.markers[3] == 0) == won


def test_fees_of_your_own_are_kept() -> None:
    """With a dearer marker only the takeover is left to a poor player, and the other way round."""
    for number, option in (
        ("numbers.marker_fee", OVERTAKE | marker(1, 1)),
        ("numbers.overtake_fee", MARK | 0),
    ):
        state = scene()
        build(state, "casino", 1)
        put(state, 1, 1)
        state.rules = the_game({number: "9"}).rules
        start(state, PlaceMarkers(0))
        assert list(state.options()) == [DONE, option]


@pytest.mark.rule("CW-12.1", "CW-6.2")
def test_a_card_can_keep_places_for_others() -> None:
    """Whoever has a share gets no more there: not by paying, by force or for nothing."""
    state = scene()
    build(state, "zero-g-opera", 1)
    put(state, 1, 0)
    start(state, PlaceMarkers(0))
    assert MARK | 1 not in state.options()
    reason = "CW-12.1: Here each player has at most one place; you have yours."
    assert why_not(state, MARK | 1) == reason
    state.stack.pop()
    start(state, FreeMarker(0, 1))
    assert MARK | 1 not in state.options()
    state.stack.pop()
    start(state, PlaceMarkers(1))
    assert MARK | 1 in state.options()
    state.stack.pop()
    put(state, 1, 1)
    load(state, 6, 1)
    start(state, PlaceMarkers(0))
    state.apply(OVERTAKE | marker(1, 1))
    assert (table.asked(state), state.markers[2:4]) == ("markers", (1, 0))
