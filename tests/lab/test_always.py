"""Bounds that hold at every look, and what so many games can show."""

from __future__ import annotations

import numpy as np
import pytest

from spielwerk.lab import always
from spielwerk.lab.stats import Estimate, mean_of, share_of, z_quantile

LOOKS = range(100, 3001, 100)


def flagged(runs: int, seats: int) -> tuple[float, float]:
    """In how many runs of a fair game some seat stands out at some look: usual test, and ours."""
    rng = np.random.default_rng(5)
    usual = ours = 0
    for _ in range(runs):
        wins = rng.multinomial(100, [1 / seats] * seats, size=len(LOOKS)).cumsum(axis=0)
        error = np.sqrt(1 / seats * (1 - 1 / seats) / np.array(LOOKS))
        z = abs(wins / np.array(LOOKS)[:, None] - 1 / seats).max(axis=1) / error
        usual += bool((z > z_quantile(1 - 0.05 / seats)).any())
        ours += any(
            always.chance(far, games, 100) * seats < 0.05
            for far, games in zip(z, LOOKS, strict=True)
        )
    return usual / runs, ours / runs


@pytest.mark.parametrize("seats", [2, 4])
def test_a_fair_game_is_not_flagged_by_looking_often(seats: int) -> None:
    """A run that goes on in steps of 100 games: the usual test is fooled, this one is not."""
    usual, ours = flagged(400, seats)
    assert usual > 0.12
    assert ours <= 0.05


def test_the_planned_end_costs_little() -> None:
    """An interval for all looks is at most a fifth wider there than one for a single look."""
    assert 1 < always.room(1000, 1000) / z_quantile(0.95) < 1.3
    corrected = always.room(1000, 1000, 0.05 / 16) / z_quantile(1 - 0.05 / 16)
    assert 1 < corrected < 1.2
    assert always.room(100, 1000) > 3 * always.room(1000, 1000)
    assert always.room(1100, 1000) > always.room(2000, 1000)


def test_interval_and_verdict_agree() -> None:
    """Nothing outside the interval of 95 % is called chance, nothing inside it more."""
    for z in (1.0, 2.2, 2.4, 2.6, 5.0):
        found = always.valid(Estimate(z, 0, 0, n=1000), 1.0, 1000)
        assert (found.low > 0) == (found.p < always.SURE)
    assert always.valid(Estimate(0.5, 0, 0, n=5), 0.1, 1000).p == 1.0
    assert always.valid(Estimate(0.5, 0, 0, n=1), 0.1, 1000).low == 0.5
    assert always.valid(mean_of([1.0] * 50), 0.0, 50).p == 0.0
    assert always.valid(mean_of([0.0] * 50), 0.0, 50).p == 1.0
    assert always.chance(9, 5, 100) == 1.0


def test_what_so_many_games_can_show() -> None:
    """Smallest effect and games needed are two sides of one formula, and four of five see it."""
    spread = always.share_spread(3)
    effect = always.smallest(1000, spread)
    assert always.needed(effect, spread) == pytest.approx(1000, rel=0.01)
    assert always.needed(effect / 2, spread) == pytest.approx(4000, rel=0.01)
    rng = np.random.default_rng(1)
    seen = 0
    for _ in range(400):
        drawn = rng.normal(effect, spread, 1000)
        seen += always.chance(drawn.mean() / (drawn.std() / 1000**0.5), 1000, 1000) < 0.05
    assert 0.72 < seen / 400 < 0.88


def test_a_share_of_nothing_claims_nothing() -> None:
    """No games, no verdict."""
    assert share_of(0, 0, 0.5).p == 1.0
