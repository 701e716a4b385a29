"""Structured logs: one JSON object a line, without secrets."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

EXTRAS = ("room", "path", "ms", "address")


class JsonLines(logging.Formatter):
    """A log record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, place, message, and what else was given."""
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        for name in EXTRAS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        for name, value in line.items():
            if isinstance(value, str):  # half a character must not cost the whole line
                line[name] = value.encode(errors="backslashreplace").decode()
        return msgspec.json.encode(line).decode()


def set_up(*, verbose: bool) -> None:
    """Log to stderr; with `verbose` every request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("spielwerk").setLevel(logging.INFO)
    logging.getLogger("spielwerk.access").setLevel(logging.INFO if verbose else logging.WARNING)
