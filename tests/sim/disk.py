"""A disk that several simulated processes share, and how it fails.

It is a real SQLite database in memory, spoken to by the server's own statements. Between the moment
when work is handed in and the moment when it is done, and again before the answer comes back, time
passes: then the process may be killed.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from spielwerk.server.store import sqlite_writer
from spielwerk.server.store.migrate import upgrade
from spielwerk.server.store.sqlite_writer import AT_ONCE, SqliteWriter, WriteJob
from tests.sim.loop import Loop, Universe, new_loop

T = TypeVar("T")
FULL = 2  # PRAGMA synchronous
FLUSHED = 2.0  # seconds after which even a hasty disk has written
HEAD = "SELECT id, rev, seq, said, status, asked, due, seats FROM rooms"


class Refused(sqlite3.OperationalError):
    """What the disk says when it does not take something."""


@dataclass(slots=True)
class Head:
    """A room's row at one of its revisions."""

    rev: int
    seq: int
    said: int
    status: str
    asked: int | None
    due: float | None
    seats: str
    at: float


@dataclass(slots=True)
class DiskFaults:
    """How likely what goes wrong, now."""

    before: float = 0.0
    within: float = 0.0
    after: float = 0.0
    slow: float = 0.0


@cache
def _template() -> bytes:
    """A database with its tables, made once."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as connection:
        upgrade(connection)
    raw = engine.raw_connection()
    found = raw.driver_connection.serialize()  # type: ignore[union-attr]
    engine.dispose()
    return bytes(found)


class Disk:
    """What is on it outlives every process."""

    def __init__(self, universe: Universe, rng: random.Random) -> None:
        self.universe = universe
        self.rng = rng
        self.faults = DiskFaults()
        self.raw = sqlite3.connect(":memory:", check_same_thread=False)
        self.raw.deserialize(_template())
        self.engine = create_engine("sqlite://", poolclass=StaticPool, creator=lambda: self.raw)
        sqlite_writer.set_up(self.engine)
        self._do_commit = self.engine.dialect.do_commit
        self.engine.dialect.do_commit = self._commit  # type: ignore[assignment, method-assign]
        self.heads: dict[str, dict[int, Head]] = {}  # every revision of every room
        self.wrong: list[str] = []
        self.told: list[tuple[str, str]] = []  # said by some process, to be told once committed
        self._unsafe: bytes | None = None  # what is certain to be there after a power cut
        self._safe_at = 0.0
        self._committed = _template()
        self._changes = 0

    def delay(self) -> float:
        """How long it takes."""
        if self.rng.random() < self.faults.slow:
            return self.rng.uniform(0.5, 6.0)
        return self.rng.uniform(0.0005, 0.012)

    def _commit(self, connection: Any) -> None:
        faults, rng = self.faults, self.rng
        if rng.random() < faults.before:
            raise Refused("disk I/O error (before)")
        self._do_commit(connection)
        if self.raw.total_changes != self._changes:
            self._changes = self.raw.total_changes
            if self.raw.execute("PRAGMA synchronous").fetchone()[0] < FULL:
                self._hasty()
            self._look()
        if rng.random() < faults.after:
            raise Refused("disk I/O error (after)")

    def _hasty(self) -> None:
        """A commit waits for the disk only if SQLite is told so; else a power cut may undo it."""
        if self._unsafe is None or self.universe.time >= self._safe_at:
            self._unsafe, self._safe_at = self._committed, self.universe.time + FLUSHED
        self._committed = self.raw.serialize()

    def power_cut(self) -> None:
        """What was not yet on the disk itself is gone."""
        if self._unsafe is not None and self.universe.time < self._safe_at:
            self.raw.deserialize(self._unsafe)
            for id, known in self.heads.items():
                found = self.rows("SELECT rev FROM rooms WHERE id = ?", id)
                last = found[0][0] if found else 0
                self.heads[id] = {rev: head for rev, head in known.items() if rev <= last}
        self._unsafe = None

    def _look(self) -> None:
        """Note the new revisions: each is exactly one more than the one before."""
        for id, rev, seq, said, status, asked, due, seats in self.raw.execute(HEAD):
            known = self.heads.setdefault(id, {})
            last = max(known, default=rev - 1)
            if rev == last and known:
                now = (known[rev].seq, known[rev].said, known[rev].seats, known[rev].status)
                if now != (seq, said, seats, status):
                    self.wrong.append(f"room {id}: revision {rev} was written twice")
                continue
            if rev != last + 1:
                self.wrong.append(f"room {id}: revision {rev} follows {last}")
            known[rev] = Head(rev, seq, said, status, asked, due, seats, self.universe.time)

    def broken_in_the_middle(self) -> bool:
        """Whether some work does not come to its end."""
        return self.rng.random() < self.faults.within

    def rows(self, query: str, *args: Any) -> list[tuple[Any, ...]]:
        """Look at the disk from outside."""
        return self.raw.execute(query, args).fetchall()

    def close(self) -> None:
        """The end of the world."""
        self.engine.dispose()
        self.raw.close()


class Alone(SqliteWriter):
    """The server's own SQLite writer, with virtual time instead of a thread."""

    def __init__(self, disk: Disk, loop: Loop) -> None:
        super().__init__(make_url("sqlite://"))
        self.disk = disk
        self._engine = disk.engine
        self._loop = loop
        self._waiting: list[WriteJob] = []
        self._busy = False

    async def open(self) -> None:
        """There is nobody else."""

    async def do(self, work: Callable[[Connection], T]) -> T:
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(WriteJob(_maybe_broken(self.disk, work), future))
        if not self._busy:
            self._busy = True
            self._loop.call_later(self.disk.delay(), self._write)
        return await future

    def _write(self) -> None:
        jobs, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        self._together(jobs)
        self._loop.call_later(self.disk.delay(), self._answer, jobs)

    def _answer(self, jobs: list[WriteJob]) -> None:
        for job in jobs:
            job.deliver()
        self._busy = bool(self._waiting)
        if self._busy:
            self._write()

    async def close(self) -> None:
        while self._busy:
            await asyncio.sleep(0.01)


@dataclass(slots=True)
class Line:
    """A process's ear for what others tell."""

    loop: Loop
    process: str
    heard: Callable[[str], None]
    missed: Callable[[], None]
    cut: bool = False


@dataclass(slots=True)
class Hub:
    """NOTIFY: reaches the others late, or not at all."""

    disk: Disk
    lines: list[Line] = field(default_factory=list)
    lost: float = 0.0

    def tell(self, said: str) -> None:
        """Pass it on to everybody."""
        for line in self.lines:
            if not line.cut and not line.loop.dead and self.disk.rng.random() >= self.lost:
                line.loop.call_later(self.disk.rng.uniform(0.0005, 0.02), line.heard, said)


class Shared:
    """A line to a database that other processes write to, as PostgreSQL is one."""

    name = "a simulated PostgreSQL"
    shared = True

    def __init__(self, disk: Disk, hub: Hub, loop: Loop) -> None:
        self.disk, self.hub, self.loop = disk, hub, loop
        self._told: list[str] = []
        self._line: Line | None = None

    async def open(self) -> None:
        """It is there."""

    def space(self) -> int | None:
        """Enough."""
        return None

    async def do(self, work: Callable[[Connection], T]) -> T:
        future: asyncio.Future[T] = self.loop.create_future()
        # The server of the database does it, whether the process that asked still lives or not.
        work = _maybe_broken(self.disk, work)
        outside = self.hub.disk.universe
        handle = asyncio.Handle(self._work, (work, future), database_loop(outside))
        outside.put(outside.time + self.disk.delay(), handle)
        return await future

    def _work(self, work: Callable[[Connection], T], future: asyncio.Future[T]) -> None:
        result: Any = None
        error: Exception | None = None
        self._told = []
        try:
            with self.disk.engine.begin() as connection:
                result = work(connection)
        except Refused as refused:
            error = OperationalError("work", {}, refused)
        except Exception as other:
            error = other
        if error is None or "after" in str(error):
            for said in self._told:
                self.hub.tell(said)
        self.loop.call_later(self.disk.delay(), _deliver, future, result, error)

    def notify(self, connection: Connection, said: str) -> None:
        self._told.append(said)

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._line = Line(self.loop, self.loop.name, heard, missed)
        self.hub.lines.append(self._line)

    async def close(self) -> None:
        if self._line is not None:
            self.hub.lines.remove(self._line)


def database_loop(universe: Universe) -> Loop:
    """The loop of the database's own process, which nobody kills."""
    if universe.database is None:
        universe.database = new_loop(universe, "database")
    return universe.database


def _deliver(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


def _maybe_broken(disk: Disk, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
    def broken(connection: Connection) -> T:
        result = work(connection)
        if disk.broken_in_the_middle():
            raise OperationalError("statement", {}, Refused("disk I/O error (within)"))
        return result

    return broken
