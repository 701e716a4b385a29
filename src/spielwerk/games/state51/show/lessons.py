"""Single things to try out."""

from __future__ import annotations

from spielwerk.engine.lesson import Lesson

LESSONS = (
    Lesson(key="raze", rule="S51-5.5", at=("turn",), goals=("razed",), fails=("passed",)),
    Lesson(
        key="develop",
        rule="S51-5.2",
        at=("turn",),
        goals=("developed", "rebuilt"),
        fails=("passed",),
    ),
)
