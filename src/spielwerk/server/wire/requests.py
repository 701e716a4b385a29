"""Requests: what does not fit is refused before anything happens."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, convert, defstruct
from msgspec.structs import fields

from spielwerk.server.wire.room_settings import LINE, RoomSettings
from spielwerk.server.wire.text import cleaned, visible

Role = Literal["host", "invite", "watch", "seat"]
Name = Annotated[str, Meta(max_length=40, pattern=LINE)]
RealName = Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]
BotName = Annotated[str, Meta(max_length=40)]
GameName = Annotated[str, Meta(max_length=64)]
LessonName = Annotated[str, Meta(max_length=40)]
RoutineName = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9-]+$")]
PackName = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Wait = Annotated[float, Meta(ge=0, le=30)]  # seconds of a long poll
Option = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
SwitchValue = bool | int | str
NOTES = 10_000  # characters of private notes
FEEDBACK = 500  # and of what somebody says of a game


class Request(Struct, forbid_unknown_fields=True):
    """A body; its texts are cleaned, and refused if they pretend to be something else."""

    verbatim: ClassVar[tuple[str, ...]] = ()  # fields that are taken as they come
    lines: ClassVar[tuple[str, ...]] = ()  # that may have several lines, and tabs
    seen: ClassVar[tuple[str, ...]] = ("name",)  # in which something must be seen, if anything

    def __post_init__(self) -> None:
        """Look at every text."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, str) and name not in self.verbatim:
                try:
                    clean = cleaned(value, lines=name in self.lines)
                except ValueError as error:
                    raise ValueError(f"`{name}`: {error}") from None
                if value and name in self.seen and not visible(clean):
                    raise ValueError(f"`{name}` has only blanks: write something that is seen")
                setattr(self, name, clean)


class SeatIn(Request):
    """A seat as somebody wants it; `me` is one of the device that asks."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName | None = None


class NewRoom(RoomSettings, Request, forbid_unknown_fields=True):
    """A room as somebody wants it."""

    game: GameName
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=16)]
    options: dict[str, SwitchValue] = {}
    pack: PackName | None = None
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    start: bool = False
    lesson: LessonName | None = None  # begins at its position; options and seed are its own


class ImportRecord(RoomSettings, Request, forbid_unknown_fields=True):
    """A record that shall become a room; without seats all are of the device that asks."""

    verbatim = ("record",)

    record: Annotated[str, Meta(max_length=1_000_000)]
    seats: Annotated[list[SeatIn], Meta(max_length=16)] = []


def settings_of(wanted: NewRoom | ImportRecord) -> RoomSettings:
    """The part of a request that stays settable."""
    return convert(wanted, RoomSettings, from_attributes=True)


ChangeRoom: Any = defstruct(
    "ChangeRoom",
    [
        *((field.name, field.type | UnsetType, UNSET) for field in fields(RoomSettings)),
        ("options", dict[str, SwitchValue] | UnsetType, UNSET),
    ],
    bases=(Request,),
    namespace={"__doc__": "What the host changes; what is left out stays."},
)


class Claim(Request):
    """The fragment of a link."""

    token: Secret


class Join(Request):
    """Somebody sits down, in the first open seat or in a certain one."""

    name: RealName
    seat: SeatNumber | None = None


class Start(Request):
    """The host begins; `fill` names the bot for open seats."""

    fill: BotName | None = None


class Leave(Request):
    """Somebody gets up."""

    seat: SeatNumber


class Rename(Request):
    """A seat gets another name."""

    name: RealName


class PutBot(Request):
    """Which bot; without a name the server's default."""

    bot: BotName | None = None


class Empty(Request):
    """A request that says all by its address."""


class NewLink(Request):
    """Which link; `revoke` makes the older ones invalid."""

    role: Role
    seat: SeatNumber | None = None
    revoke: bool = False


class MoveIn(Request):
    """One choice, several in a row, or an order: exactly one of the three."""

    seq: Seq
    seat: SeatNumber
    key: Key
    choice: Option | None = None
    choices: Annotated[list[Option], Meta(min_length=1, max_length=200)] | None = None
    order: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        """Refuse none and two."""
        super().__post_init__()
        if [self.choice, self.choices, self.order].count(None) != 2:
            raise ValueError("give `choice`, `choices` or `order`")


class UndoIn(Request):
    """Take back the last choice, or all since the last barrier."""

    seq: Seq
    seat: SeatNumber
    key: Key
    whole: bool = False
    moved: Seq | None = None  # the move to be taken back: bots may have gone on since


class InterjectIn(Request):
    """Something unasked; without `seq` at any moment."""

    seat: SeatNumber
    choice: Option
    key: Key
    seq: Seq | None = None


class StandingIn(Request):
    """An answer in advance: a routine of the game, one of its answers, and exceptions."""

    seat: SeatNumber
    mark: Annotated[int, Meta(ge=0, lt=2**53)]  # of the frame that was seen: nothing comes twice
    name: RoutineName
    answer: RoutineName
    unless: Annotated[
        dict[RoutineName, Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=16)
    ] = {}


class Say(Request):
    """Something said, by a seat or by the host."""

    lines = seen = ("text",)

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    seat: SeatNumber | None = None


class NotesIn(Request):
    """Private notes."""

    lines = ("text",)

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=NOTES)]


class ConsentIn(Request):
    """Whether the lab may read this game, once it is over; only if all who play agree."""

    seat: SeatNumber
    agrees: bool


class FeedbackIn(Request):
    """How was it? One of five faces and, if somebody wants, some words; neither takes it back."""

    lines = ("words",)

    seat: SeatNumber
    face: Annotated[int, Meta(ge=1, le=5)] | None = None
    words: Annotated[str, Meta(max_length=FEEDBACK)] = ""


class NoticeIn(Request):
    """Where a seat wants to be told of its turn."""

    seat: SeatNumber
    email: Annotated[str, Meta(max_length=200, pattern=r"^[^@\s<>,;]+@[^@\s<>,;]+$")] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^https://\S+$")] | None = None
    format: Literal["discord", "ntfy", "gotify"] | None = None  # of the webhook; null: our own
    remind: Annotated[int, Meta(ge=0, le=720)] | None = None  # hours; 0: never; null: the usual
    lang: Literal["de", "en"] = "en"


class PushIn(Request):
    """A browser wants to be told of a seat's turn: what its push service gave it."""

    seat: SeatNumber
    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https://\S+$")]
    p256dh: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    lang: Literal["de", "en"] = "en"


class Look(Struct, frozen=True, tag="look", tag_field="type"):
    """On a socket: show this page another seat, or what a spectator sees."""

    seat: int | None = None


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    """On a socket: are you there? On a stream: yes."""
