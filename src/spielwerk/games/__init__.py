"""The games, each in a room of its own. A new one joins with its line in `spielwerk.registry`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from spielwerk.engine.game import Game
from spielwerk.registry import entry, load

KEPT = 16  # games with their data: a search over hundreds of changed numbers must not keep them all


def kind(name: str) -> type[Game[Any]]:
    """The class of the game of that name."""
    found: type[Game[Any]] = load(entry(name).game)
    return found


def game(
    name: str,
    pack: Path | str | None = None,
    changes: Mapping[str, str] | None = None,
    data: Path | str | None = None,
) -> Game[Any]:
    """A game, with its own data or with those of a pack and single changed entries.

    `data`: a folder with the files of another time in place of the game's own.
    """
    turned = tuple(sorted((changes or {}).items()))
    return _game(name, Path(pack) if pack else None, turned, Path(data) if data else None)


@lru_cache(KEPT)
def _game(
    name: str, pack: Path | None, changes: tuple[tuple[str, str], ...], data: Path | None
) -> Game[Any]:
    return kind(name)(pack, dict(changes), data=data)
