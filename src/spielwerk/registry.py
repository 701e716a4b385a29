"""The one list of games: where each lives, what bots know of it, what the lab looks at in it.

Places are named, not imported: `import spielwerk` loads no bot, no lab and no server.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from spielwerk.engine.errors import UnknownGame


@dataclass(frozen=True, slots=True)
class Entry:
    """A game, as `module:attribute` of its parts; only the game itself must be there."""

    game: str
    brain: str = ""  # a `spielwerk.bots.brain.Brain`: without one only chance plays it
    lens: str = ""  # a `spielwerk.lab.lens.Lens`: without one the lab sees what all games have
    study: str = ""  # a `spielwerk.study.part.Part`: without one it is no environment
    press: str = ""  # makes a `spielwerk.press.matter.Matter`: without it only the book is printed


def _ours(name: str, kind: str) -> Entry:
    return Entry(
        game=f"spielwerk.games.{name}.game:{kind}",
        brain=f"spielwerk.bots.{name}:BRAIN",
        lens=f"spielwerk.lab.{name}:LENS",
        study=f"spielwerk.study.{name}:{kind}Part",
        press=f"spielwerk.press.{name}:matter",
    )


GAMES: dict[str, Entry] = {
    "rebellion": _ours("rebellion", "Rebellion"),
    "state51": _ours("state51", "State51"),
    "counterweight": _ours("counterweight", "Counterweight"),
}


def entry(name: str) -> Entry:
    """The entry of a game."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game '{name}'; there are {', '.join(GAMES)}.")
    return GAMES[name]


def load(place: str) -> Any:
    """What stands at `module:attribute`; whatever goes wrong on the way there is an error."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
