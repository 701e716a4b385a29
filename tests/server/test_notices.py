"""Turn notices for games over days, by e-mail and webhook."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from spielwerk.server import world
from spielwerk.server.notices import notices
from spielwerk.server.notices import post as sending
from tests.server.people import Device
from tests.server.process import Process
from tests.server.running import PATIENCE, Running, settings
from tests.server.test_push import page

AT_ONCE = {"notice_delay": 0.0, "notice_gap": 0.0}
BOTH = {
    "smtp": "smtp://mail.example",
    "webhooks": True,
    "push": False,
    "public_url": "https://p.q",
    **AT_ONCE,
}


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was sent, instead of sending it."""
    sent: list[Any] = []
    monkeypatch.setattr(world, "send_mail", lambda url, message: sent.append(message))
    monkeypatch.setattr(world, "post_webhook", lambda url, body: sent.append((url, body)))
    return sent


@pytest.fixture
def server(database: str, post: list[Any]) -> Iterator[Running]:
    """A server that can send both; it ends before `post` does, or it would send real mails."""
    with Running(settings(database, **BOTH)) as found:
        yield found


def wait_for(sent: list[Any], count: int) -> None:
    """Until so many were sent."""
    deadline = time.monotonic() + PATIENCE
    while len(sent) < count:
        assert time.monotonic() < deadline, f"{len(sent)} notices were sent, not {count}"
        time.sleep(0.01)


def put(device: Device, status: int = 200, **body: Any) -> Any:
    """Change where a seat is told."""
    answer = device.send("PUT", "~/notice", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_an_address_is_confirmed_before_it_is_used(ada: Device, post: list[Any]) -> None:
    """One message with a link; only after it was opened turns are told, and only in mode turns."""
    ada.open_room("me", "me", start=True, mode="turns", title="Fernpartie")
    answer = put(ada, seat=1, email="bo@example.org", lang="de")
    assert answer == {
        "email": "bo@example.org",
        "confirmed": False,
        "webhook": None,
        "format": None,
        "remind": None,
        "push": None,
        "devices": [],
        "offers": ["email", "webhook"],
        "state": "waiting",
        "tries": 0,
    }
    wait_for(post, 1)
    message: EmailMessage = post[0]
    assert message["To"] == "bo@example.org"
    assert "Zugmeldungen für Lager" in message["Subject"]
    link = next(word for word in message.get_content().split() if "#" in word)
    assert link.startswith(f"https://p.q/r/{ada.room}#")
    ada.move(0, 0)
    ada.move(1, 0)
    assert len(post) == 1
    assert ada.come(link)["role"] == "confirm"
    assert ada.get("~/notice", seat=1)["confirmed"]
    assert ada.post("~/claim", 403, token=link.partition("#")[2])["code"] == "bad-token"
    ada.move(0, 0)
    wait_for(post, 2)
    assert "am Zug" in post[1]["Subject"]
    put(ada, seat=1, email="bo@example.org", lang="en")
    assert ada.get("~/notice", seat=1)["confirmed"]
    put(ada, seat=1)
    assert ada.get("~/notice", seat=1)["email"] is None
    for status in (200, 200, 429):
        put(ada, status, seat=1, email=f"{status}@example.org")
        put(ada, seat=1)


def test_a_webhook_is_told_of_the_turn(ada: Device, post: list[Any]) -> None:
    """Room, game, seat and address, nothing secret."""
    ada.open_room("me", "me", start=True, mode="turns")
    put(ada, seat=1, webhook="https://hooks.example/x")
    ada.move(0, 0)
    wait_for(post, 1)
    url, body = post[0]
    assert url == "https://hooks.example/x"
    assert f'"url":"https://p.q/r/{ada.room}"'.encode() in body


def test_live_games_send_nothing(ada: Device, post: list[Any]) -> None:
    """Who plays live is at the table anyway; a room that becomes one over days tells at once."""
    ada.open_room("me", "me", start=True)
    put(ada, seat=1, webhook="https://hooks.example/x")
    ada.move(0, 0)
    assert ada.get("~/notice", seat=1)["state"] is None
    assert ada.send("PATCH", "~", json={"mode": "turns"}).status_code == 200
    wait_for(post, 1)


def state_of(device: Device, seat: int, wanted: str) -> Any:
    """Wait until the notice of a seat has come to this."""
    deadline = time.monotonic() + PATIENCE
    while (found := device.get("~/notice", seat=seat))["state"] != wanted:
        assert time.monotonic() < deadline, found
        time.sleep(0.01)
    return found


class Mailer:
    """A real mail server that can be closed for a while."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.refused = 0
        self.refusing = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"smtp://127.0.0.1:{self._door.getsockname()[1]}?from=games@example.org"
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Nobody is there any more."""
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._thread.join(PATIENCE)

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self._door.accept()
            except OSError:
                return
            with (
                contextlib.suppress(OSError),  # who is killed hangs up
                line,
                line.makefile("rwb", buffering=0) as talk,
            ):
                if self.refusing:
                    talk.write(b"421 not now\r\n")
                    self.refused += 1
                    continue
                self._take(talk)

    def _take(self, talk: Any) -> None:
        talk.write(b"220 hello\r\n")
        while heard := talk.readline().decode().strip().upper():
            if heard.startswith("RCPT TO:"):
                to = heard[9:-1].lower()
            if heard == "DATA":
                talk.write(b"354 go on\r\n")
                while talk.readline() != b".\r\n":
                    pass
                self.got.append(to)
            talk.write(b"221 bye\r\n" if heard == "QUIT" else b"250 ok\r\n")
            if heard == "QUIT":
                return


@pytest.fixture
def mailer() -> Iterator[Mailer]:
    """A mail server."""
    found = Mailer()
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    name = "database" if request.param == "sqlite" else "new_postgres"
    found: str = request.getfixturevalue(name)
    return found


def confirmed(server: Running, device: Device, seat: int, email: str) -> None:
    """A seat has an address that was confirmed."""
    put(device, seat=seat, email=email)
    store, world = server.app.state.services.store, server.app.state.services.world

    async def confirm() -> None:
        notice = await store.notice(device.room, seat)
        await store.keep_notice(device.room, replace(notice, confirmed=True), world.now())

    server.call(confirm())


def test_after_quick_play_one_mail_to_the_one_whose_turn_it_is(
    either: str, mailer: Mailer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight changes of turn: seven have passed, the last one stands; while nobody takes mail, too.

    It is told again until it gets through, and then not once more.
    """
    monkeypatch.setattr(notices, "AGAIN", 0.05)
    wanted = settings(either, smtp=mailer.url, public_url="https://p.q", notice_delay=0.0)
    mailer.refusing = True
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns", options={"rounds": 9})
        for seat, name in enumerate(("ada", "bo")):
            confirmed(server, ada, seat, f"{name}@example.org")
        for turn in range(8):
            ada.move(turn % 2, 0)
        assert ada.frame(0)["asked"] == 0
        found = state_of(ada, 0, "failing")
        deadline = time.monotonic() + PATIENCE
        while ada.get("~/notice", seat=0)["tries"] < found["tries"] + 2:
            assert time.monotonic() < deadline, "it is not tried again"
        mailer.refusing = False
        state_of(ada, 0, "told")
        assert mailer.got == ["ada@example.org"]
        assert mailer.refused >= 3
        assert ada.get("~/notice", seat=1)["state"] is None


def test_a_notice_survives_a_kill(either: str, mailer: Mailer) -> None:
    """Killed between the write and the sending: the next process sends it."""
    more: dict[str, Any] = {"smtp": mailer.url, "public_url": "https://p.q"}
    first = Process(either, notice_delay=1e9, **more)
    try:
        first.wait()
        with httpx.Client(base_url=first.url, timeout=PATIENCE) as http:
            ada = Device(http)
            ada.open_room("me", "me", start=True, mode="turns")
            put(ada, seat=1, email="bo@example.org")
            ada.move(0, 0)
            wait_for(mailer.got, 1)  # the question whether the address is right
    finally:
        first.kill()
    with Running(settings(either, notice_delay=0.0, **more)) as server, server.client() as http:
        ada.http = http
        confirmed(server, ada, 1, "bo@example.org")
        wait_for(mailer.got, 2)
    assert set(mailer.got) == {"bo@example.org"}


def test_what_cant_be_sent_is_given_up_where_all_can_see_it(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The seat is told, and so is the table; the log has a line; a new address is a new try."""
    tried: list[str] = []

    def down(url: str, body: bytes) -> None:
        tried.append(url)
        raise OSError("no route")

    monkeypatch.setattr(world, "post_webhook", down)
    wanted = settings(database, **{**BOTH, "notice_patience": 0.0})
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns")
        put(ada, seat=1, webhook="https://hooks.example/x")
        ada.move(0, 0)
        assert state_of(ada, 1, "lost")["tries"] == 1
        until_noted(ada, "room-notice-lost")
        assert "a notice is given up after 1 tries: OSError" in caplog.text
        assert "hooks.example" not in caplog.text
        put(ada, seat=1, webhook="https://hooks.example/y")
        wait_for(tried, 2)
        assert ada.move(1, 0)["asked"] == 0  # it hurts nobody
        assert ada.get("~/notice", seat=1)["state"] is None


def until_noted(device: Device, note: str) -> None:
    """Wait until the room has noted something down."""
    deadline = time.monotonic() + PATIENCE
    while note not in [m["note"]["id"] for m in device.get("~/messages")["messages"] if m["note"]]:
        assert time.monotonic() < deadline, f"{note} was not noted"
        time.sleep(0.01)


def test_a_long_turn_is_told_once_more(database: str, post: list[Any]) -> None:
    """One reminder, and no second one."""
    wanted = settings(database, **{**BOTH, "notice_reminder": 0.0})
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns", title="Fernpartie")
        confirmed(server, ada, 1, "bo@example.org")
        ada.move(0, 0)
        state_of(ada, 1, "reminded")
        subjects = [message["Subject"] for message in post[-2:]]
        assert subjects == ["Spielwerk: your turn in Depot", "Spielwerk: still your turn in Depot"]
        assert len({message["Message-ID"] for message in post}) == len(post)
        assert all(message["Date"] for message in post)


def test_who_looks_at_the_table_is_told_later(database: str, post: list[Any]) -> None:
    """Not while the page is open, but when it is closed without a move."""
    wanted = settings(database, **{**BOTH, "notice_delay": 0.05})
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns")
        put(ada, seat=1, webhook="https://hooks.example/x")
        with page(server, ada, 1) as bo:
            bo.read("view")
            ada.move(0, 0)
            outbox = server.app.state.services.store.outbox
            _, first = server.call(outbox.of(ada.room, 1))  # behind the one for devices
            deadline = time.monotonic() + PATIENCE
            while server.call(outbox.of(ada.room, 1))[1].at <= first.at:  # put off
                assert time.monotonic() < deadline
            assert post == []
        wait_for(post, 1)


def test_without_an_address_of_its_own_the_server_says_what_to_open(
    database: str, post: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """At its start to its owner, and in the mail to whom it is for."""
    wanted = settings(database, **{**BOTH, "public_url": ""})
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns")
        put(ada, seat=1, email="bo@example.org", lang="de")
        wait_for(post, 1)
    assert "give it --public-url" in caplog.text
    said = post[0].get_content()
    assert f"/r/{ada.room}#" in said
    assert "Häng das, was oben steht, an die Adresse an" in said


def test_a_seat_that_is_given_up_is_told_nothing(ada: Device, post: list[Any]) -> None:
    """Its letters go with its address, and a bot that stands in needs none."""
    ada.open_room("me", "me", start=True, mode="turns")
    put(ada, seat=1, webhook="https://hooks.example/x")
    ada.post("~/seats/1/bot", bot="thumb")
    ada.move(0, 0)
    assert ada.get("~/notice", seat=1)["state"] is None
    assert post == []


def test_what_the_server_cant_send_is_not_offered(database: str) -> None:
    """Without settings there are no notices."""
    with Running(settings(database)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", mode="turns")
        assert ada.get("~/notice", seat=0)["offers"] == ["push"]  # which needs no settings
        assert put(ada, 409, seat=0, email="a@example.org")["code"] == "not-now"
        assert put(ada, 422, seat=0, email="a@b\r\nBcc: c@d")["code"] == "invalid"
        assert put(ada, 422, seat=0, webhook="http://plain.example")["code"] == "invalid"


def test_webhooks_reach_nothing_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Private and local addresses are refused, however they are named."""
    for url in ("https://127.0.0.1/", "https://localhost/x", "https://[::1]/", "https://10.0.0.1/"):
        with pytest.raises(OSError, match="public"):
            sending.post_webhook(url, b"{}")
    with pytest.raises(OSError, match="https"):
        sending.post_webhook("http://example.org", b"{}")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [])
    with pytest.raises(OSError, match="no address"):
        sending.public_address("example.org", 443)


@pytest.mark.parametrize("answer", [b"HTTP/1.1 204 No Content", b"HTTP/1.1 503 Busy"])
def test_a_webhook_is_posted(monkeypatch: pytest.MonkeyPatch, answer: bytes) -> None:
    """To the very address that was checked, with the body as it is."""
    ours, theirs = socket.socketpair()
    ours.settimeout(PATIENCE)
    theirs.settimeout(PATIENCE)
    heard: list[bytes] = []

    def listen() -> None:
        data = b""
        while not data.endswith(b"{}"):
            data += theirs.recv(4096)
        heard.append(data)
        theirs.sendall(answer + b"\r\n\r\n")
        theirs.close()

    class Plain:
        def wrap_socket(self, plain: socket.socket, server_hostname: str) -> socket.socket:
            heard.append(server_hostname.encode())
            return plain

    monkeypatch.setattr(sending, "public_address", lambda host, port: "192.0.2.1")
    monkeypatch.setattr(socket, "create_connection", lambda where, timeout: ours)
    monkeypatch.setattr(ssl, "create_default_context", Plain)
    thread = threading.Thread(target=listen)
    thread.start()
    taken = contextlib.nullcontext() if b"204" in answer else pytest.raises(OSError, match="503")
    with taken:
        sending.post_webhook("https://hooks.example/turn?x=1", b"{}")
    thread.join(PATIENCE)
    assert not thread.is_alive(), "the webhook was not posted to its end"
    assert heard[0] == b"hooks.example"
    assert heard[1].startswith(b"POST /turn?x=1 HTTP/1.1\r\n")


def test_a_mail_is_handed_to_the_mail_server() -> None:
    """Over SMTP, from the address in the settings."""
    heard: list[str] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 hello\r\n")
        data = False
        while raw := await reader.readline():
            line = raw.decode().rstrip()
            heard.append(line)
            if data:
                data = line != "."
                if not data:
                    writer.write(b"250 kept\r\n")
            elif line.upper() == "DATA":
                writer.write(b"354 go on\r\n")
                data = True
            elif line.upper() == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()

    async def run() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        message = EmailMessage()
        message["To"] = "bo@example.org"
        message.set_content("x")
        url = f"smtp://127.0.0.1:{port}?from=spiel@example.org"
        await asyncio.to_thread(sending.send_mail, url, message)
        server.close()
        await server.wait_closed()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    assert any(line.lower().startswith("mail from:<spiel@example.org>") for line in heard)
    assert any(line.lower().startswith("rcpt to:<bo@example.org>") for line in heard)
