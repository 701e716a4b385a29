"""Single things to try out."""

from __future__ import annotations

from spielwerk.engine.lesson import Lesson

SMALL = (("board", "small"),)
LESSONS = (
    Lesson(
        key="bridges",
        rule="RB-4.4",
        at=("connection",),
        goals=("linked",),
        fails=("rolled", "moved", "paid", "planets"),
        players=3,
        options=SMALL,
    ),
    Lesson(
        key="storm",
        rule="RB-4.5",
        at=("battle",),
        goals=("took",),
        fails=("moved", "paid", "planets"),
        players=3,
        options=SMALL,
        steps=1,
    ),
)
