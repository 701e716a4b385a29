"""What a simulation says in a few figures."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any

from spielwerk.lab.simulate import Job, Result
from spielwerk.lab.stats import wilson


class Summary:
    """Counts that grow game by game; the games themselves are not kept."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.games = 0
        self.wins = [0] * job.players  # alone or together with others
        self.points = [0] * job.players
        self.ends: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.decisions = 0
        self.seconds = 0.0

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        for seat in result["winners"]:
            self.wins[seat] += 1
        for seat, points in enumerate(result["scores"]):
            self.points[seat] += points
        self.ends[result["end"]] += 1
        self.rounds[result["rounds"]] += 1
        self.decisions += result["decisions"]
        self.seconds += result["seconds"]

    def median_rounds(self) -> float:
        """The middle length of the games."""
        return median(self.rounds.elements()) if self.games else 0.0

    def as_dict(self) -> dict[str, Any]:
        """All figures as plain data."""
        games = max(self.games, 1)
        return {
            "game": self.job.game,
            "players": self.job.players,
            "games": self.games,
            "seed": self.job.seed,
            "options": dict(self.job.options),
            "seats": [
                {
                    "seat": seat,
                    "bot": bot,
                    "wins": self.wins[seat],
                    "share": self.wins[seat] / games,
                    "interval": list(wilson(self.wins[seat], self.games)),
                    "points": self.points[seat] / games,
                }
                for seat, bot in enumerate(self.job.seats())
            ],
            "ends": dict(self.ends.most_common()),
            "rounds": {
                "median": self.median_rounds(),
                "min": min(self.rounds, default=0),
                "max": max(self.rounds, default=0),
            },
            "decisions_per_game": self.decisions / games,
            "seconds_per_game": self.seconds / games,
        }
