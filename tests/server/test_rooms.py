"""Rooms and seats: who may come, who may do what."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.engine import Record
from spielwerk.engine.chance import commitment
from spielwerk.server.network import is_loopback, network_url
from tests.server.people import Device, secret_of
from tests.server.running import Running, settings


def test_a_new_room_has_links_and_a_lobby(ada: Device) -> None:
    """The one who opens a room is its host and sits where he said."""
    made = ada.open_room("me", "thumb", "open", title="Friday", public=False)
    room = made["room"]
    assert (room["status"], room["title"], room["players"]) == ("lobby", "Friday", 3)
    assert [seat["kind"] for seat in room["seats"]] == ["person", "bot", "open"]
    assert made["me"] == {"host": True, "seats": [0], "invite": False, "watch": False}
    assert set(made["links"]) == {"host", "invite", "watch", "seats"}
    assert list(made["links"]["seats"]) == ["0"]
    assert ada.get("~")["room"]["options"] == {"rounds": 3, "cheering": True}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": [{"kind": "me"}] * 4},
        {"seats": [{"kind": "bot", "bot": "nobody"}]},
        {"options": {"rounds": 0}},
        {"options": {"colour": True}},
    ],
)
def test_rooms_that_do_not_fit_are_refused(ada: Device, wrong: dict[str, object]) -> None:
    """Unknown games, bots and switches are told, not guessed."""
    body = {"game": "toy", "seats": [{"kind": "me"}], **wrong}
    assert ada.post("/api/rooms", 422, **body)["code"] == "bad-option"


def test_a_request_that_does_not_fit_says_where(ada: Device) -> None:
    """Validation errors are problem documents that name the place."""
    problem = ada.post("/api/rooms", 422, game="toy", seats=[{"kind": "king"}])
    assert problem["code"] == "invalid"
    assert [error["where"] for error in problem["errors"]] == ["body.seats.0.kind"]
    problem = ada.post("/api/rooms", 422, game="toy", seats=[{"kind": "me", "colour": "/etc"}])
    wrong = {"where": "body.seats.0", "what": "Object contains unknown field `colour`"}
    assert problem["errors"] == [wrong]
    assert ada.get("/api/rooms", 422, status="x")["errors"][0]["where"] == "query.status"
    ada.open_room("me", "me", start=True)
    assert ada.get("~/replay/x", 422)["errors"][0]["where"] == "path.step"
    assert ada.get("~/explain", 422, seat=0)["errors"][0]["where"] == "query.target"
    for body in ("", "{", '{"fill": "\xff"}'):
        path = f"/api/rooms/{ada.room}/start"
        answer = ada.http.post(path, content=body.encode("latin1"), headers=ada.headers(path))
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    plain = {"Content-Type": "text/plain", **ada.headers(path)}
    answer = ada.http.post(path, content="{}", headers=plain)
    assert "application/json" in answer.json()["detail"]


def test_strangers_see_nothing_of_a_private_room(ada: Device, eve: Device) -> None:
    """Without a token a private room is closed."""
    ada.open_room("me", "me", start=True)
    eve.room = ada.room
    for path in ("~", "~/view", "~/messages", "~/replay", "~/result", "~/record", "~/replay/0"):
        assert eve.get(path, 403)["code"] == "no-access"
    assert eve.get("~/view", 403, seat=0)["code"] == "no-access"
    assert eve.post("~/join", 403, name="Eve")["code"] == "no-access"
    assert eve.move(0, 1, 403, seq=0)["code"] == "no-access"
    assert eve.post("~/claim", 403, token="x" * 32)["code"] == "bad-token"
    assert eve.get("/api/rooms/nowhere", 404)["code"] == "not-found"


def test_an_invitation_leads_to_a_seat(ada: Device, bo: Device) -> None:
    """By link, by name, onto the first open seat; the game begins when the host says so."""
    made = ada.open_room("me", "open", "open")
    assert ada.post("~/start", 409)["code"] == "not-now"
    assert bo.come(made["links"]["invite"])["role"] == "invite"
    joined = bo.post("~/join", name="Bo")
    assert joined["seat"] == 1
    assert joined["me"]["seats"] == [1]
    assert bo.post("~/join", 409, name="Bo", seat=0)["code"] == "seat-taken"
    assert bo.post("~/start", 403)["code"] == "no-access"
    room = ada.post("~/start", fill="random")["room"]
    assert room["status"] == "playing"
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in room["seats"]] == [
        ("person", "P0", None),
        ("person", "Bo", None),
        ("bot", "", "random"),
    ]
    assert ada.post("~/start", 409)["code"] == "not-now"
    assert bo.frame(1)["view"]["seat"] == 1
    assert bo.get("~/view", 403, seat=0)["code"] == "no-access"


def test_public_rooms_are_listed_and_open(ada: Device, eve: Device) -> None:
    """In a public room everybody may look on and sit down."""
    ada.open_room("me", "open", public=True, title="Come in")
    listed = eve.get("/api/rooms", game="toy")["rooms"]
    assert ada.room in [room["id"] for room in listed]
    assert ada.room not in [room["id"] for room in eve.get("/api/rooms", status="over")["rooms"]]
    eve.room = ada.room
    assert eve.post("~/join", name="Eve")["seat"] == 1
    assert eve.frame()["status"] == "lobby"
    ada.send("PATCH", "~", json={"public": False})
    assert ada.room not in [room["id"] for room in eve.get("/api/rooms")["rooms"]]


def test_a_spectator_sees_no_hands(ada: Device, bo: Device) -> None:
    """The spectators' link shows the table and nothing else."""
    made = ada.open_room("me", "me", start=True)
    assert bo.come(made["links"]["watch"])["me"]["watch"]
    assert bo.frame()["view"]["table"]["hand"] == []
    assert bo.get("~/view", 403, seat=0)["code"] == "no-access"
    assert bo.post("~/join", 403, name="Bo")["code"] == "no-access"


def test_settings_are_the_hosts(ada: Device, bo: Device) -> None:
    """The host changes title, pace, clock and, before the game, the switches."""
    made = ada.open_room("me", "me")
    changed = ada.send("PATCH", "~", json={"title": "New", "clock": 60, "options": {"rounds": 5}})
    assert changed.json()["room"]["options"]["rounds"] == 5
    assert changed.json()["room"]["clock"] == 60
    assert ada.send("PATCH", "~", json={"clock": None}).json()["room"]["clock"] is None
    assert ada.send("PATCH", "~", json={"options": {"no": 1}}).json()["code"] == "bad-option"
    bo.come(made["links"]["watch"])
    assert bo.send("PATCH", "~", json={"title": "Mine"}).status_code == 403
    ada.post("~/start")
    assert ada.send("PATCH", "~", json={"options": {"rounds": 6}}).json()["code"] == "not-now"


def test_leaving_the_lobby_opens_the_seat(ada: Device, bo: Device) -> None:
    """Who gets up before the game gives the seat back, and his link with it."""
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    link = bo.post("~/join", name="Bo")["link"]
    after = bo.post("~/leave", seat=1)
    assert after["room"]["seats"][1]["kind"] == "open"
    assert after["me"]["seats"] == []
    assert bo.post("~/claim", 403, token=secret_of(link))["code"] == "bad-token"


def test_leaving_the_game_leaves_the_seat_to_the_host(ada: Device, bo: Device) -> None:
    """A seat that was left waits for the host's word: a bot stands in, or others may join."""
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    seat = bo.post("~/leave", seat=1)["room"]["seats"][1]
    assert (seat["kind"], seat["left"], seat["bot"]) == ("person", True, None)
    assert bo.get("~/view", 403, seat=1)["code"] == "no-access"
    seat = ada.post("~/seats/1/bot", bot="random")["room"]["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("person", "random")
    assert ada.post("~/seats/1/open")["room"]["seats"][1]["kind"] == "open"
    assert bo.post("~/join", name="Bo again")["seat"] == 1
    assert bo.frame(1)["view"]["table"]["hand"]


def test_the_host_can_send_somebody_away(ada: Device, bo: Device) -> None:
    """Opening a seat revokes the links of whoever sat there."""
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    ada.post("~/seats/1/open")
    assert bo.move(1, 1, 403, seq=0)["code"] == "no-access"
    assert bo.post("~/seats/1/open", 403)["code"] == "no-access"


def test_the_lobby_can_be_rearranged(ada: Device) -> None:
    """Bots sit down and get up, people keep their seats until they are asked to rise."""
    ada.open_room("me", "open")
    assert ada.post("~/seats/1/bot", bot="random")["room"]["seats"][1]["bot"] == "random"
    assert ada.post("~/seats/1/open")["room"]["seats"][1]["kind"] == "open"
    assert ada.post("~/seats/0/bot", 409)["code"] == "seat-taken"
    assert ada.post("~/seats/7/bot", 404)["code"] == "not-found"
    assert ada.post("~/seats/0/back", 409)["code"] == "not-now"
    assert (
        ada.send("PATCH", "~/seats/0", json={"name": "Ada"}).json()["room"]["seats"][0]["name"]
        == "Ada"
    )
    assert ada.send("PATCH", "~/seats/1", json={"name": "X"}).json()["code"] == "not-now"


def test_links_can_be_made_anew_and_revoked(ada: Device, bo: Device, eve: Device) -> None:
    """A rotated link replaces the old ones; a revoked one is dead."""
    made = ada.open_room("me", "open")
    bo.come(made["links"]["invite"])
    new = ada.post("~/links", role="invite", revoke=True)["link"]
    assert bo.get("~", 403)["code"] == "no-access"
    assert bo.come(new)["me"]["invite"]
    assert ada.send("DELETE", "~/links/invite").status_code == 204
    assert bo.get("~", 403)["code"] == "no-access"
    assert ada.send("DELETE", "~/links/host").json()["code"] == "not-now"
    assert ada.post("~/links", 422, role="seat")["code"] == "invalid"
    assert ada.post("~/links", 409, role="seat", seat=1)["code"] == "not-now"
    eve.room = ada.room
    assert eve.post("~/links", 403, role="watch")["code"] == "no-access"


def test_a_player_can_go_on_on_another_device(ada: Device, bo: Device) -> None:
    """A second link of the own seat works beside the first, or instead of it."""
    ada.open_room("me", "me", start=True)
    second = ada.post("~/links", role="seat", seat=0)["link"]
    bo.come(second)
    assert bo.move(0, 1)["seq"] == 1
    assert ada.move(0, 1)["seq"] == 2
    third = bo.post("~/links", role="seat", seat=0, revoke=True)["link"]
    assert bo.move(0, 1)["seq"] == 3
    assert ada.get("~/view", 403, seat=0)["code"] == "no-access"
    assert secret_of(third) != secret_of(second)


def test_a_new_host_link_replaces_the_old_one(ada: Device, bo: Device) -> None:
    """The host's own device follows when the host's link is rotated."""
    made = ada.open_room("me", "me")
    ada.post("~/links", role="host", revoke=True)
    assert ada.get("~")["me"]["host"]
    bo.room = ada.room
    assert bo.post("~/claim", 403, token=secret_of(made["links"]["host"]))["code"] == "bad-token"


def test_links_are_drawn_for_cameras(ada: Device) -> None:
    """A valid link can be had as a QR code, another one can't."""
    made = ada.open_room("me", "open")
    answer = ada.send("POST", "~/qr", json={"token": secret_of(made["links"]["invite"])})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert ada.post("~/qr", 403, token="y" * 32)["code"] == "bad-token"


def test_a_rematch_keeps_the_seats(ada: Device, bo: Device, eve: Device) -> None:
    """The first who asks makes the new room, everybody gets the same seat there."""
    made = ada.open_room("me", "open", "thumb", options={"rounds": 1})
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    assert ada.post("~/rematch", 409)["code"] == "not-now"
    ada.post("~/start")
    ada.move(0, 0)
    bo.move(1, 0)
    while ada.frame(0)["status"] != "over":
        ada.frame(0, after=ada.frame(0)["rev"], wait=5)
    theirs = bo.post("~/rematch")
    mine = ada.post("~/rematch")
    assert theirs["room"]["id"] == mine["room"]["id"] != ada.room
    assert (theirs["me"]["seats"], theirs["me"]["host"]) == ([1], False)
    assert (mine["me"]["seats"], mine["me"]["host"]) == ([0], True)
    assert [seat["name"] for seat in mine["room"]["seats"]] == ["P0", "Bo", ""]
    assert ada.get("~")["room"]["rematch"] == mine["room"]["id"]
    eve.room = ada.room
    assert eve.post("~/rematch", 403)["code"] == "no-access"
    ada.room = bo.room = mine["room"]["id"]
    ada.post("~/start")
    assert bo.frame(1)["view"]["seat"] == 1


def test_a_rematch_against_bots_begins_at_once(ada: Device) -> None:
    """Nobody else has to come; whoever asks twice comes to the same game."""
    ada.open_room("me", "thumb", options={"rounds": 1}, start=True)
    ada.move(0, 0)
    while ada.frame(0)["status"] != "over":
        ada.frame(0, after=ada.frame(0)["rev"], wait=5)
    again = ada.post("~/rematch")
    assert (again["room"]["status"], again["me"]["seats"]) == ("playing", [0])
    assert ada.post("~/rematch")["room"]["id"] == again["room"]["id"]


def test_links_lead_to_where_others_can_follow(database: str) -> None:
    """Who plays at the server's own machine hands out its address in the network."""
    home = "http://192.168.0.7:8051"
    with Running(settings(database, network_url=home)) as server, server.client() as http:
        ada = Device(http)
        made = ada.open_room("me", "open")
        assert made["links"]["invite"].startswith(f"{home}/r/{ada.room}#")
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}
        other = http.post("/api/rooms", json=body, headers={"Host": "box.local:8051"}).json()
        assert other["links"]["invite"].startswith("http://box.local:8051/r/")
    assert [is_loopback(one) for one in ("127.0.0.1", "::1", "[::1]", "localhost")] == [True] * 4
    assert not is_loopback("192.168.0.7")
    assert not is_loopback("play.example.org")
    assert network_url("127.0.0.1", 8051) == ""


def test_a_chosen_seed_is_told(ada: Device) -> None:
    """Others see that somebody may know the cards; the seed itself stays hidden."""
    ada.open_room("me", "me", seed=5, start=True)
    hand = ada.frame(0)["view"]["table"]["hand"]
    room = ada.get("~")["room"]
    assert room["seeded"]
    assert "seed" not in room
    ada.open_room("me", "me", seed=5, start=True)
    assert ada.frame(0)["view"]["table"]["hand"] == hand
    ada.open_room("me", "me", start=True)
    assert not ada.get("~")["room"]["seeded"]


def test_chance_is_secret_until_the_end_and_can_be_checked(ada: Device) -> None:
    """A commitment is told as the game begins; the secret is nowhere before the end, then open."""
    ada.open_room("me", "me", start=True, options={"rounds": 1})
    room = ada.get("~")["room"]
    promised = room["commitment"]
    assert len(promised) == 64
    assert not room["seeded"]
    ada.get("~/record", 409)
    for seat in (0, 1):
        frame = ada.get("~/view", seat=seat)
        assert "secret" not in str(frame)
        ada.move(seat, 0)
    record = Record.loads(ada.send("GET", "~/record").text)
    assert record.header["commitment"] == promised == commitment(record.secret)
    assert record.verify()


def test_seats_wear_the_colours_of_their_game(ada: Device) -> None:
    """The room says them before there is a table; most games leave them to the page."""
    ada.open_room("me", "open")
    assert ada.get("~")["room"]["colours"] == []
    ada.open_room("me", "open", "open", "open", game="rebellion")
    assert ada.get("~")["room"]["colours"] == ["white", "red", "blue", "green"]


def test_a_lesson_is_a_room_at_its_position(ada: Device) -> None:
    """Bots have played up to it; the learner is asked, and may take back as always against bots."""
    games = {game["id"]: game for game in ada.get("/api/games")["games"]}
    lesson = next(one for one in games["state51"]["lessons"] if one["key"] == "raze")
    assert lesson["goals"] == ["razed"]
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "thumb"}]
    body = {"game": "state51", "seats": seats, "lesson": "raze"}
    made = ada.post("/api/rooms", 201, **body)
    ada.room = made["room"]["id"]
    frame = ada.frame(0)
    assert made["room"]["seq"] == frame["step"] > 0
    assert frame["asked"] == 0
    verbs = {choice["verb"] for choice in frame["view"]["choices"]}
    assert "raze" in verbs


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"lesson": "juggling"}, "no lesson 'juggling'; there are: raze, develop"),
        ({"seats": [{"kind": "me", "name": "Ada"}]}, "It has 2 seats"),
        ({"seats": [{"kind": "bot", "bot": "thumb"}, {"kind": "me"}]}, "you sit in 0"),
        ({"seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}, "no open seats"),
    ],
)
def test_a_lesson_that_is_not_is_refused(ada: Device, change: dict[str, Any], said: str) -> None:
    """It is said what there is, and where one sits."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "thumb"}]
    body = {"game": "state51", "seats": seats, "lesson": "raze", **change}
    problem = ada.post("/api/rooms", 422, **body)
    assert problem["code"] == "bad-option"
    assert said in problem["detail"]
