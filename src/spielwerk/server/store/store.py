"""The database: rooms, moves, messages, tokens. The same code for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    JSON,
    Boolean,
    Connection,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from spielwerk.server.room.change import Change
from spielwerk.server.store import (
    outbox,
    persons,
    playtests,
    pushes,
    results,
    shelf,
    standings,
    sweep,
    tables,
    tournaments,
)
from spielwerk.server.store.database import Database
from spielwerk.server.store.insert import unless_there
from spielwerk.server.store.migrate import upgrade
from spielwerk.server.store.opening import explained
from spielwerk.server.store.rows import Act, Asked, GameData, Message, Notice, RoomData, Seat, Token
from spielwerk.server.wire.room_settings import RoomSettings

T = TypeVar("T")
MANY = 500  # ids that one query names
ROOM_COLUMNS = tuple(column.name for column in tables.rooms.columns)

# Made once: making a statement costs more than running it.
ADD_ACTS = insert(tables.acts)
ADD_MESSAGES = insert(tables.messages)
ADD_TOKENS = insert(tables.tokens)


@cache
def _update(changed: tuple[str, ...]) -> Update:
    """The statement that changes these columns of a room that is still at a certain rev."""
    rooms = tables.rooms.c
    here = (rooms.id == bindparam("its_id")) & (rooms.rev == bindparam("its_rev"))
    return update(tables.rooms).where(here).values({name: bindparam(name) for name in changed})


# What every move writes, as SQLite has it: nothing is translated and nothing is looked up. Columns
# that hold JSON go the usual way.
PLAIN = frozenset(
    column.name for column in tables.rooms.columns if not isinstance(column.type, JSON | Boolean)
)
ACT_VALUES = tuple(name for name in Act.__struct_fields__ if name != "choice")
ACT_COLUMNS = ("room", "choice", *ACT_VALUES)
_act_values = attrgetter(*ACT_VALUES)
ADD_ACTS_PLAIN = (
    f"INSERT INTO acts ({', '.join(ACT_COLUMNS)}) VALUES ({', '.join('?' * len(ACT_COLUMNS))})"
)


@cache
def _update_plain(changed: tuple[str, ...]) -> str:
    """The same for columns that SQLite takes as they are."""
    return (
        f"UPDATE rooms SET {', '.join(f'{name} = ?' for name in changed)} WHERE id = ? AND rev = ?"
    )


class Moved(Exception):
    """Another process has changed the room in the meantime."""


class KeyUsed(Exception):
    """This key was already used in this room."""


class Store:
    """One database. Every change of a room is one transaction.

    All work is plain SQLAlchemy on a `Connection`; the `Database` knows how it gets one.
    """

    def __init__(self, database: Database, process: str = "") -> None:
        self.process = process
        self.database = database
        self.shared = database.shared
        self.failed: tuple[float, str] | None = None  # when a change was last not written, and why
        self.outbox = outbox.Outbox(self)
        self.pushes = pushes.Pushes(self)
        self.shelf = shelf.Shelf(self)
        self.standings = standings.Standings(self)
        self.playtests = playtests.Playtests(self)
        self.persons = persons.Persons(self)
        self.results = results.Results(self)
        self.tournaments = tournaments.Tournaments(self)
        self._kept: set[tuple[str, str]] = set()  # files that are certainly on disk

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction."""
        return await self.database.do(work)

    async def open(self) -> None:
        """Make the tables, or bring them to this version; `BadDatabase` if that can't be."""
        await self.database.open()
        try:
            await self.do(upgrade)
        except Exception as error:
            await self.close()
            raise explained(self.database.name, error) from error

    async def close(self) -> None:
        """Let go of the database."""
        await self.database.close()

    async def beat(self, now: float) -> None:
        """Write something; fails if nothing can be written."""
        table = tables.heartbeat

        def work(connection: Connection) -> None:
            if not connection.execute(update(table).values(at=now)).rowcount:
                connection.execute(insert(table), {"id": 1, "at": now})

        await self.do(work)

    # Rooms

    async def create(self, change: Change) -> None:
        """A new room with all that its change holds; it may have moves already (an import)."""

        await self.do(lambda connection: self.create_in(connection, change))

    def create_in(self, connection: Connection, change: Change) -> None:
        """The same as a part of something larger."""
        connection.execute(insert(tables.rooms), _columns(change.data, ROOM_COLUMNS))
        self._add(connection, change)

    async def write(self, change: Change) -> None:
        """Write a change if the room is still as it was before; this locks the room's row."""
        before, after = change.before, change.data
        changed = tuple(
            name for name in ROOM_COLUMNS if getattr(before, name) != getattr(after, name)
        )
        wanted = {**_columns(after, changed), "its_id": before.id, "its_rev": before.rev}

        def work(connection: Connection) -> None:
            if _is_plain(connection) and PLAIN.issuperset(changed):
                done = connection.exec_driver_sql(_update_plain(changed), (*wanted.values(),))
            else:
                done = connection.execute(_update(changed), wanted)
            if done.rowcount != 1:
                raise Moved(before.id)
            self._add(connection, change)
            if change.born is not None:
                self.create_in(connection, change.born)

        try:
            await self.do(work)
        except IntegrityError as error:
            if _key_error(error):
                raise KeyUsed(before.id) from None
            raise

    def _add(self, connection: Connection, change: Change) -> None:
        room = change.data.id
        if change.acts and _is_plain(connection):
            connection.exec_driver_sql(ADD_ACTS_PLAIN, [_act_row(room, act) for act in change.acts])
        elif change.acts:
            rows = [{"room": room, **msgspec.structs.asdict(act)} for act in change.acts]
            connection.execute(ADD_ACTS, rows)
        if change.messages:
            said = [
                {"room": room, "key": key, **msgspec.structs.asdict(message)}
                for message, key in change.messages
            ]
            connection.execute(ADD_MESSAGES, said)
        if change.tokens:
            new = [{"room": room, **msgspec.structs.asdict(token)} for token in change.tokens]
            connection.execute(ADD_TOKENS, new)
        if change.revoked:
            gone = tables.tokens.c.hash.in_(change.revoked)
            connection.execute(delete(tables.tokens).where(tables.tokens.c.room == room, gone))
        if change.stood and not standings.write(connection, change):
            raise Moved(room)
        if change.forgotten:
            his_own = (
                *(tables.notes, tables.notices, tables.pushes, tables.outbox),
                *(tables.playtests, tables.standing),
            )
            for table in his_own:
                his = table.c.seat.in_(change.forgotten)
                connection.execute(delete(table).where(table.c.room == room, his))
        if change.keep is not None:
            self._keep_data(connection, change.keep)
        if change.holds:
            persons.note_holds(connection, room, change.holds)
        if change.nameless:
            sweep.names(connection, room, change.nameless, change.before.seats)
        outbox.note_turn(connection, change)
        results.note_end(connection, change)
        if self.shared:
            self.notify(connection, {"room": room, "rev": change.data.rev})

    async def keep_data(self, data: GameData) -> None:
        """Keep the files of a game."""
        if (data.game, data.hash) not in self._kept:
            await self.do(lambda connection: self._keep_data(connection, data))
            if "pack" not in data.files:  # those of packs may be cleared again
                self._kept.add((data.game, data.hash))

    def _keep_data(self, connection: Connection, data: GameData) -> None:
        if (data.game, data.hash) in self._kept:
            return
        table = tables.game_data
        connection.execute(unless_there(connection, table), msgspec.structs.asdict(data))

    async def game_data(self, game: str, hash: str) -> GameData | None:
        """The files of a game, if they were kept."""
        table = tables.game_data
        rows = await self.rows(select(table).where(table.c.game == game, table.c.hash == hash))
        return _struct(GameData, rows[0]) if rows else None

    async def announce(self, payload: dict[str, Any]) -> None:
        """Tell the other processes something that is not kept."""
        if self.shared:
            await self.do(lambda connection: self.notify(connection, payload))

    def notify(self, connection: Connection, payload: dict[str, Any]) -> None:
        """Tell the other processes, if what is done here comes to its end."""
        said = msgspec.json.encode({"by": self.process, **payload}).decode()
        self.database.notify(connection, said)

    async def listen(
        self, heard: Callable[[dict[str, Any]], None], missed: Callable[[], None]
    ) -> None:
        """Begin to hear what other processes announce; `missed`: some of it may be lost."""
        if self.shared:
            await self.database.listen(lambda said: heard(msgspec.json.decode(said)), missed)

    async def room(self, room: str) -> RoomData | None:
        """The room of that id."""
        rows = await self.rows(select(tables.rooms).where(tables.rooms.c.id == room))
        return _room_data(rows[0]) if rows else None

    async def rev(self, room: str) -> int | None:
        """How often the room was changed."""
        rows = await self.rows(select(tables.rooms.c.rev).where(tables.rooms.c.id == room))
        return int(rows[0]["rev"]) if rows else None

    async def revs(self, rooms: Sequence[str]) -> dict[str, int]:
        """How often each of these rooms was changed."""
        table, found = tables.rooms, {}
        for first in range(0, len(rooms), MANY):
            some = rooms[first : first + MANY]
            wanted = select(table.c.id, table.c.rev).where(table.c.id.in_(some))
            found.update({row["id"]: int(row["rev"]) for row in await self.rows(wanted)})
        return found

    async def public_rooms(self, game: str, statuses: Sequence[str], limit: int) -> list[RoomData]:
        """Public rooms of a game, or of all, those with the latest change first."""
        wanted = (
            select(tables.rooms)
            .where(tables.rooms.c.public, tables.rooms.c.status.in_(statuses))
            .order_by(tables.rooms.c.changed.desc())
            .limit(limit)
        )
        if game:
            wanted = wanted.where(tables.rooms.c.game == game)
        return [_room_data(row) for row in await self.rows(wanted)]

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """The rooms in which somebody must look after the asked seat."""
        wanted = (
            select(tables.rooms.c.id)
            .where(tables.rooms.c.due <= now, tables.rooms.c.status == "playing")
            .order_by(tables.rooms.c.due)
            .limit(limit)
        )
        return [row["id"] for row in await self.rows(wanted)]

    async def asked(self) -> list[Asked]:
        """Who is asked in every game that is being played."""
        rooms = tables.rooms.c
        wanted = select(rooms.id, rooms.asked, rooms.seats, rooms.settings, rooms.due).where(
            rooms.status == "playing", rooms.asked.is_not(None)
        )
        return [
            Asked(
                row["id"],
                msgspec.convert(row["seats"][row["asked"]], Seat).bot,
                msgspec.convert(row["settings"], RoomSettings).pause,
                row["due"],
            )
            for row in await self.rows(wanted)
        ]

    async def forget(self, lobby_before: float, before: float) -> int:
        """Delete rooms and tournaments in which nothing has happened for long; how many rooms.

        Who was not here for as long is forgotten, too.
        """

        def work(connection: Connection) -> int:
            persons.sweep(connection, before)
            tournaments.sweep(connection, lobby_before, before)
            return sweep.rooms(connection, lobby_before, before)

        return await self.do(work)

    async def clear(self, before: float) -> int:
        """Delete the files of workshop packs with which no room was made since, and none is."""
        return await self.do(lambda connection: sweep.editions(connection, before))

    # What belongs to a room

    async def acts(self, room: str, after: int, until: int) -> list[Act]:
        """What happened in the game after one number and up to another.

        The room's row is read first; others may have gone on since, and that is for later.
        """
        table = tables.acts
        wanted = select(table).where(table.c.room == room, table.c.seq.between(after + 1, until))
        rows = await self.rows(wanted.order_by(table.c.seq))
        return [_struct(Act, row) for row in rows]

    async def act_by_key(self, room: str, key: str) -> Act | None:
        """The act that was made with this key."""
        table = tables.acts
        rows = await self.rows(select(table).where(table.c.room == room, table.c.key == key))
        return _struct(Act, rows[0]) if rows else None

    async def messages(self, room: str, after: int = 0, limit: int = 200) -> list[Message]:
        """The last messages, oldest first."""
        table = tables.messages
        wanted = select(table).where(table.c.room == room, table.c.n > after)
        rows = await self.rows(wanted.order_by(table.c.n.desc()).limit(limit))
        return [_struct(Message, row) for row in reversed(rows)]

    async def message_by_key(self, room: str, key: str) -> Message | None:
        """The message that was sent with this key."""
        table = tables.messages
        rows = await self.rows(select(table).where(table.c.room == room, table.c.key == key))
        return _struct(Message, rows[0]) if rows else None

    async def tokens(self, room: str) -> list[Token]:
        """What the links of a room allow."""
        rows = await self.rows(select(tables.tokens).where(tables.tokens.c.room == room))
        return [_struct(Token, row) for row in rows]

    async def notes(self, room: str, seat: int) -> str:
        """The private notes of a seat."""
        table = tables.notes
        rows = await self.rows(select(table).where(table.c.room == room, table.c.seat == seat))
        return str(rows[0]["text"]) if rows else ""

    async def keep_notes(self, room: str, seat: int, words: str) -> None:
        """Replace the private notes of a seat."""
        await self.do(lambda here: _put(here, tables.notes, room, seat, {"text": words}))

    async def notice(self, room: str, seat: int) -> Notice | None:
        """Where a seat wants to be told of its turn."""
        table = tables.notices
        rows = await self.rows(select(table).where(table.c.room == room, table.c.seat == seat))
        return _struct(Notice, rows[0]) if rows else None

    async def keep_notice(self, room: str, notice: Notice, now: float, secret: str = "") -> None:
        """Change where a seat wants to be told of its turn; a new address is asked with a link."""
        values = msgspec.structs.asdict(notice)
        del values["seat"]

        def work(connection: Connection) -> None:
            _put(connection, tables.notices, room, notice.seat, values)
            outbox.note_address(connection, room, notice, secret, now)

        await self.do(work)

    async def was_told(self, room: str, seat: int, now: float) -> None:
        """A notice has gone out to a seat."""
        table = tables.notices
        here = (table.c.room == room) & (table.c.seat == seat)
        told = update(table).where(here).values(told=now)
        await self.do(lambda connection: connection.execute(told).close())

    async def count(self, status: str) -> int:
        """How many rooms there are of that status."""
        wanted = select(func.count()).where(tables.rooms.c.status == status)
        return await self.do(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def rows(self, wanted: Select[Any]) -> list[dict[str, Any]]:
        """What a question to the database gives."""

        def work(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(wanted).mappings()]

        return await self.do(work)


def _is_plain(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def _act_row(room: str, act: Act) -> tuple[Any, ...]:
    """An act in the order of `ACT_COLUMNS`; its choice is JSON, or nothing at all."""
    choice = None if act.choice is None else msgspec.json.encode(act.choice).decode()
    return room, choice, *_act_values(act)


def _put(
    connection: Connection, table: Table, room: str, seat: int, values: dict[str, Any]
) -> None:
    here = (table.c.room == room) & (table.c.seat == seat)
    if not connection.execute(update(table).where(here).values(values)).rowcount:
        connection.execute(insert(table), {"room": room, "seat": seat, **values})


def _columns(data: RoomData, names: Sequence[str]) -> dict[str, Any]:
    return {name: msgspec.to_builtins(getattr(data, name)) for name in names}


def _room_data(row: dict[str, Any]) -> RoomData:
    return msgspec.convert({name: row[name] for name in RoomData.__struct_fields__}, RoomData)


def _struct(kind: type[Any], row: dict[str, Any]) -> Any:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def _key_error(error: IntegrityError) -> bool:
    said = str(error.orig)
    return "_key" in said or ".key" in said
