"""Push: a WebSocket for pages, an event stream for bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from spielwerk import __version__
from spielwerk.server.http.endpoint import Endpoints
from spielwerk.server.http.limits import Window, address
from spielwerk.server.http.visit import Seat, Visit, caller
from spielwerk.server.problems import Problem
from spielwerk.server.room.listeners import Listener
from spielwerk.server.room.room import Room
from spielwerk.server.room.tokens import ROOM_ID, me, presented
from spielwerk.server.services import Services
from spielwerk.server.wire.answers import Gone, Hello, Pong, Refused, encode
from spielwerk.server.wire.requests import Look, Ping

log = logging.getLogger(__name__)
endpoints = Endpoints("push")
MESSAGE = 4096  # bytes that a page may send at once
QUIET = 20.0  # seconds after which a stream says that it is still there
TRY_AGAIN = 1013  # the code with which a socket ends that the database left in the lurch
CLOSING = {"not-found": 4404, "too-many": 4423, "store": TRY_AGAIN, "stale": TRY_AGAIN}
SAID = 50  # messages that are shown at first
_read = msgspec.json.Decoder(Look | Ping).decode


async def socket(websocket: WebSocket) -> None:
    """Whole redacted views, as they change."""
    services: Services = websocket.app.state.services
    room, seat = websocket.path_params["room"], websocket.query_params.get("seat", "")
    await websocket.accept()
    who = address(websocket.client.host if websocket.client else None)
    most = services.settings.sockets_per_address
    try:
        if not ROOM_ID.match(room) or not (seat == "" or seat.isdecimal()):
            raise Problem("not-found")
        with services.limits.hold("line", who, most):
            async with services.rooms.use(room) as found:
                held = await services.keys.held(websocket, room)
                access = found.access(presented(websocket, room), held)
                listener = Listener(access, int(seat[:4]) if seat else None)
                await _listen(websocket, services, found, listener)
    except Problem as problem:
        await _end(websocket, CLOSING.get(problem.code, 4401), problem.code)
    except SQLAlchemyError as error:
        log.error("the database failed", exc_info=error)
        await _end(websocket, TRY_AGAIN, "store")


async def _end(websocket: WebSocket, code: int, why: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, why)


async def _listen(websocket: WebSocket, services: Services, room: Room, listener: Listener) -> None:
    await _enter(services, room, listener)
    writing = asyncio.create_task(_write(websocket, listener))
    window = Window(services.settings.messages_per_window, services.settings.window)
    try:
        while not listener.closed:
            said = await websocket.receive_text()
            if window.hit(services.world.monotonic()) or len(said) > MESSAGE:
                listener.close(4429)
                break
            await _heard(room, listener, said)
            await asyncio.sleep(0)  # let the answer out before the next message is read
    except (WebSocketDisconnect, KeyError, RuntimeError):
        listener.close(1000)
    finally:
        _leave(services, room, listener)
        listener.close(1000)
        try:
            await asyncio.wait_for(writing, 5)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            writing.cancel()


async def _write(websocket: WebSocket, listener: Listener) -> None:
    while (frame := await listener.queue.get()) is not None:
        await websocket.send_text(frame.decode())
    if listener.closed != 1000:
        await websocket.close(listener.closed)


async def _heard(room: Room, listener: Listener, said: str) -> None:
    try:
        wanted = _read(said)
    except msgspec.MsgspecError:
        return
    if isinstance(wanted, Ping):
        listener.push(encode(Pong()))
        return
    async with room.at_rest():
        if not room.may_look(listener.access, wanted.seat):
            listener.push(encode(Refused("no-access")))
            return
        listener.seat = wanted.seat
        listener.push(await room.written_frame(wanted.seat, 0))
    room.tell_presence()


@endpoints.add("GET", "/api/rooms/{room}/events", 403, 404, 409, media="application/x-ndjson")
async def events(visit: Visit, seat: Seat | None = None) -> Response:
    """The same frames as on the socket, one a line."""
    visit.must_look(seat)
    listener = Listener(visit.access, seat)
    _must_have_room(visit.services, visit.room, listener)
    stream = _stream(visit.services, visit.room.id, listener, caller(visit.request))
    return StreamingResponse(stream, media_type="application/x-ndjson")


async def _stream(
    services: Services, id: str, listener: Listener, who: str
) -> AsyncIterator[bytes]:
    try:
        with services.limits.hold("line", who, services.settings.sockets_per_address):
            async for frame in _frames(services, id, listener):
                yield frame + b"\n"
    except Problem as problem:  # the answer has begun: say it as the last line
        yield encode(Gone(problem.code)) + b"\n"


async def _frames(services: Services, id: str, listener: Listener) -> AsyncIterator[bytes]:
    async with services.rooms.use(id) as room:
        await _enter(services, room, listener)
        try:
            while True:
                try:
                    frame = await asyncio.wait_for(listener.queue.get(), QUIET)
                except TimeoutError:
                    frame = encode(Ping())
                if frame is None:
                    return
                yield frame
        finally:
            _leave(services, room, listener)


async def _enter(services: Services, room: Room, listener: Listener) -> None:
    """Say hello and show the table; from this very moment on nothing is missed."""
    async with room.at_rest():
        if not room.may_listen(listener):
            raise Problem("no-access")
        _must_have_room(services, room, listener)
        messages = await room.store.messages(room.id, 0, SAID)
        frame = await room.written_frame(listener.seat, 0)
        hello = Hello(room.info(), me(listener.access), messages, __version__)
        listener.push(encode(hello))
        listener.push(frame)
        room.enter(listener)
    services.metrics.listeners.inc()
    services.rooms.tell_who_is_here(room)


def _must_have_room(services: Services, room: Room, new: Listener) -> None:
    """Refuse one too many: of those who look on, or of one seat. Neither counts for the other."""
    who, settings = new.access, services.settings
    if not who.plays:
        looking_on = sum(not one.access.plays for one in room.listeners)
        if looking_on >= settings.sockets_per_room:
            raise Problem("too-many", "Too many look on at this room.")
        return
    same = [
        one
        for one in room.listeners
        if (one.access.seats & who.seats if who.seats else one.access.host and not one.access.seats)
    ]
    if len(same) >= settings.sockets_per_seat:
        raise Problem("too-many", "This seat is open in too many places; close some.")


def _leave(services: Services, room: Room, listener: Listener) -> None:
    room.leave(listener)
    services.metrics.listeners.dec()
    services.rooms.tell_who_is_here(room)
