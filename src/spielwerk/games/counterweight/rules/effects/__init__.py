"""The effect kinds that cards are written in; importing them makes them known to the notation."""

from spielwerk.games.counterweight.rules.effects import (
    cards,
    checks,
    foes,
    gains,
    inspection,
    markers,
    queue,
    sites,
    traffic,
)

__all__ = [
    "cards",
    "checks",
    "foes",
    "gains",
    "inspection",
    "markers",
    "queue",
    "sites",
    "traffic",
]
