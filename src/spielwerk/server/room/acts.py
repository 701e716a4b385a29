"""The acts of a room made again, those of an older release in today's numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from spielwerk.engine import Game, Move, Record, Session
from spielwerk.server.store.rows import Act

BREATH = 64  # moves that are replayed before others get their turn


async def replay(session: Session, acts: Iterable[Act]) -> int:
    """Make these moves again; the length of the log where it was shortest."""
    shortest = len(session.log)
    for number, act in enumerate(acts, 1):
        choice: Any = act.choice
        if act.kind == "undo":
            session.undo(act.seat)
            shortest = min(shortest, len(session.log))
        elif act.kind == "interject":
            session.interject(act.seat, choice)
        else:
            session.apply(choice)
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return shortest


async def modern(game: Game[Any], record: Record, acts: Iterable[Act]) -> list[Act]:
    """The acts of a game that an older release began, with today's numbers for its choices."""
    session, found = Session(game, record), []
    for act in acts:
        if act.kind != "undo":
            interjection = act.kind == "interject"
            move: Move = {"seat": act.seat, "choice": act.choice, "interjection": interjection}
            act = replace(act, choice=record.modern(game, session.state, move)["choice"])
        found.append(act)
        await replay(session, [act])
    return found
