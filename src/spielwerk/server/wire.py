"""The shapes of requests and answers, for checking and for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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


# Answers


class TextOut(BaseModel):
    """A message id and what goes into it."""

    id: str
    args: dict[str, int | str]


class ProblemOut(BaseModel):
    """RFC 9457."""

    model_config = ConfigDict(extra="allow")
    type: str
    code: str
    title: str
    status: int
    detail: str


class SwitchOut(BaseModel):
    """A rule switch."""

    name: str
    default: bool | int | str
    values: list[bool | int | str]
    low: int
    high: int


class PlayersOut(BaseModel):
    """How many can play."""

    min: int
    max: int


class GameOut(BaseModel):
    """A game that this server has."""

    id: str
    rules_version: int
    data: str
    players: PlayersOut
    switches: list[SwitchOut]
    bots: list[str]
    default_bot: str
    end_reasons: list[str]
    languages: list[str]


class GamesOut(BaseModel):
    """All games."""

    games: list[GameOut]


class SeatOut(BaseModel):
    """Who sits there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    left: bool
    online: bool


class RoomOut(BaseModel):
    """A room."""

    id: str
    title: str
    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    players: int
    status: Literal["lobby", "playing", "over"]
    public: bool
    mode: Literal["live", "turns"]
    clock: int | None
    pause: float
    seeded: bool
    seats: list[SeatOut]
    spectators: int
    rev: int
    seq: int
    asked: int | None
    due: float | None
    rematch: str | None
    created: float
    changed: float


class MeOut(BaseModel):
    """What the caller may do."""

    host: bool
    seats: list[int]
    invite: bool
    watch: bool


class RoomAndMe(BaseModel):
    """A room and what the caller may do there."""

    room: RoomOut
    me: MeOut


class RoomsOut(BaseModel):
    """Public rooms."""

    rooms: list[RoomOut]


class LinksOut(BaseModel):
    """Links that nobody can tell later."""

    host: str | None = None
    invite: str | None = None
    watch: str | None = None
    seats: dict[str, str]


class MadeOut(RoomAndMe):
    """A new room."""

    links: LinksOut


class ClaimOut(RoomAndMe):
    """What a link was good for."""

    role: Literal["host", "seat", "invite", "watch", "confirm"]
    seat: int | None


class JoinOut(RoomAndMe):
    """The seat that was free."""

    seat: int
    link: str


class LinkOut(BaseModel):
    """A new link."""

    link: str


class LineOut(BaseModel):
    """A line of the log."""

    kind: str
    text: TextOut
    targets: list[str]
    facts: list[int] = []
    step: int


class ViewFrame(BaseModel):
    """The present table for one seat."""

    type: Literal["view"]
    room: str
    rev: int
    seq: int
    step: int
    status: Literal["lobby", "playing", "over"]
    seat: int | None
    view: dict[str, Any] | None
    can_undo: bool
    names: list[str]
    asked: int | None
    due: float | None
    thinking: int | None
    log_from: int
    log: list[LineOut]


class ReasonOut(BaseModel):
    """Why not."""

    rule: str
    text: TextOut


class WishOut(BaseModel):
    """Something one might want to do with a thing."""

    wish: list[str | int]
    allowed: bool
    reason: ReasonOut | None


class WishesOut(BaseModel):
    """All of them."""

    wishes: list[WishOut]


class ChoiceOut(BaseModel):
    """An option in words."""

    option: int | list[int]
    verb: str
    targets: list[str]
    text: TextOut


class RankedOut(BaseModel):
    """A choice and what a search thinks of it."""

    choice: ChoiceOut
    value: float | None
    visits: int


class HintOut(BaseModel):
    """What a bot would do."""

    seq: int
    bot: str
    choice: ChoiceOut
    ranking: list[RankedOut]


class TurnedOut(BaseModel):
    """A turn that changed somebody's chances."""

    move: int
    round: int
    mover: int
    seat: int
    before: list[float]
    after: list[float]
    played: ChoiceOut | None
    advised: ChoiceOut | None


class LookBackOut(BaseModel):
    """The turns at which a game turned."""

    points: list[TurnedOut]


class MessageOut(BaseModel):
    """Something said, or a note of the room."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str
    note: TextOut | None


class MessagesOut(BaseModel):
    """The last ones."""

    messages: list[MessageOut]


class NotesOut(BaseModel):
    """Private notes."""

    text: str


class NoticeOut(BaseModel):
    """Where a seat is told of its turn."""

    email: str | None
    confirmed: bool
    webhook: str | None
    offers: list[str]


class MarkOut(BaseModel):
    """The first step of a round."""

    step: int
    round: int


class ReplayOut(BaseModel):
    """What can be replayed."""

    steps: int
    marks: list[MarkOut]


class ReplayFrame(BaseModel):
    """The table after so many moves."""

    type: Literal["replay"]
    step: int
    steps: int
    seat: int | None
    view: dict[str, Any]
    moved: int | None
    log: list[LineOut]


class CourseOut(BaseModel):
    """The points at the end of a round."""

    round: int
    step: int
    scores: list[int]


class ResultOut(BaseModel):
    """How it went."""

    over: bool
    end_reason: str
    scores: list[int]
    winners: list[int]
    steps: int
    moves: list[int]
    started: float | None
    ended: float | None
    course: list[CourseOut]


class HealthOut(BaseModel):
    """Alive."""

    status: str
