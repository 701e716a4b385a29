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
from spielwerk.server.http.limits import Window
from spielwerk.server.http.visit import Seat, Visit
from spielwerk.server.problems import Problem
from spielwerk.server.room.listeners import Listener
from spielwerk.server.room.room import Room
from spielwerk.server.room.tokens import ROOM_ID, Access, me, presented
from spielwerk.server.services import Services
from spielwerk.server.wire.answers import Hello, Pong, Refused, encode
from spielwerk.server.wire.requests import Look, Ping

log = logging.getLogger(__name__)
endpoints = Endpoints("push")
MESSAGE = 4096  # bytes that a page may send at once
QUIET = 20.0  # seconds after which a stream says that it is still there
TRY_AGAIN = 1013  # the code with which a socket ends that the database left in the lurch
SAID = 50  # messages that are shown at first
_read = msgspec.json.Decoder(Look | Ping).decode


async def socket(websocket: WebSocket) -> None:
    """Whole redacted views, as they change."""
    services: Services = websocket.app.state.services
    room, seat = websocket.path_params["room"], websocket.query_params.get("seat", "")
    await websocket.accept()
    try:
        if not ROOM_ID.match(room) or not (seat == "" or seat.isdecimal()):
            raise Problem("not-found")
        async with services.rooms.use(room) as found:
            listener = Listener(
                found.access(presented(websocket, room)), int(seat[:4]) if seat else None
            )
            await _listen(websocket, services, found, listener)
    except Problem as problem:
        await _end(websocket, 4404 if problem.code == "not-found" else 4401, problem.code)
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
        listener.push(encode(await room.frame(wanted.seat, 0)))
    room.tell_presence()


@endpoints.add("GET", "/api/rooms/{room}/events", 403, 404, 409, media="application/x-ndjson")
async def events(visit: Visit, seat: Seat | None = None) -> Response:
    """The same frames as on the socket, one a line."""
    visit.must_look(seat)
    stream = _stream(visit.services, visit.room.id, visit.access, seat)
    return StreamingResponse(stream, media_type="application/x-ndjson")


async def _stream(
    services: Services, id: str, access: Access, seat: int | None
) -> AsyncIterator[bytes]:
    async with services.rooms.use(id) as room:
        listener = Listener(access, seat)
        await _enter(services, room, listener)
        try:
            while True:
                try:
                    frame = await asyncio.wait_for(listener.queue.get(), QUIET)
                except TimeoutError:
                    frame = encode(Ping())
                if frame is None:
                    return
                yield frame + b"\n"
        finally:
            _leave(services, room, listener)


async def _enter(services: Services, room: Room, listener: Listener) -> None:
    """Say hello and show the table; from this very moment on nothing is missed."""
    if len(room.listeners) >= services.settings.sockets_per_room:
        raise Problem("too-many", "Too many listen to this room.")
    async with room.at_rest():
        if not room.may_look(listener.access, listener.seat):
            raise Problem("no-access")
        messages = await room.store.messages(room.id, 0, SAID)
        hello = Hello(room.info(), me(listener.access), messages, __version__)
        listener.push(encode(hello))
        listener.push(encode(await room.frame(listener.seat, 0)))
        room.enter(listener)
    services.metrics.listeners.inc()
    services.rooms.tell_who_is_here(room)


def _leave(services: Services, room: Room, listener: Listener) -> None:
    room.leave(listener)
    services.metrics.listeners.dec()
    services.rooms.tell_who_is_here(room)
