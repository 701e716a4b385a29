"""Rule switches."""

from __future__ import annotations

import pytest

from spielwerk.engine import BadOption
from spielwerk.engine.options import Switch, as_dict, parse
from tests.engine.toy.game import Toy, ToyOptions


def test_switches_have_names_defaults_and_limits() -> None:
    """The lobby can draw them without knowing the game."""
    assert Toy().switches() == (
        Switch("rounds", 3, (), 0, 9),
        Switch("cheering", True, (True, False)),
        Switch("mood", "calm", ("calm", "wild")),
    )


def test_values_may_be_typed_or_text() -> None:
    """A command line gives text, a program gives values."""
    assert parse(ToyOptions, {"rounds": "5", "cheering": "false", "mood": "WILD"}) == ToyOptions(
        5, False, "wild"
    )
    assert parse(ToyOptions, {"rounds": 5, "cheering": False}) == ToyOptions(5, False)
    assert parse(ToyOptions, None) == ToyOptions()
    assert as_dict(ToyOptions()) == {"rounds": 3, "cheering": True, "mood": "calm"}


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"speed": 3}, "no rule switch 'speed'; there are rounds, cheering, mood"),
        ({"rounds": 10}, "number from 0 to 9, not 10"),
        ({"rounds": "many"}, "number from 0 to 9, not 'many'"),
        ({"rounds": True}, "number from 0 to 9, not True"),
        ({"cheering": 1}, "can be true, false, not 1"),
        ({"mood": "sad"}, "can be calm, wild, not 'sad'"),
    ],
)
def test_a_wrong_switch_says_what_would_be_right(wanted: dict[str, object], message: str) -> None:
    """Names, limits and values are told."""
    with pytest.raises(BadOption, match=message):
        Toy().new(2, options=wanted)


@pytest.mark.parametrize("players", [0, 4])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    """A game says for how many it is."""
    with pytest.raises(BadOption, match="toy is for 1 to 3 players"):
        Toy().new(players)
