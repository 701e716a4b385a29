"""Moves, undo, interjections: once, in order, on disk."""

from __future__ import annotations

import json

import pytest

from tests.server.people import Device, new_key
from tests.server.toy.game import PLAY


def table(ada: Device, **more: object) -> None:
    """Two seats on one device, begun."""
    ada.open_room("me", "me", start=True, **more)


def test_a_move_is_answered_with_the_new_view(ada: Device) -> None:
    """Who moves sees what came of it."""
    table(ada)
    frame = ada.move(0, 2)
    assert (frame["seq"], frame["step"], frame["view"]["scores"]) == (1, 1, [2, 0])
    assert [line["kind"] for line in frame["log"]] == ["took"]
    assert frame["log"][0]["step"] == 1
    assert frame["can_undo"]


def test_a_choice_is_a_number(ada: Device) -> None:
    """Neither a list nor a word nor a fraction is an option."""
    table(ada)
    for wrong in ([5, 1], "1", 1.5, True):
        assert ada.move(0, wrong, 422)["errors"][0]["where"] == "body.choice"


def test_a_repeated_move_is_made_once(ada: Device) -> None:
    """The same key is the same move, however often it arrives."""
    table(ada)
    key = new_key()
    first = ada.move(0, 1, seq=0, key=key)
    again = ada.move(0, 1, seq=0, key=key)
    assert first["view"] == again["view"]
    assert ada.frame(0)["seq"] == 1


def test_a_key_is_good_for_one_thing(ada: Device) -> None:
    """A key that meant another move is refused, whether the request is stale or not."""
    table(ada)
    key = new_key()
    ada.move(0, 1, seq=0, key=key)
    assert ada.move(0, 2, 409, seq=0, key=key)["code"] == "key-reused"
    assert ada.move(0, 2, 409, seq=1, key=key)["code"] == "key-reused"
    assert ada.move(0, None, 409, choices=[1, 2], seq=0, key=key)["code"] == "key-reused"
    assert ada.frame(0)["view"]["scores"] == [1, 0]


def test_a_stale_move_is_refused_with_the_present_view(ada: Device) -> None:
    """Who was too late sees where the game is."""
    table(ada)
    ada.move(0, 1)
    problem = ada.move(0, 1, 409, seq=0)
    assert problem["code"] == "stale"
    assert problem["frame"]["seq"] == 1
    assert problem["frame"]["seat"] == 0


def test_an_illegal_move_changes_nothing(ada: Device) -> None:
    """What is not among the options is refused with the present view."""
    table(ada)
    problem = ada.move(0, 77, 422)
    assert problem["code"] == "illegal"
    assert problem["frame"]["view"]["choices"]
    assert ada.frame(0)["seq"] == 0


def test_only_the_asked_seat_moves(ada: Device) -> None:
    """Another seat of the same device can't move out of turn."""
    table(ada)
    assert ada.move(1, 1, 409)["code"] == "not-asked"


def test_a_sequence_is_made_as_a_whole(ada: Device) -> None:
    """Several decisions in a row are one request, each with its own number."""
    table(ada)
    frame = ada.move(0, None, choices=[1, 2, 0])
    assert (frame["seq"], frame["step"], frame["asked"]) == (3, 3, 1)
    assert [line["kind"] for line in frame["log"]] == ["took", "took", "done"]


@pytest.mark.parametrize(("choices", "index"), [([1, 8], 1), ([1, 1, 1, 1], 3)])
def test_a_sequence_fails_as_a_whole(ada: Device, choices: list[int], index: int) -> None:
    """If one of the choices can't be made none is, and the problem says which."""
    table(ada)
    problem = ada.move(0, None, 422, choices=choices)
    assert (problem["code"], problem["index"]) == ("illegal", index)
    assert ada.frame(0)["seq"] == 0


def test_a_sequence_ends_where_another_is_asked(ada: Device) -> None:
    """What lies behind another's decision is not made."""
    table(ada)
    frame = ada.move(0, None, choices=[1, 0, 1])
    assert (frame["seq"], frame["asked"]) == (2, 1)


@pytest.mark.parametrize("behind", [2, 77])
def test_a_sequence_ends_at_a_reveal(ada: Device, behind: int) -> None:
    """Whether it could go on there must not be told, for a refusal would cost nothing."""
    table(ada)
    card = ada.frame(0)["view"]["table"]["hand"][0]
    assert ada.move(0, None, choices=[1, PLAY + card, behind])["seq"] == 2


def test_choice_choices_and_order_exclude_each_other(ada: Device) -> None:
    """A move has exactly one of them."""
    table(ada)
    assert ada.move(0, 1, 422, choices=[1])["code"] == "invalid"
    assert ada.move(0, 1, 422, order=take(1))["code"] == "invalid"
    assert ada.move(0, None, 422)["code"] == "invalid"


def take(*tokens: int, **more: object) -> dict[str, object]:
    """An order of the toy game."""
    return {"do": "take", "take": tokens, **more}


def test_an_order_becomes_choices(ada: Device) -> None:
    """What is said in one go is turned into options by the game, and made as a whole."""
    table(ada)
    card = ada.frame(0)["view"]["table"]["hand"][0]
    frame = ada.move(0, None, order=take(1, 2, card=card))
    assert (frame["seq"], frame["view"]["scores"]) == (3, [3 + card, 0])
    assert [line["kind"] for line in frame["log"]] == ["took", "took", "played"]


def test_an_order_is_made_once(ada: Device) -> None:
    """The same key is the same order, however its fields are sorted; another one is refused."""
    table(ada)
    key = new_key()
    first = ada.move(0, None, order=take(1, 2), seq=0, key=key)
    sorted_otherwise = dict(reversed(take(1, 2).items()))
    again = ada.move(0, None, order=sorted_otherwise, seq=0, key=key)
    assert first["view"] == again["view"]
    assert ada.move(0, None, 409, order=take(1, 3), seq=0, key=key)["code"] == "key-reused"
    assert ada.move(0, None, 409, choices=[1, 2], seq=0, key=key)["code"] == "key-reused"
    assert ada.frame(0)["seq"] == 2


@pytest.mark.parametrize(
    ("order", "why"),
    [
        (take(card=99), "The order can't be carried out at 'turn'."),
        (take(1, 1, 1, 1), "The order can't be carried out at 'turn'."),
        ({"do": "fly"}, "This is no order of toy: Invalid value 'fly' - at `$.do`."),
        (take(), "The order has nothing to do with the present question."),
    ],
)
def test_a_refused_order_says_why(ada: Device, order: dict[str, object], why: str) -> None:
    """With the sentence of the game and the present view; nothing has happened."""
    table(ada)
    problem = ada.move(0, None, 422, order=order)
    assert (problem["code"], problem["detail"]) == ("illegal", why)
    assert problem["frame"]["view"]["choices"]
    assert ada.frame(0)["seq"] == 0


def test_orders_are_for_the_asked_seat(ada: Device) -> None:
    """Another seat is told who is asked."""
    table(ada)
    assert ada.move(1, None, 409, order=take(1))["code"] == "not-asked"


def test_deeply_nested_bodies_are_refused(ada: Device) -> None:
    """What would exhaust the reader does not fit."""
    table(ada)
    nested = f'{{"order": {{"a": {"[" * 5000}{"]" * 5000}}}}}'
    headers = {"Content-Type": "application/json"}
    path = f"/api/rooms/{ada.room}/moves"
    answer = ada.http.post(path, content=nested, headers={**headers, **ada.headers(path)})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


def undo(device: Device, seat: int, status: int = 200, **more: object) -> dict[str, object]:
    """Take back."""
    body = {"seq": device.frame(seat)["seq"], "seat": seat, "key": new_key(), **more}
    answer: dict[str, object] = device.post("~/undo", status, **body)
    return answer


def test_undo_takes_back_the_own_last_choice(ada: Device) -> None:
    """Undo leads back: fewer steps and a shorter log, but a greater seq."""
    table(ada)
    before = ada.frame(0)
    ada.move(0, 3)
    after = undo(ada, 0)
    assert after["view"] == before["view"]
    assert (after["step"], after["seq"]) == (0, 2)
    assert after["log_from"] == len(before["log"])


def test_whole_undo_goes_back_to_the_last_barrier(ada: Device) -> None:
    """Cards bar the way: what was taken before one was played stays taken."""
    table(ada)
    card = ada.frame(0)["view"]["table"]["hand"][0]
    ada.move(0, None, choices=[1, PLAY + card])
    ada.move(0, None, choices=[2, 2])
    after = undo(ada, 0, whole=True)
    assert after["step"] == 2
    assert undo(ada, 0, 409)["code"] == "no-undo"


@pytest.mark.parametrize("choice", [9, 0])
def test_nobody_undoes_past_a_die_or_anothers_turn(ada: Device, choice: int) -> None:
    """A roll, and the end of a turn, stay."""
    table(ada)
    ada.move(0, choice)
    problem = undo(ada, 0, 409)
    assert problem["code"] == "no-undo"
    assert problem["frame"]


def test_nobody_undoes_past_an_interjection(ada: Device) -> None:
    """What another player did unasked stays, and so does what lies before."""
    table(ada)
    ada.move(0, 1)
    ada.post("~/interjections", seat=1, choice=2, key=new_key())
    assert undo(ada, 0, 409)["code"] == "no-undo"


@pytest.mark.parametrize("choice", [9, 0])
def test_against_bots_alone_one_takes_back_at_will(ada: Device, choice: int) -> None:
    """Past dice and bots, to the own last decision; the record tells of it."""
    ada.open_room("me", "random", seed=3, options={"rounds": 2}, start=True)
    before = ada.frame(0)
    assert not before["can_undo"]
    ada.move(0, choice)
    frame = ada.frame(0)
    while frame["asked"] != 0:
        frame = ada.frame(0, after=frame["rev"], wait=2)
    assert frame["can_undo"]
    after = undo(ada, 0)
    assert after["view"] == before["view"]
    assert (after["step"], after["moved"]) == (0, 0)
    assert after["seq"] > frame["seq"]
    assert undo(ada, 0, 409)["code"] == "no-undo"
    moved = ada.move(0, choice)
    assert moved["moved"] == 1
    while (frame := ada.frame(0))["status"] == "playing":
        if frame["asked"] == 0:
            ada.move(0, 0)
        else:
            ada.frame(0, after=frame["rev"], wait=2)
    assert not frame["can_undo"]
    lines = ada.send("GET", "~/record").text.splitlines()
    assert json.loads(lines[1])["again"] == 1


def test_an_undo_names_its_move_and_need_not_wait_for_bots(ada: Device) -> None:
    """Bots may go on between a look and an undo; another own move in between still bars it."""
    ada.open_room("me", "random", seed=3, options={"rounds": 9}, start=True)
    seen = ada.move(0, 0)
    frame = ada.frame(0)
    while frame["asked"] != 0:
        frame = ada.frame(0, after=frame["rev"], wait=2)
    body = {"seat": 0, "seq": seen["seq"]}
    assert frame["seq"] > seen["seq"]
    assert ada.post("~/undo", 409, **body, key=new_key())["code"] == "stale"
    assert ada.post("~/undo", 409, **body, moved=9, key=new_key())["code"] == "stale"
    assert ada.post("~/undo", **body, moved=1, key=new_key())["step"] == 0


def test_an_undo_is_made_once(ada: Device) -> None:
    """A repeated undo with the same key takes back one choice, not two."""
    table(ada)
    ada.move(0, None, choices=[1, 1])
    key = new_key()
    for _ in range(2):
        frame = ada.post("~/undo", seq=2, seat=0, key=key)
    assert frame["step"] == 1


def test_an_interjection_needs_no_turn(ada: Device) -> None:
    """Who is not asked may do what the view offers, at any seq or at a certain one."""
    table(ada)
    assert [choice["option"] for choice in ada.frame(1)["view"]["interjections"]] == [1, 2]
    key = new_key()
    for _ in range(2):
        frame = ada.post("~/interjections", seat=1, choice=2, key=key)
    assert frame["view"]["scores"] == [2, 0]
    late = ada.post("~/interjections", 409, seat=1, choice=2, key=new_key(), seq=0)
    assert late["code"] == "stale"
    wrong = ada.post("~/interjections", 422, seat=0, choice=2, key=new_key())
    assert wrong["code"] == "illegal"


def test_nothing_is_moved_before_the_game_begins(ada: Device) -> None:
    """The lobby has no moves, no undo, no explanations."""
    ada.open_room("me", "open")
    body = {"seq": 0, "seat": 0, "key": new_key()}
    assert ada.post("~/moves", 409, **body, choice=1)["code"] == "not-now"
    assert ada.post("~/undo", 409, **body)["code"] == "not-now"
    assert ada.get("~/explain", 409, seat=0, target="card:1")["code"] == "not-now"
    assert ada.frame(0)["view"] is None


def test_nothing_is_moved_after_the_end(ada: Device) -> None:
    """A game that is over stays over."""
    table(ada, options={"rounds": 1})
    ada.move(0, 0)
    frame = ada.move(1, 0)
    assert frame["status"] == "over"
    assert frame["view"]["end_reason"] == "rounds"
    assert ada.move(0, 0, 409)["code"] == "not-asked"
    assert ada.get("~")["room"]["status"] == "over"


def test_the_log_can_be_fetched_from_any_line_on(ada: Device) -> None:
    """A page that missed something asks for the rest."""
    table(ada)
    ada.move(0, None, choices=[1, 2])
    whole = ada.frame(0)
    assert whole["log_from"] == 0
    rest = ada.frame(0, log=len(whole["log"]) - 1)
    assert rest["log"] == whole["log"][-1:]
    assert ada.frame(0, log=10_000)["log"] == []


def test_explain_names_the_rule(ada: Device) -> None:
    """Every wish about a thing is allowed, or a rule says why not; what is hidden is no thing."""
    table(ada)
    own, other = (ada.frame(seat)["view"]["table"]["hand"][0] for seat in (0, 1))
    open_now = {"verb": "play", "text": {"id": "choice-any", "args": {}}, "reason": None}
    assert ada.get("~/explain", seat=0, target=f"card:{own}")["wishes"] == [open_now]
    refused = ada.get("~/explain", seat=1, target=f"card:{other}")["wishes"][0]
    assert refused["reason"]["rule"] == "TOY-1"
    for nothing in (f"card:{other}", "card:x", "card", ":", "seat:1"):
        assert ada.get("~/explain", 404, seat=0, target=nothing)["code"] == "not-found"


def test_a_hint_is_what_a_bot_would_do(ada: Device) -> None:
    """The asked seat may ask a bot; others get none."""
    table(ada)
    hint = ada.get("~/hint", seat=0)
    assert hint["bot"] == "level2"  # the toy game can't be searched
    assert hint["choice"]["option"] == 1
    assert [ranked["choice"] for ranked in hint["ranking"]] == [hint["choice"]]
    assert ada.get("~/hint", seat=0, bot="random")["choice"]["option"] is not None
    assert ada.get("~/hint", 404, seat=1)["code"] == "no-hint"
    assert ada.get("~/hint", 404, seat=0, bot="broken")["code"] == "no-hint"
    assert ada.get("~/hint", 422, seat=0, bot="nobody")["code"] == "bad-option"


def test_people_talk(ada: Device) -> None:
    """What is said is kept in order, once by its key, with the speaker's name."""
    table(ada)
    key = new_key()
    said = ada.post("~/messages", 201, seat=0, text="Hallo!", key=key)
    again = ada.post("~/messages", 201, seat=0, text="Hallo!", key=key)
    assert said == again
    assert (said["name"], said["text"], said["note"]) == ("P0", "Hallo!", None)
    ada.post("~/messages", 409, seat=0, text="Anders", key=key)
    ada.post("~/messages", 201, seat=None, text="The host speaks", key=new_key())
    assert ada.post("~/messages", 422, seat=0, text="  ", key=new_key())["code"] == "invalid"
    found = ada.get("~/messages")["messages"]
    assert [message["text"] for message in found] == ["", "Hallo!", "The host speaks"]
    assert found[0]["note"]["id"] == "room-started"
    assert ada.get("~/messages", after=2)["messages"] == found[2:]


def test_notes_are_private_to_a_seat(ada: Device) -> None:
    """Each seat has notes of its own."""
    table(ada)
    assert ada.get("~/notes", seat=0) == {"text": ""}
    for words in ("he bluffs", "or not"):
        assert ada.send("PUT", "~/notes", json={"seat": 0, "text": words}).status_code == 200
    assert ada.get("~/notes", seat=0) == {"text": "or not"}
    assert ada.get("~/notes", seat=1) == {"text": ""}
