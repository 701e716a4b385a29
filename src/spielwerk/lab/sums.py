"""Figures that are added up part by part, so that memory does not grow with the number of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import polars as pl

from spielwerk.lab.stats import Estimate, mean_from, t_quantile

Key = tuple[Any, ...]


@dataclass(slots=True)
class Sum:
    """How many values there are, their sum and the sum of their squares."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def mean(self) -> float:
        """Of the values."""
        return self.total / self.n if self.n else 0.0

    @property
    def spread(self) -> float:
        """Their variance."""
        if self.n < 2:
            return 0.0
        return max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1)

    @property
    def figure(self) -> Estimate:
        """The mean with its interval."""
        if self.n < 2:
            return Estimate(self.mean, self.mean, self.mean, 1.0, self.n)
        return mean_from(self.mean, self.spread, self.n)

    @property
    def count(self) -> Estimate:
        """The mean of numbers that are never less than none."""
        return replace(self.figure, low=max(0.0, self.figure.low))


@dataclass(slots=True)
class Ratio:
    """A share of what many games made together; what one game makes stands and falls together."""

    n: int = 0
    part: float = 0.0
    whole: float = 0.0
    squares: tuple[float, float, float] = (0.0, 0.0, 0.0)  # part², part · whole, whole²

    def add(self, part: float, whole: float) -> None:
        """One game."""
        a, b, c = self.squares
        self.n += 1
        self.part += part
        self.whole += whole
        self.squares = (a + part * part, b + part * whole, c + whole * whole)

    @property
    def figure(self) -> Estimate:
        """The share with its interval, game by game."""
        share, total = self.part / max(1.0, self.whole), max(1.0, self.whole)
        a, b, c = self.squares
        rest = max(0.0, a - 2 * share * b + share * share * c)  # what games differ by
        error = sqrt(rest * self.n / max(1, self.n - 1)) / total
        half = t_quantile(max(1, self.n - 1)) * error
        share, low, high = (min(1.0, max(0.0, one)) for one in (share, share - half, share + half))
        return Estimate(share, low, high, n=self.n)


def sums(parts: Iterable[pl.LazyFrame], by: Sequence[str], value: str) -> dict[Key, Sum]:
    """By the entries of some columns, in their order: the sums of a value over all parts."""
    found: dict[Key, Sum] = {}
    figure = pl.col(value).cast(pl.Float64)
    for part in parts:
        rows = part.filter(figure.is_not_null() & figure.is_not_nan()).group_by(by)
        added = rows.agg(
            pl.len().alias("_n"), figure.sum().alias("_sum"), (figure**2).sum().alias("_squares")
        )
        for *key, n, total, squares in added.collect().iter_rows():
            sum_of = found.setdefault(tuple(key), Sum())
            sum_of.n += n
            sum_of.total += total
            sum_of.squares += squares
    return dict(sorted(found.items()))
