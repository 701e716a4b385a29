"""What a server asks the process in which packs are looked at: a task a line, a reply a line."""

from __future__ import annotations

import base64
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from msgspec import Struct

from spielwerk.engine import DataError
from spielwerk.engine.errors import Complaint, fault
from spielwerk.engine.packfile import laid_out, packed, unpacked
from spielwerk.games import kind
from spielwerk.workshop.describe import describe
from spielwerk.workshop.edits import Edit
from spielwerk.workshop.labels import HOME
from spielwerk.workshop.look import attempt, game_of, look

IMAGES = "images"  # of the cards, instead of a part on paper


class Ready(Struct, tag=True):
    """Say that you are there."""


class Describe(Struct, tag=True):
    """What can be edited in a game."""

    game: str


class Attempt(Struct, tag=True):
    """Make these edits, and say how the pack looks then."""

    game: str
    files: dict[str, str]
    edits: list[Edit]
    see: str = ""


class Unpack(Struct, tag=True):
    """The files of a zip, the game it is for, and how it looks."""

    zip: str


class Pack(Struct, tag=True):
    """A zip of these files."""

    files: dict[str, str]


class Keep(Struct, tag=True):
    """All files that a game with this pack is read from, as rooms keep them."""

    game: str
    files: dict[str, str]


class Questions(Struct, tag=True):
    """What the lab can be asked about a game."""

    game: str


class Before(Struct, tag=True):
    """How many games a question takes, and what they can show."""

    kind: str
    game: str
    files: dict[str, str]
    values: dict[str, str]


class Print(Struct, tag=True):
    """A part of the pack as a PDF, or its cards as a zip of images, into a file."""

    game: str
    files: dict[str, str]
    what: str
    how: dict[str, str]
    out: str


AnyTask = Ready | Describe | Attempt | Unpack | Pack | Keep | Questions | Before | Print


def answer(task: AnyTask) -> Any:
    """Do one."""
    match task:
        case Ready():
            return None
        case Describe(game):
            return describe(game)
        case Attempt(game, files, edits, see):
            return attempt(game, files, edits, see)
        case Unpack(zipped):
            return _unpack(base64.b64decode(zipped))
        case Pack(files):
            return base64.b64encode(packed(files)).decode()
        case Keep(game, files):
            return _keep(game, files)
        case Questions(game):
            return _lab().questions(game)
        case Before(kind, game, files, values):
            return _before(kind, game, files, values)
        case Print(game, files, what, how, out):
            return Path(out).write_bytes(_print(game, files, what, how))


def _lab() -> ModuleType:
    try:
        from spielwerk.workshop import lab
    except ModuleNotFoundError:
        raise Complaint(fault("fault-lab"), HOME) from None
    return lab


def _before(kind: str, game: str, files: dict[str, str], values: dict[str, str]) -> Any:
    with TemporaryDirectory(prefix="spielwerk-ask-") as folder:
        pack = str(laid_out(files, Path(folder) / "pack")) if files else ""
        return _lab().before(kind, game, pack, values)


def _print(game: str, files: dict[str, str], what: str, how: dict[str, str]) -> bytes:
    from spielwerk.press.pages import images, pdf

    with TemporaryDirectory(prefix="spielwerk-print-") as folder:
        pack = laid_out(files, Path(folder) / "pack") if files else None
        made = kind(game)(pack)
        if what == IMAGES:
            return images(made, lang=how["lang"], ink=how["ink"])
        return pdf(made, what=(what,), **how)  # type: ignore[arg-type]


def _unpack(data: bytes) -> dict[str, Any]:
    files = unpacked(data)
    games = game_of(files)
    if len(games) != 1:
        raise Complaint(fault("fault-zip-game", fitting=games or "–"), HOME)
    try:
        look(games[0], files)
    except DataError as error:
        name = Path(error.path).name  # not where it lay for a moment
        raise DataError(name, error.line, error.message, error.home, error.place) from None
    return {"game": games[0], "files": files}


def _keep(game: str, files: dict[str, str]) -> dict[str, dict[str, str]]:
    home = kind(game).home() / "data"
    own = [path for path in sorted(home.iterdir()) if path.suffix in (".toml", ".csv")]
    kept = {"data": {path.name: path.read_text(encoding="utf-8") for path in own}}
    words = {name.removeprefix("words/"): text for name, text in files.items() if "/" in name}
    kept["pack"] = {name: text for name, text in files.items() if "/" not in name}
    return kept | ({"words": words} if words else {})
