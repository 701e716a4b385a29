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
FOLLOW = 5  # ticks after which pages are compared with what other processes have written
AT_ONCE = 100  # rooms that are looked after in one tick
PATIENCE, LONGEST = 1.0, 300.0  # seconds before a room in which something failed is tried again
SLACK = 60.0  # seconds by which a bot's time may lie further ahead than it should


class Clock:
    """One task a process. Several processes may look at the same room: the store decides."""

    def __init__(self, rooms: Rooms, bots: BotDriver, settings: Settings, world: World) -> None:
        self._rooms = rooms
        self._bots = bots
        self._settings = settings
        self._world = world
        self._task: asyncio.Task[None] | None = None
        # Rooms that could not be looked after: how long to wait after the next failure, until when.
        self._waiting: dict[str, tuple[float, float]] = {}

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="clock")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        ticks, woken = 0, False
        while True:
            try:
                if not woken or ticks % SELDOM == 0:
                    await self._find_bots(all_of_them=not woken and not self._rooms.store.shared)
                    woken = True
                # Those that wait for their next try are due, too, and must not hide the others.
                limit = AT_ONCE + len(self._waiting)
                for id in await self._rooms.store.due(self._world.now(), limit):
                    await self.look_after(id)
                if ticks % FOLLOW == 0:
                    await self._rooms.follow()
                if ticks % SELDOM == 0:
                    await self._seldom()
            except Exception:
                log.exception("the clock stumbled")
            await asyncio.sleep(self._settings.tick)
            ticks += 1

    async def _find_bots(self, *, all_of_them: bool) -> None:
        """Look at the rooms themselves which bots are asked and silent for too long.

        After a start without other processes nobody else can be thinking: all of them go on at
        once. What `due` says is not believed where it can't be: lost, or far in the future.
        """
        now = self._world.now()
        for room in await self._rooms.store.asked():
            if room.bot is None:
                continue
            latest = now + room.pause + self._settings.bot_grace + SLACK
            if all_of_them or room.due is None or not now < room.due <= latest:
                await self.look_after(room.id)

    async def _seldom(self) -> None:
        self._rooms.tidy()
        self._rooms.repeat_who_is_here()
        now = self._world.now()
        gone = await self._rooms.store.forget(
            now - self._settings.keep_lobby_days * DAY, now - self._settings.keep_days * DAY
        )
        cleared = await self._rooms.store.clear(now - DAY)
        if gone or cleared:
            log.info("forgot %d rooms and the files of %d packs", gone, cleared)

    async def look_after(self, id: str) -> None:
        """Let the asked bot move, or one take over whose clock has run out.

        A room in which that fails is left in peace for a while, and for longer each time; nothing
        is written down about it, so it can't be forgotten.
        """
        wait, again = self._waiting.get(id, (PATIENCE, 0.0))
        if self._world.monotonic() < again:
            return
        try:
            async with self._rooms.use(id) as room:
                data = room.data
                if data.asked is None:
                    return
                await room.look()
                room.must_go_on()
                if data.seats[data.asked].bot is not None:
                    self._bots.wake(room)
                elif data.due is not None and data.due <= self._world.now():
                    bot = default_bot(data.game, self._settings.default_bot)
                    await room.change(seats.put_bot, data.asked, bot, "room-clock")
        except Exception as error:
            known = isinstance(error, Problem)
            log.warning(
                "the clock could not look after a room: %s",
                error,
                exc_info=not known,
                extra={"room": id},
            )
            if isinstance(error, Problem) and error.code in UNPLAYABLE:
                wait = LONGEST
            self._waiting[id] = min(2 * wait, LONGEST), self._world.monotonic() + wait
        else:
            self._waiting.pop(id, None)
