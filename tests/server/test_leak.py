"""No leak on the wire: whatever is sent to a seat does not depend on what the seat can't know."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

import spielwerk
from spielwerk.server.room.frames import room_out
from spielwerk.server.room.room import Room
from spielwerk.server.wire.answers import RoomOut
from tests.server.inside import opened
from tests.server.running import settings
from tests.server.witness import play_and_check

SHORT: dict[str, dict[str, Any]] = {"rebellion": {"max_rounds": 2}}
EVERY = {"rebellion": 25, "state51": 70, "counterweight": 30}  # steps
TABLES = [
    (game, players)
    for game, counts in (
        ("rebellion", (2, 3, 5)),
        ("state51", (1, 2, 4)),
        ("counterweight", (2, 5)),
    )
    for players in counts
]


def watched(database: str, game: str, players: int, every: int) -> dict[str, int]:
    """Play a game and compare."""

    async def play() -> dict[str, int]:
        async with opened(settings(database, messages_per_window=10**9)) as app:
            return await play_and_check(app, game, players, 1, SHORT.get(game, {}), every)

    return asyncio.run(play())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_hidden_goes_over_the_wire(database: str, game: str, players: int) -> None:
    """A whole random game with undo, chat and interjections: every frame and every answer."""
    every = EVERY[game] if players > 1 else EVERY[game] // 2  # alone, a game is short
    counts = watched(database, game, players, every)
    assert counts["answers"] > 100
    assert counts["frames"] > 0
    assert counts["several"] > 0
    assert counts["interject"] > 0 or game != "rebellion" or players == 2


def the_chance(room: Room) -> RoomOut:
    """The room, with a number that depends on the dice to come."""
    return replace(
        room_out(room.data, room.packs), title=str(room.session and room.session.state.rng)
    )


def test_the_witness_sees_a_leak_in_an_answer(database: str) -> None:
    """One number of the true state in the answer about the room is enough."""
    with patch.object(Room, "info", the_chance), pytest.raises(AssertionError, match="is hidden"):
        watched(database, "counterweight", 2, 50)


def test_the_witness_sees_a_leak_in_a_view(database: str) -> None:
    """A view that shows a spectator what seat 0 sees."""
    game = spielwerk.game("state51")
    view = game.view

    def too_much(state: Any, seat: int | None) -> Any:
        return {**view(state, seat), "table": view(state, 0)["table"]}

    with patch.object(game, "view", too_much), pytest.raises(AssertionError, match="is hidden"):
        watched(database, "state51", 2, 50)
