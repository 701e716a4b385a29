"""A board as the rules use it: lands and their neighbours, orbits, fields and theirs, numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.rebellion.codes import COLOURS, LANDS_A_PLANET, PLANETS
from spielwerk.games.rebellion.odds import Odds

if TYPE_CHECKING:
    from spielwerk.games.rebellion.chains import Search
    from spielwerk.games.rebellion.data import Numbers

EMPIRE = 0


class Board:
    """One board; shared by all states and, but for the memory of chains, never changed.

    Lands are numbered planet by planet, each planet's port first. Space fields are numbered orbit
    by orbit, the top field of each first. Faction 0 is the Empire, the Rebels follow.
    """

    __slots__ = (
        "chains",
        "dice",
        "distance",
        "faction_codes",
        "field_orbit",
        "fields",
        "first_field",
        "land_codes",
        "lands",
        "lands_of",
        "name",
        "near",
        "neighbour_sets",
        "neighbours",
        "none_to",
        "numbers",
        "odds",
        "one_to",
        "planet_codes",
        "planet_of",
        "planets",
        "port",
        "reinforcement",
        "sides",
        "start_dice",
        "starts",
        "tuned_credits",
    )

    def __init__(
        self,
        name: str,
        planets: list[str],
        fields: list[int],
        start_dice: list[tuple[int, ...]],
        lands: list[int],
        reinforcement: list[int],
        starts: dict[int, list[tuple[str, tuple[int, ...]]]],
        dice: list[tuple[int, int]],
        numbers: Numbers,
        tuned_credits: dict[int, int],
    ) -> None:
        self.name = name
        self.numbers = numbers
        self.tuned_credits = tuned_credits
        self.planets = planets
        self.reinforcement = reinforcement
        self.start_dice = start_dice
        # By the number of Rebels: the planets of each, and the colours of all factions
        self.starts = {rebels: [given for _, given in sets] for rebels, sets in starts.items()}
        self.faction_codes = {
            rebels: (EMPIRE, *(COLOURS.index(colour) for colour, _ in sets))
            for rebels, sets in starts.items()
        }
        self.planet_codes = [PLANETS.index(planet) for planet in planets]
        # Lands (RB-2.3)
        self.lands = sum(lands) + len(lands)
        self.port: list[int] = []
        self.lands_of: list[tuple[int, ...]] = []
        self.planet_of: list[int] = []
        self.near: list[tuple[int, ...]] = []
        for planet, count in enumerate(lands):
            port = len(self.planet_of)
            self.port.append(port)
            self.lands_of.append(tuple(range(port, port + count + 1)))
            self.planet_of += [planet] * (count + 1)
            self.near += ring(port, count)
        self.land_codes = [
            self.planet_codes[planet] * LANDS_A_PLANET + land - self.port[planet]
            for land, planet in enumerate(self.planet_of)
        ]
        # Space (RB-2.6)
        self.fields = fields
        self.first_field = [sum(fields[:orbit]) for orbit in range(len(fields))]
        self.field_orbit = [orbit for orbit, count in enumerate(fields) for _ in range(count)]
        self.neighbours = space(fields, self.first_field)
        self.neighbour_sets = [frozenset(near) for near in self.neighbours]
        self.distance = [distances(self.neighbours, start) for start in range(sum(fields))]
        self.chains: dict[tuple[tuple[int, ...], tuple[int, ...], int], Search] = {}
        # Dice by the number of units, and lists of counts that questions hand out (RB-4.5)
        self.dice = dice
        limit = numbers.unit_limit
        self.sides = [
            [sides for units, sides in dice if units <= max(count, 1)][-1]
            for count in range(limit + 1)
        ]
        self.odds = Odds(self.sides)
        self.one_to = [tuple(range(1, count + 1)) for count in range(limit + 1)]
        self.none_to = [tuple(range(count + 1)) for count in range(limit + 1)]


def ring(port: int, count: int) -> list[tuple[int, ...]]:
    """The neighbours of a port and of the lands in a ring round it (RB-2.3)."""
    near: list[tuple[int, ...]] = [tuple(range(port + 1, port + count + 1))]
    for place in range(count):
        beside = {port + 1 + (place + step) % count for step in (-1, 1)} - {port + 1 + place}
        near.append((port, *sorted(beside)))
    return near


def space(fields: list[int], first: list[int]) -> list[tuple[int, ...]]:
    """The neighbours of every field: beside it, and inward and outward where angles overlap."""
    found: list[tuple[int, ...]] = []
    for orbit, count in enumerate(fields):
        for field in range(count):
            near = {first[orbit] + (field + step) % count for step in (-1, 1)}
            for other in (orbit - 1, orbit + 1):
                if 0 <= other < len(fields):
                    near.update(
                        first[other] + place
                        for place in range(fields[other])
                        if overlap(field, count, place, fields[other])
                    )
            found.append(tuple(sorted(near)))
    return found


def overlap(field: int, count: int, other: int, others: int) -> bool:
    """Whether two fields share more than a point of the circle, in whole numbers (RB-2.6).

    Field i of n reaches from (2i − 1) / 2n to (2i + 1) / 2n of a turn; times 2·n·m both are whole.
    """
    turn = 2 * count * others
    low, high = (2 * field - 1) * others, (2 * field + 1) * others
    other_low, other_high = (2 * other - 1) * count, (2 * other + 1) * count
    return any(
        max(low, other_low + shift) < min(high, other_high + shift) for shift in (-turn, 0, turn)
    )


def distances(neighbours: list[tuple[int, ...]], start: int) -> bytes:
    """The steps from one field to every other, as if no planet stood in the way."""
    far = [-1] * len(neighbours)
    far[start] = 0
    queue = [start]
    for field in queue:
        for near in neighbours[field]:
            if far[near] < 0:
                far[near] = far[field] + 1
                queue.append(near)
    return bytes(far)
