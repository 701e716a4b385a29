"""Several heads: what processes find is added up; where there are none, one thinks alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spielwerk
from spielwerk.bots import NO_BUDGET, Budget, make
from spielwerk.bots.heads import Heads, add_up, heads, summed, think_together
from spielwerk.bots.levels import SearchBot
from spielwerk.bots.search import Thought, think
from tests.bots.toys import BOLD, TOY

FEW = Budget(iterations=30)


def search(rng: random.Random) -> Thought:
    """A short thought about the first question of the toy game."""
    state = TOY.new(2, seed=3)
    return think(TOY, BOLD, state, 0, FEW, rng, order=list(state.options()))


def test_three_heads_know_three_times_as_much() -> None:
    """Every deal of every process counts, at the root and for each candidate."""
    alone = search(random.Random(1))
    together = think_together(search, search, random.Random(1), 3)
    assert together.iterations == 3 * alone.iterations
    assert together.root.visits == 3 * alone.root.visits
    for one, many in zip(alone.candidates, together.candidates, strict=True):
        assert many.option == one.option
        assert many.node.visits >= one.node.visits
        assert sum(many.node.total) >= sum(one.node.total)
    assert sum(one.pairs for one in together.candidates) > 1.5 * sum(
        one.pairs for one in alone.candidates
    )
    assert together.best() in TOY.new(2, seed=3).options()


def test_what_is_told_is_what_was_found() -> None:
    """Added to nothing it is the same; twice it is twice as much."""
    first, second = search(random.Random(1)), search(random.Random(1))
    add_up(first, summed(second))
    for one, other in zip(first.candidates, second.candidates, strict=True):
        assert (one.pairs, one.node.visits) == (2 * other.pairs, 2 * other.node.visits)
        assert one.edge() == pytest.approx(other.edge())


def test_a_head_that_fails_costs_nothing_but_its_help() -> None:
    """The others' thoughts are enough to choose by."""

    def broken(rng: random.Random) -> Thought:
        raise RuntimeError

    alone = search(random.Random(5))
    rng = random.Random(5)
    found = think_together(search, broken, rng, 2)
    assert found.iterations == alone.iterations


def test_heads_are_as_many_as_cores_or_as_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who fills the cores himself allows one; where nothing can be forked there is one."""
    assert heads() >= 1
    monkeypatch.setattr(Heads, "most", 1)
    assert heads() == 1
    monkeypatch.setattr(Heads, "most", None)
    for platform in ("emscripten", "win32"):
        monkeypatch.setattr("spielwerk.bots.heads.sys.platform", platform)
        assert heads() == 1
    monkeypatch.setattr("spielwerk.bots.heads.sys.platform", "darwin")
    monkeypatch.setattr("spielwerk.bots.heads.os.cpu_count", lambda: 5)
    assert heads() == 5


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_the_master_thinks_with_all_heads(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By time with every core, by iterations alone and the same every time."""
    asked: list[int] = []
    real = think_together

    def counted(*args: Any) -> Thought:
        asked.append(args[-1])
        return real(*args)

    monkeypatch.setattr("spielwerk.bots.levels.think_together", counted)
    monkeypatch.setattr("spielwerk.bots.levels.heads", lambda: 2)
    game = spielwerk.game(name)
    state = game.new(max(2, game.min_players), seed=4)
    while len(state.options()) < 3:
        state.apply(state.options()[0])
    master = make(name, "level5@0.05s")
    assert isinstance(master, SearchBot)
    seat = state.player
    assert master.choose(game, state.copy(), seat, NO_BUDGET, random.Random(1)) in state.options()
    assert asked == [2]
    chosen = {
        make(name, "level5@20").choose(game, state.copy(), seat, NO_BUDGET, random.Random(1))
        for _ in range(2)
    }
    assert len(chosen) == 1
    assert asked == [2]
