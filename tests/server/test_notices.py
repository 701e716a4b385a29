"""Turn notices for games over days, by e-mail and webhook."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest

from spielwerk.server import world
from spielwerk.server.notices import notices
from spielwerk.server.notices import post as sending
from tests.server.people import Device
from tests.server.running import PATIENCE, Running, settings


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was sent, instead of sending it."""
    sent: list[Any] = []
    monkeypatch.setattr(world, "send_mail", lambda url, message: sent.append(message))
    monkeypatch.setattr(world, "post_webhook", lambda url, body: sent.append((url, body)))
    monkeypatch.setattr(notices, "SELDOM", 0.0)
    return sent


@pytest.fixture
def server(database: str, post: list[Any]) -> Iterator[Running]:
    """A server that can send both; it ends before `post` does, or it would send real mails."""
    wanted = settings(database, smtp="smtp://mail.example", webhooks=True, public_url="https://p.q")
    with Running(wanted) as found:
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
        "offers": ["email", "webhook"],
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


def test_live_games_send_nothing(server: Running, ada: Device, post: list[Any]) -> None:
    """Who plays live is at the table anyway."""
    ada.open_room("me", "me", start=True)
    put(ada, seat=1, webhook="https://hooks.example/x")
    ada.move(0, 0)
    assert not server.app.state.services.notices._tasks
    assert post == []


def test_a_notice_that_fails_hurts_nobody(
    ada: Device, post: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mail server is down: the game goes on."""

    def down(url: str, body: bytes) -> None:
        post.append("tried")
        raise OSError("no route")

    monkeypatch.setattr(world, "post_webhook", down)
    ada.open_room("me", "me", start=True, mode="turns")
    put(ada, seat=1, webhook="https://hooks.example/x")
    ada.move(0, 0)
    wait_for(post, 1)
    assert ada.move(1, 0)["asked"] == 0


def test_what_the_server_cant_send_is_not_offered(database: str) -> None:
    """Without settings there are no notices."""
    with Running(settings(database)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", mode="turns")
        assert ada.get("~/notice", seat=0)["offers"] == []
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


def test_a_webhook_is_posted(monkeypatch: pytest.MonkeyPatch) -> None:
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
        theirs.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
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
