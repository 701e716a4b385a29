"""CW-11: balance, time window, victory points."""

from __future__ import annotations

import pytest

from spielwerk.engine.state import changed
from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.games.counterweight.rules import balance
from spielwerk.games.counterweight.rules.arrival import Arrive
from spielwerk.games.counterweight.rules.balance import Balance
from spielwerk.games.counterweight.rules.scoring import close
from spielwerk.games.counterweight.show.table import table
from spielwerk.games.counterweight.state import NONE, SHIPS
from spielwerk.games.counterweight.verbs import AMOUNT
from tests.counterweight.scene import (
    answer,
    build,
    card,
    erupt,
    fly,
    load,
    moor,
    put,
    scene,
    site,
    start,
    the_game,
    told,
)


@pytest.mark.rule("CW-11", "CW-11.1")
def test_income_and_upkeep_are_one_sum() -> None:
    """Anchor, sections, sites, docked ships and emergencies."""
    state = scene()
    build(state, "casino", 1)
    build(state, "first-gondola", 2)
    site(state, "fusion-core", 3, "prefab")
    moor(state, "escort-cruiser")
    erupt(state, "radio-silence")
    amounts = {state.rules.keys[number]: amount for number, amount in balance.items(state)}
    assert amounts == {
        "morning-hub": 6,
        "casino": 2,
        "first-gondola": -2,
        "prefab": -1,
        "escort-cruiser": -2,
        "radio-silence": -4,
    }
    assert balance.net(state) == -1
    start(state, Balance(0))
    assert state.funds == 9
    assert told(state, "balance") == [(-1,)]


@pytest.mark.rule("CW-11.1")
def test_a_shortage_is_offered_and_then_taken_from_the_co_on() -> None:
    """Players offer in turn; what is missing is taken from the CO first."""
    state = scene(3)
    state.co = 1
    state.funds = 0
    state.influence = [4, 2, 5]
    for key in ("hull-breach", "quarantine", "pirate-frequency"):
        erupt(state, key)
    start(state, Balance(0))
    # 6 - 13 = 7 short
    assert state.player == 1
    assert list(state.options()) == [AMOUNT, AMOUNT | 1, AMOUNT | 2]
    state.apply(AMOUNT)
    assert (state.player, len(state.options())) == (2, 6)
    state.apply(AMOUNT | 3)
    assert (state.player, len(state.options())) == (0, 5)
    state.apply(AMOUNT)
    assert state.influence == [4, 0, 0]
    assert told(state, "contributed") == [(2, 3)]
    assert told(state, "charged") == [(1, 2), (2, 2)]
    assert state.funds == 0


@pytest.mark.rule("CW-11.1")
def test_a_generous_player_ends_the_matter() -> None:
    """Nobody else is asked when all is paid."""
    state = scene()
    state.funds = 0
    erupt(state, "hull-breach")
    erupt(state, "quarantine")
    start(state, Balance(0))
    state.apply(AMOUNT | 4)
    assert (state.influence, len(state.stack)) == ([1, 5], 1)


@pytest.mark.rule("CW-11.1")
def test_the_station_goes_bankrupt() -> None:
    """When all influence together is too little, all lose."""
    state = scene()
    state.funds = 0
    state.influence = [1, 0]
    erupt(state, "hull-breach")
    erupt(state, "quarantine")
    start(state, Balance(0))
    assert (state.over, state.end_reason, state.winners()) == (True, "bankrupt", [])


@pytest.mark.rule("CW-11.1", "CW-12.2")
def test_only_the_balance_is_paid_with_influence() -> None:
    """A reactor surge takes what there is and no more."""
    state = scene()
    state.funds = 2
    erupt(state, "reactor-surge")
    load(state, 3)
    start(state, Balance(0))
    assert state.funds == 4
    assert state.influence == [5, 5]


@pytest.mark.rule("CW-11.1")
def test_an_emergency_that_asks_does_not_stop_the_balance() -> None:
    """After the answer the next emergency and the sum follow."""
    state = scene()
    state.rules = the_game({"emergencies.rumours.effect": "scatter 1"}).rules
    fly(state, "liner", 1)
    erupt(state, "rumours")
    erupt(state, "hull-breach")
    start(state, Balance(0))
    assert told(state, "fled")
    answer(state, 0)
    assert state.funds == 8


@pytest.mark.rule("CW-11.2")
def test_the_window_closes_when_the_ship_deck_runs_out_again() -> None:
    """The first time the discard pile becomes the deck, the second time all lose."""
    state = scene()
    state.piles = changed(state.piles, SHIPS, state.decks[SHIPS][:2])
    state.decks[SHIPS] = ()
    start(state, Arrive(2))
    assert (state.run_outs, state.over, len(state.arrivals)) == (1, False, 2)
    start(state, Arrive(1))
    assert (state.over, state.end_reason, state.winners()) == (True, "deadline", [])


@pytest.mark.rule("CW-11.2")
def test_without_the_window_ships_just_stay_away() -> None:
    """An empty deck and an empty pile bring nobody, as often as it happens."""
    state = scene(options={"deadline": "none"})
    state.decks[SHIPS] = ()
    for _ in range(3):
        start(state, Arrive(2))
    assert (state.over, state.run_outs) == (False, 3)
    assert state.lane == [NONE] * 10


@pytest.mark.rule("CW-11.3")
def test_victory_points() -> None:
    """3 for prestige, 2 for other markers, 1 for 5 influence, 1 for a site."""
    state = scene(3)
    build(state, "treasury", 1)
    build(state, "casino", 2)
    put(state, 1, 0, 2)
    put(state, 2, 1)
    put(state, 0, 1)
    state.influence = [4, 11, 5]
    state.honours = (0, 1, 3)
    assert state.scores() == [6, 7, 4]
    assert state.winners() == []
    close(state)
    assert state.winners() == [1]


@pytest.mark.rule("CW-11.3")
@pytest.mark.parametrize(
    ("prestige", "other", "influence", "honours", "winners"),
    [
        ((1, 0), (0, 1), (0, 0), (0, 1), [0]),  # prestige markers
        ((0, 0), (1, 0), (0, 0), (0, 2), [0]),  # all markers
        ((0, 0), (0, 0), (5, 6), (1, 1), [1]),  # influence
        ((1, 1), (0, 0), (3, 3), (1, 1), [0, 1]),  # shared
    ],
)
def test_ties(
    prestige: tuple[int, int],
    other: tuple[int, int],
    influence: tuple[int, int],
    honours: tuple[int, int],
    winners: list[int],
) -> None:
    """Prestige markers, then all markers, then influence in hand, else shared."""
    state = scene()
    build(state, "founders-statue", 1)
    for seat in range(2):
        put(state, 1, seat, prestige[seat])
        put(state, 0, seat, other[seat])
    state.influence = list(influence)
    state.honours = tuple(honours)
    assert len(set(state.scores())) == 1
    close(state)
    assert state.winners() == winners
    assert card("founders-statue") in state.cards


@pytest.mark.rule("CW-11.3", "CW-10.4")
def test_the_crew_is_asked_who_led_the_work() -> None:
    """Every point is a voice, told by what it was given for; the inspector is heard of, too."""
    for honours, end in ((5, "finished"), (0, "inspector")):
        state = scene()
        build(state, "treasury", 1)
        build(state, "casino", 2)
        build(state, "star-dome", 3)
        put(state, 2, 1)
        state.seals = changed(changed(state.seals, 1, 1), 3, 1)
        state.influence, state.honours = [7, 0], (honours, 0)
        moor(state, "inspector")
        assert table(state)["poll"] == []
        close(state)
        assert (state.end_reason, told(state, "poll")) == (end, [()])
        assert told(state, "polled") == [(0, 0, 0, 1, honours, 1 + honours), (1, 0, 2, 0, 0, 2)]
        assert told(state, "elected") == ([(0,)] if honours else [])
        assert told(state, "overruled") == ([] if honours else [(6,)])
        poll = table(state)["poll"]
        assert [row["points"] for row in poll] == sorted([1 + honours, 2, 6], reverse=True)
        assert {row["seat"] for row in poll} == {0, 1, None}
    state = scene()
    state.honours = (1, 0)
    close(state)
    assert [row["seat"] for row in table(state)["poll"]] == [0, 1]


@pytest.mark.rule("CW-11.1", "CW-11.2")
def test_a_failure_costs_heads() -> None:
    """Whatever the reason, the investors say so in the log and at the end, in both languages."""
    state = scene()
    state.funds, state.influence = 0, [0, 0]
    for key in ("hull-breach", "radio-silence"):
        erupt(state, key)
    start(state, Balance(0))
    assert (state.end_reason, told(state, "heads")) == ("bankrupt", [()])
    for lang, threat in (("de", "eure Köpfe"), ("en", "heads to roll")):
        said = words(the_game().home(), lang).say
        for reason in set(the_game().end_reasons) - {"finished", "inspector"}:
            assert threat in said(text(f"end-{reason}"))
