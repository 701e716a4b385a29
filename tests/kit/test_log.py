"""The log in parts: whose doing a line is, where a part begins, what a short log leaves out."""

from __future__ import annotations

import random

import pytest

import spielwerk
from spielwerk.engine import Session
from spielwerk.server.room.frames import log_lines
from tests.kit.cases import PLAIN, Case, any_option, every_game

MOVES = 400


@every_game
def test_marks_and_details_are_events(name: str) -> None:
    """What begins a part of the log, and what it leaves out, are lines that it can tell."""
    game = spielwerk.game(name)
    assert "round" in game.marks.values()
    assert {*game.marks, *game.details} <= game.events.keys()
    assert not game.marks.keys() & game.details.keys()
    assert set(game.details.values()) <= {-1, 0, 1}


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_every_line_has_its_place(case: Case) -> None:
    """Each line names a seat once somebody has moved; details and marks are told as such."""
    rng = random.Random(str(case))
    session = Session.new(case.game, case.players, 3, case.options)
    for _ in range(MOVES):
        if session.over:
            break
        session.apply(any_option(session.state, rng))
    lines = log_lines(session, 0, 0)
    assert all(line["by"] in range(case.players) for line in lines if line["step"])
    # Folded by who did it, a log is a good deal shorter.
    told = [line for line in lines if "detail" not in line]
    assert {"mark"} & {key for line in lines for key in line}
    assert 0 < len(told) < len(lines)
