"""Several processes on one PostgreSQL: each hears of the changes that the others make."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from spielwerk.server.store.store import CHANNEL, Store

log = logging.getLogger(__name__)
AGAIN = 2.0  # seconds before a cut line is tried again


class PostgresListener:
    """Listens on a connection of its own, and comes back when it is cut."""

    def __init__(
        self, store: Store, heard: Callable[[dict[str, Any]], None], missed: Callable[[], None]
    ) -> None:
        self._store = store
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self._cut = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen; with SQLite there is nobody to listen to."""
        if self._store.shared:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(ready), name="postgres_listener")
            await ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only there with PostgreSQL

        url = self._store.url.set(drivername="postgresql")
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
                await connection.add_listener(CHANNEL, self._take)
                if ready.is_set():
                    self._missed()
                ready.set()
                await self._cut.wait()
            finally:
                await connection.close(timeout=2)

    def _take(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._heard(msgspec.json.decode(str(payload)))
