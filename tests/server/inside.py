"""A server inside the test's own event loop, so that a test can look at it between two requests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode

from starlette.applications import Starlette

from spielwerk.server.http.app import create_app
from spielwerk.server.settings import Settings
from tests.server.running import PATIENCE


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Starlette]:
    """The application, from its start to its end."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        yield app


def scope(
    kind: str, path: str, bearer: str, query: dict[str, Any], client: str = "127.0.0.1"
) -> dict[str, Any]:
    """A request as an ASGI server hands it in."""
    headers = [(b"host", b"inside"), (b"content-type", b"application/json")]
    if bearer:
        headers.append((b"authorization", f"Bearer {bearer}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "server": ("inside", 80),
        "client": (client, 1),
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": urlencode(query).encode(),
        "headers": headers,
        "subprotocols": [],
    }


async def ask(
    app: Starlette, method: str, path: str, bearer: str = "", body: Any = None, /, **query: Any
) -> tuple[int, Any]:
    """One request: the status and what the answer says."""
    sent = [{"type": "http.request", "body": json.dumps(body).encode() if body else b""}]
    status, parts = 0, []
    never: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    async def receive() -> dict[str, Any]:
        return sent.pop() if sent else await never

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    asked = {**scope("http", path, bearer, query), "method": method}
    await asyncio.wait_for(app(asked, receive, send), PATIENCE)
    assert status < 500, b"".join(parts)
    return status, json.loads(b"".join(parts))


async def read_stream(
    app: Starlette, path: str, bearer: str, lines: int, /, **query: Any
) -> list[Any]:
    """The first lines of an event stream, which then is hung up."""
    found: list[Any] = []
    enough = asyncio.Event()

    async def receive() -> dict[str, Any]:
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        found.extend(json.loads(line) for line in message.get("body", b"").splitlines())
        if len(found) >= lines:
            enough.set()

    asked = {**scope("http", path, bearer, query), "method": "GET"}
    await asyncio.wait_for(app(asked, receive, send), PATIENCE)
    return found[:lines]


class Socket:
    """A page's socket; `frames` gives all that was pushed since it was last asked."""

    def __init__(self, app: Starlette, path: str, bearer: str, /, **query: Any) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        asked = scope("websocket", path, bearer, query)
        self._task = asyncio.create_task(app(asked, self._in.get, self._out.put))

    async def frames(self) -> list[Any]:
        """Everything up to the answer to a ping: what was pushed before the ping came before it."""
        self._in.put_nowait({"type": "websocket.receive", "text": '{"type": "ping"}'})
        found: list[Any] = []
        while True:
            message = await asyncio.wait_for(self._out.get(), PATIENCE)
            assert message["type"] != "websocket.close", message
            if message["type"] == "websocket.accept":
                continue
            frame = json.loads(message["text"])
            if frame["type"] == "pong":
                return found
            found.append(frame)

    async def close(self) -> None:
        """Hang up."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)
