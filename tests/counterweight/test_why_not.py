"""Why a wish can't be had: the same numbers as in the rules, in words that name them."""

from __future__ import annotations

import random

import pytest

from spielwerk.engine.state import changed
from spielwerk.games.counterweight.data.standing import KEEP
from spielwerk.games.counterweight.game import Counterweight
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.balance import Contribute
from spielwerk.games.counterweight.rules.docking import Docking
from spielwerk.games.counterweight.rules.effects.markers import FreeMarker
from spielwerk.games.counterweight.rules.effects.sites import FundSite
from spielwerk.games.counterweight.rules.effects.traffic import TowIn
from spielwerk.games.counterweight.rules.influence import Convert, PlaceMarkers
from spielwerk.games.counterweight.rules.inspector import SealOff
from spielwerk.games.counterweight.rules.planning import ChooseField, Planning
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.station import Supplying
from spielwerk.games.counterweight.state import PRESTIGES, SECTIONS, SITES
from spielwerk.games.counterweight.verbs import (
    AMOUNT,
    CONVERT,
    DONE,
    DRAW,
    FIELD,
    LAND,
    MARK,
    OVERTAKE,
    PAY,
    PLAY,
    REMOVE,
    SEAL,
    SEND_OFF,
    SITE,
    START,
    TOW,
    TURN_AWAY,
    VERB,
    marker,
)
from tests.counterweight.scene import (
    asked,
    build,
    card,
    deal,
    erupt,
    fly,
    lurk,
    moor,
    put,
    say,
    scene,
    site,
    start,
    take,
    the_game,
    why_not,
)


def test_a_takeover_that_is_too_dear_is_called_that() -> None:
    """With `numbers.overtake_fee=3` nobody is told that there is no marker where one lies."""
    game = the_game({"numbers.overtake_fee": "3"})
    found = 0
    for seed in range(20):
        rng = random.Random(seed)
        state = game.new(2 + seed % 4, seed)
        while not state.over:
            if asked(state) == "markers":
                for wish in state.decision.wishes(state):
                    reason = state.decision.why_not(state, wish)
                    if wish & VERB == OVERTAKE and reason and not _free(game, state, wish):
                        have = state.influence[state.player]
                        assert reason["text"]["id"] == "why-no-influence"
                        assert reason["text"]["args"] == {"n": 3, "have": have}
                        found += have < 3
            state.apply(rng.choice(state.options()))
    assert found > 20


def _free(game: Counterweight, state: object, wish: int) -> bool:
    table = game.table(state, None)  # type: ignore[arg-type]
    place = table["ring"][(wish & ~VERB) >> 3]
    return sum(place["markers"]) < place["places"]


def test_in_the_action_phase() -> None:
    """Too few funds, too little influence."""
    state = scene()
    loan, torpedoes = deal(state, "private-loan"), deal(state, "torpedoes")
    breach = erupt(state, "hull-breach")
    state.funds, state.influence = 2, [2, 5]
    deal(state, "levy")
    start(state, PlayActions())
    assert why_not(state, PLAY | torpedoes) == "CW-4.2: That costs 3 funds; the station has 2."
    assert why_not(state, PLAY | loan) == "CW-4.2: That costs 3 influence; you have 2."
    assert why_not(state, PAY | breach) == "CW-4.3: That costs 8 funds; the station has 2."


def test_at_another_moment() -> None:
    """A card of the plan says when sites are started, a hand card whose turn it is."""
    state = scene()
    torpedoes = deal(state, "torpedoes")
    state.plan = (take(state, SECTIONS, card("brig")),)
    lurk(state, "pirate", 1)
    start(state, PlayActions())
    said = {
        (one["verb"], one["reason"]["text"]["id"])
        for one in the_game().explain(state, 1, f"card:{card('brig')}")
        if one["reason"]
    }
    assert said == {
        ("start", "why-when-planning"),
        ("remove", "why-when-planning"),
        ("replan", "why-when-replan"),
    }
    (own,) = the_game().explain(state, 0, f"card:{torpedoes}")
    assert (own["verb"], own["reason"]) == ("play", None)
    assert the_game().explain(state, 1, f"card:{torpedoes}") == []
    (crisis,) = [
        one
        for one in the_game().explain(state, 1, f"card:{erupt(state, 'rumours')}")
        if one["verb"] == "pay"
    ]
    assert crisis["reason"]
    assert crisis["reason"]["text"]["id"] == "why-not-asked"


def test_in_the_planning_phase() -> None:
    """Drawn already, plan full, deck empty, ring full, no influence."""
    state = scene()
    for key in ("casino", "brig", "customs", "academy", "quarters"):
        state.plan += (take(state, SECTIONS, card(key)),)
    state.influence = [0, 5]
    start(state, Planning())
    assert why_not(state, DRAW | SECTIONS) == "CW-5.1: All 5 slots of the plan are taken."
    assert why_not(state, REMOVE | card("casino")) == "CW-5.3: That costs 1 influence; you have 0."
    state.apply(START | card("casino"))
    state.decks[PRESTIGES] = ()
    assert "no cards left" in why_not(state, DRAW | PRESTIGES)
    state.drawn = 1
    assert "Only one card a round" in why_not(state, DRAW | PRESTIGES)
    state.decks[SITES] = ()
    assert "no cards left" in why_not(state, START | card("brig"))
    state.cards = (card("brig"),) * 17
    assert "no free field" in why_not(state, START | card("brig"))


def test_a_field_must_be_beside_something() -> None:
    """With the switch a site keeps to others or to the anchor points."""
    state = scene(options={"placement": "beside"})
    state.plan = (take(state, SECTIONS, card("brig")),)
    start(state, ChooseField(card("brig")))
    assert why_not(state, FIELD | 5) == ""
    assert "beside an occupied field" in why_not(state, FIELD | 3)


def test_in_the_influence_phase() -> None:
    """Unfinished, full, sealed, no takeover needed, locked, used up."""
    state = scene()
    build(state, "casino", 1)
    put(state, 1, 1)
    site(state, "brig", 2, "prefab")
    build(state, "academy", 3)
    state.seals = changed(state.seals, 3, 1)
    build(state, "first-gondola", 4)
    put(state, 4, 1)
    build(state, "council-hall", 5)
    start(state, PlaceMarkers(0))
    assert "CW-6.2: All 1 places are taken" in why_not(state, MARK | 1)
    assert "Only completed sections" in why_not(state, MARK | 2)
    assert why_not(state, MARK | 3).startswith("CW-10.3")
    assert "free place" in why_not(state, OVERTAKE | marker(4, 1))
    state.rules = the_game({"numbers.marker_fee": "7", "numbers.overtake_fee": "9"}).rules
    assert "costs 7 influence; you have 5" in why_not(state, MARK | 4)
    assert "costs 9 influence; you have 5" in why_not(state, OVERTAKE | marker(1, 1))
    state.rules = the_game().rules
    state.stack.pop()
    put(state, 4, 0)
    put(state, 5, 0)
    state.funds = state.standing[KEEP] + 1
    start(state, Convert(0, 0))
    assert why_not(state, DONE) == ""
    assert why_not(state, CONVERT | 5) == ""
    state.funds -= 1
    assert "crew's pay" in why_not(state, CONVERT | 5)
    state.funds += 1
    assert "condition" in why_not(state, CONVERT | 4)
    put(state, 5, 0, 0)
    assert "no marker" in why_not(state, CONVERT | 5)
    put(state, 5, 0)
    state.stack[-1] = Convert(0, 1 << 5)
    assert "converted here" in why_not(state, CONVERT | 5)


def test_in_the_docking_step() -> None:
    """Too far back, dock full, a free berth, the inspector, the wrong ship."""
    state = scene()
    first, far = fly(state, "lighter", 1), fly(state, "heavy-hauler", 4)
    docked = moor(state, "harbour-tug")
    state.influence = [1, 5]
    inspector = moor(state, "inspector")
    start(state, Docking())
    assert why_not(state, LAND | far) == "CW-8.4: That costs 2 influence; you have 1."
    assert "free berth" in why_not(state, TURN_AWAY | first)
    assert why_not(state, SEND_OFF | inspector).startswith("CW-10.1")
    moor(state, "lighter", copy=1)
    state.stack.pop()
    state.influence = [0, 5]
    start(state, Docking())
    assert why_not(state, LAND | first) == "CW-8.4: All 3 berths are taken."
    assert "position 1" in why_not(state, TURN_AWAY | far)
    assert why_not(state, TURN_AWAY | first) == ""
    assert "costs 1 influence" in why_not(state, SEND_OFF | docked)
    state.stack[-1] = TowIn(0, 1, 10)
    assert "berths are taken" in why_not(state, TOW | far)


def test_on_the_station() -> None:
    """A site that is full for now, a card that somebody holds, a place that is taken."""
    state = scene()
    site(state, "casino", 1, "bottleneck")
    site(state, "brig", 2, "solid-build")
    site(state, "academy", 3, "prefab")
    moor(state, "heavy-hauler", 8)
    state.delivered = 1 << 1
    start(state, Supplying())
    assert "nothing more now" in why_not(state, SITE | 1)
    build(state, "customs", 4)
    put(state, 4, 1)
    state.stack[-1] = SealOff()
    assert "Somebody has a marker here" in why_not(state, SEAL | 4)
    state.seals = changed(state.seals, 0, 1)
    assert "inspector's marker" in why_not(state, SEAL | 0)
    state.stack[-1] = FreeMarker(0, 1)
    assert "All 1 places are taken" in why_not(state, MARK | 4)


def test_amounts() -> None:
    """More than there is, less than must be; every number between can be had."""
    state = scene()
    state.funds = 33
    start(state, Request())
    assert why_not(state, AMOUNT | 34) == "CW-7: 33 at most."
    assert why_not(state, AMOUNT | 23) == why_not(state, AMOUNT | 33) == ""
    state.stack[-1] = Contribute(1, 9)
    assert why_not(state, AMOUNT | 6) == "CW-11.1: 5 at most."
    state.stack[-1] = FundSite(0, 1, 4)
    assert why_not(state, AMOUNT | 0) == "CW-12.2: 1 at least."


@pytest.mark.parametrize("lang", ["de", "en"])
def test_cards_that_are_called_alike_are_told_apart(lang: str) -> None:
    """Two of a title in hand, in the lane or on the ring never read the same."""
    state = scene()
    state.funds = 20
    first, second = (deal(state, "slush-fund", copy=copy) for copy in (0, 1))
    start(state, PlayActions())
    said = [say(state, PLAY | number, lang) for number in (first, second)]
    assert [word for word in ("1", "2") if f". {word}" in said[int(word) - 1]] == ["1", "2"]
    state = scene()
    for place, copy in ((3, 0), (7, 1)):
        build(state, "docks", place, copy=copy)
    start(state, PlaceMarkers(0))
    assert {say(state, MARK | place, lang)[-1] for place in (3, 7)} == {"3", "7"}


def test_a_price_in_words_is_the_price_that_is_paid() -> None:
    """A changed fee stands in the words of the choice."""
    state = scene()
    state.plan = (take(state, SECTIONS, card("brig")),)
    state.rules = the_game({"numbers.remove_fee": "3"}).rules
    start(state, Planning())
    assert say(state, REMOVE | card("brig")) == "Remove The Brig from the plan (3 influence)"
