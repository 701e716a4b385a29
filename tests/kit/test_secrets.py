"""No leak: what a seat sees does not depend on what it can't know."""

from __future__ import annotations

import random

from tests.kit.cases import Case, any_option, every_case, every_plain_case


@every_case
def test_a_view_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Re-dealing everything that a seat can't know leaves its view as it was."""
    game = case.game
    rng = random.Random(str(case))
    for state in case.walk(case.close):
        for seat in (*range(case.players), None):
            assert game.view(state, seat) == game.view(game.redeal(state, seat, rng), seat)


@every_case
def test_a_redealt_state_is_a_legal_one(case: Case) -> None:
    """What a seat could believe keeps all invariants and can be played on."""
    game = case.game
    check = case.check()
    rng = random.Random(str(case))
    for state in case.walk(case.close // 4):
        believed = game.redeal(state, state.player, rng)
        assert list(believed.options()) == list(state.options())
        for _ in range(5):
            check(believed)
            if believed.over:
                break
            believed.apply(any_option(believed, rng))


@every_plain_case
def test_the_log_tells_a_seat_no_more_than_its_view(case: Case) -> None:
    """Where a seat can't tell two worlds apart by their views, it can't by their logs either."""
    game = case.game
    rng = random.Random(str(case))
    compared = 0
    for state in case.walk(2 * case.close):
        choice = any_option(state, rng)
        for seat in (*range(case.players), None):
            here = state.copy()
            there = game.redeal(state, seat, rng)
            if choice not in there.options():
                continue
            there.rng = here.rng
            here.events, there.events = [], []
            here.apply(choice)
            there.apply(choice)
            if game.view(here, seat) == game.view(there, seat):
                lines = [game.line(event, seat, state.opt) for event in here.events]
                assert lines == [game.line(event, seat, state.opt) for event in there.events]
                compared += 1
    assert compared > 0
