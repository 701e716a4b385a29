"""The rule switches of Counterweight, each declared beside its rule."""

from __future__ import annotations

from dataclasses import dataclass

from spielwerk.games.counterweight.rules import (
    action,
    arrival,
    enemies,
    inspector,
    planning,
    rounds,
    scoring,
    setup,
)


@dataclass(frozen=True)
class Options(
    rounds.Switches,
    arrival.Switches,
    scoring.Switches,
    enemies.Switches,
    inspector.Switches,
    action.Switches,
    planning.Switches,
    setup.Switches,
):
    """Where the document leaves a choice, or says two things; those of the last base come first."""
