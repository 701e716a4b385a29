"""What people write: messages, private notes, and where they want to be told of their turn."""

from __future__ import annotations

from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.visit import Seat, Visit, caller
from spielwerk.server.problems import Problem
from spielwerk.server.room.change import Change
from spielwerk.server.store.rows import Message, Notice
from spielwerk.server.wire.answers import Messages, Notes, NoticeOut
from spielwerk.server.wire.requests import NOTES, NotesIn, NoticeIn, Say, Seq

endpoints = Endpoints("chat")
SHOWN = 200
HOUR, DAY = 3600.0, 86_400.0
NOTES_BODY = 12 * NOTES + 1024  # bytes, if every character is written as two escapes


@endpoints.add("GET", "/api/rooms/{room}/messages", 403, 404)
async def messages(visit: Visit, after: Seq = 0) -> Answer[Messages]:
    """The last messages and notes of the room."""
    visit.must_see()
    return Answer(Messages(await visit.services.store.messages(visit.room.id, after, SHOWN)))


@endpoints.add("POST", "/api/rooms/{room}/messages", 403, 404, 409, status=201)
async def say(visit: Visit, body: Say) -> Answer[Message]:
    """Say something."""
    if body.seat is None:
        visit.must_host()
    else:
        visit.must_hold(body.seat)
    key = f"{'host' if body.seat is None else body.seat}:{body.key}"
    try:
        message = await visit.room.change(Change.say, body.seat, body.text, key)
    except Problem as problem:
        said = await visit.services.store.message_by_key(visit.room.id, key)
        if problem.code != "key-reused" or said is None or said.text != body.text:
            raise
        message = said
    return Answer(message, 201)


@endpoints.add("GET", "/api/rooms/{room}/notes", 403, 404)
async def notes(visit: Visit, seat: Seat) -> Answer[Notes]:
    """The private notes of a seat."""
    visit.must_hold(seat)
    return Answer(Notes(await visit.services.store.notes(visit.room.id, seat)))


@endpoints.add("PUT", "/api/rooms/{room}/notes", 403, 404, most=NOTES_BODY)
async def keep_notes(visit: Visit, body: NotesIn) -> Answer[Notes]:
    """Replace the private notes of a seat."""
    visit.must_hold(body.seat)
    await visit.services.store.keep_notes(visit.room.id, body.seat, body.text)
    return Answer(Notes(body.text))


@endpoints.add("GET", "/api/rooms/{room}/notice", 403, 404)
async def notice(visit: Visit, seat: Seat) -> Answer[NoticeOut]:
    """Where a seat is told of its turn."""
    visit.must_hold(seat)
    return Answer(await _notice(visit, seat))


@endpoints.add("PUT", "/api/rooms/{room}/notice", 403, 404, 409)
async def keep_notice(visit: Visit, body: NoticeIn) -> Answer[NoticeOut]:
    """Change where a seat is told of its turn; a new e-mail address must be confirmed."""
    visit.must_hold(body.seat)
    services, room = visit.services, visit.room
    offers = services.notices.offers()
    if (body.email and "email" not in offers) or (body.webhook and "webhook" not in offers):
        raise Problem("not-now", "This server does not send such notices.")
    old = await services.store.notice(room.id, body.seat)
    same = old is not None and old.email == body.email
    ask = body.email is not None and not same
    secret = ""
    if ask:
        _may_be_asked(visit, body)
        # First, so that the link of an older mail can't confirm the new address.
        secret = await room.change(_new_confirmation, body.seat)
    new = Notice(
        seat=body.seat,
        email=body.email,
        webhook=body.webhook,
        lang=body.lang,
        confirmed=bool(same and old and old.confirmed),
        told=old.told if old else 0.0,
    )
    await services.store.keep_notice(room.id, new, services.world.now(), secret)
    return Answer(await _notice(visit, body.seat))


def _may_be_asked(visit: Visit, wanted: NoticeIn) -> None:
    """Nobody gets many mails that he did not want, and nobody can have many sent."""
    limits, most = visit.services.limits, visit.services.settings.mails_per_hour
    limits.check("mail to seat", f"{visit.room.id} {wanted.seat}", most, HOUR)
    limits.check("mail to room", visit.room.id, 2 * most, HOUR)
    limits.check("mail from", caller(visit.request), 2 * most, HOUR)
    limits.check("mail to", (wanted.email or "").casefold(), most, DAY)


def _new_confirmation(change: Change, seat: int) -> str:
    change.revoke("confirm", seat)
    return change.give_token("confirm", seat)


async def _notice(visit: Visit, seat: int) -> NoticeOut:
    store = visit.services.store
    found = await store.notice(visit.room.id, seat)
    letters = await store.outbox.of(visit.room.id, seat)  # a question for the address comes first
    return NoticeOut(
        email=found.email if found else None,
        confirmed=bool(found and found.confirmed),
        webhook=found.webhook if found else None,
        offers=visit.services.notices.offers(),
        state=letters[0].state if letters else None,
        tries=letters[0].tries if letters else 0,
    )
