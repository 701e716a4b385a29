"""A server in virtual time: days pass in a moment, and nothing goes wrong."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from spielwerk.server.http.app import create_app
from spielwerk.server.settings import Settings
from tests.server.inside import ask
from tests.sim.disk import Disk
from tests.sim.loop import Universe, new_loop
from tests.sim.world import Mind, Post, SimWorld

T = TypeVar("T")
DAY = 86_400.0
LONG = 60.0  # virtual seconds that an answer may take


class Days:
    """One server, and the people who come by now and then."""

    def __init__(self, seed: int = 1, **more: Any) -> None:
        self.universe = Universe()
        self.loop = new_loop(self.universe, "days")
        self.post = Post()
        disk = Disk(self.universe, random.Random(f"disk {seed}"))
        world = SimWorld(self.loop, random.Random(seed), disk, None, self.post, Mind())
        wanted = {"public_url": "https://days.example", **more}
        self.app = create_app(Settings(database="sim", **wanted), world)
        self.call(self.app.state.services.open())

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something, and wait for it."""
        task = self.loop.do(work)
        self.universe.run(self.universe.time + LONG, task.done)
        result: T = task.result()
        return result

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.universe.run(self.universe.time + seconds)

    def ask(
        self, method: str, path: str, bearer: str = "", body: Any = None, /, **query: Any
    ) -> Any:
        """One request that must succeed."""
        status, said = self.call(ask(self.app, method, path, bearer, body, **query))
        assert status < 300, said
        return said


@contextmanager
def days(**more: Any) -> Iterator[Days]:
    """A server, buried in the end."""
    found = Days(**more)
    try:
        yield found
    finally:
        found.call(found.app.state.services.close())
        found.loop.bury()
