"""Answers given in advance: legal wherever they are given, made from what a seat knows."""

from __future__ import annotations

import random
from itertools import chain

import spielwerk
from spielwerk.engine.option import Option
from spielwerk.engine.standing import Routine, answer
from spielwerk.engine.words import LANGUAGES
from tests.kit.cases import CASES, Case, every_case, every_game, every_plain_case
from tests.kit.test_rules import ids

EACH, LOOKED_FOR = 400, 20  # random decisions of a case, times that all are looked at
REDEALS = 3


def exceptions(routine: Routine) -> list[dict[str, int]]:
    """None, each alone, and all at once."""
    each = [{one.name: 1 if one.most else 0} for one in routine.unless]
    return [{}, *each, dict(chain.from_iterable(one.items() for one in each))]


def said(state: object) -> list[tuple[str, str, Option]]:
    """What all answers of the present question mean: routine, answer, option."""
    found = []
    for routine in state.decision.routines:  # type: ignore[attr-defined]
        for one in routine.answers:
            option = answer(state, routine.name, one, {})  # type: ignore[arg-type]
            if option is not None:
                found.append((routine.name, one, option))
    return found


@every_case
def test_every_answer_is_legal_wherever_it_is_given(case: Case) -> None:
    """At every question of random games each declared answer is one of the options, or none."""
    check = case.check()
    for state in case.walk(4 * case.close):
        for routine in state.decision.routines:
            for one in routine.answers:
                option = state.decision.in_advance(state, routine.name, one)
                assert option is None or isinstance(option, int)
                taken = answer(state, routine.name, one, {})
                assert taken is None or taken in state.options()
                if taken is not None:
                    after = state.copy()
                    after.apply(taken)
                    check(after)


@every_plain_case
def test_an_answer_follows_from_what_the_seat_knows(case: Case) -> None:
    """In every world that a seat could believe in, its answers mean the same; so do the offers."""
    game, rng = case.game, random.Random(str(case))
    for state in case.walk(case.close):
        seat = state.player
        for _ in range(REDEALS):
            believed = game.redeal(state, seat, rng)
            assert said(believed) == said(state)
            assert game.offered(believed, seat) == game.offered(state, seat)
            for routine in state.decision.routines:
                for unless in exceptions(routine):
                    first = routine.answers[0]
                    here = answer(state, routine.name, first, unless)
                    assert answer(believed, routine.name, first, unless) == here


@every_plain_case
def test_a_seat_is_offered_whatever_can_be_answered_for_it(case: Case) -> None:
    """No question comes to a seat that could be answered in advance and was not offered."""
    game = case.game
    for state in case.walk(2 * case.close):
        offered = {one.name for one in game.offered(state, state.player)}
        for routine in state.decision.routines:
            assert routine.name in offered or case.players == 1  # who is alone waits for nobody


@every_game
def test_every_answer_comes_up(name: str) -> None:
    """What is declared is no dead letter: in random games each answer is taken at some time.

    With turned switches, too: some cards are only in other decks.
    """
    game = spielwerk.game(name)
    wanted = {(one.name, each) for one in game.routines().values() for each in one.answers}
    cases = [case for case in CASES if case.name == name and case.players > 1]
    for number in range(LOOKED_FOR):
        for case in cases:
            for state in case.walk(EACH, seed=number):
                if state.decision.routines:
                    wanted -= {(routine, one) for routine, one, _ in said(state)}
            if not wanted:
                return
    assert wanted == set()


@every_game
def test_routines_have_words_and_rules(name: str) -> None:
    """The table can name every routine, answer and exception, and lead to the rule."""
    game = spielwerk.game(name)
    rules = ids(name, "en")
    wanted = []
    for routine in game.routines().values():
        assert routine.rule in rules
        wanted += [f"advance-{routine.name}", *(f"unless-{one.name}" for one in routine.unless)]
        wanted += [f"advance-{routine.name}-{one}" for one in routine.answers]
    assert wanted
    for lang in LANGUAGES:
        assert [id for id in wanted if not game.words(lang).has(id)] == []


@every_game
def test_a_routine_is_one_and_the_same_on_all_its_questions(name: str) -> None:
    """Two questions with a routine of one name share it."""
    game = spielwerk.game(name)
    for kind in game.decisions():
        for routine in kind.routines:
            assert game.routines()[routine.name] is routine


@every_game
def test_what_lifts_an_answer_is_told_of(name: str) -> None:
    """Events that lift an answer are among those that concern somebody."""
    game = spielwerk.game(name)
    for routine in game.routines().values():
        for one in routine.unless:
            assert all(event in (*game.touches, "overtaken") for event in one.events)
