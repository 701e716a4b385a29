"""The rule switches of 51st State."""

from __future__ import annotations

from dataclasses import dataclass

from spielwerk.engine.options import choice, number


@dataclass(frozen=True, slots=True)
class State51Options:
    """Each switch is named and explained in words/*.ftl."""

    deck: str = choice("base", "new_era", "winter")
    factions: str = choice("random", "chosen")
    max_rounds: int = number(100, 1, 500)
