"""Why a busy workshop keeps nobody waiting at a table; milliseconds: `bench.workshop_load`."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from spielwerk.workshop import asking, process
from tests.server.people import Device
from tests.server.running import PATIENCE, Running, settings


@contextmanager
def started(module: str) -> Iterator[int]:
    """A process of the workshop that waits for its first line."""
    command = [sys.executable, "-m", module]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as found:
        yield found.pid
        found.kill()


@pytest.mark.parametrize("module", [process, asking])
def test_the_workshop_gives_way(module: object) -> None:
    """Where packs are looked at and games are played for a question, rooms come first."""
    wanted: int = module.NICE  # type: ignore[attr-defined]
    assert wanted >= 10
    least = min(19, os.getpriority(os.PRIO_PROCESS, 0) + wanted)
    with started(module.__name__) as pid:  # type: ignore[attr-defined]
        deadline = time.monotonic() + PATIENCE
        while os.getpriority(os.PRIO_PROCESS, pid) < least:
            assert time.monotonic() < deadline, "it is as important as a table"
            time.sleep(0.01)


def test_a_room_is_played_while_the_workshop_is_full(toy: None, tmp_path: Path) -> None:
    """Looks wait for each other, in one process; moves wait for none of them."""
    wanted = settings(f"sqlite:///{tmp_path / 'full.db'}", workshop=True)
    with Running(wanted) as server, server.client() as designer, server.client() as http:
        made = designer.post("/api/workshop/packs", json={"name": "Busy", "game": "state51"})
        path = f"/api/workshop/packs/{made.json()['id']}"
        ada = Device(http)
        ada.open_room("me", "me", start=True)
        workshop = server.app.state.services.workshop
        with ThreadPoolExecutor(8) as people:
            looks = [people.submit(designer.get, path) for _ in range(8)]
            while not workshop._turn.locked():
                time.sleep(0.001)
            seen = 0
            while not all(look.done() for look in looks):
                ada.move(0, 1)
                ada.post("~/undo", seq=ada.frame(0)["seq"], seat=0, key=f"undo-{seen:08}")
                seen += 1
            assert {look.result().status_code for look in looks} == {200}
        assert seen > 0
