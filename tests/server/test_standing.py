"""Answers given in advance: made with the move that asks, once, told to their own seat alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from spielwerk.server.room.standing import AT_MOST
from tests.server.people import Device
from tests.server.running import Running, settings
from tests.server.toy.game import DONE, PLAY, ROLL


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def server(
    request: pytest.FixtureRequest, toy: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One server for all of them, with each kind of database."""
    url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'server.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres")
    with Running(settings(url)) as found:
        yield found


def stand(device: Device, seat: int, name: str, answer: str, status: int = 200, **more: Any) -> Any:
    """Answer in advance."""
    mark = more.pop("mark", None)
    if mark is None:
        mark = device.frame(seat)["standing"]["mark"]
    body = {"seat": seat, "mark": mark, "name": name, "answer": answer, **more}
    response = device.send("PUT", "~/standing", json=body)
    assert response.status_code == status, response.text
    return response.json()


def take_back(device: Device, seat: int, name: str, status: int = 200) -> Any:
    """Take an answer back."""
    response = device.send("DELETE", f"~/standing/{name}", params={"seat": seat})
    assert response.status_code == status, response.text
    return response.json()


def table(ada: Device, *seats: str, **more: Any) -> Any:
    """Two seats of a device, begun, unless others are named."""
    return ada.open_room(*(seats or ("me", "me")), start=True, options={"rounds": 9}, **more)


def stands(frame: Any) -> list[str]:
    """The names of what stands and was not lifted."""
    return [one["name"] for one in frame["standing"]["stands"] if not one["lifted"]]


def test_what_may_be_said_is_offered(ada: Device) -> None:
    """The frame of a seat has what the game declares; that of a spectator has nothing."""
    table(ada)
    offered = {one["name"]: one for one in ada.frame(0)["standing"]["offers"]}
    assert set(offered) == {"pass", "rest", "habit"}
    assert offered["habit"]["answers"] == ["token", "roll"]
    assert [one["name"] for one in offered["pass"]["unless"]] == ["played", "overtaken", "points"]
    assert ada.frame()["standing"] is None


def test_the_move_that_asks_is_answered_at_once(ada: Device) -> None:
    """Both are one change: one revision, two acts; the seat reads what was answered for it."""
    table(ada)
    assert stands(stand(ada, 1, "pass", "done")) == ["pass"]
    rev = ada.frame(0)["rev"]
    frame = ada.move(0, DONE)
    assert (frame["seq"], frame["step"], frame["rev"], frame["asked"]) == (2, 2, rev + 1, 0)
    mine = ada.frame(1)["standing"]
    assert mine["stands"] == []  # for one answer
    assert mine["answered"] == [{"step": 2, "text": {"id": "choice-any", "args": {}}}]
    assert frame["standing"]["answered"] == []


def test_what_is_kept_answers_again_and_again(ada: Device) -> None:
    """Question by question, as far as it fits; then the seat is asked."""
    table(ada)
    stand(ada, 1, "habit", "token")
    frame = ada.move(0, DONE)
    assert (frame["step"], frame["asked"], frame["view"]["scores"]) == (4, 1, [0, 3])
    ada.move(1, DONE)
    assert ada.move(0, DONE)["view"]["scores"] == [0, 6]
    assert stands(ada.frame(1)) == ["habit"]


def test_a_guard_stops_what_would_never_end(ada: Device) -> None:
    """After so many answers in a row the seat is asked, whatever stands."""
    table(ada)
    stand(ada, 1, "habit", "roll")
    frame = ada.move(0, DONE)
    assert (frame["step"], frame["asked"]) == (1 + AT_MOST, 1)
    assert ada.move(1, DONE)["asked"] == 0


def test_what_was_taken_back_is_not_used(ada: Device) -> None:
    """Revocable until it was used; taking back what does not stand is no fault."""
    table(ada)
    stand(ada, 1, "pass", "done")
    assert stands(take_back(ada, 1, "pass")) == []
    take_back(ada, 1, "pass")
    assert ada.move(0, DONE)["asked"] == 1


def test_a_new_answer_replaces_the_old_one(ada: Device) -> None:
    """One answer a routine."""
    table(ada)
    stand(ada, 1, "habit", "roll")
    stand(ada, 1, "habit", "token")
    assert ada.move(0, DONE)["view"]["scores"] == [0, 3]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "nothing", "answer": "done"},
        {"name": "pass", "answer": "token"},
        {"name": "pass", "answer": "done", "unless": {"rain": 0}},
        {"name": "pass", "answer": "done", "unless": {"points": 0}},
        {"name": "pass", "answer": "done", "unless": {"points": 100}},
        {"name": "pass", "answer": "done", "unless": {"played": 1}},
    ],
)
def test_only_what_the_game_declares_can_be_said(ada: Device, wrong: dict[str, Any]) -> None:
    """Other routines, answers and exceptions are refused."""
    table(ada)
    assert stand(ada, 1, **wrong, status=422)["code"] in ("illegal", "invalid")
    assert ada.frame(1)["standing"]["stands"] == []


def test_a_repeated_wish_does_not_come_true_twice(ada: Device) -> None:
    """Neither after it was used nor after it was taken back, however late a request comes again."""
    table(ada)
    mark = ada.frame(1)["standing"]["mark"]
    stand(ada, 1, "pass", "done", mark=mark)
    ada.move(0, DONE)
    stale = stand(ada, 1, "pass", "done", 409, mark=mark)
    assert (stale["code"], stale["frame"]["seat"]) == ("stale", 1)
    mark = ada.frame(1)["standing"]["mark"]
    stand(ada, 1, "pass", "done", mark=mark)
    take_back(ada, 1, "pass")
    assert stand(ada, 1, "pass", "done", 409, mark=mark)["code"] == "stale"
    assert ada.move(0, DONE)["asked"] == 1


def test_exceptions_are_heeded(ada: Device) -> None:
    """At the question (so many points), and as things happen (a card played)."""
    table(ada)
    stand(ada, 1, "pass", "done", unless={"points": 1})
    assert ada.move(0, DONE)["asked"] == 0
    ada.move(0, DONE)
    ada.move(1, 2)
    ada.move(1, DONE)
    stand(ada, 1, "pass", "done", unless={"points": 2})
    assert ada.move(0, DONE)["asked"] == 1  # who has the points is asked, and it still stands
    assert stands(ada.frame(1)) == ["pass"]
    ada.move(1, DONE)
    assert stands(ada.frame(1)) == []  # the round is over
    stand(ada, 1, "pass", "done", unless={"played": 0})
    card = ada.frame(0)["view"]["table"]["hand"][0]
    ada.move(0, PLAY + card)
    (lifted,) = ada.frame(1)["standing"]["stands"]
    assert lifted["lifted"] == ada.frame(1)["step"]
    assert ada.move(0, DONE)["asked"] == 1


def test_who_is_overtaken_wants_to_know(ada: Device) -> None:
    """As the recap tells it: somebody has more points now."""
    table(ada)
    stand(ada, 1, "pass", "done", unless={"overtaken": 0})
    ada.move(0, 1)
    assert stands(ada.frame(1)) == []
    assert ada.move(0, DONE)["asked"] == 1


def test_something_that_concerns_me_lifts_a_pass(ada: Device) -> None:
    """And who does something else himself passes no longer."""
    table(ada)
    stand(ada, 1, "rest", "done")
    assert ada.move(0, DONE)["asked"] == 0
    ada.move(0, PLAY + ada.frame(0)["view"]["table"]["hand"][0])
    assert stands(ada.frame(1)) == []
    assert ada.move(0, DONE)["asked"] == 1
    stand(ada, 1, "rest", "done")
    ada.move(1, 1)
    assert ada.frame(1)["standing"]["stands"] == []
    assert ada.frame(1)["asked"] == 1


def test_what_is_meant_for_the_next_turn_waits_for_it(ada: Device) -> None:
    """A pass said in the own turn is not used before the turn is over."""
    table(ada)
    stand(ada, 0, "pass", "done")
    assert ada.move(0, 1)["asked"] == 0
    assert stands(ada.frame(0)) == ["pass"]


def test_an_undo_takes_the_answer_back_with_its_choice(ada: Device) -> None:
    """It ends at what was answered in advance, and the seat is asked; it does not fire again."""
    table(ada)
    stand(ada, 0, "habit", "token")
    assert ada.move(0, 2)["view"]["scores"] == [4, 0]  # by hand, and two in advance
    frame = ada.frame(0)
    assert frame["can_undo"]
    body = {"seq": frame["seq"], "seat": 0, "key": f"undo-{frame['room']}"}
    undone = ada.post("~/undo", **body)
    assert (undone["view"]["scores"], undone["asked"]) == ([3, 0], 0)
    assert undone["standing"]["stands"] == []
    assert len(undone["standing"]["answered"]) == 1


def test_only_a_move_leads_to_answers(ada: Device) -> None:
    """A question that somebody is already asked is his, whatever others do unasked."""
    table(ada)
    stand(ada, 0, "habit", "token")
    body = {"seat": 1, "choice": 1, "key": f"cheer-{ada.room}"}
    assert ada.post("~/interjections", **body)["step"] == 1
    assert ada.frame(0)["asked"] == 0


def test_nobody_else_is_told(ada: Device, bo: Device, eve: Device) -> None:
    """Neither frame nor room nor revision of the others shows what somebody has said."""
    made = ada.open_room("me", "open", start=False, options={"rounds": 9})
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    eve.come(made["links"]["watch"])
    before = [ada.frame(0), ada.get("~"), eve.frame(), eve.get("~")]
    stand(bo, 1, "pass", "done")
    assert [ada.frame(0), ada.get("~"), eve.frame(), eve.get("~")] == before
    for device in (ada, eve):
        assert stand(device, 1, "pass", "done", 403, mark=0)["code"] == "no-access"
        assert take_back(device, 1, "pass", 403)["code"] == "no-access"
    ada.move(0, DONE)
    assert ada.frame(0)["standing"]["answered"] == []
    assert "standing" not in str(ada.frame(0)["log"])
    assert len(bo.frame(1)["standing"]["answered"]) == 1


def test_who_leaves_or_is_stood_in_for_has_said_nothing(ada: Device, bo: Device) -> None:
    """With the person his word goes; the seat that comes back begins anew."""
    made = ada.open_room("me", "open", start=False, options={"rounds": 9})
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    stand(bo, 1, "pass", "done")
    ada.post("~/seats/1/bot", bot="random")
    assert bo.frame(1)["standing"] is None
    assert stand(bo, 1, "pass", "done", 409, mark=0)["code"] == "not-now"
    bo.post("~/seats/1/back")
    assert bo.frame(1)["standing"]["stands"] == []
    stand(bo, 1, "pass", "done")
    bo.post("~/leave", seat=1)
    assert ada.move(0, DONE)["asked"] == 1


def test_a_recap_tells_what_was_answered(ada: Device) -> None:
    """Since the last move by hand; what was answered in advance is part of what happened."""
    table(ada)
    stand(ada, 1, "rest", "done")
    ada.move(0, DONE)
    ada.move(0, 1)
    ada.move(0, DONE)
    recap = ada.get("~/recap", seat=1)
    assert recap["since"] == 0
    assert [one["step"] for one in recap["answered"]] == [2]


def test_the_record_says_what_was_in_advance(ada: Device) -> None:
    """After the end; it can be read in again, and goes on as it was."""
    ada.open_room("me", "me", start=True, options={"rounds": 1})
    stand(ada, 1, "pass", "done")
    ada.move(0, DONE)
    record = ada.send("GET", "~/record").text
    assert [("standing" in line) for line in record.splitlines()[1:3]] == [False, True]
    ada.post("/api/records", 201, record=record)
    frame = ada.send("GET", "~/view", params={"seat": 1}).json()
    assert frame["view"]["over"]
    assert frame["standing"] is None


def test_it_is_on_disk_before_it_is_told(ada: Device, server: Running) -> None:
    """What stands outlives the room in memory: it is read again with it."""
    table(ada)
    stand(ada, 1, "habit", "token", unless={})
    services = server.app.state.services
    services.rooms._live.pop(ada.room)
    assert stands(ada.frame(1)) == ["habit"]
    assert ada.move(0, DONE)["step"] == 4
    services.rooms._live.pop(ada.room)
    assert len(ada.frame(1)["standing"]["answered"]) == 3
    assert ada.frame(0)["view"]["choices"] == []
    assert ada.move(1, ROLL)["asked"] == 1
