"""The rule switches: where the document is silent or contradicts itself, a table may choose.

Each is declared beside its rule.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from spielwerk.engine.options import choice
from spielwerk.games.rebellion.rules import movement, purchase, setup, sides, turn

STANDARD = "standard"


@dataclasses.dataclass(frozen=True)
class Boards:
    """Boards that a pack adds join the switch."""

    board: str = choice(STANDARD, "small")


@dataclasses.dataclass(frozen=True)
class Options(
    movement.Switches, purchase.Switches, sides.Switches, turn.Switches, setup.Switches, Boards
):
    """The switches of Rebellion; those of the last base come first."""


def options_for(boards: list[str]) -> type[Any]:
    """The switches with all these boards to choose from, the standard board first."""
    rest = [name for name in boards if name != STANDARD]
    if rest == ["small"]:
        return Options
    return dataclasses.make_dataclass(
        "Options", [("board", str, choice(STANDARD, *rest))], bases=(Options,), frozen=True
    )
