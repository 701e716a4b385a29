"""Lessons: single things to try out, each in a position of a real game that asks for it."""

from __future__ import annotations

import msgspec

from spielwerk.engine.options import Value


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to learn; its position is looked for by playing, so that it fits the rules."""

    key: str  # its words are `lesson-<key>` and those that begin with it
    rule: str  # the section of the rulebook that says how
    at: tuple[str, ...]  # the questions at which it begins
    goals: tuple[str, ...]  # events of which one must come by the learner's choices
    fails: tuple[str, ...]  # events that tell that he has let it pass
    steps: int = 3  # so many choices in a row lead there at most
    players: int = 2
    seat: int = 0  # where the learner sits
    options: tuple[tuple[str, Value], ...] = ()
    seed: int = 1  # the first game in which the position is looked for
