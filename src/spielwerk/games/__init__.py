"""The games, each in a room of its own. A new one joins with one line in `GAMES`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from spielwerk.engine.errors import UnknownGame
from spielwerk.engine.game import Game

GAMES = {
    "rebellion": "spielwerk.games.rebellion.game:Rebellion",
    "state51": "spielwerk.games.state51.game:State51",
    "counterweight": "spielwerk.games.counterweight.game:Counterweight",
}
KEPT = 16  # games with their data: a search over hundreds of changed numbers must not keep them all


def kind(name: str) -> type[Game[Any]]:
    """The class of the game of that name."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game '{name}'; there are {', '.join(GAMES)}.")
    module, _, attribute = GAMES[name].partition(":")
    found: type[Game[Any]] = getattr(import_module(module), attribute)
    return found


def game(
    name: str, pack: Path | str | None = None, changes: Mapping[str, str] | None = None
) -> Game[Any]:
    """A game, with its own data or with those of a pack and single changed entries."""
    return _game(name, Path(pack) if pack else None, tuple(sorted((changes or {}).items())))


@lru_cache(KEPT)
def _game(name: str, pack: Path | None, changes: tuple[tuple[str, str], ...]) -> Game[Any]:
    return kind(name)(pack, dict(changes))
