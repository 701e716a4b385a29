"""What the server keeps of a room, as plain data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from spielwerk.engine.view import Text

Status = Literal["lobby", "playing", "over"]
Kind = Literal["person", "bot", "open"]
Role = Literal["host", "seat", "invite", "watch", "confirm"]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. A person with a bot is stood in for by it."""

    kind: Kind = "open"
    name: str = ""
    bot: str | None = None
    left: bool = False


class RoomData(msgspec.Struct):
    """A room, without its moves and messages."""

    id: str
    game: str
    title: str
    public: bool
    mode: str
    clock: int | None
    pause: float
    seeded: bool
    status: Status
    seed: int
    options: dict[str, Any]
    seats: list[Seat]
    header: dict[str, Any] | None  # of the game's record, once it has begun
    seq: int  # moves, interjections and undos so far
    rev: int  # changes of any kind so far
    said: int  # messages so far
    asked: int | None
    due: float | None  # when somebody must look after the asked seat
    rematch: str | None
    created: float
    changed: float
    started: float | None
    ended: float | None
    pack: str | None = None  # the card pack that is played with
    pack_hash: str | None = None  # and its content

    def copy(self) -> RoomData:
        """A room to be changed."""
        return msgspec.structs.replace(self, seats=list(self.seats))


class Act(msgspec.Struct, frozen=True):
    """One thing that happened in the game; the list of them is the game."""

    seq: int
    kind: Literal["move", "interject", "undo"]
    seat: int
    choice: int | list[int] | None
    key: str | None
    at: float


class Message(msgspec.Struct, frozen=True):
    """Something said in the room, or a note of the room itself."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str
    note: Text | None


class Token(msgspec.Struct, frozen=True):
    """What a link allows. Only the hash of its secret is known."""

    hash: str
    role: Role
    seat: int | None


class Notice(msgspec.Struct, frozen=True):
    """Where a seat wants to be told that it is its turn."""

    seat: int
    email: str | None
    webhook: str | None
    lang: str
    confirmed: bool
    told: float  # when the last notice went out
