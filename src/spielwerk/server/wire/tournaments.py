"""What is asked of tournaments, and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, convert, defstruct, field
from msgspec.structs import fields

from spielwerk.engine.options import Value
from spielwerk.server.wire.requests import (
    BotName,
    GameName,
    Name,
    PackName,
    RealName,
    Request,
    SwitchValue,
)
from spielwerk.server.wire.room_settings import Pause, Seconds, Title
from spielwerk.tournament.shapes import ROUNDS, Points, Rest, System
from spielwerk.tournament.standings import Break

TournamentStatus = Literal["lobby", "playing", "over"]
TournamentRole = Literal["host", "join", "watch", "player"]
TournamentId = Annotated[str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
PlayerNumber = Annotated[int, Meta(ge=0, le=999)]
SeatList = Annotated[list[Annotated[int, Meta(ge=0, le=15)]], Meta(max_length=16)]
ScoreList = Annotated[list[Annotated[int, Meta(ge=-(10**6), le=10**6)]], Meta(max_length=16)]


class TournamentSettings(Struct, kw_only=True):
    """What the host sets: in the request, in the store and in answers."""

    title: Title = ""
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=ROUNDS)] = 3  # of a Swiss tournament
    size: Annotated[int, Meta(ge=2, le=16)] = 2  # players a table
    rest: Rest = "bots"  # what becomes of those who fill no table
    points: Points = "places"
    bot: BotName | None = None  # that fills, and stands in; null: the server's usual one
    auto: bool = True  # the next round begins by itself
    mode: Literal["live", "turns"] = "live"
    clock: Seconds | None = None
    pause: Pause = 0.8


class NewTournament(TournamentSettings, Request, forbid_unknown_fields=True):
    """A tournament as somebody wants it; with a name he plays himself."""

    game: GameName
    options: dict[str, SwitchValue] = {}
    pack: PackName | None = None
    name: Name = ""


def settings_of(wanted: NewTournament) -> TournamentSettings:
    """The part of a request that stays settable."""
    return convert(wanted, TournamentSettings, from_attributes=True)


ChangeTournament: Any = defstruct(
    "ChangeTournament",
    [
        *((one.name, one.type | UnsetType, UNSET) for one in fields(TournamentSettings)),
        ("options", dict[str, SwitchValue] | UnsetType, UNSET),
    ],
    bases=(Request,),
    namespace={"__doc__": "What the host changes; what is left out stays."},
)


class JoinTournament(Request):
    """Somebody wants to play."""

    name: RealName


class AddPlayer(Request):
    """The host adds somebody, who gets a link of his own, or a bot."""

    name: Name = ""
    bot: BotName | None = None

    def __post_init__(self) -> None:
        """Somebody must have a name."""
        super().__post_init__()
        if not self.name and self.bot is None:
            raise ValueError("give `name` or `bot`")


class TellResult(Request):
    """What the host says of a table that never ends; nobody wins: an empty list."""

    winners: SeatList
    scores: ScoreList = field(default_factory=list)


class NewTournamentLink(Request):
    """Which link; `revoke` makes the older ones invalid."""

    role: TournamentRole
    player: PlayerNumber | None = None
    revoke: bool = False


class PlayerOut(Struct):
    """Somebody who takes part."""

    player: int
    name: str
    bot: str | None
    out: bool  # has withdrawn


class TableResult(Struct):
    """How a table ended."""

    winners: list[int]
    scores: list[int]
    points: list[float]
    end: str
    by_hand: bool


class TableOut(Struct):
    """A table: players by their seats, and the room in which they play."""

    players: list[int]
    room: str
    result: TableResult | None


class RoundOut(Struct):
    """A round: its tables, and who has no game."""

    tables: list[TableOut]
    byes: list[int]


class PlaceOut(Struct):
    """A line of the standings."""

    place: int
    player: int
    points: float
    played: int
    wins: int
    byes: int
    breaks: list[float]  # in the order of the tournament's `breaks`


class TournamentOut(TournamentSettings, kw_only=True):
    """A tournament as everybody may see it who may see it."""

    id: str
    game: str
    pack: str | None
    options: dict[str, Value]
    status: TournamentStatus
    rev: int
    players: list[PlayerOut]
    most: int  # players that can take part
    played: list[RoundOut]  # the rounds so far
    planned: int  # how many there will be
    breaks: list[Break]
    sides: dict[str, list[str]]  # by size of the table: the message that names what a seat plays
    standings: list[PlaceOut]
    created: float
    changed: float


class TournamentMe(Struct):
    """What the caller may do."""

    host: bool
    players: list[int]
    join: bool
    watch: bool


class TournamentSeen(Struct):
    """A tournament and what the caller may do there."""

    tournament: TournamentOut
    me: TournamentMe


class TournamentLinks(Struct):
    """Links that nobody can tell later."""

    host: str
    join: str
    watch: str
    player: str | None


class TournamentCreated(TournamentSeen):
    """A new tournament."""

    links: TournamentLinks


class PlayerAdded(TournamentSeen):
    """A new player; bots have no link."""

    player: int
    link: str | None


class TournamentClaimed(TournamentSeen):
    """What a link was good for."""

    role: TournamentRole
    player: int | None
