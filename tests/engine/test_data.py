"""Data files, packs and changes: what is wrong is told with file, line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine import DataError
from spielwerk.engine.errors import fault
from tests.engine.toy.game import Toy

WRONG = fault("fault-text")


def pack(folder: Path, **files: str) -> Path:
    """A pack with these files."""
    for name, content in files.items():
        (folder / name.replace("__", ".")).write_text(content, encoding="utf-8")
    return folder


def test_changes_turn_single_entries() -> None:
    """Numbers, entries of lists by place, cells of tables."""
    toy = Toy(changes={"numbers.start": "5", "numbers.piles.1.size": "9", "cards.bee.worth": "7"})
    assert toy.rules.numbers.start == 5
    assert toy.rules.numbers.piles == [{"size": 3}, {"size": 9}]
    assert toy.rules.worth[1] == 7
    assert toy.fingerprint != Toy().fingerprint


def test_a_pack_turns_what_differs_in_the_row_of_a_list(tmp_path: Path) -> None:
    """`[piles.1]` is the row with that id or place; all other rows and entries stay."""
    toy = Toy(pack=pack(tmp_path, numbers__toml="[piles.1]\nsize = 9\n"))
    assert toy.rules.numbers.piles == [{"size": 3}, {"size": 9}]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"numbers.strat": "5"}, r"no entry 'strat' \(did you mean 'start'\?\)"),
        ({"cards.bea.worth": "5"}, r"no such row \(did you mean 'bee'\?\)|no such row"),
        ({"cards.bee.wroth": "5"}, r"no such column \(did you mean 'worth'\?\)"),
        ({"number.start": "5"}, r"no such file \(did you mean 'numbers'\?\)"),
        ({"numbers.stop": "5"}, "there is no entry 'stop'"),
        ({"numbers.piles.7.size": "5"}, "there is no entry '7'"),
        ({"numbers.start.deep": "5"}, "there is no entry 'deep'"),
        ({"numbers.start": "much"}, "must be a whole number, not a text"),
        ({"cards.cow.worth": "5"}, "no such row"),
        ({"cards.bee.colour": "5"}, "no such column"),
        ({"board.start": "5"}, "no such file; changes begin with one of cards, numbers"),
    ],
)
def test_a_change_of_nothing_is_refused(change: dict[str, str], reason: str) -> None:
    """A typing error never passes for a change."""
    with pytest.raises(DataError, match=reason):
        Toy(changes=change)


def test_a_pack_replaces_and_adds(tmp_path: Path) -> None:
    """Keys are merged, rows with the same key replaced, others added."""
    pack(tmp_path, numbers__toml="start = 9\n", cards__csv="key,worth\nbee,9\nyak,4\n")
    (tmp_path / "notes.txt").write_text("not data")
    toy = Toy(pack=tmp_path)
    assert toy.rules.numbers.start == 9
    assert len(toy.rules.numbers.piles) == 2
    assert toy.rules.worth == (1, 9, 3, 4, 5, 6, 7, 8, 4)


def test_a_pack_may_bring_files_of_a_kind_the_game_allows(tmp_path: Path) -> None:
    """Named by a pattern of the game; found by it too."""
    toy = Toy(pack=pack(tmp_path, **{"pile-big__toml": "size = 3\n"}))
    assert toy.source.names("pile-*.toml") == ["pile-big"]


@pytest.mark.parametrize(
    ("files", "line", "reason"),
    [
        (
            {"other__toml": "x = 1\n"},
            1,
            "the game has no such file; it has cards.csv, numbers.toml",
        ),
        ({"numbers__toml": "start = \n"}, 1, "not valid TOML"),
        ({"numbers__toml": 'start = "'}, 1, "not valid TOML"),
        ({"numbers__toml": "# hm\n[piles.7]\nsize = 1\n"}, 2, "'piles' has no row '7'"),
        ({"numbers__toml": "[piles]\n1 = 4\n"}, 2, "'piles' has no row '1'"),
        ({"numbers__toml": "# hm\nstart = -1\n"}, 2, "start: this must be 0 or more"),
        ({"numbers__toml": "speed = 1\n"}, 1, "there is no entry 'speed' here"),
        ({"numbers__toml": "piles = []\n"}, 1, "a game without piles"),
        (
            {"numbers__toml": '[[piles]]\nsize = 1\n\n[[piles]]\nsize = "x"\n'},
            4,
            "must be a whole number, not a text",
        ),
        ({"cards__csv": "key\nant\n"}, 1, "the columns are key; wanted key,worth"),
        ({"cards__csv": ""}, 1, "the columns are ; wanted key,worth"),
        ({"cards__csv": "key,worth\nant,1,2\n"}, 2, "3 cells in a row of 2 columns"),
        ({"cards__csv": "key,worth\n\nant,1\nant,2\n"}, 4, "'ant' stands here twice"),
        ({"cards__csv": "key,worth\nant,much\n"}, 2, "must be a whole number, not a text"),
        ({"cards__csv": "key,worth\nant,51\n"}, 2, "worth more than 50"),
    ],
)
def test_a_bad_file_is_refused_with_line_and_reason(
    tmp_path: Path, files: dict[str, str], line: int, reason: str
) -> None:
    """A designer finds the place at once."""
    with pytest.raises(DataError, match=reason) as caught:
        Toy(pack=pack(tmp_path, **files))
    assert caught.value.line == line
    assert caught.value.path.startswith(str(tmp_path))


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    """Not UTF-8, not read."""
    (tmp_path / "numbers.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="UTF-8"):
        Toy(pack=tmp_path)


def test_a_pack_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    """The error says what a pack is."""
    with pytest.raises(DataError, match="a pack is a folder"):
        Toy(pack=tmp_path / "nowhere")


def test_a_file_can_be_laid_over_a_games_own(tmp_path: Path) -> None:
    """This is how a single file is checked."""
    path = tmp_path / "mine.toml"
    path.write_text("start = 4\n", encoding="utf-8")
    assert Toy(overlay={"numbers.toml": path}).rules.numbers.start == 4


def test_a_game_can_be_made_again_from_the_texts_it_was_read_from(tmp_path: Path) -> None:
    """Its own files and those of its pack, whatever has become of them since."""
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "numbers.toml").write_text("start = 4\n", encoding="utf-8")
    for game in (Toy(), Toy(pack=pack)):
        texts = game.source.texts()
        assert list(texts) == (["data", "pack"] if game.source.pack else ["data"])
        home = tmp_path / f"kept {len(texts)}"
        for folder, files in texts.items():
            (home / folder).mkdir(parents=True)
            for name, text in files.items():
                (home / folder / name).write_text(text, encoding="utf-8")
        again = Toy(pack=home / "pack" if game.source.pack else None, data=home / "data")
        assert again.fingerprint() == game.fingerprint()


def test_an_entry_of_a_list_is_found_by_its_id(tmp_path: Path) -> None:
    """Tables in a list may carry an id, which a change can name."""
    from spielwerk.engine.data import Source

    (tmp_path / "board.toml").write_text('[[lands]]\nid = "red"\nsize = 2\n', encoding="utf-8")
    source = Source(tmp_path, changes={"board.lands.red.size": "3"})
    assert source.toml("board", dict[str, object]) == {"lands": [{"id": "red", "size": 3}]}


def test_a_text_entry_may_be_changed_without_quotes() -> None:
    """What is no TOML value is taken as text."""
    toy = Toy(changes={"numbers.spielwerk": "hello there"})
    assert toy.rules.numbers.spielwerk == "hello there"


def test_a_fault_without_a_place_points_at_the_file() -> None:
    """Where no line can be found, the first one is named."""
    source = Toy().source
    assert source.fault("numbers", "", WRONG).line == 1
    assert source.fault("numbers", "nowhere", WRONG).line == 1
    assert source.row_fault("cards", "cow", WRONG).line == 1
    assert source.fault("numbers", "piles[1].size", WRONG).line == 8
    assert source.fault("numbers", "piles[1].colour", WRONG).line == 7
    assert str(Toy.home()) in source.fault("numbers", "", WRONG).path


def test_tables_of_a_pack_are_merged_key_by_key(tmp_path: Path) -> None:
    """A pack names only what it changes, also inside a table; faults there have their line."""
    from spielwerk.engine.data import Source

    home, over = tmp_path / "home", tmp_path / "over"
    home.mkdir()
    over.mkdir()
    (home / "board.toml").write_text("[sun]\nsize = 2\nheat = 5\n", encoding="utf-8")
    (over / "board.toml").write_text("[sun]\nsize = 3\n", encoding="utf-8")
    source = Source(home, over)
    assert source.toml("board", dict[str, object]) == {"sun": {"size": 3, "heat": 5}}
    assert source.fault("board", "sun.size", WRONG).line == 2
    assert source.fault("board", "sun.heat", WRONG).line == 1


def test_a_row_of_a_pack_with_only_its_key_takes_the_row_out(tmp_path: Path) -> None:
    """A card can be left out of a game; one that is not there can't."""
    game = spielwerk.game("state51")
    (tmp_path / "base.csv").write_text(
        "key,copies,type,distance,categories,spoils,deal,effect,bonus\narchive,,,,,,,,\n",
        encoding="utf-8",
    )
    without = spielwerk.game("state51", tmp_path)
    assert "archive" in game.rules.cards.titles
    assert "archive" not in without.rules.cards.titles
    other = tmp_path / "other"
    other.mkdir()
    (other / "base.csv").write_text(
        "key,copies,type,distance,categories,spoils,deal,effect,bonus\natlantis,,,,,,,,\n",
        encoding="utf-8",
    )
    with pytest.raises(DataError, match="no 'atlantis' to take out"):
        spielwerk.game("state51", other)
