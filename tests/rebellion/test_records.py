"""What a record depends on, and records of release 0.1."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine import Session
from spielwerk.engine.record import Record
from spielwerk.games.rebellion.format1 import UNKNOWN
from spielwerk.games.rebellion.game import Rebellion
from spielwerk.games.rebellion.verbs import ALL, DONE, gift
from tests.rebellion.scene import GREEN, RED, scene, the_game

SMALL = {"board-small.numbers.unit_price": "3"}
TUNED = {"board-standard.tuned_credits.3": "27"}


def test_a_number_of_another_board_refuses_no_record() -> None:
    """A game on the standard board goes on when a number of the small board has changed."""
    record = Session.new(the_game(), 3, 1).record
    assert record.replay(the_game(SMALL)).round == 1
    small = Session.new(the_game(), 3, 1, {"board": "small"}).record
    with pytest.raises(spielwerk.BadSave, match="other card, board or number files"):
        small.replay(the_game(SMALL))


def test_tuned_credits_count_only_where_they_are_played() -> None:
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


def test_choices_of_release_0_1() -> None:
    """Lands, planets and factions were numbered as they came; a whole purse was its amount."""
    game = the_game()
    state = scene(3, RED, purse={RED: 9, GREEN: 4})
    lands = [game.format1_choice(state, number) for number in range(32)]
    assert [option for option in lands if option != UNKNOWN] == state.options()[1:]
    assert game.format1_choice(state, -1) == DONE
    assert game.format1_choice(state, (1, 2, 5)) == gift(RED, GREEN, 5)
    assert game.format1_choice(state, (2, 1, 4)) == gift(GREEN, RED, ALL)


def test_a_wrong_choice_of_release_0_1_is_told_with_its_line() -> None:
    """A number that was no option then is none now."""
    header = Session.new(the_game(), 3, 1).record.header
    old = {**header, "spielwerk": 1, "data": next(iter(the_game().format1))}
    record = Record(old, [{"seat": 0, "choice": 99, "interjection": False}])
    with pytest.raises(spielwerk.BadSave, match="line 2"):
        record.replay(the_game())
