"""What the lab looks at in each game; a game without a lens of its own is seen by the plain one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from spielwerk.lab.lenses.base import Lens

__all__ = ["Lens", "lens_of"]


@cache
def lens_of(game_id: str) -> Lens:
    """The lens of a game."""
    name = f"spielwerk.lab.lenses.{game_id}"
    if find_spec(name) is None:
        return Lens()
    lens: Lens = import_module(name).LENS
    return lens
