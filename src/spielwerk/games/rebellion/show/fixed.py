"""What the table shows of a board and never changes: made once for a board, not for every view."""

from __future__ import annotations

from functools import lru_cache

from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.chains import chains
from spielwerk.games.rebellion.rules.pay import blocks
from spielwerk.games.rebellion.show.rows import Chances, Field

BOARDS = 8  # boards that are remembered; a table plays on one
CHAINS = 1024
FIGHTS = 4096


class Fixed:
    """Parts of rows; views share them, so nobody may change them."""

    def __init__(self, board: Board) -> None:
        numbers = board.numbers
        first = [board.first_field[planet] for planet in board.planets]
        self.fields: list[Field] = [
            {"orbit": orbit, "field": field - first[orbit]}
            for field, orbit in enumerate(board.field_orbit)
        ]
        self.lands = [
            (
                land,
                board.land_names[land],
                planet,
                board.port[planet] == land,
                list(board.near[land]),
            )
            for planet in board.planets
            for land in board.lands_of[planet]
        ]
        self.wages = [
            blocks(board, units) * numbers.pay_price for units in range(numbers.unit_limit + 1)
        ]


@lru_cache(BOARDS)
def fixed(board: Board) -> Fixed:
    """What never changes of a board."""
    return Fixed(board)


@lru_cache(CHAINS)
def chain_rows(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], start: int
) -> dict[int, list[Field]]:
    """The fields of the cheapest chains from one planet to every planet."""
    fields = fixed(board).fields
    return {
        planet: [fields[field] for field in way]
        for planet, way in chains(board, place, bridges, start).items()
    }


@lru_cache(FIGHTS)
def chances(board: Board, attackers: int, defenders: int) -> Chances:
    """The chances of one attack."""
    win, tie, lose = board.odds.roll(attackers, defenders)
    fall, left, _, rolls = board.odds.fight(attackers, defenders)
    return {
        "attackers": attackers,
        "die": board.sides[attackers],
        "win": round(win, 4),
        "tie": round(tie, 4),
        "lose": round(lose, 4),
        "fall": round(fall, 4),
        "left": round(left, 2),
        "rolls": round(rolls, 2),
    }
