"""The parts of a report: what all games have, and what only one has."""

from __future__ import annotations

from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sections import general, things

__all__ = ["all_sections"]


def all_sections(reading: Reading, say: Sayer) -> list[tuple[str, str, list[str]]]:
    """Every part as id, title and blocks, in reading order."""
    first, *rest = (*general.SECTIONS, *things.SECTIONS)
    parts = (first, *reading.lens.sections(), *rest)
    return [(id, say(f"part-{id}"), blocks) for id, make in parts if (blocks := make(reading, say))]
