"""RB-2.5: boards are files, and a bad one is refused with line and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import spielwerk
from spielwerk.cli.check import check_file
from spielwerk.games.rebellion.game import Rebellion

HOME = Rebellion.home() / "data"
STANDARD = (HOME / "board-standard.toml").read_text(encoding="utf-8")
TEXT = STANDARD.replace("board-standard", "board-bad")

BAD = {
    "land count": ("lands = 8\n", "lands = 9\n", "have 8 lands, not 9", "lands = 9"),
    "overshooting dice": ("dice = [8]", "dice = [8, 2]", "dice reach 10", "dice = [8, 2]"),
    "gap in the orbits": ("orbit = 8", "orbit = 9", "unreachable", "orbit = 9"),
    "two on an orbit": ("orbit = 7", "orbit = 6", "already has a planet", "orbit = 6"),
    "closed orbit": ("fields = 8\ndice = [8]", "fields = 2\ndice = [2]", "unreach", "fields = 2"),
    "missing number": ("land_price = 5", "", "'land_price' is missing", "[numbers]"),
    "unknown number": ("land_price = 5", "land_price = 5\nx = 1", "no entry 'x' here", "[numbers]"),
    "missing key": ("fields = 12\n", "", "'fields' is missing", "[[planets]]"),
    "wrong type": (
        "fields = 12",
        'fields = "12"',
        "must be a whole number, not a text",
        'fields = "12"',
    ),
    "tuned for six": ("[tuned.5]", "[tuned.6]", "'6' can't stand here; there are 2, 3, 4, 5", ""),
    "tuned too high": (
        "units_per_port = 8",
        "units_per_port = 20",
        "somebody begins with 160 units",
        "[tuned.4]",
    ),
    "negative": ("unit_price = 2", "unit_price = -2", "this must be 1 or more", "unit_price = -2"),
    "unknown planet": ('id = "brown"', 'id = "pink"', "'pink' can't stand here", 'id = "pink"'),
    "twin planet": ('id = "brown"', 'id = "red"', "two planets 'red'", 'id = "red"'),
    "first die": ("units = 1\n", "units = 2\n", "first die is for 1 unit", "units = 2"),
    "falling dice": ("units = 20\n", "units = 10\n", "10 is not more than 10", "units = 10"),
    "given twice": (
        '["light-blue"]\nlands = 6',
        '["red", "dark-green"]\nlands = 5',
        "'red' is given twice in the game of 5",
        'planets = ["red", "dark-green"]',
    ),
    "colour twice": (
        'colour = "orange"',
        'colour = "green"',
        "green plays twice in the game of 5",
        'colour = "green"',
    ),
    "too few Rebels": (
        TEXT[TEXT.rindex("[[starts]]") :],
        "",
        "3 Rebels in the game of 5, not 4",
        "[[starts]]",
    ),
    "lands of nobody": (
        "lands = 0",
        "lands = 2",
        "nobody is given planet 'brown'",
        "lands = 2",
    ),
    "too many at the start": ("unit_limit = 150", "unit_limit = 30", "40 units", "unit_limit = 30"),
    "empty name": (
        'name = { de = "Glut", en = "Ember" }',
        'name = { de = "", en = "Ember" }',
        "a text must stand here",
        'name = { de = ""',
    ),
    "nameless world": ('name = { de = "Glut", en = "Ember" }\n', "", "missing", "[[worlds]]"),
    "unknown world": (
        'id = "brown"\nname',
        'id = "pink"\nname',
        "'pink' can't stand here",
        'id = "pink"',
    ),
    "twin world": ('id = "brown"\nname', 'id = "red"\nname', "has a name already", 'id = "red"'),
    "twin places": (
        'name = { de = "Nachtwerk", en = "Nightworks" }',
        'name = { de = "Nachtwerk", en = "Sparkport" }',
        "two places called 'Sparkport'",
        'en = "Sparkport" }',
    ),
    "names twice": (
        "\n[numbers]",
        'names = "standard"\n\n[numbers]',
        "names of its own, too",
        'names = "standard"',
    ),
    "not TOML": ("[numbers]", "[numbers", "not valid TOML", "[numbers"),
    "other header": ("/board-bad", "/board-other", "is named like", "board-other"),
}


def pack(folder: Path, text: str, name: str = "board-bad.toml") -> Path:
    """A pack with one board."""
    (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.rule("RB-2.5")
@pytest.mark.parametrize("what", BAD)
def test_a_bad_board_is_refused_with_line_and_reason(what: str, tmp_path: Path) -> None:
    """The error names the reason and the line on which it stands."""
    old, new, reason, place = BAD[what]
    assert old in TEXT
    at = TEXT.rindex(old) if what == "falling dice" else TEXT.index(old)
    text = TEXT[:at] + new + TEXT[at + len(old) :]
    with pytest.raises(spielwerk.DataError) as caught:
        Rebellion(pack(tmp_path, text))
    assert reason in caught.value.why("en")
    line = text.splitlines()[caught.value.line - 1]
    assert place in line


@pytest.mark.rule("RB-2.5")
def test_a_start_with_a_planet_that_the_board_lacks(tmp_path: Path) -> None:
    """A start set can only name planets of its own board."""
    small = (HOME / "board-small.toml").read_text(encoding="utf-8")
    bad = small.replace("board-small", "board-bad")
    bad = bad.replace('["red", "purple", "light-blue"]', '["dark-blue", "purple", "light-blue"]')
    with pytest.raises(spielwerk.DataError, match="no planet 'dark-blue'"):
        Rebellion(pack(tmp_path, bad))


@pytest.mark.rule("RB-2.5")
def test_a_pack_may_add_a_board(tmp_path: Path) -> None:
    """A new board file joins the switch and can be played."""
    text = STANDARD.replace("board-standard", "board-rich").replace(
        "empire_credits = 30", "empire_credits = 77"
    )
    game = Rebellion(pack(tmp_path, text, "board-rich.toml"))
    names = next(switch.values for switch in game.switches() if switch.name == "board")
    assert names == ("standard", "rich", "small")
    state = game.new(3, 1, {"board": "rich"})
    assert state.rules.name == "rich"
    assert state.purse[0] >= 77
    assert game.from_json(game.to_json(state)).rules.name == "rich"
    assert game.new(3, 1).rules.name == "standard"


@pytest.mark.rule("RB-2.5")
def test_numbers_can_be_turned_one_by_one() -> None:
    """A single entry is changed without a file."""
    entry = "board-standard.numbers.empire_credits"
    state = spielwerk.game("rebellion", changes={entry: "50"}).new(3)
    assert state.purse[0] >= 50
    with pytest.raises(spielwerk.DataError, match="no entry 'tax'"):
        spielwerk.game("rebellion", changes={"board-standard.numbers.tax": "5"})


@pytest.mark.rule("RB-2.5")
@pytest.mark.parametrize("name", ["board-standard.toml", "board-small.toml"])
def test_the_shipped_boards_are_sound(name: str, tmp_path: Path) -> None:
    """`spielwerk check` says so of a copy, and names what it is."""
    shutil.copy(HOME / name, tmp_path / "mine.toml")
    assert "a sound" in check_file(tmp_path / "mine.toml")


@pytest.mark.rule("RB-2.5")
def test_the_small_board_can_be_played() -> None:
    """Six planets, twelve lands, half the box."""
    state = spielwerk.game("rebellion").new(5, 2, {"board": "small"})
    assert state.lands == [6, 3, 3, 3, 3]
    assert state.rules.numbers.bridge_limit == 25
