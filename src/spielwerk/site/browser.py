"""The end of the bridge that a Web Worker holds; loaded only inside a browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from spielwerk.site.bridge import Bridge, Line
from spielwerk.site.pace import Pace, probe
from spielwerk.site.world import SiteWorld, Think


class BrowserKeep:
    """What the worker's script keeps in IndexedDB; its functions give promises."""

    def __init__(self, script: Any, to_js: Callable[..., Any]) -> None:
        self._script = script
        self._to_js = to_js

    async def read(self) -> bytes:
        found = await self._script.read()
        return bytes(found.to_bytes())

    async def write(self, size: int, blocks: Mapping[int, bytes]) -> None:
        await self._script.write(
            size, self._to_js(list(blocks)), self._to_js(list(blocks.values()))
        )

    async def read_jar(self) -> str:
        return str(await self._script.readJar())

    async def write_jar(self, said: str) -> None:
        await self._script.writeJar(said)


class Door:
    """What the worker's script calls: plain values in, plain values out."""

    def __init__(self, script: Any, apart: Think, to_js: Callable[..., Any]) -> None:
        self._to_js = to_js
        keep = BrowserKeep(script, to_js)
        self._world = SiteWorld(keep, Pace(), apart)
        self._bridge = Bridge(self._world, keep)

    async def open(self) -> str:
        """Begin; what the page is told of this device."""
        await self._bridge.open()
        self._world.pace = probe()  # by now the browser has made the machine code fast
        return msgspec.json.encode(self._world.pace.told()).decode()

    async def ask(self, method: str, address: str, kind: str, body: str) -> Any:
        """Status, type and body of an answer."""
        reply = await self._bridge.ask(method, address, kind, body.encode())
        told = [reply.status, reply.headers.get("content-type", ""), reply.body]
        return self._to_js(told)

    def line(self, address: str, said: Any, closed: Any) -> Line:
        """A push line."""
        return self._bridge.line(address, said, closed)


async def open_door(script: Any, apart: Think) -> Any:
    """The one function that the worker's script calls first: the door, and what it says."""
    from pyodide.ffi import to_js  # type: ignore[import-not-found]

    door = Door(script, apart, to_js)
    return to_js([door, await door.open()])
