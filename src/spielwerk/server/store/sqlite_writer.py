"""One thread that writes to SQLite, several changes at a time.

What takes long is not writing but waiting for the disk. So whatever has come in meanwhile shares
one wait: each piece of work has a savepoint of its own, so that one that fails hurts no other, and
nobody gets an answer before all of it is on disk.
"""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from filelock import FileLock
from sqlalchemy import URL, Connection, Engine, create_engine, event

from spielwerk.server.store.opening import claim, file_of, shown
from spielwerk.server.store.receipt import Receipt

T = TypeVar("T")
AT_ONCE = 64  # pieces of work that share one wait


class WriteJob:
    """A piece of work, and who waits for it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Callable[[Connection], object], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: object = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do it; what goes wrong is told to the one who waits."""
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as error:
            self.error = error

    def deliver(self) -> None:
        """In the event loop: wake who waits, if he still does."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteWriter:
    """Does work in the order in which it comes."""

    shared = False

    def __init__(self, url: URL) -> None:
        self.name = shown(url)
        self._file = file_of(url)
        self._lock: FileLock | None = None
        self._engine = set_up(create_engine(url))
        self._jobs: SimpleQueue[tuple[asyncio.AbstractEventLoop, WriteJob] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None  # the thread's
        self._receipt = Receipt(self._file) if self._file else None

    async def open(self) -> None:
        """Keep the file to this process."""
        self._lock = claim(self._file) if self._file else None

    def space(self) -> int | None:
        """What is left where the file lies."""
        return shutil.disk_usage(self._file.parent).free if self._file else None

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do this; when it comes back it is on disk."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((loop, WriteJob(work, future)))
        return await future

    async def close(self) -> None:
        """Finish what has come in, then stop."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def notify(self, connection: Connection, said: str) -> None:
        """Nobody else is there to be told."""

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Nobody else is there to be heard."""

    def _run(self) -> None:
        going_on = True
        while going_on:
            found = [self._jobs.get()]
            while len(found) < AT_ONCE:
                try:
                    found.append(self._jobs.get_nowait())
                except Empty:
                    break
            going_on = None not in found
            jobs = [item for item in found if item is not None]
            if jobs:
                self._together([job for _, job in jobs])
                jobs[0][0].call_soon_threadsafe(_deliver, [job for _, job in jobs])
        if self._receipt is not None:
            self._receipt.forget()
        self._hang_up()
        self._engine.dispose()

    def _together(self, jobs: list[WriteJob]) -> None:
        try:
            if self._connection is None:  # getting one for each piece of work costs as much as it
                self._connection = self._engine.connect()
            with self._connection.begin():
                if len(jobs) == 1:
                    jobs[0].result = jobs[0].work(self._connection)
                else:
                    for job in jobs:
                        job.run(self._connection)
            if self._receipt is not None:
                self._receipt.write()
        except Exception as error:  # the disk did not take it: nothing of it has happened
            for job in jobs:
                job.error = job.error or error
            self._hang_up()

    def _hang_up(self) -> None:
        """Let go of a connection that may be in a bad way; the next piece of work gets another."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _deliver(jobs: list[WriteJob]) -> None:
    for job in jobs:
        job.deliver()


def set_up(engine: Engine) -> Engine:
    """Teach an engine what the writer needs: savepoints, and nothing told before it is on disk."""

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # savepoints need a driver that does not begin by itself
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",  # an acknowledged move survives even a power cut
            "foreign_keys = ON",
            "busy_timeout = 10000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
