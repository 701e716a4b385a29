"""A place for everything: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from spielwerk.server.store.opening import read_url
from spielwerk.server.store.sqlite_writer import SqliteWriter

T = TypeVar("T")


class Database(Protocol):
    """Work is plain SQLAlchemy on a `Connection`; a piece of it is one transaction."""

    name: str  # as a log may have it: without a password
    shared: bool  # other processes write to it, too

    async def open(self) -> None:
        """See that this is a database for this server; `BadDatabase` if it is not."""

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction; when it comes back it is on disk."""

    def space(self) -> int | None:
        """Bytes that are left on its disk; None if that is not known here."""

    def notify(self, connection: Connection, said: str) -> None:
        """As part of some work: tell the other processes, once it is on disk."""

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Begin to hear what the other processes tell; `missed`: some of it may be lost."""

    async def close(self) -> None:
        """Finish what has come in, then let go."""


def open_database(given: str) -> Database:
    """The database of this address."""
    url = read_url(given)
    if url.get_backend_name() != "postgresql":
        return SqliteWriter(url)
    from spielwerk.server.store.postgres import Postgres  # not where nobody has one

    return Postgres(url)
