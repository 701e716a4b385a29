"""The table for a terminal: the orbits unrolled, the planets with their lands, the purses."""

from __future__ import annotations

from spielwerk.engine.view import Text, text
from spielwerk.games.rebellion.board import Board
from spielwerk.games.rebellion.names import faction_name, planet_name
from spielwerk.games.rebellion.state import RebellionState

WIDTH = 72  # columns of a turn round the sun, from the top field clockwise
LETTERS = "WRBGO"  # by the number of a colour; the same in German and English
FREE, BRIDGE, PLANET = "·", "=", "@"


def picture(state: RebellionState) -> list[str | Text]:
    """All lines, from the sun outward."""
    board = state.the_board()
    letters = [LETTERS[code] for code in state.faction_codes()]
    lines: list[str | Text] = [
        text("picture-round", n=state.round, faction=faction_name(state, state.faction)),
        "",
    ]
    for planet in range(len(board.planets)):
        lines.append(
            text(
                "picture-planet",
                planet=planet_name(state, planet),
                field=state.place[planet] - board.first_field[planet] + 1,
                fields=board.fields[planet],
                n=board.reinforcement[planet],
            )
        )
        lines.append("  " + orbit(state, board, planet))
        lines.append("  " + lands(state, board, planet, letters))
    lines.append("")
    for link in state.links:
        start, end = divmod(link, len(board.planets))
        lines.append(
            text("picture-link", start=planet_name(state, start), end=planet_name(state, end))
        )
    for faction, letter in enumerate(letters):
        lines.append(
            text(
                "picture-faction",
                letter=f"letter-{letter.lower()}",
                faction=faction_name(state, faction),
                credits=state.purse[faction],
                lands=state.lands[faction],
                units=state.troops[faction],
            )
        )
    return lines


def orbit(state: RebellionState, board: Board, planet: int) -> str:
    """An orbit unrolled, every column the field that lies at its angle."""
    count, first = board.fields[planet], board.first_field[planet]
    signs = [BRIDGE if first + field in state.bridges else FREE for field in range(count)]
    signs[state.place[planet] - first] = PLANET
    return "".join(
        signs[(2 * column * count + WIDTH) // (2 * WIDTH) % count] for column in range(WIDTH)
    )


def lands(state: RebellionState, board: Board, planet: int, letters: list[str]) -> str:
    """The port in brackets, then the ring, each with its owner's letter and its units."""
    port, *around = [
        f"{letters[state.owner[land]]}{state.units[land]:<3}" for land in board.lands_of[planet]
    ]
    return " ".join([f"[{port.rstrip()}]".ljust(7), *around]).rstrip()
