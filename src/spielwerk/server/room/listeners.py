"""Those who are pushed frames: sockets and event streams."""

from __future__ import annotations

import asyncio

from spielwerk.server.room.tokens import Access

AT_MOST = 64  # frames that wait; who is slower than that is cut off and comes back


class Listener:
    """One page or bot that listens to a room, as one seat or as a spectator."""

    __slots__ = ("access", "closed", "queue", "seat")

    def __init__(self, access: Access, seat: int | None) -> None:
        self.access = access
        self.seat = seat
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(AT_MOST + 2)
        self.closed = 0  # the code it is closed with

    def push(self, frame: bytes) -> None:
        """Send a frame soon."""
        if self.closed:
            return
        if self.queue.qsize() >= AT_MOST:
            self.close(4408)
            return
        self.queue.put_nowait(frame)

    def close(self, code: int, last: bytes | None = None) -> None:
        """Send what waits, then end."""
        if self.closed:
            return
        self.closed = code
        if last is not None:
            self.queue.put_nowait(last)
        self.queue.put_nowait(None)
