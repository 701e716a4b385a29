"""PostgreSQL, which several processes share: each hears of the changes that the others make."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import create_async_engine

from spielwerk.server.store.opening import BadDatabase, check_revision, explained, shown

log = logging.getLogger(__name__)
T = TypeVar("T")
CHANNEL = "spielwerk"
CONNECT = 10.0  # seconds in which it must answer
AGAIN = 2.0  # seconds before a cut line is tried again
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Postgres:
    """Works on a pool of connections and listens on one of its own."""

    shared = True

    def __init__(self, url: URL) -> None:
        self._url = url
        self.name = shown(url)
        try:
            self._engine = create_async_engine(
                url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                connect_args={"timeout": CONNECT},
            )
        except ModuleNotFoundError:
            raise BadDatabase(
                "PostgreSQL needs one more package: pip install 'spielwerk[postgres]'"
            ) from None
        self._task: asyncio.Task[None] | None = None
        self._cut = asyncio.Event()

    async def open(self) -> None:
        """Look at its tables."""
        try:
            await self.do(check_revision)
        except Exception as error:
            await self.close()
            raise explained(self.name, error) from error

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction."""
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except OSError as error:  # nobody there
            raise DisconnectionError(str(error)) from error

    def space(self) -> int | None:
        """That is its own business."""
        return None

    def notify(self, connection: Connection, said: str) -> None:
        """Tell the other processes, when it is committed."""
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": said})

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Begin to listen, and come back when the line is cut."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready, heard, missed), name="listener")
        await ready.wait()

    async def close(self) -> None:
        """Let go of the database."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._engine.dispose()

    async def _listen(
        self, ready: asyncio.Event, heard: Callable[[str], None], missed: Callable[[], None]
    ) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only there with PostgreSQL

        def take(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            heard(str(payload))

        url = self._url.set(drivername="postgresql")
        while True:
            try:
                connection = await asyncpg.connect(url.render_as_string(hide_password=False))
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("no line to PostgreSQL: %s", error)
                ready.set()
                await asyncio.sleep(AGAIN)
                continue
            try:
                self._cut.clear()
                connection.add_termination_listener(lambda _: self._cut.set())
                await connection.add_listener(CHANNEL, take)
                if ready.is_set():
                    missed()
                ready.set()
                await self._cut.wait()
            finally:
                await connection.close(timeout=2)
