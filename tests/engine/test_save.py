"""Saved games and records: they come back whole, or are refused with a reason."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spielwerk.engine import BadSave, Record, Session
from tests.engine.toy.game import CHEER, DRAW, ROLL, STOP, Toy


@pytest.fixture
def game() -> Toy:
    """The toy game."""
    return Toy()


def played(game: Toy, seed: int = 1) -> Session:
    """A whole game, with an interjection in it."""
    session = Session.new(game, 2, seed)
    rng = random.Random(seed)
    session.interject(1, CHEER)
    while not session.over:
        session.apply(rng.choice(session.state.options()))
    return session


def test_a_save_is_json_text_and_may_come_back_as_text_bytes_or_data(game: Toy) -> None:
    """However it was read, it is the same state."""
    state = game.new(3, seed=4)
    state.apply(DRAW)
    saved = game.to_json(state)
    for data in (saved, saved.encode(), json.loads(saved)):
        loaded = game.from_json(data)
        assert game.to_json(loaded) == saved
        assert loaded.hands == state.hands
        assert isinstance(loaded.hands[0], tuple)


def break_state(data: dict[str, Any]) -> None:
    """A field of a wrong type."""
    data["state"]["sums"] = "many"


def break_step(data: dict[str, Any]) -> None:
    """A step nobody knows."""
    data["stack"] = [["Nonsense", 1]]


def break_arguments(data: dict[str, Any]) -> None:
    """A step with too many arguments."""
    data["stack"] = [["Turn", 1, 2, 3]]


def lose_field(data: dict[str, Any]) -> None:
    """A field that is not there."""
    del data["state"]["deck"]


def bad_switch(data: dict[str, Any]) -> None:
    """A switch that does not exist."""
    data["options"] = {"speed": 1}


def no_switches(data: dict[str, Any]) -> None:
    """Switches that are no table."""
    data["options"] = 7


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (break_state, "damaged"),
        (break_step, "damaged"),
        (break_arguments, "damaged"),
        (lose_field, "damaged"),
        (bad_switch, "no rule switch 'speed'"),
        (no_switches, "switches that can't be"),
    ],
)
def test_a_damaged_save_is_refused(
    game: Toy, damage: Callable[[dict[str, Any]], None], reason: str
) -> None:
    """Never half a game."""
    data = json.loads(game.to_json(game.new(2)))
    damage(data)
    with pytest.raises(BadSave, match=reason):
        game.from_json(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"spielwerk": 99}, "no Spielwerk header"),
        ({"game": "chess"}, "is of 'chess', not of 'toy'"),
        ({"rules": 7}, "version 7 of the rules of toy; here is version 1"),
        ({"data": "other"}, "other card, board or number files"),
    ],
)
def test_a_save_of_other_rules_is_refused(
    game: Toy, change: dict[str, object], reason: str
) -> None:
    """The error says what differs and what to do."""
    data = {**json.loads(game.to_json(game.new(2))), **change}
    with pytest.raises(BadSave, match=reason):
        game.from_json(data)
    record = played(game).record
    record.header.update(change)
    with pytest.raises(BadSave, match=reason):
        record.replay(game)


@pytest.mark.parametrize("data", ["{", b"\xff", "[1]", '"text"'])
def test_what_is_no_save_is_refused(game: Toy, data: str | bytes) -> None:
    """Not JSON, or not an object."""
    with pytest.raises(BadSave):
        game.from_json(data)


def test_a_record_replays_to_its_result(game: Toy) -> None:
    """Text and back: the same moves, the same end."""
    session = played(game)
    text = session.record.dumps()
    record = Record.loads(text + "\n\n")
    assert record.dumps() == text
    state = record.replay(game)
    assert game.to_json(state) == game.to_json(session.state)
    assert record.moves[0]["interjection"]


def test_a_record_can_be_replayed_with_its_events(game: Toy) -> None:
    """Whoever listens hears what happened."""
    state = played(game).record.replay(game, listen=True)
    assert ("cheered", 1) in state.events


def test_an_unfinished_record_replays_to_where_it_stopped(game: Toy) -> None:
    """No result is no error."""
    session = Session.new(game, 2, 1)
    session.apply(DRAW)
    again = Record.loads(session.record.dumps()).replay(game)
    assert game.to_json(again) == game.to_json(session.state)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: the record is empty"),
        ("nonsense", "line 1: not JSON"),
        ("[1]", "line 1: a JSON object was expected"),
        ('{"game": "toy"}', "line 1: a record begins with a header"),
        ('{"game": "toy", "seed": 1}\n{"what": 1}', "line 2: neither a choice nor a result"),
        ('{"game": "toy", "seed": 1}\n{"seat": 0, "choice": "x"}', "line 2: "),
        ('{"game": "toy", "seed": 1}\n\n{"choice": 1}', "line 3: Expected `int`"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(text: str, reason: str) -> None:
    """Where and why."""
    with pytest.raises(BadSave, match=reason):
        Record.loads(text)


def test_a_wrong_move_in_a_record_is_told_with_its_line(game: Toy) -> None:
    """An illegal choice, a wrong seat, a wrong interjection."""
    record = Session.new(game, 2, 1).record
    for seat, choice, interjection, reason in (
        (0, 9, False, "line 2: Option 9"),
        (1, 0, False, "line 2: seat 0 is asked, not seat 1"),
        (0, 1, True, "line 2: Seat 0 can't interject"),
    ):
        record.moves = [{"seat": seat, "choice": choice, "interjection": interjection}]
        with pytest.raises(BadSave, match=reason):
            record.replay(game)
        with pytest.raises(BadSave, match=reason):
            Session(game, record)


def test_a_move_after_the_end_is_told_with_its_line(game: Toy) -> None:
    """A record can't go on after the game is over."""
    record = played(game).record
    record.moves.append({"seat": 0, "choice": 0, "interjection": False})
    with pytest.raises(BadSave, match=f"line {len(record.moves) + 1}: The game is over"):
        record.replay(game)


def test_a_wrong_result_is_told(game: Toy) -> None:
    """What the choices lead to counts."""
    record = played(game).record
    assert record.result
    record.result["winners"] = [7]
    with pytest.raises(BadSave, match="its choices lead to"):
        record.replay(game)


def test_a_session_is_rebuilt_from_its_record(game: Toy) -> None:
    """State, log and the way back are the same."""
    session = Session.new(game, 2, 1)
    session.apply(ROLL)
    session.apply(STOP)
    again = Session(game, Record.loads(session.record.dumps()))
    assert game.to_json(again.state) == game.to_json(session.state)
    assert again.log == session.log
    assert again.player == session.player


def test_a_session_may_look_at_a_record_of_other_rules(game: Toy) -> None:
    """If it is told to: the record stays what it is."""
    session = Session.new(game, 2, 1)
    session.apply(STOP)
    record = Record({**session.record.header, "rules": 99}, session.record.moves)
    with pytest.raises(BadSave, match="version 99"):
        Session(game, record)
    again = Session(game, record, strict=False)
    assert again.record.header["rules"] == 99
    assert again.log == session.log


def test_a_trace_tells_what_the_last_choice_did(game: Toy) -> None:
    """The same for the same, another for another choice, die or beginning."""
    traces = []
    for choice in (STOP, ROLL, DRAW):
        session = Session.new(game, 2, 1)
        begun = session.trace()
        session.apply(choice)
        traces += [session.trace()]
        again = Session.new(game, 2, 1)
        assert again.trace() == begun
        again.apply(choice)
        assert again.trace() == traces[-1]
    assert len({begun, *traces}) == 4


def test_one_undoes_back_to_a_barrier_and_no_further(game: Toy) -> None:
    """A draw reveals, a die falls, another player decides: that is where it ends."""
    from spielwerk.engine import IllegalMove

    session = Session.new(game, 1, 1)
    session.apply(STOP)
    assert session.can_undo(0)
    session.undo(0)
    assert session.record.moves == []
    assert session.log == []
    session.apply(DRAW)
    with pytest.raises(IllegalMove, match="Nothing to undo"):
        session.undo(0)
    two = Session.new(game, 2, 1)
    two.apply(STOP)
    assert not two.can_undo(0)
    with pytest.raises(IllegalMove):
        two.apply(99)
    assert not two.can_undo(1)


def test_nobody_undoes_past_an_interjection(game: Toy) -> None:
    """What another did unasked stands."""
    session = Session.new(game, 1, 1, {"rounds": 9})
    session.apply(STOP)
    assert session.can_undo(0)
    three = Session.new(game, 2, 1)
    three.interject(1, CHEER)
    assert not three.can_undo(0)


def test_the_log_hides_what_a_seat_may_not_know(game: Toy) -> None:
    """The drawer reads the card, the others only that one was drawn."""
    session = Session.new(game, 2, 1)
    session.apply(DRAW)
    card = session.state.hands[0][0]
    own, others = session.lines(0)[0], session.lines(1)[0]
    assert own["text"]["id"] == "log-drew"
    assert own["targets"] == ["seat:0", f"card:{card}"]
    assert own["facts"] == [0, card]
    assert others["text"] == {"id": "log-drew-hidden", "args": {"player": "seat:0"}}
    assert others["facts"] == [0, -1]
    assert session.lines(None) == [others]
    session.apply(ROLL)
    assert session.lines(1, since=1)[0]["text"]["args"]["result"] in range(1, 7)


def test_a_view_holds_what_a_seat_may_know(game: Toy) -> None:
    """Choices for the asked one, interjections for the others, nothing for a spectator."""
    state = game.new(2)
    assert [choice["verb"] for choice in game.view(state, 0)["choices"]] == ["stop", "draw", "roll"]
    assert game.view(state, 1)["choices"] == []
    assert [choice["verb"] for choice in game.view(state, 1)["interjections"]] == ["cheer"]
    assert game.view(state, None)["interjections"] == []
    while not state.over:
        state.apply(STOP)
    view = game.view(state, 0)
    assert view["over"]
    assert view["prompt"] is None
    assert view["winners"] == [0, 1]


def test_redealing_leaves_what_a_seat_knows(game: Toy) -> None:
    """The own hand stays, the rest is dealt anew with a fresh chance."""
    state = game.new(2, seed=1)
    state.apply(DRAW)
    state.apply(STOP)
    state.apply(DRAW)
    worlds = {game.redeal(state, 0, seed).hands[1] for seed in range(40)}
    assert len(worlds) > 3
    assert all(game.redeal(state, 0, seed).hands[0] == state.hands[0] for seed in range(40))
    assert game.redeal(state, 0, 1).rng != state.rng


def test_an_unwritten_game_says_what_is_missing() -> None:
    """The contract fails loudly, not silently."""
    from spielwerk.engine.game import Game

    class Nothing(Game[Any]):
        id = "nothing"

    nothing: Any = Nothing
    with pytest.raises(TypeError, match="hide, load, phase, picture, round, set_up, table"):
        nothing()


def test_a_game_of_that_name_or_a_clear_error(tmp_path: Path) -> None:
    """Unknown names list the known ones."""
    import spielwerk
    from spielwerk.engine import UnknownGame

    with pytest.raises(UnknownGame, match="no game 'chess'; there are rebellion"):
        spielwerk.game("chess")
