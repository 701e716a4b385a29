"""Random play from a state to the end: the quickest way through a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.engine.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64  # for the compiler: 64 bits are enough

MUL, ADD, BITS = 1103515245, 12345, 0x7FFFFFFF


def play_randomly(state: State, chance: i64) -> int:
    """Choose at random for everybody until the game is over; returns how many decisions it took.

    `chance` is a small number of one's own: the same one makes the same choices.
    """
    decisions = 0
    while not state.over:
        options = state.asked
        chance = (chance * MUL + ADD) & BITS
        state.apply(options[(chance >> 8) % len(options)])
        decisions += 1
    return decisions
