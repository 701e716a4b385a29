"""Card packs that the host of this server allows: rooms name one of them, never a path."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.engine import DataError, SpielwerkError
from spielwerk.engine import options as switches
from spielwerk.engine.data import NO_PACK
from spielwerk.engine.errors import fault
from spielwerk.engine.packfile import opened
from spielwerk.engine.words import LANGUAGES
from spielwerk.games import kind
from spielwerk.server.problems import Problem
from spielwerk.server.store.rows import MARK, RoomData

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}\Z")
DATA = (".csv", ".toml")


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as it was when the server started."""

    game: str
    name: str
    folder: Path


class Packs:
    """All packs of this server, by game and name."""

    def __init__(self, packs: Iterable[Pack] = ()) -> None:
        self._by_name = {(pack.game, pack.name): pack for pack in packs}

    def of(self, game: str) -> list[Pack]:
        """The packs of a game that everybody may choose; not those of the workshop."""
        known = self._by_name.values()
        return [pack for pack in known if pack.game == game and MARK not in pack.name]

    def learn(self, game: str, name: str, folder: Path) -> None:
        """A pack of the workshop (`name@hash`) lies here from now on."""
        self._by_name[game, name] = Pack(game, name, folder)

    def find(self, game: str, name: str) -> Pack | None:
        """The pack of that name."""
        return self._by_name.get((game, name))

    def game(self, game: str, name: str | None) -> spielwerk.Game[Any]:
        """A game with the pack that a room names; a problem if it is gone."""
        if name is None:
            return spielwerk.game(game)
        pack = self.find(game, name)
        if pack is None:
            raise Problem(
                "no-pack", f"This room is played with the pack '{name}', which is not here."
            )
        return spielwerk.game(game, pack.folder)

    def colours(self, data: RoomData) -> list[str]:
        """The colours that a room's game gives its seats; none while it can't be played."""
        try:
            return colours(self.game(data.game, data.pack), data)
        except (Problem, SpielwerkError):
            return []

    def folder(self, game: str, name: str | None) -> Path | None:
        """Where a pack lies that is known to be here."""
        return None if name is None else self._by_name[game, name].folder


def colours(game: spielwerk.Game[Any], data: RoomData) -> list[str]:
    """The colours that this game gives the seats of a room."""
    return list(game.colours(len(data.seats), switches.parse(game.Options, data.options)))


def read_packs(given: Iterable[str]) -> Packs:
    """The packs of `--pack DIR` or `--pack GAME=DIR`; a bad one is told by file and line."""
    found: dict[tuple[str, str], Pack] = {}
    for one in given:
        pack = _read(one)
        if (pack.game, pack.name) in found:
            raise SpielwerkError(f"--pack {one}: {pack.game} already has a pack '{pack.name}'.")
        found[pack.game, pack.name] = pack
    return Packs(found.values())


def _read(given: str) -> Pack:
    name, separator, rest = given.partition("=")
    named = bool(separator) and name in spielwerk.GAMES
    folder = opened(Path(rest if named else given).resolve())
    if not folder.is_dir():
        raise DataError(folder, 0, NO_PACK)
    if not NAME.match(folder.name):
        raise DataError(folder, 0, fault("fault-pack-name"))
    game = name if named else _game_of(folder)
    made = spielwerk.game(game, folder)
    for lang in LANGUAGES:
        made.words(lang)  # these must be readable, too
    return Pack(game, folder.name, folder)


def _game_of(folder: Path) -> str:
    """The only game that has files like those of the pack."""
    names = [path.name for path in _data(folder)]
    if not names:
        raise DataError(folder, 0, fault("fault-pack-empty"))
    fitting = [name for name in spielwerk.GAMES if all(_has(name, file) for file in names)]
    if len(fitting) == 1:
        return fitting[0]
    raise DataError(folder, 0, fault("fault-pack-game", files=names, fitting=fitting or "–"))


def _has(game: str, file: str) -> bool:
    found = kind(game)
    return (found.home() / "data" / file).is_file() or any(
        fnmatch(file, g) for g in found.extra_files
    )


def _data(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix in DATA)
