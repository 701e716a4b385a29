"""What cards do: one class a kind of effect. Importing this package makes all of them known."""

from spielwerk.games.state51.rules.effects import (
    actions,
    bonuses,
    deals,
    features,
    production,
    repeats,
    theft,
)

__all__ = ["actions", "bonuses", "deals", "features", "production", "repeats", "theft"]
