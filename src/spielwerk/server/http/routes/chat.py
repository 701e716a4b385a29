"""What people write: messages, private notes, and where they want to be told of their turn."""

from __future__ import annotations

import hashlib
from typing import Annotated

from msgspec import Meta

from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints, misfit
from spielwerk.server.http.visit import Seat, Visit, caller
from spielwerk.server.problems import Problem
from spielwerk.server.room.change import Change
from spielwerk.server.store.rows import Device, LetterState, Message, Notice
from spielwerk.server.wire.answers import Messages, Notes, NoticeOut
from spielwerk.server.wire.requests import NOTES, NotesIn, NoticeIn, PushIn, Say, Seq

endpoints = Endpoints("chat")
SHOWN = 200
HOUR, DAY = 3600.0, 86_400.0
WORST: tuple[LetterState, ...] = (
    "lost",
    "failing",
    "reminded",
    "told",
    "waiting",
    "unwanted",
)
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
        remind=body.remind,
        format=body.format,
    )
    await services.store.keep_notice(room.id, new, services.world.now(), secret)
    return Answer(await _notice(visit, body.seat))


@endpoints.add("PUT", "/api/rooms/{room}/notice/push", 403, 404, 409)
async def keep_push(visit: Visit, body: PushIn) -> Answer[NoticeOut]:
    """Tell this browser of a seat's turn."""
    visit.must_hold(body.seat)
    services = visit.services
    if "push" not in services.notices.offers():
        raise Problem("not-now", "This server does not send such notices.")
    from spielwerk.server.notices.webpush import fits

    if not fits(body.p256dh, body.auth):
        raise misfit("body", "$.p256dh", "these are no keys of a push subscription")
    hash = hashlib.sha256(body.endpoint.encode()).hexdigest()
    device = Device(body.seat, hash, body.endpoint, body.p256dh, body.auth, body.lang)
    if not await services.store.pushes.keep(visit.room.id, device, services.world.now()):
        raise Problem("not-now", "So many devices are told already: switch one of them off.")
    return Answer(await _notice(visit, body.seat))


@endpoints.add("DELETE", "/api/rooms/{room}/notice/push/{device}", 403, 404)
async def drop_push(
    visit: Visit, device: Annotated[str, Meta(max_length=64)], seat: Seat
) -> Answer[NoticeOut]:
    """Tell a browser no more, by the hash of its endpoint."""
    visit.must_hold(seat)
    await visit.services.store.pushes.drop(visit.room.id, seat, device)
    return Answer(await _notice(visit, seat))


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
    store, notices = visit.services.store, visit.services.notices
    found = await store.notice(visit.room.id, seat)
    keys = await notices.keys()
    devices = await store.pushes.of(visit.room.id, seat)
    letters = await store.outbox.of(visit.room.id, seat)
    # A question for the address comes first, then what goes wrong, what is wanted by nobody last.
    letters.sort(key=lambda letter: (letter.kind != "confirm", WORST.index(letter.state)))
    return NoticeOut(
        email=found.email if found else None,
        confirmed=bool(found and found.confirmed),
        webhook=found.webhook if found else None,
        format=found.format if found else None,
        remind=found.remind if found else None,
        push=keys.public if keys else None,
        devices=[device.device for device in devices],
        offers=notices.offers(),
        state=letters[0].state if letters else None,
        tries=letters[0].tries if letters else 0,
    )
