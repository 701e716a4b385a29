"""Seats and links: who sits down, gets up, stands in, and by which link."""

from __future__ import annotations

import io

import segno
from starlette.responses import Response

from spielwerk.server.bots.names import check_bot
from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints, misfit
from spielwerk.server.http.visit import Seat, Visit
from spielwerk.server.problems import Problem
from spielwerk.server.room import seats
from spielwerk.server.room.change import Change
from spielwerk.server.room.tokens import find
from spielwerk.server.wire.answers import Entered, Joined, Link, Opened
from spielwerk.server.wire.requests import Claim, Empty, Join, Leave, NewLink, PutBot, Rename, Role

endpoints = Endpoints("seats")


@endpoints.add("POST", "/api/rooms/{room}/join", 403, 404, 409)
async def join(visit: Visit, body: Join) -> Answer[Joined]:
    """Sit down in an open seat."""
    who = visit.access
    if not (visit.room.data.settings.public or who.invite or who.host):
        raise Problem("no-access", "To sit down you need an invitation.")
    visit.must_exist(body.seat)
    seat, secret = await visit.room.change(seats.join, body.name, body.seat)
    visit.secrets.append(secret)
    await visit.keep()
    answer = Answer(Joined(*visit.room_and_me(), seat, visit.link(secret)))
    visit.hold(answer)
    return answer


@endpoints.add("POST", "/api/rooms/{room}/leave", 403, 404, 409)
async def leave(visit: Visit, body: Leave) -> Answer[Entered]:
    """Get up."""
    visit.must_hold(body.seat)
    await visit.room.change(seats.leave, body.seat, visit.access.hashes)
    answer = Answer(visit.entered())
    if visit.by_cookie:
        visit.hold(answer)
    return answer


@endpoints.add("PATCH", "/api/rooms/{room}/seats/{seat}", 403, 404, 409)
async def rename(visit: Visit, seat: int, body: Rename) -> Answer[Entered]:
    """Another name."""
    visit.must_hold_or_host(seat)
    await visit.room.change(seats.rename, seat, body.name)
    return Answer(visit.entered())


@endpoints.add("POST", "/api/rooms/{room}/seats/{seat}/bot", 403, 404, 409)
async def put_bot(visit: Visit, seat: int, body: PutBot) -> Answer[Entered]:
    """A bot sits down or stands in."""
    visit.must_host()
    visit.must_exist(seat)
    bot = check_bot(visit.room.data.game, body.bot, visit.services.settings.default_bot)
    await visit.room.change(seats.put_bot, seat, bot)
    return Answer(visit.entered())


@endpoints.add("POST", "/api/rooms/{room}/seats/{seat}/back", 403, 404, 409)
async def hand_back(visit: Visit, seat: int, body: Empty) -> Answer[Entered]:
    """The bot hands the seat back."""
    visit.must_hold_or_host(seat)
    await visit.room.change(seats.hand_back, seat)
    return Answer(visit.entered())


@endpoints.add("POST", "/api/rooms/{room}/seats/{seat}/open", 403, 404, 409)
async def open_seat(visit: Visit, seat: int, body: Empty) -> Answer[Opened]:
    """Whoever sits there must get up; if he was sent away, the invitation is another one."""
    visit.must_host()
    visit.must_exist(seat)
    held = visit.access
    invite = await visit.room.change(seats.open_seat, seat, held.seats)
    link = visit.link(invite) if invite else None
    answer = Answer(Opened(*visit.room_and_me(), link))
    if visit.by_cookie and len(visit.access.hashes) < len(held.hashes):
        visit.hold(answer, *([invite] if invite and held.invite else []))
    return answer


@endpoints.add("POST", "/api/rooms/{room}/links", 403, 404, 409)
async def new_link(visit: Visit, body: NewLink) -> Answer[Link]:
    """A new link; with `revoke` instead of the older ones."""
    _check_link(visit, body.role, body.seat)
    held = visit.access
    if not (body.role == "seat" and body.seat in held.seats):
        visit.must_host()
    change = visit.room.change
    secret = await change(seats.new_link, body.role, body.seat, held.seats, revoke=body.revoke)
    answer = Answer(Link(visit.link(secret)))
    lost = len(visit.access.hashes) < len(held.hashes)
    if lost and visit.by_cookie:
        visit.hold(answer, secret)
        await visit.keep()  # his other devices had it by the old one
    return answer


@endpoints.add("DELETE", "/api/rooms/{room}/links/{role}", 403, 404, 409, status=204)
async def revoke_links(visit: Visit, role: Role, seat: Seat | None = None) -> Response:
    """Links of this kind are no longer valid."""
    visit.must_host()
    if role == "host":
        raise Problem("not-now", "A room needs a host: make a new link with `revoke` instead.")
    _check_link(visit, role, seat)
    await visit.room.change(Change.revoke, role, seat)
    return Response(status_code=204)


@endpoints.add("POST", "/api/rooms/{room}/qr", 403, 404, media="image/svg+xml")
async def qr_code(visit: Visit, body: Claim) -> Response:
    """The link of a token as a picture for a telephone's camera."""
    if find(body.token, visit.room.tokens.values()) is None:
        raise Problem("bad-token")
    out = io.BytesIO()
    code = segno.make(visit.link(body.token), error="m", micro=False)
    code.save(out, kind="svg", scale=8, border=3, xmldecl=False, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml")


def _check_link(visit: Visit, role: Role, seat: int | None) -> None:
    if (role == "seat") != (seat is not None):
        raise misfit("body", "$.seat", "it belongs to the role `seat`, and only there")
    visit.must_exist(seat)
