"""What a run simulates, and where that stands written: the run's provenance."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from platform import python_version
from typing import Any

import msgspec

import spielwerk
from spielwerk.bots import Budget, UnknownBot, make
from spielwerk.bots import names as bot_names
from spielwerk.engine import options as switches
from spielwerk.engine.errors import meant
from spielwerk.games import game as find_game
from spielwerk.lab.lens import lens_of
from spielwerk.lab.seating import LineUps, line_ups
from spielwerk.lab.simulate import Job
from spielwerk.lab.wrong import wrong

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
    apart: bool = False  # no mixed tables: every game is played by one of the bots, in turn
    events: bool = False
    contest: bool = False  # every seed is played with all line-ups of the bots, against the clock
    mirror: bool = False  # of two sides: also each bot against itself
    seconds: float | None = None  # how long bots think, if not as their level says
    iterations: int | None = None
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
                apart=self.apart,
                line_ups=self.line_ups(players),
                budget=Budget(self.seconds, self.iterations),
            )
            for players in self.players
        ]

    def line_ups(self, players: int) -> LineUps:
        """Who sits where in a contest, whose seeds are played with all of them."""
        return line_ups(self.game, players, self.bots, self.mirror) if self.contest else ()

    @property
    def crews(self) -> tuple[str, ...]:
        """The bots that play games among themselves, if there are several: two opinions."""
        return self.bots if self.apart and len(self.bots) > 1 else ()

    def check(self) -> Plan:
        """Complain now of what would fail in every game."""
        game = find_game(self.game, self.pack or None, self.changes)
        switches.parse(game.Options, self.options)
        if not any(self.bots):
            raise wrong("nobody")
        for bot in self.bots:
            try:
                make(self.game, bot)
            except UnknownBot:
                known = bot_names(self.game)
                near = meant(bot, known)
                raise wrong("bot", bot=bot, game=self.game, known=known, near=near) from None
        for players in self.players:
            if not game.min_players <= players <= game.max_players:
                low, high = game.min_players, game.max_players
                raise wrong("seats", game=self.game, low=low, high=high, players=players)
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


APART = "+"  # between bots that do not sit at one table


def default_bot(game_id: str) -> str:
    """Level 2, where the game has levels."""
    known = bot_names(game_id)
    return "level2" if "level2" in known else "thumb"


def two_bots(game_id: str) -> str:
    """Level 2 and one that plays unlike it and as fast: what only one of them sees is marked."""
    return APART.join(filter(None, (default_bot(game_id), lens_of(game_id).unlike)))


def seated(bots: str) -> tuple[tuple[str, ...], bool]:
    """Bots as they are typed, and whether they play apart: `a,b` at one table, `a+b` by turns."""
    apart = APART in bots
    return tuple(part.strip() for part in bots.split(APART if apart else ",")), apart
