"""Moves, orders, interjections and undos of people: each is one change, made once by its key."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from spielwerk.engine import Option, Session
from spielwerk.server.problems import Problem
from spielwerk.server.room import standing
from spielwerk.server.room.acts import last_move
from spielwerk.server.room.change import Change
from spielwerk.server.room.frames import may_undo
from spielwerk.server.room.room import Room
from spielwerk.server.wire.answers import encode
from spielwerk.server.wire.requests import InterjectIn, MoveIn, UndoIn

WITH_FRAME = ("stale", "not-asked", "illegal", "no-undo")
LOG_END = 1 << 30  # the log from its end on: nothing of it


async def move(room: Room, wanted: MoveIn) -> bytes:
    """The asked seat chooses, once or several times in a row, as far as it can look ahead."""
    return await _once(room, _move, wanted)


async def undo(room: Room, wanted: UndoIn) -> bytes:
    """A seat takes back its last choice, or all since the last barrier.

    Against bots alone nothing bars the way: who sits there decides how he wants to play.
    """
    return await _once(room, _undo, wanted)


async def interject(room: Room, wanted: InterjectIn) -> bytes:
    """A seat does something without being asked."""
    return await _once(room, _interject, wanted)


def _move(change: Change, wanted: MoveIn, digest: str) -> None:
    session = _at_table(change, wanted.seat)
    _must_be_fresh(change, wanted.seq)
    seat = wanted.seat
    if session.over or session.player != seat:
        whom = "The game is over." if session.over else f"Seat {session.player} is asked."
        raise Problem("not-asked", whom, index=0)
    choices = _choices(change, session, wanted)
    count = _check_sequence(session, seat, choices)
    change.touched = True
    for index, choice in enumerate(choices[:count]):
        standing.contradicted(change, seat, choice)
        session.apply(choice)
        key = (None, None) if index else (_key(seat, wanted.key), digest)
        change.act("move", seat, choice, *key)


def _choices(change: Change, session: Session, wanted: MoveIn) -> Sequence[Option]:
    if wanted.choice is not None:
        return [wanted.choice]
    if wanted.choices is not None:
        return wanted.choices
    # Read on a state as the seat could believe it: no refusal can give anything away.
    believed = session.game.redeal(session.state, wanted.seat, change.world.bits(63))
    return session.game.order(believed, wanted.order)


def _undo(change: Change, wanted: UndoIn, digest: str) -> None:
    seat = wanted.seat
    session = _at_table(change, seat)
    if wanted.moved is None or wanted.moved != last_move(session.record, seat):
        _must_be_fresh(change, wanted.seq)
    if not may_undo(change.data, session, seat):
        raise Problem("no-undo", "A die, a reveal or another player's decision lies in between.")
    change.touched = True
    key = _key(seat, wanted.key)
    if session.can_undo(seat):
        session.undo(seat)
        change.act("undo", seat, None, key, digest)
    else:
        change.act("back", seat, session.take_back(seat), key, digest)
    while wanted.whole and session.can_undo(seat):
        session.undo(seat)
        change.act("undo", seat, None)


def _interject(change: Change, wanted: InterjectIn, digest: str) -> None:
    seat, choice = wanted.seat, wanted.choice
    session = _at_table(change, seat)
    if wanted.seq is not None:
        _must_be_fresh(change, wanted.seq)
    if session.over or choice not in session.state.interjections(seat):
        raise Problem("illegal", f"Seat {seat} can't interject {choice} now.")
    change.touched = True
    session.interject(seat, choice)
    change.act("interject", seat, choice, _key(seat, wanted.key), digest)


def _at_table(change: Change, seat: int) -> Session:
    """The game, if this seat can play in it now."""
    if change.stopped is not None:
        raise Problem(change.stopped.code, "This game can only be looked at here.")
    if change.session is None:
        raise Problem("not-now", "The game has not begun.")
    if change.data.seats[seat].bot is not None:
        raise Problem("not-now", "A bot stands in for this seat; take the seat back first.")
    return change.session


def _must_be_fresh(change: Change, seq: int) -> None:
    if seq != change.data.seq:
        raise Problem("stale", f"You speak of move {seq}, the room is at {change.data.seq}.")


def _check_sequence(session: Session, seat: int, choices: Sequence[Option]) -> int:
    """How many of these choices are made; refuses them all if one can't be, and says which.

    They end where somebody else is asked or something is rolled or revealed. What lies behind is
    not even looked at: a refusal that depends on it would show a card that nobody has paid for.
    """
    state = session.state if len(choices) == 1 else session.state.copy()
    barrier = state.barrier
    for index, choice in enumerate(choices):
        if choice not in state.options():
            raise Problem("illegal", f"Choice {choice} is not open now.", index=index)
        if len(choices) > 1:
            state.apply(choice)
            if state.over or state.player != seat or state.barrier != barrier:
                return index + 1
    return len(choices)


async def _once(room: Room, make: Callable[[Change, Any, str], None], wanted: Any) -> bytes:
    """Make a change unless its key says that it was made; the seat's frame comes back."""
    said = msgspec.json.encode((make.__name__, replace(wanted, seq=0)), order="sorted")
    digest = hashlib.blake2b(said, digest_size=16).hexdigest()
    try:
        return await room.change_and_show(wanted.seat, make, wanted, digest)
    except Problem as problem:
        if problem.status >= 500:
            raise
        done = await room.store.act_by_key(room.id, _key(wanted.seat, wanted.key))
        if done is None and problem.code not in WITH_FRAME:
            raise
        async with room.at_rest():
            now = await room.frame(wanted.seat, log_from=LOG_END)
        if done is None:
            problem.frame = now
            raise
        if done.wanted != digest:
            raise Problem("key-reused") from None
        return encode(now)


def _key(seat: int, key: str) -> str:
    return f"{seat}:{key}"
