"""One schema: what is sent is what the types say, in Python and in TypeScript."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spielwerk.server.wire import answers
from spielwerk.server.wire.requests import ChangeRoom, ImportRecord, NewRoom
from spielwerk.server.wire.room_settings import RoomSettings
from tests.server.people import Device

CLIENT = Path(__file__).parents[2] / "client"
GENERATED = CLIENT / "src" / "lib" / "generated.ts"
OTHERS = {
    "title": "Friday",
    "public": True,
    "mode": "turns",
    "clock": 600,
    "pause": 0.5,
}


def test_generated_types_are_fresh(toy_unknown: None) -> None:
    """generated.ts is what client/wire_types.py would write now."""
    wanted = runpy.run_path(str(CLIENT / "wire_types.py"))["generated"]()
    assert GENERATED.read_text(encoding="utf-8") == wanted, "run: python client/wire_types.py"


def test_the_client_keeps_no_types_of_its_own() -> None:
    """api.ts has functions; what goes over the wire is declared once, in Python."""
    own = (CLIENT / "src" / "lib" / "api.ts").read_text(encoding="utf-8")
    assert re.findall(r"^export (?:interface|type) \w+", own, re.MULTILINE) == []


def field(interface: str, name: str) -> str:
    """The type of a field in TypeScript."""
    found = re.search(
        rf"^export interface {interface} {{\n(?:  .*\n)*?  {name}: (.*);", written(), re.MULTILINE
    )
    assert found is not None
    return found[1]


def written() -> str:
    """generated.ts."""
    return GENERATED.read_text(encoding="utf-8")


def test_what_may_be_missing_is_null(ada: Device, bo: Device) -> None:
    """A running game has no end, somebody who is no host gets no host's link: both say so."""
    made = ada.open_room("me", "open", options={"rounds": 1})
    assert ada.get("~/result", 409)["code"] == "not-now"
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    running = ada.get("~/result")
    assert (running["started"] is None, running["ended"]) == (False, None)
    ada.move(0, 0)
    bo.move(1, 0)
    assert ada.get("~/result")["ended"] is not None
    assert bo.post("~/rematch")["links"]["host"] is None
    for interface, name in (("Links", "host"), ("Links", "invite"), ("Links", "watch")):
        assert field(interface, name) == "string | null"
    for name in ("started", "ended"):
        assert field("Result", name) == "number | null"


def test_answers_are_what_they_are_called(ada: Device) -> None:
    """Every answer can be read back as the very type that its address names."""
    made = ada.open_room("me", "me", "thumb", start=True, title="T", options={"rounds": 1})
    reads(answers.Created, made)
    reads(answers.Entered, ada.get("~"))
    reads(answers.ViewFrame, ada.frame(0))
    reads(answers.ViewFrame, ada.move(0, 0))
    reads(answers.ProblemOut, ada.move(0, 77, 409))
    reads(answers.ReplayFrame, ada.get("~/replay/1"))
    reads(answers.Replay, ada.get("~/replay"))
    reads(answers.Result, ada.get("~/result"))
    reads(answers.Messages, ada.get("~/messages"))
    reads(answers.Games, ada.get("/api/games"))
    reads(answers.Hint, ada.get("~/hint", seat=1))


def reads(kind: Any, answer: Any) -> None:
    """Read an answer strictly; written again it is the same."""
    assert msgspec.json.decode(answers.encode(msgspec.convert(answer, kind))) == answer


@pytest.mark.parametrize("kind", [NewRoom, ImportRecord, ChangeRoom, answers.RoomOut])
def test_a_setting_of_rooms_is_everywhere(kind: Any) -> None:
    """What the host may set is in every type that needs it, without being listed there."""
    assert set(RoomSettings.__struct_fields__) <= set(kind.__struct_fields__)


def test_settings_are_given_shown_changed_and_kept(ada: Device) -> None:
    """At creation, later one by one, in the list of rooms, in a rematch, and on disk."""
    seats = [{"kind": "me", "name": "Ada"}]
    made = ada.post("/api/rooms", 201, game="toy", seats=seats, options={"rounds": 1}, **OTHERS)
    ada.room = made["room"]["id"]
    assert OTHERS.items() <= made["room"].items()
    plain = msgspec.to_builtins(RoomSettings())
    assert not plain.items() & OTHERS.items()
    for name, value in plain.items():
        changed = ada.send("PATCH", "~", json={name: value})
        assert changed.json()["room"][name] == value
    assert plain.items() <= ada.get("~")["room"].items()
    for name, value in OTHERS.items():
        ada.send("PATCH", "~", json={name: value})
    assert ada.send("PATCH", "~", json={"title": None}).status_code == 422
    ada.post("~/start")
    ada.move(0, 0)
    assert OTHERS.items() <= ada.post("~/rematch")["room"].items()
    listed = ada.get("/api/rooms", game="toy", status="over")["rooms"]
    assert OTHERS.items() <= {room["id"]: room for room in listed}[ada.room].items()
