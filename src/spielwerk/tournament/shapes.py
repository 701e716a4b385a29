"""What a tournament is made of, as plain data. A player is a number, counted in order of entry."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

System = Literal["swiss", "robin"]
Rest = Literal["bots", "tables", "bye"]  # what becomes of those who fill no table
Points = Literal["places", "wins"]

MOST = 64  # players; more would take pairing too long
MOST_ROBIN = 32  # where everybody meets everybody at tables of more than two: it takes many rounds
ROUNDS = 20  # of a Swiss tournament


class Result(Struct, frozen=True):
    """How the game of a table ended; `scores` may be left out where somebody tells it by hand."""

    winners: list[int]  # seats; nobody, if all have lost
    scores: list[int] = []
    end: str = ""
    by_hand: bool = False


class Table(Struct, frozen=True):
    """Those who play one game: the players by their seats."""

    players: list[int]
    room: str = ""
    result: Result | None = None


class Round(Struct, frozen=True):
    """All games of one time, and who has none."""

    tables: list[Table]
    byes: list[int] = []


class Rules(Struct, frozen=True):
    """What the game and the host say about every table."""

    system: System
    points: Points = "places"
    teams: dict[int, list[int]] = {}  # by size of the table: who wins together, a number a seat

    def sides(self, size: int) -> list[int]:
        """The side of every seat; nothing, if everybody plays for himself."""
        return self.teams.get(size, [])
