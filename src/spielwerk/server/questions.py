"""Questions to the lab: one is played at a time, in a process of low priority; the others wait."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import shutil
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec

from spielwerk.engine.packfile import laid_out
from spielwerk.server.problems import Problem
from spielwerk.server.settings import Settings
from spielwerk.server.words import told
from spielwerk.workshop.manners import workers
from spielwerk.workshop.shapes import AnswerOut, Said

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "spielwerk.workshop.asking")
PEOPLE = "people.json"  # where the lab looks for people's games
KEPT = 24  # versions of packs whose games are kept
State = Literal["none", "waiting", "running", "stopped", "done", "failed"]


class Asked(msgspec.Struct, eq=False):
    """A question about a version of a pack, and what is known of its answer."""

    kind: str
    game: str
    version: int
    files: dict[str, str]
    values: dict[str, str]
    total: int  # games that it takes at most
    people: bytes | None = None  # people's games, where they are asked about
    shared: bool = False  # whether others may be playing on this machine
    home: Path = Path()  # of this version of the pack
    folder: Path = Path()  # of the answer
    state: State = "waiting"
    process: Process | None = None

    def answer(self) -> AnswerOut:
        """How far it is."""
        made = AnswerOut(
            state=self.state,
            kind=self.kind,
            values=self.values,
            version=self.version,
            total=self.total,
        )
        path = self.folder / "answer.json"
        if path.is_file():
            found = msgspec.json.decode(path.read_bytes())
            made.done, made.looks = found["done"], found["looks"]
            made.reason = msgspec.convert(found["reason"], Said | None)
        return made

    def task(self) -> bytes:
        """What its process is told."""
        pack = str(self.home / "pack") if self.files else ""
        question = {"kind": self.kind, "game": self.game, "pack": pack, "values": self.values}
        return (
            msgspec.json.encode(
                {
                    "question": question,
                    "answer": str(self.folder),
                    "games": str(self.home),
                    "total": self.total,
                    "workers": workers(self.shared, os.cpu_count() or 1),
                    "last": self.shared,
                }
            )
            + b"\n"
        )


class Questions:
    """All questions of this process; their games are kept as long as it runs."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._folder: TemporaryDirectory[str] | None = None
        self._asked: dict[tuple[str, str], Asked] = {}  # the latest of a pack and a kind
        self._homes: dict[Path, None] = {}  # used longest ago first
        self._turn = asyncio.Lock()
        self._tasks: dict[asyncio.Task[None], None] = {}

    def answer(self, pack: str, kind: str) -> AnswerOut:
        """How far the latest question of a kind about a pack is."""
        asked = self._asked.get((pack, kind))
        return asked.answer() if asked else AnswerOut(state="none", kind=kind)

    def page(self, pack: str, kind: str, lang: str) -> bytes:
        """Its answer as a page, in JSON."""
        asked = self._asked.get((pack, kind))
        path = asked.folder / f"page.{lang}.json" if asked else None
        if path is None or not path.is_file():
            raise Problem("not-found", told("workshop-no-answer"))
        return path.read_bytes()

    def ask(self, pack: str, asked: Asked) -> AnswerOut:
        """Begin, or go on where the same question was stopped."""
        running = self._active()
        now = self._asked.get((pack, asked.kind))
        if now is not None and now in running:
            raise Problem("not-now", told("workshop-asked"))
        if len(running) >= self._settings.workshop_queue:
            raise Problem("too-many", told("workshop-lab-busy"), retry_after=30)
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="spielwerk-lab-")
        asked.shared = self._settings.shared
        asked.home = Path(self._folder.name) / f"{pack}-{asked.version}"
        values = msgspec.json.encode(asked.values, order="deterministic")
        name = hashlib.sha256(values).hexdigest()[:16]
        asked.folder = asked.home / f"answer-{asked.kind}-{name}"
        asked.folder.mkdir(parents=True, exist_ok=True)
        if asked.files:
            laid_out(asked.files, asked.home / "pack")
        if asked.people is not None:
            (asked.home / PEOPLE).write_bytes(asked.people)
        self._asked[pack, asked.kind] = asked
        self._tidy(asked.home)
        task = asyncio.create_task(self._play(asked), name="a question")
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return asked.answer()

    def _active(self) -> list[Asked]:
        return [one for one in self._asked.values() if one.state in ("waiting", "running")]

    def _tidy(self, used: Path) -> None:
        """Away with the games of versions that nobody has asked about for long."""
        self._homes.pop(used, None)
        self._homes[used] = None
        busy = {one.home for one in self._active()}
        for home in [one for one in self._homes if one not in busy][: len(self._homes) - KEPT]:
            del self._homes[home]
            self._asked = {key: one for key, one in self._asked.items() if one.home != home}
            shutil.rmtree(home, ignore_errors=True)

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
                _, heard = await asyncio.wait_for(
                    asked.process.communicate(asked.task()), self._settings.workshop_ask_seconds
                )
                if asked.process.returncode and asked.state == "running":
                    if heard:
                        log.warning("a question failed: %s", heard.decode(errors="replace")[-2000:])
                    asked.state = "failed"
            except TimeoutError:
                asked.state = "stopped"
            finally:
                await self._end(asked)
            if asked.state == "running":
                asked.state = "done"

    async def stop(self, pack: str, kind: str) -> AnswerOut:
        """Enough; what was played is kept."""
        asked = self._asked.get((pack, kind))
        if asked is not None and asked.state in ("waiting", "running"):
            asked.state = "stopped"
            await self._end(asked)
        return self.answer(pack, kind)

    async def forget(self, pack: str) -> None:
        """Away with everything about a pack."""
        for known, kind in list(self._asked):
            if known == pack:
                await self.stop(pack, kind)
                gone = self._asked.pop((pack, kind))
                self._homes.pop(gone.home, None)
                shutil.rmtree(gone.home, ignore_errors=True)

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
        for pack, kind in list(self._asked):
            await self.stop(pack, kind)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._folder is not None:
            self._folder.cleanup()
