"""The numbers of planets, lands and factions: one each, in state, event, option, wire and client.

They follow from the colours, so that a line of the log says the same whatever board is played; a
board without some colour leaves its numbers out.
"""

from __future__ import annotations

from typing import Literal, get_args

PlanetId = Literal[
    "red", "purple", "dark-blue", "light-blue", "dark-green", "light-green", "orange", "brown"
]
Colour = Literal["red", "blue", "green", "orange"]
# How the surface of a world is drawn, where its board says so
Surface = Literal[
    "lava", "mist", "sea", "coast", "forest", "fields", "desert", "city", "ice", "rock"
]
PLANETS: tuple[str, ...] = get_args(PlanetId)
COLOURS: tuple[str, ...] = ("white", *get_args(Colour))
EMPIRE = 0
LANDS_A_PLANET = 10  # the port is 0, the lands round it follow


def land_name(land: int) -> str:
    """The message that names a land or a port where the board does not."""
    planet, number = divmod(land, LANDS_A_PLANET)
    return f"land-{PLANETS[planet]}-{number or 'port'}"


def planet_name(planet: int) -> str:
    """The message that names a planet where the board does not."""
    return f"planet-{PLANETS[planet]}"


def faction_name(faction: int) -> str:
    """The message that names a faction."""
    return f"faction-{COLOURS[faction]}"
