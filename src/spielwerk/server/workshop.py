"""The workshop of a server: packs on their shelf, looked at in a process of its own."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec.structs import replace

from spielwerk.registry import GAMES
from spielwerk.server import people
from spielwerk.server.bots.workers import BotDied, BotFailed, BotSlow
from spielwerk.server.problems import Problem
from spielwerk.server.questions import Asked, Questions
from spielwerk.server.settings import Settings
from spielwerk.server.store.rows import MARK, GameData
from spielwerk.server.store.shelf import Moved, PackData
from spielwerk.server.store.store import Store
from spielwerk.server.words import told
from spielwerk.server.world import World
from spielwerk.workshop import tasks
from spielwerk.workshop.edits import Edit
from spielwerk.workshop.shapes import AnswerOut, Said

COMMAND = (sys.executable, "-m", "spielwerk.workshop.process")
SLOW = 10  # times as long as a look may compute, it may take on a machine that is busy
PEOPLE = "people"  # the question that needs to be told of people's games
SLUG = 40  # letters of a pack's name in the name of its rooms' edition


class Workshop:
    """What can be done with packs; who may do it is for the routes to say."""

    def __init__(self, store: Store, settings: Settings, world: World) -> None:
        self._store = store
        self._settings = settings
        self._world = world
        self._worker = world.bench((*COMMAND, str(settings.workshop_seconds)))
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.questions = Questions(settings)
        self._described: dict[str, Any] = {}
        self._questions: dict[str, Any] = {}

    async def close(self) -> None:
        """End the process."""
        await self.questions.close()
        await self._worker.kill()

    async def _ask(self, task: msgspec.Struct) -> Any:
        """One look after the other: they never take more than one processor."""
        if self._waiting >= self._settings.workshop_queue:
            raise Problem("too-many", told("workshop-busy"), retry_after=5)
        self._waiting += 1
        try:
            async with self._turn:
                found = await self._worker.ask(task, SLOW * self._settings.workshop_seconds)
        except (BotDied, BotSlow):
            seconds = self._settings.workshop_seconds
            raise Problem("bad-pack", told("workshop-slow", seconds=seconds)) from None
        except BotFailed as failed:
            raise Problem("bad-pack", told("workshop-failed", why=str(failed))) from None
        finally:
            self._waiting -= 1
        if isinstance(found, dict) and "refused" in found:
            raise Problem("bad-pack", msgspec.convert(found["refused"], Said))
        return found

    async def describe(self, game: str) -> Any:
        """What can be edited in a game."""
        if game not in GAMES:
            raise Problem("not-found", f"There is no game {game!r}.")
        if game not in self._described:
            self._described[game] = await self._ask(tasks.Describe(game))
        return self._described[game]

    async def of(self, owner: str) -> list[PackData]:
        """The packs of a device."""
        return await self._store.shelf.of(owner)

    async def adopt(self, owners: Sequence[str]) -> None:
        """What a device has by an older key its person has."""
        if len(owners) > 1:
            await self._store.shelf.adopt(owners[0], owners[1:])

    async def find(self, owners: Sequence[str], id: str) -> PackData:
        """A pack of this device."""
        found = await self._store.shelf.find(id)
        if found is None or found.owner not in owners:
            raise Problem("not-found", told("workshop-none"))
        return found

    async def first(self, pack: PackData) -> int:
        """The oldest version one can go back to."""
        return await self._store.shelf.first(pack)

    async def new(
        self, owner: str, name: str, game: str, files: dict[str, str] | None = None
    ) -> PackData:
        """A new pack, empty or with the files of a zip or of another pack."""
        if game not in GAMES:
            raise Problem("bad-option", f"There is no game {game!r}.")
        most = self._settings.workshop_packs
        if len(await self.of(owner)) >= most:
            raise Problem("too-many", told("workshop-packs", most=most))
        now = self._world.now()
        made = PackData(self._world.name(8), owner, game, name, 1, 1, now, now)
        self._check_size(files or {})
        await self._store.shelf.add(made, files or {})
        return made

    async def unpack(self, owner: str, name: str, zipped: str) -> PackData:
        """The pack of a zip."""
        found = await self._ask(tasks.Unpack(zipped))
        return await self.new(owner, name, found["game"], found["files"])

    async def copy(self, owner: str, pack: PackData, name: str) -> PackData:
        """The same once more."""
        return await self.new(owner, name, pack.game, await self._store.shelf.files(pack))

    async def zip(self, pack: PackData) -> bytes:
        """A pack as `--pack` takes it."""
        files = await self._store.shelf.files(pack)
        return base64.b64decode(await self._ask(tasks.Pack(files)))

    async def look(self, pack: PackData, see: str = "") -> Any:
        """How a pack looks."""
        return (await self._attempt(pack, [], see))["look"]

    async def edit(
        self, pack: PackData, edits: list[Edit], see: str, save: bool
    ) -> tuple[PackData, Any]:
        """Edits tried or, without a fault, kept as the next version."""
        before = await self._store.shelf.files(pack)
        tried = await self._attempt(pack, edits, see, before)
        if tried["look"]["faults"] or not save or tried["files"] == before:
            return pack, tried["look"]
        self._check_size(tried["files"])
        new = await self._written(self._store.shelf.save(pack, tried["files"], self._world.now()))
        return replace(pack, head=new, top=new), tried["look"]

    async def _attempt(
        self, pack: PackData, edits: list[Edit], see: str, files: dict[str, str] | None = None
    ) -> Any:
        if files is None:
            files = await self._store.shelf.files(pack)
        return await self._ask(tasks.Attempt(pack.game, files, edits, see))

    async def go_to(self, pack: PackData, version: int) -> PackData:
        """Undo and redo: another version stands."""
        if not await self.first(pack) <= version <= pack.top:
            raise Problem("no-undo", told("workshop-version", version=str(version)))
        await self._written(self._store.shelf.change(pack, self._world.now(), head=version))
        return replace(pack, head=version)

    async def rename(self, pack: PackData, name: str) -> PackData:
        """Another name."""
        await self._written(self._store.shelf.change(pack, self._world.now(), name=name))
        return replace(pack, name=name)

    async def forget(self, pack: PackData) -> None:
        """Away with it; rooms that are played with it go on."""
        await self.questions.forget(pack.id)
        await self._store.shelf.forget(pack)

    async def edition(self, pack: PackData) -> str | None:
        """The name under which rooms are played with the pack as it stands; None: it is empty."""
        files = await self._store.shelf.files(pack)
        if not files:
            return None
        kept = await self._ask(tasks.Keep(pack.game, files))
        encoded = msgspec.json.encode([pack.id, kept], order="deterministic")
        hash = hashlib.sha256(encoded).hexdigest()[:16]  # of this pack only, not of a copy
        await self._store.shelf.made(pack, hash, self._world.now())
        await self._store.keep_data(GameData(pack.game, hash, kept))
        slug = re.sub(r"[^a-z0-9]+", "-", pack.name.lower()).strip("-")[:SLUG] or "pack"
        return f"{slug}{MARK}{hash}"

    async def lab(self, game: str) -> Any:
        """What the lab can be asked about a game."""
        if game not in GAMES:
            raise Problem("not-found", f"There is no game {game!r}.")
        if game not in self._questions:
            self._questions[game] = await self._ask(tasks.Questions(game))
        return self._questions[game]

    async def ask(self, pack: PackData, kind: str, values: dict[str, str]) -> AnswerOut:
        """A question to the lab, played in the background."""
        files, before = await self._before(pack, kind, values)
        [known] = [one for one in await self.lab(pack.game) if one["kind"] == kind]
        if known["changes"] and not files:
            raise Problem("not-now", told("workshop-unchanged"))
        asked = Asked(kind, pack.game, pack.head, files, values, before["total"])
        if kind == PEOPLE:
            asked.people = await self._people(pack)
        return self.questions.ask(pack.id, asked)

    async def _people(self, pack: PackData) -> bytes:
        """What people played with any version of this pack, and said; without a name."""
        editions = await self._store.shelf.editions(pack)
        found = await self._store.do(lambda here: people.read(here, pack.game, editions))
        return msgspec.json.encode(found)

    async def before(self, pack: PackData, kind: str, values: dict[str, str]) -> Any:
        """How many games a question takes, and what they can show."""
        return (await self._before(pack, kind, values))[1]

    async def _before(
        self, pack: PackData, kind: str, values: dict[str, str]
    ) -> tuple[dict[str, str], Any]:
        self._check_games(values.get("games", ""))
        files = await self._store.shelf.files(pack)
        try:
            return files, await self._ask(tasks.Before(kind, pack.game, files, values))
        except Problem as problem:
            if problem.code == "bad-pack":  # the question is wrong, not the pack
                raise Problem("bad-option", problem.said or problem.detail) from None
            raise

    async def print(self, pack: PackData, what: str, how: dict[str, str]) -> bytes:
        """The pack on paper, or its cards as images."""
        files = await self._store.shelf.files(pack)
        with TemporaryDirectory(prefix="spielwerk-paper-") as folder:
            path = Path(folder) / "made"  # images are too long for a line
            await self._ask(tasks.Print(pack.game, files, what, how, str(path)))
            return await asyncio.to_thread(path.read_bytes)

    def _check_games(self, games: str) -> None:
        most = self._settings.workshop_games
        if games.isdecimal() and int(games) > most:
            raise Problem("bad-option", told("workshop-games", most=most))

    async def _written(self, work: Any) -> Any:
        try:
            return await work
        except Moved:
            raise Problem("stale", told("workshop-stale")) from None

    def _check_size(self, files: dict[str, str]) -> None:
        size = sum(len(text.encode()) for text in files.values())
        if size > self._settings.workshop_bytes:
            most = self._settings.workshop_bytes
            raise Problem("too-large", told("workshop-bytes", most=most, size=size))
