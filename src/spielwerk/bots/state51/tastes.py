"""What temperaments of 51st State want besides winning, 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.games.state51.state import State51State

MANY = 12  # locations
SOME = 5  # deals, or ruins


def builder(state: State51State, seat: int) -> float:
    """Locations of its own."""
    return min(1.0, state.locations(seat) / MANY)


def raider(state: State51State, seat: int) -> float:
    """Ruins at the others' places."""
    ruins = sum(
        [
            card < 0
            for side in range(state.sides)
            if side != seat
            for row in state.rows[3 * side : 3 * side + 3]
            for card in row
        ]
    )
    return min(1.0, ruins / SOME)


def trader(state: State51State, seat: int) -> float:
    """Deals."""
    return min(1.0, len(state.deals[seat]) / SOME)


TASTES: dict[str, Callable[[State51State, int], float]] = {
    "builder": builder,
    "raider": raider,
    "trader": trader,
}
