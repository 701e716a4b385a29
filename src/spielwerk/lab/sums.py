"""Figures that are added up part by part, so that memory does not grow with the number of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import polars as pl

from spielwerk.lab.stats import Estimate, mean_from

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
