"""Recorded games replay to the stored result, and there is one for every way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine.record import Record
from tests.kit.cases import every_game

RECORDED = Path(__file__).parents[1] / "recorded"
FILES = sorted(RECORDED.rglob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_its_result(path: Path) -> None:
    """The same choices lead to the same end, points and winners."""
    record = Record.loads(path.read_text(encoding="utf-8"))
    assert record.result
    state = record.replay(spielwerk.game(record.header["game"]))
    assert state.over


@every_game
def test_every_end_is_recorded(name: str) -> None:
    """There is a recorded game for every end reason."""
    found = set()
    for path in (RECORDED / name).glob("*.jsonl"):
        result = Record.loads(path.read_text(encoding="utf-8")).result
        assert result
        found.add(result["end"])
    assert found == set(spielwerk.game(name).end_reasons)
