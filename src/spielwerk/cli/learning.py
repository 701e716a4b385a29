"""What the commands share that let bots learn: `teach`, `train`, `evolve`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from spielwerk.cli.flags import numbers
from spielwerk.engine import SpielwerkError
from spielwerk.games import game as find_game


@contextmanager
def learning() -> Iterator[None]:
    """Load what learning needs, or say in one sentence how to get it."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # every core has a process already
    try:
        yield
    except ModuleNotFoundError as error:
        raise SpielwerkError(
            f"{error.name} is not installed: pip install 'spielwerk[train]'."
        ) from None


def tables(name: str, players: str) -> tuple[int, ...]:
    """How many play: as asked for, or as few as the game takes with somebody to beat."""
    return numbers(players) or (max(2, find_game(name).min_players),)
