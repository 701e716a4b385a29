"""Answers given in advance: what a routine allows, what lifts it, and what a session notes."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.engine import Decision, IllegalMove, Record, Session
from spielwerk.engine.standing import OVERTAKEN, Routine, Unless, answer

ROUTINE = Routine(
    "pass",
    "X-1",
    ("pass",),
    unless=(Unless("razed", ("razed",)), Unless("ahead", (OVERTAKEN,)), Unless("workers", most=3)),
)


@pytest.mark.parametrize(
    ("said", "unless", "fine"),
    [
        ("pass", {}, True),
        ("pass", {"razed": 0, "workers": 3}, True),
        ("stay", {}, False),
        ("pass", {"rain": 0}, False),
        ("pass", {"razed": 1}, False),
        ("pass", {"workers": 0}, False),
        ("pass", {"workers": 4}, False),
    ],
)
def test_a_routine_allows_what_it_declares(said: str, unless: dict[str, int], fine: bool) -> None:
    """Its answers, and its exceptions with numbers as they say."""
    assert ROUTINE.allows(said, unless) is fine


def test_what_lifts_an_answer() -> None:
    """The events of the exceptions that were made; of a lifted routine every one."""
    assert ROUTINE.lifts({"razed": 0}, "razed")
    assert not ROUTINE.lifts({"razed": 0}, OVERTAKEN)
    assert not ROUTINE.lifts({}, "razed")
    assert Routine("rest", "X-1", ("pass",), lifted=True).lifts({}, "anything")


def test_a_question_without_routines_is_asked() -> None:
    """It says so itself, should anybody try."""
    game = spielwerk.game("state51")
    state = game.new(2, 1)
    assert not state.decision.routines
    assert answer(state, "pass", "pass", {}) is None
    plain: Decision[object] = Decision()  # type: ignore[type-var]
    with pytest.raises(AssertionError, match="in advance"):
        plain.in_advance(state, "pass", "pass")
    with pytest.raises(AssertionError, match="exceptions"):
        plain.excepted(state, "razed", 0)


def test_nothing_is_offered_when_the_game_is_over() -> None:
    """Nobody is asked any more."""
    game = spielwerk.game("rebellion")
    state = game.new(2, 1)
    assert game.offered(state, 0)
    state.finish("rounds")
    assert game.offered(state, 0) == []


def standing_game() -> Session:
    """A game in which the third choice was made in advance."""
    session = Session.new(spielwerk.game("rebellion"), 3, 1)
    for number in range(1, 6):
        session.apply(session.state.options()[-1], standing=number == 3)
    return session


def test_a_session_notes_what_was_in_advance() -> None:
    """With its words and its number; a record keeps it, and a session made from it has it again."""
    session = standing_game()
    ((number, seat, said),) = session.answered
    assert (number, seat) == (3, session.record.moves[2]["seat"])
    assert said["id"].startswith("choice-")
    text = session.record.dumps()
    assert [("standing" in line) for line in text.splitlines()[1:]] == [False, False, True] + [
        False
    ] * 2
    again = Session(session.game, Record.loads(text))
    assert again.answered == session.answered
    assert again.record.moves == session.record.moves


def test_what_is_undone_was_not_answered() -> None:
    """An undo takes back the note with the choice, and leaves older ones."""
    game = spielwerk.game("rebellion")
    session = Session.new(game, 2, 1)
    while not session.can_undo(session.player):
        session.apply(session.state.options()[-1], standing=True)
    noted = len(session.answered)
    assert noted == len(session.record.moves)
    session.undo(session.player)
    assert len(session.answered) == noted - 1
    seat = session.player
    session.apply(session.state.options()[-1])
    if session.can_undo(seat):
        session.undo(seat)
    assert len(session.answered) == noted - 1


def test_what_is_not_open_is_not_noted() -> None:
    """An illegal answer is refused like any other choice."""
    session = Session.new(spielwerk.game("rebellion"), 2, 1)
    with pytest.raises(IllegalMove):
        session.apply(-1, standing=True)
    assert session.answered == []
