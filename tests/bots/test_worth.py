"""The learned worth of Rebellion's positions: what goes in, what comes out, who goes by it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.bots.brain import brain
from spielwerk.bots.odds import chance
from spielwerk.bots.rebellion import worth
from spielwerk.bots.rebellion.evaluation import evaluate, evaluate_2026
from spielwerk.games.rebellion.data.things import EMPIRE
from tests.bots import fit_worth

GAMES = 24
UNSEEN = 77_000_000  # games that it was not fitted to begin here


def begun(players: int = 3, **options: str) -> Any:
    """A game before its first choice."""
    return spielwerk.game("rebellion").new(players, 4, options)


def planet_of(state: Any, planet: int) -> dict[str, float]:
    """The numbers of one planet by their names."""
    rows = worth.planet_inputs(state)
    place = list(state.rules.planets).index(planet)
    return dict(zip(worth.OF_A_PLANET, rows[place], strict=True))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["standard", "small"])
def test_every_input_has_a_name(players: int, board: str) -> None:
    """As many numbers as names on any board, and those that are known beforehand are right."""
    state = begun(players, board=board)
    found = dict(zip(worth.OF_ALL, worth.inputs(state), strict=True))
    rebels = len(state.factions) - 1
    assert [found[f"{name} rebels"] for name in ("two", "three", "four")] == [
        float(rebels == number) for number in (2, 3, 4)
    ]
    assert found["empire's turn"] == 1.0
    assert found["rebels before the empire"] == 0.0
    assert found["empire's purse"] == state.purse[EMPIRE] / 50
    assert {len(row) for row in worth.planet_inputs(state)} == {len(worth.OF_A_PLANET)}
    assert len(worth.planet_inputs(state)) == len(state.rules.planets)


def test_danger_is_what_a_force_next_door_can_take() -> None:
    """Thirty units beside one are a danger to it, and in none themselves."""
    state = begun()
    board = state.rules
    for land in board.lands:
        state.owner[land], state.units[land] = EMPIRE, 1
    planet = max(board.planets, key=lambda one: len(board.lands_of[one]))
    port = board.port[planet]
    state.owner[port], state.units[port] = 1, 30
    found = planet_of(state, planet)
    near = len(board.near[port])
    assert found["empire in danger"] == pytest.approx(near, abs=0.01)
    assert found["empire's weak lands"] == near / 4
    assert found["rebels in danger"] == 0.0
    assert found["rebels' largest from 21"] == 1.0
    assert found["rebels' largest from 31"] == 0.0
    assert found["holders"] == 1.0
    assert found["port is the empire's"] == 0.0


def test_a_force_in_a_port_reaches_ports_that_it_can_pay_the_way_to() -> None:
    """With credits for the way it is counted, without them it is not."""
    state = begun()
    board = state.rules
    ports = [board.port[planet] for planet in board.planets]
    for port in ports:
        state.owner[port], state.units[port] = EMPIRE, 2
    home, aim = board.planets[0], board.planets[-1]
    state.owner[board.port[home]], state.units[board.port[home]] = 1, 25
    state.faction, state.phase = 1, 4  # its income is in its purse already
    state.purse[1] = 0
    assert planet_of(state, aim)["force that reaches the empire's port"] == 0.0
    state.purse[1] = 100
    found = planet_of(state, aim)
    assert found["force that reaches the empire's port"] == 2.5
    assert found["port he can storm"] < -0.9  # a Rebel is on turn: that speaks against the Empire


def test_a_unit_counts_when_it_is_on() -> None:
    """A line, and beside it units that count nothing below zero."""
    state = begun()
    table, wide = len(worth.OF_ALL), len(worth.OF_A_PLANET)
    blind = [0.0] * wide
    turn = worth.OF_ALL.index("empire's turn")
    on, off = [0.0] * (2 + table), [0.0] * (2 + table)
    on[2 + turn], off[2 + turn] = 3.0, -3.0
    line = [0.0] * (1 + table)
    line[1 + turn] = 2.0
    net = worth.Worth([[0.25, *blind]], [on, off], [10.0, 100.0], line, 0.5)
    found = net.ahead(worth.planet_inputs(state), worth.inputs(state))
    assert found == pytest.approx(0.5 + 2.0 + 30.0)


def test_who_holds_the_board_is_ahead() -> None:
    """The two sides share one win; the more the Empire has, the larger its part."""
    shares = []
    for empires in (0.1, 0.3, 0.5, 0.9):
        state = begun()
        state.faction, state.round = 1, 4
        lands = state.rules.lands
        for place, land in enumerate(lands):
            state.owner[land] = EMPIRE if place < empires * len(lands) else 1 + place % 2
            state.units[land] = 4
        for faction in state.factions:
            held = [state.owner[land] for land in lands].count(faction)
            state.lands[faction], state.troops[faction] = held, 4 * held
        found = evaluate(state)
        assert found[0] + found[1] == pytest.approx(1)
        assert found[1] == found[2]
        shares.append(found[0])
    assert shares == sorted(shares)
    assert shares[0] < 0.2
    assert shares[-1] > 0.9


def test_an_end_is_what_it_is() -> None:
    """Once a game is over, nothing is guessed."""
    for reason, result in (("empire", [1.0, 0.0, 0.0]), ("rebels", [0.0, 1.0, 1.0])):
        state = begun()
        state.finish(reason)
        assert evaluate(state) == evaluate_2026(state) == result


def test_a_file_for_other_inputs_is_refused() -> None:
    """Weights in the wrong places would still play, only badly."""
    text = worth.FILE.read_text(encoding="utf-8").replace("empire's lands", "lands of the empire")
    with pytest.raises(ValueError, match="fit it anew"):
        worth.parse(text)


def test_it_foretells_games_that_it_has_not_seen() -> None:
    """Far better than the worth of 2026, by which the levels of then go on judging."""
    planets, tables, ends, _, before = fit_worth.play(tuple(range(UNSEEN, UNSEEN + GAMES)))
    net = worth.learned()
    found = [
        chance(net.ahead(one.tolist(), table.tolist()))
        for one, table in zip(planets, tables, strict=True)
    ]
    assert fit_worth.loss(np.array(found), ends) < 0.85 * fit_worth.loss(before, ends)


def test_a_net_is_written_as_it_was_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What plays is what was fitted, to the digits that are written."""
    monkeypatch.setattr(fit_worth, "EPOCHS", 1)
    monkeypatch.setattr(fit_worth, "BATCH", 16)
    rows = fit_worth.play(tuple(range(UNSEEN, UNSEEN + 8)))
    net = fit_worth.fit(rows)
    again = worth.parse(fit_worth.written(net))
    found = [
        chance(again.ahead(one.tolist(), table.tolist()))
        for one, table in zip(rows[0][:20], rows[1][:20], strict=True)
    ]
    assert found == pytest.approx(net.chances(rows[0][:20], rows[1][:20]), abs=2e-3)


def test_levels_go_by_it_and_those_of_2026_do_not() -> None:
    """They are what every later level is measured against."""
    knows = brain("rebellion")
    assert knows.evaluate is evaluate
    assert knows.editions["2026"].evaluate is evaluate_2026
