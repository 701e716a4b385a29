"""Push: sockets, long poll and event streams show every change, whole and redacted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from spielwerk.server.http.routes import push
from spielwerk.server.http.sockets import Packing
from spielwerk.server.problems import Problem
from spielwerk.server.room.listeners import Listener
from tests.server.people import Device, new_key
from tests.server.running import PATIENCE, Running, settings


class Page:
    """A socket, as a browser page would read it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def read(self, kind: str) -> Any:
        """The next frame of that kind."""
        while True:
            frame = json.loads(self.socket.recv(timeout=PATIENCE))
            if frame["type"] == kind:
                return frame

    def view(self, rev: int) -> Any:
        """The view frame of that rev, or the first later one."""
        while (frame := self.read("view"))["rev"] < rev:
            pass
        return frame

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def closed_with(self) -> int:
        """The code with which the server closes."""
        try:
            while True:
                self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd else 0


@contextlib.contextmanager
def page(server: Running, device: Device, seat: int | None = None, **more: Any) -> Iterator[Page]:
    """A page of a device opens the room."""
    path = f"/api/rooms/{device.room}/socket"
    url = f"{server.url.replace('http', 'ws')}{path}" + ("" if seat is None else f"?seat={seat}")
    headers = device.headers(path)
    with connect(url, additional_headers=headers, compression=None, **more) as socket:
        yield Page(socket)


def test_a_page_says_hello_and_sees_the_table(server: Running, ada: Device) -> None:
    """First the room and what was said, then the table with the whole log."""
    ada.open_room("me", "me", start=True)
    ada.move(0, 1)
    with page(server, ada, 0) as one:
        hello = one.read("hello")
        assert hello["room"]["id"] == ada.room
        assert hello["me"]["seats"] == [0, 1]
        assert hello["messages"][0]["note"]["id"] == "room-started"
        frame = one.read("view")
        assert (frame["log_from"], len(frame["log"])) == (0, 7)
        assert frame["seat"] == 0


def test_large_frames_are_packed(server: Running, ada: Device) -> None:
    """Each for itself, so that no compressor is kept for a socket; small ones are not."""
    ada.open_room("me", "open")
    url = f"{server.url.replace('http', 'ws')}/api/rooms/{ada.room}/socket"
    with connect(url, additional_headers=ada.headers(f"/api/rooms/{ada.room}/socket")) as socket:
        assert socket.response is not None
        agreed = socket.response.headers["Sec-WebSocket-Extensions"]
        assert "server_no_context_takeover" in agreed
        assert json.loads(socket.recv())["type"] == "hello"
    _, packing = Packing().process_request_params([], [])
    large, small = (Frame(Opcode.TEXT, b'{"card": 17}' * n) for n in (500, 5))
    sent = packing.encode(large)
    assert sent.rsv1
    assert len(sent.data) < len(large.data) / 5
    assert packing.decode(sent).data == large.data
    assert packing.encode(small) is small


def test_every_seat_is_pushed_its_own_view(server: Running, ada: Device) -> None:
    """A move reaches all pages; each sees its own hand, the spectator none."""
    ada.open_room("me", "me", start=True)
    with page(server, ada, 0) as first, page(server, ada, 1) as second, page(server, ada) as third:
        made = ada.move(0, 3)
        hands = []
        for one in (first, second, third):
            frame = one.view(made["rev"])
            assert frame["seq"] == 1
            assert [line["kind"] for line in frame["log"]] == ["took"]
            hands.append(frame["view"]["table"]["hand"])
        assert len(hands[0]) == len(hands[1]) == 3
        assert hands[0] != hands[1]
        assert hands[2] == []


def test_the_log_of_a_page_stays_whole(server: Running, ada: Device) -> None:
    """Cut to `log_from` and append: after moves and undos a page has the very log of the room."""
    ada.open_room("me", "me", start=True)
    with page(server, ada, 0) as one:
        log: list[Any] = []
        rev = 0
        ada.move(0, None, choices=[1, 2])
        ada.post("~/undo", seq=2, seat=0, key=new_key())
        ada.move(0, 3)
        ada.post("~/undo", seq=4, seat=0, key=new_key(), whole=True)
        last = ada.move(0, None, choices=[1, 9, 0])
        while rev < last["rev"]:
            frame = one.read("view")
            assert frame["log_from"] <= len(log)
            log[frame["log_from"] :] = frame["log"]
            rev = frame["rev"]
        assert log == ada.frame(0)["log"]


def test_pages_hear_of_seats_and_talk(server: Running, ada: Device, bo: Device) -> None:
    """Joining, presence and chat are pushed."""
    made = ada.open_room("me", "open")
    with page(server, ada, 0) as one:
        one.read("hello")
        bo.come(made["links"]["invite"])
        bo.post("~/join", name="Bo")
        while one.read("room")["room"]["seats"][1]["name"] != "Bo":
            pass
        assert one.read("message")["message"]["note"] == {
            "id": "room-joined",
            "args": {"player": "=Bo"},
        }
        with page(server, bo, 1):
            while not one.read("room")["room"]["seats"][1]["online"]:
                pass
        while one.read("room")["room"]["seats"][1]["online"]:
            pass
        bo.post("~/messages", 201, seat=1, text="Hi", key=new_key())
        assert one.read("message")["message"]["text"] == "Hi"
        ada.post("~/start")
        frame = one.read("view")
        assert frame["status"] == "playing"
        assert frame["view"]["table"]["hand"]
        assert [line["kind"] for line in frame["log"]] == ["dealt"] * 6


def test_a_page_can_look_at_another_seat_of_its_device(server: Running, ada: Device) -> None:
    """Hot-seat: one socket, passed on with the device; foreign seats stay closed."""
    ada.open_room("me", "me", "thumb", start=True)
    with page(server, ada, 0) as one:
        one.read("view")
        one.say(type="look", seat=1)
        assert one.read("view")["seat"] == 1
        one.say(type="look", seat=2)
        assert one.read("refused")["code"] == "no-access"
        one.say(type="look", seat=None)
        assert one.read("view")["seat"] is None
        one.socket.send("no json")
        one.say(type="ping")
        assert one.read("pong")


def test_a_line_forgets_a_seat_that_was_opened(server: Running, ada: Device, bo: Device) -> None:
    """A device with two seats loses one: its line stays, the lost seat is closed to it."""
    made = ada.open_room("me", "open", "open")
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    bo.post("~/join", name="Ben")
    with page(server, bo, 1) as one:
        one.read("view")
        ada.post("~/seats/2/open")
        one.say(type="look", seat=2)
        assert one.read("refused")["code"] == "no-access"


def test_a_seat_opened_while_its_line_comes_in_is_not_shown(
    server: Running, ada: Device, bo: Device
) -> None:
    """What somebody may see is asked again when nothing changes any more."""
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    services = server.app.state.services

    async def come_in(opened: bool) -> list[str]:
        async with services.rooms.use(bo.room) as room:
            listener = Listener(room.access(bo.cookies[f"sw_{bo.room}"].split(".")), 1)
            if opened:
                await asyncio.to_thread(ada.post, "~/seats/1/open")
            try:
                await push._enter(services, room, listener)
            except Problem as problem:
                return [problem.code]
            push._leave(services, room, listener)
            return ["hello"]

    assert server.call(come_in(False)) == ["hello"]
    assert server.call(come_in(True)) == ["no-access"]


def test_a_revoked_link_ends_its_sockets(server: Running, ada: Device, bo: Device) -> None:
    """Who is sent away is told so and sees nothing more."""
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    with page(server, bo, 1) as one:
        one.read("view")
        ada.post("~/seats/1/open")
        assert one.read("gone")["code"] == "no-access"
        assert one.closed_with() == 4401


@pytest.mark.parametrize("seat", ["0", "1", "", "x", "99999999999999999999"])
def test_strangers_get_no_socket(server: Running, ada: Device, seat: str) -> None:
    """Without a token the socket is closed with a code that says why."""
    ada.open_room("me", "me", start=True)
    url = f"{server.url.replace('http', 'ws')}/api/rooms/{ada.room}/socket?seat={seat}"
    with connect(url) as socket:
        assert Page(socket).closed_with() in (4401, 4404)
    with connect(url.replace(ada.room, "nowhere")) as socket:
        assert Page(socket).closed_with() == 4404


def test_other_web_sites_get_no_socket(server: Running, ada: Device) -> None:
    """A foreign Origin is refused before the socket opens; the own one is welcome."""
    ada.open_room("me", "me", start=True)
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus), page(server, ada, 0, origin=origin):
            pass
    with page(server, ada, 0, origin=server.url) as one:
        assert one.read("hello")


def test_a_page_that_talks_too_much_is_cut_off(server: Running, ada: Device) -> None:
    """100 messages in 20 s, and no long ones."""
    ada.open_room("me", "me", start=True)
    with page(server, ada, 0) as one:
        for _ in range(101):
            one.say(type="ping")
        assert one.closed_with() == 4429
    with page(server, ada, 0) as one:
        one.say(type="look", seat="9" * 5000)
        assert one.closed_with() == 4429


def test_a_long_poll_waits_for_a_change(server: Running, ada: Device) -> None:
    """The fallback answers when something happens, or when its time is up."""
    ada.open_room("me", "me", start=True)
    rev = ada.frame(0)["rev"]
    began = time.monotonic()
    assert ada.frame(0, after=rev, wait=0.2)["rev"] == rev
    assert time.monotonic() - began >= 0.2
    with server.client() as other:
        mover = Device(other)
        mover.room, mover.cookies = ada.room, ada.cookies
        moving = threading.Thread(target=move_when_waited_for, args=(server, mover))
        moving.start()
        frame = ada.frame(0, after=rev, wait=30)
        moving.join(PATIENCE)
    assert frame["seq"] == 1


def move_when_waited_for(server: Running, mover: Device) -> None:
    """Make a move as soon as somebody waits for one."""
    room = server.app.state.services.rooms._live[mover.room]
    deadline = time.monotonic() + PATIENCE
    while not room._waiting and time.monotonic() < deadline:
        time.sleep(0.01)
    mover.move(0, 1, seq=0)


def test_an_event_stream_shows_the_same_frames(server: Running, ada: Device) -> None:
    """Bots read the frames of the socket as lines."""
    made = ada.open_room("me", "me", start=True)
    token = made["links"]["seats"]["0"].partition("#")[2]
    bearer = {"Authorization": f"Bearer {token}"}
    url = f"/api/rooms/{ada.room}/events"
    with (
        server.client() as client,
        client.stream("GET", url, params={"seat": 0}, headers=bearer) as stream,
    ):
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "hello"
        assert json.loads(next(lines))["view"]["seat"] == 0
        ada.move(0, 1)
        for line in lines:
            frame = json.loads(line)
            if frame["type"] == "view":
                break
        assert frame["seq"] == 1
    with server.client() as client:
        assert client.get(url, params={"seat": 1}, headers=bearer).status_code == 403


def test_pages_are_told_when_the_server_stops(database: str) -> None:
    """A restart closes sockets with 1012, so that pages come back."""
    with Running(settings(database)) as server:
        with httpx.Client(base_url=server.url) as http:
            ada = Device(http)
            ada.open_room("me", "me", start=True)
        with page(server, ada, 0) as one:
            one.read("view")
            server.server.should_exit = True
            assert one.closed_with() == 1012
