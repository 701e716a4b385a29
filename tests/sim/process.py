"""One server process in the simulated world; it may be killed and started again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from starlette.applications import Starlette

from spielwerk.server.http.app import create_app
from spielwerk.server.services import Services
from spielwerk.server.settings import Settings
from tests.sim.loop import Loop, new_loop
from tests.sim.network import Connection
from tests.sim.world import SimWorld

if TYPE_CHECKING:
    from tests.sim.run import Sim

SETTINGS = Settings(
    database="sim",
    public_url="https://sim.example",
    default_bot="thumb",
    bot_grace=12.0,
    tick=3.0,
    webhooks=True,
    notice_delay=2.0,
    notice_gap=4.0,
    rooms_per_minute=10_000,
    claims_per_minute=10_000,
    posts_per_window=10_000,
    messages_per_window=10_000,
)


class Process:
    """Its memory is lost when it dies; its disk is not its own."""

    def __init__(self, sim: Sim, number: int) -> None:
        self.sim = sim
        self.number = number
        self.lives = 0
        self.up = False
        self.skew = 0.0
        self.connections: dict[Connection, None] = {}
        self.graves: list[Loop] = []
        self.loop = new_loop(sim.universe, f"process {number}")
        self.app: Starlette
        self.services: Services
        self.world: SimWorld

    def start(self) -> None:
        """Begin a life."""
        self.lives += 1
        name = f"process {self.number}, life {self.lives}"
        self.loop = loop = new_loop(self.sim.universe, name)
        rng = random.Random(f"{name} of seed {self.sim.plan.seed}")
        sim = self.sim
        self.world = SimWorld(loop, rng, sim.disk, sim.hub, sim.post, sim.mind, self.skew)
        self.app = create_app(SETTINGS, self.world)
        self.services = self.app.state.services
        loop.do(self._open(), name="start")

    async def _open(self) -> None:
        await self.services.open()
        self.up = True
        self.sim.note(f"{self.loop.name} is up")

    def kill(self) -> None:
        """kill -9: between two awaits, nothing more of it ever runs."""
        if self.loop.dead:
            return
        self.loop.dead = True
        self.up = False
        self.loop.fuse = None
        self.graves.append(self.loop)
        self.sim.note(f"{self.loop.name} is killed after {self.loop.steps} steps")
        for connection in list(self.connections):
            connection.cut()

    async def stop(self) -> None:
        """An orderly end; what it leaves behind is looked at."""
        self.up = False
        for connection in list(self.connections):
            connection.cut()
        await self.services.close()
