"""The world of a server that lives in a browser."""

from __future__ import annotations

import asyncio
import time
from email.message import EmailMessage
from typing import Any

import msgspec

from spielwerk.server.bots.tasks import AnyTask, Reply
from spielwerk.server.bots.worker_process import answer
from spielwerk.server.bots.workers import Bench, BotFailed, Thinkers
from spielwerk.server.settings import Settings
from spielwerk.server.store.database import Database
from spielwerk.server.store.rows import Keys
from spielwerk.server.world import World
from spielwerk.site.pace import Pace
from spielwerk.site.pages import Keep, Pages
from spielwerk.workshop.process import replied

read_task = msgspec.json.Decoder(AnyTask).decode


class Inline:
    """Bots think where the server runs: the page itself runs elsewhere and goes on."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace

    async def think(self, task: AnyTask, limit: float) -> Any:
        """What the bot says; the same words go in and out as between processes."""
        await asyncio.sleep(0)  # what waits to be sent is sent first
        try:
            found = answer(read_task(msgspec.json.encode(self._pace.paced(task))))
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from None
        return msgspec.json.decode(msgspec.json.encode(found))

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

    def __init__(self, keep: Keep, pace: Pace) -> None:
        super().__init__()
        self._keep = keep
        self._pace = pace

    def monotonic(self) -> float:
        return time.monotonic()

    def database(self, settings: Settings) -> Database:
        return Pages(self._keep)

    def thinkers(self, settings: Settings) -> Thinkers:
        return Inline(self._pace)

    def bench(self, command: tuple[str, ...]) -> Bench:
        return InlineBench()

    def push_keys(self) -> Keys:
        return Keys("", "")  # nobody is far away who could be called

    async def mail(self, server: str, message: EmailMessage) -> None:
        raise OSError("a page sends no mail")

    async def webhook(self, url: str, body: bytes) -> None:
        raise OSError("a page posts nothing")
