"""All boards of the game, read from their files."""

from __future__ import annotations

from collections.abc import Mapping

from spielwerk.engine.data import Source
from spielwerk.engine.errors import fault
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.faults import faults
from spielwerk.games.rebellion.data.places import Places
from spielwerk.games.rebellion.data.schema import BoardFile
from spielwerk.games.rebellion.options import STANDARD


def load(source: Source) -> dict[str, Board]:
    """Read and check every board; by name, the standard board first."""
    stems = sorted(source.names("board-*.toml"), key=lambda stem: stem != file_of(STANDARD))
    files = {name_of(stem): read_board(source, stem) for stem in stems}
    return {name: Board(name, file, places(source, files, name)) for name, file in files.items()}


def read_board(source: Source, stem: str) -> BoardFile:
    """Read and check one file."""
    file = source.toml(stem, BoardFile)
    if file.spielwerk != f"rebellion/{stem}":
        reason = fault("fault-head", said=file.spielwerk, named=f"rebellion/{stem}")
        raise source.fault(stem, "spielwerk", reason)
    for place, reason in faults(file):
        raise source.fault(stem, place, reason)
    return file


def places(source: Source, files: Mapping[str, BoardFile], name: str) -> Places:
    """The names of a board's places: its own or, if it says so, those of another board."""
    owner = files[name].names or name
    if owner not in files:
        reason = fault("fault-names", board=owner, known=files)
        raise source.fault(file_of(name), "names", reason)
    return Places(owner, files[owner].worlds)


def name_of(stem: str) -> str:
    """The name of the board in the file of that stem."""
    return stem.removeprefix("board-")


def file_of(board: str) -> str:
    """The stem of a board's file."""
    return f"board-{board}"
