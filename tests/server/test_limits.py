"""What strangers can't use up: places, lines, thinking, the door itself."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spielwerk.engine import SpielwerkError
from spielwerk.server.problems import Problem
from spielwerk.server.room.room import WRITTEN
from spielwerk.server.settings import LIMITS, Settings, read_limits
from tests.server.people import Device
from tests.server.running import PATIENCE, Running, settings
from tests.server.test_push import page


def until(found: Callable[[], object], what: str) -> None:
    """Until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


@contextlib.contextmanager
def line(server: Running) -> Iterator[socket.socket]:
    """A bare connection to a server."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as found:
        yield found


def closed(found: socket.socket) -> bool:
    """Wait until the other side has hung up; what it said before is read away."""
    try:
        while found.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def is_alive(found: socket.socket) -> None:
    """Ask whether the server is well on a connection that stays open."""
    found.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    said = b""
    while not said.endswith(b'{"status":"ok"}'):
        more = found.recv(65536)
        assert more, "it was hung up"
        said += more


# Half requests


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow:",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
    ],
)
def test_who_asks_for_half_is_not_waited_for(database: str, said: bytes) -> None:
    """Nothing, half a head, half a second request, a body that nobody wants."""
    with Running(settings(database, request_seconds=1)) as server, line(server) as one:
        one.sendall(said)
        assert closed(one)


def test_a_body_must_come_in_time(database: str) -> None:
    """What is half sent is answered with 408."""
    with Running(settings(database, request_seconds=1)) as server, line(server) as one:
        head = "POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        one.sendall(f'{head}Content-Length: 900\r\n\r\n{{"game"'.encode())
        assert b" 408 " in one.recv(65536)


def test_half_requests_do_not_shut_the_door(database: str) -> None:
    """The quietest connections go, so there is always a place for who asks."""
    with (
        Running(settings(database, half_requests=20)) as server,
        server.client() as http,
        contextlib.ExitStack() as lines,
    ):
        many = [lines.enter_context(line(server)) for _ in range(60)]
        for one in many[:40]:
            assert closed(one)
        assert http.get("/healthz").status_code == 200


def test_who_only_rests_is_left_alone(database: str) -> None:
    """A connection between two requests, and a page's socket, are not half a request."""
    with Running(settings(database, request_seconds=1)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True)
        with page(server, ada, 0) as one, line(server) as resting, line(server) as half:
            one.read("view")
            is_alive(resting)
            assert closed(half)  # so much time has passed
            is_alive(resting)
            ada.move(0, 1)
            assert one.read("view")["seq"] == 1


# Lines


def test_watchers_do_not_push_out_players(database: str) -> None:
    """Strangers fill their own places; the refused get a code of their own, players come in."""
    with Running(settings(database, sockets_per_room=3)) as server, server.client() as http:
        ada, eve = Device(http), Device(http)
        ada.open_room("me", "me", start=True, public=True)
        eve.room = ada.room
        with contextlib.ExitStack() as pages:
            for _ in range(3):
                pages.enter_context(page(server, eve)).read("view")
            with page(server, eve) as refused:
                assert refused.closed_with() == 4423
            with page(server, ada, 0) as mine:
                assert mine.read("view")["seat"] == 0
            stream = http.get(f"/api/rooms/{ada.room}/events")
            assert stream.status_code == 429
            assert stream.json()["code"] == "too-many"


def test_one_player_does_not_push_out_another(database: str) -> None:
    """A seat has so many lines, whatever the other seats do."""
    with Running(settings(database, sockets_per_seat=2)) as server, server.client() as http:
        ada, bo = Device(http), Device(http)
        made = ada.open_room("me", "open")
        bo.come(made["links"]["invite"])
        bo.post("~/join", name="Bo")
        with page(server, bo, 1), page(server, bo, 1) as second:
            second.read("hello")
            with page(server, bo, 1) as third:
                assert third.closed_with() == 4423
            with page(server, ada, 0) as mine:
                assert mine.read("hello")["me"]["seats"] == [0]


def test_a_host_without_a_seat_has_lines_too(database: str) -> None:
    """He counts for himself."""
    with Running(settings(database, sockets_per_seat=1)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("random", "open")
        with page(server, ada) as one:
            one.read("hello")
            with page(server, ada) as two:
                assert two.closed_with() == 4423


def test_an_address_has_so_many_lines(database: str) -> None:
    """In all rooms together; sockets and streams count alike, and what ends is given back."""
    with Running(settings(database, sockets_per_address=2)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", public=True)
        with page(server, ada, 0) as one:
            one.read("hello")
            url = f"/api/rooms/{ada.room}/events"
            with server.client() as other, other.stream("GET", url) as stream:
                lines = stream.iter_lines()
                assert "hello" in next(lines)
                with page(server, ada, 1) as third:
                    assert third.closed_with() == 4423
                assert json.loads(http.get(url).text) == {"type": "gone", "code": "too-many"}
        held = server.app.state.services.limits._held
        until(lambda: not held, "the lines are not given back")


def test_long_polls_are_limited(database: str) -> None:
    """By address; who hangs up gives his place back at once."""
    with Running(settings(database, polls_per_address=2)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True)
        held = server.app.state.services.limits._held
        path = f"/api/rooms/{ada.room}"
        asked = f"GET {path}/view?after=99&wait=30 HTTP/1.1\r\nHost: x\r\n"
        asked += f"Cookie: {ada.headers(path)['Cookie']}\r\n\r\n"
        with line(server) as one, line(server) as two:
            for found in (one, two):
                found.sendall(asked.encode())
            until(lambda: held.get(("poll", "127.0.0.1")) == 2, "nobody polls")
            assert ada.send("GET", "~/view", params={"after": 99, "wait": 30}).status_code == 429
        until(lambda: not held, "the polls of those who hung up still wait")


def test_polls_of_watchers_do_not_keep_out_players(database: str) -> None:
    """As with sockets."""
    with Running(settings(database, sockets_per_room=1)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, public=True)
        held = server.app.state.services.limits._held
        with line(server) as one, server.client() as other:
            path = f"/api/rooms/{ada.room}/view?after=99&wait=30"
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            until(lambda: held, "nobody polls")
            assert other.get(path).status_code == 429
            assert ada.frame(0, after=99, wait=0)["seat"] == 0


# Thinking and reading


def test_hints_and_reviews_have_budgets(database: str) -> None:
    """By address and by room; what is known already costs nothing."""
    wanted = settings(
        database,
        replays_per_window=4,
        hints_per_minute=2,
        reviews_per_minute=1,
        grades_per_minute=1,
    )
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, options={"rounds": 1})
        codes = [ada.send("GET", "~/hint", params={"seat": 0}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        codes = [ada.send("GET", "~/replay").status_code for _ in range(5)]
        assert codes == [200] * 4 + [429]
        ada.move(0, 0)
        ada.move(1, 0)
        codes = [ada.send("GET", "~/turning-points").status_code for _ in range(2)]
        assert codes == [404, 429]  # the toy game can't be judged
        codes = [
            ada.send("GET", "~/decisions", params={"seat": 0, "first": first}).status_code
            for first in (0, 8)
        ]
        assert codes == [404, 429]


def test_wrong_links_are_limited_right_ones_are_not(database: str) -> None:
    """A class of thirty behind one address opens its links."""
    with Running(settings(database, claims_per_minute=2)) as server, server.client() as http:
        ada = Device(http)
        made = ada.open_room("me", "open")
        for _ in range(5):
            Device(http).come(made["links"]["invite"])
        wrong = [ada.send("POST", "~/claim", json={"token": "q" * 32}) for _ in range(3)]
        assert [answer.status_code for answer in wrong] == [403, 403, 429]
        Device(http).come(made["links"]["invite"])


def hung_up(server: Running, device: Device, path: str) -> socket.socket:
    """A request of somebody who will not wait."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    found = socket.create_connection((host, int(port)), timeout=PATIENCE)
    cookie = device.headers(f"/api/rooms/{device.room}")["Cookie"]
    asked = f"GET /api/rooms/{device.room}{path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n"
    found.sendall(asked.encode())
    return found


def test_abandoned_hints_are_not_thought_about(database: str) -> None:
    """While the only process thinks of something else, many ask for hints and hang up."""
    with Running(settings(database, think_seconds=300)) as server, server.client() as http:
        ada, bo = Device(http), Device(http)
        bo.open_room("slow", "me", start=True)
        turns = server.app.state.services.bots.turns
        until(lambda: turns._free == 0, "the slow bot does not think")
        ada.open_room("me", "me", start=True)
        wanted = ("thumb", "cheering", "broken")
        lines = [hung_up(server, ada, f"/hint?seat=0&bot={bot}") for bot in wanted]
        until(lambda: len(turns) == 3, "nobody waits for a hint")
        for one in lines:
            one.close()
        until(lambda: len(turns) == 0, "the abandoned hints still wait")


def test_the_same_hint_is_thought_about_once(database: str) -> None:
    """However many ask, one waits; all get the answer."""
    with Running(settings(database, think_seconds=300)) as server, server.client() as http:
        ada, bo = Device(http), Device(http)
        bo.open_room("slow", "me", start=True)
        services = server.app.state.services
        until(lambda: services.bots.turns._free == 0, "the slow bot does not think")
        ada.open_room("me", "me", start=True)
        lines = [hung_up(server, ada, "/hint?seat=0&bot=thumb") for _ in range(5)]
        flights = services.bots._hints._flying
        until(lambda: [one.waiting for one in flights.values()] == [5], "not all five wait")
        assert len(services.bots.turns) == 1
        for one in lines:
            one.close()
        until(lambda: not flights, "nobody wants it any more")


# What a host may set


def test_limits_are_set_by_name() -> None:
    """`--limit`; a name or number that does not fit is told with those that do."""
    assert read_limits(["rooms-per-minute=20", "half-requests=9"]) == {
        "rooms_per_minute": 20,
        "half_requests": 9,
    }
    with pytest.raises(SpielwerkError, match="sockets-per-room: lines"):
        read_limits(["sockets=1"])
    for wrong in ("rooms-per-minute", "rooms-per-minute=0", "rooms-per-minute=many"):
        with pytest.raises(SpielwerkError, match="N from 1"):
            read_limits([wrong])


def test_imports_at_once_are_limited(server: Running, ada: Device) -> None:
    """Reading long records is not done for everybody at the same time."""
    services = server.app.state.services
    most = services.settings.imports_at_once
    with contextlib.ExitStack() as held:
        for _ in range(most):
            held.enter_context(services.limits.hold("import", "all", most))
        assert ada.post("/api/records", 429, record="x")["code"] == "too-many"
    assert ada.post("/api/records", 422, record="x")["code"] == "bad-record"


def test_a_place_that_is_held_is_given_back(server: Running) -> None:
    """Also if something goes wrong meanwhile."""
    limits = server.app.state.services.limits
    with contextlib.suppress(KeyError), limits.hold("x", "y", 1):
        with pytest.raises(Problem, match="too-many"):
            limits.hold("x", "y", 1).__enter__()
        raise KeyError
    with limits.hold("x", "y", 1):
        assert limits._held["x", "y"] == 1


def test_all_limits_are_documented() -> None:
    """With their defaults, in the page for hosts."""
    told = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    defaults = Settings(database="")
    for name, what in LIMITS.items():
        assert f"| `{name}` | {getattr(defaults, name.replace('-', '_'))} | {what} |" in told


def test_reading_has_a_budget(database: str) -> None:
    """Of an address in a room; other rooms do not suffer."""
    with Running(settings(database, reads_per_window=3)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", public=True)
        codes = [ada.send("GET", "~/view").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        ada.open_room("me", "me", public=True)
        assert ada.frame()["status"] == "lobby"


def test_a_frame_is_written_once_for_all_who_read_it(server: Running, ada: Device) -> None:
    """Until something changes; few are kept, whatever is asked for."""
    ada.open_room("me", "me", start=True)
    room = server.app.state.services.rooms._live[ada.room]
    first = ada.frame(0)
    kept = len(room.written)
    assert ada.frame(0) == first
    assert len(room.written) == kept
    ada.move(0, 1)
    assert ada.frame(0)["seq"] == 1
    for line_number in range(WRITTEN + 5):
        ada.frame(0, log=line_number)
    assert len(room.written) == WRITTEN
