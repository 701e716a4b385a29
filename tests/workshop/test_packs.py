"""Edits of a pack, how it looks then, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.engine import DataError
from spielwerk.engine.packfile import laid_out
from spielwerk.workshop import edits as do
from spielwerk.workshop.describe import describe
from spielwerk.workshop.labels import HOME
from spielwerk.workshop.look import attempt, look
from spielwerk.workshop.process import replied


def said(tried: Any) -> list[str]:
    return [one.said.en for one in tried.look.changes]


def test_changes_are_told_in_words_and_are_what_the_game_reads(tmp_path: Path) -> None:
    """A cell, a new card with its name, a number, a card left out: all in the files of a pack."""
    tried = attempt(
        "state51",
        {},
        [
            do.SetCell("base", "quarry", "distance", "2"),
            do.CopyRow("base", "quarry", "old-mill"),
            do.SetCell("base", "old-mill", "spoils", "3 iron"),
            do.SetWord("en", "card-old-mill", "Old Mill"),
            do.SetWord("de", "card-old-mill", "Alte {Mühle}"),
            do.SetEntry("numbers", ["end_points"], "30"),
            do.RemoveRow("base", "archive"),
        ],
        "old-mill",
    )
    assert said(tried) == [
        "Without Archive",
        "Quarry: Distance 1 → 2",
        "New: Old Mill",
        "Points that bring the end: 25 → 30",
    ]
    assert tried.look.card is not None
    assert "Spoils: 3\xa0×\xa0iron" in [one.en for one in tried.look.card.facts]
    game = spielwerk.game("state51", laid_out(tried.files, tmp_path / "mine"))
    assert game.rules.numbers.end_points == 30
    assert {"old-mill", "quarry"} <= set(game.rules.cards.titles)
    assert "archive" not in game.rules.cards.titles
    assert game.words("de").say({"id": "card-old-mill", "args": {}}) == "Alte {Mühle}"


def test_what_is_taken_back_leaves_no_trace() -> None:
    """A pack holds only what differs from the game."""
    tried = attempt("state51", {}, [do.SetCell("base", "quarry", "distance", "2")])
    back = attempt("state51", tried.files, [do.SetCell("base", "quarry", "distance", "1")])
    assert back.files == {}
    tried = attempt(
        "state51",
        {},
        [
            do.RemoveRow("base", "archive"),
            do.CopyRow("base", "quarry", "new"),
            do.SetEntry("numbers", ["solo", "drawn"], "2"),
            do.SetWord("en", "card-new", "New"),
        ],
    )
    back = attempt(
        "state51",
        tried.files,
        [
            do.RestoreRow("base", "archive"),
            do.RemoveRow("base", "new"),
            do.SetEntry("numbers", ["solo", "drawn"], str(_drawn())),
            do.SetWord("en", "card-new", ""),
        ],
    )
    assert tried.files
    assert back.files == {}


def _drawn() -> int:
    return int(spielwerk.game("state51").rules.numbers.solo.drawn)


def test_every_fault_stands_beside_its_field() -> None:
    """Two wrong cells are two faults; nothing of it is kept."""
    wrong = [
        do.SetCell("base", "quarry", "distance", "7"),
        do.SetCell("base", "quarry", "effect", "2 gums"),
        do.SetCell("base", "quarry", "bonus", "1 vp"),
    ]
    tried = attempt("state51", {}, wrong)
    assert tried.files == {}
    assert [(one.row, one.column) for one in tried.look.faults] == [
        ("quarry", "distance"),
        ("quarry", "effect"),
    ]
    assert "3 or less" in tried.look.faults[0].reason.en
    assert "no good 'gums'" in tried.look.faults[1].reason.en
    [fault] = attempt("state51", {}, [do.SetEntry("numbers", ["end_points"], "0")]).look.faults
    assert (fault.file, fault.column) == ("numbers", "end_points")


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (do.SetCell("nowhere", "quarry", "distance", "2"), "no game has a file like this"),
        (do.SetCell("base", "atlantis", "distance", "2"), "no such row"),
        (do.SetCell("base", "quarry", "weight", "2"), "no such column"),
        (do.CopyRow("base", "quarry", "archive"), "already a card 'archive'"),
        (do.SetEntry("numbers", ["nothing"], "2"), "no entry 'nothing'"),
        (do.SetEntry("numbers", ["solo", "levels", "x"], "2"), "no entry 'x'"),
    ],
)
def test_what_is_not_there_can_not_be_edited(edit: do.Edit, reason: str) -> None:
    """The reason names it."""
    with pytest.raises(DataError, match=reason):
        do.edited("state51", {}, [edit])
    assert reason.strip() in attempt("state51", {}, [edit]).look.faults[0].reason.en


def test_a_planet_moves_and_the_board_stays_whole() -> None:
    """Two planets change orbits; the lands of a start are counted anew."""
    board = [one for one in look("rebellion", {}).entries if one.file == "board-standard"]
    at = {
        one.path[1]: one.value
        for one in board
        if one.path[0] == "planets" and one.path[2] == "orbit"
    }
    first, other = (next(id for id, orbit in at.items() if orbit == n) for n in ("1", "3"))
    tried = attempt(
        "rebellion",
        {},
        [
            do.SetEntry("board-standard", ["planets", first, "orbit"], "3"),
            do.SetEntry("board-standard", ["planets", "red", "lands"], "5"),
        ],
    )
    assert tried.look.faults == []
    now = {tuple(one.path): one.value for one in tried.look.entries if one.file == "board-standard"}
    assert now["planets", first, "orbit"] == "3"
    assert now["planets", other, "orbit"] == "1"
    assert now["planets", "red", "lands"] == "5"


@pytest.mark.parametrize("game", list(spielwerk.GAMES))
def test_everything_has_a_label_in_both_languages(game: str) -> None:
    """No column, file or number shows its key."""
    texts = {lang: (HOME / "words" / f"{lang}.ftl").read_text("utf-8") for lang in ("de", "en")}
    for sheet in describe(game).sheets:
        for id in [f"file-{sheet.file}", *(f"column-{one.name}" for one in sheet.columns)]:
            for text in texts.values():
                assert f"\n{id.replace('_', '-')} = " in text, id
    for entry in look(game, {}).entries:
        for text in texts.values():
            assert f"\nnumber-{entry.path[-1].replace('_', '-')} = " in text, entry.path


def test_the_process_answers_refuses_and_fails_a_line_each() -> None:
    """What is wrong with a pack is a refusal; what is no task is an error."""
    assert replied(b'{"type":"Ready"}') == b'{"answer":null}'
    assert b"refused" in replied(b'{"type":"Unpack","zip":"UEs="}')
    assert b"error" in replied(b"nonsense")


def test_names_are_changed_told_and_taken_back() -> None:
    """Of cards and of everything else that has a name; a card as in the game has its name back."""
    tried = attempt(
        "state51",
        {},
        [
            do.SetWord("en", "card-quarry", "Stone Pit"),
            do.SetWord("de", "faction-new-york", "Neu-York"),
            do.SetWord("en", "card-archive", "Archive"),  # as the game calls it
        ],
    )
    assert said(tried) == [
        "Quarry: Name (English) Quarry → Stone Pit",
        "Faction: New York → New York",
    ]
    assert [row.key for row in tried.look.rows if row.state == "changed"] == ["quarry"]
    [faction] = [one for one in tried.look.names if one.before]
    assert (faction.now.de, faction.before and faction.before.de) == ("Neu-York", "New York")
    back: list[do.Edit] = [
        do.RestoreRow("base", "quarry"),
        do.SetWord("de", "faction-new-york", ""),
    ]
    assert attempt("state51", tried.files, back).files == {}
    worlds = attempt("rebellion", {}, [do.SetWord("de", "planet-standard-red", "Funke")])
    assert [one.said.de for one in worlds.look.changes] == ["Planet: Glut → Funke"]
