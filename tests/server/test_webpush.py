"""Turn notices on devices: encrypted for them alone, replaced by newer ones, ended when gone."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spielwerk.server.notices import formats, webpush
from spielwerk.server.store.pushes import AT_MOST
from spielwerk.server.store.store import Store
from tests.server.people import Device
from tests.server.running import PATIENCE, Running, settings
from tests.server.test_notices import put, state_of, until_noted

AT_ONCE = {"push_delay": 0.0, "public_url": "https://p.q"}


def written(data: bytes) -> str:
    """As browsers and push services write bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """One that has subscribed at the stand-in push service."""

    name: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"0123456789abcdef"

    @property
    def endpoint(self) -> str:
        return f"https://push.example/{self.name}"

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()

    def wants(self, seat: int, lang: str = "en") -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "seat": seat,
            "endpoint": self.endpoint,
            "p256dh": written(point),
            "auth": written(self.auth),
            "lang": lang,
        }

    def read(self, sealed: bytes) -> Any:
        """What only this browser can read."""
        plain = http_ece.decrypt(
            sealed, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        return json.loads(plain)


@dataclass
class PushService:
    """Stands in for those of browsers: takes what is posted, answers as it is told."""

    got: list[tuple[str, bytes, dict[str, str]]] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)

    def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        status = self.answers.get(url, 201)
        if status < 300:
            self.got.append((url, body, headers))
        return status

    def wait_for(self, count: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while len(self.got) < count:
            assert time.monotonic() < deadline, f"{len(self.got)} were pushed, not {count}"
            time.sleep(0.01)


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> PushService:
    """Where pushes go."""
    found = PushService()
    monkeypatch.setattr(webpush, "post", found.post)
    return found


@pytest.fixture
def server(database: str, service: PushService) -> Iterator[Running]:
    """A server that sends at once."""
    with Running(settings(database, **AT_ONCE)) as found:
        yield found


def subscribe(device: Device, browser: Browser, seat: int, status: int = 200, **more: Any) -> Any:
    """A browser wants to be told."""
    answer = device.send("PUT", "~/notice/push", json={**browser.wants(seat), **more})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_turn_is_pushed_and_only_the_browser_can_read_it(
    server: Running, ada: Device, service: PushService
) -> None:
    """Encrypted with the subscription's key, signed by the key that the browser subscribed with."""
    ada.open_room("me", "me", start=True, mode="turns", title="Fernpartie")
    browser, other = Browser("bo"), Browser("eve")
    told = subscribe(ada, browser, 1, lang="de")
    assert told["devices"] == [browser.hash]
    assert "push" in told["offers"]
    ada.move(0, 0)
    service.wait_for(1)
    url, sealed, headers = service.got[0]
    assert url == browser.endpoint
    assert browser.read(sealed) == {
        "room": ada.room,
        "title": "Du bist am Zug in Lager",
        "body": "Fernpartie",
        "url": f"/r/{ada.room}",
    }
    with pytest.raises(http_ece.ECEException):
        other.read(sealed)
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    signature, key = headers["Authorization"].removeprefix("vapid ").split(",")
    assert key.removeprefix("k=") == told["push"]
    token = signature.removeprefix("t=")
    assert Vapid02.verify(headers["Authorization"])
    claims = token.split(".")[1]
    said = json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert said["aud"] == "https://push.example"
    assert said["sub"] == "https://p.q"
    assert state_of(ada, 1, "told")["tries"] == 0
    # What is newer has the same topic: a service that has not delivered the older one drops it.
    ada.move(1, 0)
    ada.move(0, 0)
    service.wait_for(2)
    assert service.got[1][2]["Topic"] == headers["Topic"]
    assert ada.room not in headers["Topic"]


def test_the_keys_are_made_once_and_kept(database: str, service: PushService) -> None:
    """After a new start, and for a second process, they are the same."""
    keys = []
    for _ in range(2):
        with Running(settings(database, **AT_ONCE)) as server, server.client() as http:
            ada = Device(http)
            ada.open_room("me", "me", mode="turns")
            keys.append(ada.get("~/notice", seat=0)["push"])
    assert keys[0] == keys[1]
    assert len(base64.urlsafe_b64decode(keys[0] + "=")) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten_everywhere(
    server: Running, ada: Device, service: PushService, status: int
) -> None:
    """In all its rooms; the seat's other device is told all the same."""
    gone, other = Browser("gone"), Browser("other")
    ada.open_room("me", "me", start=True, mode="turns")
    subscribe(ada, gone, 1)
    first = ada.room
    ada.open_room("me", "me", start=True, mode="turns")
    subscribe(ada, gone, 1)
    subscribe(ada, other, 1)
    service.answers[gone.endpoint] = status
    ada.move(0, 0)
    service.wait_for(1)
    assert service.got[0][0] == other.endpoint
    state_of(ada, 1, "told")
    assert ada.get("~/notice", seat=1)["devices"] == [other.hash]
    ada.room = first
    assert ada.get("~/notice", seat=1)["devices"] == []


def test_a_service_that_is_down_is_tried_again(
    server: Running, ada: Device, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only who has not been told yet."""
    from spielwerk.server.notices import notices

    monkeypatch.setattr(notices, "AGAIN", 0.05)
    down, up = Browser("down"), Browser("up")
    ada.open_room("me", "me", start=True, mode="turns")
    subscribe(ada, down, 1)
    subscribe(ada, up, 1)
    service.answers[down.endpoint] = 503
    ada.move(0, 0)
    assert state_of(ada, 1, "failing")["tries"] >= 1
    service.answers.clear()
    state_of(ada, 1, "told")
    assert sorted(url for url, _, _ in service.got) == [down.endpoint, up.endpoint]


def test_what_is_given_up_is_told_to_the_table(database: str, service: PushService) -> None:
    """Unless the seat was reached in another way."""
    browser = Browser("bo")
    service.answers[browser.endpoint] = 500
    wanted = settings(database, **AT_ONCE, notice_patience=0.0)
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns")
        subscribe(ada, browser, 1)
        ada.move(0, 0)
        state_of(ada, 1, "lost")
        until_noted(ada, "room-notice-lost")


def test_a_reminder_when_and_if_it_is_wanted(database: str, service: PushService) -> None:
    """The server's usual time, one's own, or never."""
    wanted = settings(database, **AT_ONCE, notice_reminder=0.0)
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns")
        browser = Browser("bo")
        subscribe(ada, browser, 1)
        ada.move(0, 0)
        state_of(ada, 1, "reminded")
        titles = [browser.read(sealed)["title"] for _, sealed, _ in service.got]
        assert titles == ["Your turn in Depot", "Still your turn in Depot"]
        for remind in (0, 5):
            ada.open_room("me", "me", start=True, mode="turns")
            assert put(ada, seat=1, remind=remind)["remind"] == remind
            subscribe(ada, browser, 1)
            ada.move(0, 0)
            state_of(ada, 1, "told")
            letters = server.call(server.app.state.services.store.outbox.of(ada.room, 1))
            (letter,) = [one for one in letters if one.kind == "push"]
            assert letter.at == (letter.since + 5 * 3600 if remind else None)


def test_a_device_can_be_switched_off(server: Running, ada: Device, service: PushService) -> None:
    """By who sits there; with the seat its devices go, too."""
    browser = Browser("bo")
    made = ada.open_room("me", "open", mode="turns")
    bo = Device(ada.http)
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    subscribe(bo, browser, 1)
    subscribe(ada, browser, 1, 403)
    assert ada.send("DELETE", f"~/notice/push/{browser.hash}?seat=1").status_code == 403
    assert bo.send("DELETE", f"~/notice/push/{browser.hash}?seat=1").json()["devices"] == []
    subscribe(bo, browser, 1)
    bo.post("~/leave", seat=1)
    store: Store = server.app.state.services.store
    assert server.call(store.pushes.of(ada.room, 1)) == []


def test_not_too_many_and_nothing_that_cant_be_encrypted_for(ada: Device) -> None:
    """What is refused says why."""
    ada.open_room("me", "me", mode="turns")
    browser = Browser("bo")
    for wrong in (
        {"p256dh": written(b"\x04" + b"x" * 64)},
        {"p256dh": "AAAA"},
        {"auth": written(b"short")},
        {"auth": "A"},
        {"endpoint": "http://push.example/x"},
    ):
        assert subscribe(ada, browser, 0, 422, **wrong)["code"] == "invalid"
    for number in range(AT_MOST):
        subscribe(ada, Browser(str(number)), 0)
    subscribe(ada, Browser("0"), 0)  # again is not more
    assert subscribe(ada, browser, 0, 409)["code"] == "not-now"


def test_a_server_may_do_without(database: str) -> None:
    """Its owner's choice."""
    with Running(settings(database, push=False)) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True, mode="turns")
        assert ada.get("~/notice", seat=0)["push"] is None
        assert subscribe(ada, Browser("bo"), 0, 409)["code"] == "not-now"


TOLD = {"type": "turn", "room": "r", "game": "toy", "seat": 1, "url": "https://p.q/r/r"}


def test_webhooks_are_written_as_their_services_want() -> None:
    """Discord, ntfy, Gotify, and our own way."""

    def sent(format: Any, url: str) -> tuple[str, Any]:
        where, body = formats.written(format, url, TOLD, "Your turn")
        return where, json.loads(body)

    assert sent(None, "https://h.example/x") == ("https://h.example/x", TOLD)
    where, said = sent("discord", "https://discord.com/api/webhooks/1/x")
    assert where == "https://discord.com/api/webhooks/1/x"
    assert said["content"] == "Your turn\nhttps://p.q/r/r"
    assert said["allowed_mentions"] == {"parse": []}
    where, said = sent("ntfy", "https://ntfy.example/sub/topic/?auth=x")
    assert where == "https://ntfy.example/sub/?auth=x"
    expected = {"topic": "topic", "title": "Spielwerk", "message": "Your turn"}
    assert said == {**expected, "click": TOLD["url"]}
    where, said = sent("gotify", "https://g.example/message?token=t")
    assert where == "https://g.example/message?token=t"
    assert said["extras"]["client::notification"]["click"]["url"] == TOLD["url"]
