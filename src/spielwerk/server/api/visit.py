"""A request to a room: who comes, and what they may do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from spielwerk.server.frames import me
from spielwerk.server.guard import SAFE
from spielwerk.server.house import House
from spielwerk.server.limits import address
from spielwerk.server.problems import MEDIA_TYPE, Problem
from spielwerk.server.room import Room
from spielwerk.server.tokens import AT_MOST, Access, cookie_name, find, presented
from spielwerk.server.wire.answers import ProblemOut

RoomId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Seat = Annotated[int, Query(ge=0, le=15)]
AnySeat = Annotated[int | None, Query(ge=0, le=15)]
A_YEAR = 365 * 86_400


def house_of(request: Request) -> House:
    """The server behind a request."""
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


def caller(request: Request) -> str:
    """Whom limits count."""
    return address(request.client.host if request.client else None)


class Visit:
    """Somebody in a room."""

    def __init__(self, request: Request, house: House, room: Room) -> None:
        self.request = request
        self.house = house
        self.room = room
        self.secrets = presented(request, room.id)
        self.by_cookie = "authorization" not in request.headers

    @property
    def access(self) -> Access:
        """What the caller may do now."""
        return self.room.access(self.secrets)

    def must_see(self) -> None:
        """Refuse strangers."""
        self.must_look(None)

    def must_look(self, seat: int | None) -> None:
        """Refuse who may not see what this seat sees."""
        self.must_exist(seat)
        if not self.room.may_look(self.access, seat):
            raise Problem("no-access")

    def must_hold(self, seat: int) -> None:
        """Refuse who does not sit there."""
        self.must_exist(seat)
        if seat not in self.access.seats:
            raise Problem("no-access", f"You do not sit in seat {seat}.")

    def must_host(self) -> None:
        """Refuse who is not the host."""
        if not self.access.host:
            raise Problem("no-access", "Only the host may do this.")

    def must_exist(self, seat: int | None) -> None:
        """Refuse a seat that the table does not have."""
        if seat is not None and seat >= len(self.room.data.seats):
            raise Problem("not-found", f"There is no seat {seat}.")

    def link(self, secret: str) -> str:
        """A link with this secret in its fragment."""
        return f"{base_url(self.request, self.house)}/r/{self.room.id}#{secret}"

    def room_and_me(self) -> dict[str, Any]:
        """The usual answer."""
        return {"room": self.room.info(), "me": me(self.access)}

    def hold(self, response: Response, *new: str) -> None:
        """Add secrets to those that this device holds, and drop the invalid ones."""
        known = self.room.tokens.values()
        self.secrets = [secret for secret in (*self.secrets, *new) if find(secret, known)][
            -AT_MOST:
        ]
        set_cookie(response, self.request, self.house, self.room.id, self.secrets)


async def visit(request: Request, room: RoomId) -> AsyncIterator[Visit]:
    """The room of a request, in memory until it is answered."""
    house = house_of(request)
    if request.method not in SAFE:
        settings = house.settings
        who = f"{caller(request)} {room}"
        house.limits.check("post", who, settings.posts_per_window, settings.window)
    async with house.rooms.use(room) as found:
        yield Visit(request, house, found)


AVisit = Annotated[Visit, Depends(visit)]


def base_url(request: Request, house: House) -> str:
    """How people reach this server."""
    return house.settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


def set_cookie(
    response: Response, request: Request, house: House, room: str, secrets: list[str]
) -> None:
    """Give the device its tokens of a room; only this room's addresses ever see them."""
    response.set_cookie(
        cookie_name(room),
        ".".join(secrets),
        max_age=A_YEAR,
        path=f"/api/rooms/{room}",
        httponly=True,
        samesite="lax",
        secure=base_url(request, house).startswith("https:"),
    )


def answer(data: object, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def raw(body: bytes) -> Response:
    """JSON that is already written."""
    return Response(body, media_type="application/json")


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The description of what can go wrong."""
    shape = {MEDIA_TYPE: {"schema": {"$ref": f"#/components/schemas/{ProblemOut.__name__}"}}}
    return {
        status: {"description": "A problem document", "content": shape}
        for status in (*statuses, 413, 422, 429, 500, 503)
    }
