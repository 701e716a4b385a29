"""`spielwerk print`: files in a folder, and one clear line for whatever is wrong."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import spielwerk
from spielwerk import press
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.engine.words import message_ids
from spielwerk.press.kit import Kit
from spielwerk.press.pages import SAID

RUN = CliRunner()


def test_a_file_for_each_part(tmp_path: Path) -> None:
    """Named by what is in it, in a folder that is made if need be."""
    wanted = ["print", "rebellion", "--what", "board,tokens", "--lang", "de", "--paper", "letter"]
    ran = RUN.invoke(app, [*wanted, "--out", str(tmp_path / "new")])
    assert ran.exit_code == 0, ran.output
    files = {path.name: path.read_bytes()[:5] for path in (tmp_path / "new").iterdir()}
    assert files == {
        "rebellion-board-letter-de.pdf": b"%PDF-",
        "rebellion-tokens-letter-de.pdf": b"%PDF-",
    }


def test_a_card_that_is_hard_to_read_is_named(tmp_path: Path) -> None:
    """Its text had to become too small; the sheet is printed all the same."""
    (tmp_path / "words").mkdir()
    long = "Donaudampfschifffahrtsgesellschaft " * 60
    (tmp_path / "words" / "de.ftl").write_text(f"card-black-market = {long}\n", encoding="utf-8")
    wanted = ["print", "counterweight", "--what", "cards", "--lang", "de"]
    plain = RUN.invoke(app, [*wanted, "--out", str(tmp_path / "plain")])
    ran = RUN.invoke(app, [*wanted, "--pack", str(tmp_path), "--out", str(tmp_path / "out")])
    assert (plain.exit_code, ran.exit_code) == (0, 0), plain.output + ran.output
    assert "Hard to read" not in plain.output
    assert "Hard to read, their texts are long: black-market." in ran.output


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (
            ["state51", "--what", "cards,dice"],
            "--what can be cards, board, tokens, book, not 'dice'",
        ),
        (["state51", "--paper", "a3"], "--paper can be a4 or letter, not 'a3'"),
        (["state51", "--backs", "glue"], "--backs can be none or fold or duplex, not 'glue'"),
        (["state51", "--ink", "red"], "--ink can be full or low, not 'red'"),
        (["state51", "--bleed", "9"], "--bleed can be 0 to 4 mm, not 9"),
        (["state51", "--lang", "fr"], "--lang can be de or en, not 'fr'"),
        (["rebellion", "--what", "cards"], "rebellion has no cards; there are board, tokens, book"),
        (["rebellion", "--images"], "rebellion has no cards"),
        (["chess"], "There is no game 'chess'"),
        (["rebellion", "--what", "tokens", "--out", "/dev/null/x"], "--out /dev/null/x: can't be"),
    ],
)
def test_bad_input_gets_one_clear_line(args: list[str], told: str) -> None:
    """Before anything is printed."""
    ran = RUN.invoke(app, ["print", *args])
    assert isinstance(ran.exception, SpielwerkError)
    assert told in str(ran.exception)
    assert "✓" not in ran.output


@pytest.mark.parametrize("missing", ["quickjs", "typst"])
def test_without_the_extra(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    """It says what to install."""
    real = builtins.__import__

    def without(name: str, *args: Any, **more: Any) -> Any:
        if name == missing:
            raise ModuleNotFoundError(name)
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SpielwerkError, match=r"pip install 'spielwerk\[print\]'"):
        press.pdf("rebellion", what=("tokens",))


def test_without_the_built_pictures(tmp_path: Path) -> None:
    """A checkout in which the client was never built."""
    with pytest.raises(SpielwerkError, match=r"run python client/build\.py"):
        Kit(tmp_path)


def test_pictures_are_those_of_the_screen() -> None:
    """Every card, icon and colour that is printed comes from the client's own code."""
    kit = Kit()
    for game in ("state51", "counterweight"):
        catalogue = spielwerk.game(game).catalogue()
        pictures = kit.pictures(game, catalogue)
        keys = (
            {**catalogue["locations"], **catalogue["connections"]}
            if game == "state51"
            else catalogue
        )
        assert set(pictures) == set(keys)
        assert len(set(pictures.values())) == len(pictures)
        assert pictures == kit.pictures(game, catalogue)
    assert 'fill="#123456"' in kit.icon("state51", "gun", "#123456")
    assert kit.icon("state51", "no-such-thing", "#123456") == ""
    assert kit.palette("state51")["row-action"] != kit.palette("counterweight").get("row-action")


def test_every_word_of_the_press_is_used_and_said_in_both_languages() -> None:
    """None is missing, none is left over."""
    home = Path(press.__file__).parent
    german, english = (message_ids(home / "words" / f"{lang}.ftl") for lang in ("de", "en"))
    assert german == english
    code = "".join(path.read_text(encoding="utf-8") for path in home.glob("*.py"))
    built = {f"press-{name}" for name in (*SAID, *Kit().looks())}
    assert {id for id in english if f'"{id}"' not in code} - built == set()
