"""Recorded games replay to the stored result, and there is one for every way a game can end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.engine import BadSave, DataError, Game, Session
from spielwerk.engine.record import Record
from spielwerk.lab.probe.sensitivity import numbers, steps
from tests.kit.cases import every_game

RECORDED = Path(__file__).parents[1] / "recorded"
FILES = [path for name in spielwerk.GAMES for path in sorted((RECORDED / name).glob("*.jsonl"))]


def read(path: Path) -> tuple[Game[Any], Record]:
    """A recorded game and its rules."""
    record = Record.loads(path.read_text(encoding="utf-8"))
    return spielwerk.game(record.header["game"]), record


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """The same choices lead to the same end, points and winners."""
    game, record = read(path)
    assert record.result
    assert record.replay(game).over


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_can_be_read(path: Path) -> None:
    """Beside every choice stands what it says, so that a difference shows what has changed."""
    game, record = read(path)
    told = record.spelled_out(game, game.words("en").say)
    assert [move.get("text") for move in record.moves] == [move["text"] for move in told.moves]


@every_game
def test_every_end_is_recorded(name: str) -> None:
    """For every end reason."""
    results = [read(path)[1].result for path in (RECORDED / name).glob("*.jsonl")]
    assert {result["end"] for result in results if result} == set(spielwerk.game(name).end_reasons)


@every_game
def test_a_number_that_a_game_does_not_read_changes_nothing_in_it(name: str) -> None:
    """Same fingerprint, same game: whatever is turned in data that these switches never read."""
    plain = spielwerk.game(name)
    found = list(numbers(name))
    unread = 0
    for key, value in found[:: max(1, len(found) // 80)]:
        try:
            other = spielwerk.games.kind(name)(changes={key: str(steps(value)[1])})
        except DataError:
            continue
        if other.fingerprint() != plain.fingerprint():
            continue
        unread += 1
        here, there = plain.new(3, seed=unread), other.new(3, seed=unread)
        for number in range(40):
            if here.over:
                break
            option = here.options()[number % len(here.options())]
            here.apply(option)
            there.apply(option)
        assert plain.to_json(here) == other.to_json(there), key
    assert unread or plain.reads(plain.Options()) is plain.source.parsed


@every_game
def test_a_number_that_a_game_reads_refuses_its_records(name: str) -> None:
    """Data that do make a difference are told apart."""
    plain = spielwerk.game(name)
    record = Session.new(plain, 2, 1).record
    for key, value in numbers(name):
        try:
            other = spielwerk.games.kind(name)(changes={key: str(steps(value)[1])})
        except DataError:
            continue
        if other.fingerprint() != plain.fingerprint():
            with pytest.raises(BadSave, match="other card, board or number files"):
                record.replay(other)
            return
    pytest.fail("no number makes a difference")
