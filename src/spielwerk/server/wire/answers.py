"""The shapes of answers, for the OpenAPI description."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


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


class PackOut(BaseModel):
    """A card pack that the host allows; its boards may add to the switches."""

    name: str
    hash: str
    switches: list[SwitchOut]


class GameOut(BaseModel):
    """A game that this server has."""

    id: str
    rules_version: int
    data: str
    players: PlayersOut
    switches: list[SwitchOut]
    packs: list[PackOut]
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
    pack: str | None
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
