"""The network between people and processes: late, lost, doubled, cut half-way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.inside import scope

if TYPE_CHECKING:
    from tests.sim.process import Process

ADDRESS = "192.0.2.1"  # everybody's
TIMEOUT = 12.0  # seconds that a page waits for an answer


class Lost(Exception):
    """No answer came."""


@dataclass(slots=True)
class NetFaults:
    """How likely what goes wrong, now."""

    lose_requests: float = 0.0
    lose_answers: float = 0.0
    double: float = 0.0
    slow: float = 0.0
    stuck: bool = False  # readers take nothing from their sockets


class Connection:
    """A line that is cut when its process dies."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.open = True
        process.connections[self] = None

    def cut(self) -> None:
        """The process is gone, or the line."""
        self.open = False
        self.process.connections.pop(self, None)


class Exchange(Connection):
    """One request and its answer."""

    def __init__(
        self,
        process: Process,
        request: dict[str, Any],
        body: bytes,
        done: Callable[[int, bytes], None],
        lost: Callable[[], None],
    ) -> None:
        super().__init__(process)
        self._body: bytes | None = body
        self._status = 0
        self._parts: list[bytes] = []
        self._done, self._lost = done, lost
        self._gone: asyncio.Future[None] = process.loop.create_future()
        self._request = request
        process.loop.do(process.app(request, self._receive, self._send), name="request")

    def cut(self) -> None:
        if self.open:
            super().cut()
            self._lost()
            if not self._gone.done() and not self.process.loop.dead:
                self._gone.set_result(None)

    async def _receive(self) -> dict[str, Any]:
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body}
        await self._gone
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            return
        self._parts.append(message.get("body", b""))
        if not message.get("more_body"):
            body = b"".join(self._parts)
            self.process.sim.witness.answered(self._request, self._status, body)
            if self.open:
                super().cut()
                self._done(self._status, body)
            if not self._gone.done():
                self._gone.set_result(None)


class SocketLine(Connection):
    """A page's socket, seen from the server."""

    def __init__(
        self,
        process: Process,
        request: dict[str, Any],
        frame: Callable[[SocketLine, str], None],
        closed: Callable[[SocketLine, int], None],
    ) -> None:
        super().__init__(process)
        self._request = request
        self._frame, self._closed = frame, closed
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._last = self._heard = 0.0  # when the last word reached the page, and the server
        process.loop.do(process.app(request, self._inbox.get, self._send), name="socket")

    def say(self, text: str) -> None:
        """The page says something."""
        if self.open and not self.process.loop.dead:
            self._arrive(self.process.sim.delay(), {"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """Gone without a word: the page sees it at once, the server a little later."""
        if self.open:
            super().cut()
            self._closed(self, 1006)
            if not self.process.loop.dead:
                gone = {"type": "websocket.disconnect", "code": 1006}
                self._arrive(min(2.0, self.process.sim.delay() * 20), gone)

    def _arrive(self, delay: float, what: dict[str, Any]) -> None:
        """At the server, in order."""
        now = self.process.sim.universe.time
        self._heard = max(self._heard + 1e-6, now + delay)
        self.process.loop.call_later(self._heard - now, self._inbox.put_nowait, what)

    async def _send(self, message: Any) -> None:
        sim = self.process.sim
        if message["type"] == "websocket.accept":
            return
        while self.open and sim.net.stuck:
            await asyncio.sleep(0.1)
        if message["type"] == "websocket.close":
            if self.open:
                super().cut()
                self._later(self._closed, message.get("code", 1000))
                self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            return
        sim.witness.pushed(self._request, message["text"])
        if not self.open:
            raise OSError("the page is gone")
        self._later(self._frame, message["text"])

    def _later(self, callback: Callable[[SocketLine, Any], None], what: Any) -> None:
        """At the page, in order."""
        sim = self.process.sim
        self._last = max(self._last + 1e-6, sim.universe.time + sim.delay())
        sim.people.call_at(self._last, callback, self, what)


def request(
    process: Process,
    rng: random.Random,
    method: str,
    path: str,
    bearer: str,
    body: Any,
    query: dict[str, Any],
) -> asyncio.Future[tuple[int, Any]]:
    """Send something from a page: the status and the answer, or `Lost`."""
    sim, net = process.sim, process.sim.net
    answer: asyncio.Future[tuple[int, Any]] = sim.people.create_future()
    wanted = {**scope("http", path, bearer, query, ADDRESS), "method": method}
    written = msgspec.json.encode(body) if body is not None else b""
    lose = rng.random() < net.lose_requests
    lose_answer = rng.random() < net.lose_answers
    copies = 1 + (rng.random() < net.double)

    def fail() -> None:
        if not answer.done():
            answer.set_exception(Lost())

    def take(status: int, found: bytes) -> None:
        if not answer.done():
            answer.set_result((status, msgspec.json.decode(found) if found else None))

    def done(status: int, found: bytes) -> None:
        if not lose_answer:
            sim.people.call_later(sim.delay(), take, status, found)

    def lost() -> None:
        sim.people.call_later(sim.delay(), fail)

    def arrive() -> None:
        if process.up:
            Exchange(process, dict(wanted), written, done, lost)
        else:
            lost()

    for _ in range(copies):
        if not lose:
            sim.people.call_later(sim.delay(), arrive)
    sim.people.call_later(TIMEOUT + float(query.get("wait", 0)), fail)
    return answer
