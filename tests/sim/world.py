"""A simulated world for one process: its clock, its dice, its disk, its thinkers, its post."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

import msgspec

from spielwerk.server.bots.tasks import AnyTask
from spielwerk.server.bots.worker_process import answer
from spielwerk.server.bots.workers import BotFailed, BotSlow, Thinkers
from spielwerk.server.notices.post import DeviceGone
from spielwerk.server.settings import Settings
from spielwerk.server.store.database import Database
from spielwerk.server.store.rows import Device, Keys
from spielwerk.server.world import World
from tests.sim.disk import Alone, Disk, Hub, Shared
from tests.sim.loop import Loop

EPOCH = 1_900_000_000.0  # what the clocks show at first
read_task = msgspec.json.Decoder(AnyTask).decode


@dataclass(slots=True)
class Post:
    """The post office: what was sent, to whom, when; and whether it is open."""

    closed: bool = False
    mails: list[tuple[float, str, str]] = field(default_factory=list)
    pushes: list[tuple[float, str, str]] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)  # devices that their push services forgot
    refused: int = 0


@dataclass(slots=True)
class Mind:
    """How well the bots think now."""

    fail: float = 0.0
    slow: float = 0.0


class Inline:
    """Bots think in virtual time; what they are told and say still goes over the wire as text."""

    def __init__(self, loop: Loop, rng: random.Random, mind: Mind) -> None:
        self._loop, self._rng, self._mind = loop, rng, mind

    async def think(self, task: AnyTask, limit: float) -> Any:
        if self._rng.random() < self._mind.slow:
            await asyncio.sleep(limit)
            raise BotSlow(f"no answer in {limit:g} s")
        await asyncio.sleep(self._rng.uniform(0.01, 0.6))
        if self._rng.random() < self._mind.fail:
            raise BotFailed("its process died")
        try:
            return answer(read_task(msgspec.json.encode(task)))
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from None

    async def close(self) -> None:
        """Nothing goes on."""


class SimWorld(World):
    """Everything from one seed."""

    def __init__(
        self,
        loop: Loop,
        rng: random.Random,
        disk: Disk,
        hub: Hub | None,
        post: Post,
        mind: Mind,
        skew: float = 0.0,
    ) -> None:
        self.loop, self.disk, self.hub, self.post, self.mind = loop, disk, hub, post, mind
        self.skew = skew
        super().__init__(rng)

    def now(self) -> float:
        return EPOCH + self.loop.time() + self.skew

    def monotonic(self) -> float:
        return self.loop.time()

    def database(self, settings: Settings) -> Database:
        if self.hub is None:
            return Alone(self.disk, self.loop)
        return Shared(self.disk, self.hub, self.loop)

    def thinkers(self, settings: Settings) -> Thinkers:
        return Inline(self.loop, random.Random(self.chance.random()), self.mind)

    async def mail(self, server: str, message: EmailMessage) -> None:
        await asyncio.sleep(0.05)
        if self.post.closed:
            self.post.refused += 1
            raise OSError("no mail server")
        self.post.mails.append((self.loop.time(), str(message["To"]), message.get_content()))

    async def webhook(self, url: str, body: bytes) -> None:
        await asyncio.sleep(0.05)
        if self.post.closed:
            self.post.refused += 1
            raise OSError("nobody there")
        self.post.mails.append((self.loop.time(), url, body.decode()))

    def push_keys(self) -> Keys:
        return Keys("simulated", "simulated")

    async def push(
        self, device: Device, keys: Keys, body: bytes, topic: str, contact: str, keep: int
    ) -> None:
        await asyncio.sleep(0.05)
        if self.post.closed:
            self.post.refused += 1
            raise OSError("no push service")
        if device.device in self.post.gone:
            raise DeviceGone
        self.post.pushes.append((self.loop.time(), device.endpoint, body.decode()))
