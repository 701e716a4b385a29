"""Changed entries of the data files as a patch, or as a pack."""

from __future__ import annotations

import csv
import difflib
import io
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spielwerk.engine import SpielwerkError
from spielwerk.engine.packfile import opened
from spielwerk.games import kind
from spielwerk.lab.plan import Plan


def changed_files(plan: Plan, changes: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """By file name: its text before and after; only files that change."""
    home = kind(plan.game).home() / "data"
    found: dict[str, tuple[str, str]] = {}
    for key, value in changes.items():
        if key.startswith("switch."):
            continue
        stem, _, rest = key.partition(".")
        for suffix in (".toml", ".csv"):
            name = stem + suffix
            path = next(
                (
                    folder / name
                    for folder in (opened(Path(plan.pack)) if plan.pack else home, home)
                    if (folder / name).is_file()
                ),
                None,
            )
            if path is None:
                continue
            before, text = found.get(name) or (path.read_text(encoding="utf-8"),) * 2
            edit = _edit_toml if suffix == ".toml" else _edit_csv
            found[name] = (before, edit(text, rest.split("."), value))
    return found


def patch_of(plan: Plan, changes: Mapping[str, str]) -> str:
    """The changes as a unified diff; switches as options of the command line."""
    lines = [
        f"# --option {key.removeprefix('switch.')}={value}\n"
        for key, value in changes.items()
        if key.startswith("switch.")
    ]
    for name, (before, after) in changed_files(plan, changes).items():
        lines += difflib.unified_diff(
            before.splitlines(True), after.splitlines(True), f"a/{name}", f"b/{name}", n=1
        )
    return "".join(lines)


def write_pack(plan: Plan, changes: Mapping[str, str], folder: Path) -> None:
    """The changes as a pack: whole TOML files, of CSV files the rows that differ."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (before, after) in changed_files(plan, changes).items():
        if name.endswith(".csv"):
            old = set(before.splitlines())
            head, *rows = after.splitlines()
            after = "\n".join([head, *(row for row in rows if row not in old)]) + "\n"
        (folder / name).write_text(after, encoding="utf-8")


def _edit_csv(text: str, keys: list[str], value: str) -> str:
    row_key, column = keys[0], ".".join(keys[1:])
    lines = text.splitlines(True)
    header = next(csv.reader([lines[0]]))
    for place, line in enumerate(lines[1:], 1):
        cells = next(csv.reader([line]), [])
        if cells and cells[0] == row_key and column in header:
            cells[header.index(column)] = value
            made = io.StringIO()
            csv.writer(made, lineterminator="\n").writerow(cells)
            lines[place] = made.getvalue()
            return "".join(lines)
    raise SpielwerkError(f"{row_key}.{column}: no such row and column.")


def _edit_toml(text: str, keys: list[str], value: str) -> str:
    """Replace the value of one entry and leave all else, comments too, as it is."""
    path = _place(tomllib.loads(text), keys)
    lines = text.splitlines(True)
    here: list[str | int] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(lines):
        head = re.match(r"\s*(\[\[?)([\w.\-]+)\]", line)
        if head:
            here = list(head[2].split("."))
            if head[1] == "[[":
                counts[head[2]] = counts.get(head[2], -1) + 1
                here.append(counts[head[2]])
        entry = re.match(r'(\s*"?([\w\-]+)"?\s*=\s*)([^#\n]*?)(\s*(?:#.*)?\n?)$', line)
        if not entry:
            continue
        at = [*here, entry[2]]
        if at == path:
            lines[number] = f"{entry[1]}{value}{entry[4]}"
            return "".join(lines)
        if at == path[:-1] and isinstance(path[-1], int) and entry[3].startswith("["):
            items = [item.strip() for item in entry[3].strip("[] ").split(",")]
            items[path[-1]] = value
            lines[number] = f"{entry[1]}[{', '.join(items)}]{entry[4]}"
            return "".join(lines)
    raise SpielwerkError(f"{'.'.join(keys)}: not found as a line of its own.")


def _place(data: Any, keys: list[str]) -> list[str | int]:
    """Keys as the file has them: a row of a list by its number."""
    path: list[str | int] = []
    for key in keys:
        if isinstance(data, list):
            number = next(
                (
                    place
                    for place, row in enumerate(data)
                    if key == str(place) or (isinstance(row, dict) and row.get("id") == key)
                ),
                None,
            )
            if number is None:
                raise SpielwerkError(f"{'.'.join(keys)}: there is no entry '{key}'.")
            path.append(number)
            data = data[number]
        elif isinstance(data, dict) and key in data:
            path.append(key)
            data = data[key]
        else:
            raise SpielwerkError(f"{'.'.join(keys)}: there is no entry '{key}'.")
    return path
