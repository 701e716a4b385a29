"""Looking back: replay, result, record, import."""

from __future__ import annotations

import json

from tests.server.people import Device
from tests.server.toy.game import PLAY


def finished(ada: Device) -> None:
    """A short game, played to its end, with something taken back in between."""
    ada.open_room("me", "me", start=True, options={"rounds": 1}, seed=3)
    ada.move(0, 1)
    ada.post("~/undo", seq=1, seat=0, key="undo-once")
    ada.post("~/interjections", seat=1, choice=1, key="cheer-up")
    ada.move(0, 2)
    card = ada.frame(0)["view"]["table"]["hand"][0]
    ada.move(0, PLAY + card)
    ada.move(0, 0)
    ada.move(1, 0)


def test_every_step_as_the_seat_saw_it(ada: Device) -> None:
    """The replay of each step is what the view was, without what was taken back."""
    ada.open_room("me", "me", start=True)
    seen = [ada.frame(0)["view"]]
    seen += [ada.move(0, choice)["view"] for choice in (1, 2, 9)]
    assert ada.get("~/replay")["steps"] == 3
    for step, view in enumerate(seen):
        shown = ada.get(f"~/replay/{step}", seat=0)
        assert shown["view"] == view
        assert shown["moved"] == (None if step == 0 else 0)
    assert [line["kind"] for line in shown["log"]] == ["rolled"]
    assert ada.get("~/replay/4", 404)["code"] == "not-found"


def test_the_others_seats_are_open_after_the_end(ada: Device, bo: Device) -> None:
    """While a game runs a seat sees its own past only, afterwards everybody's."""
    made = ada.open_room("me", "open", options={"rounds": 1})
    bo.come(made["links"]["invite"])
    bo.post("~/join", name="Bo")
    ada.post("~/start")
    assert bo.get("~/replay/0", 403, seat=0)["code"] == "no-access"
    assert bo.get("~/record", 409)["code"] == "not-now"
    ada.move(0, 0)
    bo.move(1, 0)
    assert len(bo.get("~/replay/0", seat=0)["view"]["table"]["hand"]) == 3
    assert bo.get("~/replay/0", 404, seat=9)["code"] == "not-found"


def test_the_result_shows_the_course_of_the_points(ada: Device) -> None:
    """Points at the end of each round, moves of each seat, and how it ended."""
    finished(ada)
    result = ada.get("~/result")
    assert result["over"]
    assert result["end_reason"] == "rounds"
    assert result["moves"] == [3, 2]
    assert result["course"][-1]["scores"] == result["scores"]
    assert [one["points-all"] for one in result["points"]] == result["scores"]
    assert {line["step"] for line in result["ending"]} == {result["steps"]}
    assert result["started"] < result["ended"]
    assert ada.get("~/replay")["marks"][0] == {"step": 0, "round": 1}


def test_a_record_is_enough_to_rebuild_the_game(ada: Device) -> None:
    """Exported and imported, a finished game has the same views and the same result."""
    finished(ada)
    written = ada.send("GET", "~/record")
    assert "attachment" in written.headers["content-disposition"]
    last, result = ada.frame(0)["view"], ada.get("~/result")
    made = ada.post("/api/records", 201, record=written.text, title="Again")
    assert made["room"]["status"] == "over"
    assert made["room"]["seeded"]
    ada.room = made["room"]["id"]
    assert ada.frame(0)["view"] == last
    assert ada.get("~/result")["course"] == result["course"]
    assert ada.send("GET", "~/record").text == written.text


def test_a_record_keeps_who_played(ada: Device) -> None:
    """Names and bots come back with it; a name that no seat could have is refused."""
    ada.open_room("me", "thumb", options={"rounds": 1}, start=True)
    ada.send("PATCH", "~/seats/0", json={"name": "Ada"})
    ada.move(0, 0)
    while ada.frame(0)["status"] != "over":
        ada.frame(0, after=ada.frame(0)["rev"], wait=5)
    outcome = ada.get("~")["room"]["result"]
    assert outcome["scores"] == ada.get("~/result")["scores"]
    written = ada.send("GET", "~/record").text
    assert json.loads(written.splitlines()[0])["seats"] == [{"name": "Ada"}, {"bot": "thumb"}]
    made = ada.post("/api/records", 201, record=written)
    seats = made["room"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Ada", None), ("", "thumb")]
    assert made["room"]["result"] == outcome
    odd = written.replace('"bot":"thumb"', '"bot":"nobody"')
    assert [one["kind"] for one in ada.post("/api/records", 201, record=odd)["room"]["seats"]] == [
        "person",
        "person",
    ]
    for bad in ("x" * 200, "\\u0007", 7):
        spoilt = written.replace('"Ada"', f'"{bad}"' if isinstance(bad, str) else str(bad), 1)
        assert ada.post("/api/records", 422, record=spoilt)["code"] == "bad-record"


def test_an_unfinished_record_goes_on(ada: Device) -> None:
    """A game that was stored in the middle is played on from there, with bots if wanted."""
    finished(ada)
    lines = ada.send("GET", "~/record").text.splitlines()
    header = json.loads(lines[0])
    begun = "\n".join([lines[0], lines[1]])
    made = ada.post(
        "/api/records", 201, record=begun, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    )
    ada.room = made["room"]["id"]
    frame = ada.frame(0)
    assert (frame["step"], frame["status"]) == (1, "playing")
    assert ada.move(0, 1)["step"] == 2
    assert header["seed"] == 3


def test_a_record_that_does_not_fit_is_refused(ada: Device) -> None:
    """Damage, other rules, impossible moves and wrong seats are told."""
    finished(ada)
    good = ada.send("GET", "~/record").text
    header = json.loads(good.splitlines()[0])
    for bad in (
        "no json",
        good.replace('"rules":1', '"rules":7'),
        good.replace('"players":2', '"players":"two"'),
        good.replace('"game":"toy"', '"game":"chess"'),
        good.splitlines()[0] + '\n{"seat":0,"choice":77}\n',
        json.dumps({**header, "options": [1]}),
    ):
        assert ada.post("/api/records", 422, record=bad)["code"] == "bad-record"
    wrong_seats = ada.post("/api/records", 422, record=good, seats=[{"kind": "me"}])
    assert wrong_seats["code"] == "bad-option"
    open_seats = ada.post("/api/records", 422, record=good, seats=[{"kind": "open"}] * 2)
    assert open_seats["code"] == "bad-option"
    assert ada.post("/api/records", 413, record="x" * 2_000_000)["code"] == "too-large"
