"""The processes in which bots think, each with a hard limit."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Protocol

import msgspec

from spielwerk.server.bots.tasks import AnyTask, Ready, Reply

log = logging.getLogger(__name__)
START_SECONDS = 60.0  # a process may take to start and load the games
LINE = 1 << 24  # bytes of the longest reply


class BotFailed(Exception):
    """A bot that raised, died or gave no answer."""


class BotDied(BotFailed):
    """A process that is gone."""


class BotSlow(BotFailed):
    """A bot that thought for too long."""


class Worker:
    """One process; started when it is first needed, and again after it was killed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None
        self._logging: asyncio.Task[None] | None = None

    async def ask(self, task: msgspec.Struct, limit: float) -> Any:
        """What it says; the server's log has what it prints."""
        if self._process is None or self._process.returncode is not None:
            await self._start()
        return await self._ask(task, limit)

    async def kill(self) -> None:
        """End the process, whatever it is doing; its last words are logged."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()
        if self._logging is not None:
            await self._logging
            self._logging = None

    async def _start(self) -> None:
        await self.kill()
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert self._process.stderr is not None
        self._logging = asyncio.create_task(_log(self._process.stderr), name="log of a bot process")
        await self._ask(Ready(), START_SECONDS)

    async def _ask(self, task: msgspec.Struct, limit: float) -> Any:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), limit)
            reply = msgspec.json.decode(line, type=Reply)
        except TimeoutError:
            await self.kill()
            raise BotSlow(f"no answer in {limit:g} s") from None
        except (OSError, ValueError, msgspec.DecodeError):
            await self.kill()
            raise BotDied("its process died") from None
        except asyncio.CancelledError:
            await self.kill()
            raise
        if reply.error:
            raise BotFailed(reply.error)
        return reply.answer


async def _log(stderr: asyncio.StreamReader) -> None:
    """Whatever a bot prints and every traceback is a line in the server's log."""
    async for line in stderr:
        log.warning("bot process: %s", line.decode(errors="replace").rstrip())


class Thinkers(Protocol):
    """Whoever thinks for bots."""

    async def think(self, task: AnyTask, limit: float) -> Any:
        """What the bot says; raises `BotFailed`."""

    async def close(self) -> None:
        """Stop thinking."""


class Bench(Protocol):
    """Whoever does one thing after the other."""

    async def ask(self, task: msgspec.Struct, limit: float) -> Any:
        """What it says; raises `BotFailed`."""

    async def kill(self) -> None:
        """Stop, whatever it is doing."""


class Workers:
    """So many bots think at once; the others wait their turn."""

    def __init__(self, count: int, command: tuple[str, ...]) -> None:
        self._all = [Worker(command) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def think(self, task: AnyTask, limit: float) -> Any:
        """What the bot says; raises `BotFailed`."""
        worker = await self._idle.get()
        try:
            return await worker.ask(task, limit)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.kill()
