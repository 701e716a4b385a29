"""The rule switches of Counterweight."""

from __future__ import annotations

from dataclasses import dataclass

from spielwerk.engine.options import choice, number


@dataclass(frozen=True, slots=True)
class Options:
    """Where the document leaves a choice, or says two things; the default first."""

    anchor: str = choice("random", "chosen")  # CW-2.1
    placement: str = choice("next", "beside")  # CW-5.2: where a site is started
    max_emergencies: int = number(5, 0, 8)  # CW-4.3: so many open at once and all lose; 0: no limit
    loot: str = choice("literal", "stolen")  # CW-8.3: what an enemy takes on its card
    inspector_others: str = choice("none", "two")  # CW-10.4: points for markers elsewhere
    deadline: str = choice("on", "none")  # CW-11.2: the second time the ship deck runs out
    max_rounds: int = number(30, 0, 99)  # CW-11.2; 0: no limit
