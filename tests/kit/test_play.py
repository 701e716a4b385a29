"""Random play: what must hold for every game at every decision."""

from __future__ import annotations

import random
from typing import Any

from spielwerk.engine.option import verb_of
from spielwerk.engine.session import Session
from tests.kit.cases import (
    Case,
    any_option,
    every_case,
    every_plain_case,
)


@every_case
def test_invariants_hold_after_every_decision(case: Case) -> None:
    """Nothing is lost, nothing is negative, nobody is asked an empty question."""
    check = case.check()
    for state in case.walk(case.decisions):
        check(state)
        options = state.options()
        assert len(options) > 1 or state.decision.pauses(state)
        assert options
        assert 0 <= state.player < state.players
        assert not state.end_reason


@every_case
def test_options_are_distinct_and_plain(case: Case) -> None:
    """Options are ints of the game's verbs, and no two are the same."""
    verbs = len(case.game.verbs)
    for state in case.walk(case.close):
        options = state.options()
        assert len(set(options)) == len(options)
        assert all(type(option) is int and 0 <= verb_of(option) < verbs for option in options)


@every_case
def test_a_saved_game_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    """Saved and loaded at every decision, a game takes the same course."""
    game = case.game
    for state in case.walk(case.close):
        saved = game.to_json(state)
        loaded = game.from_json(saved)
        assert game.to_json(loaded) == saved
        rng, rng_loaded = random.Random(saved), random.Random(saved)
        straight = state.copy()
        for _ in range(3):
            if straight.over:
                break
            straight.apply(any_option(straight, rng))
            loaded.apply(any_option(loaded, rng_loaded))
        assert game.to_json(loaded) == game.to_json(straight)


@every_case
def test_a_copy_never_changes_its_original(case: Case) -> None:
    """Copies taken along the way are the same at the end as when they were taken."""
    game = case.game
    kept: list[tuple[Any, str]] = []
    for state in case.walk(case.close):
        kept.append((state.copy(), game.to_json(state)))
        assert game.to_json(kept[-1][0]) == kept[-1][1]
    for copy, saved in kept:
        assert game.to_json(copy) == saved


@every_case
def test_the_same_seed_and_choices_make_the_same_game(case: Case) -> None:
    """Two games with one seed and the same choices are one game."""
    first = [case.game.to_json(state) for state in case.walk(case.close)]
    again = [case.game.to_json(state) for state in case.walk(case.close)]
    assert first == again


@every_case
def test_asking_again_asks_the_same(case: Case) -> None:
    """A step that asks changes nothing by asking."""
    game = case.game
    for state in case.walk(case.close):
        again = state.copy()
        again.advance()
        assert list(again.options()) == list(state.options())
        assert game.to_json(again) == game.to_json(state)


@every_plain_case
def test_undo_leads_back_to_where_one_was(case: Case) -> None:
    """Taking a choice back restores state, log and record; a die or a reveal bars the way."""
    rng = random.Random(str(case))
    session = Session.new(case.game, case.players, 1, case.options)
    undone = 0
    for _ in range(case.close):
        if session.state.over:
            break
        before = case.game.to_json(session.state), list(session.log), len(session.record.moves)
        seat, barrier = session.state.player, session.state.barrier
        session.apply(any_option(session.state, rng))
        if session.can_undo(seat):
            assert session.state.barrier == barrier
            session.undo(seat)
            undone += 1
            after = case.game.to_json(session.state), list(session.log), len(session.record.moves)
            assert after == before
            session.apply(any_option(session.state, rng))
    assert undone > 0
