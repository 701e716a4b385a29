"""Lessons: each has a position that can be solved and missed, and names what the game knows."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.bots.lessons import goes_on, leads, position
from spielwerk.engine import RulesError, Session
from spielwerk.engine.lesson import Lesson
from tests.kit.cases import every_game
from tests.kit.test_rules import ids


@every_game
def test_every_lesson_begins_where_it_can_be_solved_and_missed(name: str) -> None:
    """Bots play up to it; some choices lead to its goal and others don't."""
    game = spielwerk.game(name)
    questions = {decision.name for decision in game.decisions()}
    assert len(game.lessons) >= 2
    for lesson in game.lessons:
        assert {*lesson.goals, *lesson.fails} <= game.events.keys()
        assert set(lesson.at) <= questions
        assert lesson.rule in ids(name, "en")
        session = Session(game, position(game, lesson))
        assert session.player == lesson.seat
        ways = {leads(session.state, option, lesson) for option in session.state.options()}
        assert ways == {True, False}
        assert goes_on(game, session.state, lesson)  # what was missed is taken back


def test_from_the_end_nobody_goes_back() -> None:
    """Where the game may end before the learner is asked again, no lesson begins."""
    game = spielwerk.game("state51")
    lesson = next(lesson for lesson in game.lessons if lesson.key == "develop")
    session = Session(game, position(game, lesson))
    session.state.vp[1] = game.rules.numbers.end_points
    assert not goes_on(game, session.state, lesson)


def test_a_lesson_without_a_position_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said which one, instead of a room in which nothing can be learnt."""
    monkeypatch.setattr("spielwerk.bots.lessons.GAMES", 1)
    game = spielwerk.game("state51")
    never = Lesson(key="never", rule="S51-1", at=("nowhere",), goals=("razed",), fails=())
    with pytest.raises(RulesError, match="never"):
        position(game, never)
