"""Answers given in advance: given, taken back, lifted, and made when their question comes.

They are made in the change whose move led to the question, so they are written with it, and people
are told once. Nothing is answered that a person was already asked: only a move leads to answers,
not a gift, an undo or somebody who comes back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from spielwerk.engine import Option, Session
from spielwerk.engine.standing import OVERTAKEN, Routine, answer
from spielwerk.server.problems import Problem
from spielwerk.server.room.concern import concerning, overtaking
from spielwerk.server.store.rows import Act, RoomData, Standing

if TYPE_CHECKING:
    from spielwerk.server.room.change import Change
    from spielwerk.server.room.room import Room
    from spielwerk.server.wire.requests import StandingIn

AT_MOST = 30  # answers in one change: then people are asked, whatever stands
TAKEN_BACK = ("undo", "back")
BITS = 53  # of an answer's id
END = 1 << 30  # the log from its end on: nothing of it


async def give(room: Room, wanted: StandingIn) -> bytes:
    """A seat answers in advance; its frame comes back. Nobody else notices."""
    async with room.at_rest():
        session, seat = await room.table(), wanted.seat
        if not can_stand(room, seat):
            raise Problem("not-now", "Nothing can be said in advance here.")
        assert session is not None
        if wanted.mark != mark(room, seat):
            raise await _stale(room, seat)
        offered = session.game.offered(session.state, seat)
        routine = next((one for one in offered if one.name == wanted.name), None)
        if routine is None or not routine.allows(wanted.answer, wanted.unless):
            raise Problem("illegal", f"{wanted.name!r} can't be answered like that in advance.")
        new = Standing(
            id=room.world.bits(BITS),
            seat=seat,
            name=wanted.name,
            answer=wanted.answer,
            unless=dict(wanted.unless),
            round=session.game.round(session.state),
        )
        if not await _put(room, new):
            raise await _stale(room, seat)
        return await room.tell_seat(seat)


async def take_back(room: Room, seat: int, name: str) -> bytes:
    """A seat takes back what it has said; its frame comes back."""
    async with room.at_rest():
        await room.table()
        for one in room.standing_of(seat):
            if one.name == name and one.answer:
                # Where another process was quicker, it was used up or is said anew: let it be.
                await _put(room, one.emptied(room.world.bits(BITS)))
        return await room.tell_seat(seat)


async def _put(room: Room, new: Standing) -> bool:
    old = next((one for one in room.standing_of(new.seat) if one.name == new.name), None)
    room.standing = None  # to be read again, whatever becomes of this
    return await room.store.standings.put(room.id, new, old)


async def _stale(room: Room, seat: int) -> Problem:
    room.standing = await room.store.standings.of(room.id)
    problem = Problem("stale", "What stands is not what it was.")
    problem.frame = await room.frame(seat, END)
    return problem


def mark(room: Room, seat: int) -> int:
    """A number that is another one whenever a seat's answers were given, taken back or used up."""
    found = 0
    for one in room.standing_of(seat):
        found ^= one.id
    return found


def can_stand(room: Room, seat: int) -> bool:
    """Whether a seat can say anything in advance: somebody plays there, in a game that goes on."""
    playing = room.session is not None and not room.stopped and room.data.status == "playing"
    return playing and _plays(room.data, seat)


def contradicted(change: Change, seat: int, choice: Option) -> None:
    """Before a choice by hand: who does other than to pass, passes no longer."""
    session = change.session
    assert session is not None
    state = session.state
    routines = {one.name: one for one in state.decision.routines}
    for place, one in enumerate(change.standing):
        if one.seat != seat or not one.answer:
            continue
        routine = routines.get(one.name)
        passes = routine is not None and routine.lifted
        if one.lifted or (passes and answer(state, one.name, one.answer, one.unless) != choice):
            change.standing[place] = one.emptied(change.world.bits(BITS))


def looked_at(change: Change, act: Act) -> None:
    """After an act: what it lifts, and what was taken back with it."""
    session = change.session
    if session is None or not any(one.answer for one in change.standing):
        return
    moves = len(session.record.moves)
    now = session.game.round(session.state)
    for place, one in enumerate(change.standing):
        if not one.answer:
            continue
        routine = session.game.routines().get(one.name)
        gone = routine is None or session.over or one.used > moves
        if routine is None or gone or (routine.lasts == "round" and one.round != now):
            change.standing[place] = one.emptied(change.world.bits(BITS))
        elif act.kind not in TAKEN_BACK and one.stands and _lifts(change, act, one, routine):
            change.standing[place] = replace(one, lifted=moves)
    change.prior = session.state.copy()


def _lifts(change: Change, act: Act, one: Standing, routine: Routine) -> bool:
    session, before = change.session, change.prior
    assert session is not None
    game, number = session.game, len(session.record.moves)
    events = [event for step, event in session.log[change.log_from :] if step == number]
    kinds = {str(event[0]) for event in concerning(game, before, one.seat, act.seat, events)}
    if overtaking(game, before, session.state, one.seat):
        kinds.add(OVERTAKEN)
    return any(routine.lifts(one.unless, kind) for kind in kinds)


def answer_all(change: Change) -> None:
    """Answer the question to which a move has led, and those that follow, as far as that goes."""
    session = change.session
    if session is None or not change.acts or change.acts[-1].kind != "move":
        return
    if not any(one.answer for one in change.standing):
        return
    by_hand = {act.seat for act in change.acts}
    for _ in range(AT_MOST):
        if session.over or not _plays(change.data, session.player):
            return
        found = _found(change, session, by_hand)
        if found is None:
            return
        one, option = found
        change.touched = True
        session.apply(option, standing=True)
        place = change.standing.index(one)
        if session.game.routines()[one.name].lasts == "round":
            change.standing[place] = one.emptied(change.world.bits(BITS))
        else:
            change.standing[place] = replace(one, used=len(session.record.moves))
        change.act("standing", session.record.moves[-1]["seat"], option)


def _found(change: Change, session: Session, by_hand: set[int]) -> tuple[Standing, Option] | None:
    """The first answer that fits the present question.

    What is meant for the next turn is not used in the very turn in which its player still acts.
    """
    seat, routines = session.player, session.game.routines()
    for one in change.standing:
        if one.seat == seat and one.stands:
            option = answer(session.state, one.name, one.answer, one.unless)
            still_acts = routines[one.name].lasts == "round" and seat in by_hand
            if option is not None and not still_acts:
                return one, option
    return None


def _plays(data: RoomData, seat: int) -> bool:
    """Whether a person plays there himself."""
    who = data.seats[seat]
    return who.kind == "person" and who.bot is None and not who.left
