"""What a record depends on, and records of release 0.1."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine import Session
from spielwerk.engine.record import Record
from spielwerk.games.rebellion.game import Rebellion
from spielwerk.games.rebellion.verbs import WAY
from tests.rebellion import make_records
from tests.rebellion.scene import the_game

SMALL = {"board-small.numbers.unit_price": "3"}
TUNED = {"board-standard.tuned.3.empire_credits": "27"}


def test_a_number_of_another_board_refuses_no_record() -> None:
    """A game on the standard board goes on when a number of the small board has changed."""
    record = Session.new(the_game(), 3, 1).record
    assert record.replay(the_game(SMALL)).round == 1
    small = Session.new(the_game(), 3, 1, {"board": "small"}).record
    with pytest.raises(spielwerk.BadSave, match="other card, board or number files"):
        small.replay(the_game(SMALL))


def test_tuned_numbers_count_only_where_they_are_played() -> None:
    """What was tuned belongs to the games that are played with it."""
    record = Session.new(the_game(), 3, 1).record
    assert record.replay(the_game(TUNED)).round == 1
    tuned = Session.new(the_game(), 3, 1, {"balance": "tuned"}).record
    with pytest.raises(spielwerk.BadSave, match="other card, board or number files"):
        tuned.replay(the_game(TUNED))


def test_a_board_that_a_pack_adds_changes_nothing_for_the_others(tmp_path: Path) -> None:
    """Fingerprint and play of the standard board stay as they were."""
    text = (Rebellion.home() / "data" / "board-standard.toml").read_text(encoding="utf-8")
    text = text.replace("rebellion/board-standard", "rebellion/board-more")
    (tmp_path / "board-more.toml").write_text(text, encoding="utf-8")
    more = Rebellion(tmp_path)
    assert more.fingerprint() == the_game().fingerprint()
    assert more.to_json(more.new(4, 7)) == the_game().to_json(the_game().new(4, 7))


def test_records_of_other_rules_are_refused() -> None:
    """A game of release 0.1 or 0.2 had other rules; the message says what to use."""
    header = {**Session.new(the_game(), 3, 1).record.header, "rules": 1}
    with pytest.raises(spielwerk.BadSave, match="version 1 of the rules of rebellion"):
        Record(header, []).replay(the_game())


@pytest.mark.parametrize("name", make_records.WANTED)
@pytest.mark.rule("RB-1.1", "RB-1.3", "RB-4.4", "RB-5.1")
def test_the_recorded_games_show_what_they_are_named_after(name: str) -> None:
    """A landless come-back, a gift that reopens the battle, a chosen way, the last Rebel unit."""
    wanted = make_records.WANTED[name]
    text = (make_records.FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    record = Record.loads(text)
    assert record.result
    assert record.result["end"] == wanted.end
    assert record.header["rules"] == the_game().version
    session = Session(the_game(), record)
    assert wanted.happens(make_records.events_of(session))
    chosen = [move["choice"] for move in record.moves if not move["interjection"]]
    if name == "chosen-way":
        assert any(WAY < option < WAY + 8 for option in chosen)
    if wanted.end == "empire":
        assert sum(session.state.troops[1:]) == 0
