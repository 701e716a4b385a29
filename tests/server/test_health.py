"""/healthz tells whether what people do can be kept."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, text

from spielwerk.server import health
from tests.server.people import Device, new_key
from tests.server.running import Running, settings


@pytest.fixture(autouse=True)
def _no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is looked into."""
    monkeypatch.setattr(health, "FRESH", 0.0)


def says(device: Device, status: int) -> str:
    """What a watchdog is told."""
    answer: dict[str, Any] = device.get("/healthz", status)
    return str(answer.get("detail", answer.get("status")))


def in_the_database(server: Running, work: Callable[[Connection], Any]) -> Any:
    """Do something to the server's own database."""
    return server.call(server.app.state.services.store.do(work))


def fill(connection: Connection) -> None:
    """From now on the file may not grow: to SQLite this is a full disk."""
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    connection.execute(text(f"PRAGMA max_page_count = {pages}"))


def test_a_full_disk_is_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while small things still fit, for some did not; with room again all is well."""
    monkeypatch.setattr(health, "RECENT", 3600.0)
    with Running(settings(database)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True)
        assert says(ada, 200) == "ok"
        in_the_database(server, fill)
        for _ in range(200):
            body = {"seat": 0, "text": "x" * 400, "key": new_key()}
            answer = ada.send("POST", "~/messages", json=body)
            if answer.status_code == 503:
                break
        assert answer.json()["code"] == "store"
        assert "could not be written" in says(ada, 503)
        in_the_database(
            server, lambda connection: connection.execute(text("PRAGMA max_page_count = 99999999"))
        )
        monkeypatch.setattr(health, "RECENT", 0.0)
        assert says(ada, 200) == "ok"


class Usage(NamedTuple):
    """As `shutil` tells it."""

    total: int
    used: int
    free: int


def test_a_disk_that_is_nearly_full_is_told(ada: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first move is lost."""
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(10, 10, 100 * 1024))
    assert "disk of the database is full (100 kB left)" in says(ada, 503)


def test_a_database_that_does_not_take_anything_is_told(
    server: Running, ada: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it says."""

    async def beat(now: float) -> None:
        raise OSError("gone")

    monkeypatch.setattr(server.app.state.services.store, "beat", beat)
    assert "can't be written to (OSError)" in says(ada, 503)


def test_health_is_looked_at_once_for_many(
    server: Running, ada: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody keeps the disk busy by asking."""
    monkeypatch.setattr(health, "FRESH", 3600.0)
    store = server.app.state.services.store
    looked = []

    async def beat(now: float) -> None:
        looked.append(now)

    server.app.state.services.health._looked = float("-inf")
    monkeypatch.setattr(store, "beat", beat)
    for _ in range(5):
        assert says(ada, 200) == "ok"
    assert len(looked) == 1


def test_postgres_is_written_to(new_postgres: str) -> None:
    """Its disk is its own business, that it takes something is not."""
    with Running(settings(new_postgres)) as server, server.client() as http:
        assert says(Device(http), 200) == "ok"
        assert says(Device(http), 200) == "ok"
