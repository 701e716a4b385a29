"""Structured logs: one JSON object a line, without secrets."""

from __future__ import annotations

import logging
import sys
import time
from collections import OrderedDict
from typing import Any

import msgspec

ACCESS = "spielwerk.access"
EXTRAS = ("room", "path", "ms", "address", "left_out")
LONGEST = 6000  # characters of a message or a traceback: its beginning and its end
AT_ONCE = 20  # lines of one kind in a window; what is said more often is only counted
WINDOW = 60.0
KINDS = 500  # kinds of lines that are remembered


class JsonLines(logging.Formatter):
    """A log record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, place, message, and what else was given."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": _cut(record.getMessage()),
        }
        for name in EXTRAS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["error"] = _cut(self.formatException(record.exc_info))
        for name, value in line.items():
            if isinstance(value, str):  # half a character must not cost the whole line
                line[name] = value.encode(errors="backslashreplace").decode()
        return msgspec.json.encode(line).decode()


def _cut(said: str) -> str:
    if len(said) <= LONGEST:
        return said
    half = LONGEST // 2
    return f"{said[:half]} […] {said[-half:]}"


class Seldom(logging.Filter):
    """Says the same only so often: nobody fills the disk by making a server complain.

    What was left out is counted, and told with the next line of its kind.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds: OrderedDict[tuple[object, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        if record.name == ACCESS:  # somebody wanted every request
            return True
        what = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, record.msg, what)
        now = time.monotonic()
        began, count = self._kinds.pop(kind, (now, 0))
        if now - began >= WINDOW:
            if count > AT_ONCE:
                record.left_out = count - AT_ONCE
            began, count = now, 0
        self._kinds[kind] = began, count + 1
        while len(self._kinds) > KINDS:
            self._kinds.popitem(last=False)
        return count < AT_ONCE


def set_up(*, verbose: bool) -> None:
    """Log to stderr; with `verbose` every request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("spielwerk").setLevel(logging.INFO)
    logging.getLogger(ACCESS).setLevel(logging.INFO if verbose else logging.WARNING)
