"""All boards of the game, read from their files."""

from __future__ import annotations

from spielwerk.engine.data import Source
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.faults import faults
from spielwerk.games.rebellion.data.schema import BoardFile
from spielwerk.games.rebellion.options import STANDARD


def load(source: Source) -> dict[str, Board]:
    """Read and check every board; by name, the standard board first."""
    stems = sorted(source.names("board-*.toml"), key=lambda stem: stem != file_of(STANDARD))
    return {board.name: board for board in (load_board(source, stem) for stem in stems)}


def load_board(source: Source, stem: str) -> Board:
    """Read and check one board."""
    file = source.toml(stem, BoardFile)
    if file.spielwerk != f"rebellion/{stem}":
        reason = f"the file says '{file.spielwerk}', but is named like 'rebellion/{stem}'"
        raise source.fault(stem, f"$.spielwerk: {reason}")
    for complaint in faults(file):
        raise source.fault(stem, complaint)
    return Board(stem.removeprefix("board-"), file)


def file_of(board: str) -> str:
    """The stem of a board's file."""
    return f"board-{board}"
