"""The soak run finds a fault and keeps a record of it that can be replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spielwerk.engine.record import Record
from tests.kit.cases import PLAIN, Case
from tests.soak import play


def test_a_sound_game_passes(capsys: pytest.CaptureFixture[str]) -> None:
    """A short soak of the first game ends well."""
    assert play.soak(PLAIN[0].name, 300)
    assert "sound" in capsys.readouterr().out


def test_a_fault_is_kept_as_the_shortest_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A planted fault is found, shortened and written down; the record leads up to it."""
    case = PLAIN[0]

    def faulty(case: Case, state: Any, deep: bool, rng: object) -> None:
        assert state.barrier < 5, "planted"

    monkeypatch.setattr(play, "examine", faulty)
    monkeypatch.setattr(play, "FOLDER", tmp_path / "soak")
    assert not play.soak(case.name, 10_000)
    assert "planted" in capsys.readouterr().out
    record = Record.loads((tmp_path / "soak" / f"{case.name}.jsonl").read_text("utf-8"))
    assert record.replay(case.game).barrier >= 5
