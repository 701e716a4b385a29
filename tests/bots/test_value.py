"""The learned worth of Rebellion's positions: what goes in, what comes out, who goes by it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.brain import PLAIN, brain
from spielwerk.bots.drive import SeatedBots
from spielwerk.bots.levels import level
from spielwerk.bots.rebellion import VALUE
from spielwerk.bots.rebellion.evaluation import evaluate_2026
from spielwerk.bots.rebellion.thumb import BY_HAND, SEARCHING, THUMB
from spielwerk.bots.rebellion.value import INPUTS, Value, inputs, read
from spielwerk.games.rebellion.data.things import EMPIRE

EARLIER = "7bd7ae06954f9227"  # of games by `level3-2026@6`, as it played them then


def begun(players: int = 3) -> Any:
    """A game before its first choice."""
    return spielwerk.game("rebellion").new(players, seed=4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_input_has_a_name(players: int) -> None:
    """As many numbers as names, and those that are known beforehand are right."""
    state = begun(players)
    found = dict(zip(INPUTS, inputs(state), strict=True))
    rebels = len(state.factions) - 1
    assert [found[f"{name} rebels"] for name in ("two", "three", "four")] == [
        float(rebels == number) for number in (2, 3, 4)
    ]
    assert found["empire's turn"] == 1.0
    assert found["rebels before the empire"] == 0.0
    assert found["empire's purse"] == state.purse[EMPIRE] / 50
    assert found["empire's troops"] == state.troops[EMPIRE] / state.rules.unit_limit


def test_danger_is_what_a_force_next_door_can_take() -> None:
    """Thirty units beside one are a danger to it, and in none themselves."""
    state = begun()
    board = state.rules
    for land in board.lands:
        state.owner[land], state.units[land] = EMPIRE, 1
    planet = board.planets[0]
    state.owner[board.port[planet]], state.units[board.port[planet]] = 1, 30
    found = dict(zip(INPUTS, inputs(state), strict=True))
    near = len(board.near[board.port[planet]])
    assert found["empire's lands in danger"] == pytest.approx(near, abs=0.01)
    assert found["empire's weak lands"] == near
    assert found["rebels' lands in danger"] == 0.0
    assert found["rebels' largest forces"] == 1.0
    assert found["empire's planets"] == len(board.planets) - 1
    assert found["rebels' planets"] == 0.0


def test_a_unit_counts_when_it_is_on() -> None:
    """A line, and beside it units that count nothing below zero."""
    value = Value(0.5, [2.0, 0.0], [[-1.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [10.0, 100.0])
    assert value.ahead([3.0, -1.0]) == 0.5 + 6.0 + 20.0
    assert value.ahead([0.0, 2.0]) == 0.5 + 200.0


def test_who_holds_the_board_is_ahead() -> None:
    """The two sides share one win; the more the Empire has, the larger its part."""
    value = read(VALUE)
    shares = []
    for empires in (0.1, 0.5, 0.9):
        state = begun()
        lands = state.rules.lands
        for place, land in enumerate(lands):
            state.owner[land] = EMPIRE if place < empires * len(lands) else 1 + place % 2
            state.units[land] = 4
        held = [[state.owner[land] for land in lands].count(one) for one in range(3)]
        for faction in range(3):
            state.lands[faction], state.troops[faction] = held[faction], 4 * held[faction]
        found = value.evaluate(state)
        assert found[0] + found[1] == pytest.approx(1)
        assert found[1] == found[2]
        shares.append(found[0])
    assert shares == sorted(shares)
    assert shares[0] < 0.3
    assert shares[2] > 0.9


def test_an_end_is_what_it_is() -> None:
    """Once a game is over, nothing is guessed."""
    value = read(VALUE)
    for reason, worth in (("empire", [1.0, 0.0, 0.0]), ("rebels", [0.0, 1.0, 1.0])):
        state = begun()
        state.finish(reason)
        assert state.over
        assert value.evaluate(state) == worth


def test_a_file_for_other_inputs_is_refused(tmp_path: Path) -> None:
    """Weights in the wrong places would still play, only badly."""
    data = json.loads(VALUE.read_text(encoding="utf-8"))
    data["inputs"].reverse()
    path = tmp_path / "value.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ValueError, match="other inputs"):
        read(path)


def test_searches_go_by_it_and_those_of_2026_do_not() -> None:
    """Level 2 keeps its evolved weights; the levels that search have a style of their own."""
    knows = brain("rebellion")
    assert knows.styles[PLAIN] is THUMB
    assert knows.learned().styles[PLAIN] is SEARCHING
    assert knows.lead > 0
    earlier = knows.editions["2026"]
    assert earlier.evaluate is evaluate_2026
    assert earlier.learned().styles[PLAIN] is BY_HAND
    assert earlier.lead == 0
    bot: Any = level(knows, "level4-2026@9")
    assert bot._brain is earlier


def test_earlier_searches_play_as_they_did() -> None:
    """They are what every later level is measured against."""
    game = spielwerk.game("rebellion")
    ends = hashlib.sha256()
    for players in (3, 4):
        state: Any = game.new(players, 7, {"max_rounds": 4})
        table = SeatedBots(game, ["level3-2026@6"] * players, 7)
        table.play(state)
        ends.update(repr((table.decisions, state.owner, state.units, state.purse)).encode())
    assert ends.hexdigest()[:16] == EARLIER
