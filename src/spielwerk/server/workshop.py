"""The workshop of a server: packs on their shelf, looked at in a process of its own."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
import sys
from typing import Any

import msgspec
from msgspec.structs import replace

from spielwerk.registry import GAMES
from spielwerk.server.bots.workers import BotFailed
from spielwerk.server.problems import Problem
from spielwerk.server.questions import Questions
from spielwerk.server.settings import Settings
from spielwerk.server.store.rows import MARK, GameData
from spielwerk.server.store.shelf import Moved, PackData
from spielwerk.server.store.store import Store
from spielwerk.server.world import World
from spielwerk.workshop import tasks
from spielwerk.workshop.edits import Edit
from spielwerk.workshop.shapes import AnswerOut

COMMAND = (sys.executable, "-m", "spielwerk.workshop.process")
SLUG = 40  # letters of a pack's name in the name of its rooms' edition


class Workshop:
    """What can be done with packs; who may do it is for the routes to say."""

    def __init__(self, store: Store, settings: Settings, world: World) -> None:
        self._store = store
        self._settings = settings
        self._world = world
        self._worker = world.bench(COMMAND)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.questions = Questions(settings)
        self._described: dict[str, Any] = {}

    async def close(self) -> None:
        """End the process."""
        await self.questions.close()
        await self._worker.kill()

    async def _ask(self, task: msgspec.Struct) -> Any:
        """One look after the other: they never take more than one processor."""
        if self._waiting >= self._settings.workshop_queue:
            raise Problem("too-many", "The workshop is busy.", retry_after=5)
        self._waiting += 1
        try:
            async with self._turn:
                found = await self._worker.ask(task, self._settings.workshop_seconds)
        except BotFailed as failed:
            raise Problem("bad-pack", f"It could not be looked at: {failed}.") from None
        finally:
            self._waiting -= 1
        if isinstance(found, dict) and "refused" in found:
            raise Problem("bad-pack", found["refused"])
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

    async def find(self, owner: str, id: str) -> PackData:
        """A pack of this device."""
        found = await self._store.shelf.find(id)
        if found is None or found.owner != owner:
            raise Problem("not-found", "You have no such pack here.")
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
            raise Problem("too-many", f"You have {most} packs: remove one first.")
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
            raise Problem("no-undo", f"There is no version {version} of this pack.")
        await self._written(self._store.shelf.change(pack, self._world.now(), head=version))
        return replace(pack, head=version)

    async def rename(self, pack: PackData, name: str) -> PackData:
        """Another name."""
        await self._written(self._store.shelf.change(pack, self._world.now(), name=name))
        return replace(pack, name=name)

    async def forget(self, pack: PackData) -> None:
        """Away with it; rooms that are played with it go on."""
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

    async def ask(self, pack: PackData, players: int, games: int) -> AnswerOut:
        """What does it do? Played in the background."""
        self._check_games(games)
        files = await self._store.shelf.files(pack)
        if not files:
            raise Problem("not-now", "This pack changes nothing yet: there is nothing to ask.")
        return self.questions.ask(pack.id, pack.head, pack.game, files, players, games)

    async def reach(self, pack: PackData, players: int, games: int) -> Any:
        """What so many games can show."""
        self._check_games(games)
        return await self._ask(tasks.Reach(pack.game, players, games))

    async def print(self, pack: PackData, lang: str, what: str, paper: str) -> bytes:
        """The pack on paper."""
        files = await self._store.shelf.files(pack)
        made = await self._ask(tasks.Print(pack.game, files, lang, what, paper))
        return base64.b64decode(made)

    def _check_games(self, games: int) -> None:
        most = self._settings.workshop_games
        if games > most:
            raise Problem("bad-option", f"A question here has at most {most} games.")

    async def _written(self, work: Any) -> Any:
        try:
            return await work
        except Moved:
            raise Problem("stale", "This pack was changed on another page.") from None

    def _check_size(self, files: dict[str, str]) -> None:
        size = sum(len(text.encode()) for text in files.values())
        if size > self._settings.workshop_bytes:
            most = self._settings.workshop_bytes
            raise Problem("too-large", f"A pack has at most {most:,} bytes, not {size:,}.")
