"""Rebellion on paper: the sky, the worlds twice (small to travel, large for units), pieces."""

from __future__ import annotations

from typing import Any

from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import COLOURS, PLANETS, faction_name
from spielwerk.press.matter import Desk, Matter, Placed, Poster, Token
from spielwerk.press.pieces import money, outline

SKY = 500.0  # millimetres: three tiles wide, two high
WORLD = 128.0  # two fit on a sheet
TRAVELLER = 24.0  # fits into the fields of the sky
COINS = 20


def matter(desk: Desk) -> Matter:
    """Every board of the game or of its pack."""
    boards: dict[str, Board] = desk.game.rules
    skies, worlds, small = [], [], []
    seen: set[tuple[str, int]] = set()
    for board in boards.values():
        skies.append(sky(desk, board))
        for planet in board.planets:
            world = (board.planet_names[planet], len(board.lands_of[planet]))
            if world not in seen:
                seen.add(world)
                worlds.append((board, planet))
                small.append(traveller(desk, board, planet))
    posters = skies + [large(desk, worlds[n : n + 2]) for n in range(0, len(worlds), 2)]
    most = max(worlds, key=lambda one: len(one[0].lands_of[one[1]]))
    return Matter(
        posters=posters,
        tokens=[*small, *pieces(desk, list(boards.values()))],
        drawings={
            "planet": drawn(desk, *most, named=True),
            **{name: desk.keep(svg) for name, svg in desk.kit.examples(desk.word).items()},
        },
    )


def sky(desk: Desk, board: Board) -> Poster:
    """The orbits with their fields."""
    orbits: list[dict[str, object]] = [
        {
            "key": PLANETS[planet],
            "name": desk.word(board.planet_names[planet]),
            "fields": board.fields[planet],
            "dice": " + ".join(f"d{die}" for die in board.start_dice[planet]),
        }
        for planet in board.planets
    ]
    switch = f"switch-board-{board.name}"
    name = desk.word(switch) if desk.words.has(switch) else board.name
    title = desk.word("press-sky", board=name)
    return Poster(title, SKY, SKY, pictures=[Placed(desk.keep(desk.kit.sky(orbits)), 0, 0, SKY)])


def drawn(desk: Desk, board: Board, planet: int, named: bool) -> str:
    """A world from above."""
    places = [desk.word(board.land_names[land]) for land in board.lands_of[planet]]
    world: dict[str, Any] = {
        "key": PLANETS[planet],
        "name": board.planet_names[planet],
        "surface": board.surfaces[planet],
        "places": places if named else ["" for _ in places],
    }
    return desk.keep(desk.kit.planet(world))


def large(desk: Desk, worlds: list[tuple[Board, int]]) -> Poster:
    """Worlds with room for units on their lands, one above the other."""
    names = ", ".join(desk.word(board.planet_names[planet]) for board, planet in worlds)
    pictures = [
        Placed(drawn(desk, board, planet, named=True), 0, n * WORLD, WORLD)
        for n, (board, planet) in enumerate(worlds)
    ]
    title = desk.word("press-world", name=names)
    return Poster(title, WORLD, len(worlds) * WORLD, pictures=pictures)


def traveller(desk: Desk, board: Board, planet: int) -> Token:
    """The same world as a piece that stands in its orbit."""
    return Token(
        label=desk.word("press-worlds"),
        count=1,
        size=TRAVELLER,
        fills=[desk.colour("white")],
        ink="",
        round=True,
        picture=drawn(desk, board, planet, named=False),
    )


def pieces(desk: Desk, boards: list[Board]) -> list[Token]:
    """Ones and fives of every colour (RB-2.1), bridges, credits."""
    limit = max(board.numbers.unit_limit for board in boards)
    ones = -(-limit // 3)
    looks = desk.kit.looks()
    found = []
    for number, colour in enumerate(COLOURS):
        shape = outline(desk, looks[colour]["outline"])
        label = desk.word("press-units", faction=desk.word(faction_name(number)))
        for value, count in ((1, ones), (5, -(-(limit - ones) // 5))):
            found.append(
                Token(
                    label=label,
                    count=count,
                    size=9.0 + value,
                    fills=[desk.colour(f"player-{colour}")],
                    ink=shape,
                    icon=shape,
                    text=str(value),
                )
            )
    bridges = max(board.numbers.bridge_limit for board in boards)
    bridge = desk.icon("bridge")
    white = [desk.colour("bridge")]
    values = sorted({value for board in boards for value in board.numbers.gifts})
    return [
        *found,
        Token(desk.word("press-bridges"), bridges, 12, white, bridge, icon=bridge),
        *money(desk, desk.word("press-credits"), "credits", values, COINS),
    ]
