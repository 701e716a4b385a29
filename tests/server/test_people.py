"""What people have played, over the wire: with a real game of each kind of end."""

from __future__ import annotations

from typing import Any

from spielwerk import game
from spielwerk.engine import Record, Session
from spielwerk.server.room.ending import ending_of
from tests.server.people import Device


def over(device: Device) -> None:
    """Wait for the end."""
    while device.frame(0)["status"] != "over":
        device.frame(0, after=device.frame(0)["rev"], wait=5)


def played(ada: Device, bo: Device, first: int = 0) -> None:
    """A short game of two people and a bot."""
    made = ada.open_room("me", "open", "thumb", options={"rounds": 1})
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    ada.move(0, first)
    bo.move(1, 0)
    over(ada)


def test_statistics_after_a_game(ada: Device, bo: Device, eve: Device) -> None:
    """Result, rating, how one does against the other; and nobody else may look."""
    me = ada.post("/api/me", 201, name="Ada")
    other = bo.post("/api/me", 201, name="Bo")
    played(ada, bo)
    found: Any = ada.get("/api/me/statistics")
    [one] = found["games"]
    result = ada.get("~")["room"]["result"]
    assert [seat["won"] for seat in one["seats"]] == [n in result["winners"] for n in range(3)]
    assert [seat["points"] for seat in one["seats"]] == result["scores"]
    assert (one["seat"], one["unrated"]) == (0, "")
    [rating] = found["ratings"]
    assert (rating["game"], rating["games"], rating["provisional"]) == ("toy", 1, True)
    assert one["value"] == rating["value"]
    assert {(met["name"], met["bot"]) for met in found["against"]} == {("Bo", None), ("", "thumb")}
    seen = ada.get(f"/api/people/{other['id']}")
    assert (seen["name"], len(seen["games"]), len(seen["against"])) == ("Bo", 1, 1)
    eve.post("/api/me", 201, name="Eve")
    assert eve.get(f"/api/people/{me['id']}", 404)["code"] == "not-found"
    assert eve.get("/api/me/statistics")["games"] == []
    assert ada.get("/api/ratings", game="toy")["standings"][0]["person"] is None  # only the bot
    assert ada.send("PATCH", "/api/me", json={"listed": True}).status_code == 200
    listed = [line["name"] for line in eve.get("/api/ratings", game="toy")["standings"]]
    assert "Ada" in listed
    assert "Bo" not in listed
    assert eve.get(f"/api/people/{me['id']}")["against"] == []


def test_a_game_from_before_the_key_is_kept(ada: Device) -> None:
    """It becomes one's own when the device shows its link, and counts for no rating."""
    ada.open_room("me", "thumb", options={"rounds": 1}, start=True)
    ada.move(0, 0)
    over(ada)
    ada.post("/api/me", 201, name="Ada")
    ada.post("~/keep")
    found = ada.get("/api/me/statistics")
    assert [one["unrated"] for one in found["games"]] == ["late"]
    assert found["ratings"] == []


def test_what_each_seat_played_is_kept() -> None:
    """Rebels are one side, the Empire another; in 51st State everybody has a faction of his own."""
    rebellion = game("rebellion")
    session = Session(rebellion, Record.start(rebellion, rebellion.new(4, 1), 1))
    found = ending_of(session)
    assert len(set(found.sides)) == 4
    assert found.teams.count(found.teams[1]) == 3
    state51 = game("state51")
    session = Session(state51, Record.start(state51, state51.new(3, 1), 1))
    found = ending_of(session)
    assert found.teams == (0, 1, 2)
    assert all(side.startswith("faction-") for side in found.sides)
    counterweight = game("counterweight")
    session = Session(counterweight, Record.start(counterweight, counterweight.new(3, 1), 1))
    assert ending_of(session).sides == ()
