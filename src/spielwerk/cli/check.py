"""Check a file by itself, or a whole pack: a record, a board, a file of cards or numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from spielwerk.engine import BadSave, DataError, Record
from spielwerk.engine.errors import fault, meant
from spielwerk.engine.view import Text
from spielwerk.engine.words import fault_words
from spielwerk.games import game, kind
from spielwerk.registry import GAMES


def check_file(path: Path, lang: str = "en") -> str:
    """What the file or pack is, if it is in order; else an error with line and reason."""
    if path.is_dir():
        return _said(_check_pack(path), lang)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(path, 0, fault("fault-check-missing")) from None
    except UnicodeDecodeError:
        raise DataError(path, 1, fault("fault-text")) from None
    if path.suffix == ".jsonl" or text.lstrip().startswith('{"'):
        return _said(_check_record(path, text), lang)
    for name, file in _files_like(path, text):
        kind(name)(overlay={file: path})
        id = "check-file" if path.name == file else "check-called"
        return _said(fault(id, path=str(path), file=file, game=name), lang)
    raise DataError(path, 1, fault("fault-check-unknown"))


def _said(message: Text, lang: str) -> str:
    return fault_words(None, lang).say(message)


def _check_pack(folder: Path) -> Text:
    """A folder as the lab and the server would read it."""
    files = sorted(path for path in folder.iterdir() if path.suffix in (".toml", ".csv"))
    if not files:
        raise DataError(folder, 0, fault("fault-check-no-pack", path=str(folder)))
    owners: Counter[str] = Counter()
    for path in files:
        text = path.read_text(encoding="utf-8", errors="replace")
        owners.update({name for name, _ in _files_like(path, text)})
        owners.update(name for name in GAMES if path.name in _own_files(name))
    if not owners:
        known = sorted({file for name in GAMES for file in _own_files(name)})
        near = meant(files[0].name, known)
        raise DataError(files[0], 1, fault("fault-check-game", near=near))
    name = owners.most_common(1)[0][0]
    game(name, folder)
    named = [path.name for path in files]
    return fault("check-pack", path=str(folder), game=name, files=named)


def _own_files(name: str) -> list[str]:
    return [path.name for path in (kind(name).home() / "data").iterdir() if path.suffix != ".py"]


def _check_record(path: Path, text: str) -> Text:
    try:
        record = Record.loads(text)
        name = str(record.header["game"])
        state = record.replay(game(name))
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from None
    id = "check-record" if state.over else "check-record-open"
    choices = len(record.moves)
    return fault(id, path=str(path), game=name, choices=choices, end=str(state.end_reason))


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
