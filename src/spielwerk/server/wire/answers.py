"""Answers and pushed frames, as they are encoded."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

import msgspec
from msgspec import Struct

from spielwerk.bots.advise import TurningPoint
from spielwerk.engine.book import CardEntry
from spielwerk.engine.options import Switch, Value
from spielwerk.engine.standing import Routine
from spielwerk.engine.view import Choice, Explanation, Line, Mark, Reason, Text, View
from spielwerk.lab.worth import Worth
from spielwerk.server.store.rows import (
    LetterState,
    Message,
    Role,
    SeatKind,
    Status,
    WebhookFormat,
)
from spielwerk.server.wire.requests import Ping
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.workshop.shapes import Said

encode = msgspec.json.Encoder().encode


class ProblemOut(Struct, kw_only=True, omit_defaults=True):
    """What was refused, and why (RFC 9457)."""

    type: str
    code: str
    title: str
    status: int
    detail: str
    said: Said | None = None  # the same in both languages, if it is for designers
    errors: list[Misfit] | None = None  # with `invalid`
    frame: ViewFrame | None = None  # the present view, with what was refused at the table
    index: int | None = None  # which of several choices
    reason: Reason | None = None  # the rule that forbids an order
    retry_after: int | None = None  # seconds


class Misfit(Struct):
    """A part of a request that does not fit."""

    where: str
    what: str


class CardList(Struct):
    """All cards of a game; none, if it has no cards."""

    cards: list[CardEntry]
    worth: Worth | None = None  # what the lab has measured of them, with these very cards


class PlayerNumbers(Struct):
    """How many can play."""

    min: int
    max: int


class PackOut(Struct):
    """A card pack that the host allows; its boards may add to the switches."""

    name: str
    switches: tuple[Switch, ...]


class LessonOut(Struct):
    """A single thing that can be tried out, in a room made with its key."""

    key: str
    rule: str
    players: int
    seat: int
    goals: tuple[str, ...]  # the lines of the log by which it is learnt
    fails: tuple[str, ...]  # and those that tell that it was not


class GameOut(Struct):
    """A game that this server has."""

    id: str
    rules_version: int
    players: PlayerNumbers
    switches: tuple[Switch, ...]
    sides: dict[str, list[str]]  # by number of players: the message that names what each seat plays
    packs: list[PackOut]
    lessons: list[LessonOut]
    bots: list[str]
    default_bot: str
    end_reasons: tuple[str, ...]
    languages: tuple[str, ...]


class Games(Struct):
    """All games."""

    games: list[GameOut]


class SeatOut(Struct):
    """Who sits there."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    left: bool
    online: bool


class Outcome(Struct):
    """How a game ended."""

    end: str
    scores: list[int]
    winners: list[int]


class RoomOut(RoomSettings, kw_only=True):
    """A room as everybody may see it who may see it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Value]
    pack: str | None
    edition: str | None  # the `pack` under which its cards and words are found
    players: int
    colours: list[str]  # of the seats, if the game gives them any
    status: Status
    seeded: bool
    commitment: str | None  # to the secret that dice and cards come from; see `engine.chance`
    seats: list[SeatOut]
    spectators: int
    rev: int
    seq: int
    asked: int | None
    due: float | None
    rematch: str | None
    result: Outcome | None  # once the game is over
    created: float
    changed: float


class Rooms(Struct):
    """Public rooms."""

    rooms: list[RoomOut]


class Me(Struct):
    """What the caller may do."""

    host: bool
    seats: list[int]
    invite: bool
    watch: bool


class Entered(Struct):
    """A room and what the caller may do there."""

    room: RoomOut
    me: Me


class Links(Struct):
    """Links that nobody can tell later; those of seats by the seat's number."""

    host: str | None
    invite: str | None
    watch: str | None
    seats: dict[str, str]


class Created(Entered):
    """A new room."""

    links: Links


class Claimed(Entered):
    """What a link was good for."""

    role: Role
    seat: int | None


class Joined(Entered):
    """The seat that was free."""

    seat: int
    link: str


class Opened(Entered):
    """A seat is open; the new invitation, if the old one went with somebody."""

    invite: str | None


class Link(Struct):
    """A new link."""

    link: str


class LogLine(Line):
    """A line of the log and where it belongs."""

    step: int  # the number of the move that caused it
    by: int | None  # whose doing it is; None: nobody's
    mark: NotRequired[Mark]  # a part of the log begins with it
    detail: NotRequired[int]  # a short log leaves it out; what comes in (1) or goes out (-1)


class Stopped(Struct):
    """Why a game can't go on here, and how much of it can be shown with the rules that are here."""

    code: str
    rules: int  # the version that it was begun with
    here: int  # and the one of this server
    step: int  # up to here what is shown is what happened
    steps: int  # of all moves


class Stands(Struct):
    """What a seat has answered in advance."""

    name: str  # of the routine
    answer: str
    unless: dict[str, int]  # exceptions, with their numbers; 0: without one
    lifted: int  # the number of the move after which it stands no more; 0: it stands


class Answered(Struct):
    """A choice that was made by an answer given in advance."""

    step: int  # the number of the move
    text: Text


class StandingOut(Struct):
    """What a seat may say in advance, has said, and what was answered by it; nobody else's."""

    offers: list[Routine]
    stands: list[Stands]
    mark: int  # what a new answer must know of: another number whenever these are others
    answered: list[Answered]  # the last ones, oldest first


class ViewFrame(Struct, tag="view", tag_field="type"):
    """The present table for one seat, and the log from one line on."""

    room: str
    rev: int
    seq: int
    step: int
    moved: int  # the number of this seat's last move; 0: it has made none
    by_hand: int  # the same, but for what was answered in advance
    status: Status
    seat: int | None
    view: View | None
    can_undo: bool
    names: list[str]
    asked: int | None
    due: float | None
    thinking: int | None
    log_from: int
    log: list[LogLine]
    stopped: Stopped | None = None
    standing: StandingOut | None = None


class Hello(Struct, tag="hello", tag_field="type"):
    """The first frame on a line."""

    room: RoomOut
    me: Me
    messages: list[Message]
    server: str


class RoomFrame(Struct, tag="room", tag_field="type"):
    """Seats, status, presence or settings are others now."""

    room: RoomOut


class MessageFrame(Struct, tag="message", tag_field="type"):
    """Something was said."""

    rev: int
    message: Message


class Thinking(Struct, tag="thinking", tag_field="type"):
    """A bot begins to think; null: it has stopped."""

    seat: int | None


class Gone(Struct, tag="gone", tag_field="type"):
    """The last frame of somebody whose link was revoked."""

    code: str


class Refused(Struct, tag="refused", tag_field="type"):
    """This device may not look at that seat."""

    code: str


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to a ping."""


Push = (
    ViewFrame | Hello | RoomFrame | MessageFrame | Thinking | Gone | Refused | Pong | Ping
)  # what is pushed on sockets and streams


class Wishes(Struct):
    """What one might want to do with a thing."""

    wishes: list[Explanation]


class Ranked(Struct):
    """A choice and what a search thinks of it."""

    choice: Choice
    value: float | None
    visits: int
    why: list[Text] = []  # what it brings at once


class Hint(Struct):
    """What a bot would do."""

    seq: int
    bot: str
    choice: Choice
    ranking: list[Ranked]


class TurningPoints(Struct):
    """The turns at which a game turned."""

    points: list[TurningPoint]


class Messages(Struct):
    """What was said last, oldest first."""

    messages: list[Message]


class Notes(Struct):
    """Private notes."""

    text: str


class PlaytestOut(Struct):
    """What a seat has said to who made the game; nobody else at the table is told."""

    agrees: bool
    face: int | None
    words: str


class NoticeOut(Struct):
    """Where a seat is told of its turn, and what this server can send."""

    email: str | None
    confirmed: bool
    webhook: str | None
    format: WebhookFormat | None  # of the webhook; null: our own
    remind: int | None  # hours after which it is told once more; 0: never; null: the usual
    push: str | None  # the key with which a browser subscribes, if this server can push
    devices: list[str]  # that are told: the hashes (SHA-256) of their endpoints
    offers: list[str]
    state: LetterState | None  # what has become of the last notice; None: there is none
    tries: int  # that have failed


class RoundMark(Struct):
    """The first step of a round."""

    step: int
    round: int


class Replay(Struct):
    """What can be replayed."""

    steps: int
    marks: list[RoundMark]


class ReplayFrame(Struct, tag="replay", tag_field="type"):
    """The table after so many moves, as the seat saw it."""

    step: int
    steps: int
    seat: int | None
    view: View
    moved: int | None
    log: list[LogLine]


class Recap(Struct):
    """What has happened since a seat's last move."""

    since: int  # that move's number
    until: int  # the number of the last move
    mine: list[LogLine]  # what concerns the seat
    rest: list[LogLine]
    answered: list[Answered]  # what was answered for the seat, as it had said in advance


class RoundScores(Struct):
    """The points at the end of a round."""

    round: int
    step: int
    scores: list[int]
    gauges: dict[str, int]  # numbers of the whole table, by the messages that name them


class Result(Struct):
    """How it stands or ended."""

    over: bool
    end_reason: str
    scores: list[int]
    winners: list[int]
    steps: int
    moves: list[int]
    started: float | None
    ended: float | None
    course: list[RoundScores]
    points: list[dict[str, int]]  # after the end: those of each seat by their sources (messages)
    ending: list[LogLine]  # after the end: what happened last


class Health(Struct):
    """The server and its database answer."""

    status: Literal["ok"]


Catalogue = dict[str, Any]  # of each game its own
