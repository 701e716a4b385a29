"""Requests and lines of a page, handed to the server's own application without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
from msgspec import Struct

from spielwerk.server.http.app import create_app
from spielwerk.server.settings import Settings
from spielwerk.site.pages import Keep
from spielwerk.site.world import SiteWorld

HOST = b"site"
MANY = 1_000_000  # nobody else is here who could take too much
SETTINGS = Settings(
    database="",
    client=Path("/nowhere"),  # the page is there already
    workshop=True,
    people=False,  # there is nobody else, and one device
    keep_days=36_500.0,  # what is one's own is never forgotten
    keep_lobby_days=36_500.0,
    rooms_per_minute=MANY,
    posts_per_window=MANY,
    reads_per_window=MANY,
    messages_per_window=MANY,
    hints_per_minute=MANY,
    reviews_per_minute=MANY,
    grades_per_minute=MANY,
    replays_per_window=MANY,
    workshop_tasks=MANY,
)


class Reply(Struct, frozen=True):
    """What the application answers."""

    status: int
    headers: dict[str, str]
    body: bytes


class Line:
    """A push line of the page."""

    def __init__(self, said: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard.put_nowait({"type": "websocket.connect"})
        self._said = said
        self._closed = closed
        self.task: asyncio.Task[None] | None = None

    def say(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The page ends the line."""
        self._heard.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> dict[str, Any]:
        """What the application hears."""
        return await self._heard.get()

    async def send(self, message: Any) -> None:
        """What the application says."""
        if message["type"] == "websocket.send":
            self._said(message["text"])
        elif message["type"] == "websocket.close":
            self._closed(message.get("code") or 1000)


class Bridge:
    """The application of one device."""

    def __init__(self, world: SiteWorld, keep: Keep) -> None:
        self.app = create_app(SETTINGS, world)
        self._keep = keep
        self._jar: dict[str, dict[str, str]] = {}  # cookies by their path

    async def open(self) -> None:
        """Take up what is kept."""
        said = await self._keep.read_jar()
        self._jar = msgspec.json.decode(said) if said else {}
        await self.app.state.services.open()

    async def close(self) -> None:
        """End; everything is kept already."""
        await self.app.state.services.close()

    async def ask(self, method: str, address: str, kind: str = "", body: bytes = b"") -> Reply:
        """One request."""
        scope = self._scope("http", address)
        scope["method"] = method
        if kind:
            scope["headers"].append((b"content-type", kind.encode()))
        asked = [{"type": "http.request", "body": body, "more_body": False}]
        parts: list[bytes] = []
        start: dict[str, Any] = {}

        async def receive() -> dict[str, Any]:
            if asked:
                return asked.pop()
            await asyncio.get_running_loop().create_future()  # it never hangs up
            raise AssertionError

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                start.update(message)
            else:
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        headers = [(name.decode(), value.decode()) for name, value in start["headers"]]
        await self._hold([value for name, value in headers if name == "set-cookie"])
        return Reply(start["status"], dict(headers), b"".join(parts))

    def line(
        self, address: str, said: Callable[[str], None], closed: Callable[[int], None]
    ) -> Line:
        """Open a push line."""
        line = Line(said, closed)
        serving = self.app(self._scope("websocket", address), line.receive, line.send)
        line.task = asyncio.ensure_future(serving)
        return line

    def _scope(self, kind: str, address: str) -> dict[str, Any]:
        path, _, query = address.partition("?")
        held = {
            name: value
            for place, cookies in self._jar.items()
            if path == place or path.startswith(place.rstrip("/") + "/")
            for name, value in cookies.items()
        }
        headers = [(b"host", HOST)]
        if held:
            cookies = "; ".join(f"{name}={value}" for name, value in held.items())
            headers.append((b"cookie", cookies.encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 0),
            "server": ("site", 80),
            "subprotocols": [],
        }

    async def _hold(self, given: list[str]) -> None:
        """Keep what a browser would keep: a page has no cookies that only a server may see."""
        for one in given:
            for name, morsel in SimpleCookie(one).items():
                self._jar.setdefault(morsel["path"] or "/", {})[name] = morsel.value
        if given:
            await self._keep.write_jar(msgspec.json.encode(self._jar).decode())
