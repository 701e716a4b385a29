"""The process that answers one question to the lab.

It is told the question on its first line. How far it is stands in `answer.json` of its folder, and
the page, as it sharpens, in a file a language beside it. Stopped, it keeps what was played; the
same question goes on from there.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path

import msgspec

from spielwerk.engine import SpielwerkError
from spielwerk.engine.words import LANGUAGES
from spielwerk.lab.desk import KINDS, Question, View
from spielwerk.lab.desk.question import Desk
from spielwerk.lab.pool import outlive_nobody
from spielwerk.lab.sayer import Sayer
from spielwerk.workshop.labels import in_both
from spielwerk.workshop.manners import come_last, give_way
from spielwerk.workshop.shapes import Said

PAUSE = 0.25  # seconds between two notes of how far it is
NICE = 15
LOOK = 2.0  # seconds between two pages, and at most a tenth of the time goes into them
WRONG = 3  # it ends so when the question can't be asked
ANSWER = "answer.json"


class Task(msgspec.Struct):
    """A question, where its answer goes, and where games of the same pack are kept."""

    question: Question
    answer: str
    games: str
    total: int
    workers: int = 1  # processes that play
    last: bool = False  # whether everything else on this machine comes first


class Status(msgspec.Struct):
    """How far it is."""

    done: int = 0
    total: int = 0
    looks: int = 0
    reason: Said | None = None


class Teller:
    """Writes down what is known, not too often."""

    def __init__(self, task: Task) -> None:
        self._folder = Path(task.answer)
        self._question = task.question
        self._sayers: dict[str, Sayer] = {}
        self._noted = self._shown = 0.0
        self._took = 0.0
        self._view: View | None = None
        self.status = Status(total=task.total, looks=_looks(self._folder))

    def progress(self, games: int) -> None:
        """So many games more."""
        self.status.done += games
        if time.monotonic() - self._noted >= PAUSE:
            self.note()

    def show(self, view: View) -> None:
        """The answer so far; it is written when the last one is old enough."""
        self._view = view
        if time.monotonic() - self._shown >= max(LOOK, 10 * self._took):
            self.write()

    def write(self) -> None:
        """The latest answer as a page, in both languages."""
        if self._view is None:
            return
        began = time.monotonic()
        for lang in LANGUAGES:
            if lang not in self._sayers:
                self._sayers[lang] = Sayer(self._question.game, lang, self._question.pack)
            made = self._view(self._sayers[lang])
            _replace(self._folder / f"page.{lang}.json", msgspec.json.encode(made))
        self._view = None
        self._shown = time.monotonic()
        self._took = self._shown - began
        self.status.looks += 1
        self.note()

    def note(self) -> None:
        """How far it is."""
        self.status.done = min(self.status.done, self.status.total)
        _replace(self._folder / ANSWER, msgspec.json.encode(self.status))
        self._noted = time.monotonic()


def _looks(folder: Path) -> int:
    path = folder / ANSWER
    return msgspec.json.decode(path.read_bytes(), type=Status).looks if path.is_file() else 0


def _replace(path: Path, content: bytes) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(path)


def answer(task: Task) -> None:
    """Play, and tell on the way; what was found last is told in any case."""
    teller = Teller(task)
    desk = Desk(Path(task.games), task.workers, teller.progress, teller.show)
    teller.note()
    try:
        KINDS[task.question.kind].answer(task.question, desk)
        teller.status.done = task.total
    except SpielwerkError as error:
        teller.status.reason = in_both(error.said)
        raise
    finally:
        teller.write()
        teller.note()


def main() -> None:
    """Answer one question."""
    give_way(NICE)
    threading.Thread(target=outlive_nobody, args=(os.getppid(),), daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    task = msgspec.json.decode(sys.stdin.readline(), type=Task)
    if task.last:
        come_last()
    try:
        answer(task)
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except SpielwerkError:
        raise SystemExit(WRONG) from None


if __name__ == "__main__":
    main()
