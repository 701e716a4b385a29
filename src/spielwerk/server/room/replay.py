"""Games once more: any step as a seat saw it, the course of the points."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import repeat
from typing import Any

from spielwerk.engine import Event, Game, Record
from spielwerk.engine.record import play
from spielwerk.server.problems import Problem
from spielwerk.server.room.acts import BREATH, moves_of
from spielwerk.server.room.frames import placed
from spielwerk.server.room.room import Room
from spielwerk.server.wire.answers import ReplayFrame, Result, RoundMark, RoundScores

ENDING = 6  # lines that tell how a game ended


async def record_of(room: Room) -> Record:
    """A copy of the room's record."""
    async with room.at_rest():
        session = await room.table()
        if room.stopped is not None and session is None:
            raise Problem(room.stopped.code, "Nothing of it can be shown.")
        if session is None:
            raise Problem("not-now", "The game has not begun.")
        record = Record(session.record.header, session.record.moves)
        record.result = session.record.result
        return record


async def whole_record(room: Room) -> Record:
    """The same as it was written down: where the rules are others now, nothing is played again."""
    await room.look()
    if room.stopped is None:
        return await record_of(room)
    assert room.data.header is not None
    acts = await room.store.acts(room.id, 0, room.data.seq)
    record = Record(room.data.header, moves_of(acts))
    record.result = room.data.result
    return record


async def walk(game: Game[Any], record: Record, steps: int) -> AsyncIterator[tuple[int, Any]]:
    """The states from the beginning to a step; others get their turn in between."""
    state = record.begin(game, listen=True, strict=False)  # it is the game of its room
    yield 0, state
    for step, move in enumerate(record.moves[:steps], 1):
        state.events = []
        play(state, move, f"step {step}")
        yield step, state
        if step % BREATH == 0:
            await asyncio.sleep(0)


async def at_step(room: Room, record: Record, step: int, seat: int | None) -> ReplayFrame:
    """The table after so many moves, as the seat saw it."""
    if step > len(record.moves):
        raise Problem("not-found", f"The game has {len(record.moves)} steps.")
    game = room.game
    states = [state async for _, state in walk(game, record, step)]  # one and the same, moved on
    state = states[-1]
    moved = record.moves[step - 1]["seat"] if step else None
    return ReplayFrame(
        step=step,
        steps=len(record.moves),
        seat=seat,
        view=game.view(state, seat),
        moved=moved,
        log=placed(game, state, seat, ((step, event) for event in state.events), repeat(moved)),
    )


async def rounds(room: Room, record: Record) -> list[RoundMark]:
    """The first step of every round."""
    marks: list[RoundMark] = []
    async for step, state in walk(room.game, record, len(record.moves)):
        number = room.game.round(state)
        if not marks or marks[-1].round != number:
            marks.append(RoundMark(step, number))
    return marks


async def result(room: Room, record: Record) -> Result:
    """How it stands or ended, and the points at the end of each round."""
    game = room.game
    course: dict[int, RoundScores] = {}
    state: Any = None
    events: list[Event] = []
    async for step, state in walk(game, record, len(record.moves)):
        number = game.round(state)
        events += state.events
        course[number] = RoundScores(number, step, list(state.scores()), dict(game.gauges(state)))
    last = len(record.moves)
    told = ((last, event) for event in state.events)
    ending = placed(game, state, None, told, repeat(record.moves[-1]["seat"] if last else None))
    moves = [0] * len(room.data.seats)
    for move in record.moves:
        moves[move["seat"]] += 1
    return Result(
        over=state.over,
        end_reason=state.end_reason,
        scores=state.scores(),
        winners=state.winners(),
        steps=len(record.moves),
        moves=moves,
        started=room.data.started,
        ended=room.data.ended,
        course=list(course.values()),
        points=[dict(one) for one in game.points(state, events)] if state.over else [],
        ending=ending[-ENDING:] if state.over else [],
    )
