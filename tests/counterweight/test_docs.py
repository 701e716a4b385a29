"""What is written about the notation is what cards can say."""

from __future__ import annotations

import re
from pathlib import Path

from spielwerk.games.counterweight.data.condition import Condition
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.manner import Manner
from spielwerk.games.counterweight.data.standing import Standing
from tests.counterweight.scene import the_game

DOCS = (Path(__file__).parents[2] / "docs" / "cards-counterweight.md").read_text(encoding="utf-8")


def words_of(heading: str) -> set[str]:
    """The words in the first column of a table."""
    rows = DOCS.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {word for row in rows for word in re.findall(r"`([a-z]+)", row.split("|")[1])}


def test_no_word_is_explained_that_cards_do_not_know() -> None:
    """Effects, standing effects, conditions and manners."""
    assert the_game().rules.abilities
    assert set() < words_of("Effect") <= set(Effect.kinds)
    assert set() < words_of("Standing effect") <= {kind.word for kind in Standing}
    assert set() < words_of("Condition") <= set(Condition.kinds)
    assert set() < words_of("Manner") <= set(Manner.kinds)
