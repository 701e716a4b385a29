"""Sets of space fields as ints, a bit for each field, and what lies around them (RB-2.6)."""

from __future__ import annotations

from collections.abc import Iterable

BYTE = 8
BYTES = 1 << BYTE


class Around:
    """The neighbours of any set of fields, looked up a byte of it at a time."""

    __slots__ = ("size", "tables")

    def __init__(self, neighbours: list[tuple[int, ...]]) -> None:
        self.size = -(-len(neighbours) // BYTE)  # bytes that hold a set
        self.tables: list[list[int]] = []
        for first in range(0, len(neighbours), BYTE):
            table = [0] * BYTES
            for byte in range(1, BYTES):
                rest = byte & byte - 1
                field = first + (byte ^ rest).bit_length() - 1
                near = neighbours[field] if field < len(neighbours) else ()
                table[byte] = table[rest] | bits(near)
            self.tables.append(table)

    def of(self, fields: int) -> int:
        """All fields next to at least one of these; they may be among them themselves."""
        near, tables = 0, self.tables
        for place, byte in enumerate(fields.to_bytes(self.size, "little")):
            if byte:
                near |= tables[place][byte]
        return near


def bits(numbers: Iterable[int]) -> int:
    """A set of small numbers as an int."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
