"""Texts from Fluent files."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.engine.view import text
from spielwerk.engine.words import MissingWords, fluent, message_ids, words
from tests.engine.toy.game import Toy


def test_arguments_are_numbers_names_messages_or_plain_text() -> None:
    """Five kinds of arguments, told apart by their form."""
    say = words(Toy.home(), "en").say
    assert say(text("log-rolled", player="seat:0", result=4), ["Ada"]) == "Ada rolls 4."
    assert say(text("log-drew", player="seat:1", card="card-any")) == "Player 2 draws a card."
    assert say(text("log-stopped", player="=Bob")) == "Bob stops."
    assert say(text("log-stopped", player="seat:3"), lambda seat: f"#{seat}") == "#3 stops."
    nested = text("log-drew", player="seat:0", card=text("log-stopped", player="seat:0"))
    assert say(nested, ["Ada"]) == "Ada draws Ada stops.."


def test_a_nameless_seat_has_a_number_in_each_language() -> None:
    """Empty names are no names."""
    assert words(None, "de").name(0, [""]) == "Spieler 1"
    assert words(None, "en").name(0) == "Player 1"


def test_the_messages_of_a_file_are_known_by_id(tmp_path: Path) -> None:
    """What a text is written as in a file is found there again."""
    file = tmp_path / "en.ftl"
    file.write_text(fluent("log-slept", "a = b") + "# note\n" + fluent("log-woke", "c"))
    assert message_ids(file) == {"log-slept", "log-woke"}


def test_missing_words_are_told() -> None:
    """No message, no argument, no language: each says so."""
    with pytest.raises(MissingWords, match="no message 'log-slept'"):
        words(Toy.home(), "de").say(text("log-slept"))
    with pytest.raises(MissingWords, match="log-rolled"):
        words(Toy.home(), "de").say(text("log-rolled", player="seat:0"))
    with pytest.raises(MissingWords, match="not in 'fr'"):
        words(Toy.home(), "fr")


def test_a_pack_names_its_cards_or_they_go_by_their_keys(tmp_path: Path) -> None:
    """What a pack's words say stands before the game's; a card without a name has its key."""
    card = text("card-old-mill")
    assert words(Toy.home(), "en", tmp_path).say(card) == "Old mill"
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "de.ftl").write_text("card-old-mill = Alte Mühle\n", encoding="utf-8")
    assert words(Toy.home(), "de", tmp_path).say(card) == "Alte Mühle"
    with pytest.raises(MissingWords, match="card-old-mill"):
        words(Toy.home(), "en").say(card)
