"""What has happened since a seat's last move: what concerns it first, then the rest."""

from __future__ import annotations

from itertools import repeat
from typing import Any, cast

from spielwerk.engine import Record
from spielwerk.engine.view import text
from spielwerk.server.room.frames import placed
from spielwerk.server.room.replay import walk
from spielwerk.server.room.room import Room
from spielwerk.server.wire.answers import LogLine, Recap

MOST = 200  # lines that are told of the rest; the oldest are left out


async def recap(room: Room, record: Record, seat: int, since: int) -> Recap:
    """The moves after `since`, as the seat may know them."""
    game, moves = room.game, record.moves
    mine: list[LogLine] = []
    rest: list[LogLine] = []
    ahead: dict[int, LogLine] = {}
    before: Any = None
    async for step, state in walk(game, record, len(moves)):
        if step > since:
            mover = moves[step - 1]["seat"]
            events = [(step, event) for event in state.events]
            lines = placed(game, state, seat, events, repeat(mover))
            for (_, event), line in zip(events, lines, strict=True):
                if mover == seat:
                    continue
                if seat in game.concerns(before, event):
                    mine.append(line)
                elif "detail" not in line and "mark" not in line and line["by"] != seat:
                    rest.append(line)
            if game.race:
                _overtaken(before, state, seat, step, ahead)
        if step >= since:
            before = state.copy()
    mine += ahead.values()
    mine.sort(key=lambda line: line["step"])
    return Recap(since=since, until=len(moves), mine=mine, rest=rest[-MOST:])


def _overtaken(before: Any, now: Any, seat: int, step: int, ahead: dict[int, LogLine]) -> None:
    """Note who has passed a seat, and forget who has fallen back behind it."""
    had, have = before.scores(), now.scores()
    for other in range(now.players):
        if have[other] <= have[seat]:
            ahead.pop(other, None)
        elif had[other] <= had[seat]:
            told = text("recap-overtaken", player=f"seat:{other}", n=have[other], own=have[seat])
            line = {"kind": "overtaken", "text": told, "targets": [f"seat:{other}"]}
            ahead[other] = cast(LogLine, {**line, "step": step, "by": other})
