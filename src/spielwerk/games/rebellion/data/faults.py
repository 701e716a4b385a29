"""What is wrong with a board, as far as its schema can't say so (RB-2.5)."""

from __future__ import annotations

from collections import Counter

from spielwerk.engine.errors import fault, meant
from spielwerk.engine.view import Text
from spielwerk.games.rebellion.data.places import name_faults
from spielwerk.games.rebellion.data.schema import BoardFile

REBELS = (2, 3, 4)  # Rebel factions that a board must have a start for
FEWEST_FIELDS = 3  # two planets on two orbits of two fields could close the way between them
Faults = list[tuple[str, Text]]  # places in the file, and what is wrong there


def faults(file: BoardFile) -> Faults:
    """All that is wrong."""
    return [
        *dice_faults(file),
        *planet_faults(file),
        *start_faults(file),
        *stock_faults(file),
        *name_faults(file),
    ]


def dice_faults(file: BoardFile) -> Faults:
    """The dice of battle: for every number of units exactly one (RB-4.5)."""
    if file.dice[0].units != 1:
        return [("dice[0].units", fault("fault-first-die"))]
    return [
        (
            f"dice[{index + 1}].units",
            fault("fault-die-order", units=after.units, before=before.units),
        )
        for index, (before, after) in enumerate(zip(file.dice, file.dice[1:], strict=False))
        if after.units <= before.units
    ]


def planet_faults(file: BoardFile) -> Faults:
    """Orbits without gaps, dice that stay on them, each planet once (RB-2.4, RB-2.6)."""
    found: Faults = []
    orbits = {planet.orbit for planet in file.planets}
    ids: set[str] = set()
    taken: set[int] = set()
    for index, planet in enumerate(file.planets):
        here = f"planets[{index}]"
        reach, fields = sum(planet.dice), planet.fields
        if planet.id in ids:
            found.append((f"{here}.id", fault("fault-planet-twice", planet=planet.id)))
        if planet.orbit in taken:
            found.append((f"{here}.orbit", fault("fault-orbit-taken", orbit=planet.orbit)))
        if planet.orbit > 1 and planet.orbit - 1 not in orbits:
            gap = fault("fault-orbit-gap", planet=planet.id, orbit=planet.orbit - 1)
            found.append((f"{here}.orbit", gap))
        if fields < FEWEST_FIELDS:
            few = fault("fault-fields", fields=fields, least=FEWEST_FIELDS)
            found.append((f"{here}.fields", few))
        if reach > fields:
            found.append((f"{here}.dice", fault("fault-dice", reach=reach, fields=fields)))
        ids.add(planet.id)
        taken.add(planet.orbit)
    return found


def start_faults(file: BoardFile) -> Faults:
    """Starts for all numbers of players, which give each land to exactly one Rebel (RB-3.2)."""
    lands = {planet.id: planet.lands for planet in file.planets}
    found: Faults = []
    given: dict[int, Counter[str]] = {rebels + 1: Counter() for rebels in REBELS}
    colours: dict[int, list[str]] = {rebels + 1: [] for rebels in REBELS}
    for index, start in enumerate(file.starts):
        here, players = f"starts[{index}]", int(start.players)
        found += [
            (f"{here}.planets", fault("fault-no-planet", planet=planet, near=meant(planet, lands)))
            for planet in start.planets
            if planet not in lands
        ]
        count = sum(lands.get(planet, 0) for planet in start.planets)
        if count != start.lands:
            other = fault(
                "fault-start-lands", planets=start.planets, count=count, lands=start.lands
            )
            found.append((f"{here}.lands", other))
        twice = [planet for planet in start.planets if given[players][planet]]
        found += [
            (f"{here}.planets", fault("fault-given-twice", planet=planet, players=players))
            for planet in twice
        ]
        if start.colour in colours[players]:
            same = fault("fault-colour-twice", colour=start.colour, players=players)
            found.append((f"{here}.colour", same))
        given[players].update(start.planets)
        colours[players].append(start.colour)
    for players, got in given.items():
        if len(colours[players]) != players - 1:
            rebels = [index for index, start in enumerate(file.starts) if start.players == players]
            number = fault("fault-rebels", rebels=len(rebels), players=players, wanted=players - 1)
            found.append((f"starts[{max(rebels, default=0)}]", number))
        found += [
            (
                f"planets[{index}].lands",
                fault("fault-not-given", planet=planet.id, players=players),
            )
            for index, planet in enumerate(file.planets)
            if planet.lands and not got[planet.id]
        ]
    return found


def stock_faults(file: BoardFile) -> Faults:
    """Nobody begins with more units than the box has (RB-2.1)."""
    found: Faults = []
    tuned = {f"tuned.{key}": tuned.on(file.numbers) for key, tuned in file.tuned.items()}
    lands = max((start.lands for start in file.starts), default=0)
    for where, numbers in {"numbers.unit_limit": file.numbers, **tuned}.items():
        most = max(numbers.units_per_port * len(file.planets), numbers.units_per_land * lands)
        if most > numbers.unit_limit:
            found.append((where, fault("fault-stock", units=most)))
    return found
