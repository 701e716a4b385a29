"""What the host of a room may set: a field here is in requests, in the store and in answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LINE = r"^[^\n]*$"
Title = Annotated[str, Meta(max_length=80, pattern=LINE)]
Seconds = Annotated[int, Meta(ge=10, le=30 * 86_400)]
Pause = Annotated[float, Meta(ge=0, le=10)]


class RoomSettings(Struct, kw_only=True):
    """Set when a room is made, changed by its host, kept for a rematch, shown to everybody."""

    title: Title = ""
    public: bool = False  # listed; everybody may look on and sit down
    mode: Literal["live", "turns"] = "live"
    clock: Seconds | None = None  # a move may take so long before a bot takes over
    pause: Pause = 0.8  # before each move of a bot
    playtest: bool = True  # people are asked whether their game counts, and how it was
