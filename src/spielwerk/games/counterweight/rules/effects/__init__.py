"""The effect kinds that cards are written in; importing them makes them known to the notation."""

from spielwerk.games.counterweight.rules.effects import cards, gains, markers, sites, traffic

__all__ = ["cards", "gains", "markers", "sites", "traffic"]
