"""Questions to the lab: one is played at a time, in a process of low priority; the others wait."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec
from msgspec.structs import replace

from spielwerk.engine.packfile import laid_out
from spielwerk.server.problems import Problem
from spielwerk.server.settings import Settings
from spielwerk.workshop.shapes import AnswerOut

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "spielwerk.workshop.asking")
State = Literal["none", "waiting", "running", "stopped", "done", "failed"]


class Asked:
    """A question, and what is known of its answer."""

    def __init__(self, folder: Path, line: bytes, players: int, games: int) -> None:
        self.folder = folder
        self.line = line
        self.players = players
        self.games = games
        self.state: State = "waiting"
        self.process: Process | None = None

    def answer(self) -> AnswerOut:
        """The latest, with where the question stands."""
        path = self.folder / "answer.json"
        if path.is_file():
            found = msgspec.json.decode(path.read_bytes(), type=AnswerOut)
        else:
            found = AnswerOut(state="none", players=self.players, games=self.games)
            found.total = 2 * self.games
        return replace(found, state=self.state)


class Questions:
    """All questions of this process; their games are kept as long as it runs."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._folder: TemporaryDirectory[str] | None = None
        self._by_pack: dict[str, Asked] = {}
        self._turn = asyncio.Lock()
        self._tasks: dict[asyncio.Task[None], None] = {}

    def answer(self, pack: str) -> AnswerOut:
        """What is known of the question about a pack."""
        asked = self._by_pack.get(pack)
        return asked.answer() if asked else AnswerOut(state="none")

    def ask(
        self, pack: str, version: int, game: str, files: dict[str, str], players: int, games: int
    ) -> AnswerOut:
        """Begin, or go on where the same question was stopped."""
        running = [one for one in self._by_pack.values() if one.state in ("waiting", "running")]
        now = self._by_pack.get(pack)
        if now is not None and now in running:
            raise Problem("not-now", "A question about this pack is being answered: stop it first.")
        if len(running) >= self._settings.workshop_queue:
            raise Problem("too-many", "The lab is busy.", retry_after=30)
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="spielwerk-lab-")
        home = Path(self._folder.name) / f"{pack}-{version}-{players}-{games}"
        place = str(laid_out(files, home / "pack"))
        question = {"game": game, "pack": place, "players": players, "games": games}
        line = msgspec.json.encode({**question, "folder": str(home)})
        asked = self._by_pack[pack] = Asked(home, line + b"\n", players, games)
        task = asyncio.create_task(self._play(asked), name="a question")
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return asked.answer()

    async def _play(self, asked: Asked) -> None:
        async with self._turn:
            if asked.state != "waiting":
                return
            asked.state = "running"
            path = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            asked.process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=DEVNULL, stderr=PIPE, env={**os.environ, **path}
            )
            try:
                _, told = await asyncio.wait_for(
                    asked.process.communicate(asked.line), self._settings.workshop_ask_seconds
                )
                if asked.process.returncode and asked.state == "running":
                    log.warning("a question failed: %s", told.decode(errors="replace")[-2000:])
                    asked.state = "failed"
            except TimeoutError:
                asked.state = "stopped"
            finally:
                await self._end(asked)
            if asked.state == "running":
                asked.state = "done"

    async def stop(self, pack: str) -> AnswerOut:
        """Enough; what was played is kept."""
        asked = self._by_pack.get(pack)
        if asked is not None and asked.state in ("waiting", "running"):
            asked.state = "stopped"
            await self._end(asked)
        return self.answer(pack)

    async def _end(self, asked: Asked) -> None:
        process = asked.process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), 10)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        """End everything."""
        for pack in list(self._by_pack):
            await self.stop(pack)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._folder is not None:
            self._folder.cleanup()
