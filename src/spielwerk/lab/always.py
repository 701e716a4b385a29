"""Bounds that hold however often one looks, and how many games it takes to see something.

Who looks at a run while it goes on, or lets it go on because it is not clear yet, is fooled by the
usual 95 % interval: at some look chance leaves it. Here the sum of what is measured stays inside a
straight channel as long as the planned games run (reflection principle: the channel of level α has
the width of a single look at α/2), and every doubling beyond the plan has a smaller share of α of
its own. At the planned end that is hardly wider than an interval for one look.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil, log2, pi, sqrt

from spielwerk.lab.stats import Estimate, t_quantile, t_two_sided, z_quantile

SURE = 0.05
POWER = 0.8  # how often an effect of the smallest size is seen
LEAST = 20  # games, before anything is claimed


def stage(games: int, planned: int) -> tuple[int, float]:
    """To how many games the channel reaches, and which part of α it has."""
    planned = max(planned, LEAST)
    doubled = max(0, ceil(log2(max(games, 1) / planned)))
    return planned * 2**doubled, 6 / pi**2 / (doubled + 1) ** 2


def room(games: int, planned: int, alpha: float = SURE) -> float:
    """How many errors wide half of an interval is that holds at all looks together."""
    reach, part = stage(games, planned)
    return t_quantile(max(1, games - 1), 1 - alpha * part / 2) * sqrt(reach / max(1, games))


def chance(z: float, games: int, planned: int) -> float:
    """How likely chance takes a figure so many errors away from nothing at any look."""
    if games < LEAST:
        return 1.0
    reach, part = stage(games, planned)
    return min(1.0, 2 * t_two_sided(z * sqrt(games / reach), max(1, games - 1)) / part)


def steady(p: float, games: int, planned: int) -> float:
    """The `p` of a single look, as it is when one may look at any time."""
    return chance(z_quantile(1 - p), games, planned) if p < 1 else 1.0


def valid(figure: Estimate, error: float, planned: int, alpha: float = SURE) -> Estimate:
    """A figure with an interval and a `p` (against 0) that hold at every look."""
    if figure.n < LEAST:
        wide = room(figure.n, planned, alpha) * error if figure.n > 1 else 0.0
        return replace(figure, low=figure.value - wide, high=figure.value + wide, p=1.0)
    if error == 0:
        return replace(figure, p=0.0 if figure.value else 1.0)
    half = room(figure.n, planned, alpha) * error
    p = chance(figure.value / error, figure.n, planned)
    return replace(figure, low=figure.value - half, high=figure.value + half, p=p)


def smallest(games: int, spread: float, alpha: float = SURE) -> float:
    """The smallest difference that so many planned games show in four of five runs."""
    part = stage(games, games)[1]
    return (z_quantile(1 - alpha * part / 2) + z_quantile(2 * POWER - 1)) * spread / sqrt(games)


def needed(effect: float, spread: float, alpha: float = SURE) -> int:
    """How many games show a difference of this size in four of five runs."""
    return max(LEAST, ceil((smallest(1, spread, alpha) / effect) ** 2))


def share_spread(parties: int) -> float:
    """The spread of a difference of win shares from game to game, before anything is known.

    Common seeds save about a third of two independent games (measured on the three games).
    """
    fair = 1 / max(2, parties)
    return sqrt(2 * fair * (1 - fair)) * 0.7
