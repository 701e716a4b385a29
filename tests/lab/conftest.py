"""Runs that are made once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import spielwerk.games
from spielwerk.lab.plan import Plan
from spielwerk.lab.store import RunFolder
from tests.lab.runs import SIZES, TOY, run


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game among the games; the server's tests have another of that name."""
    monkeypatch.setitem(spielwerk.GAMES, "toy", TOY)
    spielwerk.games._game.cache_clear()
    yield
    spielwerk.games._game.cache_clear()


@pytest.fixture(scope="session")
def small_runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, RunFolder]:
    """A few games of each game by rules of thumb."""
    folder: Path = tmp_path_factory.mktemp("runs")
    made = {}
    for game, (players, games) in SIZES.items():
        plan = Plan(game=game, players=players, bots=("thumb",), games=games, seed=7)
        made[game] = run(folder / game, plan)
    return made
