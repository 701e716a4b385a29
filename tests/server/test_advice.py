"""Hints and turning points of the real games, thought of in a worker."""

from __future__ import annotations

import random

import pytest

import spielwerk
from spielwerk.engine import Session
from tests.server.people import Device

GAMES = ("rebellion", "state51", "counterweight")


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_a_ranking_of_open_choices(ada: Device, name: str) -> None:
    """A search ranks what the asked seat may choose, the best first."""
    seats = [{"kind": "me"}] * max(2, spielwerk.game(name).min_players)
    ada.room = ada.post("/api/rooms", 201, game=name, seats=seats, start=True)["room"]["id"]
    frame = ada.frame()
    seat = frame["asked"]
    hint = ada.get("~/hint", seat=seat)
    assert hint["bot"] == "search"
    assert hint["choice"] == hint["ranking"][0]["choice"]
    values = [ranked["value"] for ranked in hint["ranking"]]
    assert values
    assert values == sorted(values, reverse=True)
    open_now = ada.frame(seat)["view"]["choices"]
    assert all(ranked["choice"] in open_now for ranked in hint["ranking"])
    words = spielwerk.game(name).words("de")
    assert all(words.say(why, "ABCDE") for ranked in hint["ranking"] for why in ranked["why"])


def test_a_finished_game_is_looked_back_at(ada: Device) -> None:
    """The turning points name moves of the game and chances of all seats."""
    game = spielwerk.game("state51")
    rng = random.Random(1)
    model = Session.new(game, 2, 1)
    while not model.over:
        model.apply(rng.choice(list(model.state.options())))
    made = ada.post("/api/records", 201, record=model.record.dumps())
    ada.room = made["room"]["id"]
    points = ada.get("~/turning-points")["points"]
    assert all(0 <= point["move"] < len(model.record.moves) for point in points)
    assert all(len(point["after"]) == 2 for point in points)
    assert ada.get("~/turning-points")["points"] == points


@pytest.mark.parametrize("name", GAMES)
def test_decisions_are_graded_stretch_by_stretch(ada: Device, name: str) -> None:
    """Every own decision that is no routine, in its order, with chances and a verdict in words."""
    game = spielwerk.game(name)
    rng = random.Random(1)
    model = Session.new(game, max(2, game.min_players), 1)
    while not model.over:
        model.apply(rng.choice(list(model.state.options())))
    ada.room = ada.post("/api/records", 201, record=model.record.dumps())["room"]["id"]
    one = ada.get("~/decisions", seat=0)
    two = ada.get("~/decisions", seat=0, first=len(one["grades"]))
    assert (one["first"], two["first"]) == (0, len(one["grades"]))
    assert one["total"] == two["total"] > len(one["grades"])
    found = one["grades"] + two["grades"]
    moves = [grade["at"] for grade in found]
    assert moves == sorted(set(moves))
    words = game.words("de")
    for grade in found:
        assert 0 <= grade["after"] <= grade["before"] <= 1
        assert grade["played"]["option"] == model.record.moves[grade["at"]]["choice"]
        assert words.say(grade["played"]["text"], "ABCDE")
        assert (grade["advised"] is None) == (grade["verdict"] in ("best", "good"))
    assert ada.get("~/decisions", seat=0) == one
    assert ada.get("~/decisions", seat=0, first=one["total"])["grades"] == []


def test_a_running_game_is_not_judged(ada: Device) -> None:
    """Before the end nobody says who is winning; and the toy game can't be judged at all."""
    ada.open_room("me", "me", start=True, options={"rounds": 1})
    assert ada.get("~/turning-points", 409)["code"] == "not-now"
    assert ada.get("~/decisions", 409, seat=0)["code"] == "not-now"
    ada.move(0, 0)
    ada.move(1, 0)
    assert ada.get("~/turning-points", 404)["code"] == "no-hint"
    assert ada.get("~/decisions", 404, seat=0)["code"] == "no-hint"
