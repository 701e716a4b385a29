"""Numbers as cells of an observation: one signed byte each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

MOST = 127  # what a cell can hold; larger numbers stand as this
CLIP: bytes = bytes([min(value, MOST) for value in range(256)])  # for `bytes.translate`
DIGIT: bytes = bytes([max(0, value - ord("0")) & 1 for value in range(256)])  # b"01" -> b"\0\1"


def small(numbers: Sequence[int]) -> bytes:
    """Numbers as cells; what is too large for one stands as the largest."""
    try:
        cells = bytes(numbers)
    except ValueError:
        return bytes([min(MOST, max(0, number)) for number in numbers])
    return cells if cells.isascii() else cells.translate(CLIP)


def signed(numbers: Sequence[int]) -> bytes:
    """Numbers that may be below zero, as the bytes that signed cells have."""
    return bytes([max(-MOST, min(MOST, number)) & 255 for number in numbers])


def bits(count: int, flags: int) -> bytes:
    """The lowest bits of a number as cells, the lowest first."""
    return bin(flags & ((1 << count) - 1) | 1 << count)[:2:-1].encode().translate(DIGIT)


def marked(size: int, first: int, apart: int, turned: int, cards: Sequence[int]) -> bytes:
    """Cards as cells: 1 for each that is there; see `marks` in `layout.py`."""
    cells = bytearray(size)
    for place, card in enumerate(cards):
        if card >= 0:
            cells[place * apart + card - first] = 1
        elif turned:
            cells[~card] = turned
    return bytes(cells)


def valued(table: Sequence[int], things: Sequence[int]) -> bytes:
    """Things as cells: the number that the table has for each; -1 is an empty place."""
    return small([table[thing] if thing >= 0 else 0 for thing in things])


class Latest:
    """What was asked for last is known without being looked up: most of a table stays as it is.

    Only for things that never change themselves: it is the very same tuple that is known again.
    """

    def __init__(self, known: Mapping[Any, Any]) -> None:
        self.known = known
        self.last: tuple[object, Any] = (None, None)  # together, so that they always fit

    def of(self, thing: object) -> Any:
        """What is known of a thing."""
        last = self.last
        if last[0] is thing:
            return last[1]
        found = self.known[thing]
        self.last = (thing, found)
        return found


class LatestOfThree:
    """The same for three tuples that are looked up as one; with how many of its cells are 1."""

    def __init__(self, known: Mapping[Any, bytes]) -> None:
        self.known = known
        self.last: tuple[object, object, object, bytes, int] = (None, None, None, b"", 0)

    def of(
        self, one: tuple[int, ...], two: tuple[int, ...], three: tuple[int, ...]
    ) -> tuple[bytes, int]:
        """The cells of all three, and how many are 1."""
        last = self.last
        if last[0] is one and last[1] is two and last[2] is three:
            return last[3], last[4]
        cells = self.known[one + two + three]
        count = cells.count(1)
        self.last = (one, two, three, cells, count)
        return cells, count
