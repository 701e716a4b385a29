"""A receipt for SQLite's log: how far it was acknowledged, so that damage does not go unseen.

SQLite reads its write-ahead log up to the first frame that does not fit and forgets the rest in
silence. That is right after a power cut, which can only hurt what nobody was told about, and wrong
if somebody was told that it is on disk. So after each commit the place in the log that was reached
is noted beside the database. At the next start everything up to there must be whole; what lies
behind it may be torn.

It is no second log and costs no wait for the disk: a receipt that is lost or too old only means
that less can be noticed. A log that is gone altogether looks like one that another program has
written back into the database, and is taken for that.
"""

from __future__ import annotations

import contextlib
import os
import struct
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
HEADER, FRAME = 32, 24  # bytes before the first frame, and before the page of each
MAGIC = {0x377F0682: "<", 0x377F0683: ">"}  # and the order of bytes in which sums are made
INDEX = struct.Struct("=16xI12x8s")  # of the log's index: frames so far, and the log's salt
NOTE = struct.Struct(">8sI")
MASK = 0xFFFF_FFFF


class Receipt:
    """The one of a database file."""

    def __init__(self, path: Path) -> None:
        self._log, self._index = Path(f"{path}-wal"), Path(f"{path}-shm")
        self._note = Path(f"{path}-receipt")
        self._last = b""

    def write(self) -> None:
        """Note what has been committed; where that can't be done there is no receipt."""
        with contextlib.suppress(OSError, struct.error):
            index = _at(self._index, os.O_RDONLY, lambda file: os.read(file, INDEX.size))
            frames, salt = INDEX.unpack(index)
            note = NOTE.pack(salt, frames)
            if note != self._last:
                _at(self._note, os.O_WRONLY | os.O_CREAT, lambda file: os.write(file, note))
                self._last = note

    def forget(self) -> None:
        """The log is about to be written back: there will be nothing to compare."""
        self._note.unlink(missing_ok=True)
        self._last = b""

    def fits(self) -> bool:
        """Whether everything in the log that was acknowledged is whole."""
        if not self._note.exists() or not self._log.exists():
            return True
        note, log = self._note.read_bytes(), self._log.read_bytes()
        if len(note) != NOTE.size or not log:
            return True
        salt, frames = NOTE.unpack(note)
        return _whole(log, salt, frames)


def _at(path: Path, flags: int, work: Callable[[int], T]) -> T:
    """Open a file, do something, close it: without buffers, for it is done at every commit."""
    file = os.open(path, flags, 0o600)
    try:
        return work(file)
    finally:
        os.close(file)


def _whole(log: bytes, salt: bytes, frames: int) -> bool:
    """Whether so many frames of the log that has this salt fit; another log is none of ours."""
    if len(log) < HEADER:
        return False
    magic, _, page = struct.unpack_from(">3I", log)
    order = MAGIC.get(magic)
    if order is None:
        return False
    sums = _add(order, log[:24], (0, 0))
    if sums != struct.unpack_from(">2I", log, 24):
        return False
    if log[16:24] != salt:
        return True
    size = FRAME + page
    if len(log) < HEADER + frames * size:
        return False
    for start in range(HEADER, HEADER + frames * size, size):
        sums = _add(order, log[start : start + 8], sums)
        sums = _add(order, log[start + FRAME : start + size], sums)
        if log[start + 8 : start + 16] != salt or sums != struct.unpack_from(
            ">2I", log, start + 16
        ):
            return False
    return True


def _add(order: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """SQLite's check sum of some more bytes."""
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & MASK
        second = (second + odd + first) & MASK
    return first, second
