"""The server's own texts: notes of a room, problems, mails."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

from spielwerk.engine.words import SHARED, Words, message_ids, plain_name, words

HOME = Path(__file__).parent


def server_words(lang: str) -> Words:
    """All that the server can say in one language."""
    return words(HOME, lang)


@cache
def fluent_source(home: Path | None, lang: str, pack: Path | None = None) -> str:
    """The words of a game as the browser reads them; None: what all games share."""
    folders = [home / "words"] if home else [SHARED, HOME / "words"]
    files = [folder / f"{lang}.ftl" for folder in folders]
    if pack is None:
        return _together(files)
    own = pack / "words" / f"{lang}.ftl"
    files += [own] if own.is_file() else []
    known = set[str]().union(*(message_ids(file) for file in files))
    missing = [(id, name) for id, name in _names(pack) if id not in known]
    return "\n".join([_together(files), *(f"{id} = {name}" for id, name in missing), ""])


def _together(files: list[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _names(pack: Path) -> Iterator[tuple[str, str]]:
    """What the cards and boards of a pack are called until its words say better."""
    for path in sorted(pack.iterdir()):
        if path.suffix == ".csv":
            with path.open(encoding="utf-8", newline="") as file:
                for row in islice(csv.reader(file), 1, None):
                    if row:
                        yield f"card-{row[0]}", plain_name(f"card-{row[0]}")
        elif path.suffix == ".toml" and path.stem.startswith("board-"):
            yield f"switch-{path.stem}", plain_name(path.stem)
