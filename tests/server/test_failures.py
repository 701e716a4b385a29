"""What goes wrong hurts one move of one room, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from spielwerk.server.room.change import Change
from spielwerk.server.store.store import Moved, Store
from tests.server.people import Device, new_key
from tests.server.running import Running
from tests.server.toy import game as toy


@pytest.fixture
def store(server: Running) -> Store:
    """The server's store."""
    found: Store = server.app.state.services.store
    return found


@pytest.fixture
def other(http: httpx.Client) -> Device:
    """Somebody in another room."""
    device = Device(http)
    device.open_room("me", "me", start=True)
    return device


def failing(
    store: Store, patch: pytest.MonkeyPatch, room: str, error: BaseException, *, after: bool
) -> None:
    """The next write of this room fails, before or after it is on disk."""
    write = store.write
    left = [1]

    async def fail(change: Change) -> None:
        if change.data.id == room and left:
            left.pop()
            if after:
                await write(change)
            raise error
        await write(change)

    patch.setattr(store, "write", fail)


DISK_FULL = OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


def test_a_failing_write_hurts_one_move(
    store: Store, ada: Device, other: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clear error, the room as before; the same move with the same key works afterwards."""
    ada.open_room("me", "me", start=True)
    ada.move(0, 1)
    before = ada.frame(0)
    failing(store, monkeypatch, ada.room, DISK_FULL, after=False)
    key = new_key()
    problem = ada.move(0, 2, 503, seq=1, key=key)
    assert problem["code"] == "store"
    assert other.move(0, 1)["seq"] == 1
    assert ada.frame(0) == before
    frame = ada.move(0, 2, seq=1, key=key)
    assert (frame["seq"], frame["view"]["scores"]) == (2, [3, 0])


def test_a_write_that_failed_after_all_was_written_is_not_lost(
    store: Store, ada: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the answer of the database got lost the move counts, and repeating it changes nothing."""
    ada.open_room("me", "me", start=True)
    failing(store, monkeypatch, ada.room, DISK_FULL, after=True)
    key = new_key()
    ada.move(0, 2, 503, seq=0, key=key)
    assert ada.frame(0)["seq"] == 1
    assert ada.move(0, 2, seq=0, key=key)["view"]["scores"] == [2, 0]


def test_a_room_that_another_process_changed_is_read_again(
    store: Store, ada: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was overtaken looks again and tries once more."""
    ada.open_room("me", "me", start=True)
    failing(store, monkeypatch, ada.room, Moved(), after=False)
    assert ada.move(0, 2)["view"]["scores"] == [2, 0]


def test_a_fault_in_the_rules_hurts_one_move(
    ada: Device, other: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that raises answers 500; its room is as before and can go on."""
    ada.open_room("me", "me", start=True)
    ada.move(0, 1)
    choose = toy.Turn.choose

    def broken(self: toy.Turn, state: toy.ToyState, option: Any) -> None:
        if option == 3:
            state.points[0] += 1000
            raise ZeroDivisionError("a fault in the rules")
        choose(self, state, option)

    monkeypatch.setattr(toy.Turn, "choose", broken)
    assert ada.move(0, 3, 500)["code"] == "failed"
    assert other.move(0, 1)["seq"] == 1
    frame = ada.move(0, 2)
    assert (frame["seq"], frame["view"]["scores"]) == (2, [3, 0])


def test_a_game_of_other_rules_is_told(
    server: Running, ada: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an update of the rules an old room says so, and the lobby still works."""
    ada.open_room("me", "me", start=True)
    monkeypatch.setattr(toy.Toy, "version", 2)
    room = server.app.state.services.rooms._live.pop(ada.room)
    assert room
    told = {"code": "other-rules", "rules": 1, "here": 2, "step": 0, "steps": 0}
    assert ada.frame(0)["stopped"] == told
    assert ada.get("~")["room"]["rules_version"] == 1


def test_a_request_that_is_cut_off_leaves_the_room_sound(
    store: Store, ada: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelled in the middle of a write, the room is read again from disk."""
    ada.open_room("me", "me", start=True)
    failing(store, monkeypatch, ada.room, asyncio.CancelledError(), after=True)
    body = {"seq": 0, "seat": 0, "choice": 2, "key": new_key()}
    with contextlib.suppress(httpx.HTTPError):
        assert ada.send("POST", "~/moves", json=body).status_code == 500
    assert ada.frame(0)["seq"] == 1
    assert ada.move(0, 1)["view"]["scores"] == [3, 0]
