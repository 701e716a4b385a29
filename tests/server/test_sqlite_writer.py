"""Several changes share one wait for the disk, and none of them knows of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import OperationalError

from spielwerk.server.store.sqlite_writer import SqliteWriter


def add(number: int) -> Any:
    """Write a number; 13 brings bad luck, after it was written."""

    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO t VALUES (:n)"), {"n": number})
        if number == 13:
            raise ValueError("bad luck")
        return number

    return work


def everything(connection: Connection) -> list[int]:
    """All that was written."""
    return [row[0] for row in connection.execute(text("SELECT n FROM t ORDER BY n"))]


def test_one_that_fails_hurts_no_other(tmp_path: Path) -> None:
    """Twenty pieces of work at once: nineteen are written, one is not and says why."""

    async def run() -> None:
        writer = SqliteWriter(make_url(f"sqlite:///{tmp_path / 'x.db'}"))
        await writer.do(lambda connection: connection.execute(text("CREATE TABLE t (n)")).close())
        answers = await asyncio.gather(
            *(writer.do(add(number)) for number in range(20)), return_exceptions=True
        )
        assert [answer for answer in answers if not isinstance(answer, int)] == [answers[13]]
        assert isinstance(answers[13], ValueError)
        assert await writer.do(everything) == [n for n in range(20) if n != 13]
        with pytest.raises(ValueError, match="bad luck"):
            await writer.do(add(13))
        await writer.close()

    asyncio.run(run())


def test_what_the_disk_refuses_has_not_happened(tmp_path: Path) -> None:
    """If the commit fails everybody who shares it is told, and the next one works."""

    async def run() -> None:
        writer = SqliteWriter(make_url(f"sqlite:///{tmp_path / 'x.db'}"))
        await writer.do(lambda connection: connection.execute(text("CREATE TABLE t (n)")).close())
        full = OperationalError("COMMIT", {}, Exception("disk is full"))
        dialect = writer._engine.dialect
        commit = dialect.do_commit

        def fail(connection: Any) -> None:
            dialect.do_commit = commit  # type: ignore[method-assign]
            raise full

        dialect.do_commit = fail  # type: ignore[assignment, method-assign]
        answers = await asyncio.gather(
            *(writer.do(add(number)) for number in range(3)), return_exceptions=True
        )
        written = await writer.do(everything)
        assert written == [n for n in range(3) if answers[n] == n]
        assert full in answers
        await writer.do(add(7))
        assert 7 in await writer.do(everything)
        await writer.close()

    asyncio.run(run())


def test_who_no_longer_waits_is_not_woken(tmp_path: Path) -> None:
    """Work goes on to its end even if the one who asked for it was cut off."""

    async def run() -> None:
        writer = SqliteWriter(make_url(f"sqlite:///{tmp_path / 'x.db'}"))
        await writer.do(lambda connection: connection.execute(text("CREATE TABLE t (n)")).close())
        asked = asyncio.create_task(writer.do(add(1)))
        await asyncio.sleep(0)
        asked.cancel()
        assert await writer.do(everything) == [1]
        await writer.close()

    asyncio.run(run())


def test_a_writer_that_never_wrote_can_be_closed(tmp_path: Path) -> None:
    """Nothing was begun, nothing is left."""
    asyncio.run(SqliteWriter(make_url(f"sqlite:///{tmp_path / 'x.db'}")).close())
