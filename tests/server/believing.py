"""A room as one seat could believe it: everything that the seat can't know is dealt anew."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any
from unittest.mock import patch

from spielwerk.engine import Game, Record, Session
from spielwerk.server.room import replay
from spielwerk.server.room.change import Change
from spielwerk.server.room.room import Room

true_walk = replay.walk


def believed_session(
    session: Session, seat: int | None, rng: random.Random, *, same_chance: bool
) -> Session:
    """The same table with other hidden cards; with `same_chance` the dice fall alike."""
    other = copy(session)
    other.record = Record(session.record.header, session.record.moves)
    other.record.result = session.record.result
    other.log = list(session.log)
    other.state = _redeal(session.game, session.state, seat, rng)
    other._back = [
        (_redeal(session.game, state, seat, rng), length) for state, length in session._back
    ]
    if same_chance:
        other.state.rng = session.state.rng
    return other


def _redeal(game: Game[Any], state: Any, seat: int | None, rng: random.Random) -> Any:
    other = game.redeal(state, seat, rng)
    other.events = list(state.events or ())
    return other


@contextmanager
def believing(
    room: Room, seat: int | None, rng: random.Random, *, same_chance: bool = False
) -> Iterator[Session]:
    """Until the end of this block the room is another one; what happens in it is never written."""
    assert room.session is not None
    kept = room.data, room.session, room._log_from
    room.session = believed_session(room.session, seat, rng, same_chance=same_chance)

    async def not_written(_: Change) -> None:
        """Nobody else must ever hear of it."""

    async def walk(game: Game[Any], record: Record, steps: int) -> AsyncIterator[tuple[int, Any]]:
        async for step, state in true_walk(game, record, steps):
            yield step, _redeal(game, state, seat, rng)

    try:
        with patch.object(room.store, "write", not_written), patch.object(replay, "walk", walk):
            yield room.session
    finally:
        room.data, room.session, room._log_from = kept
