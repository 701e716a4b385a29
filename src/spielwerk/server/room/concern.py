"""What concerns a seat of all that others do: the recap begins with it, and it lifts a pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from spielwerk.engine import Event, Game


def concerning(
    game: Game[Any], before: Any, seat: int, mover: int, events: Iterable[Event]
) -> Iterator[Event]:
    """The events of a move that concern a seat; nothing of its own doing does."""
    if mover != seat:
        for event in events:
            if seat in game.concerns(before, event):
                yield event


def overtaking(game: Game[Any], before: Any, now: Any, seat: int) -> list[int]:
    """Who has got ahead of a seat by a move, where points are compared."""
    if not game.race:
        return []
    had, have = before.scores(), now.scores()
    return [
        other
        for other in range(now.players)
        if had[other] <= had[seat] and have[other] > have[seat]
    ]
