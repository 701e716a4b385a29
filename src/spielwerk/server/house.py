"""The server's parts, put together and opened in order."""

from __future__ import annotations

import secrets

from spielwerk.server.announce import Ear
from spielwerk.server.clock import Clock
from spielwerk.server.crew import Crew
from spielwerk.server.draft import Draft
from spielwerk.server.limits import Limits
from spielwerk.server.metrics import Metrics
from spielwerk.server.notices import Notices
from spielwerk.server.room import Room
from spielwerk.server.rooms import Rooms
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store


class House:
    """Everything that one server process consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits()
        self.store = Store(settings.database, process=secrets.token_hex(4))
        self.rooms = Rooms(self.store, settings)
        self.crew = Crew(self.rooms, settings, self.metrics)
        self.clock = Clock(self.rooms, self.crew, settings)
        self.notices = Notices(self.store, settings)
        self.ear = Ear(self.store, self.rooms.heard, self.rooms.missed_some)
        self.rooms.on_change(self._changed)

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        await self.ear.open()
        await self.clock.open()

    async def close(self) -> None:
        """End; everything worth keeping is on disk already."""
        await self.clock.close()
        await self.crew.close()
        await self.notices.close()
        await self.rooms.close()
        await self.ear.close()
        await self.store.close()

    def _changed(self, room: Room, draft: Draft) -> None:
        self.metrics.moves.inc(len(draft.acts))
        self.crew.wake(room)
        self.notices.room_changed(room, draft)
