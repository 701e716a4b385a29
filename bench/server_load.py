"""1,000 sockets in 500 rooms on one server process, one move a room every 2 s for a minute.

`python -m bench.server_load [--rooms N] [--seconds S] [--game NAME]`. Measured from the moment a
move is posted to the moment each page of the room has the new view. Server and pages share this
machine; both need about a core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

EVERY = 2.0
CONNECTIONS = 24
SERVER = """
import sys
from spielwerk.server.serve import Address, serve
from spielwerk.server.settings import Settings, database_url
serve(
    Settings(
        database=database_url(sys.argv[1]), rooms_per_minute=10**6, posts_per_window=10**6
    ),
    Address(port=int(sys.argv[2])),
)
"""


class Choice(msgspec.Struct):
    """What a page must know of a choice."""

    option: int


class View(msgspec.Struct):
    """What a page must know of a view."""

    choices: list[Choice]


class Frame(msgspec.Struct):
    """What a page must know of a frame."""

    type: str
    rev: int = 0
    seq: int = 0
    asked: int | None = None
    view: View | None = None


class Line:
    """One kept-alive HTTP connection, with as little around it as possible."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, token: str, body: object) -> tuple[int, bytes]:
        """POST; status and body."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        status = int(answer[9:12])
        length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return status, await self.reader.readexactly(length)

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()


class Room:
    """A room and its two pages."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens
        self.frames: list[Frame | None] = [None, None]
        self.arrived: list[float] = [0.0, 0.0]
        self.news = asyncio.Condition()


class Load:
    """The pages and what was measured."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        self.game = game
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            self.lines.put_nowait(Line(port))
        self.pushed: list[float] = []
        self.answered: list[float] = []
        self.errors = 0
        self.moves = 0
        self.bytes = 0

    async def post(self, path: str, token: str, body: object) -> tuple[int, bytes]:
        """POST on a free connection."""
        line = await self.lines.get()
        try:
            return await line.post(path, token, body)
        finally:
            self.lines.put_nowait(line)

    async def open_room(self) -> Room:
        """A new room that has begun."""
        body = {"game": self.game, "seats": [{"kind": "me"}] * 2, "start": True}
        status, answer = await self.post("/api/rooms", "", body)
        assert status == 201, answer
        made = json.loads(answer)
        links = made["links"]["seats"]
        return Room(made["room"]["id"], [links[seat].partition("#")[2] for seat in ("0", "1")])

    async def page(self, room: Room, seat: int, ready: asyncio.Event) -> None:
        """Listen until cancelled."""
        url = f"ws://127.0.0.1:{self.port}/api/rooms/{room.id}/socket?seat={seat}"
        bearer = {"Authorization": f"Bearer {room.tokens[seat]}"}
        decoder = msgspec.json.Decoder(Frame)
        async with connect(url, additional_headers=bearer, compression=None) as page:
            await self._read(room, seat, ready, page, decoder)

    async def _read(
        self,
        room: Room,
        seat: int,
        ready: asyncio.Event,
        page: ClientConnection,
        decoder: msgspec.json.Decoder[Frame],
    ) -> None:
        async for data in page:
            now = time.perf_counter()
            self.bytes += len(data)
            frame = decoder.decode(data)
            if frame.type == "view":
                async with room.news:
                    room.frames[seat], room.arrived[seat] = frame, now
                    room.news.notify_all()
                ready.set()

    async def play(self, room: Room, until: float, rng: random.Random) -> None:
        """One move every two seconds."""
        await asyncio.sleep(rng.uniform(0, EVERY))
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.move(room, rng)
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))

    async def move(self, room: Room, rng: random.Random) -> None:
        """The asked seat makes a random move; when does each page see it?"""
        frame = next((f for f in room.frames if f and f.view and f.view.choices), None)
        if frame is None or frame.asked is None or frame.view is None:
            return  # the game is over
        body = {
            "seq": frame.seq,
            "seat": frame.asked,
            "choice": rng.choice(frame.view.choices).option,
            "key": uuid.uuid4().hex,
        }
        began = time.perf_counter()
        path = f"/api/rooms/{room.id}/moves"
        status, _ = await self.post(path, room.tokens[frame.asked], body)
        self.answered.append(time.perf_counter() - began)
        if status != 200:
            self.errors += 1
            return
        self.moves += 1
        try:
            async with room.news, asyncio.timeout(10):
                await room.news.wait_for(
                    lambda: all(f is not None and f.seq > frame.seq for f in room.frames)
                )
        except TimeoutError:
            self.errors += 1
            return
        self.pushed += [at - began for at in room.arrived]


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def seconds_of(pid: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, rooms: int, seconds: float, game: str) -> dict[str, Any]:
    """Open the rooms and pages, let them play, sum up."""
    load = Load(port, game)
    empty = memory(pid)
    found = [await load.open_room() for _ in range(rooms)]
    pages = []
    for room in found:
        ready = [asyncio.Event(), asyncio.Event()]
        pages += [asyncio.create_task(load.page(room, seat, ready[seat])) for seat in (0, 1)]
        for event in ready:
            await asyncio.wait_for(event.wait(), 30)
    load.bytes = 0
    busy, own = seconds_of(pid), time.process_time()
    until = time.perf_counter() + seconds
    rng = random.Random(1)
    seeds = [random.Random(rng.random()) for _ in found]
    await asyncio.gather(
        *(load.play(room, until, seed) for room, seed in zip(found, seeds, strict=True))
    )
    busy, own = seconds_of(pid) - busy, time.process_time() - own
    used = memory(pid)
    dead = sum(page.done() for page in pages)
    for page in pages:
        page.cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    while not load.lines.empty():
        load.lines.get_nowait().close()
    return {
        "game": game,
        "rooms": rooms,
        "sockets": 2 * rooms,
        "seconds": seconds,
        "moves": load.moves,
        "errors": load.errors + dead,
        "push_p50_ms": round(percentile(load.pushed, 0.5), 1),
        "push_p99_ms": round(percentile(load.pushed, 0.99), 1),
        "push_max_ms": round(percentile(load.pushed, 1.0), 1),
        "answer_p50_ms": round(percentile(load.answered, 0.5), 1),
        "answer_p99_ms": round(percentile(load.answered, 0.99), 1),
        "frame_bytes": load.bytes // max(1, len(load.pushed)),
        "server_mb": round(used),
        "server_mb_empty": round(empty),
        "server_cpu": round(busy / seconds, 2),
        "pages_cpu": round(own / seconds, 2),
    }


def run(rooms: int, seconds: float, game: str) -> dict[str, Any]:
    """Start a server on an empty database and measure it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 20_000), most))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "load.db")
        server = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)])
        try:
            for _ in range(600):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            return asyncio.run(measure(port, server.pid, rooms, seconds, game))
        finally:
            server.kill()
            server.wait()


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="rebellion")
    given = parser.parse_args()
    for name, value in run(given.rooms, given.seconds, given.game).items():
        print(f"{name:18} {value}")


if __name__ == "__main__":
    main()
