"""Devices with a key: what they are let into, how one joins another, and what nobody can do."""

from __future__ import annotations

import json
import sqlite3
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from spielwerk.server.person import keys
from spielwerk.server.person.keys import read_code
from tests.server.people import Device, secret_of
from tests.server.running import Running, settings


def known(device: Device, name: str = "", **more: Any) -> Any:
    """A device with a key."""
    return device.post("/api/me", 201, name=name, **more)


def joined(new: Device, to: Device, **more: Any) -> Any:
    """A device becomes one of another's person."""
    return new.post("/api/me/join", code=to.post("/api/me/code")["code"], **more)


def send(device: Device, method: str, path: str, status: int, **body: Any) -> None:
    """Another method than GET and POST."""
    response = device.send(method, path, json=body) if body else device.send(method, path)
    assert response.status_code == status, response.text


def waiting(device: Device) -> list[str]:
    """The tables that wait for whoever has this device."""
    return [one["room"] for one in device.get("/api/me/waiting")["tables"]]


def test_nobody_needs_a_key(ada: Device) -> None:
    """Without one nobody is known, and nothing is refused that needs none."""
    assert ada.get("/api/me")["known"] is False
    assert ada.cookies == {}
    for path in ("games", "waiting", "statistics"):
        assert ada.get(f"/api/me/{path}", 403)["code"] == "no-key"
    ada.open_room("me", "me", start=True)
    assert ada.post("~/keep", 403)["code"] == "no-key"


def test_a_key_keeps_name_and_settings(ada: Device) -> None:
    """Until they are changed; asking for a key again gives no second one."""
    made = known(ada, "Ada", label="Desk", settings={"theme": "dark", "volume": 0.5})
    assert (made["name"], made["settings"]["theme"]) == ("Ada", "dark")
    assert known(ada, "Else")["id"] == made["id"]
    send(ada, "PATCH", "/api/me", 200, name="Ada L.", listed=True)
    me = ada.get("/api/me")
    assert (me["name"], me["listed"], me["settings"]["volume"]) == ("Ada L.", True, 0.5)
    assert [(one["label"], one["here"]) for one in me["devices"]] == [("Desk", True)]


def test_the_key_is_for_no_script_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    """192 bits in an HttpOnly cookie; neither it nor a code is in the database."""
    path = tmp_path / "keys.db"
    wanted = settings(f"sqlite:///{path}", public_url="https://p.q")
    with Running(wanted) as server, server.client() as http:
        answer = http.post("/api/me", json={})
        said = answer.headers["set-cookie"]
        assert all(part in said for part in ("HttpOnly", "SameSite=lax", "Path=/api", "Secure"))
        secret = said.partition("=")[2].partition(";")[0]
        assert len(secret) == 32
        cookie = {"Cookie": f"sw_device={secret}"}
        code = http.post("/api/me/code", json={}, headers=cookie).json()["code"]
    whole = b"".join(found.read_bytes() for found in tmp_path.iterdir())
    assert secret.encode() not in whole
    assert code.encode() not in whole
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT count(*) FROM devices").fetchone() == (1,)


def test_what_a_known_device_takes_it_has_on_its_others(ada: Device, bo: Device) -> None:
    """A room of one's own, a seat one sat down in, a link one came by; one plays on elsewhere."""
    known(ada, "Ada")
    phone = Device(ada.http)
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    known(bo, "Bo")
    bo.post("~/join", name="Bo")
    me = joined(phone, ada, label="Phone")
    assert [one["label"] for one in me["devices"]] == ["", "Phone"]
    assert me["name"] == "Ada"
    phone.room = ada.room
    assert phone.get("~")["me"]["host"]
    phone.post("~/start")
    assert waiting(phone) == [ada.room]
    assert waiting(bo) == []
    phone.move(0, 0)
    assert ada.frame(0)["asked"] == 1
    assert waiting(bo) == [ada.room]
    [mine] = ada.get("/api/me/games")["games"]
    assert (mine["seats"], mine["host"], mine["waits"]) == ([0], True, False)


def test_a_room_from_before_the_key_is_kept_on_demand(ada: Device) -> None:
    """The device shows what it holds; who holds nothing keeps nothing."""
    ada.open_room("me", "me", start=True)
    known(ada)
    assert ada.get("/api/me/games")["games"] == []
    ada.post("~/keep")
    assert ada.get("/api/me/games")["games"][0]["seats"] == [0, 1]
    eve = Device(ada.http)
    eve.room = ada.room
    known(eve)
    assert eve.post("~/keep", 403)["code"] == "no-access"
    assert eve.get("/api/me/games")["games"] == []


def test_whoever_waits_longest_comes_first(ada: Device) -> None:
    """Tables that wait for me, then running ones, lobbies, finished ones."""
    known(ada)
    rooms = {}
    for name, seats in {"old": "me", "new": "me", "lobby": "open"}.items():
        rooms[name] = ada.open_room(seats, "me", start=seats == "me")["room"]["id"]
    over = ada.open_room("me", "thumb", options={"rounds": 1}, start=True)["room"]["id"]
    ada.move(0, 0)
    while ada.frame(0)["status"] != "over":
        ada.frame(0, after=ada.frame(0)["rev"], wait=5)
    found = [one["room"]["id"] for one in ada.get("/api/me/games")["games"]]
    assert found == [rooms["old"], rooms["new"], rooms["lobby"], over]
    assert waiting(ada) == [rooms["old"], rooms["new"]]


def test_revoking_and_sending_away_work_with_keys(ada: Device, bo: Device) -> None:
    """A key opens nothing whose token is gone, on no device."""
    made = ada.open_room("me", "open")
    known(bo, "Bo")
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    phone = Device(bo.http)
    joined(phone, bo)
    phone.room = bo.room
    assert phone.get("~")["me"]["seats"] == [1]
    ada.post("~/seats/1/open")
    assert phone.get("~", 403)["code"] == "no-access"
    assert bo.get("~", 403)["code"] == "no-access"
    assert bo.get("/api/me/games")["games"] == []


def test_a_new_link_instead_of_the_old_is_mine_everywhere(ada: Device, eve: Device) -> None:
    """Who had the old link is out, and my other devices are not."""
    known(ada)
    made = ada.open_room("me", "me", start=True)
    phone = Device(ada.http)
    joined(phone, ada)
    phone.room = ada.room
    eve.come(made["links"]["seats"]["0"])
    ada.post("~/links", role="seat", seat=0, revoke=True)
    assert eve.get("~", 403)["code"] == "no-access"
    assert phone.get("~")["me"]["seats"] == [0, 1]
    assert phone.frame(0)["seat"] == 0


def test_leaving_on_one_device_leaves_on_all(ada: Device) -> None:
    """There is one seat, whoever gets up from it."""
    known(ada)
    ada.open_room("me", "thumb", start=True)
    phone = Device(ada.http)
    joined(phone, ada)
    phone.room = ada.room
    phone.post("~/leave", seat=0)
    assert ada.get("~")["me"]["seats"] == []


def test_a_rematch_by_key_keeps_the_seat(ada: Device) -> None:
    """Also on a device that has no link of the old room; asked twice it is the same seat."""
    known(ada)
    ada.open_room("me", "thumb", options={"rounds": 1}, start=True)
    ada.move(0, 0)
    while ada.frame(0)["status"] != "over":
        ada.frame(0, after=ada.frame(0)["rev"], wait=5)
    phone = Device(ada.http)
    joined(phone, ada)
    phone.room = ada.room
    again = phone.post("~/rematch")
    assert (again["room"]["status"], again["me"]["seats"]) == ("playing", [0])
    assert phone.post("~/rematch")["me"]["seats"] == [0]
    assert ada.post("~/rematch")["room"]["id"] == again["room"]["id"]
    ada.room = again["room"]["id"]
    assert ada.frame(0)["seat"] == 0


def test_two_people_become_one(ada: Device, bo: Device) -> None:
    """What the new device had under its own key goes along, and its name gives way."""
    known(ada, "Ada", settings={"theme": "dark"})
    known(bo, "Bo")
    ada.open_room("me", "me", start=True)
    bo.open_room("me", "me", start=True)
    code = ada.post("/api/me/code")["code"]
    met = bo.post("/api/me/meet", code=code)
    assert (met["name"], met["own_name"], met["known"], met["same"]) == ("Ada", "Bo", True, False)
    assert bo.get("/api/me")["name"] == "Bo"  # asked, nothing has happened
    me = bo.post("/api/me/join", code=code)
    assert (me["name"], me["settings"]["theme"]) == ("Ada", "dark")
    assert {one["room"]["id"] for one in ada.get("/api/me/games")["games"]} == {ada.room, bo.room}
    assert ada.get(f"/api/rooms/{bo.room}")["me"]["host"]


# What nobody can do


def test_a_code_works_once(ada: Device, bo: Device, eve: Device) -> None:
    """Who comes second, who comes again, and who comes after it was taken back are refused."""
    known(ada)
    first = ada.post("/api/me/code")
    bo.post("/api/me/join", code=first["code"])
    assert eve.post("/api/me/join", 403, code=first["code"])["code"] == "bad-token"
    assert eve.post("/api/me/meet", 403, code=first["code"])["code"] == "bad-token"
    second = ada.post("/api/me/code")
    third = ada.post("/api/me/code")  # there is one at a time
    assert eve.post("/api/me/join", 403, code=second["code"])["code"] == "bad-token"
    send(ada, "DELETE", "/api/me/code", 204)
    assert eve.post("/api/me/join", 403, code=third["code"])["code"] == "bad-token"
    assert eve.get("/api/me")["known"] is False


def test_a_device_joins_its_own_person_never(ada: Device) -> None:
    """The code stays for whom it was made."""
    known(ada)
    code = ada.post("/api/me/code")["code"]
    assert ada.post("/api/me/meet", code=code)["same"]
    assert ada.post("/api/me/join", 409, code=code)["code"] == "not-now"
    assert len(joined(Device(ada.http), ada)["devices"]) == 2


def test_a_code_lasts_some_minutes(
    ada: Device, eve: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Afterwards it opens nothing."""
    known(ada)
    monkeypatch.setattr(keys, "CODE_SECONDS", -1.0)
    code = ada.post("/api/me/code")["code"]
    assert eve.post("/api/me/join", 403, code=code)["code"] == "bad-token"


def test_a_code_is_read_as_people_type_it(ada: Device, bo: Device) -> None:
    """Small letters, blanks, and what looks like a digit."""
    assert read_code("o1il-abcd efgh") == "0111ABCDEFGH"
    known(ada)
    code = ada.post("/api/me/code")["code"]
    typed = f"{code[:4]} {code[4:8]}-{code[8:]}".lower()
    assert bo.post("/api/me/meet", code=typed)["devices"] == 1
    assert len(bo.post("/api/me/join", code=typed)["devices"]) == 2


def test_codes_are_not_guessed(database: str) -> None:
    """So many wrong ones of an address, and of all addresses, then even a right one must wait."""
    few = settings(database, claims_per_minute=3, codes_in_all=5)
    with Running(few) as server, server.client() as http:
        ada, eve = Device(http), Device(http)
        known(ada)
        code = ada.post("/api/me/code")["code"]
        for _ in range(3):
            eve.post("/api/me/meet", 403, code="0" * 12)
        assert eve.post("/api/me/meet", 429, code=code)["code"] == "too-many"
        assert eve.post("/api/me/join", 429, code=code)["code"] == "too-many"


def test_keys_and_codes_are_limited(database: str) -> None:
    """Nobody fills the database with people, codes or devices."""
    few = settings(database, keys_per_hour=2, codes_per_hour=3, devices_per_person=2)
    with Running(few) as server, server.client() as http:
        ada, bo = Device(http), Device(http)
        known(ada)
        joined(bo, ada)
        third = Device(http)
        code = ada.post("/api/me/code")["code"]
        assert third.post("/api/me/join", 429, code=code)["code"] == "too-many"
        ada.post("/api/me/code")
        assert ada.post("/api/me/code", 429)["code"] == "too-many"
        known(third)
        assert Device(http).post("/api/me", 429)["code"] == "too-many"


def test_other_web_sites_can_do_nothing_with_a_key(ada: Device, http: httpx.Client) -> None:
    """Neither join, nor make a code, nor delete, nor with a form instead of JSON."""
    known(ada)
    code = ada.post("/api/me/code")["code"]
    cookie = ada.headers("/api/me")
    foreign = {**cookie, "Origin": "https://evil.example"}
    tries: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/api/me/code", {}),
        ("POST", "/api/me/join", {"code": code}),
        ("PATCH", "/api/me", {"name": "Eve"}),
    ]
    for method, path, body in tries:
        answer = http.request(method, path, json=body, headers=foreign)
        assert answer.json()["code"] == "bad-origin", path
    assert http.delete("/api/me", headers=foreign).json()["code"] == "bad-origin"
    form = {**cookie, "Content-Type": "text/plain"}
    assert http.post("/api/me/code", content=json.dumps({}), headers=form).status_code == 422
    http.cookies.clear()


def test_a_removed_device_is_out_at_once(ada: Device, server: Running) -> None:
    """Its key, the links it brought along, and its open lines; the others play on."""
    known(ada)
    phone = Device(ada.http)
    joined(phone, ada, label="Phone")
    ada.open_room("me", "me", start=True)
    old = ada.room
    phone.open_room("me", "me", start=True)
    brought = phone.room
    [lost] = [one["id"] for one in ada.get("/api/me")["devices"] if not one["here"]]
    address = server.url.replace("http", "ws") + f"/api/rooms/{old}/socket?seat=0"
    cookie = phone.headers(f"/api/rooms/{old}")
    with connect(address, additional_headers=cookie) as line:
        assert json.loads(line.recv())["type"] == "hello"
        send(ada, "DELETE", f"/api/me/devices/{lost}", 204)
        with pytest.raises(ConnectionClosed):
            deque(iter(line.recv, None))
    for room in (old, brought):
        assert phone.get(f"/api/rooms/{room}", 403)["code"] == "no-access"
        assert ada.get(f"/api/rooms/{room}")["me"]["seats"] == [0, 1]
    assert phone.get("/api/me")["known"] is False
    send(ada, "DELETE", f"/api/me/devices/{lost}", 404)


def test_nobody_removes_a_device_of_another(ada: Device, eve: Device) -> None:
    """It is as if there were none."""
    made = known(ada)
    known(eve)
    send(eve, "DELETE", f"/api/me/devices/{made['devices'][0]['id']}", 404)
    assert ada.get("/api/me")["known"]


def test_who_goes_by_himself_keeps_what_he_took(ada: Device) -> None:
    """A device that leaves keeps its own links, and nothing that came by the key."""
    known(ada)
    phone = Device(ada.http)
    joined(phone, ada)
    ada.open_room("me", "me", start=True)
    phone.open_room("me", "me", start=True)
    [own] = [one["id"] for one in phone.get("/api/me")["devices"] if one["here"]]
    send(phone, "DELETE", f"/api/me/devices/{own}", 204)
    phone.cookies.pop("sw_device", None)
    assert phone.get(f"/api/rooms/{phone.room}")["me"]["host"]
    assert phone.get(f"/api/rooms/{ada.room}", 403)["code"] == "no-access"
    assert ada.get(f"/api/rooms/{phone.room}")["me"]["host"]


def test_a_bearer_is_what_his_tokens_are(ada: Device) -> None:
    """Who shows tokens is not let in by a cookie that happens to come along."""
    known(ada)
    made = ada.open_room("me", "me", start=True)
    secret = secret_of(made["links"]["watch"])
    headers = {**ada.headers("/api/me"), "Authorization": f"Bearer {secret}"}
    answer = ada.http.get(f"/api/rooms/{ada.room}", headers=headers)
    assert answer.json()["me"] == {"host": False, "seats": [], "invite": False, "watch": True}


def test_the_packs_of_the_workshop_are_the_persons(database: str) -> None:
    """A first pack makes a key, and travels with it; packs of an older cookie are taken along."""
    with (
        Running(settings(database, workshop=True)) as server,
        server.client() as desk,
        server.client() as phone,
    ):
        made = desk.post("/api/workshop/packs", json={"name": "Mine", "game": "counterweight"})
        assert made.status_code == 201, made.text
        assert desk.get("/api/me").json()["known"]
        code = desk.post("/api/me/code", json={}).json()["code"]
        assert phone.get("/api/workshop").json()["packs"] == []
        assert phone.post("/api/me/join", json={"code": code}).status_code == 200
        [pack] = phone.get("/api/workshop").json()["packs"]
        assert pack["name"] == "Mine"
        phone.cookies.set("sw_workshop", "x" * 32, path="/api/workshop")
        with server.client() as old:
            old.cookies.set("sw_workshop", "x" * 32, path="/api/workshop")
            body = {"name": "Old", "game": "counterweight"}
            assert old.post("/api/workshop/packs", json=body).status_code == 201
            assert old.get("/api/me").json()["known"] is False
        names = [one["name"] for one in phone.get("/api/workshop").json()["packs"]]
        assert sorted(names) == ["Mine", "Old"]
        assert len(desk.get("/api/workshop").json()["packs"]) == 2


def test_where_there_are_no_people_nothing_is_held(database: str) -> None:
    """On the static site a key is for packs only: no game is kept, none is rated."""
    with Running(settings(database, people=False)) as server, server.client() as http:
        ada = Device(http)
        known(ada)
        ada.open_room("me", "thumb", options={"rounds": 1}, start=True)
        ada.move(0, 0)
        while ada.frame(0)["status"] != "over":
            ada.frame(0, after=ada.frame(0)["rev"], wait=5)
        assert ada.get("/api/me/games")["games"] == []
        assert ada.get("/api/me/statistics")["games"] == []


def test_who_wants_to_be_forgotten_is(ada: Device, bo: Device, tmp_path: Path) -> None:
    """Name, devices and what was said under it; the seat stays, nameless, with who took it."""
    known(ada, "Adelheid")
    made = ada.post(
        "/api/rooms",
        201,
        game="toy",
        pause=0,
        seats=[{"kind": "me", "name": "Adelheid"}, {"kind": "open"}],
    )
    ada.room = made["room"]["id"]
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/messages", 201, seat=0, text="hello", key="hello-hello")
    phone = Device(ada.http)
    joined(phone, ada)
    send(ada, "DELETE", "/api/me", 204)
    ada.cookies.pop("sw_device", None)
    assert "Adelheid" not in json.dumps(bo.get("~"))
    assert "Adelheid" not in json.dumps(bo.get("~/messages"))
    assert phone.get("/api/me")["known"] is False
    assert phone.get(f"/api/rooms/{ada.room}", 403)["code"] == "no-access"
    assert ada.get("~")["me"]["seats"] == [0]
