"""Where everything is kept in a browser: SQLite in memory, laid down block by block.

A piece of work is answered when the browser has kept the blocks that it changed, all of them or
none. So a page may be closed or loaded anew at any moment.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from spielwerk.server.store.sqlite_writer import set_up

T = TypeVar("T")
BLOCK = 1 << 15  # bytes that are laid down together


class Keep(Protocol):
    """What a browser keeps for this site."""

    async def read(self) -> bytes:
        """The whole database; empty at first."""

    async def write(self, size: int, blocks: Mapping[int, bytes]) -> None:
        """Lay down these blocks, all or none; the database has so many bytes now."""

    async def read_jar(self) -> str:
        """The cookies, as they were given last."""

    async def write_jar(self, said: str) -> None:
        """Keep the cookies."""


class Pages:
    """A database for the server's own store."""

    name = "this browser"
    shared = False

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._turn = asyncio.Lock()
        self._raw = sqlite3.connect(":memory:", check_same_thread=False)
        self._engine = _engine(self._raw)
        self._kept = b""

    async def open(self) -> None:
        """Take up what is kept."""
        self._kept = await self._keep.read()
        self._go_back()

    def space(self) -> int | None:
        """A browser does not say it truly."""
        return None

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do this; when it comes back it is kept."""
        async with self._turn:
            before = self._raw.total_changes
            with self._engine.begin() as connection:
                result = work(connection)
            if self._raw.total_changes != before:
                await self._lay_down()
            return result

    async def _lay_down(self) -> None:
        now, old = self._raw.serialize(), self._kept
        starts = range(0, len(now), BLOCK)
        changed = {
            start // BLOCK: now[start : start + BLOCK]
            for start in starts
            if now[start : start + BLOCK] != old[start : start + BLOCK]
        }
        try:
            await self._keep.write(len(now), changed)
        except BaseException as error:
            self._go_back()
            if isinstance(error, Exception):
                raise OperationalError("keep", {}, error) from error
            raise
        self._kept = now

    def _go_back(self) -> None:
        """As it was kept last."""
        self._engine.dispose()
        self._raw = sqlite3.connect(":memory:", check_same_thread=False)
        if self._kept:
            self._raw.deserialize(self._kept)
        self._engine = _engine(self._raw)

    def notify(self, connection: Connection, said: str) -> None:
        """Nobody else is there to be told."""

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Nobody else is there to be heard."""

    async def close(self) -> None:
        """Everything is kept already."""
        async with self._turn:
            self._engine.dispose()


def _engine(raw: sqlite3.Connection) -> Engine:
    return set_up(create_engine("sqlite://", poolclass=StaticPool, creator=lambda: raw))
