"""A request to a room: who comes, and what they may do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Annotated, Any, TypeVar

from msgspec import Meta
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from spielwerk.server.http.limits import address
from spielwerk.server.http.middleware import SAFE
from spielwerk.server.network import is_loopback
from spielwerk.server.problems import Problem
from spielwerk.server.room.room import Room
from spielwerk.server.room.tokens import (
    AT_MOST,
    ROOM_ID,
    Access,
    cookie_name,
    find,
    hash_of,
    me,
    presented,
)
from spielwerk.server.services import Services
from spielwerk.server.store.rows import Held
from spielwerk.server.wire.answers import Entered, Me, RoomOut

Seat = Annotated[int, Meta(ge=0, le=15)]
A_YEAR = 365 * 86_400
MINUTE = 60.0
T = TypeVar("T")


def services_of(request: Request) -> Services:
    """The server behind a request."""
    services: Services = request.app.state.services
    return services


def caller(request: Request) -> str:
    """Whom limits count."""
    return address(request.client.host if request.client else None)


class Visit:
    """Somebody in a room."""

    def __init__(self, request: Request, room: Room, held: Held | None = None) -> None:
        self.request = request
        self.services = services_of(request)
        self.room = room
        self.secrets = presented(request, room.id)
        self.held = held
        self.by_cookie = "authorization" not in request.headers

    @property
    def access(self) -> Access:
        """What the caller may do now."""
        return self.room.access(self.secrets, self.held)

    @property
    def plays_alone(self) -> bool:
        """Whether all people of the table sit at the caller's device."""
        seats = self.room.data.seats
        people = {n for n, seat in enumerate(seats) if seat.kind != "bot"}
        return self.access.host and people <= self.access.seats

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

    def must_hold_or_host(self, seat: int) -> None:
        """Refuse who neither sits there nor is the host."""
        self.must_exist(seat)
        if seat not in self.access.seats:
            self.must_host()

    def must_exist(self, seat: int | None) -> None:
        """Refuse a seat that the table does not have."""
        if seat is not None and not 0 <= seat < len(self.room.data.seats):
            raise Problem("not-found", f"There is no seat {seat}.")

    def link(self, secret: str) -> str:
        """A link with this secret in its fragment."""
        return f"{base_url(self.request)}/r/{self.room.id}#{secret}"

    def entered(self) -> Entered:
        """The usual answer."""
        return Entered(*self.room_and_me())

    def room_and_me(self) -> tuple[RoomOut, Me]:
        """The beginning of several answers."""
        return self.room.info(), me(self.access)

    def budget(self, what: str, count: int, seconds: float) -> None:
        """Count one of something that costs: of the caller's address, and in this room."""
        limits = self.services.limits
        limits.check(what, caller(self.request), count, seconds)
        limits.check(f"{what} in room", self.room.id, 3 * count, seconds)

    @contextmanager
    def polling(self) -> Iterator[None]:
        """Somebody waits for a change; who only looks on never takes the place of a player."""
        settings, limits = self.services.settings, self.services.limits
        plays = self.access.plays
        with (
            limits.hold("poll", caller(self.request), settings.polls_per_address),
            limits.hold("poll in room", f"{self.room.id} {plays}", settings.sockets_per_room),
        ):
            self.room.polling += plays
            try:
                yield
            finally:
                self.room.polling -= plays

    async def unless_gone(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of this; it is stopped when the caller hangs up."""
        return await unless_gone(self.request, work)

    async def keep(self) -> None:
        """What this device holds here its person holds on all devices, if he is known."""
        who = await self.services.keys.who(self.request)
        if who is not None:
            hashes = {hash_of(secret) for secret in self.secrets}
            await self.services.keys.keep(who, self.room.id, frozenset(hashes))
            self.held = await self.services.keys.held(self.request, self.room.id)

    def hold(self, response: Response, *new: str) -> None:
        """Add secrets to those that this device holds, and drop the invalid ones.

        Only this room's addresses ever see the cookie.
        """
        known = self.room.tokens.values()
        valid = [secret for secret in (*self.secrets, *new) if find(secret, known)]
        self.secrets = list(dict.fromkeys(valid))[-AT_MOST:]
        response.set_cookie(
            cookie_name(self.room.id),
            ".".join(self.secrets),
            max_age=A_YEAR,
            path=f"/api/rooms/{self.room.id}",
            httponly=True,
            samesite="lax",
            secure=base_url(self.request).startswith("https:"),
        )


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """The result of this; it is stopped when the caller hangs up."""
    doing = asyncio.create_task(work)
    gone = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait((doing, gone), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise ClientDisconnect
        return doing.result()
    finally:
        for task in (doing, gone):
            task.cancel()
        await asyncio.gather(doing, gone, return_exceptions=True)


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


@asynccontextmanager
async def enter(request: Request) -> AsyncIterator[Visit]:
    """The room of a request, in memory until it is answered."""
    services, room = services_of(request), request.path_params["room"]
    settings, who = services.settings, f"{caller(request)} {room}"
    if request.method in SAFE:
        services.limits.check("read", who, settings.reads_per_window, settings.window)
    else:
        services.limits.check("post", who, settings.posts_per_window, settings.window)
    if not ROOM_ID.match(room):
        raise Problem("not-found", "No room has such a name.")
    async with services.rooms.use(room) as found:
        yield Visit(request, found, await services.keys.held(request, room))


def base_url(request: Request) -> str:
    """How people reach this server."""
    settings = services_of(request).settings
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.network_url and is_loopback(request.url.hostname or ""):
        return settings.network_url  # nobody else could open what this caller sees
    return f"{request.url.scheme}://{request.url.netloc}"
