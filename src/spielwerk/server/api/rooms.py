"""Rooms and seats."""

from __future__ import annotations

import io
from typing import Annotated, Literal

import segno
from fastapi import APIRouter, Query, Request
from msgspec.structs import replace
from starlette.responses import Response

from spielwerk.engine import SpielwerkError
from spielwerk.engine import options as switches
from spielwerk.engine.view import text
from spielwerk.server import making, seats
from spielwerk.server.api.visit import (
    AnySeat,
    AVisit,
    TheHouse,
    Visit,
    answer,
    base_url,
    caller,
    problems,
    set_cookie,
)
from spielwerk.server.draft import Draft
from spielwerk.server.frames import room_info
from spielwerk.server.house import House
from spielwerk.server.problems import Problem
from spielwerk.server.rows import RoomData, Seat
from spielwerk.server.tokens import find
from spielwerk.server.wire import answers, requests

router = APIRouter(tags=["rooms"])
LISTED = 100


@router.post(
    "/api/rooms", status_code=201, response_model=answers.MadeOut, responses=problems(403, 409)
)
async def create_room(request: Request, house: TheHouse, body: requests.NewRoom) -> Response:
    """A new room."""
    _not_too_many(request, house)
    making.find_game(body.game)
    wanted = making.Wanted(
        game=body.game,
        pack=making.find_pack(house.settings.packs, body.game, body.pack),
        seats=_seats(body.game, body.seats, house),
        mine=[number for number, seat in enumerate(body.seats) if seat.kind == "me"],
        options=dict(body.options),
        title=body.title,
        public=body.public,
        mode=body.mode,
        clock=body.clock,
        pause=body.pause,
        seed=body.seed,
        start=body.start,
    )
    return await _made(request, house, making.create(wanted))


@router.post(
    "/api/records", status_code=201, response_model=answers.MadeOut, responses=problems(403)
)
async def import_record(request: Request, house: TheHouse, body: requests.ImportRecord) -> Response:
    """A recorded game becomes a room."""
    _not_too_many(request, house)
    record, game, pack = making.read_record(body.record, house.settings.packs)
    wanted_seats = body.seats or [requests.SeatIn(kind="me")] * int(record.header["players"])
    if len(wanted_seats) != record.header["players"]:
        raise Problem("bad-option", f"This record has {record.header['players']} players.")
    wanted = making.Wanted(
        game=game,
        pack=pack,
        seats=_seats(game, wanted_seats, house),
        mine=[number for number, seat in enumerate(wanted_seats) if seat.kind == "me"],
        title=body.title,
        mode=body.mode,
        pause=body.pause,
    )
    return await _made(request, house, making.import_record(record, wanted))


@router.get("/api/rooms", response_model=answers.RoomsOut, responses=problems())
async def list_rooms(
    house: TheHouse,
    game: Annotated[str | None, Query(max_length=64, pattern=r"^[\w-]*$")] = None,
    status: Literal["lobby", "playing", "over"] | None = None,
) -> Response:
    """Public rooms, the latest first."""
    statuses = [status] if status else ["lobby", "playing"]
    found = await house.store.public_rooms(game or None, statuses, LISTED)
    return answer({"rooms": [_listed(data) for data in found]})


@router.get("/api/rooms/{room}", response_model=answers.RoomAndMe, responses=problems(403, 404))
async def room_info_(guest: AVisit) -> Response:
    """A room, and what the caller may do there."""
    guest.must_see()
    guest.room.must_be_playable()  # say so at once, not at the table
    return answer(guest.room_and_me())


@router.patch(
    "/api/rooms/{room}", response_model=answers.RoomAndMe, responses=problems(403, 404, 409)
)
async def change_room(guest: AVisit, body: requests.ChangeRoom) -> Response:
    """The host changes settings."""
    guest.must_host()
    given = body.model_dump(exclude_unset=True)

    def make(draft: Draft) -> None:
        data = draft.data
        for name in ("title", "public", "pause"):
            if given.get(name) is not None:
                setattr(data, name, given[name])
        if "clock" in given:
            data.clock = given["clock"]
        if given.get("options") is not None:
            if data.status != "lobby":
                raise Problem("not-now", "The switches are fixed once the game has begun.")
            try:
                options = switches.parse(guest.room.game.Options, given["options"])
            except SpielwerkError as error:
                raise Problem("bad-option", str(error)) from None
            data.options = switches.as_dict(options)

    await guest.room.change(make)
    return answer(guest.room_and_me())


@router.post(
    "/api/rooms/{room}/claim", response_model=answers.ClaimOut, responses=problems(403, 404, 409)
)
async def claim(request: Request, guest: AVisit, body: requests.Claim) -> Response:
    """A link's secret becomes this device's cookie."""
    house = guest.house
    house.limits.check("claim", caller(request), house.settings.claims_per_minute, 60)
    token = find(body.token, guest.room.tokens.values())
    if token is None:
        raise Problem("bad-token")
    if token.role == "confirm":
        await _confirm(guest, token.hash, token.seat)
    else:
        guest.secrets = (
            [*guest.secrets, body.token] if body.token not in guest.secrets else (guest.secrets)
        )
    response = answer({**guest.room_and_me(), "role": token.role, "seat": token.seat})
    guest.hold(response)
    return response


@router.post(
    "/api/rooms/{room}/join", response_model=answers.JoinOut, responses=problems(403, 404, 409)
)
async def join(guest: AVisit, body: requests.Join) -> Response:
    """Sit down in an open seat."""
    who = guest.access
    if not (guest.room.data.public or who.invite or who.host):
        raise Problem("no-access", "To sit down you need an invitation.")
    guest.must_exist(body.seat)
    seat, secret = await seats.join(guest.room, body.name, body.seat)
    guest.secrets.append(secret)
    response = answer({**guest.room_and_me(), "seat": seat, "link": guest.link(secret)})
    guest.hold(response)
    return response


@router.post(
    "/api/rooms/{room}/start", response_model=answers.RoomAndMe, responses=problems(403, 404, 409)
)
async def start(guest: AVisit, body: requests.Start) -> Response:
    """The host begins the game."""
    guest.must_host()
    fill = body.fill
    if fill is not None:
        fill = making.check_bot(guest.room.data.game, fill, guest.house.settings)
    await seats.start(guest.room, fill)
    return answer(guest.room_and_me())


@router.post(
    "/api/rooms/{room}/leave", response_model=answers.RoomAndMe, responses=problems(403, 404, 409)
)
async def leave(guest: AVisit, body: requests.Leave) -> Response:
    """Get up."""
    guest.must_hold(body.seat)
    await seats.leave(guest.room, body.seat, guest.access.hashes)
    response = answer(guest.room_and_me())
    if guest.by_cookie:
        guest.hold(response)
    return response


@router.post(
    "/api/rooms/{room}/rematch", response_model=answers.MadeOut, responses=problems(403, 404, 409)
)
async def rematch(guest: AVisit, _: requests.Empty) -> Response:
    """Once more, with the same seats: the first call makes the room, every call lets one in."""
    who = guest.access
    if not (who.host or who.seats):
        raise Problem("no-access")
    old, house = guest.room, guest.house
    if old.data.status != "over":
        raise Problem("not-now", "The game is not over.")
    if old.data.rematch is None:
        made = making.rematch(old)

        def make(draft: Draft) -> None:
            if draft.data.rematch is None:
                draft.data.rematch = made.draft.data.id
                draft.note(text("room-rematch"))

        await house.store.create(made.draft)
        await old.change(make)
    assert old.data.rematch is not None
    async with house.rooms.use(old.data.rematch) as room:
        given: dict[str, str] = {}
        given_seats: dict[int, str] = {}

        def let_in(draft: Draft) -> None:
            if who.host:
                given["host"] = seats.give_token(room, draft, "host", None)
            for number in sorted(who.seats):
                if draft.data.seats[number].kind == "person":
                    given_seats[number] = seats.give_token(room, draft, "seat", number)

        await room.change(let_in)
        there = Visit(guest.request, house, room)
        there.secrets = [*given.values(), *given_seats.values()]
        links = {
            "host": None,
            "invite": None,
            "watch": None,
            **{role: there.link(secret) for role, secret in given.items()},
            "seats": {str(n): there.link(secret) for n, secret in given_seats.items()},
        }
        response = answer({**there.room_and_me(), "links": links})
        set_cookie(response, guest.request, house, room.id, there.secrets)
        return response


@router.patch(
    "/api/rooms/{room}/seats/{seat}",
    response_model=answers.RoomAndMe,
    responses=problems(403, 404, 409),
)
async def rename(guest: AVisit, seat: int, body: requests.Rename) -> Response:
    """Another name."""
    _seat_of(guest, seat)
    await seats.rename(guest.room, seat, body.name)
    return answer(guest.room_and_me())


@router.post(
    "/api/rooms/{room}/seats/{seat}/bot",
    response_model=answers.RoomAndMe,
    responses=problems(403, 404, 409),
)
async def put_bot(guest: AVisit, seat: int, body: requests.PutBot) -> Response:
    """A bot sits down or stands in."""
    guest.must_host()
    _existing(guest, seat)
    bot = making.check_bot(guest.room.data.game, body.bot, guest.house.settings)
    await seats.put_bot(guest.room, seat, bot)
    return answer(guest.room_and_me())


@router.post(
    "/api/rooms/{room}/seats/{seat}/back",
    response_model=answers.RoomAndMe,
    responses=problems(403, 404, 409),
)
async def hand_back(guest: AVisit, seat: int, _: requests.Empty) -> Response:
    """The bot hands the seat back."""
    _seat_of(guest, seat)
    await seats.hand_back(guest.room, seat)
    return answer(guest.room_and_me())


@router.post(
    "/api/rooms/{room}/seats/{seat}/open",
    response_model=answers.RoomAndMe,
    responses=problems(403, 404, 409),
)
async def open_seat(guest: AVisit, seat: int, _: requests.Empty) -> Response:
    """Whoever sits there must get up."""
    guest.must_host()
    _existing(guest, seat)
    await seats.open_seat(guest.room, seat)
    return answer(guest.room_and_me())


@router.post(
    "/api/rooms/{room}/links", response_model=answers.LinkOut, responses=problems(403, 404, 409)
)
async def new_link(guest: AVisit, body: requests.NewLink) -> Response:
    """A new link; with `revoke` instead of the older ones."""
    number = _link_seat(guest, body.role, body.seat)
    if not (body.role == "seat" and number in guest.access.seats):
        guest.must_host()
    held = guest.access
    secret = await seats.new_link(guest.room, body.role, number, revoke=body.revoke)
    response = answer({"link": guest.link(secret)})
    lost = len(guest.access.hashes) < len(held.hashes)
    if lost and guest.by_cookie:
        guest.hold(response, secret)
    return response


@router.delete("/api/rooms/{room}/links/{role}", status_code=204, responses=problems(403, 404, 409))
async def revoke_links(
    guest: AVisit, role: Literal["host", "invite", "watch", "seat"], seat: AnySeat = None
) -> Response:
    """Links of this kind are no longer valid."""
    guest.must_host()
    if role == "host":
        raise Problem("not-now", "A room needs a host: make a new link with `revoke` instead.")
    await seats.revoke_links(guest.room, role, _link_seat(guest, role, seat))
    return Response(status_code=204)


@router.post(
    "/api/rooms/{room}/qr",
    response_class=Response,
    responses={
        **problems(403, 404),
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}},
    },
)
async def qr_code(guest: AVisit, body: requests.Claim) -> Response:
    """The link of a token as a picture for a telephone's camera."""
    if find(body.token, guest.room.tokens.values()) is None:
        raise Problem("bad-token")
    out = io.BytesIO()
    code = segno.make(guest.link(body.token), error="m", micro=False)
    code.save(out, kind="svg", scale=8, border=3, xmldecl=False, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml")


def _seats(game: str, wanted: list[requests.SeatIn], house: House) -> list[Seat]:
    found = []
    for seat in wanted:
        if seat.kind == "bot":
            bot = making.check_bot(game, seat.bot, house.settings)
            found.append(Seat(kind="bot", bot=bot, name=seat.name))
        elif seat.kind == "me":
            found.append(Seat(kind="person", name=seat.name))
        else:
            found.append(Seat())
    return found


def _not_too_many(request: Request, house: House) -> None:
    house.limits.check("rooms", caller(request), house.settings.rooms_per_minute, 60)


async def _made(request: Request, house: House, made: making.Made) -> Response:
    await house.store.create(made.draft)
    async with house.rooms.use(made.draft.data.id) as room:
        house.crew.wake(room)
        guest = Visit(request, house, room)
        guest.secrets = [made.secrets["host"], *made.seats.values()]
        links = {role: guest.link(secret) for role, secret in made.secrets.items()}
        seat_links = {str(number): guest.link(secret) for number, secret in made.seats.items()}
        response = answer(
            {**guest.room_and_me(), "links": {**links, "seats": seat_links}}, status=201
        )
        response.headers["Location"] = f"{base_url(request, house)}/api/rooms/{room.id}"
        set_cookie(response, request, house, room.id, guest.secrets)
        return response


def _listed(data: RoomData) -> dict[str, object]:
    return room_info(data, frozenset(), 0, making.find_game(data.game).version)


def _existing(guest: Visit, seat: int) -> None:
    if seat < 0:
        raise Problem("not-found", f"There is no seat {seat}.")
    guest.must_exist(seat)


def _seat_of(guest: Visit, seat: int) -> None:
    _existing(guest, seat)
    if seat not in guest.access.seats:
        guest.must_host()


def _link_seat(guest: Visit, role: str, seat: int | None) -> int | None:
    if (role == "seat") != (seat is not None):
        raise Problem("invalid", "`seat` belongs to the role `seat`, and only there.", errors=[])
    guest.must_exist(seat)
    return seat


async def _confirm(guest: Visit, hash: str, seat: int | None) -> None:
    assert seat is not None
    notice = await guest.house.store.notice(guest.room.id, seat)
    if notice is not None:
        await guest.house.store.keep_notice(guest.room.id, replace(notice, confirmed=True))
    await guest.room.change(lambda draft: draft.revoked.append(hash))
