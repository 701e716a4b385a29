"""What is wrong with a board, as far as its schema can't say so (RB-2.5)."""

from __future__ import annotations

from collections import Counter

from spielwerk.games.rebellion.data.places import name_faults
from spielwerk.games.rebellion.data.schema import BoardFile

REBELS = (2, 3, 4)  # Rebel factions that a board must have a start for
FEWEST_FIELDS = 3  # two planets on two orbits of two fields could close the way between them


def faults(file: BoardFile) -> list[str]:
    """All that is wrong, with the place in the file."""
    return [
        *dice_faults(file),
        *planet_faults(file),
        *start_faults(file),
        *stock_faults(file),
        *name_faults(file),
    ]


def dice_faults(file: BoardFile) -> list[str]:
    """The dice of battle: for every number of units exactly one (RB-4.5)."""
    if file.dice[0].units != 1:
        return ["$.dice[0].units: the first die is for 1 unit and more"]
    return [
        f"$.dice[{index + 1}].units: {after.units} is not more than {before.units} before it"
        for index, (before, after) in enumerate(zip(file.dice, file.dice[1:], strict=False))
        if after.units <= before.units
    ]


def planet_faults(file: BoardFile) -> list[str]:
    """Orbits without gaps, dice that stay on them, each planet once (RB-2.4, RB-2.6)."""
    found = []
    orbits = {planet.orbit for planet in file.planets}
    ids: set[str] = set()
    taken: set[int] = set()
    for index, planet in enumerate(file.planets):
        here = f"$.planets[{index}]"
        if planet.id in ids:
            found.append(f"{here}.id: there are two planets '{planet.id}'")
        if planet.orbit in taken:
            found.append(f"{here}.orbit: orbit {planet.orbit} already has a planet")
        if planet.orbit > 1 and planet.orbit - 1 not in orbits:
            found.append(
                f"{here}.orbit: planet '{planet.id}' is unreachable: "
                f"there is no orbit {planet.orbit - 1} to bridge"
            )
        if planet.fields < FEWEST_FIELDS:
            found.append(
                f"{here}.fields: {planet.fields} fields can be closed by planets and leave others "
                f"unreachable; an orbit has at least {FEWEST_FIELDS}"
            )
        if sum(planet.dice) > planet.fields:
            found.append(
                f"{here}.dice: the dice reach {sum(planet.dice)}, "
                f"but the orbit has only {planet.fields} fields"
            )
        ids.add(planet.id)
        taken.add(planet.orbit)
    return found


def start_faults(file: BoardFile) -> list[str]:
    """Starts for all numbers of players, which give each land to exactly one Rebel (RB-3.2)."""
    lands = {planet.id: planet.lands for planet in file.planets}
    found = []
    given: dict[int, Counter[str]] = {rebels + 1: Counter() for rebels in REBELS}
    colours: dict[int, list[str]] = {rebels + 1: [] for rebels in REBELS}
    for index, start in enumerate(file.starts):
        here = f"$.starts[{index}]"
        found += [
            f"{here}.planets: the board has no planet '{planet}'"
            for planet in start.planets
            if planet not in lands
        ]
        count = sum(lands.get(planet, 0) for planet in start.planets)
        if count != start.lands:
            found.append(
                f"{here}.lands: {', '.join(start.planets)} have {count} lands, not {start.lands}"
            )
        twice = [planet for planet in start.planets if given[start.players][planet]]
        found += [
            f"{here}.planets: '{planet}' is given twice in the game of {start.players}"
            for planet in twice
        ]
        if start.colour in colours[start.players]:
            found.append(
                f"{here}.colour: {start.colour} plays twice in the game of {start.players}"
            )
        given[start.players].update(start.planets)
        colours[start.players].append(start.colour)
    for players, got in given.items():
        if len(colours[players]) != players - 1:
            rebels = [index for index, start in enumerate(file.starts) if start.players == players]
            found.append(
                f"$.starts[{max(rebels, default=0)}]: {len(rebels)} Rebels in the game of "
                f"{players}, not {players - 1}"
            )
        found += [
            f"$.planets[{index}].lands: nobody is given planet '{planet.id}' in the game of "
            f"{players}, so it can have no lands but its port"
            for index, planet in enumerate(file.planets)
            if planet.lands and not got[planet.id]
        ]
    return found


def stock_faults(file: BoardFile) -> list[str]:
    """Nobody begins with more units than the box has (RB-2.1)."""
    found = []
    tuned = {f"$.tuned.{key}": tuned.on(file.numbers) for key, tuned in file.tuned.items()}
    lands = max((start.lands for start in file.starts), default=0)
    for where, numbers in {"$.numbers.unit_limit": file.numbers, **tuned}.items():
        most = max(numbers.units_per_port * len(file.planets), numbers.units_per_land * lands)
        if most > numbers.unit_limit:
            found.append(f"{where}: somebody begins with {most} units")
    return found
