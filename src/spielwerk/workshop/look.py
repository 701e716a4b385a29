"""A pack as it stands: its cards, numbers and differences, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec.inspect import DictType, IntType, ListType, StructType, Type, UnionType, type_info

from spielwerk.engine import DataError, Game
from spielwerk.engine.packfile import laid_out
from spielwerk.engine.words import LANGUAGES, fluent
from spielwerk.games import kind
from spielwerk.registry import GAMES
from spielwerk.workshop.describe import card_files, limits, plain, table_files
from spielwerk.workshop.edits import (
    Edit,
    Files,
    SetCell,
    SetEntry,
    edited,
    is_gone,
    merged,
    own_entries,
    own_rows,
    pack_entries,
    pack_rows,
    word_ids,
)
from spielwerk.workshop.labels import Labels, in_both, name_ids, said_by
from spielwerk.workshop.shapes import (
    CardSaid,
    ChangeOut,
    EntryOut,
    FaultOut,
    Look,
    NameOut,
    RowOut,
    Said,
)

SKIPPED = ("spielwerk", "names", "worlds")  # entries that are no numbers of the rules


class Tried(msgspec.Struct, frozen=True):
    """The files after some edits, and how they look; with faults, the files are those before."""

    files: dict[str, str]
    look: Look


def attempt(game: str, files: Files, edits: Sequence[Edit], see: str = "") -> Tried:
    """Make these edits, all of them or none."""
    try:
        new = edited(game, files, edits)
        return Tried(new, look(game, new, see))
    except DataError as error:
        return Tried(dict(files), Look(_faults(game, files, edits, error)))


def _faults(game: str, files: Files, edits: Sequence[Edit], whole: DataError) -> list[FaultOut]:
    """Each edit that can't be even alone, with its reason; else what all of them together cause."""
    found = []
    for edit in edits:
        try:
            _load(game, edited(game, files, [edit]))
        except DataError as error:
            found.append(_fault(edit, error))
    return found or [_fault(edits[-1] if edits else None, whole)]


def _fault(edit: Edit | None, error: DataError) -> FaultOut:
    reason = in_both(error.why)
    if isinstance(edit, SetCell):
        return FaultOut(edit.file, edit.row, edit.column, reason)
    if isinstance(edit, SetEntry):
        return FaultOut(edit.file, "", ".".join(edit.path), reason)
    file = getattr(edit, "file", Path(error.path).stem)
    return FaultOut(file, getattr(edit, "row", ""), "", reason)


def _load(game: str, files: Files) -> None:
    with TemporaryDirectory(prefix="spielwerk-look-") as folder:
        said_by(_made(game, files, Path(folder)))


def _made(name: str, files: Files, folder: Path) -> Game[Any]:
    """The game with this pack; never kept, for no two looks are alike."""
    return kind(name)(laid_out(files, folder / "pack") if files else None)


def look(name: str, files: Files, see: str = "") -> Look:
    """How a pack looks; `see`: the key of a card that is wanted in words, too."""
    with TemporaryDirectory(prefix="spielwerk-look-") as folder:
        game = _made(name, files, Path(folder))
        labels = Labels(game)
        rows = list(_rows(game, files, labels))
        entries = list(_entries(game, files, labels))
        names = list(_names(game, labels))
        changes = [
            *_row_changes(rows, labels),
            *_entry_changes(entries, labels),
            *_name_changes(names, labels),
        ]
        return Look(
            [],
            rows,
            entries,
            names,
            changes,
            msgspec.to_builtins(game.catalogue(), str_keys=True),
            _words(files, rows),
            _card(game, labels, see) if see else None,
        )


def _rows(game: Game[Any], files: Files, labels: Labels) -> Iterator[RowOut]:
    for file in card_files(game):
        _, own = own_rows(game.id, file)
        pack = pack_rows(files, file)
        for key, row in {**own, **pack}.items():
            gone = key in pack and is_gone(pack[key])
            before = own.get(key, {}) if key in pack else {}
            renamed = key in own and any(labels.before(id) for id in word_ids(key))
            other = bool(before) or renamed
            state = "gone" if gone else "changed" if other else "new" if key in pack else "own"
            changed = {name: cell for name, cell in before.items() if cell != row[name]}
            yield RowOut(
                file,
                key,
                labels.card(key),
                labels.maybe(f"card-{key}-text"),
                state,  # type: ignore[arg-type]
                own[key] if gone else row,
                {} if gone else changed,
            )


def _entries(game: Game[Any], files: Files, labels: Labels) -> Iterator[EntryOut]:
    for file in table_files(game):
        own = own_entries(game.id, file)
        now = merged(own, pack_entries(files, file))
        schema = type_info(game.source.schemas[file])
        group = labels.name("file", file)
        for path, value, number in _leaves(schema, now, ()):
            if path[0] in SKIPPED:
                continue
            was = _at(own, path)
            before = plain(was) if was is not None and was != value else None
            low, high = limits(number) if isinstance(number, IntType) else (None, None)
            label = _entry_label(labels, path, now.get("names") or file.removeprefix("board-"))
            yield EntryOut(file, list(path), label, group, plain(value), before, low, high)


def _entry_label(labels: Labels, path: Sequence[str], board: str) -> Said:
    last = labels.name("number", path[-1])
    if len(path) == 1 or path[0] == "numbers":
        return last
    within = [_thing(labels, part, board) or labels.name("part", part) for part in path[:-1]]
    return Said(
        " · ".join([*(one.de for one in within), last.de]),
        " · ".join([*(one.en for one in within), last.en]),
    )


def _thing(labels: Labels, key: str, board: str) -> Said | None:
    """What a part of a path is called on the table: a world of its board, a faction."""
    ids = (f"planet-{board}-{key}", f"planet-{key}", f"faction-{key}")
    return next(filter(None, map(labels.maybe, ids)), None)


def _leaves(
    schema: Type | None, value: Any, path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Any, Type | None]]:
    """Every entry that can be turned, with its type."""
    if isinstance(schema, UnionType):
        schema = next((one for one in schema.types if isinstance(one, IntType | StructType)), None)
    if isinstance(value, dict):
        fields = {}
        if isinstance(schema, StructType):
            fields = {field.encode_name: field.type for field in schema.fields}
        for key, one in value.items():
            kind = schema.value_type if isinstance(schema, DictType) else fields.get(key)
            yield from _leaves(kind, one, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        item = schema.item_type if isinstance(schema, ListType) else None
        for number, one in enumerate(value):
            yield from _leaves(item, one, (*path, str(one.get("id", number))))
    elif path[-1] != "id":
        yield path, value, schema


def _at(data: Any, path: Sequence[str]) -> Any:
    for part in path:
        if isinstance(data, list):
            ids = {str(one.get("id", n)): one for n, one in enumerate(data)}
            data = ids.get(part)
        else:
            data = data.get(part) if isinstance(data, dict) else None
    return data


def _names(game: Game[Any], labels: Labels) -> Iterator[NameOut]:
    for id in name_ids(game):
        now = labels.maybe(id)
        assert now is not None
        group = labels.name("names", id.partition("-")[0])
        yield NameOut(id, group, now, labels.before(id))


def _name_changes(names: Sequence[NameOut], labels: Labels) -> Iterator[ChangeOut]:
    for one in names:
        if one.before is not None:
            said = labels.own("change-number", what=one.group, before=one.before, after=one.now)
            yield ChangeOut(said, "", "")


def _word_changes(row: RowOut, labels: Labels) -> Iterator[ChangeOut]:
    """Other names and stories of a card that the game has; it is called as it was."""
    own = labels.before(word_ids(row.key)[0]) or row.name
    for id, what in zip(word_ids(row.key), ("name", "story"), strict=True):
        now, before = labels.maybe(id), labels.before(id)
        if now is None or before is None:
            continue
        for lang in LANGUAGES:
            was, said = getattr(before, lang), getattr(now, lang)
            if was != said:
                field = labels.name("word", f"{what}-{lang}")
                told = labels.own("change-cell", name=own, what=field, before=was, after=said)
                yield ChangeOut(told, row.file, row.key)


def _row_changes(rows: Sequence[RowOut], labels: Labels) -> Iterator[ChangeOut]:
    for row in rows:
        if row.state == "changed":
            yield from _word_changes(row, labels)
        if row.state == "new":
            said = labels.own("change-new", name=row.name)
            yield ChangeOut(said, row.file, row.key)
        elif row.state == "gone":
            yield ChangeOut(labels.own("change-gone", name=row.name), row.file, row.key)
        for column, cell in row.before.items():
            said = labels.own(
                "change-cell",
                name=row.name,
                what=labels.name("column", column),
                before=cell or "–",
                after=row.cells[column] or "–",
            )
            yield ChangeOut(said, row.file, row.key)


def _entry_changes(entries: Sequence[EntryOut], labels: Labels) -> Iterator[ChangeOut]:
    for entry in entries:
        if entry.before is not None:
            said = labels.own(
                "change-number", what=entry.label, before=entry.before, after=entry.value
            )
            yield ChangeOut(said, entry.file, "")


def _words(files: Files, rows: Sequence[RowOut]) -> dict[str, str]:
    """Names of all new cards, and what the pack's own words say."""
    found = {}
    for lang in LANGUAGES:
        new = "".join(
            fluent(f"card-{row.key}", getattr(row.name, lang)) for row in rows if row.state == "new"
        )
        found[lang] = new + files.get(f"words/{lang}.ftl", "")
    return found


def _card(game: Game[Any], labels: Labels, key: str) -> CardSaid | None:
    for entry in game.card_list():
        if entry["key"] == key:
            return CardSaid(
                [labels.say(one) for one in entry["facts"]],
                [labels.say(one) for one in entry["lines"]],
            )
    return None


def game_of(files: Files) -> list[str]:
    """The games that have files like these."""
    found = []
    for name in GAMES:
        data, extra = kind(name).home() / "data", kind(name).extra_files
        names = [file for file in files if not file.startswith("words/")]
        if all((data / file).is_file() or _matches(file, extra) for file in names):
            found.append(name)
    return found


def _matches(file: str, globs: Sequence[str]) -> bool:
    return any(Path(file).match(glob) for glob in globs)
