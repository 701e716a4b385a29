"""The parts of a report: what all games have, and what only one has."""

from __future__ import annotations

from spielwerk.lab.page import Section as Part
from spielwerk.lab.questions import clear, idle, phases, ways
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.sections import general, things, turns

__all__ = ["all_sections"]

QUESTIONS = (
    ("clear", clear.blocks),
    ("phases", phases.blocks),
    ("idle", idle.blocks),
    ("styles", ways.blocks),
)


def all_sections(reading: Reading, say: Sayer) -> list[Part]:
    """Every part, in reading order."""
    first, *rest = (*general.SECTIONS, *turns.SECTIONS, *QUESTIONS, *things.SECTIONS)
    parts = (first, *reading.lens.sections(), *rest)
    made = [Part(id, say(f"part-{id}"), make(reading, say)) for id, make in parts]
    return [part for part in made if part.blocks]
