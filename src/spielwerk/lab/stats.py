"""Figures with their uncertainty: every rate has an interval."""

from __future__ import annotations

from math import sqrt

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
