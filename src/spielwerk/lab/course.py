"""The course of one game: standings and choices along the way, in bounded memory."""

from __future__ import annotations

from collections.abc import Sequence

POINTS = 20  # of a course: 5 %, 10 %, … of the game's decisions
KEPT = 512  # samples; beyond, every other one is dropped


class Course:
    """Samples at every decision, thinned out as the game goes on."""

    def __init__(self) -> None:
        self.lead_changes = 0
        self._leader = -1
        self._stride = 1
        self._seen = 0
        self._standings: list[int] = []
        self._samples: list[tuple[list[int], list[int], int]] = []

    def note(self, scores: list[int], standings: list[int], options: int) -> None:
        """One decision: the seats' points, how the parties stand, how many options were open."""
        if standings is not self._standings:  # else nobody moved
            self._standings = standings
            ahead = leader(standings)
            if ahead >= 0 and ahead != self._leader:
                self.lead_changes += self._leader >= 0
                self._leader = ahead
        if self._seen % self._stride == 0:
            self._samples.append((scores, standings, options))
            if len(self._samples) > KEPT:
                self._samples = self._samples[::2]
                self._stride *= 2
        self._seen += 1

    def scores(self, seats: int, last: Sequence[int]) -> list[list[int]]:
        """By seat: its points at 5 %, 10 %, …, 100 % of the game."""
        found = [self._at(point)[0] for point in range(1, POINTS)]
        return [[*(points[seat] for points in found), last[seat]] for seat in range(seats)]

    def leaders(self, last: list[int]) -> list[int]:
        """Who led at 5 %, 10 %, …, 100 %; -1 where nobody did alone."""
        found = [leader(self._at(point)[1]) for point in range(1, POINTS)]
        return [*found, leader(last)]

    def branching(self) -> list[float]:
        """The mean number of options in each twentieth of the game."""
        total = len(self._samples)
        means = []
        for point in range(POINTS):
            piece = self._samples[point * total // POINTS : (point + 1) * total // POINTS]
            piece = piece or [self._at(point + 1)]
            means.append(sum(options for _, _, options in piece) / len(piece))
        return means

    def _at(self, point: int) -> tuple[list[int], list[int], int]:
        total = len(self._samples)
        return self._samples[min(total - 1, point * total // POINTS)]


def leader(standings: list[int]) -> int:
    """Who stands best alone, or -1."""
    best = max(standings)
    return standings.index(best) if standings.count(best) == 1 else -1
