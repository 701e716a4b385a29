"""Edits of a pack's files: each gives other files, and leaves the old ones alone."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Annotated, Any, Literal

import tomli_w
from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec import Meta, Struct

from spielwerk.engine import DataError
from spielwerk.engine.errors import fault, meant
from spielwerk.engine.view import Text, text
from spielwerk.engine.words import LANGUAGES, MissingWords, fluent
from spielwerk.games import game as find_game
from spielwerk.games import kind
from spielwerk.workshop import rebellion
from spielwerk.workshop.labels import HOME

Name = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z0-9][a-z0-9_-]*$")]
Value = Annotated[str, Meta(max_length=400)]
Files = Mapping[str, str]
Rows = dict[str, dict[str, str]]


class SetCell(Struct, tag="cell", tag_field="do", forbid_unknown_fields=True):
    """A cell of a card."""

    file: Name
    row: Name
    column: Name
    value: Value


class CopyRow(Struct, tag="copy", tag_field="do", forbid_unknown_fields=True):
    """A new card, like another."""

    file: Name
    row: Name
    key: Name


class RemoveRow(Struct, tag="remove", tag_field="do", forbid_unknown_fields=True):
    """A card is left out."""

    file: Name
    row: Name


class RestoreRow(Struct, tag="restore", tag_field="do", forbid_unknown_fields=True):
    """A card as the game has it."""

    file: Name
    row: Name


class SetEntry(Struct, tag="entry", tag_field="do", forbid_unknown_fields=True):
    """An entry of a TOML file; a row of a list is named by its id or its number."""

    file: Name
    path: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(min_length=1, max_length=8)]
    value: Value


class SetWord(Struct, tag="word", tag_field="do", forbid_unknown_fields=True):
    """What something is called in a language; empty: as the game calls it."""

    lang: Literal["de", "en"]
    id: Name
    value: Value


Edit = SetCell | CopyRow | RemoveRow | RestoreRow | SetEntry | SetWord


def edited(game: str, files: Files, edits: Iterable[Edit]) -> dict[str, str]:
    """The files after these edits; what can't be named is a `DataError`."""
    found = dict(files)
    for edit in edits:
        if isinstance(edit, SetWord):
            _set_word(game, found, edit)
        elif isinstance(edit, SetEntry):
            _set_entry(game, found, edit)
        else:
            _change_rows(game, found, edit)
            if isinstance(edit, RestoreRow):
                for id in word_ids(edit.row):
                    for lang in LANGUAGES:
                        _set_word(game, found, SetWord(lang, id, ""))  # type: ignore[arg-type]
    return {name: text for name, text in found.items() if text}


# Card files


def own_rows(game: str, file: str) -> tuple[list[str], Rows]:
    """The columns and rows of a card file of the game itself."""
    path = kind(game).home() / "data" / f"{file}.csv"
    if not path.is_file():
        raise DataError(f"{file}.csv", 0, fault("fault-check-game", near=""))
    return read_rows(path.read_text(encoding="utf-8"))


def read_rows(text: str) -> tuple[list[str], Rows]:
    """A CSV text by its keys."""
    columns, *rows = [row for row in csv.reader(io.StringIO(text)) if row]
    return columns, {row[0]: dict(zip(columns, row, strict=False)) for row in rows}


def pack_rows(files: Files, file: str) -> Rows:
    """The rows that a pack has of a card file; those with nothing but their key leave it out."""
    text = files.get(f"{file}.csv", "")
    return read_rows(text)[1] if text else {}


def is_gone(row: Mapping[str, str]) -> bool:
    """Whether a pack's row takes a card out of the game."""
    return not any(list(row.values())[1:])


def _change_rows(
    game: str, files: dict[str, str], edit: SetCell | CopyRow | RemoveRow | RestoreRow
) -> None:
    columns, own = own_rows(game, edit.file)
    rows = pack_rows(files, edit.file)
    present = {**own, **rows}
    if edit.row not in present:
        raise _no(edit.file, "fault-no-row", meant(edit.row, present))
    if isinstance(edit, SetCell):
        if edit.column not in columns[1:]:
            raise _no(edit.file, "fault-no-column", meant(edit.column, columns[1:]))
        rows[edit.row] = {**present[edit.row], edit.column: edit.value.strip()}
    elif isinstance(edit, CopyRow):
        if edit.key in present:
            raise DataError(f"{edit.file}.csv", 0, fault("fault-taken", key=edit.key), HOME)
        rows[edit.key] = {**present[edit.row], columns[0]: edit.key}
    elif isinstance(edit, RemoveRow) and edit.row in own:
        rows[edit.row] = {**dict.fromkeys(columns, ""), columns[0]: edit.row}
    else:
        rows.pop(edit.row, None)
    kept = [row for key, row in rows.items() if row != own.get(key)]
    files[f"{edit.file}.csv"] = _written(columns, kept) if kept else ""


def _no(file: str, id: str, near: Text | str) -> DataError:
    return DataError(f"{file}.csv", 0, fault(id, file=f"{file}.csv", near=near))


def _written(columns: list[str], rows: list[dict[str, str]]) -> str:
    made = io.StringIO()
    writer = csv.DictWriter(made, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return made.getvalue()


# Numbers and boards


def own_entries(game: str, file: str) -> dict[str, Any]:
    """A TOML file of the game itself; nothing, if it has none of that name."""
    path = kind(game).home() / "data" / f"{file}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def merged(own: Mapping[str, Any], pack: Mapping[str, Any]) -> dict[str, Any]:
    """What a pack makes of a table, as the games read it: key by key, lists as a whole."""
    found = dict(deepcopy(own))
    for key, value in pack.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = merged(found[key], value) if both else value
    return found


def pack_entries(files: Files, file: str) -> dict[str, Any]:
    """What a pack says in a TOML file."""
    return tomllib.loads(files.get(f"{file}.toml", ""))


def _set_entry(game: str, files: dict[str, str], edit: SetEntry) -> None:
    own = own_entries(game, edit.file)
    data = merged(own, pack_entries(files, edit.file))
    where = f"{edit.file}.toml"
    try:
        value: Any = tomllib.loads(f"value = {edit.value}")["value"]
    except tomllib.TOMLDecodeError:
        value = edit.value
    place: Any = data
    for part in edit.path[:-1]:
        place = _inside(place, part, where)
    _inside(place, edit.path[-1], where)  # it must be there already
    last = edit.path[-1]
    before = place[_index(place, last)] if isinstance(place, list) else place[last]
    place[_index(place, last) if isinstance(place, list) else last] = value
    if game == "rebellion":
        rebellion.tidy(data, edit.path, before)
    changed = _difference(own, data)
    head = {"spielwerk": data["spielwerk"]} if changed else {}
    files[where] = tomli_w.dumps(head | changed) if changed else ""


def _inside(place: Any, part: str, where: str) -> Any:
    if isinstance(place, list):
        index = _index(place, part)
        if index >= 0:
            return place[index]
    elif isinstance(place, dict) and part in place:
        return place[part]
    raise DataError(where, 0, fault("fault-entry", key=part, near=""))


def _index(rows: list[Any], part: str) -> int:
    for number, row in enumerate(rows):
        if part == str(number) or (isinstance(row, dict) and row.get("id") == part):
            return number
    return -1


def _difference(own: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in new.items():
        if isinstance(value, dict) and isinstance(own.get(key), dict):
            if inner := _difference(own[key], value):
                found[key] = inner
        elif key not in own or own[key] != value:
            found[key] = value
    return found


# Words


def word_ids(key: str) -> tuple[str, str]:
    """A card's name and its story."""
    return f"card-{key}", f"card-{key}-text"


def _own_word(game: str, edit: SetWord) -> str:
    """What the game itself calls it; nothing, if that is no plain text."""
    try:
        return find_game(game).words(edit.lang).say(text(edit.id))
    except MissingWords:
        return ""


def _set_word(game: str, files: dict[str, str], edit: SetWord) -> None:
    name = f"words/{edit.lang}.ftl"
    resource = FluentParser(with_spans=False).parse(files.get(name, ""))
    resource.body = [
        one
        for one in resource.body
        if not (isinstance(one, ast.Message) and one.id.name == edit.id)
    ]
    source = FluentSerializer().serialize(resource)
    value = " ".join(edit.value.split())
    if value == _own_word(game, edit):
        value = ""
    plain = value and not set(value) & set("{}") and value[0] not in "[*."
    if value:
        source += f"{edit.id} = {value}\n" if plain else fluent(edit.id, value)
    files[name] = source
