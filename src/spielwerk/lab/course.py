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
        self._next = 0  # the decision of the next sample
        self._standings: list[int] = []
        # A sample is the seats' points, how the parties stood and the number of options
        self._points: list[list[int]] = []
        self._stood: list[list[int]] = []
        self._options: list[int] = []

    def note(self, scores: list[int], standings: list[int], options: int) -> None:
        """One decision: the seats' points, how the parties stand, how many options were open."""
        if standings is not self._standings:  # else nobody moved
            self._standings = standings
            ahead = leader(standings)
            if ahead >= 0 and ahead != self._leader:
                self.lead_changes += self._leader >= 0
                self._leader = ahead
        if self._seen == self._next:
            self._points.append(scores)
            self._stood.append(standings)
            self._options.append(options)
            if len(self._options) > KEPT:
                self._thin_out()
            self._next += self._stride
        self._seen += 1

    def _thin_out(self) -> None:
        self._points, self._stood = self._points[::2], self._stood[::2]
        self._options = self._options[::2]
        self._stride *= 2

    def scores(self, seats: int, last: Sequence[int]) -> list[list[int]]:
        """By seat: its points at 5 %, 10 %, …, 100 % of the game."""
        found = [self._points[self._at(point)] for point in range(1, POINTS)]
        return [[*(points[seat] for points in found), last[seat]] for seat in range(seats)]

    def leaders(self, last: list[int]) -> list[int]:
        """Who led at 5 %, 10 %, …, 100 %; -1 where nobody did alone."""
        found = [leader(self._stood[self._at(point)]) for point in range(1, POINTS)]
        return [*found, leader(last)]

    def branching(self) -> list[float]:
        """The mean number of options in each twentieth of the game."""
        total = len(self._options)
        means = []
        for point in range(POINTS):
            piece = self._options[point * total // POINTS : (point + 1) * total // POINTS]
            piece = piece or [self._options[self._at(point + 1)]]
            means.append(sum(piece) / len(piece))
        return means

    def _at(self, point: int) -> int:
        """The sample at a twentieth of the game."""
        total = len(self._options)
        return min(total - 1, point * total // POINTS)


def leader(standings: list[int]) -> int:
    """Who stands best alone, or -1."""
    best, ahead = standings[0], 0
    for place in range(1, len(standings)):
        stands = standings[place]
        if stands > best:
            best, ahead = stands, place
        elif stands == best:
            ahead = -1
    return ahead
