"""Moves, interjections and undos of people. Each is one transaction, made once by its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from spielwerk.engine import Option, Session
from spielwerk.server.draft import Draft
from spielwerk.server.problems import Problem
from spielwerk.server.room import Room
from spielwerk.server.rows import Act

WITH_FRAME = ("stale", "not-asked", "illegal", "no-undo")
LOG_END = 1 << 30  # the log from its end on: nothing of it


async def move(room: Room, seat: int, seq: int, choices: Sequence[Option], key: str) -> bytes:
    """The asked seat chooses, once or several times in a row, as far as it can look ahead."""

    def make(draft: Draft) -> None:
        session = at_table(room, draft, seat)
        fresh(draft, seq)
        count = check_sequence(session, seat, choices)
        draft.touched = True
        for index, choice in enumerate(choices[:count]):
            session.apply(choice)
            draft.act("move", seat, choice, None if index else _key(seat, key))

    return await _once(room, seat, key, "move", choices[0], make)


async def undo(room: Room, seat: int, seq: int, key: str, *, whole: bool) -> bytes:
    """A seat takes back its last choice, or all since the last barrier."""

    def make(draft: Draft) -> None:
        session = at_table(room, draft, seat)
        fresh(draft, seq)
        if not session.can_undo(seat):
            raise Problem(
                "no-undo", "A die, a reveal or another player's decision lies in between."
            )
        draft.touched = True
        first = True
        while first or (whole and session.can_undo(seat)):
            session.undo(seat)
            room.went_back()
            draft.act("undo", seat, None, _key(seat, key) if first else None)
            first = False

    return await _once(room, seat, key, "undo", None, make)


async def interject(room: Room, seat: int, seq: int | None, choice: Option, key: str) -> bytes:
    """A seat does something without being asked."""

    def make(draft: Draft) -> None:
        session = at_table(room, draft, seat)
        if seq is not None:
            fresh(draft, seq)
        if session.over or choice not in session.state.interjections(seat):
            raise Problem("illegal", f"Seat {seat} can't interject {choice!r} now.")
        draft.touched = True
        session.interject(seat, choice)
        draft.act("interject", seat, choice, _key(seat, key))

    return await _once(room, seat, key, "interject", choice, make)


def at_table(room: Room, draft: Draft, seat: int) -> Session:
    """The game, if this seat can play in it now."""
    if room.session is None:
        raise Problem("not-now", "The game has not begun.")
    if draft.data.seats[seat].bot is not None:
        raise Problem("not-now", "A bot stands in for this seat; take the seat back first.")
    return room.session


def fresh(draft: Draft, seq: int) -> None:
    """Refuse what was meant for another moment."""
    if seq != draft.data.seq:
        raise Problem("stale", f"You speak of move {seq}, the room is at {draft.data.seq}.")


def check_sequence(session: Session, seat: int, choices: Sequence[Option]) -> int:
    """How many of these choices are made; refuses them all if one can't be, and says which.

    They end where somebody else is asked or something is rolled or revealed. What lies behind is
    not even looked at: a refusal that depends on it would show a card that nobody has paid for.
    """
    state = session.state if len(choices) == 1 else session.state.copy()
    barrier = state.barrier
    if state.over or state.player != seat:
        whom = "The game is over." if state.over else f"Seat {state.player} is asked."
        raise Problem("not-asked", whom, index=0)
    for index, choice in enumerate(choices):
        if choice not in state.options():
            raise Problem("illegal", f"Choice {choice!r} is not open now.", index=index)
        if len(choices) > 1:
            state.apply(choice)
            if state.over or state.player != seat or state.barrier != barrier:
                return index + 1
    return len(choices)


async def _once(
    room: Room,
    seat: int,
    key: str,
    kind: str,
    choice: Option | None,
    make: Callable[[Draft], None],
) -> bytes:
    try:
        _, frames = await room.change(make, show=(seat,))
    except Problem as problem:
        if problem.status >= 500:
            raise
        done = await room.store.act_by_key(room.id, _key(seat, key))
        if done is None and problem.code not in WITH_FRAME:
            raise
        async with room.at_rest():
            now = await room.frame(seat, log_from=LOG_END)
        if done is None:
            problem.more["frame"] = msgspec.Raw(now)
            raise
        if not _same(done, kind, choice):
            raise Problem("key-reused") from None
        return now
    return frames[seat]


def _same(done: Act, kind: str, choice: Option | None) -> bool:
    made = tuple(done.choice) if isinstance(done.choice, list) else done.choice
    return done.kind == kind and made == choice


def _key(seat: int, key: str) -> str:
    return f"{seat}:{key}"
