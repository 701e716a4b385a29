"""The table for a terminal: the orbits unrolled, the planets with their lands, the purses."""

from __future__ import annotations

from spielwerk.engine.view import Text, text
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import faction_name
from spielwerk.games.rebellion.rules.connection import ends_of
from spielwerk.games.rebellion.state import RebellionState

WIDTH = 72  # columns of a turn round the sun, from the top field clockwise
LETTERS = "WRBGO"  # by faction; the same in German and English
FREE, BRIDGE, PLANET = "·", "=", "@"


def picture(state: RebellionState) -> list[str | Text]:
    """All lines, from the sun outward."""
    board = state.rules
    lines: list[str | Text] = [
        text("picture-round", n=state.round, faction=faction_name(state.faction)),
        "",
    ]
    for planet in board.planets:
        lines.append(
            text(
                "picture-planet",
                planet=board.planet_names[planet],
                field=state.place[planet] - board.first_field[planet] + 1,
                fields=board.fields[planet],
                n=board.reinforcement[planet],
            )
        )
        lines.append("  " + orbit(state, board, planet))
        lines.append(lands(state, board, planet))
    lines.append("")
    for link in state.links:
        start, end = ends_of(link)
        lines.append(
            text("picture-link", start=board.planet_names[start], end=board.planet_names[end])
        )
    lines += [
        text(
            "picture-faction",
            letter=f"letter-{LETTERS[faction].lower()}",
            faction=faction_name(faction),
            credits=state.purse[faction],
            lands=state.lands[faction],
            units=state.troops[faction],
        )
        for faction in state.factions
    ]
    return lines


def orbit(state: RebellionState, board: Board, planet: int) -> str:
    """An orbit unrolled, every column the field that lies at its angle."""
    count, first = board.fields[planet], board.first_field[planet]
    signs = [BRIDGE if first + field in state.bridges else FREE for field in range(count)]
    signs[state.place[planet] - first] = PLANET
    return "".join(
        signs[(2 * column * count + WIDTH) // (2 * WIDTH) % count] for column in range(WIDTH)
    )


def lands(state: RebellionState, board: Board, planet: int) -> Text:
    """The port, then the ring, each with its name, its owner's letter and its units."""
    port, *around = [
        text(
            "picture-land" if number else "picture-port",
            land=board.land_names[land],
            letter=f"letter-{LETTERS[state.owner[land]].lower()}",
            n=state.units[land],
        )
        for number, land in enumerate(board.lands_of[planet])
    ]
    line = text("picture-lands", first=port)
    for land in around:
        line = text("picture-beside", line=line, land=land)
    return line
