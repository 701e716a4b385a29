"""What was found on the way, a line each: a question that was stopped goes on from there."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

V = TypeVar("V")


class Notes(MutableMapping[str, V]):
    """A dictionary that is written down as it grows."""

    def __init__(self, path: Path, type: Any) -> None:
        self._path = path
        self._known: dict[str, V] = {}
        for line in path.read_bytes().splitlines() if path.is_file() else []:
            try:
                name, value = msgspec.json.decode(line, type=tuple[str, type])
            except msgspec.MsgspecError:  # empty, or cut off by a crash: it is asked again
                continue
            self._known[name] = value

    def __getitem__(self, name: str) -> V:
        return self._known[name]

    def __setitem__(self, name: str, value: V) -> None:
        self._known[name] = value
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:  # a new line, whatever a crash left of the last
            file.write(b"\n" + msgspec.json.encode([name, value]))

    def __delitem__(self, name: str) -> None:
        raise TypeError("What is known stays known.")

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)
