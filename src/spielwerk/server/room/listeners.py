"""Those who are pushed frames: sockets and event streams."""

from __future__ import annotations

import asyncio

from spielwerk.server.room.tokens import Access
from spielwerk.server.wire.answers import Push, encode
from spielwerk.server.world import World

PRESENCE = 60.0  # seconds that another process's word about who is there counts
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


class Listeners(dict[Listener, None]):
    """Everybody who listens to a room here, in the order in which they came, and what other
    processes say of those there."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world
        self._elsewhere: dict[str, tuple[float, list[int], int]] = {}

    def push(self, frame: Push) -> None:
        """Send a frame to everybody here."""
        written = encode(frame)
        for listener in self:
            listener.push(written)

    def here(self) -> tuple[list[int], int]:
        """The seats that are looked at by this process, and the number of spectators."""
        seats = sorted({one.seat for one in self if one.seat is not None})
        return seats, sum(one.seat is None for one in self)

    def say_elsewhere(self, process: str, seats: list[int], spectators: int) -> None:
        """Another process says who is there; it has to say so again and again."""
        self._elsewhere[process] = self._world.monotonic(), seats, spectators

    def everywhere(self) -> tuple[frozenset[int], int]:
        """The same for all processes."""
        seats, spectators = self.here()
        online = set(seats)
        oldest = self._world.monotonic() - PRESENCE
        for at, held, watching in self._elsewhere.values():
            if at >= oldest:
                online.update(held)
                spectators += watching
        return frozenset(online), spectators
