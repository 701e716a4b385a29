"""The acts of a room made again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from spielwerk.engine import Game, Move, Record, Session
from spielwerk.engine.save import FORMAT
from spielwerk.server.store.rows import Act, ActKind

BREATH = 64  # moves that are replayed before others get their turn


async def replay(session: Session, acts: Iterable[Act]) -> int:
    """Make these moves again; the length of the log where it was shortest."""
    shortest = len(session.log)
    for number, act in enumerate(acts, 1):
        choice: Any = act.choice
        if act.kind == "undo":
            session.undo(act.seat)
            shortest = min(shortest, len(session.log))
        elif act.kind == "back":
            session.take_back(act.seat)
            shortest = min(shortest, len(session.log))
        elif act.kind == "interject":
            session.interject(act.seat, choice)
        else:
            session.apply(choice, standing=act.kind == "standing")
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return shortest


async def as_far_as_true(
    game: Game[Any], header: dict[str, Any], acts: Sequence[Act]
) -> Session | None:
    """A game with rules that may be others, up to where they lead elsewhere than it went.

    What each choice did was noted down, so that nothing is shown that never happened; None, if not
    even the beginning is the same.
    """
    record = Record(header)
    try:
        session = Session(game, record, strict=False)
        if header["spielwerk"] != FORMAT or session.trace() != header.get("trace"):
            return None
        count = await _count_true(session, acts)
        session = Session(game, record, strict=False)
        await replay(session, acts[:count])
    except Exception:  # whatever other rules make of its switches
        return None
    return session


async def _count_true(session: Session, acts: Sequence[Act]) -> int:
    for number, act in enumerate(acts):
        try:
            await replay(session, [act])
        except Exception:  # whatever other rules make of it
            return number
        if act.trace is not None and act.trace != session.trace():
            return number
    return len(acts)


def kind_of(move: Move) -> ActKind:
    """What a recorded move was."""
    if move["interjection"]:
        return "interject"
    return "standing" if move.get("standing") else "move"


def seconds_of(acts: Iterable[Act], began: float) -> list[float]:
    """How long each of the moves that remain took; what was undone belongs to what came instead."""
    ends: list[float] = []
    for act in acts:
        if act.choice is None:
            ends.pop()
        elif act.kind == "back":
            del ends[act.choice :]
        else:
            ends.append(act.at)
    return [max(0.0, after - before) for before, after in pairwise([began, *ends])]


def moves_of(acts: Iterable[Act]) -> list[Move]:
    """The moves that remain when all that was undone is gone."""
    moves: list[Move] = []
    again: dict[int, int] = {}
    for act in acts:
        if act.choice is None:  # an undo
            moves.pop()
        elif act.kind == "back":
            again = {place: n for place, n in again.items() if place <= act.choice}
            again[act.choice] = again.get(act.choice, 0) + 1
            del moves[act.choice :]
        else:
            unasked = act.kind == "interject"
            move: Move = {"seat": act.seat, "choice": act.choice, "interjection": unasked}
            if len(moves) in again and not unasked:
                move["again"] = again[len(moves)]
            if act.kind == "standing":
                move["standing"] = True
            moves.append(move)
    return moves


def last_move(record: Record | None, seat: int | None, *, by_hand: bool = False) -> int:
    """The number of a seat's last move; 0: it has made none.

    `by_hand`: not counting what was answered in advance, when nobody may have looked.
    """
    moves = record.moves if record else []
    for number in range(len(moves), 0, -1):
        move = moves[number - 1]
        if move["seat"] == seat and not (by_hand and move.get("standing")):
            return number
    return 0
