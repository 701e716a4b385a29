"""Figures with their uncertainty: every rate has an interval.

Distributions and exact tests are scipy's, which is loaded when the first of them is asked for: the
intervals of shares are told by commands that need nothing of the lab.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erfc, exp, log, sqrt
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
    from scipy import special

    return float(2 * special.stdtr(freedom, -abs(t)))


@lru_cache(4096)
def t_quantile(freedom: float, level: float = 0.95) -> float:
    """How many errors wide half of an interval is."""
    from scipy import special

    return float(special.stdtrit(freedom, 0.5 + level / 2))


def z_quantile(level: float) -> float:
    """How many errors wide half of an interval of plenty of games is."""
    from scipy import special

    return float(special.ndtri(0.5 + level / 2))


def two_sided(z: float) -> float:
    """How likely chance makes a normal figure as far from 0."""
    return erfc(abs(z) / sqrt(2))


def mcnemar(won: int, lost: int) -> float:
    """Whether games turn one way more often than the other: binomial, mid-p."""
    from scipy.stats import binom

    turns, least = won + lost, min(won, lost)
    if turns == 0:
        return 1.0
    tail = binom.cdf(least, turns, 0.5) - binom.pmf(least, turns, 0.5) / 2
    return min(1.0, float(2 * tail))


def fisher(hits: int, trials: int, others: int, tries: int) -> float:
    """Whether two shares differ: hypergeometric, mid-p."""
    from scipy.stats import hypergeom

    found = hits + others
    if found in (0, trials + tries):
        return 1.0
    low, high = max(0, found - tries), min(trials, found)
    odds = hypergeom.pmf(range(low, high + 1), trials + tries, found, trials)
    here = odds[hits - low]
    alike = abs(odds - here) <= here * 1e-9
    return min(1.0, float(odds[(odds < here) & ~alike].sum() + odds[alike].sum() / 2))


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
