"""What this server tells the lab of people's games: never a name, never what nobody agreed to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine, inspect
from sqlalchemy.exc import DBAPIError, DisconnectionError

from spielwerk.lab.told import PERSON, Sat, Voice
from spielwerk.server.room.acts import moves_of, seconds_of
from spielwerk.server.settings import database_url
from spielwerk.server.store.database import Database
from spielwerk.server.store.opening import BadDatabase, explained, file_of, read_url, shown
from spielwerk.server.store.playtests import Sitting, acts_of, sittings
from spielwerk.server.store.rows import MARK

T = TypeVar("T")
OPEN = ("game", "rules", "data", "options", "players")  # of a header: what tells no card


def read(
    connection: Connection,
    game: str,
    editions: Mapping[str, int] | None = None,
) -> list[Sat]:
    """The finished games, the oldest first; of a workshop's pack only those with its editions."""
    found = sittings(connection, game, editions)
    return [_sat(connection, sitting, editions or {}) for sitting in found]


def _sat(connection: Connection, sitting: Sitting, versions: Mapping[str, int]) -> Sat:
    room = sitting.room
    header = dict(room.header or {})
    acts = acts_of(connection, room) if sitting.counts else []
    moves = moves_of(acts) if sitting.counts else None
    version = versions.get((room.pack or "").rpartition(MARK)[2], 0)
    return Sat(
        header=header if moves is not None else {name: header.get(name) for name in OPEN},
        seats=[PERSON if one.kind == "person" else one.bot or "" for one in room.seats],
        moves=moves,
        seconds=(room.ended or 0.0) - (room.started or 0.0),
        spent=seconds_of(acts, room.started or 0.0),
        helped=sitting.helped,
        voices=[
            Voice(len(room.seats), one.face, one.words, version)
            for one in sitting.said
            if one.face is not None or one.words
        ],
    )


def look_into(given: str, work: Callable[[Connection], T]) -> T:
    """Read a server's database, which may be running meanwhile; nothing in it is changed."""
    url = read_url(database_url(given))
    path = file_of(url)
    try:
        if url.get_backend_name() == "postgresql":
            from spielwerk.server.store.postgres import Postgres  # not where nobody has one

            return asyncio.run(_ask(Postgres(url), work))
        if path is None or not path.is_file():
            raise BadDatabase(f"There is no database {shown(url)}: name the one of your server.")
        engine = create_engine(f"sqlite:///file:{_quoted(path)}?mode=ro&uri=true")
        try:
            with engine.connect() as connection:
                return _checked(work)(connection)
        finally:
            engine.dispose()
    except (DBAPIError, DisconnectionError) as error:
        raise explained(shown(url), error) from None


async def _ask(database: Database, work: Callable[[Connection], T]) -> T:
    try:
        return await database.do(_checked(work))
    finally:
        await database.close()


def _checked(work: Callable[[Connection], T]) -> Callable[[Connection], T]:
    """Refuse the database of an older release, in which nobody was asked."""

    def checked(connection: Connection) -> T:
        if not inspect(connection).has_table("playtests"):
            where = shown(connection.engine.url)
            raise BadDatabase(
                f"{where} is no database of this release: start `spielwerk serve` with it once."
            )
        return work(connection)

    return checked


def _quoted(path: Path) -> str:
    return path.resolve().as_uri().removeprefix("file://")
