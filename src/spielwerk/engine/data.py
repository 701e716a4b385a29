"""Data files of a game: TOML and CSV, checked against a schema, changed by packs and by `--set`.

A game reads all its numbers, boards and cards through one `Source`. A **pack** is a folder of files
with the same names, or a zip of one: tables in TOML are merged key by key, rows of a CSV replace
the row with the same first column or are added; a row with nothing but its first column takes that
row out of the game. **Changes** turn single entries: `board.empire_credits=25`,
`base.school.distance=2`.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from spielwerk.engine.errors import DataError, fault, meant
from spielwerk.engine.misfit import misfit
from spielwerk.engine.view import Text

T = TypeVar("T")
NO_PACK = fault("fault-no-pack")


class Source:
    """Where a game's data come from: its own folder, a pack over it, single changes on top."""

    def __init__(
        self,
        home: Path,
        pack: Path | None = None,
        changes: Mapping[str, str] | None = None,
        extra: tuple[str, ...] = (),
        overlay: Mapping[str, Path] | None = None,
    ) -> None:
        self.home = home
        self.pack = pack
        self.changes = dict(changes or {})
        self._files: dict[str, list[Path]] = {
            path.name: [path] for path in sorted(home.iterdir()) if path.suffix in (".toml", ".csv")
        }
        if pack is not None:
            self._add_pack(pack, extra)
        for name, path in (overlay or {}).items():
            self._files.setdefault(name, []).append(path)
        self._pending = dict(self.changes)
        self._texts: dict[Path, str] = {}
        self.parsed: dict[str, Any] = {}  # by the stem of its file: what was read so far
        self.schemas: dict[str, Any] = {}  # and what its entries, or its rows, must look like

    def _add_pack(self, pack: Path, extra: tuple[str, ...]) -> None:
        if not pack.is_dir():
            raise DataError(pack, 0, NO_PACK)
        for path in sorted(pack.iterdir()):
            if path.suffix not in (".toml", ".csv"):
                continue
            known = path.name in self._files or any(fnmatch(path.name, glob) for glob in extra)
            if not known:
                known_names = [*self._files, *extra]
                near = meant(path.name, known_names)
                raise DataError(path, 1, fault("fault-file", files=known_names, near=near))
            self._files.setdefault(path.name, []).append(path)

    def texts(self) -> dict[str, dict[str, str]]:
        """The files as they were read, by the name of their folder: the game's own, the pack's."""
        folders = {"data": self.home, **({"pack": self.pack} if self.pack else {})}
        return {
            folder: {
                name: self._text(file)
                for name, files in self._files.items()
                for file in files
                if file.parent == path
            }
            for folder, path in folders.items()
        }

    def names(self, glob: str) -> list[str]:
        """The stems of all files that match."""
        return [Path(name).stem for name in sorted(self._files) if fnmatch(name, glob)]

    def toml(self, name: str, schema: type[T]) -> T:
        """The file `name`.toml as `schema`."""
        self.schemas[name] = schema
        merged: dict[str, Any] = {}
        paths = self._files[f"{name}.toml"]
        for path in paths:
            try:
                _merge(merged, tomllib.loads(self._text(path)), path, self._text(path))
            except tomllib.TOMLDecodeError as error:
                raise _not_toml(path, str(error)) from None
        for key, value in self._changes_of(name):
            _change(merged, f"{name}.{key}", key.split("."), value)
        try:
            read = self.parsed[name] = msgspec.convert(merged, schema)
        except msgspec.ValidationError as error:
            place, reason = misfit(str(error), schema)
            raise self.fault(name, place, reason) from None
        return read

    def fault(self, name: str, place: str, reason: Text) -> DataError:
        """An error in `name`.toml; a place written as `planets[2].lands` is found in the text."""
        paths = self._files[f"{name}.toml"]
        home = self.home.parent
        for path in reversed(paths):
            line = place and _toml_line(self._text(path), place)
            if line:
                return DataError(path, line, reason, home, place)
        return DataError(paths[-1], 1, reason, home, place)

    def csv(self, name: str, schema: type[T]) -> list[T]:
        """The rows of `name`.csv as `schema`; the first column is a row's key."""
        self.schemas[name] = schema
        rows: dict[str, tuple[Path, int, dict[str, str]]] = {}
        for path in self._files[f"{name}.csv"]:
            for line, row in self._csv_rows(path, schema):
                key, *cells = row.values()
                if any(cells) or path.parent == self.home:
                    rows[key] = (path, line, row)
                elif rows.pop(key, None) is None:
                    raise DataError(path, line, fault("fault-gone", key=key))
        for key, value in self._changes_of(name):
            row_key, _, column = key.partition(".")
            if row_key not in rows or column not in rows[row_key][2]:
                what = "column" if row_key in rows else "row"
                near = meant(column, rows[row_key][2]) if row_key in rows else meant(row_key, rows)
                reason = fault(f"fault-no-{what}", file=f"{name}.csv", near=near)
                raise DataError(f"--set {name}.{key}", 0, reason)
            rows[row_key][2][column] = value
        made = []
        for path, line, row in rows.values():
            try:
                made.append(msgspec.convert(row, schema, strict=False))
            except msgspec.ValidationError as error:
                column, reason = misfit(str(error), schema)
                raise DataError(path, line, reason, None, column) from None
        self.parsed[name] = made
        return made

    def row_fault(self, name: str, key: str, reason: Text) -> DataError:
        """An error in the row `key` of `name`.csv."""
        home = self.home.parent
        for path in reversed(self._files[f"{name}.csv"]):
            for line, text in enumerate(self._text(path).splitlines(), 1):
                if text.startswith((f"{key},", f'"{key}"')):
                    return DataError(path, line, reason, home)
        return DataError(self._files[f"{name}.csv"][-1], 1, reason, home)

    def done(self) -> None:
        """Called when a game has read all its data: complains of changes that changed nothing."""
        for key in self._pending:
            stems = [Path(name).stem for name in self._files]
            near = meant(key.partition(".")[0], stems)
            raise DataError(f"--set {key}", 0, fault("fault-set", files=stems, near=near))

    def _csv_rows(self, path: Path, schema: type[Any]) -> Iterable[tuple[int, dict[str, str]]]:
        reader = csv.reader(io.StringIO(self._text(path)))
        wanted = list(schema.__struct_fields__)
        seen: set[str] = set()
        header = next(reader, [])
        if header != wanted:
            columns = fault("fault-columns", found=",".join(header), wanted=",".join(wanted))
            raise DataError(path, 1, columns)
        for cells in reader:
            if not cells:
                continue
            if len(cells) != len(header):
                reason = fault("fault-cells", cells=len(cells), columns=len(header))
                raise DataError(path, reader.line_num, reason)
            if cells[0] in seen:
                raise DataError(path, reader.line_num, fault("fault-twice", key=cells[0]))
            seen.add(cells[0])
            yield reader.line_num, dict(zip(header, cells, strict=True))

    def _changes_of(self, name: str) -> list[tuple[str, str]]:
        found = []
        for key, value in self.changes.items():
            file, _, rest = key.partition(".")
            if file == name:
                self._pending.pop(key, None)
                found.append((rest, value))
        return found

    def _text(self, path: Path) -> str:
        if path not in self._texts:
            try:
                self._texts[path] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                raise DataError(path, 1, fault("fault-text")) from None
        return self._texts[path]


def _merge(into: dict[str, Any], new: dict[str, Any], path: Path, text: str, at: str = "") -> None:
    """Tables key by key; `[planets.red]` turns what differs in the row of a list with that id."""
    for key, value in new.items():
        here, place = into.get(key), f"{at}{key}"
        if isinstance(value, dict) and isinstance(here, dict):
            _merge(here, value, path, text, f"{place}.")
        elif isinstance(value, dict) and isinstance(here, list):
            for id, entry in value.items():
                row = _index(here, id)
                if row == -1 or not isinstance(entry, dict):
                    line = _toml_line(text, f"{place}.{id}")
                    near = meant(id, _known(here))
                    raise DataError(path, line, fault("fault-list", list=key, key=id, near=near))
                _merge(here[row], entry, path, text, f"{place}.{id}.")
        else:
            into[key] = value


def _known(data: Any) -> list[str]:
    """The names that can be meant there."""
    if isinstance(data, list):
        return [str(row.get("id", "")) for row in data if isinstance(row, dict)]
    return list(data) if isinstance(data, dict) else []


def _change(data: Any, whole: str, keys: list[str], value: str) -> None:
    key: str | int = keys[0]
    if isinstance(data, list):
        key = _index(data, keys[0])
        known = key != -1
    else:
        known = isinstance(data, dict) and key in data
    if not known:
        near = meant(keys[0], _known(data))
        raise DataError(f"--set {whole}", 0, fault("fault-entry", key=keys[0], near=near))
    if len(keys) > 1:
        _change(data[key], whole, keys[1:], value)
        return
    try:
        data[key] = tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        data[key] = value


def _index(rows: list[Any], key: str) -> int:
    """A place in a list, by number or by the `id` of the table that stands there."""
    for number, row in enumerate(rows):
        if key == str(number) or (isinstance(row, dict) and row.get("id") == key):
            return number
    return -1


def _not_toml(path: Path, told: str) -> DataError:
    """Where the text breaks the rules of TOML; what its reader says besides is for programmers."""
    place = re.search(r"line (\d+), column (\d+)", told)
    if place is None:
        return DataError(path, 1, fault("fault-toml-end"))
    line, column = int(place[1]), int(place[2])
    return DataError(path, line, fault("fault-toml", line=line, column=column))


def _toml_line(text: str, place: str) -> int:
    """The line of `planets[2].lands` in a TOML text; of its table if the key is missing."""
    here, table, counts = "", 0, dict[str, int]()
    wanted = place.partition("[...]")[0]
    best = 0
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[\[?([\w.\-]+)\]", line)
        if head:
            *outer, last = head[1].split(".")
            here = ""
            for part in outer:  # inside a list: in its latest table
                here += part
                here += f"[{counts[here]}]." if here in counts else "."
            here += last
            if line.strip().startswith("[["):
                counts[here] = counts.get(here, -1) + 1
                here = f"{here}[{counts[here]}]"
            here += "."
            table = number
            if wanted + "." == here or wanted.startswith(here):
                best = table
        entry = re.match(r'\s*"?([\w\-]+)"?\s*=', line)
        if entry and re.match(rf"{re.escape(here + entry[1])}(?![\w-])", wanted):
            return number
    return best
