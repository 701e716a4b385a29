"""All rooms of this process: those in use are in memory, the others on disk only."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from spielwerk.server.room.change import Change
from spielwerk.server.room.kept import KeptGames
from spielwerk.server.room.room import Room, Written
from spielwerk.server.settings import Settings
from spielwerk.server.store.store import Store
from spielwerk.server.world import World

log = logging.getLogger(__name__)


class Rooms:
    """Rooms by their id, the least recently used first."""

    def __init__(self, store: Store, settings: Settings, world: World) -> None:
        self.store = store
        self.kept = KeptGames(store)
        self.world = world
        self._settings = settings
        self._live: OrderedDict[str, Room] = OrderedDict()
        self._written: Written = {}
        self._hooks: list[Callable[[Room, Change], None]] = []
        self._tasks: dict[asyncio.Task[None], None] = {}

    def on_change(self, hook: Callable[[Room, Change], None]) -> None:
        """Call this after every change that this process has made."""
        self._hooks.append(hook)

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._live)

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Room]:
        """The room of that id, kept in memory meanwhile; `not-found` if there is none."""
        room = self._live.get(id)
        if room is None:
            room = self._live[id] = Room(
                id,
                self.store,
                self._settings.packs,
                self.kept,
                self._settings.bot_grace,
                self.world,
                self._changed,
                self._written,
            )
        self._live.move_to_end(id)
        room.users += 1
        try:
            try:
                if not room.is_fresh:
                    async with room.at_rest():
                        pass
            except BaseException:
                if room.data is None and room.users == 1:
                    self._live.pop(id, None)
                raise
            yield room
        finally:
            room.users -= 1
            room.used = self.world.monotonic()
            if len(self._live) > self._settings.rooms_in_memory:
                self.tidy()

    def looks(self, id: str, seat: int) -> bool:
        """Whether somebody looks at the table from this seat, here or at another process."""
        room = self._live.get(id)
        return room is not None and seat in room.listeners.everywhere()[0]

    def _changed(self, room: Room, change: Change) -> None:
        for hook in self._hooks:
            hook(room, change)

    def tidy(self) -> None:
        """Let rooms leave memory that nobody uses: the idle ones, and the oldest if too many."""
        too_many = len(self._live) - self._settings.rooms_in_memory
        idle = self.world.monotonic() - self._settings.idle_seconds
        for id, room in list(self._live.items()):
            if room.users or room.listeners or room.lock.locked():
                continue
            if too_many > 0 or room.used < idle:
                del self._live[id]
                too_many -= 1

    # What other processes say

    def heard(self, said: dict[str, object]) -> None:
        """Another process changed a room, says who is there, or that a device may no longer."""
        if "device" in said and said.get("by") != self.store.process:
            self.send_away(str(said["device"]))
        room = self._live.get(str(said.get("room")))
        if room is None or said.get("by") == self.store.process:
            return
        if "rev" in said:
            self._soon(room.heard_of(int(str(said["rev"]))))
        if "here" in said:
            here, watching = said["here"], said.get("watching")
            assert isinstance(here, list)
            room.listeners.say_elsewhere(str(said["by"]), here, int(str(watching)))
            if room.data is not None:
                room.tell_presence()

    def send_away(self, device: str) -> None:
        """End the lines that were opened with a device's key: it comes back with what it has."""
        for room in self._live.values():
            for listener in list(room.listeners):
                if listener.access.device == device:
                    listener.close(1012)

    def missed_some(self) -> None:
        """The line to the other processes was cut: look after every room that is listened to."""
        for room in self._live.values():
            if room.listeners:
                self._soon(_look_after(room))

    async def follow(self) -> None:
        """What others have told may be lost without a sign: compare what is listened to here.

        A write that failed may have reached the disk all the same: then nobody else tells of it.
        """
        if not self.store.shared:
            for room in self._live.values():
                if room.listeners and not room.is_fresh:
                    self._soon(_look_after(room))
            return
        here = [room.id for room in self._live.values() if room.listeners]
        for id, rev in (await self.store.revs(here)).items():
            behind = self._live.get(id)
            if behind is not None and behind.data is not None and rev > behind.data.rev:
                self._soon(behind.heard_of(rev))

    def tell_who_is_here(self, room: Room) -> None:
        """Tell the other processes who listens to a room here."""
        if not self.store.shared:
            return
        here, watching = room.listeners.here()
        self._soon(self.store.announce({"room": room.id, "here": here, "watching": watching}))

    def repeat_who_is_here(self) -> None:
        """Say it again, for its word counts only for a while."""
        for room in self._live.values():
            if room.listeners:
                self.tell_who_is_here(room)

    def _soon(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(_quietly(work))
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)

    async def close(self) -> None:
        """End all sockets: the server stops."""
        for room in self._live.values():
            for listener in list(room.listeners):
                listener.close(1012)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.kept.close()


async def _look_after(room: Room) -> None:
    async with room.at_rest():
        pass


async def _quietly(work: Awaitable[None]) -> None:
    with contextlib.suppress(asyncio.CancelledError):
        try:
            await work
        except Exception:
            log.exception("a room could not follow")
