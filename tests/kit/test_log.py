"""The log in parts: whose doing a line is, where a part begins, what a short log leaves out."""

from __future__ import annotations

import random

import pytest
from msgspec import Raw

import spielwerk
from spielwerk.engine import Session
from spielwerk.server.room.frames import log_lines, logs_for, write_shared
from tests.kit.cases import PLAIN, Case, any_option, every_game

MOVES = 400


@every_game
def test_marks_and_details_are_events(name: str) -> None:
    """What begins a part of the log, and what it leaves out, are lines that it can tell."""
    game = spielwerk.game(name)
    assert "round" in game.marks.values()
    assert {*game.marks, *game.details} <= game.events.keys()
    assert not game.marks.keys() & game.details.keys()
    for kind, touched in game.touches.items():
        assert set(touched) <= {spec.partition(":")[0] for spec in game.events[kind]}
    assert set(game.details.values()) <= {-1, 0, 1}


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_every_line_has_its_place(case: Case) -> None:
    """Each line names a seat once somebody has moved; details and marks are told as such."""
    rng = random.Random(str(case))
    session = Session.new(case.game, case.players, 3, case.options)
    for _ in range(MOVES):
        if session.over:
            break
        assert case.game.on_turn(session.state) in (None, *range(case.players))
        before, known = session.state.copy(), len(session.log)
        session.apply(any_option(session.state, rng))
        for _, event in session.log[known:]:
            assert set(case.game.concerns(before, event)) <= set(range(case.players))
    lines = log_lines(session, 0, 0)
    assert all(line["by"] in range(case.players) for line in lines if line["step"])
    seats = (*range(case.players), None)
    assert logs_for(session, seats, 0) == {seat: log_lines(session, seat, 0) for seat in seats}
    # Folded by who did it, a log is a good deal shorter.
    told = [line for line in lines if "detail" not in line]
    assert {"mark"} & {key for line in lines for key in line}
    assert 0 < len(told) < len(lines)


@every_game
def test_what_all_seats_see_is_made_and_written_once(name: str) -> None:
    """Open tables are one object, written once; of 51st State's only the own side differs."""
    game = spielwerk.game(name)
    session = Session.new(game, 3, 1)
    views = game.views(session.state, (0, 1, None))
    mine, other, open_to_all = (views[seat]["table"] for seat in (0, 1, None))
    if game.open_table:
        assert mine is other is open_to_all
        write_shared(views)
        assert isinstance(views[0]["table"], Raw)
        assert views[0]["table"] is views[1]["table"] is views[None]["table"]
    else:
        assert mine["row"] is other["row"] is open_to_all["row"]
        assert mine["seats"][2] is other["seats"][2] is open_to_all["seats"][2]
        write_shared(views)
        assert views[0]["table"] is mine
    logs = logs_for(session, (0, None), 0)
    told = zip(session.log, logs[0], logs[None], strict=True)
    assert all(one is two or game.hides(str(event[0])) for (_, event), one, two in told)
    assert logs_for(session, (0, 1), len(session.log)) == {0: [], 1: []}
