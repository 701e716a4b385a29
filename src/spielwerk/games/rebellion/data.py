"""The board files: their schema, and the checks that a schema can't express (RB-2.5)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, Struct

from spielwerk.engine.data import Source
from spielwerk.games.rebellion.board import Board
from spielwerk.games.rebellion.options import STANDARD

Positive = Annotated[int, Meta(ge=1, le=999)]
Amount = Annotated[int, Meta(ge=0, le=999)]
Colour = Literal["red", "blue", "green", "orange"]
PlanetId = Literal[
    "red", "purple", "dark-blue", "light-blue", "dark-green", "light-green", "orange", "brown"
]
Players = Literal["2", "3", "4", "5"]
REBELS = (2, 3, 4)  # Rebel factions that a board must have a start for
FEWEST_FIELDS = 3  # two planets on two orbits of two fields could close the way between them


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Every number that a designer might turn."""

    empire_credits: Amount
    rebel_credits: Amount
    units_per_port: Positive
    units_per_land: Positive
    rounds_alone: Amount
    unit_limit: Annotated[int, Meta(ge=1, le=500)]
    bridge_limit: Amount
    garrison: Positive
    minimum_income: Amount
    income_per_land: Amount
    unit_price: Positive
    land_price: Positive
    land_units: Positive
    bridge_price: Amount
    link_minimum: Amount
    roll_price: Positive
    batch_price: Positive
    batch_size: Positive
    free_units: Positive
    pay_block: Positive
    pay_price: Amount
    gifts: list[Positive]


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """From so many units on, a die of so many sides (RB-4.5)."""

    units: Positive
    sides: Annotated[int, Meta(ge=2, le=100)]


class Planet(Struct, frozen=True, forbid_unknown_fields=True):
    """A planet and its orbit (RB-2.4)."""

    id: PlanetId
    orbit: Annotated[int, Meta(ge=1)]
    fields: Annotated[int, Meta(ge=1, le=60)]
    dice: Annotated[list[Positive], Meta(min_length=1)]
    lands: Annotated[int, Meta(ge=0, le=8)]
    reinforcement: Amount


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What one Rebel begins with (RB-3.2)."""

    players: Literal[3, 4, 5]
    colour: Colour
    planets: Annotated[list[PlanetId], Meta(min_length=1)]
    lands: Positive


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file `board-<name>.toml`."""

    spielwerk: str
    numbers: Numbers
    dice: Annotated[list[Die], Meta(min_length=1)]
    planets: Annotated[list[Planet], Meta(min_length=2)]
    starts: list[Start]
    tuned_credits: dict[Players, Amount] = {}


class Rules:
    """All boards of a game, by name and by number."""

    __slots__ = ("boards", "names")

    def __init__(self, boards: list[Board]) -> None:
        self.boards = boards
        self.names = [board.name for board in boards]


def load(source: Source) -> Rules:
    """Read and check every board, the standard board first."""
    stems = sorted(source.names("board-*.toml"), key=lambda stem: stem != f"board-{STANDARD}")
    return Rules([load_board(source, stem) for stem in stems])


def load_board(source: Source, stem: str) -> Board:
    """Read and check one board."""
    file = source.toml(stem, BoardFile)
    if file.spielwerk != f"rebellion/{stem}":
        reason = f"the file says '{file.spielwerk}', but is named like 'rebellion/{stem}'"
        raise source.fault(stem, f"$.spielwerk: {reason}")
    for complaint in (*dice_faults(file), *planet_faults(file), *start_faults(file)):
        raise source.fault(stem, complaint)
    planets = sorted(file.planets, key=lambda planet: planet.orbit)
    place = {planet.id: index for index, planet in enumerate(planets)}
    board = Board(
        stem.removeprefix("board-"),
        [planet.id for planet in planets],
        [planet.fields for planet in planets],
        [tuple(planet.dice) for planet in planets],
        [planet.lands for planet in planets],
        [planet.reinforcement for planet in planets],
        {
            rebels: [
                (start.colour, tuple(place[planet] for planet in start.planets))
                for start in file.starts
                if start.players == rebels + 1
            ]
            for rebels in REBELS
        },
        [(die.units, die.sides) for die in file.dice],
        file.numbers,
        {int(players): credits for players, credits in file.tuned_credits.items()},
    )
    for complaint in stock_faults(file, board):
        raise source.fault(stem, complaint)
    return board


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


def stock_faults(file: BoardFile, board: Board) -> list[str]:
    """Nobody begins with more units than the box has (RB-2.1)."""
    numbers = file.numbers
    most = max(
        numbers.units_per_port * len(board.planets),
        numbers.units_per_land * max(start.lands for start in file.starts),
    )
    if most > numbers.unit_limit:
        return [f"$.numbers.unit_limit: somebody begins with {most} units"]
    return []
