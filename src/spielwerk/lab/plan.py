"""What a run simulates, and where that stands written: the run's provenance."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from platform import python_version
from typing import Any

import msgspec

import spielwerk
from spielwerk.bots import make
from spielwerk.bots import names as bot_names
from spielwerk.engine import SpielwerkError
from spielwerk.engine import options as switches
from spielwerk.games import game as find_game
from spielwerk.lab.simulate import Job

FRESH = 1_000_003  # seeds of a confirmation, far from those of the search


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A run: a game with its data and switches at several tables, many seeds each."""

    game: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    games: int  # at each number of players
    seed: int = 0
    options: dict[str, str] = {}
    changes: dict[str, str] = {}
    pack: str = ""
    rotate: bool = True
    events: bool = False
    name: str = ""

    def jobs(self) -> list[Job]:
        """A job for each number of players."""
        return [
            Job(
                game=self.game,
                players=players,
                bots=self.bots,
                seed=self.seed,
                options=self.options,
                changes=self.changes,
                pack=Path(self.pack) if self.pack else None,
                rotate=self.rotate,
            )
            for players in self.players
        ]

    def check(self) -> Plan:
        """Complain now of what would fail in every game."""
        game = find_game(self.game, self.pack or None, self.changes)
        switches.parse(game.Options, self.options)
        for bot in self.bots:
            make(self.game, bot)
        for players in self.players:
            if not game.min_players <= players <= game.max_players:
                raise SpielwerkError(
                    f"{self.game} is for {game.min_players} to {game.max_players} players, "
                    f"not {players}."
                )
        return self


@dataclass(frozen=True)
class Provenance:
    """Where the figures of a run come from; the same for every file of it."""

    plan: Plan
    version: str
    rules: int
    data: str  # the fingerprint of what the game reads, pack and changes included
    python: str = field(default_factory=python_version)
    command: str = ""

    @classmethod
    def of(cls, plan: Plan, command: str = "") -> Provenance:
        """The provenance of a run that begins."""
        game = find_game(plan.game, plan.pack or None, plan.changes)
        data = game.fingerprint(switches.parse(game.Options, plan.options))
        return cls(plan, spielwerk.__version__, game.version, data, command=command)

    def as_dict(self) -> dict[str, Any]:
        """As plain data, for the run's files."""
        made: dict[str, Any] = msgspec.to_builtins(self)
        return made

    @property
    def key(self) -> str:
        """The same for runs whose rows belong together: all but how many games and the command."""
        plan = msgspec.structs.replace(self.plan, games=0, name="")
        same = [msgspec.to_builtins(plan), self.version, self.rules, self.data]
        return hashlib.sha256(msgspec.json.encode(same, order="sorted")).hexdigest()[:16]


def default_bot(game_id: str) -> str:
    """Level 2, where the game has levels."""
    known = bot_names(game_id)
    return "level2" if "level2" in known else "thumb"
