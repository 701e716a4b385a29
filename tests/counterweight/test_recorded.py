"""The recorded games show every end, and every kind of winner."""

from __future__ import annotations

import pytest

from spielwerk.engine.record import Record
from tests.counterweight.make_records import FOLDER, SITUATIONS, WANTED, ending, happened


@pytest.mark.rule("CW-9.3", "CW-10.4", "CW-11.3")
@pytest.mark.parametrize("name", sorted(WANTED))
def test_there_is_a_game_with_this_end(name: str) -> None:
    """Alone, by tie-breaker, shared, and every way to lose."""
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert record.result
    assert ending(record.result) == name


@pytest.mark.rule("CW-12.2", "CW-12.3")
@pytest.mark.parametrize(("name", "event"), SITUATIONS.items())
def test_there_is_a_game_in_which_this_happens(name: str, event: str) -> None:
    """Bribes, prizes won back, a distracted inspector: whole games that show them."""
    record = Record.loads((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert event in happened(record)
