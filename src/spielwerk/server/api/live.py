"""Push: a WebSocket for pages, an event stream for bots."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.responses import Response, StreamingResponse

from spielwerk import __version__
from spielwerk.server.api.visit import AnySeat, AVisit, problems
from spielwerk.server.frames import encode, me
from spielwerk.server.house import House
from spielwerk.server.limits import Window
from spielwerk.server.listeners import Listener
from spielwerk.server.problems import Problem
from spielwerk.server.room import Room
from spielwerk.server.tokens import Access, presented

router = APIRouter(tags=["push"])
ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,32}\Z")
MESSAGE = 4096  # bytes that a page may send at once
QUIET = 20.0  # seconds after which a stream says that it is still there
SAID = 50  # messages that are shown at first


class Look(msgspec.Struct):
    """What a page may say."""

    type: str
    seat: int | None = None


@router.websocket("/api/rooms/{room}/socket")
async def socket(websocket: WebSocket, room: str, seat: str = "") -> None:
    """Whole redacted views, as they change."""
    house: House = websocket.app.state.house
    await websocket.accept()
    try:
        if not ROOM_ID.match(room) or not (seat == "" or seat.isdecimal()):
            raise Problem("not-found")
        async with house.rooms.use(room) as found:
            listener = Listener(
                found.access(presented(websocket, room)), int(seat[:4]) if seat else None
            )
            await _listen(websocket, house, found, listener)
    except Problem as problem:
        code = 4404 if problem.code == "not-found" else 4401
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(code, problem.code)


async def _listen(websocket: WebSocket, house: House, room: Room, listener: Listener) -> None:
    await _enter(house, room, listener)
    writing = asyncio.create_task(_write(websocket, listener))
    window = Window(house.settings.messages_per_window, house.settings.window)
    try:
        while not listener.closed:
            said = await websocket.receive_text()
            if window.hit(time.monotonic()) or len(said) > MESSAGE:
                listener.close(4429)
                break
            await _heard(room, listener, said)
            await asyncio.sleep(0)  # let the answer out before the next message is read
    except (WebSocketDisconnect, KeyError, RuntimeError):
        listener.close(1000)
    finally:
        _leave(house, room, listener)
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
        look = msgspec.json.decode(said, type=Look)
    except msgspec.MsgspecError:
        return
    if look.type == "ping":
        listener.push(encode({"type": "pong"}))
    elif look.type == "look":
        async with room.at_rest():
            if not room.may_look(listener.access, look.seat):
                listener.push(encode({"type": "refused", "code": "no-access"}))
                return
            listener.seat = look.seat
            listener.push(await room.frame(look.seat, 0))
        room.tell_presence()


@router.get(
    "/api/rooms/{room}/events",
    response_class=Response,
    responses={
        **problems(403, 404, 409),
        200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}},
    },
)
async def events(guest: AVisit, seat: AnySeat = None) -> Response:
    """The same frames as on the socket, one a line."""
    guest.must_look(seat)
    return StreamingResponse(
        _stream(guest.house, guest.room.id, guest.access, seat), media_type="application/x-ndjson"
    )


async def _stream(house: House, id: str, access: Access, seat: int | None) -> AsyncIterator[bytes]:
    async with house.rooms.use(id) as room:
        listener = Listener(access, seat)
        await _enter(house, room, listener)
        try:
            while True:
                try:
                    frame = await asyncio.wait_for(listener.queue.get(), QUIET)
                except TimeoutError:
                    frame = encode({"type": "ping"})
                if frame is None:
                    return
                yield frame + b"\n"
        finally:
            _leave(house, room, listener)


async def _enter(house: House, room: Room, listener: Listener) -> None:
    """Say hello and show the table; from this very moment on nothing is missed."""
    if len(room.listeners) >= house.settings.sockets_per_room:
        raise Problem("too-many", "Too many listen to this room.")
    async with room.at_rest():
        if not room.may_look(listener.access, listener.seat):
            raise Problem("no-access")
        messages = await room.store.messages(room.id, 0, SAID)
        hello = {
            "type": "hello",
            "room": room.info(),
            "me": me(listener.access),
            "messages": messages,
            "server": __version__,
        }
        listener.push(encode(hello))
        listener.push(await room.frame(listener.seat, 0))
        room.enter(listener)
    house.metrics.listeners.inc()
    house.rooms.tell_who_is_here(room)


def _leave(house: House, room: Room, listener: Listener) -> None:
    room.leave(listener)
    house.metrics.listeners.dec()
    house.rooms.tell_who_is_here(room)
