"""Where tournaments are kept: each as one document, changed only from the state it was read in.

Rooms that a round opens are written in the same transaction as the round, and so is the result that
is taken from one: whatever is killed in between, nothing is there twice or by half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from spielwerk.server.room.change import Change
from spielwerk.server.store import outbox, tables
from spielwerk.server.store.rows import Letter, Seat
from spielwerk.server.wire.tournaments import (
    TournamentRole,
    TournamentSettings,
    TournamentStatus,
)
from spielwerk.tournament.shapes import Round, Rules

if TYPE_CHECKING:
    from spielwerk.server.store.store import Store


class Entry(Struct, frozen=True, omit_defaults=True):
    """A player; his number is his place in the list."""

    name: str
    bot: str | None = None  # plays for himself, or on for who has withdrawn
    fills: bool = False  # a bot that is there only to fill a table
    gone: bool = False  # left before it began: as if never there
    out: bool = False  # has withdrawn


class TournamentData(Struct, kw_only=True):
    """A tournament."""

    id: str
    game: str
    pack: str | None
    options: dict[str, Any]
    settings: TournamentSettings
    teams: dict[int, list[int]]  # by size of the table, as the game has them
    seed: int
    players: list[Entry] = []
    rounds: list[Round] = []
    schedule: list[Round] = []  # of a round robin, once it has begun
    status: TournamentStatus = "lobby"
    rev: int = 1
    created: float
    changed: float

    @property
    def rules(self) -> Rules:
        """What tables are worth here."""
        return Rules(self.settings.system, self.settings.points, self.teams)

    def copy(self) -> TournamentData:
        """One to be changed."""
        return msgspec.structs.replace(self, players=list(self.players), rounds=list(self.rounds))


class Pass(Struct, frozen=True):
    """What a link allows. Only the hash of its secret is known."""

    hash: str
    role: TournamentRole
    player: int | None


class Seated(Struct, frozen=True):
    """A person at a new table, and where he sat before: what he wanted to be told goes along."""

    room: str
    seat: int
    before: tuple[str, int] | None


class Running(Struct, frozen=True):
    """A table without a result."""

    tournament: str
    room: str
    status: str
    seats: list[Seat]
    result: dict[str, Any] | None


class TournamentChange:
    """A tournament as it shall be, and what goes with it."""

    def __init__(self, before: TournamentData, known: dict[str, Pass], now: float) -> None:
        self.before = before
        self.data = before.copy()
        self.data.rev += 1
        self.data.changed = now
        self.known = known
        self.passes: list[Pass] = []
        self.revoked: list[str] = []
        self.born: list[Change] = []  # rooms that begin
        self.seated: list[Seated] = []
        self.done: list[str] = []  # rooms of which nobody waits for a result any more


_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(TournamentData).decode


class Tournaments:
    """All tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, change: TournamentChange) -> None:
        """A new one."""
        data = change.data

        def work(connection: Connection) -> None:
            connection.execute(insert(tables.tournaments), {"id": data.id, **_columns(data)})
            self._add(connection, change)

        await self._store.do(work)

    async def write(self, change: TournamentChange) -> bool:
        """Write a change, if the tournament is still as it was; whether it was."""
        table, data = tables.tournaments, change.data
        here = (table.c.id == data.id) & (table.c.rev == change.before.rev)

        def work(connection: Connection) -> bool:
            if connection.execute(update(table).where(here).values(_columns(data))).rowcount != 1:
                return False
            self._add(connection, change)
            self._store.notify(connection, {"tournament": data.id})
            return True

        return await self._store.do(work)

    def _add(self, connection: Connection, change: TournamentChange) -> None:
        id = change.data.id
        if change.passes:
            rows = [{"tournament": id, **msgspec.structs.asdict(one)} for one in change.passes]
            connection.execute(insert(tables.tournament_tokens), rows)
        if change.revoked:
            table = tables.tournament_tokens
            gone = (table.c.tournament == id) & table.c.hash.in_(change.revoked)
            connection.execute(delete(table).where(gone))
        for room in change.born:
            self._store.create_in(connection, room)
            row = {"room": room.data.id, "tournament": id, "done": False}
            connection.execute(insert(tables.tournament_tables), row)
        for seated in change.seated:
            _take_along(connection, seated, change)
        if change.done:
            table = tables.tournament_tables
            over = update(table).where(table.c.room.in_(change.done)).values(done=True)
            connection.execute(over)

    async def get(self, id: str) -> TournamentData | None:
        """The tournament of that id."""
        table = tables.tournaments
        rows = await self._store.rows(select(table.c.data).where(table.c.id == id))
        return _decode(rows[0]["data"]) if rows else None

    async def rev(self, id: str) -> int | None:
        """How often it was changed."""
        table = tables.tournaments
        rows = await self._store.rows(select(table.c.rev).where(table.c.id == id))
        return int(rows[0]["rev"]) if rows else None

    async def passes(self, id: str) -> list[Pass]:
        """What the links of a tournament allow."""
        table = tables.tournament_tokens
        rows = await self._store.rows(select(table).where(table.c.tournament == id))
        return [Pass(row["hash"], row["role"], row["player"]) for row in rows]

    async def running(self) -> list[Running]:
        """All tables that somebody must look after: those of which a result is awaited."""
        at, rooms = tables.tournament_tables, tables.rooms
        wanted = (
            select(at.c.tournament, at.c.room, rooms.c.status, rooms.c.seats, rooms.c.result)
            .join(rooms, rooms.c.id == at.c.room)
            .where(at.c.done.is_(False))
            .order_by(at.c.room)
        )
        names = Running.__struct_fields__
        rows = await self._store.rows(wanted)
        return [msgspec.convert({name: row[name] for name in names}, Running) for row in rows]

    async def of_room(self, room: str) -> str | None:
        """The tournament that a room belongs to."""
        table = tables.tournament_tables
        rows = await self._store.rows(select(table.c.tournament).where(table.c.room == room))
        return str(rows[0]["tournament"]) if rows else None


def _columns(data: TournamentData) -> dict[str, Any]:
    return {
        "status": data.status,
        "rev": data.rev,
        "changed": data.changed,
        "data": _encode(data).decode(),
    }


def _take_along(connection: Connection, seated: Seated, change: TournamentChange) -> None:
    """Who wanted to be told of his turns at the last table wants it here, and that it is ready."""
    room, seat = seated.room, seated.seat
    if seated.before is not None:
        for table in (tables.notices, tables.pushes):
            old = (table.c.room == seated.before[0]) & (table.c.seat == seated.before[1])
            rows = [dict(row) for row in connection.execute(select(table).where(old)).mappings()]
            if rows:
                connection.execute(
                    insert(table), [{**row, "room": room, "seat": seat} for row in rows]
                )
    asked = next(outbox.turn_of(born.data) for born in change.born if born.data.id == room)
    if asked != seat:  # who is on turn is told that, and nothing else
        now = change.data.changed
        letter = Letter(room=room, seat=seat, kind="ready", since=now, at=now)
        connection.execute(insert(tables.outbox), msgspec.structs.asdict(letter))


def sweep(connection: Connection, lobby_before: float, before: float) -> int:
    """Delete tournaments in which nothing has happened for long."""
    table = tables.tournaments
    old = (table.c.changed < before) | (
        (table.c.status == "lobby") & (table.c.changed < lobby_before)
    )
    return int(connection.execute(delete(table).where(old)).rowcount)
