"""Intervals, tests and corrections against figures worked out by hand."""

from __future__ import annotations

import random

import pytest

from spielwerk.lab import stats
from spielwerk.lab.sums import Ratio


def test_a_share_has_wilsons_interval() -> None:
    """8 of 10: the textbook's 49 to 94 per cent."""
    low, high = stats.wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert stats.wilson(0, 0) == (0.0, 1.0)
    assert stats.percent(1, 4).startswith("25.0% (")


def test_a_share_is_tested_against_what_is_fair() -> None:
    """60 of 100 heads: z = 2, p = 0.0455; without an expectation there is no test."""
    assert stats.share_of(60, 100, 0.5).p == pytest.approx(0.0455, abs=1e-4)
    assert stats.share_of(60, 100).p == 1.0
    assert stats.share_of(0, 0, 0.5).value == 0.0


def test_a_mean_has_an_interval() -> None:
    """Of one value, of equal values, of different ones."""
    assert stats.mean_of([]).n == 0
    assert stats.mean_of([3.0]) == stats.Estimate(3.0, 3.0, 3.0, 1.0, 1)
    assert stats.mean_of([2.0, 2.0]).p == 0.0
    assert stats.mean_of([0.0, 0.0]).p == 1.0
    found = stats.mean_of([1.0, 2.0, 3.0, 4.0])
    assert (found.low, found.value, found.high) == pytest.approx((0.446, 2.5, 4.554), abs=1e-3)
    assert found.p == pytest.approx(0.0305, abs=1e-4)


def test_small_samples_are_judged_by_students_t() -> None:
    """The quantiles of the printed tables, and the normal ones where there is plenty."""
    for freedom, quantile in ((1, 12.706), (3, 3.182), (10, 2.228), (30, 2.042), (5000, 1.960)):
        assert stats.t_quantile(freedom) == pytest.approx(quantile, abs=1e-3)
        assert stats.t_two_sided(quantile, freedom) == pytest.approx(0.05, abs=1e-3)
    assert stats.t_two_sided(0.0, 5) == pytest.approx(1.0)
    assert stats.t_two_sided(0.5, 5) == pytest.approx(0.6383, abs=1e-4)


def test_only_games_that_turn_count_in_a_pairing() -> None:
    """McNemar with mid-p: 1 against 7 of 8 turns is (1 + 8/2) · 2 / 256."""
    before = [0.0] * 7 + [1.0] + [1.0] * 20
    after = [1.0] * 7 + [0.0] + [1.0] * 20
    found = stats.paired(before, after)
    assert found.value == pytest.approx(6 / 28)
    assert found.p == pytest.approx(2 * (1 + 8 / 2) / 256)
    assert stats.paired([1.0, 0.0], [1.0, 0.0]).p == 1.0
    assert stats.mcnemar(700, 600) == pytest.approx(stats.two_sided(100 / 1300**0.5), rel=0.02)


def test_numbers_are_paired_by_their_difference() -> None:
    """A shift that is the same in every game is sure however wild the games are."""
    wild = [float(value) for value in range(0, 200, 7)]
    shifted = [value + 1 + value % 2 / 10 for value in wild]
    assert stats.paired(wild, shifted).p < 1e-6
    assert stats.unpaired(wild, shifted).p > 0.8
    assert stats.unpaired([1.0], [2.0]).n == 0


def test_shares_of_different_games_are_compared_exactly() -> None:
    """The lady who tastes tea: 3 of 4 against 1 of 4, and all against none; many by the normal."""
    assert stats.fisher(3, 4, 1, 4) == pytest.approx(18 / 70)
    assert stats.fisher(4, 4, 0, 4) == pytest.approx(1 / 70)
    assert stats.fisher(0, 5, 0, 7) == stats.fisher(5, 5, 7, 7) == 1.0
    assert stats.fisher(600, 1200, 500, 1200) == pytest.approx(4.4e-5, rel=0.05)
    found = stats.unpaired([1.0] * 3, [0.0] * 3)
    assert found.value == -1.0
    assert found.p == pytest.approx(1 / 20)
    assert stats.unpaired([1.0, 0.5, 0.0], [0.0] * 3).p > 0.05


def test_holm_corrects_for_how_many_are_looked_at() -> None:
    """The smallest times three, the next times two, never falling."""
    assert stats.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert stats.holm([]) == []


def test_variance_between_groups() -> None:
    """All of it where groups differ and games in them do not; none where all is noise."""
    fixed = [[[float(group % 2)]] * 4 for group in range(40)]
    assert stats.between(fixed).value == pytest.approx(1.0)
    rng = random.Random(1)
    noise = [[[float(rng.random() < 0.5)] for _ in range(4)] for _ in range(200)]
    found = stats.between(noise)
    assert found.low <= found.value < 0.1
    assert stats.between([[[1.0], [1.0]]] * 3).value == 0.0


def test_what_never_happened_may_still_be() -> None:
    """The rule of three: nothing in 100 trials is at most about 3 per cent."""
    assert stats.never(100) == pytest.approx(0.0295, abs=1e-3)
    assert stats.never(0) == 1.0


def test_what_one_game_makes_is_alike() -> None:
    """Ten goods of a game stand and fall together: the interval is that of games, not of goods."""
    found = Ratio()
    for number in range(100):
        found.add(10.0 * (number % 2), 10.0)
    share = found.figure
    assert (share.value, share.n) == (0.5, 100)
    width = share.high - share.low
    assert width == pytest.approx(2 * 1.984 * 0.5 / 99**0.5, rel=1e-3)
    goods = stats.share_of(500, 1000)
    assert width > 3 * (goods.high - goods.low)
    assert Ratio().figure.value == 0
