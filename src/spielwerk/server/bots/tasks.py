"""What a server asks the processes in which bots think: one task a line, one reply a line."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Ready(Struct, tag=True):
    """Say that you are there: starting and loading the games is not thinking."""


class Task(Struct, kw_only=True):
    """What all tasks have in common."""

    game: str
    pack: str | None
    data: str | None  # the folder of the files that the game was begun with, if it has others now
    seed: int


class Choose(Task, tag=True):
    """What the bot of a seat chooses, in a state that was re-dealt for it."""

    state: str
    seat: int
    bot: str
    who: str  # the room and seat: a bot may remember what it thought before


class Interject(Choose, tag=True):
    """What it does unasked, or null."""


class Advise(Task, tag=True):
    """Which options a search likes best: [option, value, visits]."""

    state: str
    seat: int
    seconds: float


class LookBack(Task, tag=True):
    """The turning points of a recorded game."""

    record: str
    seconds: float


class GradeTask(Task, tag=True):
    """How good the decisions of a seat were, from one number on; so many, each so long."""

    record: str
    seat: int
    first: int
    count: int
    seconds: float


AnyTask = Ready | Choose | Interject | Advise | LookBack | GradeTask


class Reply(Struct, omit_defaults=True):
    """The answer, or what went wrong."""

    answer: Any = None
    error: str = ""
