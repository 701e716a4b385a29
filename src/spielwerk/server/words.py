"""The server's own texts: notes of a room, problems, mails."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

from spielwerk.engine import Game
from spielwerk.engine.errors import fault
from spielwerk.engine.view import Text
from spielwerk.engine.words import LANGUAGES, SHARED, Words, fluent, message_ids, plain_name, words
from spielwerk.workshop.shapes import Said

HOME = Path(__file__).parent
GAMES = 32  # games with a pack or without, in one language, whose words are kept


def server_words(lang: str) -> Words:
    """All that the server can say in one language."""
    return words(HOME, lang)


def told(id: str, **args: int | str | Text) -> Said:
    """A refusal in both languages."""
    message = fault(id, **args)
    return Said(*(server_words(lang).say(message) for lang in LANGUAGES))


@cache
def shared_source(lang: str) -> str:
    """What all games share, as the browser reads it."""
    return _together([folder / f"{lang}.ftl" for folder in (SHARED, HOME / "words")])


@lru_cache(GAMES)
def fluent_source(game: Game[Any], lang: str) -> str:
    """The words of a game, of its data files and of its pack, as the browser reads them."""
    files = [game.home() / "words" / f"{lang}.ftl"]
    named = "".join(fluent(id, name) for id, name in game.named(lang))
    pack = game.source.pack
    if pack is None:
        return "\n".join([_together(files), named])
    own = pack / "words" / f"{lang}.ftl"
    files += [own] if own.is_file() else []
    known = set[str]().union(*(message_ids(file) for file in files))
    missing = [(id, name) for id, name in _names(pack) if id not in known]
    plain = [f"{id} = {name}" for id, name in missing]
    return "\n".join([_together(files[:1]), named, _together(files[1:]), *plain, ""])


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
