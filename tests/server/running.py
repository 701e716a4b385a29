"""A server for tests: in this process on a port of its own, or in a process of its own."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import time
from collections.abc import Coroutine
from dataclasses import replace
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn

from spielwerk.server.serve import Address, configuration
from spielwerk.server.settings import Settings

T = TypeVar("T")
WORKER = (sys.executable, "-m", "tests.server.toy.worker")
PATIENCE = 60.0  # seconds that a test waits for what should come at once, on a busy machine
QUICK = {
    "worker_command": WORKER,
    "think_seconds": 10.0,
    "hint_seconds": 0.1,
    "look_back_seconds": 0.5,
    "grade_seconds": 0.02,
    "tick": 0.05,
    "rooms_per_minute": 100_000,
    "claims_per_minute": 100_000,
    "posts_per_window": 100_000,
    "reads_per_window": 100_000,
    "hints_per_minute": 100_000,
    "reviews_per_minute": 100_000,
    "grades_per_minute": 100_000,
    "keys_per_hour": 100_000,
    "codes_per_hour": 100_000,
    "replays_per_window": 100_000,
}


def settings(database: str, **more: Any) -> Settings:
    """Settings under which a test need not wait."""
    return replace(Settings(database=database), **{**QUICK, **more})


class _Server(uvicorn.Server):
    """Says in which loop it runs."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Running:
    """A real server on a real port, in a thread."""

    def __init__(self, wanted: Settings) -> None:
        config = configuration(wanted, Address(port=0))
        self.app: Any = config.app
        self.server = _Server(config)
        self._thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> Running:
        """Wait until it answers."""
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < deadline, "the server does not begin"
            assert self._thread.is_alive(), "the server could not begin"
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        """Stop it."""
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not end"

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.server.loop).result(PATIENCE)

    def client(self) -> httpx.Client:
        """A new device."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE)
