"""Figures with their uncertainty: every rate has an interval."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, erfc, exp, lgamma, log, log1p, sqrt
from statistics import fmean, variance

Z95 = 1.959963984540054


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's, good for small numbers too)."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    spread = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    middle = share + Z95**2 / (2 * trials)
    scale = 1 + Z95**2 / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percent(hits: float, trials: int) -> str:
    """A share with its interval, for people: `42.0 % (38.1–46.0)`."""
    low, high = wilson(hits, trials)
    share = hits / trials if trials else 0.0
    return f"{share:.1%} ({low * 100:.1f}–{high * 100:.1f})"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, its 95 % interval, and how likely chance alone makes one as far from nothing."""

    value: float
    low: float
    high: float
    p: float = 1.0
    n: int = 0


def share_of(hits: float, trials: int, expected: float | None = None) -> Estimate:
    """A share with Wilson's interval; `p` against what was expected."""
    low, high = wilson(hits, trials)
    value = hits / trials if trials else 0.0
    p = 1.0
    if expected is not None and trials and 0 < expected < 1:
        p = two_sided((value - expected) / sqrt(expected * (1 - expected) / trials))
    return Estimate(value, low, high, p, trials)


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean with its interval; `p` against 0."""
    if len(values) < 2:
        value = values[0] if values else 0.0
        return Estimate(value, value, value, 1.0, len(values))
    return mean_from(fmean(values), variance(values), len(values))


def mean_from(mean: float, spread: float, n: int) -> Estimate:
    """A mean from its variance; interval and `p` (against 0) by Student's t."""
    return _student(mean, sqrt(spread / n), n - 1, n)


def _student(value: float, error: float, freedom: float, n: int) -> Estimate:
    if error == 0:
        return Estimate(value, value, value, 0.0 if value else 1.0, n)
    half = t_quantile(freedom) * error
    return Estimate(value, value - half, value + half, t_two_sided(value / error, freedom), n)


def paired(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """The mean difference of the same games played twice.

    Where every value is 0 or 1 the test is McNemar's (mid-p): only games that turned count.
    """
    turned = [new - old for old, new in zip(before, after, strict=True)]
    found = mean_of(turned)
    if {*before, *after} <= {0.0, 1.0}:
        p = mcnemar(sum(turn > 0 for turn in turned), sum(turn < 0 for turn in turned))
        return Estimate(found.value, found.low, found.high, p, found.n)
    return found


def unpaired(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """The difference of the means of games that have nothing in common (Welch's test).

    Where every value is 0 or 1 the test is Fisher's (mid-p): Welch's finds too much in few games.
    """
    if len(before) < 2 or len(after) < 2:
        return Estimate(0.0, 0.0, 0.0, 1.0, 0)
    parts = [variance(found) / len(found) for found in (before, after)]
    total = sum(parts)
    weights = sum(
        part**2 / (len(found) - 1) for part, found in zip(parts, (before, after), strict=True)
    )
    freedom = total**2 / weights if weights else 1.0
    difference = fmean(after) - fmean(before)
    found = _student(difference, sqrt(total), freedom, len(before) + len(after))
    if {*before, *after} <= {0.0, 1.0}:
        p = fisher(int(sum(before)), len(before), int(sum(after)), len(after))
        return Estimate(found.value, found.low, found.high, p, found.n)
    return found


def t_two_sided(t: float, freedom: float) -> float:
    """How likely chance makes Student's t as far from 0."""
    if freedom > 2000:
        return two_sided(t)
    return _beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@lru_cache(4096)
def t_quantile(freedom: float) -> float:
    """How many errors wide half of a 95 % interval is."""
    if freedom > 2000:
        return Z95
    low, high = Z95, 64.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if t_two_sided(middle, freedom) > 0.05 else (low, middle)
    return high


def _beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by Lentz's continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, 300):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for step in (even, odd):
            d = 1 / (1 + step * d)
            c = 1 + step / c
            found *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return front * found


def two_sided(z: float) -> float:
    """How likely chance makes a normal figure as far from 0."""
    return erfc(abs(z) / sqrt(2))


def mcnemar(won: int, lost: int) -> float:
    """Whether games turn one way more often than the other: binomial, mid-p."""
    turns, least = won + lost, min(won, lost)
    if turns == 0:
        return 1.0
    if turns > 1000:
        return two_sided((won - lost) / sqrt(turns))
    tail = sum(comb(turns, k) for k in range(least)) + comb(turns, least) / 2
    return min(1.0, float(2 * tail / 2**turns))


def fisher(hits: int, trials: int, others: int, tries: int) -> float:
    """Whether two shares differ: hypergeometric, mid-p."""
    total, found = trials + tries, hits + others
    if found in (0, total):
        return 1.0
    if total > 2000:
        share = found / total
        error = sqrt(share * (1 - share) * (1 / trials + 1 / tries))
        return two_sided((hits / trials - others / tries) / error)
    ways = comb(total, found)
    odds = [
        comb(trials, k) * comb(tries, found - k) / ways
        for k in range(max(0, found - tries), min(trials, found) + 1)
    ]
    here = odds[hits - max(0, found - tries)]
    rarer = sum(odd for odd in odds if odd < here * (1 - 1e-9))
    alike = sum(odd for odd in odds if abs(odd - here) <= here * 1e-9)
    return min(1.0, rarer + alike / 2)


def holm(ps: Sequence[float]) -> list[float]:
    """The same probabilities, corrected for how many are looked at together."""
    corrected = [1.0] * len(ps)
    worst = 0.0
    for rank, place in enumerate(sorted(range(len(ps)), key=lambda place: ps[place])):
        worst = max(worst, min(1.0, (len(ps) - rank) * ps[place]))
        corrected[place] = worst
    return corrected


def between(groups: Sequence[Sequence[Sequence[float]]], resamples: int = 200) -> Estimate:
    """The share of the variance of several figures that lies between groups of games.

    One-way analysis of variance, summed over the figures; the interval is a bootstrap over groups.
    """
    rng = random.Random(0)
    parts = [_variances(group) for group in groups]
    means = [[fmean(figure) for figure in zip(*group, strict=True)] for group in groups]
    size = fmean(map(len, groups))
    count = len(groups)

    def explained(chosen: Sequence[int]) -> float:
        inside = fmean([parts[place] for place in chosen])
        columns = zip(*(means[place] for place in chosen), strict=True)
        outside = sum(variance(column) for column in columns) - inside / size
        return max(0.0, outside / (outside + inside)) if outside + inside > 0 else 0.0

    found = sorted(explained(rng.choices(range(count), k=count)) for _ in range(resamples))
    low, high = found[int(resamples * 0.025)], found[int(resamples * 0.975)]
    return Estimate(explained(range(count)), low, high, 1.0, sum(map(len, groups)))


def _variances(group: Sequence[Sequence[float]]) -> float:
    return float(sum(variance(figure) for figure in zip(*group, strict=True)))


def never(trials: int) -> float:
    """The highest share (95 %) at which something stays unseen in so many trials."""
    return 1.0 - exp(log(0.05) / trials) if trials else 1.0
