"""What has happened since a seat's last move: what concerns it first, then the rest."""

from __future__ import annotations

from itertools import repeat
from typing import Any, cast

from spielwerk.engine import Game, Record
from spielwerk.engine.standing import OVERTAKEN
from spielwerk.engine.view import text
from spielwerk.server.room.concern import concerning, overtaking
from spielwerk.server.room.frames import placed
from spielwerk.server.room.replay import walk
from spielwerk.server.room.room import Room
from spielwerk.server.wire.answers import Answered, LogLine, Recap

MOST = 200  # lines that are told of the rest; the oldest are left out


async def recap(room: Room, record: Record, seat: int, since: int) -> Recap:
    """The moves after `since`, as the seat may know them."""
    game, moves = room.game, record.moves
    mine: list[LogLine] = []
    rest: list[LogLine] = []
    ahead: dict[int, LogLine] = {}
    answered: list[Answered] = []
    before: Any = None
    async for step, state in walk(game, record, len(moves)):
        if step > since:
            if moves[step - 1]["seat"] == seat and moves[step - 1].get("standing"):
                said, _ = before.decision.words(before, moves[step - 1]["choice"])
                answered.append(Answered(step, said))
            mover = moves[step - 1]["seat"]
            events = [(step, event) for event in state.events]
            lines = placed(game, state, seat, events, repeat(mover))
            touching = list(concerning(game, before, seat, mover, state.events))
            for (_, event), line in zip(events, lines, strict=True):
                if mover == seat:
                    continue
                if event in touching:
                    mine.append(line)
                elif "detail" not in line and "mark" not in line and line["by"] != seat:
                    rest.append(line)
            _overtaken(game, before, state, seat, step, ahead)
        if step >= since:
            before = state.copy()
    mine += ahead.values()
    mine.sort(key=lambda line: line["step"])
    return Recap(
        since=since, until=len(moves), mine=mine, rest=rest[-MOST:], answered=answered[-MOST:]
    )


def _overtaken(
    game: Game[Any], before: Any, now: Any, seat: int, step: int, ahead: dict[int, LogLine]
) -> None:
    """Note who has passed a seat, and forget who has fallen back behind it."""
    have = now.scores()
    for other in [one for one in ahead if have[one] <= have[seat]]:
        del ahead[other]
    for other in overtaking(game, before, now, seat):
        told = text("recap-overtaken", player=f"seat:{other}", n=have[other], own=have[seat])
        line = {"kind": OVERTAKEN, "text": told, "targets": [f"seat:{other}"]}
        ahead[other] = cast(LogLine, {**line, "step": step, "by": other})
