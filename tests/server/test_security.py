"""Secrets stay secret, strangers stay out, nobody can flood the server."""

from __future__ import annotations

import io
import logging
import sqlite3
from pathlib import Path

import httpx
import pytest

from spielwerk.server.http.answer import refusal
from spielwerk.server.http.limits import Limits, Window, address
from spielwerk.server.logs import JsonLines
from spielwerk.server.problems import Problem
from spielwerk.server.room.tokens import Access, access, find, issue
from spielwerk.server.world import World
from tests.server.people import Device, new_key, secret_of
from tests.server.running import Running, settings


def test_every_answer_has_the_safe_headers(http: httpx.Client) -> None:
    """Pages, API and problems alike: no foreign scripts, no frames, no guessing, no referrer."""
    for path in ("/", "/r/abc", "/api/games", "/api/nowhere", "/healthz"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_cookie_is_for_this_room_and_for_no_script(ada: Device) -> None:
    """HttpOnly, SameSite, only sent to the room's own addresses."""
    body = {"game": "toy", "seats": [{"kind": "me"}]}
    response = ada.send("POST", "/api/rooms", json=body)
    room = response.json()["room"]["id"]
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert f"path=/api/rooms/{room}".lower() in cookie
    assert "secure" not in cookie


def test_behind_https_cookies_and_links_are_secure(database: str) -> None:
    """With --public-url links lead there and cookies travel encrypted only."""
    wanted = settings(database, public_url="https://play.example.org")
    with Running(wanted) as server, server.client() as http:
        response = http.post("/api/rooms", json={"game": "toy", "seats": [{"kind": "me"}]})
        assert "secure" in response.headers["set-cookie"].lower()
        assert response.json()["links"]["host"].startswith("https://play.example.org/r/")
        own = {"Origin": "https://play.example.org"}
        assert http.post("/api/rooms", json={}, headers=own).status_code == 422


def test_requests_from_other_web_sites_are_refused(http: httpx.Client, ada: Device) -> None:
    """A foreign page can't move with our cookies."""
    ada.open_room("me", "me", start=True)
    path = f"/api/rooms/{ada.room}/moves"
    body = {"seq": 0, "seat": 0, "choice": 1, "key": new_key()}
    for origin in ("https://evil.example", "null"):
        headers = {**ada.headers(path), "Origin": origin}
        answer = http.post(path, json=body, headers=headers)
        assert answer.json()["code"] == "bad-origin"
    own = {**ada.headers(path), "Origin": str(http.base_url).rstrip("/")}
    assert http.post(path, json=body, headers=own).status_code == 200


def test_the_database_holds_no_secret(tmp_path: Path) -> None:
    """Only hashes of tokens are stored: no file of the database contains one of the links."""
    path = tmp_path / "secret.db"
    with Running(settings(f"sqlite:///{path}")) as server, server.client() as http:
        ada = Device(http)
        made = ada.open_room("me", "open")
        links = [made["links"][role] for role in ("host", "invite", "watch")]
        links += [made["links"]["seats"]["0"], ada.post("~/join", name="X")["link"]]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        for link in links:
            assert len(secret_of(link)) == 32
            assert secret_of(link).encode() not in kept
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT count(*) FROM tokens").fetchone() == (5,)
    database.close()


def test_no_secret_is_logged(caplog: pytest.LogCaptureFixture, ada: Device) -> None:
    """Whatever is logged, at the finest level, contains no token and no query."""
    with caplog.at_level(logging.DEBUG):
        made = ada.open_room("me", "open")
        secret = secret_of(made["links"]["invite"])
        ada.post("~/claim", token=secret)
        ada.get("~/view", seat=0)
        ada.post("~/claim", 403, token="z" * 32)
    ours = ("spielwerk", "uvicorn", "sqlalchemy")
    said = [r.getMessage() for r in caplog.records if r.name.startswith(ours)]
    assert any("/claim" in line for line in said)
    assert not any(secret in line or "z" * 32 in line for line in said)


def test_log_lines_are_json() -> None:
    """One object a line, with room and error where there are any."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("spielwerk.test")
    logger.addHandler(handler)
    try:
        raise ValueError("oh")
    except ValueError:
        logger.exception("failed", extra={"room": "r1"})
    line = httpx.Response(200, text=out.getvalue()).json()
    assert (line["level"], line["message"], line["room"]) == ("error", "failed", "r1")
    assert "ValueError: oh" in line["error"]


def test_tokens_are_found_by_their_hash_only() -> None:
    """A secret opens what it was made for; anything else opens nothing."""
    secret, token = issue(World(), "seat", 2)
    other, watch = issue(World(), "watch")
    known = {token.hash: token, watch.hash: watch}
    assert find(secret, known.values()) == token
    assert find(token.hash, known.values()) is None
    assert find("short", known.values()) is None
    assert access([secret, other, "x" * 32], known) == Access(
        seats=frozenset([2]), watch=True, hashes=frozenset(known)
    )


def test_a_window_lets_through_so_many() -> None:
    """One too many has to wait; after a while it is let through."""
    window = Window(2, 10)
    assert [window.hit(0.0), window.hit(1.0), window.hit(2.0)] == [0, 0, 8]
    assert window.hit(10.5) == 0


def test_limits_forget_the_quiet_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of those who knocked does not grow for ever."""
    monkeypatch.setattr("spielwerk.server.http.limits.SWEEP", 3)
    limits = Limits(World())
    for number in range(10):
        limits.check("x", str(number), 1, 0.0)
    assert len(limits._windows) <= 4


def test_whom_limits_count() -> None:
    """An IPv4 address, an IPv6 network, or whatever there is."""
    assert address("192.0.2.7") == "192.0.2.7"
    assert address("2001:db8:1:2:3::9") == "2001:db8:1:2::/64"
    assert address(None) == "?"


def test_nobody_opens_too_many_rooms(database: str) -> None:
    """Five new rooms a minute an address, then 429 with Retry-After."""
    with Running(settings(database, rooms_per_minute=5)) as server, server.client() as http:
        body = {"game": "toy", "seats": [{"kind": "me"}]}
        answers = [http.post("/api/rooms", json=body) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429]
        assert answers[-1].json()["code"] == "too-many"
        assert int(answers[-1].headers["retry-after"]) > 0


def test_nobody_floods_a_room_or_guesses_links(database: str) -> None:
    """Posts to a room and tries of links are limited."""
    wanted = settings(database, posts_per_window=6, claims_per_minute=2)
    with Running(wanted) as server, server.client() as http:
        ada = Device(http)
        ada.open_room("me", "me", start=True)
        codes = [ada.send("POST", "~/claim", json={"token": "q" * 32}) for _ in range(3)]
        assert [answer.json()["code"] for answer in codes] == ["bad-token"] * 2 + ["too-many"]
        for seq in range(3):
            ada.move(0, 1, seq=seq)
        assert ada.move(0, 1, 429, seq=3)["code"] == "too-many"


def test_large_bodies_are_refused(ada: Device) -> None:
    """16 kB are enough for everything but a record."""
    assert ada.post("/api/rooms", 413, title="x" * 20_000)["code"] == "too-large"


def test_names_have_no_control_characters(ada: Device) -> None:
    """What could confuse a terminal or a database is refused."""
    for name in ("a\x00b", "a\x1b[31m", "two\nlines", "x" * 41):
        seats = [{"kind": "me", "name": name}]
        assert ada.post("/api/rooms", 422, game="toy", seats=seats)["code"] == "invalid"


def test_a_limit_is_a_problem_document() -> None:
    """The seconds to wait are in the body and in the header."""
    response = refusal(Problem("too-many", retry_after=7))
    assert response.headers["retry-after"] == "7"
    assert response.media_type == "application/problem+json"
