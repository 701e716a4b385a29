"""What goes over the wire of people who want to be known again."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from spielwerk.server.wire.answers import RoomOut
from spielwerk.server.wire.requests import Name, Request
from spielwerk.server.wire.room_settings import LINE

Label = Annotated[str, Meta(max_length=64, pattern=LINE)]
SettingName = Annotated[str, Meta(max_length=24, pattern=r"^\w+$")]
SettingValue = bool | float | Annotated[str, Meta(max_length=64)]
PageSettings = Annotated[dict[SettingName, SettingValue], Meta(max_length=40)]
Code = Annotated[str, Meta(min_length=12, max_length=24, pattern=r"^[\w -]+$")]


class NewKey(Request):
    """A device wants a key; a name is nobody's duty."""

    name: Name = ""
    label: Label = ""  # of the device, for the list of them
    settings: PageSettings = field(default_factory=dict)


class ChangeMe(Request):
    """What somebody changes; what is left out stays."""

    name: Name | UnsetType = UNSET
    settings: PageSettings | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


class CodeIn(Request):
    """A code as it was typed or came with a link."""

    code: Code


class JoinIn(Request):
    """A device wants to be one of whoever has made this code."""

    code: Code
    label: Label = ""


class DeviceOut(Struct):
    """A device of somebody."""

    id: str
    label: str
    created: float
    seen: float
    here: bool  # the one that asks


class Profile(Struct):
    """Who this device belongs to; nobody, if it has no key."""

    known: bool
    id: str
    name: str
    listed: bool
    settings: dict[str, bool | float | str]
    devices: list[DeviceOut]


class CodeOut(Struct):
    """By which one more device can come, once."""

    code: str
    link: str
    expires: float
    qr: str  # the link as a picture (SVG)


class Meeting(Struct):
    """What would happen with a code: whose it is, and what this device would bring along."""

    name: str
    devices: int
    known: bool  # this device has a key, and what is under it goes along
    own_name: str
    same: bool  # it is one of his already


class MyGame(Struct):
    """A table of somebody."""

    room: RoomOut
    seats: list[int]
    host: bool
    waits: bool  # for him
    since: float  # when the last move was made, or the game begun


class MyGames(Struct):
    """Those that wait for him first, the one that waits longest before the others."""

    games: list[MyGame]


class WaitingTable(Struct):
    """A table that waits for somebody."""

    room: str
    game: str
    title: str
    since: float


class Waiting(Struct):
    """The one that waits longest first."""

    tables: list[WaitingTable]


class RatingOut(Struct):
    """How strong somebody is; in nineteen of twenty cases `value` is off by at most `off`."""

    game: str
    value: int
    off: int
    games: int
    provisional: bool


class SatOut(Struct):
    """Who sat there in a finished game."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    side: str
    team: int
    points: int
    won: bool


class PlayedOut(Struct):
    """A finished game."""

    room: str
    there: bool  # the room can still be looked at
    game: str
    started: float
    ended: float
    end: str
    unrated: str  # why it counts for no rating; empty: it does
    seat: int  # of whom is asked about
    value: int | None  # his rating after it
    seats: list[SatOut]


class AgainstOut(Struct):
    """How somebody does against one other: somebody who is known, or a bot."""

    person: str | None
    name: str
    bot: str | None
    game: str
    games: int
    ahead: int
    behind: int
    together: int  # on the same side


class Statistics(Struct):
    """What somebody has played."""

    ratings: list[RatingOut]
    games: list[PlayedOut]
    against: list[AgainstOut]


class PersonOut(Struct):
    """Somebody else, as far as one has met him or he may be seen by all."""

    id: str
    name: str
    ratings: list[RatingOut]
    against: list[AgainstOut]  # how I do against him, by game
    games: list[PlayedOut]  # those we have played together


class RankOut(Struct):
    """A line of the ratings of this server."""

    person: str | None
    name: str
    bot: str | None
    rating: RatingOut


class Standings(Struct):
    """Who wants to be shown, and the bots; the best first."""

    standings: list[RankOut]
