"""HTTP connections that must ask for something in time: uvicorn itself waits for ever.

The server behind it is uvicorn's own; only the time between a connection's beginning and a whole
head of a request, or between two requests, is watched here.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from spielwerk.server.settings import Settings


class Quiet(OrderedDict["WatchedProtocol", asyncio.TimerHandle | None]):
    """Connections of one server that wait for nothing, the quietest first."""

    def __init__(self, seconds: float, most: int) -> None:
        super().__init__()
        self.seconds = seconds
        self.most = most

    def add(self, connection: WatchedProtocol, *, half: bool) -> None:
        """It asks for nothing now; one that has half asked has little time."""
        if connection in self:
            return
        clock = None
        if half:
            clock = connection.loop.call_later(self.seconds, connection.hang_up)
        self[connection] = clock
        if len(self) > self.most:
            next(iter(self)).hang_up()

    def drop(self, connection: WatchedProtocol) -> None:
        """It asks for something, or is gone."""
        clock = self.pop(connection, None)
        if clock is not None:
            clock.cancel()


class WatchedProtocol(H11Protocol):
    """A connection that is ended if it keeps a place and asks for nothing."""

    quiet: Quiet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.quiet.add(self, half=True)

    def data_received(self, data: bytes) -> None:
        if self.quiet.get(self) is None:
            self.quiet.drop(self)  # until now it was idle, which it may be for longer
        super().data_received(data)
        if self.transport.get_protocol() is not self or not self._asks_nothing:
            self.quiet.drop(self)
        else:
            self.quiet.add(self, half=True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._asks_nothing:  # or the next request has come already
            rest = self.conn.their_state is not h11.IDLE or bool(self.conn.trailing_data[0])
            self.quiet.add(self, half=rest)

    def connection_lost(self, exc: Exception | None) -> None:
        self.quiet.drop(self)
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """End it at once, without a word: nobody asked."""
        self.quiet.drop(self)
        self.transport.abort()

    @property
    def _asks_nothing(self) -> bool:
        return self.cycle is None or self.cycle.response_complete


def watched(settings: Settings) -> type[Any]:
    """The protocol of one server."""
    quiet = Quiet(settings.request_seconds, settings.half_requests)
    return type("Protocol", (WatchedProtocol,), {"quiet": quiet})
