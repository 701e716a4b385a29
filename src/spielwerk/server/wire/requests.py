"""The shapes of requests: what does not fit is refused before anything happens."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr


def _clean(value: str) -> str:
    value = value.strip()
    if not all(char.isprintable() or char == "\n" for char in value):
        raise ValueError("control characters are not allowed")
    return value


def _line(value: str) -> str:
    if "\n" in value:
        raise ValueError("one line only")
    return value


Clean = AfterValidator(_clean)
Line = AfterValidator(_line)
Name = Annotated[StrictStr, Field(max_length=40), Clean, Line]
Title = Annotated[StrictStr, Field(max_length=80), Clean, Line]
BotName = Annotated[StrictStr, Field(max_length=40)]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
Seq = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
Number = Annotated[StrictInt, Field(ge=-(2**53), le=2**53)]
ChoiceIn = Number | Annotated[list[Number], Field(max_length=64)]
Key = Annotated[StrictStr, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Secret = Annotated[StrictStr, Field(min_length=1, max_length=64)]
Seconds = Annotated[StrictInt, Field(ge=10, le=30 * 86_400)]
Pause = Annotated[float, Field(ge=0, le=10, allow_inf_nan=False)]
SwitchValue = StrictBool | StrictInt | StrictStr


class Body(BaseModel):
    """A request; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


class SeatIn(Body):
    """A seat as somebody wants it."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotName | None = None


Seats = Annotated[list[SeatIn], Field(min_length=1, max_length=16)]


class NewRoom(Body):
    """A room as somebody wants it."""

    game: Annotated[StrictStr, Field(max_length=64)]
    seats: Seats
    options: dict[str, SwitchValue] = {}
    pack: Annotated[StrictStr, Field(max_length=64)] | None = None
    title: Title = ""
    public: StrictBool = False
    mode: Literal["live", "turns"] = "live"
    clock: Seconds | None = None
    pause: Pause = 0.8
    seed: Annotated[StrictInt, Field(ge=0, lt=2**53)] | None = None
    start: StrictBool = False


class ImportRecord(Body):
    """A record that shall become a room."""

    record: Annotated[StrictStr, Field(max_length=1_000_000)]
    seats: Annotated[list[SeatIn], Field(max_length=16)] = []
    title: Title = ""
    mode: Literal["live", "turns"] = "live"
    pause: Pause = 0.8


class ChangeRoom(Body):
    """What the host changes; what is left out stays."""

    title: Title | None = None
    public: StrictBool | None = None
    pause: Pause | None = None
    clock: Seconds | None = None
    options: dict[str, SwitchValue] | None = None


class Claim(Body):
    """The fragment of a link."""

    token: Secret


class Join(Body):
    """Somebody sits down."""

    name: Annotated[StrictStr, Field(min_length=1, max_length=40), Clean, Line]
    seat: SeatNumber | None = None


class Start(Body):
    """The host begins."""

    fill: BotName | None = None


class Leave(Body):
    """Somebody gets up."""

    seat: SeatNumber


class Rename(Body):
    """Another name."""

    name: Annotated[StrictStr, Field(min_length=1, max_length=40), Clean, Line]


class PutBot(Body):
    """Which bot."""

    bot: BotName | None = None


class Empty(Body):
    """Nothing."""


class NewLink(Body):
    """Which link."""

    role: Literal["host", "invite", "watch", "seat"]
    seat: SeatNumber | None = None
    revoke: StrictBool = False


class MoveIn(Body):
    """One choice, or several in a row."""

    seq: Seq
    seat: SeatNumber
    key: Key
    choice: ChoiceIn | None = None
    choices: Annotated[list[ChoiceIn], Field(min_length=1, max_length=200)] | None = None


class UndoIn(Body):
    """Take back."""

    seq: Seq
    seat: SeatNumber
    key: Key
    whole: StrictBool = False


class InterjectIn(Body):
    """Something unasked."""

    seat: SeatNumber
    choice: ChoiceIn
    key: Key
    seq: Seq | None = None


class Say(Body):
    """Something said."""

    seat: SeatNumber | None = None
    text: Annotated[StrictStr, Field(min_length=1, max_length=500), Clean]
    key: Key


class NotesIn(Body):
    """Private notes."""

    seat: SeatNumber
    text: Annotated[StrictStr, Field(max_length=10_000), Clean]


class NoticeIn(Body):
    """Where a seat wants to be told of its turn."""

    seat: SeatNumber
    email: (
        Annotated[StrictStr, Field(max_length=200, pattern=r"^[^@\s<>,;]+@[^@\s<>,;]+$"), Clean]
        | None
    ) = None
    webhook: Annotated[StrictStr, Field(max_length=500, pattern=r"^https://\S+$"), Clean] | None = (
        None
    )
    lang: Literal["de", "en"] = "en"
