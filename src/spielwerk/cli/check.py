"""Check a file by itself: a record, a board, a file of cards or numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from spielwerk.engine import BadSave, DataError, Record, SpielwerkError
from spielwerk.games import game, kind
from spielwerk.registry import GAMES


def check_file(path: Path) -> str:
    """What the file is, if it is in order; else an error with line and reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SpielwerkError(f"{path}: there is no such file.") from None
    except (UnicodeDecodeError, IsADirectoryError):
        raise DataError(path, 1, "not a text file in UTF-8") from None
    if path.suffix == ".jsonl" or text.lstrip().startswith('{"'):
        return _check_record(path, text)
    for name, file in _files_like(path, text):
        kind(name)(overlay={file: path})
        return f"✓ {path}: a sound {file} of {name}."
    raise DataError(
        path,
        1,
        'not known: a record is JSON lines, a TOML file begins with spielwerk = "game/file", '
        "a CSV has the columns of one of the games' card files",
    )


def _check_record(path: Path, text: str) -> str:
    try:
        record = Record.loads(text)
        name = str(record.header["game"])
        state = record.replay(game(name))
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from None
    end = f"ends with '{state.end_reason}'" if state.over else "not finished"
    return f"✓ {path}: a record of {name}, {len(record.moves)} choices, {end}."


def _files_like(path: Path, text: str) -> Iterator[tuple[str, str]]:
    """The games' files that this one could stand for."""
    if path.suffix == ".toml":
        head = re.search(r'^\s*spielwerk\s*=\s*"([\w-]+)/([\w-]+)"', text, re.M)
        if head and head[1] in GAMES:
            yield head[1], f"{head[2]}.toml"
    elif path.suffix == ".csv":
        header = text.partition("\n")[0].strip()
        alike = [
            (name, own.name)
            for name in GAMES
            for own in sorted((kind(name).home() / "data").glob("*.csv"))
            if own.read_text(encoding="utf-8").partition("\n")[0].strip() == header
        ]
        alike.sort(key=lambda found: found[1] != path.name)  # its own name first
        yield from alike
