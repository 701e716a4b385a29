"""What the server keeps of a room, as plain data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from spielwerk.engine import Option
from spielwerk.engine.view import Text
from spielwerk.server.wire.room_settings import RoomSettings

ActKind = Literal["move", "standing", "interject", "undo", "back"]  # standing: said in advance
Status = Literal["lobby", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
WebhookFormat = Literal["discord", "ntfy", "gotify"]
MARK = "@"  # in a pack's name: behind it stands the print of files that were kept, no folder
Role = Literal["host", "seat", "invite", "watch", "confirm"]


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. A person with a bot is stood in for by it."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    left: bool = False
    back: bool = False  # sat there in the game before this rematch, and may come by that link
    helped: bool = False  # a bot has stood in at some time


class RoomData(msgspec.Struct, kw_only=True):
    """A room, without its moves and messages."""

    id: str
    game: str
    pack: str | None = None  # the card pack that is played with
    settings: RoomSettings
    options: dict[str, Any]
    seats: list[Seat]
    seed: int  # counts only if somebody chose it; else the record's header has a secret
    seeded: bool  # somebody chose the seed
    status: Status = "lobby"
    header: dict[str, Any] | None = None  # of the game's record, once it has begun
    seq: int = 0  # moves, interjections and undos so far
    rev: int = 1  # changes of any kind so far
    said: int = 0  # messages so far
    asked: int | None = None
    due: float | None = None  # when somebody must look after the asked seat
    rematch: str | None = None
    created: float
    changed: float
    started: float | None = None
    ended: float | None = None
    result: dict[str, Any] | None = None  # of the game's record, once it is over

    @property
    def public(self) -> bool:
        """Whether it is listed; a column of its own, so that listing is quick."""
        return self.settings.public

    def copy(self) -> RoomData:
        """A room to be changed."""
        return msgspec.structs.replace(self, seats=list(self.seats))


class Asked(msgspec.Struct, frozen=True):
    """The seat that is asked in a room, as far as it matters who looks after it."""

    id: str
    bot: str | None  # that sits there or stands in
    pause: float
    due: float | None


class GameData(msgspec.Struct, frozen=True):
    """The files that a game was begun with: folder -> name -> text."""

    game: str
    hash: str
    files: dict[str, dict[str, str]]


class Act(msgspec.Struct, frozen=True):
    """One thing that happened in the game; the list of them is the game."""

    seq: int
    kind: ActKind
    seat: int
    choice: Option | None  # None: an undo; of "back", the number of moves that remain
    key: str | None  # of the request, if it began with this act
    wanted: str | None  # and the digest of what it wanted
    at: float
    trace: str | None = None  # a print of what it did, to find out rules that do otherwise


class Standing(msgspec.Struct, frozen=True):
    """What a seat has answered in advance (see `engine.standing`). Nobody else is told.

    What was taken back or used up stays as an empty answer with an id of its own, so that a wish
    that comes late, or twice, is known by what it does not know yet.
    """

    id: int  # of this very answer: what was replaced or taken back is not used
    seat: int
    name: str  # of the routine
    answer: str
    unless: dict[str, int]  # exceptions, with their numbers; 0: without one
    round: int  # in which it was given
    used: int = 0  # the number of the move that was last made by it
    lifted: int = 0  # the number of the move after which it stands no more

    @property
    def stands(self) -> bool:
        """Whether it is used when its question comes."""
        return bool(self.answer) and not self.lifted

    def emptied(self, id: int) -> Standing:
        """Nothing is answered in advance any more."""
        return msgspec.structs.replace(self, id=id, answer="", unless={}, used=0, lifted=0)


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


class Held(msgspec.Struct, frozen=True):
    """What a device may do in a room because of its key: the tokens of its person."""

    device: str = ""
    hashes: frozenset[str] = frozenset()


class Playtest(msgspec.Struct, frozen=True):
    """What a seat says to who made the game."""

    seat: int
    agrees: bool = False  # that the lab reads the game
    face: int | None = None  # how it was: 1 (bad) to 5 (great)
    words: str = ""


class Notice(msgspec.Struct, frozen=True):
    """Where a seat wants to be told that it is its turn."""

    seat: int
    email: str | None
    webhook: str | None
    lang: str
    confirmed: bool
    told: float  # when the last notice went out
    remind: int | None = None  # hours after which a turn is told again; 0: never; None: the usual
    format: WebhookFormat | None = None  # None: our own


class Device(msgspec.Struct, frozen=True):
    """A browser that is told of a seat's turn, as it subscribed at its push service."""

    seat: int
    device: str  # the hash of its endpoint: what it is known by
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Keys(msgspec.Struct, frozen=True):
    """The key pair by which push services know this server."""

    private: str
    public: str


LetterState = Literal["waiting", "failing", "lost", "told", "reminded", "unwanted"]


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """A notice on its way: a seat is told of its turn, or asked whether its address is right."""

    room: str
    seat: int
    # Of a turn by mail and webhook, or on devices; of a tournament's table that is ready, by all.
    kind: Literal["turn", "push", "confirm", "ready"]
    since: float  # when the turn began, or the address was given
    at: float | None  # when somebody must look after it
    state: LetterState = "waiting"
    tries: int = 0  # that failed since it last went out
    sent: list[str] = []  # by which ways it has gone out
    secret: str | None = None  # of the link in it
    aside: bool | None = None  # it is a question in somebody else's turn
