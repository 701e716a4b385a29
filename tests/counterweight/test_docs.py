"""The written card set is the one that is played."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.games.counterweight.data.condition import Condition
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.standing import Standing
from tests.counterweight.scene import the_game

DOCS = (Path(__file__).parents[2] / "docs" / "cards-counterweight.md").read_text(encoding="utf-8")
DATA = the_game().home() / "data"
FILES = sorted(path.stem for path in DATA.glob("*.csv"))


@pytest.mark.parametrize("name", FILES)
def test_every_row_of_a_card_file_is_documented(name: str) -> None:
    """Name in both languages and every cell, as they stand in the data."""
    lines = [
        [cell.strip().strip("`").replace("\\|", "|") for cell in line.strip("| ").split(" | ")]
        for line in DOCS.replace("\\| ", "\\|").splitlines()
        if line.startswith("| ")
    ]
    printed = {line[0]: line for line in lines}
    with (DATA / f"{name}.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            key = row.pop("key")
            english, german = (
                words(the_game().home(), lang).say(text(f"card-{key}")) for lang in ("en", "de")
            )
            assert printed[english][1] == german
            cells = {cell.replace("|", "| ").replace("  ", " ") for cell in printed[english]}
            assert {value for value in row.values() if value} <= cells


def test_every_word_of_the_notation_is_documented() -> None:
    """Effects, standing effects and conditions."""
    for word in (*Effect.kinds, *Condition.kinds, *(kind.word for kind in Standing)):
        assert f"`{word}" in DOCS
