"""What columns, numbers and files are called, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from spielwerk.engine import Game
from spielwerk.engine.view import Text, text
from spielwerk.engine.words import LANGUAGES, SHARED, Words, words
from spielwerk.workshop.shapes import Said

HOME = Path(__file__).parent
# What a pack may call otherwise besides its cards: things whose name is one text, never inflected.
NAMES = ("faction", "phase", "deck", "level")


def said_by(game: Game[Any]) -> dict[str, Words]:
    """The words of a game and its pack, read anew and not kept: an edited pack lives a moment."""
    pack = game.source.pack
    folders = [SHARED, game.home() / "words"]
    return {lang: Words(folders, lang, pack, game.named(lang)) for lang in LANGUAGES}


def name_ids(game: Game[Any]) -> list[str]:
    """The names of a game that are plain texts in both languages, in the order of their files."""
    found = [_plain_ids(game.home() / "words" / f"{lang}.ftl") for lang in LANGUAGES]
    named = [id for id, _ in game.named(LANGUAGES[0])]
    plain = [id for id in found[0] if all(id in ids for ids in found)]
    return [*named, *sorted(plain, key=lambda id: NAMES.index(id.partition("-")[0]))]


@cache
def _plain_ids(path: Path) -> dict[str, None]:
    read = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return {
        one.id.name: None
        for one in read.body
        if isinstance(one, ast.Message)
        and one.id.name.partition("-")[0] in NAMES
        and one.value is not None
        and not one.attributes
        and all(isinstance(part, ast.TextElement) for part in one.value.elements)
    }


def in_both(by: Callable[[str], str]) -> Said:
    """What is said in a language, in both."""
    return Said(*map(by, LANGUAGES))


class Labels:
    """All that the workshop can say of a game, with the words of its pack."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = said_by(game)
        self._own: Mapping[str, Words] = {lang: words(HOME, lang) for lang in LANGUAGES}
        self._without: Mapping[str, Words] = {
            lang: words(game.home(), lang, None, game.named(lang)) for lang in LANGUAGES
        }

    def say(self, message: Text) -> Said:
        """A message of the game."""
        return Said(*(self._game[lang].say(message) for lang in LANGUAGES))

    def maybe(self, id: str) -> Said | None:
        """A message of the game, if it has it."""
        known = all(self._game[lang].has(id) for lang in LANGUAGES)
        return self.say(text(id)) if known else None

    def before(self, id: str) -> Said | None:
        """A message as the game says it without the pack, if that is otherwise."""
        if not all(self._without[lang].has(id) for lang in LANGUAGES):
            return None
        was = Said(*(self._without[lang].say(text(id)) for lang in LANGUAGES))
        return None if was == self.maybe(id) else was

    def card(self, key: str) -> Said:
        """The name of a card; what has none is called by its key."""
        return self.maybe(f"card-{key}") or _plain(key)

    def own(self, id: str, **args: Said | str | int) -> Said:
        """A sentence of the workshop itself."""
        said = []
        for lang in LANGUAGES:
            given = {
                key: value if isinstance(value, int) else f"={_in(value, lang)}"
                for key, value in args.items()
            }
            said.append(self._own[lang].say(text(id, **given)))
        return Said(*said)

    def name(self, what: str, key: str) -> Said:
        """The label of a column, a file or a number; its key in plain letters, if it has none."""
        id = f"{what}-{key.replace('_', '-').lower()}"
        return self.own(id) if self._own["en"].has(id) else _plain(key)


def _in(value: Said | str, lang: str) -> str:
    return value if isinstance(value, str) else str(getattr(value, lang))


def _plain(key: str) -> Said:
    said = key.replace("_", " ").replace("-", " ").strip()
    said = said[:1].upper() + said[1:]
    return Said(said, said)
