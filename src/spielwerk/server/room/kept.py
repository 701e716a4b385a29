"""Games as they were begun: the files of that time, kept in the database by their fingerprint.

An update that changes cards or numbers, and a pack that is gone, stop no running game.
"""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import spielwerk
from spielwerk.engine import BadOption, BadSave, DataError, Game, SpielwerkError
from spielwerk.engine import options as switches
from spielwerk.engine.save import check_header
from spielwerk.server.problems import Problem
from spielwerk.server.room.packs import Packs
from spielwerk.server.store.rows import MARK, GameData, RoomData
from spielwerk.server.store.store import Store

NAME = re.compile(r"[\w-][\w. -]*\Z")


def data_of(game: Game[Any], header: dict[str, Any]) -> GameData:
    """What a game that begins must keep: the files it was read from, and the words of its pack."""
    files = game.source.texts()
    pack = game.source.pack
    if pack is not None and (pack / "words").is_dir():
        files["words"] = {
            path.name: path.read_text(encoding="utf-8") for path in (pack / "words").glob("*.ftl")
        }
    return GameData(game.id, header["data"], files)


def fits(game: Game[Any], header: dict[str, Any]) -> bool:
    """Whether a game with this header can go on with these rules and data."""
    try:
        check_header(game, header, "game")
    except BadSave:
        return False
    return True


def begun_with(game: Game[Any], header: dict[str, Any]) -> dict[str, Any]:
    """A header that names the data of this game by today's print."""
    try:
        opt = switches.parse(game.Options, header.get("options"))
    except BadOption:
        return header
    return {**header, "data": game.fingerprint(opt)}


class KeptGames:
    """The games of other days, unpacked into files of this process when they are needed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._folder: TemporaryDirectory[str] | None = None
        self._places: dict[tuple[str, str], tuple[Path, Path | None]] = {}

    def close(self) -> None:
        """Remove the files."""
        if self._folder is not None:
            self._folder.cleanup()

    async def find(self, name: str, hash: str, pack: str | None) -> Game[Any] | None:
        """The game with these data, if they were kept and can still be read."""
        if (name, hash) not in self._places:
            found = await self._store.game_data(name, hash)
            if found is None:
                return None
            self._places[name, hash] = self._unpack(found, pack)
        data, folder = self._places[name, hash]
        try:
            return spielwerk.game(name, folder, data=data)
        except (DataError, OSError):  # a later release reads other files, or others' are gone
            return None

    async def learn(self, packs: Packs, game: str, pack: str | None) -> None:
        """Lay out a pack of the workshop that a room is played with, if it is not here yet."""
        if pack is None or MARK not in pack or packs.find(game, pack) is not None:
            return
        hash = pack.rpartition(MARK)[2]
        if game in spielwerk.GAMES and await self.find(game, hash, pack) is not None:
            folder = self._places[game, hash][1]
            assert folder is not None
            packs.learn(game, pack, folder)

    def place(self, game: Game[Any]) -> Path | None:
        """Where the data of a kept game lie, for the processes in which bots think."""
        places = [data for data, _ in self._places.values()]
        return game.source.home if game.source.home in places else None

    def _unpack(self, found: GameData, pack: str | None) -> tuple[Path, Path | None]:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="spielwerk-")
        home = Path(self._folder.name) / found.game / found.hash
        data, folder = home / "data", home / "pack" / (pack or "pack")
        places = {"data": data, "pack": folder, "words": folder / "words"}
        for part, files in found.files.items():
            places[part].mkdir(parents=True)
            for name, text in files.items():
                if NAME.match(name):
                    (places[part] / name).write_text(text, encoding="utf-8")
        return data, folder if "pack" in found.files else None


async def game_for(data: RoomData, packs: Packs, kept: KeptGames) -> tuple[Game[Any], bool]:
    """The rules of a room's game as it was begun, or the next best; whether it can go on."""
    present: Game[Any] | None = None
    trouble: Problem | None = None
    try:
        present = packs.game(data.game, data.pack)
    except Problem as problem:  # its pack is gone
        trouble = problem
    except SpielwerkError as error:  # so is the game
        trouble = Problem("other-rules", str(error))
    header = data.header
    if header is None or (present is not None and fits(present, header)):
        if present is None:
            assert trouble is not None
            raise trouble
        return present, True
    known = data.game in spielwerk.GAMES
    old = await kept.find(data.game, header["data"], data.pack) if known else None
    if old is not None:  # the very files; a later release may read, and print, them otherwise
        return old, fits(old, begun_with(old, header))
    if present is None:
        assert trouble is not None
        raise trouble
    return present, False
