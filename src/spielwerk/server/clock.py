"""What happens by itself: clocks run out, lost bots are found, idle rooms leave memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from spielwerk.server.bots.driver import BotDriver
from spielwerk.server.bots.names import default_bot
from spielwerk.server.problems import UNPLAYABLE, Problem
from spielwerk.server.room import seats
from spielwerk.server.room.rooms import Rooms
from spielwerk.server.settings import Settings
from spielwerk.server.world import World

log = logging.getLogger(__name__)
DAY = 86_400.0
SELDOM = 30  # every so many ticks


class Clock:
    """One task a process. Several processes may look at the same room: the store decides."""

    def __init__(self, rooms: Rooms, bots: BotDriver, settings: Settings, world: World) -> None:
        self._rooms = rooms
        self._bots = bots
        self._settings = settings
        self._world = world
        self._task: asyncio.Task[None] | None = None
        self._unplayable: set[str] = set()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="clock")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        if not self._rooms.store.shared:
            await self._wake_all()
        ticks = 0
        while True:
            await asyncio.sleep(self._settings.tick)
            ticks += 1
            try:
                for id in await self._rooms.store.due(self._world.now()):
                    await self.look_after(id)
                if ticks % SELDOM == 0:
                    await self._seldom()
            except Exception:
                log.exception("the clock stumbled")

    async def _wake_all(self) -> None:
        """Bots that were thinking when the only process stopped go on at once."""
        try:
            for id in await self._rooms.store.due(self._world.now() + 3600, limit=100_000):
                await self.look_after(id, bots_only=True)
        except Exception:
            log.exception("the bots could not be woken")

    async def _seldom(self) -> None:
        self._rooms.tidy()
        self._rooms.repeat_who_is_here()
        now = self._world.now()
        gone = await self._rooms.store.forget(
            now - self._settings.keep_lobby_days * DAY, now - self._settings.keep_days * DAY
        )
        if gone:
            log.info("forgot %d rooms", gone)

    async def look_after(self, id: str, *, bots_only: bool = False) -> None:
        """Let the asked bot move, or one take over whose clock has run out."""
        if id in self._unplayable:
            return
        try:
            async with self._rooms.use(id) as room:
                room.must_be_playable()
                data = room.data
                if data.asked is None:
                    return
                if data.seats[data.asked].bot is not None:
                    self._bots.wake(room)
                elif not bots_only and data.due is not None and data.due <= self._world.now():
                    bot = default_bot(data.game, self._settings.default_bot)
                    await room.change(seats.put_bot, data.asked, bot, "room-clock")
        except Problem as problem:
            log.warning("the clock could not look after a room: %s", problem, extra={"room": id})
            if problem.code in UNPLAYABLE:  # left as it is
                self._unplayable.add(id)
            elif problem.code != "store":
                await self._rooms.store.let_rest(id)
