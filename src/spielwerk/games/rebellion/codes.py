"""Numbers by which the table and the log name things, the same on every board.

The rules number lands and planets as they come on a board, and factions in turn order. What is
told and shown uses the colours instead, so that a line of the log says the same whatever is played.
"""

from __future__ import annotations

PLANETS = (
    *("red", "purple", "dark-blue", "light-blue"),
    *("dark-green", "light-green", "orange", "brown"),
)
COLOURS = ("white", "red", "blue", "green", "orange")
LANDS_A_PLANET = 10  # the port is 0, the lands round it follow


def land_key(code: int) -> str:
    """The message that names a land or a port."""
    planet, number = divmod(code, LANDS_A_PLANET)
    return f"land-{PLANETS[planet]}-{number or 'port'}"


def planet_key(code: int) -> str:
    """The message that names a planet."""
    return f"planet-{PLANETS[code]}"


def faction_key(code: int) -> str:
    """The message that names a faction."""
    return f"faction-{COLOURS[code]}"
