"""The processes in which bots think, each with a hard limit."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

import msgspec


class BotFailed(Exception):
    """A bot that raised, died or gave no answer."""


class BotSlow(BotFailed):
    """A bot that thought for too long."""


class Worker:
    """One process; started when it is first needed, and again after it was killed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None

    async def ask(self, request: dict[str, Any], limit: float) -> Any:
        """What the bot chooses."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), limit)
            said = msgspec.json.decode(line)
        except TimeoutError:
            await self.kill()
            raise BotSlow(f"no answer in {limit:g} s") from None
        except (OSError, msgspec.DecodeError):
            await self.kill()
            raise BotFailed("its process died") from None
        except asyncio.CancelledError:
            await self.kill()
            raise
        if "error" in said:
            raise BotFailed(said["error"])
        return said["choice"]

    async def kill(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            await self.kill()
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            # Starting a process and loading the games is not thinking: it has its own time.
            await self._greet(self._process)
        return self._process

    async def _greet(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(b"{}\n")
            await asyncio.wait_for(process.stdout.readline(), 60)
        except (TimeoutError, OSError):
            await self.kill()
            raise BotFailed("its process does not start") from None


class Workers:
    """So many bots think at once; the others wait their turn."""

    def __init__(self, count: int, command: tuple[str, ...]) -> None:
        self._all = [Worker(command) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def think(self, request: dict[str, Any], limit: float) -> Any:
        """What the bot chooses; raises `BotFailed`."""
        worker = await self._idle.get()
        try:
            return await worker.ask(request, limit)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.kill()
