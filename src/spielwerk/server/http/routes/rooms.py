"""Rooms: made, listed, changed, begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import UNSET, Meta
from msgspec.structs import asdict, replace
from starlette.requests import Request

from spielwerk.server.bots.names import check_bot
from spielwerk.server.http.answer import Answer
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.visit import Visit, base_url, caller
from spielwerk.server.problems import Problem
from spielwerk.server.room import making, seats
from spielwerk.server.room.change import Change
from spielwerk.server.room.frames import room_out
from spielwerk.server.room.tokens import Access, find, follow
from spielwerk.server.services import Services
from spielwerk.server.store.rows import Status, Token
from spielwerk.server.wire.answers import Claimed, Created, Entered, Links, Rooms
from spielwerk.server.wire.requests import ChangeRoom, Claim, Empty, ImportRecord, NewRoom, Start

endpoints = Endpoints("rooms")
LISTED = 100
RECORD_BODY = 1 << 20


@endpoints.add("POST", "/api/rooms", 403, 409, status=201)
async def create_room(request: Request, services: Services, body: NewRoom) -> Answer[Created]:
    """A new room."""
    _not_too_many(request, services)
    await services.rooms.kept.learn(services.settings.packs, body.game, body.pack)
    return await _made(request, services, making.create(body, services.settings, services.world))


@endpoints.add("POST", "/api/records", 403, status=201, most=RECORD_BODY)
async def import_record(
    request: Request, services: Services, body: ImportRecord
) -> Answer[Created]:
    """A recorded game becomes a room."""
    _not_too_many(request, services)
    with services.limits.hold("import", "all", services.settings.imports_at_once):
        made = await making.import_record(
            body, services.settings, services.world, services.rooms.kept
        )
    return await _made(request, services, made)


@endpoints.add("GET", "/api/rooms")
async def list_rooms(
    request: Request,
    services: Services,
    game: Annotated[str, Meta(max_length=64, pattern=r"^[\w-]*$")] = "",
    status: Status | None = None,
) -> Answer[Rooms]:
    """Public rooms, the latest first."""
    settings = services.settings
    services.limits.check("list", caller(request), settings.reads_per_window, settings.window)
    statuses = [status] if status else ["lobby", "playing"]
    found = await services.store.public_rooms(game, statuses, LISTED)
    return Answer(Rooms([room_out(data, services.settings.packs) for data in found]))


@endpoints.add("GET", "/api/rooms/{room}", 403, 404, 409)
async def get_room(visit: Visit) -> Answer[Entered]:
    """A room, and what the caller may do there."""
    visit.must_see()
    await visit.room.look()  # what can't be shown is said at once, not at the table
    return Answer(visit.entered())


@endpoints.add("PATCH", "/api/rooms/{room}", 403, 404, 409)
async def change_room(visit: Visit, body: ChangeRoom) -> Answer[Entered]:
    """The host changes settings."""
    visit.must_host()
    given = {name: value for name, value in asdict(body).items() if value is not UNSET}
    options = given.pop("options", None)
    await visit.room.change(making.change_settings, visit.room.game, given, options)
    return Answer(visit.entered())


@endpoints.add("POST", "/api/rooms/{room}/claim", 403, 404, 409)
async def claim(request: Request, visit: Visit, body: Claim) -> Answer[Claimed]:
    """A link's secret becomes this device's cookie."""
    services = visit.services
    token = find(body.token, visit.room.tokens.values())
    if token is None:
        services.limits.check("claim", caller(request), services.settings.claims_per_minute, 60)
        raise Problem("bad-token")
    if token.role == "confirm":
        await _confirm(visit, token.hash, token.seat)
    else:
        visit.secrets.append(body.token)
        await visit.keep()
    answer = Answer(Claimed(*visit.room_and_me(), token.role, token.seat))
    visit.hold(answer)
    return answer


@endpoints.add("POST", "/api/rooms/{room}/keep", 403, 404, 409)
async def keep(visit: Visit, body: Empty) -> Answer[Entered]:
    """What this device holds here its person holds on all devices."""
    await visit.services.keys.must_know(visit.request)
    visit.must_see()
    await visit.keep()
    return Answer(visit.entered())


@endpoints.add("POST", "/api/rooms/{room}/start", 403, 404, 409)
async def start(visit: Visit, body: Start) -> Answer[Entered]:
    """The host begins the game."""
    visit.must_host()
    room, fill = visit.room, body.fill
    if fill is not None:
        fill = check_bot(room.data.game, fill, visit.services.settings.default_bot)
    await room.change(seats.start, room.game, fill)
    return Answer(visit.entered())


@endpoints.add("POST", "/api/rooms/{room}/end", 403, 404, 409)
async def end(visit: Visit, body: Empty) -> Answer[Entered]:
    """The host ends a game that can't go on with the rules of this server, to open its record."""
    visit.must_host()
    await visit.room.change(making.end)
    return Answer(visit.entered())


@endpoints.add("POST", "/api/rooms/{room}/rematch", 403, 404, 409)
async def rematch(visit: Visit, body: Empty) -> Answer[Created]:
    """Once more, with the same seats: the first call makes the room, every call lets one in."""
    who, old, services = visit.access, visit.room, visit.services
    if not (who.host or who.seats):
        raise Problem("no-access")
    if old.data.status != "over":
        raise Problem("not-now", "The game is not over.")
    if old.data.rematch is None:
        await old.change(making.note_rematch, old)
    assert old.data.rematch is not None
    async with services.rooms.use(old.data.rematch) as room:
        known = old.tokens.values()
        held_there = {find(secret, known): secret for secret in visit.secrets}
        there = Visit(visit.request, room, await services.keys.held(visit.request, room.id))
        host, held = await room.change(_let_in, held_there, who, there.access)
        there.secrets = [*([host] if host else []), *held.values()]
        await there.keep()
        people = {number for number, seat in enumerate(room.data.seats) if seat.kind == "person"}
        if room.data.status == "lobby" and len(people) == 1 and people <= there.access.seats:
            await room.change(seats.start, room.game, None)  # bots keep nobody waiting
        links = Links(
            host=there.link(host) if host else None,
            invite=None,
            watch=None,
            seats={str(number): there.link(secret) for number, secret in held.items()},
        )
        answer = Answer(Created(*there.room_and_me(), links))
        there.hold(answer)
        return answer


def _let_in(
    change: Change, held: Mapping[Token | None, str], who: Access, there: Access
) -> tuple[str | None, dict[int, str]]:
    """The secrets of a host, and of all seats that somebody had in the old room.

    They follow from those of the old room, so asking again gives the same and uses up nothing. Who
    was there by the key of his device gets new ones, unless he has them already.
    """
    host, seats = None, {}
    for token, secret in held.items():
        if token is None or token.role not in ("host", "seat"):
            continue
        new = follow(secret, change.data.id, token.role, token.seat)
        if token.seat is None:
            host = change.take_token(new, "host", None)
        elif change.data.seats[token.seat].back:
            seats[token.seat] = change.take_token(new, "seat", token.seat)
    if who.host and host is None and not there.host:
        host = change.give_token("host", None)
    for seat in sorted(who.seats - seats.keys() - there.seats):
        if change.data.seats[seat].back:
            seats[seat] = change.give_token("seat", seat)
    return host, seats


def _not_too_many(request: Request, services: Services) -> None:
    services.limits.check("rooms", caller(request), services.settings.rooms_per_minute, 60)


async def _made(request: Request, services: Services, made: making.Made) -> Answer[Created]:
    await services.store.create(made.change)
    async with services.rooms.use(made.change.data.id) as room:
        room.opener = caller(request)
        services.bots.wake(room)
        visit = Visit(request, room)
        visit.secrets = [made.secrets["host"], *made.seats.values()]
        await visit.keep()
        links = Links(
            **{role: visit.link(secret) for role, secret in made.secrets.items()},
            seats={str(number): visit.link(secret) for number, secret in made.seats.items()},
        )
        answer = Answer(Created(*visit.room_and_me(), links), 201)
        answer.headers["Location"] = f"{base_url(request)}/api/rooms/{room.id}"
        visit.hold(answer)
        return answer


async def _confirm(visit: Visit, hash: str, seat: int | None) -> None:
    assert seat is not None
    store, room = visit.services.store, visit.room
    notice = await store.notice(room.id, seat)
    if notice is not None:
        now = visit.services.world.now()
        await store.keep_notice(room.id, replace(notice, confirmed=True), now)
    await room.change(lambda change: change.revoked.append(hash))
