"""Texts in German and English, from the same Fluent files that the browser reads."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spielwerk.engine.view import Text

LANGUAGES = ("de", "en")
SHARED = Path(__file__).parent.parent / "words"
Named = tuple[tuple[str, str], ...]
KEPT = 32  # games in a language whose texts stay read: a workshop sees new packs all day


class MissingWords(LookupError):
    """A message that no file has, or that wants an argument it was not given."""


class Words:
    """All texts of one game in one language."""

    def __init__(
        self, folders: Sequence[Path], lang: str, pack: Path | None = None, named: Named = ()
    ) -> None:
        self.lang = lang
        self._pack = pack
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=False)
        messages = "".join(fluent(id, name) for id, name in named)
        self._bundle.add_resource(FluentResource(messages), allow_overrides=False)
        own = pack and pack / "words" / f"{lang}.ftl"
        if own and own.is_file():  # what a pack adds or renames
            source = own.read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def say(self, message: Text, names: Sequence[str] | Callable[[int], str] = ()) -> str:
        """The message as a sentence; `names` are those of the players."""
        args: dict[str, Any] = {}
        for key, value in message["args"].items():
            if isinstance(value, int):
                args[key] = value
            elif isinstance(value, dict):
                args[key] = self.say(value, names)
            elif value.startswith("seat:"):
                args[key] = self.name(int(value[5:]), names)
            elif value.startswith("="):
                args[key] = value[1:]
            else:
                args[key] = self.say({"id": value, "args": {}})
        pattern = self.has(message["id"]) and self._bundle.get_message(message["id"]).value
        if not pattern and self._pack and message["id"].startswith("card-"):
            return plain_name(message["id"])
        if not pattern:
            raise MissingWords(f"{self.lang}: no message '{message['id']}'")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.lang}: '{message['id']}' with {args}: {errors}")
        return str(said)

    def name(self, seat: int, names: Sequence[str] | Callable[[int], str] = ()) -> str:
        """The name of a player, or „Player 3“ where there is none."""
        if callable(names):
            return names(seat)
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say({"id": "seat-unnamed", "args": {"number": seat + 1}})

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(id))


def plain_name(id: str) -> str:
    """`card-old-mill` as „Old mill“: what a pack's card is called until its pack has words."""
    return id.partition("-")[2].replace("-", " ").capitalize()


@lru_cache(KEPT)
def words(home: Path | None, lang: str, pack: Path | None = None, named: Named = ()) -> Words:
    """The texts of the game that lives in `home`, with those of a pack; None: only the shared.

    `named` are messages with their texts that no Fluent file has, but a data file of the game.
    """
    if lang not in LANGUAGES:
        raise MissingWords(f"There are texts in {' and '.join(LANGUAGES)}, not in '{lang}'.")
    return Words([SHARED, home / "words"] if home else [SHARED], lang, pack, named)


@cache
def fault_words(home: Path | None, lang: str) -> Words:
    """What can be wrong with data: in files of their own, for no browser needs them."""
    folders = [SHARED / "faults", *([home / "words" / "faults"] if home else [])]
    return Words([folder for folder in folders if folder.is_dir()], lang)


def fluent(id: str, text: str) -> str:
    """A plain text as a message of a Fluent file."""
    return f"{id} = {{ {json.dumps(text, ensure_ascii=False)} }}\n"


def message_ids(path: Path) -> set[str]:
    """The ids of all messages in a Fluent file."""
    return set(re.findall(r"^([a-zA-Z][\w-]*)\s*=", path.read_text(encoding="utf-8"), re.M))
