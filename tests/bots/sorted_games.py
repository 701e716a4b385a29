"""Games whose re-deals depend on nothing but what the seat knows and the chance that is given.

`Game.hide` shuffles hidden cards as they lie; here they are sorted first. Then two true states that
look the same to a seat have the same re-deals for the same seed, and an honest bot must choose
the same in both.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import spielwerk
from spielwerk.engine import Game


@cache
def sorted_game(name: str) -> Game[Any]:
    """A game that re-deals from sorted cards."""
    kind: Any = type(spielwerk.game(name))

    class Sorted(kind):  # type: ignore[misc]
        """Sorts what it is about to shuffle."""

        def hide(self, state: Any, seat: int | None) -> None:
            """Sort, then shuffle."""
            SORT[name](state, seat)
            super().hide(state, seat)

    game: Game[Any] = Sorted()
    return game


def sort_rebellion(state: Any, seat: int | None) -> None:
    """Nothing is hidden."""


def sort_state51(state: Any, seat: int | None) -> None:
    """The deck with all other hands, and the connection stacks."""
    others = [other for other in range(state.players) if other != seat]
    pool = list(state.deck[: state.left])
    for other in others:
        pool += state.hands[other]
    pool.sort()
    state.deck = tuple(pool[: state.left])
    first = state.left
    for other in others:
        size = len(state.hands[other])
        state.hands[other] = tuple(pool[first : first + size])
        first += size
    state.stacks = [tuple(sorted(stack)) for stack in state.stacks]


def sort_counterweight(state: Any, seat: int | None) -> None:
    """The decks, but for cards that everybody saw going to the bottom."""
    state.decks = [
        (*deck[:known], *sorted(deck[known:]))
        for deck, known in zip(state.decks, state.known, strict=True)
    ]


SORT = {
    "rebellion": sort_rebellion,
    "state51": sort_state51,
    "counterweight": sort_counterweight,
}
