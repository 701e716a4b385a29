"""What somebody wrote stays his, who was sent away stays away, nobody uses up what is others'."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.server import world
from tests.server.people import Device, secret_of
from tests.server.running import Running, settings

SECRET = "Ada: my secret plan"


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Mails, instead of sending them."""
    found: list[Any] = []
    monkeypatch.setattr(world, "send_mail", lambda url, message: found.append(message))
    return found


@pytest.fixture
def server(database: str, sent: list[Any]) -> Iterator[Running]:
    """A server that sends mails."""
    wanted = settings(database, smtp="smtp://mail.example", public_url="https://p.q")
    with Running(wanted) as found:
        yield found


def note_down(who: Device, seat: int) -> None:
    """Private notes and an address."""
    assert who.send("PUT", "~/notes", json={"seat": seat, "text": SECRET}).status_code == 200
    notice = {"seat": seat, "email": "ada.private@example.org"}
    assert who.send("PUT", "~/notice", json=notice).status_code == 200


def knows_nothing(who: Device, seat: int) -> None:
    """Who sits there now finds a clean seat."""
    assert who.get("~/notes", seat=seat)["text"] == ""
    assert who.get("~/notice", seat=seat)["email"] is None


def guest(made: Any, who: Device, name: str = "Bo") -> Any:
    """Somebody comes by the invitation and sits down."""
    who.come(made["links"]["invite"])
    return who.post("~/join", name=name)


@pytest.mark.parametrize("begun", [False, True])
def test_an_opened_seat_is_clean(ada: Device, bo: Device, eve: Device, begun: bool) -> None:
    """Notes and mail address go with who was sent away."""
    made = ada.open_room("me", "open")
    guest(made, bo)
    note_down(bo, 1)
    if begun:
        ada.post("~/start")
    made["links"]["invite"] = ada.post("~/seats/1/open")["invite"]
    guest(made, eve, "Eve")
    knows_nothing(eve, 1)


@pytest.mark.parametrize("begun", [False, True])
def test_a_left_seat_is_clean(ada: Device, bo: Device, eve: Device, begun: bool) -> None:
    """And with who got up by himself, in the lobby and in the game."""
    made = ada.open_room("me", "open")
    guest(made, bo)
    note_down(bo, 1)
    if begun:
        ada.post("~/start")
    bo.post("~/leave", seat=1)
    if begun:
        assert eve.come(ada.post("~/links", role="seat", seat=1)["link"])["seat"] == 1
        knows_nothing(eve, 1)
        assert ada.post("~/seats/1/open")["invite"] is None  # nobody was sent away
    guest(made, eve, "Eve")
    knows_nothing(eve, 1)


def test_who_keeps_a_second_device_keeps_the_notes(ada: Device, bo: Device) -> None:
    """Getting up on one of two devices leaves the other as it is."""
    ada.open_room("me", "me", start=True)
    note_down(ada, 0)
    bo.come(ada.post("~/links", role="seat", seat=0)["link"])
    bo.bearer = secret_of(ada.post("~/links", role="seat", seat=0)["link"])
    bo.post("~/leave", seat=0)
    assert ada.get("~/notes", seat=0)["text"] == SECRET


def test_a_link_of_the_host_to_a_seat_is_told(ada: Device, bo: Device) -> None:
    """The seat and everybody else read it in the chat; a player's own link is his business."""
    made = ada.open_room("me", "open")
    guest(made, bo)
    bo.post("~/links", role="seat", seat=1)
    ada.post("~/links", role="seat", seat=0)

    def notes() -> list[Any]:
        return [m["note"] for m in bo.get("~/messages")["messages"] if m["note"]]

    assert [note["id"] for note in notes()] == ["room-joined"]
    ada.post("~/links", role="seat", seat=1)
    assert notes()[-1] == {"id": "room-link", "args": {"player": "=Bo"}}


def test_who_was_sent_away_can_not_come_back(ada: Device, bo: Device, eve: Device) -> None:
    """His invitation is void; the host gets a new one at once and can hand it out."""
    made = ada.open_room("me", "open")
    guest(made, bo)
    invite = ada.post("~/seats/1/open")["invite"]
    assert bo.post("~/join", 403, name="Bo")["code"] == "no-access"
    assert bo.post("~/claim", 403, token=secret_of(made["links"]["invite"]))["code"] == "bad-token"
    assert eve.come(invite)["me"]["invite"]
    assert eve.post("~/join", name="Eve")["seat"] == 1


def test_a_host_who_gets_up_keeps_the_invitation(ada: Device, bo: Device) -> None:
    """Opening one's own seat or a bot's sends nobody away."""
    made = ada.open_room("me", "random")
    assert ada.post("~/seats/0/open")["invite"] is None
    assert ada.post("~/seats/1/open")["invite"] is None
    assert ada.get("~")["me"] == {"host": True, "seats": [], "invite": False, "watch": False}
    assert guest(made, bo)["seat"] == 0


def test_nobody_uses_up_the_links_of_others(ada: Device, bo: Device, eve: Device) -> None:
    """A guest makes links to his seat until he may not; others still sit down."""
    made = ada.open_room("me", "open", "open")
    guest(made, bo)
    answers = [bo.send("POST", "~/links", json={"role": "seat", "seat": 1}) for _ in range(60)]
    assert {answer.status_code for answer in answers} == {200, 409}
    assert "revoke" in answers[-1].json()["detail"]
    assert guest(made, eve, "Eve")["seat"] == 2
    assert ada.post("~/links", role="watch")["link"]
    assert bo.post("~/links", role="seat", seat=1, revoke=True)["link"]


def over(ada: Device, bo: Device) -> None:
    """A game of two people that has ended."""
    made = ada.open_room("me", "open", options={"rounds": 1})
    guest(made, bo)
    ada.post("~/start")
    ada.move(0, 0)
    bo.move(1, 0)
    assert ada.frame(0)["status"] == "over"


def test_a_guest_can_not_use_up_the_rematch(ada: Device, bo: Device) -> None:
    """He may call as often as he likes: he gets the same link, and the host still comes in."""
    over(ada, bo)
    links = {bo.post("~/rematch")["links"]["seats"]["1"] for _ in range(80)}
    assert len(links) == 1
    mine = ada.post("~/rematch")
    assert mine["me"] == {"host": True, "seats": [0], "invite": False, "watch": False}
    ada.room = mine["room"]["id"]
    assert ada.post("~/start")["room"]["status"] == "playing"


def test_who_was_sent_away_from_the_rematch_stays_away(
    ada: Device, bo: Device, eve: Device
) -> None:
    """The old game's link gives no second right to a seat in which others sit."""
    over(ada, bo)
    bo.post("~/rematch")
    old, ada.room = ada.room, ada.post("~/rematch")["room"]["id"]
    invite = ada.post("~/seats/1/open")["invite"]
    eve.come(invite)
    eve.post("~/join", name="Eve")
    assert bo.room == old
    assert bo.post("~/rematch")["me"]["seats"] == []
    ada.room = old
    again = ada.post("~/rematch")["room"]["id"]
    ada.room = again
    ada.send("DELETE", "~/links/seat", params={"seat": 0})
    ada.room = old
    assert ada.post("~/rematch")["me"]["seats"] == []


def test_many_rematch_calls_at_once_make_one_room(server: Running, ada: Device, bo: Device) -> None:
    """All come to the same table, and no room is left over."""
    over(ada, bo)
    path, headers = f"/api/rooms/{bo.room}/rematch", bo.headers(f"/api/rooms/{bo.room}")
    found: list[str] = []
    ready = threading.Barrier(12)

    def call() -> None:
        with server.client() as http:
            ready.wait()
            found.append(http.post(path, json={}, headers=headers).json()["room"]["id"])

    threads = [threading.Thread(target=call) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 12
    assert len(set(found)) == 1
    count = server.app.state.services.store.count("lobby")
    assert asyncio.run(count) == 1


def ask_for_mail(who: Device, seat: int, email: str) -> int:
    """Wants to be told of turns there."""
    return who.send("PUT", "~/notice", json={"seat": seat, "email": email}).status_code


def test_no_mails_of_strangers_choice(ada: Device, sent: list[Any]) -> None:
    """A room, a recipient, an address: each has its limit, and says so."""
    answers = []
    for room in range(3):
        ada.open_room("me", "me", "me", title="BUY PILLS http://spam.example")
        answers += [
            ask_for_mail(ada, seat, f"victim{room}.{seat}.{number}@example.org")
            for seat in range(3)
            for number in range(5)
        ]
    assert answers.count(200) == 6  # of one address, whatever the rooms
    assert set(answers) == {200, 429}


def test_one_recipient_is_asked_seldom(server: Running, ada: Device, sent: list[Any]) -> None:
    """Whoever asks, from wherever, in however many rooms; case is no trick."""
    answers = []
    for number in range(5):
        ada.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
        ada.open_room("me", "me")
        answers.append(
            ask_for_mail(ada, 0, "Victim@example.org" if number % 2 else "victim@example.org")
        )
    assert answers == [200, 200, 200, 429, 429]


def test_mails_that_nobody_asked_for_say_nothing_of_strangers(ada: Device, sent: list[Any]) -> None:
    """No title in any subject, and none in the mail that asks."""
    ada.open_room("me", "me", title="BUY PILLS", start=True, mode="turns")
    ask_for_mail(ada, 1, "bo@example.org")
    while not sent:
        ada.get("/healthz")
    assert sent[0]["Subject"] == "Spielwerk: turn notices for Depot?"
    assert "PILLS" not in sent[0].as_string()
