"""A sequential test: whether a net is stronger, on paired seeds, and no game longer than needed.

What is tested is the mean score of a seed that was played from all seats: as long as the data do
not tell "level" from "ahead", it goes on (a likelihood ratio with the variance that was seen).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt

LEVEL, AHEAD = 0.5, 0.55  # the scores between which it decides
WRONG = 0.05  # chance of an error, either way
FIRST = 8  # seeds before anything is decided


@dataclass(slots=True)
class Test:
    """Scores of seeds, and what they say so far."""

    level: float = LEVEL
    ahead: float = AHEAD
    scores: list[float] = field(default_factory=list)

    def add(self, score: float) -> None:
        """One seed."""
        self.scores.append(score)

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(self.scores) / len(self.scores) if self.scores else LEVEL

    @property
    def variance(self) -> float:
        """Of one seed; with few of them a little of what is usual is mixed in."""
        mean = self.mean
        squares = sum((score - mean) ** 2 for score in self.scores)
        return (squares + 0.5) / (len(self.scores) + 4)

    @property
    def evidence(self) -> float:
        """The logarithm of the likelihood ratio: above zero it speaks for "ahead"."""
        middle = (self.level + self.ahead) / 2
        return len(self.scores) * (self.ahead - self.level) * (self.mean - middle) / self.variance

    @property
    def verdict(self) -> bool | None:
        """True: ahead. False: not. None: go on."""
        bound = log((1 - WRONG) / WRONG)
        if len(self.scores) < FIRST or abs(self.evidence) < bound:
            return None
        return self.evidence > 0

    @property
    def interval(self) -> tuple[float, float]:
        """Of the mean, 95 %."""
        half = 1.96 * sqrt(self.variance / max(1, len(self.scores)))
        return max(0.0, self.mean - half), min(1.0, self.mean + half)
