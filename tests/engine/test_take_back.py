"""Taking back at will, past dice and others: as if it had not been, but told in the record."""

from __future__ import annotations

import pytest

from spielwerk.engine import IllegalMove, Record, Session
from tests.engine.toy.game import CHEER, DRAW, ROLL, STOP, Toy


@pytest.fixture
def game() -> Toy:
    """The toy game."""
    return Toy()


def test_the_last_decision_is_taken_back_past_dice_and_others(game: Toy) -> None:
    """State, log and record are those before it, whatever others did since."""
    session = Session.new(game, 2, 1)
    assert not session.can_take_back(0)
    with pytest.raises(IllegalMove, match="decided nothing"):
        session.take_back(0)
    before = game.to_json(session.state), list(session.log)
    session.apply(ROLL)
    while session.player == 0:
        session.apply(STOP)
    session.apply(DRAW)
    session.interject(0, CHEER)
    while session.record.moves:
        assert session.can_take_back(0)
        left = session.take_back(0)
        assert left == len(session.record.moves)
    assert (game.to_json(session.state), session.log) == before


def test_the_record_tells_what_was_taken_back(game: Toy) -> None:
    """The move made instead counts how often; written and read again, it still does."""
    session = Session.new(game, 2, 1)
    for _ in range(2):
        session.apply(ROLL)
        session.take_back(0)
    session.apply(STOP)
    session.apply(STOP)
    again = Record.loads(session.record.dumps())
    assert [move.get("again", 0) for move in again.moves] == [2, 0]
    same = Session(game, again)
    same.take_back(0)
    same.apply(ROLL)
    assert same.record.moves[0]["again"] == 3


def test_nothing_is_taken_back_when_the_game_is_over(game: Toy) -> None:
    """A result stands."""
    session = Session.new(game, 1, 1)
    while not session.over:
        session.apply(STOP)
    assert not session.can_take_back(0)
    with pytest.raises(IllegalMove):
        session.take_back(0)
