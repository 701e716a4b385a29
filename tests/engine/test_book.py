"""Rulebooks: what stands in braces, what a terminal shows, where a section ends."""

from __future__ import annotations

import pytest
from msgspec import Struct

from spielwerk.engine import DataError, book
from spielwerk.engine.words import words

EN = words(None, "en")
BOOK = """# Toy

A [word](#co) before its section.

## Aim {#aim}
Win. {ours}

## T-1 Turns
Pay {price}.

### T-1.1 Rolling
![Two dice](picture:dice)

### T-1.10 Resting
- **CO** {#co}: the officer.
"""


class Inner(Struct):
    """Numbers of a part."""

    levels: list[int]
    orders: list[list[str]]


class Numbers(Struct):
    """A data file."""

    spielwerk: str
    price: int
    part: Inner


def test_numbers_go_by_their_names() -> None:
    """Numbers and lists of numbers, also those of a part; nothing else."""
    numbers = Numbers("toy/numbers", 3, Inner([1, 2, 5], [["a"]]))
    assert book.facts_of(numbers, EN) == {"price": "3", "part.levels": "1, 2 and 5"}


@pytest.mark.parametrize(
    ("things", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), ("abc", "a, b and c")]
)
def test_lists(things: list[str], said: str) -> None:
    """Commas, and a word before the last."""
    assert book.listed(things, EN) == said
    assert book.listed(things, EN, "or") == said.replace(" and ", " or ")


def test_braces_are_filled() -> None:
    """Facts, the mark of ours and the names of switches; anchors stay."""
    filled = book.fill(BOOK, {"price": "2 credits"}, EN, "en.md")
    assert "Pay 2 credits." in filled
    assert "Win. [◆ ours](#ours)" in filled
    assert "{#aim}" in filled


@pytest.mark.parametrize("mark", ["prize", "switch:none"])
def test_an_unknown_mark_is_named_with_its_line(mark: str) -> None:
    """Nobody prints braces by mistake."""
    with pytest.raises(DataError, match=rf"en.md:2: '\{{{mark}\}}' is neither"):
        book.fill(f"# Toy\n{{{mark}}}", {}, EN, "en.md")


def test_a_terminal_gets_plain_words() -> None:
    """No anchors, no links; a picture is described."""
    told = book.plain(BOOK, EN)
    assert "A word before" in told
    assert "## Aim\n" in told
    assert "[Picture: Two dice]" in told
    assert "- **CO**: the officer." in told


def test_sections_are_found_by_rule_or_anchor() -> None:
    """Up to the next heading of the same rank; an id that goes on is another one."""
    assert book.section(BOOK, "aim") == "## Aim {#aim}\nWin. {ours}\n\n"
    assert str(book.section(BOOK, "T-1")).count("###") == 2
    assert str(book.section(BOOK, "T-1.1")).startswith("### T-1.1 Rolling")
    assert str(book.section(BOOK, "T-1.10")).endswith("the officer.\n")
    assert book.section(BOOK, "T-2") is None


def test_ids_and_pieces() -> None:
    """Every section that can be opened, and the book cut at its headings."""
    assert book.ids(BOOK) == ["aim", "T-1", "T-1.1", "T-1.10"]
    assert [piece.split("\n")[0] for piece in book.pieces(BOOK)][:2] == ["# Toy", "## Aim {#aim}"]
