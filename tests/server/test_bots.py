"""Bots in seats: they move, at a pace, and never hold up a room."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from spielwerk.server.store.store import Store
from spielwerk.server.world import World
from tests.server.people import Device, new_key
from tests.server.running import PATIENCE, Running, settings


def until(
    device: Device, seat: int | None, wanted: Callable[[Any], bool], limit: float = PATIENCE
) -> Any:
    """Wait for a view frame."""
    deadline = time.monotonic() + limit
    frame = device.frame(seat)
    while not wanted(frame):
        assert time.monotonic() < deadline, frame
        frame = device.frame(seat, after=frame["rev"], wait=2)
    return frame


def until_quiet(server: Running, room: str) -> None:
    """Wait until the bots of a room have nothing to do."""
    deadline = time.monotonic() + PATIENCE
    while room in server.app.state.services.bots._tasks:
        assert time.monotonic() < deadline, "the bots do not rest"
        time.sleep(0.01)


def notes(device: Device) -> list[str]:
    """The ids of what the room noted down."""
    found = device.get("~/messages")["messages"]
    return [message["note"]["id"] for message in found if message["note"]]


def test_bots_play_among_themselves(ada: Device) -> None:
    """A room of bots plays to its end."""
    ada.open_room("thumb", "random", "thumb", start=True)
    frame = until(ada, None, lambda frame: frame["status"] == "over")
    assert frame["view"]["winners"]


def test_a_bot_answers_a_person(ada: Device) -> None:
    """After the person's turn the bot moves until the person is asked again."""
    ada.open_room("me", "thumb", start=True)
    ada.move(0, 0)
    frame = until(ada, 0, lambda frame: frame["asked"] == 0)
    assert frame["step"] == 3
    assert frame["view"]["scores"] == [0, 1]


def test_the_pace_of_bots_can_be_set(ada: Device) -> None:
    """There is a pause before each bot move, so that people can follow."""
    ada.open_room("me", "thumb", start=True, pause=0.4)
    began = time.monotonic()
    ada.move(0, 0)
    until(ada, 0, lambda frame: frame["asked"] == 0)
    assert time.monotonic() - began >= 0.8


def test_a_slow_bot_is_replaced_by_the_rule_of_thumb(database: str) -> None:
    """A bot that thinks beyond the limit is stopped, a simpler one moves, and the room says so."""
    with Running(settings(database, think_seconds=2)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "slow", start=True)
        ada.move(0, 0)
        until(ada, 0, lambda frame: frame["asked"] == 0)
        assert notes(ada).count("room-bot-slow") == 2


def test_failing_bots_never_hold_up_the_room(ada: Device) -> None:
    """Bots that raise, die or choose what is not open are replaced for that move."""
    for bot in ("broken", "dying", "cheating"):
        ada.open_room("me", bot, start=True)
        ada.move(0, 0)
        until(ada, 0, lambda frame: frame["asked"] == 0)
        assert notes(ada).count("room-bot-failed") == 2


def test_the_traceback_of_a_bot_is_logged(ada: Device, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever its process prints is a line of the server's log."""
    ada.open_room("me", "broken", start=True)
    ada.move(0, 0)
    deadline = time.monotonic() + PATIENCE
    while "RuntimeError: this bot always fails" not in caplog.text:
        assert time.monotonic() < deadline, caplog.text
        time.sleep(0.01)
    assert "bot process: Traceback (most recent call last):" in caplog.text


def test_a_bot_interjects(server: Running, ada: Device) -> None:
    """A bot that wants to do something unasked is heard once while somebody else is asked."""
    ada.open_room("me", "cheering", start=True)
    frame = until(ada, 0, lambda frame: frame["seq"] == 1)
    assert frame["view"]["scores"] == [2, 0]
    until_quiet(server, ada.room)
    assert ada.frame(0)["seq"] == 1


def test_a_bot_stands_in_and_hands_back(ada: Device) -> None:
    """On the host's word a bot plays for a person; meanwhile the person does not."""
    ada.open_room("me", "me", start=True)
    ada.post("~/seats/0/bot", bot="thumb")
    frame = until(ada, 1, lambda frame: frame["asked"] == 1)
    assert frame["view"]["scores"] == [1, 0]
    assert ada.move(0, 0, 409)["code"] == "not-now"
    ada.post("~/seats/0/back")
    ada.move(1, 0)
    assert ada.move(0, 2)["view"]["scores"] == [3, 0]
    assert notes(ada) == ["room-started", "room-bot-stands-in", "room-handed-back"]


def test_the_clock_calls_a_bot(database: str) -> None:
    """When a person's time is up a bot takes over, and hands back on the person's word."""
    with Running(settings(database)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, clock=10, mode="turns")
        assert ada.get("~")["room"]["due"] is not None
        world = server.app.state.services.world
        world.now = later(world.now, 11)
        until(ada, 1, lambda frame: frame["asked"] == 1)
        del world.now
        assert "room-clock" in notes(ada)
        ada.post("~/seats/0/back")
        ada.move(1, 0)
        assert ada.frame(0)["asked"] == 0
        due = ada.get("~")["room"]["due"]
        ada.move(0, 1)
        ada.post("~/undo", seq=ada.frame(0)["seq"], seat=0, key=new_key())
        assert ada.get("~")["room"]["due"] >= due


def later(clock: Callable[[], float], seconds: float) -> Callable[[], float]:
    """A clock that is ahead of another."""
    return lambda: clock() + seconds


@pytest.mark.parametrize("jump", [3600.0, -7200.0])
def test_setting_the_machines_clock_runs_out_nobodys(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """An hour more takes no time from anybody, two hours less give none."""
    world = World()
    before = world.now()
    monkeypatch.setattr(time, "time", later(time.time, jump))
    assert 0 <= world.now() - before < PATIENCE
    monkeypatch.setattr("spielwerk.server.world.BOOT_TIME", None)
    assert world.monotonic() == pytest.approx(time.monotonic(), abs=PATIENCE)
    assert abs(World().now() - before - jump) < PATIENCE  # the next process goes by the new time


def stumbling(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception, times: int
) -> list[int]:
    """Let the database fail so many times, whatever it is asked; how often it still will."""
    left = [times]
    do = store.database.do

    async def fail(work: Any) -> Any:
        if left[0] > 0:
            left[0] -= 1
            raise error
        return await do(work)

    monkeypatch.setattr(store.database, "do", fail)
    return left


@pytest.mark.parametrize(
    "error", [OperationalError("x", {}, Exception("disk I/O error")), OSError("cut"), KeyError("?")]
)
def test_bots_go_on_after_the_database_has_failed(
    database: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Whatever went wrong, and however often: when it is over they move."""
    with Running(settings(database)) as server, server.client() as http:
        rooms = [Device(http) for _ in range(4)]
        for ada in rooms:
            ada.open_room("me", "thumb", start=True)
        store = server.app.state.services.store
        for number, ada in enumerate(rooms):
            ada.move(0, 0)
            left = stumbling(store, monkeypatch, error, 3 + 5 * number)
            wait_until(partial(spent, left))
            monkeypatch.undo()
        for ada in rooms:
            assert until(ada, 0, lambda frame: frame["asked"] == 0)["step"] == 3


def spent(left: list[int]) -> bool:
    """Whether there are no failures left."""
    return left[0] <= 0


def wait_until(done: Callable[[], bool]) -> None:
    """Wait for a state."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, "it does not come to that"
        time.sleep(0.01)


@pytest.mark.parametrize("due", ["NULL", "9e12"])
def test_bots_are_found_by_looking_at_the_rooms(database: str, due: str) -> None:
    """What was noted down for them is lost, or lies in a future that will not come."""
    with Running(settings(database)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "thumb", start=True, pause=10)
        ada.move(0, 0)
        ada.send("PATCH", "~", json={"pause": 0})
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file, file:
        file.execute(f"UPDATE rooms SET due = {due}")
    with Running(settings(database)) as server, server.client() as http:
        ada.http = http
        assert until(ada, 0, lambda frame: frame["asked"] == 0)["step"] == 3


def test_bots_survive_cut_lines_to_postgres(new_postgres: str) -> None:
    """Every connection is cut again and again while they play; all games come to their end."""
    with Running(settings(new_postgres, bot_grace=1.0)) as server, server.client() as http:
        rooms = [Device(http) for _ in range(9)]
        for ada in rooms:
            ada.open_room("thumb", "thumb", start=True, pause=0.05, options={"rounds": 12})
        for _ in range(15):
            before = moves(rooms)
            asyncio.run(cut_all(new_postgres))
            wait_until(partial(more_moves, rooms, before))
        wait_until(lambda: all(map(is_over, rooms)))


def more_moves(rooms: list[Device], before: int) -> bool:
    """Whether bots go on, or have nothing more to do."""
    return moves(rooms) > before or all(map(is_over, rooms))


def moves(rooms: list[Device]) -> int:
    """The moves of all rooms that answer now."""
    return sum(ada.send("GET", "~/view").json().get("seq", 0) for ada in rooms)


def is_over(ada: Device) -> bool:
    """Whether a room says that its game is over."""
    status: str | None = ada.send("GET", "~/view").json().get("status")
    return status == "over"


async def cut_all(url: str) -> None:
    """End every other connection to this database."""
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def test_bots_go_on_after_a_restart(database: str) -> None:
    """A server that comes back looks after the bots that were to move."""
    with Running(settings(database)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "thumb", start=True, pause=5)
        ada.move(0, 0)
        ada.send("PATCH", "~", json={"pause": 0})
    with Running(settings(database)) as server, server.client() as http:
        ada.http = http
        assert until(ada, 0, lambda frame: frame["asked"] == 0)["step"] == 3


def test_a_room_comes_back_from_disk(database: str) -> None:
    """Idle rooms leave memory; the next request finds them as they were, mid-decision."""
    wanted = settings(database, idle_seconds=0, rooms_in_memory=1)
    with Running(wanted) as server, server.client() as http:
        services = server.app.state.services
        devices = [Device(http) for _ in range(3)]
        for device in devices:
            device.open_room("me", "me", start=True)
            device.move(0, 1)
        assert len(services.rooms) <= 1
        for device in devices:
            frame = device.frame(0)
            assert (frame["seq"], frame["can_undo"]) == (1, True)
            device.post("~/undo", seq=1, seat=0, key=new_key())
            assert device.frame(0)["step"] == 0
