"""What temperaments of Rebellion want besides winning, 0 to 1: each side is judged as one."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.state import RebellionState


def mine(state: RebellionState, seat: int, holder: int) -> bool:
    """Whether a faction is on the side of a seat."""
    return (holder == EMPIRE) == (seat == EMPIRE)


def bold(state: RebellionState, seat: int) -> float:
    """That the enemy has no units left."""
    enemy = sum([units for who, units in enumerate(state.troops) if not mine(state, seat, who)])
    return 1 - enemy / (sum(state.troops) + 1)


def careful(state: RebellionState, seat: int) -> float:
    """Units at home rather than spent."""
    own = sum([units for who, units in enumerate(state.troops) if mine(state, seat, who)])
    return own / (own + 20)


def raider(state: RebellionState, seat: int) -> float:
    """Ports."""
    board = state.rules
    own = [mine(state, seat, state.owner[board.port[planet]]) for planet in board.planets]
    return sum(own) / len(own)


def keeper(state: RebellionState, seat: int) -> float:
    """Planets without an enemy on them."""
    board = state.rules
    held = [
        all(mine(state, seat, state.owner[land]) for land in board.lands_of[planet])
        for planet in board.planets
    ]
    return sum(held) / len(held)


TASTES: dict[str, Callable[[RebellionState, int], float]] = {
    "bold": bold,
    "careful": careful,
    "raider": raider,
    "keeper": keeper,
}
