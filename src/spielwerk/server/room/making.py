"""How rooms begin: created, imported, or as a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import replace

from spielwerk import GAMES, bots
from spielwerk.bots.lessons import position
from spielwerk.engine import BadSave, Game, Record, Session, SpielwerkError, UnknownGame
from spielwerk.engine import options as switches
from spielwerk.engine.chance import SECRET_BYTES
from spielwerk.engine.record import play
from spielwerk.engine.view import text
from spielwerk.server.bots.names import check_bot
from spielwerk.server.problems import Problem
from spielwerk.server.room.acts import BREATH, kind_of
from spielwerk.server.room.change import Change
from spielwerk.server.room.kept import KeptGames, data_of, fits
from spielwerk.server.room.packs import Packs
from spielwerk.server.room.room import Room
from spielwerk.server.room.tokens import issue, new_room_id
from spielwerk.server.settings import Settings
from spielwerk.server.store.rows import Role, RoomData, Seat
from spielwerk.server.wire.requests import (
    ImportRecord,
    Name,
    NewRoom,
    Request,
    SeatIn,
    SwitchValue,
    settings_of,
)
from spielwerk.server.wire.room_settings import RoomSettings
from spielwerk.server.world import World

MOVES_AT_MOST = 5000  # of a record that becomes a room; the longest games have some hundreds
ROLES: Sequence[Role] = ("host", "invite", "watch")


@dataclass(slots=True)
class Made:
    """A new room and the secrets of its links, which nobody can tell later."""

    change: Change
    secrets: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)

    def let_in(self, seats: Sequence[SeatIn]) -> None:
        """Links for the seats of the device that asks."""
        for number, seat in enumerate(seats):
            if seat.kind == "me":
                self.seats[number], token = issue(self.change.world, "seat", number)
                self.change.tokens.append(token)


def create(wanted: NewRoom, server: Settings, world: World) -> Made:
    """A new room in its lobby, or already begun."""
    if wanted.lesson is not None:
        return _lesson(wanted, wanted.lesson, server, world)
    game = find_game(server.packs, wanted.game, wanted.pack)
    seats = _seats(game, wanted.seats, server)
    made = _make(world, game, settings_of(wanted), seats, wanted.options, wanted.seed)
    made.let_in(wanted.seats)
    if wanted.start:
        begin(made.change, game)
    return made


def _lesson(wanted: NewRoom, key: str, server: Settings, world: World) -> Made:
    """A room in which a game of bots has come to where there is something to learn."""
    game = find_game(server.packs, wanted.game, None)
    lesson = next((one for one in game.lessons if one.key == key), None)
    if lesson is None:
        known = ", ".join(one.key for one in game.lessons) or "none"
        raise Problem("bad-option", f"{game.id} has no lesson '{key}'; there are: {known}.")
    who = wanted.seats
    if len(who) != lesson.players or who[lesson.seat].kind != "me":
        raise Problem("bad-option", f"It has {lesson.players} seats; you sit in {lesson.seat}.")
    record = position(game, lesson)
    options, seed = dict(lesson.options), int(record.header["seed"])
    seats = _seats(game, who, server)
    if any(seat.kind == "open" for seat in seats):
        raise Problem("bad-option", "A lesson has no open seats.")
    made = _make(world, game, settings_of(wanted), seats, options, seed)
    made.let_in(who)
    _go_on(made.change, game, Session(game, record))
    return made


async def import_record(
    wanted: ImportRecord, server: Settings, world: World, kept: KeptGames
) -> Made:
    """A room in which a recorded game goes on, or can be looked at."""
    record, game = await _read_record(wanted.record, server.packs, kept)
    players = int(record.header["players"])
    who = wanted.seats or _seated(record, game, players)
    if len(who) != players:
        raise Problem("bad-option", f"This record has {players} players.")
    seats = _seats(game, who, server)
    if any(seat.kind == "open" for seat in seats):
        raise Problem("bad-option", "An imported game has no open seats.")
    seed, options = int(record.header.get("seed", 0)), dict(record.header["options"])
    made = _make(world, game, settings_of(wanted), seats, options, seed)
    made.let_in(who)
    session = await _replayed(game, record)
    _go_on(made.change, game, session)
    made.change.note(text("room-imported"))
    return made


def _go_on(change: Change, game: Game[Any], session: Session) -> None:
    """Put a game that was begun elsewhere into a room."""
    data = change.data
    data.header = session.record.header
    change.keep = data_of(game, data.header)
    data.started = change.at
    for move in session.record.moves:
        change.act(kind_of(move), move["seat"], move["choice"])
    if session.over:
        data.status, data.ended, data.result = "over", change.at, session.record.result
    else:
        data.status, data.asked = "playing", session.player
        if data.seats[data.asked].bot is not None:
            data.due = change.at


def _seated(record: Record, game: Game[Any], players: int) -> list[SeatIn]:
    """The seats as the record names them; people without a name and unknown bots are „me“."""
    who = [*record.header.get("seats", ()), *[{}] * players][:players]
    known = bots.names(game.id)
    return [
        SeatIn(kind="bot", bot=seat["bot"], name=seat.get("name", ""))
        if seat.get("bot") in known
        else SeatIn(kind="me", name=seat.get("name", ""))
        for seat in who
    ]


async def _replayed(game: Game[Any], record: Record) -> Session:
    """The game of a record; others get their turn in between."""
    try:
        session = Session(game, Record(record.header))
        for number, move in enumerate(record.moves, 2):
            play(session, move, f"line {number}")
            if number % BREATH == 0:
                await asyncio.sleep(0)
    except SpielwerkError as error:
        raise Problem("bad-record", str(error)) from None
    return session


def note_rematch(change: Change, old: Room) -> None:
    """A new room like an old one, with the same seats; both are written at once, and only once."""
    if change.data.rematch is not None:
        return
    seats = [
        Seat(kind="person", name=seat.name, back=True) if seat.kind == "person" else seat
        for seat in change.data.seats
    ]
    game = old.packs.game(old.data.game, old.data.pack)  # as new games are
    made = _make(old.world, game, change.data.settings, seats, change.data.options)
    made.change.tokens.clear()  # nobody is told these: people come by the links they have
    change.data.rematch = made.change.data.id
    change.born = made.change
    change.note(text("room-rematch"))


def tournament_table(
    world: World,
    game: Game[Any],
    settings: RoomSettings,
    seats: list[Seat],
    options: Mapping[str, Any],
) -> Change:
    """A room of a tournament, already begun: nobody hosts it, and nobody is invited."""
    change = _make(world, game, settings, seats, options).change
    change.tokens.clear()  # people come by their links to the tournament
    begin(change, game)
    return change


def begin(change: Change, game: Game[Any]) -> None:
    """Start the game: from here on there is a record."""
    data = change.data
    if any(seat.kind == "open" for seat in data.seats):
        raise Problem("not-now", "There are open seats: fill them or let bots sit down.")
    secret = b"" if data.seeded else change.world.secret(SECRET_BYTES)
    state = game.new(len(data.seats), data.seed, data.options, secret=secret)
    data.header = Record.start(game, state, data.seed).header
    data.header["trace"] = Session(game, Record(data.header)).trace()
    change.keep = data_of(game, data.header)
    data.status = "playing"
    data.started = change.at
    data.asked = state.player
    if data.seats[data.asked].bot is not None:
        data.due = change.at
    elif data.settings.clock is not None:
        data.due = change.at + data.settings.clock
    change.note(text("room-started"))


def end(change: Change) -> None:
    """The host gives up a game that can't go on here: from now on its record is open to all."""
    if change.stopped is None or change.data.status != "playing":
        raise Problem("not-now", "Only a game that can't go on here can be ended.")
    data = change.data
    data.status, data.ended, data.asked, data.due = "over", change.at, None, None
    change.note(text("room-ended"))


def change_settings(
    change: Change, game: Game[Any], given: Mapping[str, Any], options: Mapping[str, Any] | None
) -> None:
    """The host changes what can be set, and before the game begins the rule switches."""
    change.data.settings = replace(change.data.settings, **given)
    if options is not None:
        if change.data.status != "lobby":
            raise Problem("not-now", "The switches are fixed once the game has begun.")
        change.data.options = switches_of(game, options)


def _make(
    world: World,
    game: Game[Any],
    settings: RoomSettings,
    seats: list[Seat],
    options: Mapping[str, Any],
    seed: int | None = None,
) -> Made:
    if not game.min_players <= len(seats) <= game.max_players:
        raise Problem(
            "bad-option",
            f"{game.id} is for {game.min_players} to {game.max_players} players, not {len(seats)}.",
        )
    now = world.now()
    pack = game.source.pack
    data = RoomData(
        id=new_room_id(world),
        game=game.id,
        pack=pack.name if pack else None,
        settings=settings,
        options=switches_of(game, options),
        seats=seats,
        seed=seed or 0,
        seeded=seed is not None,
        created=now,
        changed=now,
    )
    made = Made(Change(data, world))
    for role in ROLES:
        made.secrets[role], token = issue(world, role)
        made.change.tokens.append(token)
    return made


def find_game(packs: Packs, name: str, pack: str | None) -> Game[Any]:
    if pack is not None and packs.find(name, pack) is None:
        known = ", ".join(one.name for one in packs.of(name)) or "none"
        raise Problem("bad-option", f"There is no pack '{pack}' for {name}; there are: {known}.")
    try:
        return packs.game(name, pack)
    except UnknownGame as error:
        raise Problem("bad-option", str(error)) from None


def _seats(game: Game[Any], wanted: Sequence[SeatIn], server: Settings) -> list[Seat]:
    found = []
    for seat in wanted:
        if seat.kind == "bot":
            bot = check_bot(game.id, seat.bot, server.default_bot)
            found.append(Seat(kind="bot", bot=bot, name=seat.name))
        elif seat.kind == "me":
            found.append(Seat(kind="person", name=seat.name))
        else:
            found.append(Seat())
    return found


def switches_of(game: Game[Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return switches.as_dict(switches.parse(game.Options, wanted))
    except SpielwerkError as error:
        raise Problem("bad-option", str(error)) from None


class Sitter(Request, omit_defaults=True):
    """Who sat in a seat, as a record tells it."""

    name: Name = ""
    bot: str | None = None


class Heading(Struct):
    """What the first line of a record must be, before anything is made of it."""

    game: str
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, SwitchValue]
    seed: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] = 0
    pack: str | None = None
    seats: list[Sitter] = []
    secret: str | None = None
    commitment: str | None = None


async def _read_record(written: str, packs: Packs, kept: KeptGames) -> tuple[Record, Game[Any]]:
    """A record of a game, perhaps with a pack, that this server has or has kept."""
    try:
        lines = len(written.splitlines())
        if lines > MOVES_AT_MOST + 2:  # before anything is made of them
            raise BadSave(f"It has {lines:,} lines; {MOVES_AT_MOST:,} moves can be taken.")
        record = Record.loads(written)
        heading = convert(record.header, Heading)
        name, pack = heading.game, heading.pack
        here = pack is None or packs.find(name, pack) is not None
        if here and fits(packs.game(name, pack), record.header):
            game = packs.game(name, pack)
        elif name in GAMES and (old := await kept.find(name, str(record.header.get("data")), pack)):
            game = old
        elif here:
            game = packs.game(name, pack)
        else:
            raise BadSave(f"It was played with the pack '{pack}', which is not here.")
        record.begin(game)  # refuses other rules, other data, other switches
    except ValidationError as error:
        raise Problem("bad-record", f"line 1: {error}") from None
    except SpielwerkError as error:
        raise Problem("bad-record", str(error)) from None
    return record, game
