"""The press prints with what the client is drawn with: built once, in seconds, if it is stale."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from filelock import FileLock

CLIENT = Path(__file__).parents[2] / "client"


@pytest.fixture(scope="session", autouse=True)
def kit() -> None:
    """Pictures, icons and fonts."""
    lock = CLIENT.parent / "build" / "press.lock"
    lock.parent.mkdir(exist_ok=True)
    with FileLock(lock):
        runpy.run_path(str(CLIENT / "build.py"))["build_press"]()
