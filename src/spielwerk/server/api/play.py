"""Playing: views, moves, undo, interjections, explanations, hints, chat, notes."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from spielwerk.engine import Option
from spielwerk.server import making, play, seats
from spielwerk.server.api.visit import AnySeat, AVisit, Seat, answer, problems, raw
from spielwerk.server.draft import Draft
from spielwerk.server.problems import Problem
from spielwerk.server.rows import Message, Notice
from spielwerk.server.wire import answers, requests

router = APIRouter(tags=["play"])
BIG = 2**31 - 1
SHOWN = 200


@router.get(
    "/api/rooms/{room}/view", response_model=answers.ViewFrame, responses=problems(403, 404, 409)
)
async def view(
    guest: AVisit,
    seat: AnySeat = None,
    log: Annotated[int, Query(ge=0, le=BIG)] = 0,
    after: Annotated[int | None, Query(ge=0, le=BIG)] = None,
    wait: Annotated[float, Query(ge=0, le=30, allow_inf_nan=False)] = 0,
) -> Response:
    """The present table; with `after` and `wait` as soon as it is another one."""
    guest.must_look(seat)
    if after is not None:
        await guest.room.wait(after, wait)
        guest.must_look(seat)
    async with guest.room.at_rest():
        return raw(await guest.room.frame(seat, log))


@router.post(
    "/api/rooms/{room}/moves", response_model=answers.ViewFrame, responses=problems(403, 404, 409)
)
async def move(guest: AVisit, body: requests.MoveIn) -> Response:
    """Choose, once or several times in a row."""
    guest.must_hold(body.seat)
    given = body.choices if body.choices is not None else [body.choice]
    if (body.choice is None) == (body.choices is None) or None in given:
        raise Problem("invalid", "Give `choice` or `choices`.", errors=[])
    choices = [_option(choice) for choice in given if choice is not None]
    return raw(await play.move(guest.room, body.seat, body.seq, choices, body.key))


@router.post(
    "/api/rooms/{room}/undo", response_model=answers.ViewFrame, responses=problems(403, 404, 409)
)
async def undo(guest: AVisit, body: requests.UndoIn) -> Response:
    """Take back the own last choice, or all since the last barrier."""
    guest.must_hold(body.seat)
    return raw(await play.undo(guest.room, body.seat, body.seq, body.key, whole=body.whole))


@router.post(
    "/api/rooms/{room}/interjections",
    response_model=answers.ViewFrame,
    responses=problems(403, 404, 409),
)
async def interject(guest: AVisit, body: requests.InterjectIn) -> Response:
    """Do something without being asked."""
    guest.must_hold(body.seat)
    choice = _option(body.choice)
    return raw(await play.interject(guest.room, body.seat, body.seq, choice, body.key))


@router.get(
    "/api/rooms/{room}/explain", response_model=answers.WishesOut, responses=problems(403, 404, 409)
)
async def explain(
    guest: AVisit, seat: Seat, target: Annotated[str, Query(max_length=64)]
) -> Response:
    """What a seat might want to do with a thing, and which rule forbids it now."""
    guest.must_hold(seat)
    async with guest.room.at_rest():
        session = await guest.room.table()
        if session is None:
            raise Problem("not-now", "The game has not begun.")
        found = []
        # Asked of a state as the seat could believe it, so that no answer can give anything away.
        state = session.game.redeal(session.state, seat, secrets.randbits(63))
        try:
            wishes = session.game.wishes(state, seat, target)
        except (ValueError, IndexError, KeyError):
            raise Problem("not-found", f"There is no thing {target!r}.") from None
        for wish in wishes:
            reason = session.game.explain(state, seat, wish)
            found.append({"wish": wish, "allowed": reason is None, "reason": reason})
    return answer({"wishes": found})


@router.get(
    "/api/rooms/{room}/hint", response_model=answers.HintOut, responses=problems(403, 404, 409)
)
async def hint(
    guest: AVisit, seat: Seat, bot: Annotated[str | None, Query(max_length=40)] = None
) -> Response:
    """What a search, or the bot of that name, would do knowing what the seat knows."""
    guest.must_hold(seat)
    if bot is not None:
        making.check_bot(guest.room.data.game, bot, guest.house.settings)
    return answer(await guest.house.crew.advise(guest.room, seat, bot))


@router.get(
    "/api/rooms/{room}/messages", response_model=answers.MessagesOut, responses=problems(403, 404)
)
async def messages(guest: AVisit, after: Annotated[int, Query(ge=0, le=BIG)] = 0) -> Response:
    """The last messages and notes of the room."""
    guest.must_see()
    return answer({"messages": await guest.house.store.messages(guest.room.id, after, SHOWN)})


@router.post(
    "/api/rooms/{room}/messages",
    status_code=201,
    response_model=answers.MessageOut,
    responses=problems(403, 404, 409),
)
async def say(guest: AVisit, body: requests.Say) -> Response:
    """Say something."""
    if body.seat is None:
        guest.must_host()
    else:
        guest.must_hold(body.seat)
    if not body.text:
        raise Problem("invalid", "Nothing was said.", errors=[])
    key = f"{'host' if body.seat is None else body.seat}:{body.key}"

    def make(draft: Draft) -> Message:
        name = "" if body.seat is None else draft.data.seats[body.seat].name
        return draft.say(body.seat, name, body.text, key)

    try:
        message, _ = await guest.room.change(make)
    except Problem as problem:
        said = await guest.house.store.message_by_key(guest.room.id, key)
        if problem.code != "key-reused" or said is None or said.text != body.text:
            raise
        message = said
    return answer(message, status=201)


@router.get(
    "/api/rooms/{room}/notes", response_model=answers.NotesOut, responses=problems(403, 404)
)
async def notes(guest: AVisit, seat: Seat) -> Response:
    """The private notes of a seat."""
    guest.must_hold(seat)
    return answer({"text": await guest.house.store.notes(guest.room.id, seat)})


@router.put(
    "/api/rooms/{room}/notes", response_model=answers.NotesOut, responses=problems(403, 404)
)
async def keep_notes(guest: AVisit, body: requests.NotesIn) -> Response:
    """Replace the private notes of a seat."""
    guest.must_hold(body.seat)
    await guest.house.store.keep_notes(guest.room.id, body.seat, body.text)
    return answer({"text": body.text})


@router.get(
    "/api/rooms/{room}/notice", response_model=answers.NoticeOut, responses=problems(403, 404)
)
async def notice(guest: AVisit, seat: Seat) -> Response:
    """Where a seat is told of its turn."""
    guest.must_hold(seat)
    return answer(await _notice(guest, seat))


@router.put(
    "/api/rooms/{room}/notice", response_model=answers.NoticeOut, responses=problems(403, 404, 409)
)
async def keep_notice(guest: AVisit, body: requests.NoticeIn) -> Response:
    """Change where a seat is told of its turn; a new e-mail address must be confirmed."""
    guest.must_hold(body.seat)
    offers = guest.house.notices.offers()
    if (body.email and "email" not in offers) or (body.webhook and "webhook" not in offers):
        raise Problem("not-now", "This server does not send such notices.")
    store, room = guest.house.store, guest.room
    old = await store.notice(room.id, body.seat)
    same = old is not None and old.email == body.email
    new = Notice(
        seat=body.seat,
        email=body.email,
        webhook=body.webhook,
        lang=body.lang,
        confirmed=bool(same and old and old.confirmed),
        told=old.told if old else 0.0,
    )
    ask = body.email is not None and not same
    if ask:
        guest.house.limits.check("mail", f"{room.id} {body.seat}", 3, 3600)
    await store.keep_notice(room.id, new)
    if ask:

        def make(draft: Draft) -> str:
            draft.revoked += seats.of_kind(room, "confirm", body.seat)
            return seats.give_token(room, draft, "confirm", body.seat)

        secret, _ = await room.change(make)
        guest.house.notices.confirm(room, new, secret)
    return answer(await _notice(guest, body.seat))


async def _notice(guest: AVisit, seat: int) -> dict[str, object]:
    found = await guest.house.store.notice(guest.room.id, seat)
    return {
        "email": found.email if found else None,
        "confirmed": bool(found and found.confirmed),
        "webhook": found.webhook if found else None,
        "offers": guest.house.notices.offers(),
    }


def _option(choice: int | list[int]) -> Option:
    return tuple(choice) if isinstance(choice, list) else choice
