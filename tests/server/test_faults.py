"""Nothing that a stranger sends is a fault of the server: no 5xx, whatever it is."""

from __future__ import annotations

import io
import json
import logging
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import spielwerk
from spielwerk.engine import BadSave, Record, Session
from spielwerk.server.logs import JsonLines
from tests.server.people import Device
from tests.server.running import Running, settings

QUICKLY = hypothesis_settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
DEEP = "[" * 400_000
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**80), 2**80)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


def header(game: str = "rebellion", players: int = 3) -> dict[str, Any]:
    """The first line of a good record."""
    return Session.new(spielwerk.game(game), players, 5).record.header


def imported(http: httpx.Client, record: str) -> httpx.Response:
    """A record as somebody sends it."""
    return http.post("/api/records", content=json.dumps({"record": record}))


@pytest.mark.parametrize(
    "path", ["/%00", "/r/%00", f"/{'a' * 300}", "/%ff", "/assets/%00", "/%2e%2e"]
)
def test_every_path_is_a_page_or_is_not_there(http: httpx.Client, path: str) -> None:
    """The disk is never asked for what somebody made up."""
    assert http.get(path).status_code in (200, 404)


@pytest.mark.parametrize("game", ["rebellion", "state51", "counterweight"])
@pytest.mark.parametrize("target", ["seat:2", "seat:99", "x:1", ":", "card:-1", f"card:{'9' * 50}"])
def test_things_that_are_not_there_are_not_found(ada: Device, game: str, target: str) -> None:
    """Asking about anything is answered or `not-found`."""
    ada.open_room("me", "me", "me", game=game, start=True)
    answer = ada.send("GET", "~/explain", params={"seat": 0, "target": target})
    assert answer.status_code in (200, 404), answer.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": 2**63},
        {"seed": True},
        {"options": None},
        {"options": []},
        {"players": None},
        {"players": 2.5},
        {"pack": 7},
        {"secret": 7},
        {"commitment": 7},
    ],
)
def test_a_malformed_record_is_refused_in_words(
    http: httpx.Client, wrong: dict[str, object]
) -> None:
    """With the line and the field."""
    answer = imported(http, json.dumps({**header(), **wrong}))
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "bad-record"
    assert f"$.{next(iter(wrong))}" in answer.json()["detail"]


def test_a_record_of_too_many_moves_is_refused(http: httpx.Client) -> None:
    """Before any of them is made."""
    gift = '{"seat":0,"choice":1,"interjection":true}\n'
    answer = imported(http, json.dumps(header()) + "\n" + gift * 6_000)
    assert answer.status_code == 422
    assert "6,001 lines" in answer.json()["detail"]


def test_deep_records_are_refused(http: httpx.Client) -> None:
    """Also by whoever reads a file."""
    assert imported(http, DEEP).json()["code"] == "bad-record"
    with pytest.raises(BadSave, match="line 1: not JSON"):
        Record.loads(DEEP)


def test_half_characters_cost_no_log_line() -> None:
    """A lone surrogate is written as an escape."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("spielwerk.test")
    logger.addHandler(handler)
    logger.error("option %s", "a\ud800b")
    assert json.loads(out.getvalue())["message"] == "option a\\ud800b"


@pytest.mark.parametrize(
    "options", [b'{"a\\ud800zzzzzzzzz":1}', b'{"\xed\xa0\x80":1}', b'{"rounds":1e999}', b'{"":[]}']
)
def test_bad_switches_are_refused(http: httpx.Client, options: bytes) -> None:
    """Half characters and endless numbers among them."""
    body = b'{"game":"toy","seats":[{"kind":"me"}],"options":%s}' % options
    assert http.post("/api/rooms", content=body).status_code == 422


def test_made_up_methods_leave_no_trace(database: str) -> None:
    """One label for all of them, so the figures do not grow with what strangers think of."""
    with Running(settings(database, metrics=True)) as server, server.client() as http:
        for number in range(20):
            assert http.request(f"MADEUP{number}", "/api/games").status_code == 405
        told = http.get("/metrics").text
    assert "MADEUP" not in told
    assert 'spielwerk_requests_total{method="other",status="405"} 20.0' in told


@QUICKLY
@given(
    top=st.sampled_from(["/r", "/assets", "/api", "/api/rooms", "/api/games", "/%00", "/%ff"]),
    parts=st.lists(st.binary(max_size=40), max_size=6),
    method=st.sampled_from(["GET", "POST"]),
)
def test_fuzz_paths(http: httpx.Client, top: str, parts: list[bytes], method: str) -> None:
    """Any bytes as an address."""
    path = f"{top}/" + "/".join(quote(part, safe="") for part in parts)
    assert http.request(method, path).status_code < 500, path


@QUICKLY
@given(
    field=st.sampled_from(
        ["game", "players", "options", "seed", "pack", "secret", "data", "rules"]
    ),
    value=JSON,
    line=st.one_of(st.none(), JSON),
)
def test_fuzz_records(http: httpx.Client, field: str, value: object, line: object) -> None:
    """Any JSON in a header, and as the first move."""
    record = json.dumps({**header(), field: value}) + "\n"
    if line is not None:
        record += json.dumps({"seat": 0, "choice": line})
    answer = imported(http, record)
    assert answer.status_code < 500, record


@QUICKLY
@given(body=JSON, path=st.sampled_from(["/api/rooms", "/api/records", "~/join", "~/messages"]))
def test_fuzz_bodies(ada: Device, body: object, path: str) -> None:
    """Any JSON where a request is expected."""
    if not ada.room:
        ada.open_room("me", "open", public=True)
    wanted = {
        "game": "toy",
        "seats": [{"kind": "me"}],
        "key": "12345678",
        "name": "x",
        "text": body,
    }
    for sent in (body, {**wanted, "name": body}, {**wanted, "options": {"rounds": body}}):
        assert ada.send("POST", path, json=sent).status_code < 500, sent


@QUICKLY
@given(target=st.text(max_size=70), seat=st.integers(-3, 2**70))
def test_fuzz_explain(ada: Device, target: str, seat: int) -> None:
    """Any thing, any seat."""
    if not ada.room:
        ada.open_room("me", "me", game="rebellion", start=True)
    for number in (0, seat):
        answer = ada.send("GET", "~/explain", params={"seat": number, "target": target})
        assert answer.status_code < 500, (number, target)
