"""The barest server that could carry a table: `python -m bench.echo PORT`.

The same web server and framework as the real one, without rules, rooms, limits or disk. A post is
decoded, and a frame of a fixed length goes to the sockets of that room and back as the answer.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import defaultdict
from itertools import count
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

numbers = count()
lengths: dict[str, int] = {}
sockets: defaultdict[str, list[asyncio.Queue[str]]] = defaultdict(list)


def frame(room: str, seq: int) -> str:
    """So long as those of a game; its one choice is always open."""
    told = f'{{"type":"view","seq":{seq},"asked":0,"view":{{"choices":[{{"option":1}}]}},"rest":"'
    return told + "x" * (lengths[room] - len(told) - 2) + '"}'


async def create(request: Request) -> Response:
    """A room; the length of its frames is told as the name of its game."""
    body = msgspec.json.decode(await request.body())
    room = f"r{next(numbers)}"
    lengths[room] = int(body["game"].partition(":")[2])
    links = {"0": f"#{'a' * 32}", "1": f"#{'b' * 32}"}
    made: dict[str, Any] = {"room": {"id": room}, "links": {"seats": links}}
    return Response(msgspec.json.encode(made), 201, media_type="application/json")


async def move(request: Request) -> Response:
    """Push and answer."""
    body, room = msgspec.json.decode(await request.body()), request.path_params["room"]
    said = frame(room, body["seq"] + 1)
    for queue in sockets[room]:
        queue.put_nowait(said)
    return Response(said, media_type="application/json")


async def socket(websocket: WebSocket) -> None:
    """Send what comes until nobody is there."""
    await websocket.accept()
    room = websocket.path_params["room"]
    queue: asyncio.Queue[str] = asyncio.Queue()
    queue.put_nowait(frame(room, 0))
    sockets[room].append(queue)

    async def write() -> None:
        while True:
            await websocket.send_text(await queue.get())

    writing = asyncio.create_task(write())
    try:
        while True:
            await websocket.receive_text()
    except WebSocketDisconnect:
        writing.cancel()


app = Starlette(
    routes=[
        Route("/api/rooms", create, methods=["POST"]),
        Route("/api/rooms/{room}/moves", move, methods=["POST"]),
        WebSocketRoute("/api/rooms/{room}/socket", socket),
    ]
)


def main() -> None:
    """Serve, as the real server is served."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_keep_alive=75,
    )


if __name__ == "__main__":
    main()
