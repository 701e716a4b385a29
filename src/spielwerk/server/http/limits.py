"""How often somebody may do something."""

from __future__ import annotations

import ipaddress
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from spielwerk.server.problems import Problem
from spielwerk.server.world import World

SWEEP = 10_000  # so many watched keys are looked through for idle ones


class Window:
    """At most `count` times in `seconds`."""

    __slots__ = ("count", "seconds", "times")

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.times: deque[float] = deque()

    def wait(self, now: float) -> float:
        """0, or the seconds to wait if one more would be one too many."""
        times = self.times
        while times and times[0] <= now - self.seconds:
            times.popleft()
        return times[0] + self.seconds - now if len(times) >= self.count else 0.0

    def hit(self, now: float) -> float:
        """Count one; 0, or the seconds to wait if it is one too many."""
        wait = self.wait(now)
        if not wait:
            self.times.append(now)
        return wait


class Limits:
    """Windows for everybody who knocks, forgotten when they are quiet."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._windows: dict[tuple[str, str], Window] = {}
        self._held: dict[tuple[str, str], int] = {}

    def check(self, what: str, who: str, count: int, seconds: float) -> None:
        """Refuse one too many."""
        now = self._world.monotonic()
        window = self._windows.get((what, who))
        if window is None:
            if len(self._windows) >= SWEEP:
                self._sweep(now)
            window = self._windows[what, who] = Window(count, seconds)
        wait = window.hit(now)
        if wait:
            raise _too_many(count, seconds, wait)

    def left(self, what: str, who: str, count: int, seconds: float) -> None:
        """Refuse who has done it too often already; nothing is counted."""
        window = self._windows.get((what, who))
        if window is not None and (wait := window.wait(self._world.monotonic())):
            raise _too_many(count, seconds, wait)

    @contextmanager
    def hold(self, what: str, who: str, count: int) -> Iterator[None]:
        """Hold one of so many places, and give it back."""
        key = what, who
        held = self._held.get(key, 0)
        if held >= count:
            raise Problem("too-many", f"At most {count} at once; close some first.", retry_after=5)
        self._held[key] = held + 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]

    def _sweep(self, now: float) -> None:
        for key, window in list(self._windows.items()):
            if not window.times or window.times[-1] <= now - window.seconds:
                del self._windows[key]


def _too_many(count: int, seconds: float, wait: float) -> Problem:
    said = f"At most {count} in {seconds:g} s; wait {wait:.0f} s."
    return Problem("too-many", said, retry_after=int(wait) + 1)


@lru_cache(maxsize=4096)
def address(host: str | None) -> str:
    """Whom to count: an IPv4 address, or the network of an IPv6 one, which a home has whole."""
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "?"
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
