"""What the table shows of a board and never changes: made once for a board, not for every view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from spielwerk.games.rebellion.board import Board
from spielwerk.games.rebellion.chains import chains
from spielwerk.games.rebellion.codes import land_key
from spielwerk.games.rebellion.pay import blocks
from spielwerk.games.rebellion.rows import Chances, Die, Field

BOARDS = 8  # boards that are remembered; a table plays on one
CHAINS = 1024
FIGHTS = 4096


class Faces:
    """Parts of rows; views share them, so nobody may change them."""

    __slots__ = ("dice", "fields", "lands", "numbers", "planets", "wages")

    def __init__(self, board: Board) -> None:
        numbers = board.numbers
        self.fields: list[Field] = [
            {"orbit": orbit, "field": field - board.first_field[orbit]}
            for field, orbit in enumerate(board.field_orbit)
        ]
        self.lands = [
            (
                code,
                land_key(code),
                board.planet_codes[planet],
                board.port[planet] == land,
                [board.land_codes[near] for near in board.near[land]],
            )
            for land, (code, planet) in enumerate(
                zip(board.land_codes, board.planet_of, strict=True)
            )
        ]
        self.planets = [[board.land_codes[land] for land in lands] for lands in board.lands_of]
        self.wages = [
            blocks(board, units) * numbers.pay_price for units in range(numbers.unit_limit + 1)
        ]
        self.dice: list[Die] = [{"units": units, "sides": sides} for units, sides in board.dice]
        self.numbers: dict[str, Any] = msgspec.structs.asdict(numbers)


@lru_cache(BOARDS)
def faces(board: Board) -> Faces:
    """The faces of a board."""
    return Faces(board)


@lru_cache(CHAINS)
def chain_rows(
    board: Board, place: tuple[int, ...], bridges: tuple[int, ...], start: int
) -> list[list[Field]]:
    """The fields of the cheapest chains from one planet to every planet."""
    fields = faces(board).fields
    return [[fields[field] for field in way] for way in chains(board, place, bridges, start)]


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
