"""The parts of a report: what all games have, and what only one has."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sections import general, things

__all__ = ["all_sections"]


def all_sections(reading: Reading, say: Sayer) -> list[tuple[str, str, list[str]]]:
    """Every part as id, title and blocks, in reading order."""
    own = f"spielwerk.lab.sections.{reading.plan.game}"
    parts = [*general.PARTS, *things.PARTS]
    if find_spec(own):
        parts[1:1] = import_module(own).PARTS
    return [(id, say(f"part-{id}"), blocks) for id, make in parts if (blocks := make(reading, say))]
