"""Answers on disk, question by question: a probe that was stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spielwerk.lab.stats import Estimate

Figures = list[tuple[str, Estimate]]  # what a question gave, by the names of the figures


class KeptEntry(msgspec.Struct):
    """A line of the file."""

    key: str  # of the probe and of everything that its figures depend on
    question: str
    figures: Figures


class Kept:
    """The answers that one probe has so far; without a path they are not kept."""

    def __init__(self, path: Path | None, key: str) -> None:
        self._path = path
        self._key = key
        self._known: dict[str, Figures] = {}
        for line in path.read_bytes().splitlines() if path and path.is_file() else []:
            try:
                entry = msgspec.json.decode(line, type=KeptEntry)
            except msgspec.MsgspecError:  # empty, or cut off by a crash: it is asked again
                continue
            if entry.key == key:
                self._known[entry.question] = entry.figures

    def get(self, question: str) -> Figures | None:
        """The answer to a question, if there is one."""
        return self._known.get(question)

    def first(self, question: str) -> int:
        """With how many games a question was first asked: `seed games question`."""
        seed, games, asked = question.split(" ", 2)
        known = (name.split(" ", 2) for name in self._known)
        return min((int(n) for s, n, q in known if (s, q) == (seed, asked)), default=int(games))

    def add(self, question: str, figures: Figures) -> None:
        """Write an answer down."""
        self._known[question] = figures
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("ab") as file:  # a new line, whatever a crash left of the last
                file.write(b"\n" + msgspec.json.encode(KeptEntry(self._key, question, figures)))
