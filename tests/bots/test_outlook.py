"""Counterweight: how a position is judged, and by what those weigh things who search."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.brain import PLAIN, brain
from spielwerk.bots.counterweight.evaluation import (
    SEAT,
    STATION,
    TOGETHER,
    WINNER,
    evaluate,
    evaluate_2026,
    finished,
    seat,
    shares,
    station,
)
from spielwerk.bots.counterweight.thumb import BY_HAND, SEARCHING, THUMB
from spielwerk.bots.levels import SearchBot, level

GAME, KNOWS = spielwerk.game("counterweight"), brain("counterweight")


def positions(rounds: int) -> Iterator[Any]:
    """The starts of rounds in games by rules of thumb, at every number of players."""
    rng = random.Random(5)
    for players in range(GAME.min_players, GAME.max_players + 1):
        state: Any = GAME.new(players, players)
        seen = 0
        while not state.over and seen < rounds:
            if state.round > seen:
                seen = state.round
                yield state.copy()
            state.apply(KNOWS.thumb(state, rng))


def test_nothing_hidden_is_judged() -> None:
    """A table is worth the same to everybody whatever lies in the decks."""
    for count, state in enumerate(positions(12)):
        for seat_ in range(state.players):
            assert evaluate(GAME.redeal(state, seat_, count)) == evaluate(state)


def test_there_is_a_weight_for_every_feature() -> None:
    """What is weighed has as many numbers as there are weights."""
    for state in positions(3):
        points = state.scores()
        assert len(station(state, points)) == len(STATION)
        assert all(len(seat(state, points, one)) == len(SEAT) for one in range(state.players))


@pytest.mark.parametrize("change", ["emergencies", "influence", "requested", "deck"])
def test_what_is_bad_for_the_station_makes_it_less_likely(change: str) -> None:
    """Emergencies, empty hands, nothing requested, no ships to come."""
    for state in positions(8):
        worse = state.copy()
        if change == "emergencies":
            emergency = worse.rules.of_kind[-1][0]
            worse.crisis = (emergency,) * (worse.opt.max_emergencies - 1)
        elif change == "influence":
            worse.influence = [0] * worse.players
            state.influence = [6] * worse.players
        elif change == "requested":
            state.requested, worse.requested = 20, 0
        else:
            worse.decks = [deck[:5] for deck in worse.decks]
            worse.run_outs = 1
        before = finished(state, state.scores())
        assert finished(worse, state.scores()) < before


def test_a_point_counts_more_the_further_the_ring_is_built() -> None:
    """Five points ahead at the end are more than five points ahead at the start."""
    early, *_, late = [state for state in positions(10) if state.players == 4]
    gains = []
    for state in (early, late):
        state.influence = [3] * 4
        state.honours = (0,) * 4
        state.markers = (0,) * len(state.markers)
        even = evaluate(state)
        state.markers = (2, *state.markers[1:])
        ahead = evaluate(state)
        gains.append((ahead[0] - ahead[1]) / sum(ahead) - (even[0] - even[1]) / sum(even))
    assert 0 < gains[0] < gains[1]


def test_a_lost_station_is_worth_nothing_and_a_finished_one_most_to_its_winner() -> None:
    """However the points stand."""
    assert shares([9, 3, 5], 0.0, [0.0] * 3, TOGETHER, WINNER) == [0.0] * 3
    best, worst, middle = shares([9, 3, 5], 1.0, [1.0, 0.0, 0.0], TOGETHER, WINNER)
    assert 1 > best > middle > worst > 0


def test_searches_weigh_by_their_own_and_others_as_before() -> None:
    """Level 2, temperaments and the levels of 2026 have nothing of it."""

    def weighs(name: str) -> Any:
        bot = level(KNOWS, name)
        assert isinstance(bot, SearchBot)
        return bot._brain

    for number in (3, 4, 5):
        assert weighs(f"level{number}").styles[PLAIN] is SEARCHING
        assert weighs(f"level{number}").evaluate is evaluate
        assert weighs(f"level{number}-2026").styles[PLAIN] is BY_HAND
        assert weighs(f"level{number}-2026").evaluate is evaluate_2026
    assert weighs("level3-selfish").styles[PLAIN] is KNOWS.styles["selfish"]
    assert KNOWS.styles[PLAIN] is THUMB
