"""The effect kinds that cards are written in; importing them makes them known to the notation."""

from spielwerk.games.counterweight.rules.effects import gains, sites, station, traffic

__all__ = ["gains", "sites", "station", "traffic"]
