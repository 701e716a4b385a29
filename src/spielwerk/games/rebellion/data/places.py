"""What the worlds, ports and lands of a board are called and look like, from its file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spielwerk.engine.errors import fault
from spielwerk.engine.view import Text
from spielwerk.games.rebellion.data.schema import BoardFile, Said, World
from spielwerk.games.rebellion.data.things import (
    LANDS_A_PLANET,
    PLANETS,
    Surface,
    land_name,
    planet_name,
)

STORY = "-story"  # behind the name of a message: a line about the place


class Places:
    """The messages that name planets and lands, and the surfaces of planets, by their numbers."""

    def __init__(self, owner: str, worlds: Sequence[World]) -> None:
        self.planets = [planet_name(planet) for planet in range(len(PLANETS))]
        self.lands = [land_name(land) for land in range(len(PLANETS) * LANDS_A_PLANET)]
        self.surfaces: list[Surface] = ["rock"] * len(PLANETS)
        for world in worlds:
            planet = PLANETS.index(world.id)
            self.surfaces[planet] = world.surface
            self.planets[planet] = f"planet-{owner}-{world.id}"
            for number, _ in enumerate(world.places[:LANDS_A_PLANET]):
                self.lands[planet * LANDS_A_PLANET + number] = land_id(owner, world.id, number)


def land_id(owner: str, planet: str, number: int) -> str:
    """The message that names a place of a world; the port is number 0."""
    return f"land-{owner}-{planet}-{number or 'port'}"


def messages(owner: str, file: BoardFile, lang: str) -> Iterator[tuple[str, str]]:
    """All names and stories of a board file in one language."""
    for world in file.worlds:
        yield from told(f"planet-{owner}-{world.id}", world.name, world.story, lang)
        for number, place in enumerate(world.places):
            yield from told(land_id(owner, world.id, number), place.name, place.story, lang)


def told(id: str, name: Said, story: Said | None, lang: str) -> Iterator[tuple[str, str]]:
    """One place."""
    yield id, getattr(name, lang)
    if story:
        yield id + STORY, getattr(story, lang)


def name_faults(file: BoardFile) -> Iterator[tuple[str, Text]]:
    """Nobody can tell two places with one name apart."""
    if file.names and file.worlds:
        yield "names", fault("fault-both-names")
    seen: set[tuple[str, str]] = set()
    ids: set[str] = set()
    for number, world in enumerate(file.worlds):
        here = f"worlds[{number}]"
        if world.id in ids:
            yield f"{here}.id", fault("fault-world-twice", world=world.id)
        ids.add(world.id)
        named = [(f"{here}.name", world.name)]
        named += [(f"{here}.places[{n}].name", place.name) for n, place in enumerate(world.places)]
        for where, name in named:
            for lang, text in (("de", name.de), ("en", name.en)):
                if (lang, text) in seen:
                    yield where, fault("fault-name-twice", name=text)
                seen.add((lang, text))
