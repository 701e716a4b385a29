"""The rule switches: where the document is silent or contradicts itself, a table may choose."""

from __future__ import annotations

import dataclasses
from typing import Any

from spielwerk.engine.options import choice, flag, number

STANDARD = "standard"


@dataclasses.dataclass(frozen=True, slots=True)
class Options:
    """The switches of Rebellion; boards that a pack adds join `board`."""

    board: str = choice(STANDARD, "small")
    balance: str = choice("documents", "tuned")  # RB-3.1
    max_rounds: int = number(40, 0, 999)  # RB-1.4; 0: no limit
    fallen_purse: str = choice("bank", "allies")  # RB-1.3
    rebels_attack: bool = flag(False)  # RB-1.5
    phase_order: str = choice("numbered", "printed")  # RB-4
    land_payee: str = choice("seller", "bank")  # RB-4.3


def options_for(boards: list[str]) -> type[Any]:
    """The switches with all these boards to choose from, the standard board first."""
    rest = [name for name in boards if name != STANDARD]
    if rest == ["small"]:
        return Options
    return dataclasses.make_dataclass(
        "Options", [("board", str, choice(STANDARD, *rest))], bases=(Options,), frozen=True
    )
