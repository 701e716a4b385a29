"""Can moves be kept? What a watchdog asks, found out by writing."""

from __future__ import annotations

import asyncio

from spielwerk.server.store.store import Store
from spielwerk.server.world import World

LEAST_SPACE = 4 << 20  # bytes: with less the next moves may not fit
RECENT = 30.0  # seconds for which a change that could not be written counts
FRESH = 1.0  # seconds for which an answer is good: nobody wears out the disk by asking
LONGEST = 5.0  # seconds that a write may take


class Health:
    """Looks at most once a second, however many ask."""

    def __init__(self, store: Store, world: World) -> None:
        self._store = store
        self._world = world
        self._lock = asyncio.Lock()
        self._looked = float("-inf")
        self._found = ""

    async def trouble(self) -> str:
        """What is wrong, in a sentence; empty if all is well."""
        async with self._lock:
            now = self._world.monotonic()
            if now - self._looked >= FRESH:
                self._found = await self._look(now)
                self._looked = now
            return self._found

    async def _look(self, now: float) -> str:
        space = self._store.database.space()
        if space is not None and space < LEAST_SPACE:
            return f"The disk of the database is full ({space // 1024} kB left)."
        try:
            await asyncio.wait_for(self._store.beat(self._world.now()), LONGEST)
        except Exception as error:
            return f"The database can't be written to ({type(error).__name__})."
        failed = self._store.failed
        if failed is not None and now - failed[0] < RECENT:
            return f"Some changes could not be written ({failed[1]})."
        return ""
