"""Single things to try out."""

from __future__ import annotations

from spielwerk.engine.lesson import Lesson

LESSONS = (
    Lesson(
        key="docking",
        rule="CW-8.4",
        at=("docking",),
        goals=("landed",),
        fails=("checked", "balance", "supplied"),
        players=3,
        steps=1,
    ),
    Lesson(
        key="inspector",
        rule="CW-10.3",
        at=("action",),
        goals=("distracted", "stalled", "unsealed"),
        fails=("requested", "balance"),
        players=3,
        steps=2,
    ),
)
