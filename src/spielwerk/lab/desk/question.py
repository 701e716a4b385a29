"""A question as it is put to the lab: which one, of which game, and its arguments as typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from msgspec import Struct

from spielwerk.engine.errors import meant
from spielwerk.games import game as find_game
from spielwerk.lab import page
from spielwerk.lab.plan import Plan, default_bot, seated, two_bots
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.wrong import wrong

TWO = ("run", "compare")  # commands that ask two unlike bots
View = Callable[[Sayer], page.Page]  # an answer, as a page in the language of its reader


class Field(Struct, frozen=True):
    """An argument, as `--name` on the command line."""

    name: str
    kind: Literal["number", "text", "lines", "choice", "several"]
    default: str = ""
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()  # all there are; of texts: some to begin with
    needed: bool = False


class Question(Struct, frozen=True):
    """What is asked; arguments that are not given have their defaults."""

    kind: str
    game: str
    pack: str = ""
    values: dict[str, str] = {}

    def text(self, name: str) -> str:
        """An argument as it was typed."""
        from spielwerk.lab.desk.kinds import fields_of

        known = {field.name: field for field in fields_of(self.kind, self.game)}
        if name not in known:
            raise wrong("argument", kind=self.kind, name=name, near=meant(name, known))
        said = self.values.get(name, "").strip() or known[name].default
        if known[name].needed and not said:
            raise wrong("needed", kind=self.kind, name=name)
        return said

    def lines(self, name: str) -> list[str]:
        """An argument that may be given several times."""
        return [line.strip() for line in self.text(name).splitlines() if line.strip()]

    def number(self, name: str) -> int:
        """A whole number within its limits."""
        from spielwerk.lab.desk.kinds import fields_of

        field = next(one for one in fields_of(self.kind, self.game) if one.name == name)
        said = self.text(name)
        try:
            found = int(said)
        except ValueError:
            raise wrong("whole", name=name, said=said) from None
        if not field.low <= found <= field.high:
            raise wrong("between", name=name, low=str(field.low), high=str(field.high))
        return found

    def plan(self) -> Plan:
        """The games that are played, with the pack."""
        said = self.text("players")
        try:
            tables = tuple(dict.fromkeys(int(part) for part in said.split(",") if part.strip()))
        except ValueError:
            raise wrong("tables", said=said) from None
        game = find_game(self.game, self.pack or None)
        bots, apart = seated(self.text("bots") or default(self.kind, self.game))
        return Plan(
            game=self.game,
            players=tables or (min(3, game.max_players),),
            bots=bots,
            apart=apart,
            games=self.number("games"),
            seed=self.number("seed"),
            pack=self.pack,
        ).check()


def default(kind: str, game: str) -> str:
    """Who plays, if nobody says."""
    from spielwerk.lab.desk.kinds import KINDS

    return two_bots(game) if KINDS[kind].command in TWO else default_bot(game)


@dataclass(frozen=True)
class Desk:
    """Where a question is worked on, by how many, and who is told."""

    folder: Path  # of this pack: what was played is kept there
    workers: int = 1
    progress: Callable[[int], None] = lambda games: None  # so many games more are there
    show: Callable[[View], None] = lambda view: None  # the answer so far
