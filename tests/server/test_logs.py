"""The log: one line a fact, never more than a disk can bear."""

from __future__ import annotations

import json
import logging
import sys
import time

import pytest

from spielwerk.server.logs import ACCESS, AT_ONCE, KINDS, LONGEST, WINDOW, JsonLines, Seldom


def record(said: str, name: str = "spielwerk.test", error: bool = False) -> logging.LogRecord:
    """A line of the log."""
    try:
        raise ValueError("x" * 100_000)
    except ValueError:
        found = sys.exc_info() if error else None
    return logging.LogRecord(name, logging.ERROR, __file__, 1, said, (), found)


def test_what_is_said_again_and_again_is_counted_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A thousand failures are some lines; the next window tells how many there were."""
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    seldom = Seldom()
    written = [seldom.filter(record("a request failed", error=True)) for _ in range(1000)]
    assert written == [True] * AT_ONCE + [False] * (1000 - AT_ONCE)
    assert seldom.filter(record("something else"))
    now = WINDOW
    again = record("a request failed", error=True)
    assert seldom.filter(again)
    assert json.loads(JsonLines().format(again))["left_out"] == 1000 - AT_ONCE
    assert all(seldom.filter(record("%s", ACCESS)) for _ in range(1000))


def test_the_memory_of_what_was_said_is_bounded() -> None:
    """Many kinds of lines push out the oldest ones."""
    seldom = Seldom()
    assert all(seldom.filter(record(f"kind {number}")) for number in range(2 * KINDS))
    assert len(seldom._kinds) == KINDS


def test_a_long_traceback_is_cut_in_the_middle() -> None:
    """Its beginning and its end tell what happened."""
    line = json.loads(JsonLines().format(record("y" * 100_000, error=True)))
    assert "Traceback" in line["error"]
    assert max(len(line["error"]), len(line["message"])) < LONGEST + 10
