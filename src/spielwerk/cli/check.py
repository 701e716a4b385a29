"""Check a file by itself, or a whole pack: a record, a board, a file of cards or numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from spielwerk.engine import BadSave, DataError, Record, SpielwerkError
from spielwerk.engine.errors import meant
from spielwerk.games import game, kind
from spielwerk.registry import GAMES


def check_file(path: Path) -> str:
    """What the file or pack is, if it is in order; else an error with line and reason."""
    if path.is_dir():
        return _check_pack(path)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SpielwerkError(f"{path}: there is no such file.") from None
    except UnicodeDecodeError:
        raise DataError(path, 1, "not a text file in UTF-8") from None
    if path.suffix == ".jsonl" or text.lstrip().startswith('{"'):
        return _check_record(path, text)
    for name, file in _files_like(path, text):
        kind(name)(overlay={file: path})
        called = "" if path.name == file else f" In a pack it must be called {file}."
        return f"✓ {path}: a sound {file} of {name}.{called}"
    raise DataError(
        path,
        1,
        'not known: a record is JSON lines, a TOML file begins with spielwerk = "game/file", '
        "a CSV has the columns of one of the games' card files",
    )


def _check_pack(folder: Path) -> str:
    """A folder as the lab and the server would read it."""
    files = sorted(path for path in folder.iterdir() if path.suffix in (".toml", ".csv"))
    if not files:
        raise SpielwerkError(
            f"{folder}: no pack: there is no CSV or TOML file. `spielwerk pack new GAME {folder}` "
            "makes one."
        )
    owners: Counter[str] = Counter()
    for path in files:
        text = path.read_text(encoding="utf-8", errors="replace")
        owners.update({name for name, _ in _files_like(path, text)})
        owners.update(name for name in GAMES if path.name in _own_files(name))
    if not owners:
        known = sorted({file for name in GAMES for file in _own_files(name)})
        near = meant(files[0].name, known)
        raise DataError(files[0], 1, f"no game has a file like this{near}")
    name = owners.most_common(1)[0][0]
    game(name, folder)
    return f"✓ {folder}: a sound pack of {name} ({', '.join(path.name for path in files)})."


def _own_files(name: str) -> list[str]:
    return [path.name for path in (kind(name).home() / "data").iterdir() if path.suffix != ".py"]


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
