"""Can this server use that database? Found out before anything is said or served.

Whatever is wrong is told in one sentence that says what to do; nothing is changed then.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, create_engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError

from spielwerk.engine import SpielwerkError
from spielwerk.server.store.migrate import configuration
from spielwerk.server.store.receipt import Receipt
from spielwerk.server.store.tables import meta

log = logging.getLogger(__name__)
MAGIC = b"SQLite format 3\0"
VERSIONS = "alembic_version"  # the table that says at which revision the others are
BUSY = 2.0  # seconds to wait for another program that writes


class BadDatabase(SpielwerkError):
    """A database that this server can't use."""


def read_url(given: str) -> URL:
    """The address of a database of a kind that the server knows."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadDatabase(f"'{given}' names no database: {KINDS}") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase(f"A database of the kind '{url.drivername}' can't be used: {KINDS}")
    return url


KINDS = "--database is a file (SQLite) or postgresql://user:password@host/name."


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for one in memory only."""
    name = url.database
    return Path(name) if name and name != ":memory:" and not name.startswith("file:") else None


def claim(path: Path) -> FileLock:
    """Keep a database file to oneself until this process ends, however it ends.

    A new file is for the eyes of its owner only: it holds hidden cards, notes and addresses.
    """
    _must_be_a_file(path)
    lock = FileLock(f"{path}.lock", timeout=0, mode=0o600, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise BadDatabase(
            f"Another server uses {path} (it holds {path.name}.lock): stop it first, or give this "
            "one a --database of its own. Several processes can share a PostgreSQL."
        ) from None
    except OSError as error:
        raise _cant_write(path, error) from None
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        if stat.S_IMODE(path.stat().st_mode) & 0o007:
            path.chmod(0o600)
            log.info("%s was open to everybody on this machine; now it is its owner's only", path)
        _check_log(path)
        _check_pages(path)
        _check_tables(path)
    except OSError as error:
        lock.release()
        raise _cant_write(path, error) from None
    except BadDatabase:
        lock.release()
        raise
    return lock


def check_revision(connection: Connection) -> None:
    """Refuse the tables of another program, and those of a release that is yet to come."""
    names = set(inspect(connection).get_table_names())
    where = shown(connection.engine.url)
    foreign = BadDatabase(
        f"{where} belongs to another program: give Spielwerk a --database of its own. "
        "Nothing in it was changed."
    )
    if VERSIONS not in names:
        alone = connection.dialect.name == "sqlite"  # a file has one owner, a server has many
        if (names and alone) or names & set(meta.tables):
            raise foreign
        return
    found = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars().all()
    scripts = ScriptDirectory.from_config(configuration(connection))
    known = {script.revision for script in scripts.walk_revisions()}
    if set(found) <= known:
        return
    if "rooms" not in names:
        raise foreign
    raise BadDatabase(
        f"{where} was used by a newer release of Spielwerk (its tables are at {', '.join(found)}, "
        f"this release knows {max(known)}): install that release, or restore a backup. "
        "Nothing in it was changed."
    )


def explained(name: str, error: Exception) -> BadDatabase:
    """Why a database could not be opened, in one sentence."""
    if isinstance(error, BadDatabase):
        return error
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    why = said[0].rpartition(">: ")[2] if said else type(error).__name__
    if "://" not in name:
        return _unusable(name, why)
    return BadDatabase(
        f"{name} can't be used ({why}): is PostgreSQL running there, "
        "and are name and password right?"
    )


def shown(url: URL) -> str:
    """A database as it may be named in a log: without its password."""
    if url.get_backend_name() == "sqlite":
        return url.database or "a database in memory"
    return url.set(drivername="postgresql").render_as_string()


def _must_be_a_file(path: Path) -> None:
    try:
        if path.is_dir():
            raise BadDatabase(f"{path} is a folder: --database names a file in it.")
        if not path.parent.is_dir():
            raise BadDatabase(f"There is no folder {path.parent}: make it, or change --database.")
        if not path.exists():
            return
        if not path.is_file():
            raise BadDatabase(f"{path} is no file that could hold a database.")
        with path.open("rb") as file:
            begins = file.read(len(MAGIC))
    except OSError as error:
        raise BadDatabase(f"{path} can't be read ({error.strerror}): {OWNER}") from None
    if begins and begins != MAGIC:
        raise BadDatabase(f"{path} is no SQLite database; it was left as it is. {KINDS}")


OWNER = "look whose it is and what this user may do there."


def _cant_write(path: Path, error: OSError) -> BadDatabase:
    return BadDatabase(f"{path} can't be written to ({error.strerror}): {OWNER}")


def _check_log(path: Path) -> None:
    """Refuse a log that has lost what was acknowledged; opening it would make that final."""
    receipt = Receipt(path)
    if not receipt.fits():
        raise BadDatabase(
            f"{path}-wal is damaged: changes that people were told are saved can't be read any "
            f"more. Restore a backup, or delete {path.name}-receipt to go on with what is left. "
            "It was left as it is."
        )
    receipt.forget()


def _check_pages(path: Path) -> None:
    """Refuse a damaged file, one that may only be read, and one that somebody else is changing."""
    try:
        with closing(sqlite3.connect(path, timeout=BUSY, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise _unusable(str(path), str(error)) from None
    if found != "ok":
        raise _unusable(str(path), f"malformed: {found.splitlines()[-1]}")


def _check_tables(path: Path) -> None:
    """As `check_revision`, on a connection that does not even change the way of writing."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            check_revision(connection)
    finally:
        engine.dispose()


def _unusable(name: str, why: str) -> BadDatabase:
    if "locked" in why:
        return BadDatabase(f"Another program is writing to {name}: end it, then start again.")
    if "readonly" in why or "unable to open" in why:
        return BadDatabase(f"{name} can't be written to ({why}): {OWNER}")
    return BadDatabase(
        f"{name} is damaged ({why}): restore a backup, or save what is left with "
        "`sqlite3 FILE .recover`. It was left as it is."
    )
