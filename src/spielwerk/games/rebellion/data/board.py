"""A board as the rules use it: lands and their neighbours, orbits, fields and theirs, numbers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from spielwerk.games.rebellion.data.around import Around, bits
from spielwerk.games.rebellion.data.odds import Odds
from spielwerk.games.rebellion.data.places import Places
from spielwerk.games.rebellion.data.schema import BoardFile
from spielwerk.games.rebellion.data.things import (
    COLOURS,
    EMPIRE,
    LANDS_A_PLANET,
    PLANETS,
)

if TYPE_CHECKING:
    from spielwerk.games.rebellion.rules.connection import Linked
    from spielwerk.games.rebellion.rules.webs import Web

NONE = -1  # where a list by number has a hole


class Board:
    """One board; shared by all states and, but for what was used last, never changed.

    Lists by planet or land have a hole at every number that the board lacks: walk over `planets`
    and `lands`. Space fields are numbered orbit by orbit, the top field of each first.
    """

    def __init__(self, name: str, file: BoardFile, places: Places) -> None:
        self.name = name
        self.planet_names, self.land_names = places.planets, places.lands
        self.surfaces = places.surfaces
        self.numbers = numbers = file.numbers
        # Those that rules ask for at every turn, within reach
        self.garrison = numbers.garrison
        self.unit_price, self.unit_limit = numbers.unit_price, numbers.unit_limit
        self.land_price, self.land_units = numbers.land_price, numbers.land_units
        self.bridge_price, self.bridge_limit = numbers.bridge_price, numbers.bridge_limit
        self.link_minimum = numbers.link_minimum
        self.roll_price, self.storm_chance = numbers.roll_price, numbers.storm_chance
        self.batch_price, self.batch_size = numbers.batch_price, numbers.batch_size
        self.free_units, self.pay_block = numbers.free_units, numbers.pay_block
        self.pay_price = numbers.pay_price
        self.minimum_income, self.income_per_land = numbers.minimum_income, numbers.income_per_land
        rows = sorted(file.planets, key=lambda row: row.orbit)
        # Planets, from the sun outward (RB-2.4)
        self.planets = tuple(PLANETS.index(row.id) for row in rows)
        self.orbit = [NONE] * len(PLANETS)
        self.fields = [0] * len(PLANETS)
        self.first_field = [NONE] * len(PLANETS)
        self.start_dice: list[tuple[int, ...]] = [()] * len(PLANETS)
        self.reinforcement = [0] * len(PLANETS)
        # Lands, planet by planet, each planet's port first (RB-2.3)
        self.port = [NONE] * len(PLANETS)
        self.lands_of: list[tuple[int, ...]] = [()] * len(PLANETS)
        self.land_numbers = LANDS_A_PLANET * (max(self.planets) + 1)  # the length of lists by land
        self.planet_of = [land // LANDS_A_PLANET for land in range(self.land_numbers)]
        self.near: list[tuple[int, ...]] = [()] * self.land_numbers
        fields = 0
        for orbit, (planet, row) in enumerate(zip(self.planets, rows, strict=True)):
            self.orbit[planet] = orbit
            self.fields[planet] = row.fields
            self.first_field[planet] = fields
            fields += row.fields
            self.start_dice[planet] = tuple(row.dice)
            self.reinforcement[planet] = row.reinforcement
            port = self.port[planet] = planet * LANDS_A_PLANET
            self.lands_of[planet] = tuple(range(port, port + row.lands + 1))
            for land, near in enumerate(ring(port, row.lands), port):
                self.near[land] = near
        self.lands = tuple(land for planet in self.planets for land in self.lands_of[planet])
        # Space (RB-2.6)
        orbits = tuple(row.fields for row in rows)
        self.field_orbit = [orbit for orbit, count in enumerate(orbits) for _ in range(count)]
        self.neighbours = space(orbits)
        self.all_fields = bits(range(len(self.neighbours)))
        self.near_fields = [bits(near) for near in self.neighbours]
        self.around = Around(self.neighbours)
        self.distance = all_distances(orbits)
        self.webs: dict[tuple[tuple[int, ...], tuple[int, ...]], Web] = {}
        self.web: Web | None = None  # that was used last
        self.linked: Linked | None = None  # the same of connections
        # By the number of players: the factions in turn order, and the planets of each (RB-3.2)
        self.starts: dict[int, dict[int, tuple[int, ...]]] = {}
        for start in file.starts:
            given = self.starts.setdefault(start.players, {EMPIRE: ()})
            given[COLOURS.index(start.colour)] = tuple(map(PLANETS.index, start.planets))
        self.starts[2] = self.starts[3]  # RB-1.2: two colours for a lone Rebel
        self.factions = {players: tuple(given) for players, given in self.starts.items()}
        # Dice by the number of units (RB-4.5)
        self.dice = [(die.units, die.sides) for die in file.dice]
        self.sides = [
            [sides for units, sides in self.dice if units <= max(count, 1)][-1]
            for count in range(numbers.unit_limit + 1)
        ]
        self.odds = Odds(self.sides)
        # The same board with the numbers that were tuned for so many players (RB-3.1)
        self.tuned: dict[int, Board] = {}
        for key, tuned in file.tuned.items():
            turned = replace(file, numbers=tuned.on(numbers), tuned={})
            board = self.tuned[int(key)] = Board(name, turned, places)
            board.webs, board.odds = self.webs, self.odds  # what is remembered is the same


def ring(port: int, count: int) -> list[tuple[int, ...]]:
    """The neighbours of a port and of the lands in a ring round it (RB-2.3)."""
    near: list[tuple[int, ...]] = [tuple(range(port + 1, port + count + 1))]
    for place in range(count):
        beside = {port + 1 + (place + step) % count for step in (-1, 1)} - {port + 1 + place}
        near.append((port, *sorted(beside)))
    return near


@cache
def space(fields: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The neighbours of every field: beside it, and inward and outward where angles overlap."""
    first = [sum(fields[:orbit]) for orbit in range(len(fields))]
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


@cache
def all_distances(fields: tuple[int, ...]) -> list[bytes]:
    """The steps from every field to every other."""
    neighbours = space(fields)
    return [distances(neighbours, start) for start in range(len(neighbours))]


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
