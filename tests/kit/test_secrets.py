"""No leak: what a seat sees does not depend on what it can't know."""

from __future__ import annotations

import random

from spielwerk.engine import Session
from tests.kit.cases import Case, any_option, every_case, every_plain_case

WORLDS = 3  # in which a choice is made that is then taken back


@every_case
def test_a_view_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Re-dealing everything that a seat can't know leaves its view as it was."""
    game = case.game
    rng = random.Random(str(case))
    for state in case.walk(case.close):
        for seat in (*range(case.players), None):
            assert game.view(state, seat) == game.view(game.redeal(state, seat, rng), seat)


@every_plain_case
def test_views_made_together_are_those_made_apart(case: Case) -> None:
    """What is made once for all seats is what each would have been shown."""
    game, seats = case.game, (*range(case.players), None)
    for state in case.walk(case.close):
        assert game.views(state, seats) == {seat: game.view(state, seat) for seat in seats}


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


@every_case
def test_what_can_be_taken_back_has_shown_nothing(case: Case) -> None:
    """A choice that may be undone looks the same whatever is hidden, so nobody peeks and goes back.

    After each move that can be undone the same move is made in worlds that the mover can't tell
    from the real one: had another seat shown what it holds, even by a choice that was made for
    it, they would differ. Whoever wants to find out must pay with the way back.
    """
    game = case.game
    rng = random.Random(str(case))
    session, peeks = None, 0
    for number in range(2 * case.close):
        if session is None or session.over:
            session = Session.new(game, case.players, number, case.options)
        before, seat = session.state.copy(), session.player
        option, known = any_option(before, rng), len(session.log)
        session.apply(option)
        if not session.can_undo(seat):
            continue
        peeks += 1
        seen = game.view(session.state, seat), session.lines(seat, known)
        for _ in range(WORLDS):
            other = game.redeal(before, seat, rng)
            other.events = []
            other.apply(option)
            lines = [game.line(event, seat, other.opt) for event in other.events]
            assert (game.view(other, seat), lines) == seen
    assert peeks
