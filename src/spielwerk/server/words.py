"""The server's own texts: notes of a room, problems, mails."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from spielwerk.engine.words import SHARED, Words, words

HOME = Path(__file__).parent


def server_words(lang: str) -> Words:
    """All that the server can say in one language."""
    return words(HOME, lang)


@cache
def fluent_source(home: Path | None, lang: str) -> str:
    """The words of a game as the browser reads them; None: what all games share."""
    files = [home / "words"] if home else [SHARED, HOME / "words"]
    return "\n".join((folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in files)
