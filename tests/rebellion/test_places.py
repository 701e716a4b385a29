"""RB-2.5: worlds and lands have names and stories, which stand in the board file."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.engine import DataError, IllegalMove
from spielwerk.engine.view import text
from spielwerk.engine.words import LANGUAGES
from spielwerk.games.rebellion.data.places import STORY
from spielwerk.games.rebellion.data.things import LANDS_A_PLANET, PLANETS
from spielwerk.games.rebellion.game import Rebellion
from tests.rebellion.scene import the_board, the_game

HOME = Rebellion.home() / "data"
STANDARD = (HOME / "board-standard.toml").read_text(encoding="utf-8")
FIRST_NAME = STANDARD.index("\n[[worlds]]")


@pytest.mark.rule("RB-2.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_of_the_shipped_boards_has_a_name_and_a_story(lang: str) -> None:
    """Eight worlds, eight ports and 24 lands; the small board takes their names."""
    words = the_game().words(lang)
    standard, small = (the_game().rules[name] for name in ("standard", "small"))
    ids = [standard.planet_names[planet] for planet in standard.planets]
    ids += [standard.land_names[land] for land in standard.lands]
    assert len({words.say(text(id)) for id in ids}) == len(ids) == 8 + 8 + 24
    assert len({words.say(text(id + STORY)) for id in ids}) == len(ids)
    assert {small.land_names[land] for land in small.lands} <= set(ids)


def test_every_world_of_the_shipped_boards_has_a_surface_of_its_own(tmp_path: Path) -> None:
    """The board file says how a world looks; without a word it is rock, an unknown word a fault."""
    state = the_game().new(3, 1, {"board": "small"})
    standard = the_game().rules["standard"]
    assert len({standard.surfaces[planet] for planet in standard.planets}) == 8
    shown = {row["key"]: row["surface"] for row in the_game().view(state, 0)["table"]["planets"]}
    assert shown == {key: standard.surfaces[PLANETS.index(key)] for key in shown}
    world = STANDARD[:FIRST_NAME].replace("board-standard", "board-plain")
    world += '\n[[worlds]]\nid = "red"\nname = { de = "Nur", en = "Only" }\n'
    file = tmp_path / "board-plain.toml"
    file.write_text(world, encoding="utf-8")
    assert set(Rebellion(tmp_path).rules["plain"].surfaces) == {"rock"}
    file.write_text(world + 'surface = "cheese"\n', encoding="utf-8")
    with pytest.raises(DataError, match="cheese"):
        Rebellion(tmp_path)


@pytest.mark.rule("RB-2.5")
def test_choices_and_log_say_the_names() -> None:
    """What is chosen and told goes by the names of the board in play."""
    state = the_game().new(3, 1, {"board": "small"}, listen=True)
    say = the_game().words("de").say
    view = the_game().view(state, 0)
    assert view["prompt"]
    assert "Bastion" in say(view["prompt"])
    placed = [event for event in state.events or () if event[0] == "placed"]
    lines = [say(the_game().line(event, None, state.opt)["text"]) for event in placed]
    assert any(line.startswith("Glut ") for line in lines)


@pytest.mark.rule("RB-2.5")
def test_a_board_may_leave_its_names_out(tmp_path: Path) -> None:
    """Its places are called by their colours and numbers then."""
    text_ = STANDARD[:FIRST_NAME].replace("board-standard", "board-bare")
    (tmp_path / "board-bare.toml").write_text(text_, encoding="utf-8")
    game = Rebellion(tmp_path)
    board = game.rules["bare"]
    assert board.land_names[1] == "land-red-1"
    assert board.planet_names[0] == "planet-red"
    assert game.words("en").say(text(board.land_names[1])) == "Red 1"
    view = game.view(game.new(3, 1, {"board": "bare"}), None)
    assert view["table"]["planets"][0]["name"] == "planet-red"


@pytest.mark.rule("RB-2.5")
def test_a_pack_names_one_world_anew(tmp_path: Path) -> None:
    """A world without a story or places has just its name, and changes none elsewhere."""
    (tmp_path / "board-plain.toml").write_text(
        STANDARD[:FIRST_NAME].replace("board-standard", "board-plain")
        + '\n[[worlds]]\nid = "red"\nname = { de = "Nur", en = "Only" }\n',
        encoding="utf-8",
    )
    words = Rebellion(tmp_path).words("en")
    assert words.say(text("planet-standard-red")) == "Ember"
    assert words.say(text("land-standard-red-1")) == "Nightworks"
    assert words.say(text("planet-plain-red")) == "Only"
    assert not words.has(f"planet-plain-red{STORY}")


@pytest.mark.rule("RB-2.5")
def test_names_of_a_board_that_is_not_there(tmp_path: Path) -> None:
    """The message lists the boards there are."""
    bare = STANDARD[:FIRST_NAME].replace("board-standard", "board-bare")
    bare = bare.replace("\n[numbers]", '\nnames = "none"\n[numbers]', 1)
    (tmp_path / "board-bare.toml").write_text(bare, encoding="utf-8")
    with pytest.raises(DataError, match="no board 'none' to take names from; there are standard"):
        Rebellion(tmp_path)


@pytest.mark.rule("RB-2.5")
def test_names_change_no_game(tmp_path: Path) -> None:
    """Games with other names have the same fingerprint."""
    named = '[[worlds]]\nid = "red"\nname = { de = "A", en = "B" }\n'
    head = 'spielwerk = "rebellion/board-standard"\n'
    (tmp_path / "board-standard.toml").write_text(head + named, encoding="utf-8")
    assert Rebellion(tmp_path).fingerprint() == spielwerk.game("rebellion").fingerprint()


def test_an_order_names_lands_that_can_be() -> None:
    """A land beyond all boards is refused with a reason."""
    state = the_game().new(3, 1)
    wanted = {"order": "buy", "on": {str(len(PLANETS) * LANDS_A_PLANET): 1}}
    with pytest.raises(IllegalMove, match="This is no order of rebellion"):
        the_game().order(state, wanted)
    assert the_board().name == "standard"
