"""Two server processes on one PostgreSQL: rooms are served by either, and neither is needed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.people import Device, new_key
from tests.server.process import Process
from tests.server.running import PATIENCE
from tests.server.test_bots import until
from tests.server.test_push import page


@pytest.fixture
def both(new_postgres: str) -> Iterator[tuple[Process, Process]]:
    """Two processes that know of each other only by the database."""
    found = Process(new_postgres, bot_grace=0.2), Process(new_postgres, bot_grace=0.2)
    try:
        for process in found:
            process.wait()
        yield found
    finally:
        for process in found:
            process.kill()


@pytest.fixture
def here(both: tuple[Process, Process]) -> Iterator[Device]:
    """A device at the first process."""
    with httpx.Client(base_url=both[0].url, timeout=PATIENCE) as http:
        yield Device(http)


@pytest.fixture
def there(both: tuple[Process, Process]) -> Iterator[Device]:
    """A device at the second process."""
    with httpx.Client(base_url=both[1].url, timeout=PATIENCE) as http:
        yield Device(http)


def test_a_game_across_two_processes(
    both: tuple[Process, Process], here: Device, there: Device
) -> None:
    """Moves made at one process are pushed by the other; either takes the next one; one wins."""
    made = here.open_room("me", "open")
    there.come(made["links"]["invite"])
    there.post("~/join", name="Bo")
    assert here.get("~")["room"]["seats"][1]["name"] == "Bo"
    here.post("~/start")
    server: Any = both[1]
    with page(server, there, 1) as other:
        other.read("view")
        until_online(here, 1)
        log: list[Any] = there.frame(1)["log"]
        # Moves and talk at one process reach the pages of the other.
        for choice in (1, 2):
            frame = here.move(0, choice)
            pushed = other.view(frame["rev"])
            assert pushed["seq"] == frame["seq"]
            log[pushed["log_from"] :] = pushed["log"]
        here.post("~/undo", seq=2, seat=0, key=new_key())
        pushed = other.view(frame["rev"] + 1)
        log[pushed["log_from"] :] = pushed["log"]
        assert log == there.frame(1)["log"]
        assert [line["kind"] for line in log] == ["dealt"] * 6 + ["took"]
        here.post("~/messages", 201, seat=0, text="Hi", key=new_key())
        while other.read("message")["message"]["text"] != "Hi":
            pass
        # A repeated move is one move, wherever it is repeated.
        name = f"sw_{here.room}"
        there.cookies[name] += f".{here.cookies[name]}"
        key = new_key()
        here.move(0, 3, seq=3, key=key)
        assert there.move(0, 3, seq=3, key=key)["seq"] == 4
        # Two processes, one moment: one of two moves is made.
        for seq in range(4, 14, 2):
            with ThreadPoolExecutor(2) as pool:
                answers = list(
                    pool.map(
                        lambda device, seq=seq: device.send(
                            "POST",
                            "~/moves",
                            json={"seq": seq, "seat": 0, "choice": 1, "key": new_key()},
                        ),
                        (here, there),
                    )
                )
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200, 409]
            body = {"seq": seq + 1, "seat": 0, "key": new_key()}
            assert there.post("~/undo", **body)["seq"] == seq + 2
    # One process dies; the other goes on with the game, and with the bots of the dead one.
    bots = Device(here.http)
    bots.open_room("me", "thumb", start=True, pause=0.5)
    bots.move(0, 0)
    both[0].kill()
    assert there.move(0, 0)["asked"] == 1
    assert there.move(1, 0)["asked"] == 0
    bots.http = there.http
    assert until(bots, 0, lambda frame: frame["asked"] == 0)["step"] == 3


def until_online(device: Device, seat: int) -> None:
    """Wait until the other process has said who is there."""
    deadline = time.monotonic() + PATIENCE
    while not device.get("~")["room"]["seats"][seat]["online"]:
        assert time.monotonic() < deadline, "the other process has not heard of it"
        time.sleep(0.05)
