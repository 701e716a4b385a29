"""Questions, explanations and orders, on the toy game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from spielwerk.engine import BadSave, IllegalMove, Record, Session, Step, UnknownThing
from spielwerk.engine.option import SHIFT, Verb, thing_of, verb_of
from spielwerk.engine.words import words
from tests.engine.toy.game import CHEER, DRAW, ROLL, STOP, Toy, ToyState, ToyVerb, Turn


@pytest.fixture
def game() -> Toy:
    """The toy game."""
    return Toy()


def test_an_option_is_a_verb_and_a_thing() -> None:
    """Packed and unpacked in one place, the same way in every game."""
    option = ToyVerb.DISCARD.of(17)
    assert option == ToyVerb.DISCARD.first + 17 == 3 << SHIFT | 17
    assert (verb_of(option), thing_of(option)) == (ToyVerb.DISCARD, 17)
    assert ToyVerb.DISCARD.word == "discard"


def test_a_view_names_the_question(game: Toy) -> None:
    """Its name, its rule, its prompt and its options in words; nothing of it after the end."""
    state = game.new(2)
    view = game.view(state, 0)
    assert game.on_turn(state) is None
    assert (view["decision"], view["rule"]) == ("turn", "TOY-1")
    assert view["prompt"] == {"id": "prompt-turn", "args": {"player": "seat:0"}}
    assert [choice["verb"] for choice in view["choices"]] == ["stop", "draw", "roll"]
    assert game.view(state, 1)["interjections"][0]["verb"] == "cheer"
    state.finish("rounds")
    view = game.view(state, 0)
    assert (view["decision"], view["prompt"], view["choices"]) == ("", None, [])


def test_every_question_is_known_by_its_name(game: Toy) -> None:
    """Only those that can really be asked."""
    assert [kind.name for kind in game.decisions()] == ["cheer", "turn"]


def test_a_thing_says_what_can_be_done_with_it_and_why_not(game: Toy) -> None:
    """Now, not with this one, not now."""
    state = game.new(2)
    assert game.explain(state, 0, "deck:0") == [
        {"verb": "draw", "text": {"id": "choice-draw", "args": {}}, "reason": None}
    ]
    state.apply(DRAW)
    card = f"card:{state.hands[0][0]}"
    (throw,) = game.explain(state, 0, card)
    assert throw["reason"] == {"rule": "TOY-1", "text": {"id": "why-last-card", "args": {}}}
    (draw,) = game.explain(state, 1, "deck:0")
    assert draw["reason"]
    assert draw["reason"]["text"] == {"id": "why-not-asked", "args": {"player": "seat:0"}}
    assert draw["text"] == {"id": "verb-draw", "args": {}}
    (cheer,) = game.explain(state, 1, "seat:0")
    assert (cheer["verb"], cheer["reason"]) == ("cheer", None)
    with pytest.raises(UnknownThing, match="no thing 'card:99'"):
        game.explain(state, 0, "card:99")


class Pause(Turn):
    """Another question of the same seat, which is not about the deck."""

    name = "pause"
    about: ClassVar[Mapping[Verb, str]] = {}

    def wishes(self, state: ToyState) -> Sequence[int]:
        return (STOP, ROLL)


def test_what_comes_at_another_moment_says_so(game: Toy) -> None:
    """Asked something else, one learns that it is too early or too late."""
    state = game.new(2)
    state.stack[-1] = Pause(0)
    (draw,) = game.explain(state, 0, "deck:0")
    assert draw["reason"] == {"rule": "TOY-1", "text": {"id": "why-later", "args": {}}}


def test_nothing_can_be_wished_after_the_end(game: Toy) -> None:
    """Things still lie there, but nobody does anything."""
    state = game.new(2)
    state.finish("rounds")
    assert game.explain(state, 0, "deck:0") == []
    assert state.interjections(1) == ()


def with_hand(game: Toy, size: int) -> Any:
    """A table at which the first player has some cards."""
    state = game.new(2, seed=5)
    for _ in range(size):
        state.apply(DRAW)
    return state


def test_an_order_becomes_options(game: Toy) -> None:
    """What a person says in one go is several answers."""
    state = with_hand(game, 3)
    first, second, _ = state.hands[0]
    options = game.order(state, {"do": "throw", "cards": [first, second]})
    assert options == [ToyVerb.DISCARD.of(first), ToyVerb.DISCARD.of(second), STOP]
    assert len(state.hands[0]) == 3
    for option in options:
        state.apply(option)
    assert state.player == 1


def test_an_order_ends_where_nobody_can_look_ahead(game: Toy) -> None:
    """What comes behind a reveal is left unsaid, so that a refusal tells nothing."""
    state = with_hand(game, 1)
    assert game.order(state, {"do": "luck"}) == [DRAW]


def test_an_impossible_order_is_refused_with_its_reason(game: Toy) -> None:
    """The rule that forbids it is told, and nothing has happened."""
    state = with_hand(game, 1)
    before = state.copy()
    with pytest.raises(IllegalMove, match="can't be carried out at 'turn'") as told:
        game.order(state, {"do": "throw", "cards": [state.hands[0][0]]})
    assert told.value.reason == {"rule": "TOY-1", "text": {"id": "why-last-card", "args": {}}}
    assert state == before


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ({"do": "dance"}, "This is no order of toy"),
        ({"do": "throw"}, "missing required field `cards`"),
        ({"do": "luck", "more": 1}, "unknown field `more`"),
        (7, "This is no order of toy"),
    ],
)
def test_what_is_no_order_is_refused(game: Toy, order: object, reason: str) -> None:
    """Whatever a client sends."""
    with pytest.raises(IllegalMove, match=reason):
        game.order(game.new(2), order)


def test_an_order_about_nothing_is_refused(game: Toy) -> None:
    """One that answers no question of this moment, one after the end, one of a mute game."""
    state = game.new(2)
    state.stack[-1] = Mute()
    with pytest.raises(IllegalMove, match="nothing to do with the present question"):
        game.order(state, {"do": "throw", "cards": []})
    state.finish("rounds")
    with pytest.raises(IllegalMove, match="over"):
        game.order(state, {"do": "luck"})
    with pytest.raises(IllegalMove, match="toy knows no orders"):
        Orderless().order(state, {"do": "luck"})


class Mute(Step[ToyState]):
    """Something that is no turn."""


class Orderless(Toy):
    """The toy game without orders."""

    orders: ClassVar[Any] = None


def test_fingerprints_cover_what_is_read_and_no_comment(game: Toy, tmp_path: Path) -> None:
    """A changed number is another game, a comment is none."""
    numbers = Toy.home() / "data" / "numbers.toml"
    (tmp_path / "numbers.toml").write_text("# a comment\n" + numbers.read_text("utf-8"), "utf-8")
    assert Toy(tmp_path).fingerprint() == game.fingerprint()
    assert Toy(changes={"numbers.start": "3"}).fingerprint() != game.fingerprint()


def test_a_record_can_be_spelled_out(game: Toy) -> None:
    """Every choice gets its sentence, interjections too, and the file still reads back."""
    session = Session.new(game, 2, 1)
    session.interject(1, CHEER)
    session.apply(ROLL)
    told = session.record.spelled_out(game, words(game.home(), "en").say)
    assert [move["text"] for move in told.moves] == ["Cheer", "Roll"]
    assert Record.loads(told.dumps()).dumps() == told.dumps()


def test_a_record_of_release_0_1_is_refused_in_words(game: Toy) -> None:
    """Its rules are others; the words say with what it can be read."""
    header = {**Session.new(game, 2, 1).record.header, "spielwerk": 1}
    with pytest.raises(BadSave, match=r"record is of Spielwerk 0\.1: use that release"):
        Record(header).replay(game)
    saved = {**json.loads(game.to_json(game.new(2))), "spielwerk": 1}
    with pytest.raises(BadSave, match=r"saved game is of Spielwerk 0\.1"):
        game.from_json(saved)
