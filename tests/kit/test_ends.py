"""Whole games at random: each comes to an end, with points that have sources and words."""

from __future__ import annotations

import random

from spielwerk.engine.words import LANGUAGES
from tests.kit.cases import ENDLESS, Case, any_option, every_plain_case


@every_plain_case
def test_every_game_ends(case: Case) -> None:
    """Random play comes to an end, for a reason that the game names; points have their sources."""
    rng = random.Random(str(case))
    for seed in range(3):
        state = case.new(seed, listen=True)
        for _ in range(ENDLESS):
            if state.over:
                break
            state.apply(any_option(state, rng))
        assert state.over
        assert state.end_reason in case.game.end_reasons
        assert list(state.options()) == []
        assert len(state.scores()) == case.players
        assert set(state.winners()) <= set(range(case.players))
        case.check()(state)
        points = case.game.points(state, state.events)
        assert [sum(one.values()) for one in points] == state.scores()
        named = [id for one in (*points, case.game.gauges(state)) for id in one]
        assert [id for id in named for lang in LANGUAGES if not case.game.words(lang).has(id)] == []


@every_plain_case
def test_the_first_views_made_together_are_those_made_apart(case: Case) -> None:
    """What is made once for all seats is what each would have been shown."""
    game, seats = case.game, (*range(case.players), None)
    state = case.new(1)
    assert game.views(state, seats) == {seat: game.view(state, seat) for seat in seats}
