"""Who sits where in a contest: every seed is played with all line-ups."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

from spielwerk.bots.brain import find_brain

LineUps = tuple[tuple[str, ...], ...]


def sides_of(game_id: str, players: int) -> dict[str, tuple[int, ...]]:
    """The seats of each side, by its name; empty where everybody plays for himself."""
    knows = find_brain(game_id)
    return knows.sides(players) if knows else {}


@cache
def line_ups(game_id: str, players: int, bots: tuple[str, ...], mirror: bool = False) -> LineUps:
    """All ways to seat the bots.

    Two sides: each pair of bots both ways round (with `mirror` also against themselves). Else the
    bots fill the table, repeated if they are too few, in all rotations; if they are too many, every
    choice of them does.
    """
    sides = sides_of(game_id, players)
    if sides:
        known = list(dict.fromkeys(bots))
        ways = [
            pair
            for pair in product(known, repeat=2)
            if mirror or len(known) == 1 or pair[0] != pair[1]
        ]
        return tuple(_seated(players, sides, pair) for pair in ways)
    tables: Sequence[tuple[str, ...]] = (
        list(combinations(bots, players))
        if len(bots) > players
        else [tuple(bots[seat % len(bots)] for seat in range(players))]
    )
    return tuple(
        dict.fromkeys(crew[turn:] + crew[:turn] for crew in tables for turn in range(players))
    )


def _seated(
    players: int, sides: dict[str, tuple[int, ...]], pair: tuple[str, ...]
) -> tuple[str, ...]:
    seats = [""] * players
    for bot, members in zip(pair, sides.values(), strict=True):
        for seat in members:
            seats[seat] = bot
    return tuple(seats)
