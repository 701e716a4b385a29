"""The server's parts, put together and opened in order."""

from __future__ import annotations

import logging
import os
from typing import Any

import spielwerk
from spielwerk import GAMES, bots
from spielwerk.server.bots.driver import BotDriver
from spielwerk.server.clock import Clock
from spielwerk.server.health import Health
from spielwerk.server.http.limits import Limits
from spielwerk.server.metrics import Metrics
from spielwerk.server.notices.notices import Notices
from spielwerk.server.person.keys import Keys
from spielwerk.server.room.change import Change
from spielwerk.server.room.room import Room
from spielwerk.server.room.rooms import Rooms
from spielwerk.server.settings import Settings
from spielwerk.server.store.store import Store
from spielwerk.server.tournament.tournaments import Tournaments
from spielwerk.server.workshop import Workshop
from spielwerk.server.world import World

log = logging.getLogger(__name__)


class Services:
    """Everything that one server process consists of; it lives in one world."""

    def __init__(self, settings: Settings, world: World) -> None:
        for game in GAMES:  # a game or bot that can't be loaded is found out now
            spielwerk.game(game)
            bots.names(game)
        self._open = False
        self.settings = settings
        self.metrics = Metrics()
        self.world = world
        self.limits = Limits(world)
        self.store = Store(world.database(settings), process=world.name(6))
        self.health = Health(self.store, world)
        self.rooms = Rooms(self.store, settings, world)
        self.bots = BotDriver(self.rooms, settings, self.metrics, world)
        self.clock = Clock(self.rooms, self.bots, settings, world)
        self.notices = Notices(self.rooms, settings, world)
        self.tournaments = Tournaments(self.rooms, self.bots, settings, world)
        self.workshop = Workshop(self.store, settings, world)
        self.keys = Keys(self.store, self.rooms, settings, world)
        self.rooms.on_change(self._changed)

    async def open(self) -> None:
        """The database first: everybody else reads it. Once is enough."""
        if self._open:
            return
        await self.store.open()
        self._open = True
        await self.store.listen(self._heard, self._missed_some)
        await self.clock.open()
        await self.notices.open()
        await self.tournaments.open()
        log.info(
            "Spielwerk %s serves, process %d, database %s",
            spielwerk.__version__,
            os.getpid(),
            self.store.database.name,
        )

    async def close(self) -> None:
        """End; everything worth keeping is on disk already."""
        await self.clock.close()
        await self.tournaments.close()
        await self.bots.close()
        await self.notices.close()
        await self.workshop.close()
        await self.rooms.close()
        await self.store.close()
        log.info("Spielwerk has stopped, process %d", os.getpid())

    def _heard(self, said: dict[str, Any]) -> None:
        """What another process tells."""
        if "tournament" in said:
            self.tournaments.heard(str(said["tournament"]))
        else:
            self.rooms.heard(said)

    def _missed_some(self) -> None:
        """The line to the other processes was cut."""
        self.rooms.missed_some()
        self.tournaments.missed_some()

    def _changed(self, room: Room, change: Change) -> None:
        self.metrics.moves.inc(len(change.acts))
        self.bots.wake(room)
