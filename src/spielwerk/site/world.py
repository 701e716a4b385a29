"""The world of a server that lives in a browser."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Any

import msgspec

from spielwerk.bots.levels import BUDGETS, LEVELS
from spielwerk.server.bots.names import RANDOM, RULE_OF_THUMB
from spielwerk.server.bots.tasks import AnyTask, Choose, Ready, Reply
from spielwerk.server.bots.workers import Bench, BotFailed, Thinkers
from spielwerk.server.settings import Settings
from spielwerk.server.store.database import Database
from spielwerk.server.store.rows import Keys
from spielwerk.server.world import World
from spielwerk.site.pace import Pace
from spielwerk.site.pages import Keep, Pages
from spielwerk.site.thinker import Order, think
from spielwerk.workshop.process import replied

log = logging.getLogger(__name__)
QUICK = (RANDOM, RULE_OF_THUMB, *(level for level in LEVELS if level not in BUDGETS))
Think = Callable[[str], Awaitable[str]]
"""Somebody apart who is told an order and answers with a reply."""


class Bots:
    """Quick bots think where the games run; whoever takes long does so apart, if that is possible.

    The page goes on in any case. But while a search runs here, nothing else is answered.
    """

    def __init__(self, pace: Callable[[], Pace], apart: Think | None) -> None:
        self._pace = pace
        self._apart = apart
        self._sent: set[str] = set()  # folders that are known there

    async def think(self, task: AnyTask, limit: float) -> Any:
        """What the bot says; the same words go in and out as between processes."""
        await asyncio.sleep(0)  # what waits to be sent is sent first
        quick = isinstance(task, Choose) and task.bot in QUICK
        task = self._pace().paced(task)
        said = await self._elsewhere(task) if self._apart and not quick else None
        if said is None:
            said = think(msgspec.json.encode(Order(task)).decode())
        reply = msgspec.json.decode(said, type=Reply)
        if reply.error:
            raise BotFailed(reply.error)
        return reply.answer

    async def _elsewhere(self, task: AnyTask) -> str | None:
        """None: nobody is there, and never will be."""
        assert self._apart is not None
        named = () if isinstance(task, Ready) else (task.pack, task.data)
        folders = [folder for folder in named if folder and folder not in self._sent]
        order = msgspec.json.encode(Order.of(task, folders)).decode()
        try:
            said = await self._apart(order)
        except Exception:
            log.warning("bots think where the games run", exc_info=True)
            self._apart = None
            return None
        self._sent.update(folders)
        return str(said)

    async def close(self) -> None:
        """Nothing goes on."""


class InlineBench:
    """Packs are looked at in the same way."""

    async def ask(self, task: msgspec.Struct, limit: float) -> Any:
        """How a pack looks, as the process of a server says it."""
        await asyncio.sleep(0)
        said = msgspec.json.decode(replied(msgspec.json.encode(task)), type=Reply)
        if said.error:
            raise BotFailed(said.error)
        return said.answer

    async def kill(self) -> None:
        """Nothing goes on."""


class SiteWorld(World):
    """One device, nobody else."""

    def __init__(self, keep: Keep, pace: Pace, apart: Think | None = None) -> None:
        super().__init__()
        self._keep = keep
        self.pace = pace  # may be measured better later
        self._apart = apart

    def monotonic(self) -> float:
        return time.monotonic()

    def database(self, settings: Settings) -> Database:
        return Pages(self._keep)

    def thinkers(self, settings: Settings) -> Thinkers:
        return Bots(lambda: self.pace, self._apart)

    def bench(self, command: tuple[str, ...]) -> Bench:
        return InlineBench()

    def push_keys(self) -> Keys:
        return Keys("", "")  # nobody is far away who could be called

    async def mail(self, server: str, message: EmailMessage) -> None:
        raise OSError("a page sends no mail")

    async def webhook(self, url: str, body: bytes) -> None:
        raise OSError("a page posts nothing")
