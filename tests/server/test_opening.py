"""Databases that can't be used: told in one sentence, before anything is served, untouched."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from spielwerk.engine import SpielwerkError
from spielwerk.server import serve
from spielwerk.server.serve import Address, listen, raise_file_limit
from spielwerk.server.settings import database_url
from spielwerk.server.store.database import open_database
from spielwerk.server.store.opening import BadDatabase, claim
from spielwerk.server.store.store import Store
from tests.server.people import Device
from tests.server.process import ROOT, Process
from tests.server.running import PATIENCE, Running, settings
from tests.soak.server import free_port

NOBODY = 65534


def use(url: str) -> None:
    """Open a database and let it go."""

    async def run() -> None:
        store = Store(open_database(url))
        await store.open()
        await store.close()

    asyncio.run(run())


def refused(url: str) -> str:
    """Why a database is not used; one sentence or two, on one line."""
    with pytest.raises(BadDatabase) as found:
        use(url)
    said = str(found.value)
    assert "\n" not in said
    assert "Traceback" not in said
    return said


def filled(path: Path) -> Path:
    """A database of some size, as a server leaves it."""
    use(f"sqlite:///{path}")
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE much (words)")
        connection.executemany("INSERT INTO much VALUES (?)", [("x" * 900,)] * 200)
    return path


def overwritten(path: Path) -> None:
    """Somebody wrote something else into the middle."""
    with path.open("r+b") as file:
        file.seek(4096 * 2)
        file.write(os.urandom(4096 * 12))


def truncated(path: Path) -> None:
    """The end is missing."""
    with path.open("r+b") as file:
        file.truncate(4096 * 9)


def newer(path: Path) -> None:
    """A later release was here."""
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def other_program(path: Path) -> None:
    """A database, but not one of ours."""
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE songs (name)")


def other_program_with_versions(path: Path) -> None:
    """One that also uses Alembic."""
    other_program(path)
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("INSERT INTO alembic_version VALUES ('abc')")


def no_database(path: Path) -> None:
    """A text."""
    path.write_text("Dear diary, today I played.", "utf-8")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (overwritten, "damaged"),
        (truncated, "damaged"),
        (newer, "newer release"),
        (other_program, "another program"),
        (other_program_with_versions, "another program"),
        (no_database, "no SQLite database"),
    ],
)
def test_a_file_that_is_not_right_is_refused_and_left_alone(
    tmp_path: Path, spoil: Callable[[Path], None], why: str
) -> None:
    """Damaged, of a later release, of another program: said, and not a byte is changed."""
    path = filled(tmp_path / "x.db")
    spoil(path)
    before = path.read_bytes()
    said = refused(f"sqlite:///{path}")
    assert why in said
    assert str(path) in said
    assert path.read_bytes() == before


def test_a_place_that_is_no_file_is_told(tmp_path: Path) -> None:
    """A folder, a folder that is not there, a pipe."""
    assert "is a folder" in refused(f"sqlite:///{tmp_path}")
    assert "no folder" in refused(f"sqlite:///{tmp_path / 'nowhere' / 'x.db'}")
    os.mkfifo(tmp_path / "pipe")
    assert "no file" in refused(f"sqlite:///{tmp_path / 'pipe'}")


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """A folder that everybody may enter."""
    folder = Path(tempfile.mkdtemp(prefix="spielwerk"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@contextlib.contextmanager
def without_rights() -> Iterator[None]:
    """As a user whom nothing belongs to; who is no administrator is one already."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_file_that_may_only_be_read_is_refused(public_folder: Path) -> None:
    """In a folder in which nothing may be written, in one in which the file may not, unreadable."""
    path = filled(public_folder / "x.db")
    with contextlib.suppress(FileNotFoundError):
        Path(f"{path}.lock").unlink()
    path.chmod(0o444)
    public_folder.chmod(0o555)
    with without_rights():
        assert "can't be written" in refused(f"sqlite:///{path}")
    public_folder.chmod(0o777)
    with without_rights():
        assert "can't be written" in refused(f"sqlite:///{path}")
    path.chmod(0o000)
    with without_rights():
        assert "can't be read" in refused(f"sqlite:///{path}")


def test_a_locked_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program writes to it and does not end."""
    monkeypatch.setattr("spielwerk.server.store.opening.BUSY", 0.05)
    path = filled(tmp_path / "x.db")
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "Another program is writing" in refused(f"sqlite:///{path}")
    use(f"sqlite:///{path}")


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense:///"])
def test_other_kinds_of_databases_are_refused(url: str) -> None:
    """Only two are known."""
    with pytest.raises(BadDatabase, match="postgresql://"):
        open_database(database_url(url))
    with pytest.raises(BadDatabase, match="postgresql://"):
        open_database("no address at all")


def test_the_file_is_its_owners_only(tmp_path: Path) -> None:
    """Hidden cards, notes and addresses are nobody else's business; nor is what lies beside it."""
    path = tmp_path / "x.db"
    with Running(settings(f"sqlite:///{path}")) as server, server.client() as http:
        Device(http).open_room("me", "me")
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    path.chmod(0o644)
    use(f"sqlite:///{path}")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o640)  # somebody has thought about it
    use(f"sqlite:///{path}")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """Until the first one ends, even if it is killed."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    first = Process(database)
    try:
        first.wait()
        assert "Another server uses" in refused(database)
    finally:
        first.kill()
    use(database)


def test_a_database_in_memory_needs_no_lock() -> None:
    """There is no file that somebody else could use."""
    use("sqlite://")


def test_postgres_that_is_away_or_not_right_is_told(new_postgres: str) -> None:
    """Nobody there, no such database, of a later release, of another program."""
    away = f"postgresql+asyncpg://ada:secret@127.0.0.1:{free_port()}/x"
    said = refused(away)
    assert "is PostgreSQL running" in said
    assert "secret" not in said
    head, _, query = new_postgres.partition("?")
    assert "nosuch" in refused(f"{head.rpartition('/')[0]}/nosuch?{query}")
    use(new_postgres)
    change(new_postgres, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer release" in refused(new_postgres)
    change(new_postgres, "DROP TABLE alembic_version")
    assert "another program" in refused(new_postgres)


def change(url: str, statement: str) -> None:
    """Do something to a database behind its server's back."""

    async def run() -> None:
        store = Store(open_database(url))
        await store.do(lambda connection: connection.execute(text(statement)).close())
        await store.close()

    asyncio.run(run())


def test_postgres_needs_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which one is told."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadDatabase, match=r"pip install 'spielwerk\[postgres\]'"):
        open_database("postgresql+asyncpg://x/y")


def test_the_command_tells_it_before_it_names_an_address(tmp_path: Path) -> None:
    """One line on stderr, an exit code, and nothing else."""
    path = tmp_path / "x.db"
    path.write_text("not a database at all", "utf-8")
    done = run_command("--database", str(path), "--port", str(free_port()))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "no SQLite database" in done.stderr
    with listen(Address(port=0)) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run_command("--database", str(tmp_path / "y.db"), "--port", port)
    assert (done.returncode, done.stdout) == (2, "")
    assert "give another --port" in done.stderr


def run_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`spielwerk serve` until it ends."""
    command = [sys.executable, "-m", "spielwerk.cli", "serve", *arguments]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_an_address_that_is_none_is_told() -> None:
    """Not every name is a machine."""
    with pytest.raises(SpielwerkError, match="--host"):
        listen(Address(host="no.such.host.invalid", port=0))


def test_as_many_sockets_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The soft limit becomes the hard one; where there is none, or it may not be, all the same."""
    asked: list[Any] = []

    class Limits:
        RLIMIT_NOFILE = 7

        def getrlimit(self, _: int) -> tuple[int, int]:
            return (1024, 4096)

        def setrlimit(self, *wanted: Any) -> None:
            asked.append(wanted)
            raise ValueError("not allowed here")

    monkeypatch.setattr(serve, "resource", Limits())
    raise_file_limit()
    assert asked == [(7, (4096, 4096))]
    monkeypatch.setattr(serve, "resource", None)
    raise_file_limit()


def test_begin_and_end_are_in_the_log(tmp_path: Path) -> None:
    """Which release, which process, which database; and that it has stopped."""
    port = str(free_port())
    command = [sys.executable, "-m", "spielwerk.cli", "serve", "--port", port]
    command += ["--database", str(tmp_path / "x.db")]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert port in process.stdout.readline()  # said when people can come
        process.send_signal(signal.SIGTERM)
        _, logged = process.communicate(timeout=PATIENCE)
    first, last = logged.splitlines()
    assert f"process {process.pid}, database {tmp_path}" in first
    assert "has stopped" in last


def test_a_claim_that_fails_lets_go(tmp_path: Path) -> None:
    """The lock is free for who comes after the damage is mended."""
    path = filled(tmp_path / "x.db")
    whole = path.read_bytes()
    truncated(path)
    with pytest.raises(BadDatabase):
        claim(path)
    path.write_bytes(whole)
    claim(path).release()
