"""How a server carries many tables, beside the barest server that could do the same.

`python -m bench.server_load [--sockets 200 400 800] [--games …] [--seconds 4] [--rounds 9]
[--folder /dev/shm]`

Two pages a room, one move a room every two seconds: 200 sockets are 50 moves a second. Measured
from the moment a move is posted until it is answered, and until each page of the room has the new
frame. The bare server (`bench.echo`) is the same web server without games, rules, rooms and disk:
it answers a post and pushes frames as long as those of the game to the same two sockets. The disk
is the game's alone: where others use it, `--folder /dev/shm` shows what is left without. Both run
all the time and are asked in turn, round after round, and the median round counts, so that
whatever else this machine does hits both alike. Server and pages share the machine; the processor
seconds are the server's alone.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import connect

EVERY = 2.0
CONNECTIONS = 32
GAMES = ("rebellion", "state51", "counterweight")
ECHO = "echo"
SERVER = """
import sys
from spielwerk.server.serve import Address, serve
from spielwerk.server.settings import Settings, database_url
most = 10**6
serve(
    Settings(
        database=database_url(sys.argv[1]), rooms_per_minute=most, posts_per_window=most,
        sockets_per_address=most, half_requests=most,
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


@dataclass
class Figures:
    """What was measured of one server."""

    answered: list[list[float]] = field(default_factory=list)  # of each round
    pushed: list[list[float]] = field(default_factory=list)
    cpu: float = 0.0
    moves: int = 0
    errors: int = 0
    seconds: float = 0.0


class Room:
    """A room and its two pages."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens
        self.frames: list[Frame | None] = [None, None]
        self.arrived = [0.0, 0.0]
        self.news = asyncio.Event()


class Side:
    """A server with its pages: one with games, or the bare one."""

    def __init__(self, port: int, pid: int, game: str) -> None:
        self.port = port
        self.pid = pid
        self.game = game
        self.figures = Figures()
        self.rooms: list[Room] = []
        self.pages: list[asyncio.Task[None]] = []
        self.lengths: list[int] = []
        self._lines: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            self._lines.put_nowait(Line(port))

    async def post(self, path: str, token: str, body: object) -> tuple[int, bytes]:
        """POST on a free connection."""
        line = await self._lines.get()
        try:
            return await line.post(path, token, body)
        finally:
            self._lines.put_nowait(line)

    async def open(self, rooms: int) -> None:
        """Rooms that have begun, with both pages open."""
        for _ in range(rooms):
            room = await self._room()
            self.rooms.append(room)
            self.pages += [asyncio.create_task(self._page(room, seat)) for seat in (0, 1)]
            async with asyncio.timeout(60):
                while None in room.frames:
                    room.news.clear()
                    await room.news.wait()
        self.lengths.clear()

    async def _room(self) -> Room:
        body = {"game": self.game, "seats": [{"kind": "me"}] * 2, "start": True}
        status, answer = await self.post("/api/rooms", "", body)
        assert status == 201, answer
        made = json.loads(answer)
        links = made["links"]["seats"]
        return Room(made["room"]["id"], [links[seat].partition("#")[2] for seat in ("0", "1")])

    async def _page(self, room: Room, seat: int) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/rooms/{room.id}/socket?seat={seat}"
        bearer = {"Authorization": f"Bearer {room.tokens[seat]}"}
        decode = msgspec.json.Decoder(Frame).decode
        async with connect(
            url, additional_headers=bearer, compression=None, ping_interval=None
        ) as page:
            async for data in page:
                now = time.perf_counter()
                frame = decode(data)
                if frame.type == "view":
                    self.lengths.append(len(data))
                    room.frames[seat], room.arrived[seat] = frame, now
                    room.news.set()

    async def slice(self, seconds: float, rng: random.Random) -> None:
        """Play for a while and note down how it went."""
        self.figures.answered.append([])
        self.figures.pushed.append([])
        busy, until = seconds_of(self.pid), time.perf_counter() + seconds
        await asyncio.gather(*(self._play(room, until, rng) for room in self.rooms))
        self.figures.cpu += seconds_of(self.pid) - busy
        self.figures.seconds += seconds

    async def _play(self, room: Room, until: float, rng: random.Random) -> None:
        await asyncio.sleep(rng.uniform(0, EVERY))
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self._move(room, rng)
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))

    async def _move(self, room: Room, rng: random.Random) -> None:
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
        self.figures.answered[-1].append(time.perf_counter() - began)
        if status != 200:
            self.figures.errors += 1
            return
        self.figures.moves += 1
        try:
            async with asyncio.timeout(10):
                while not all(f is not None and f.seq > frame.seq for f in room.frames):
                    room.news.clear()
                    await room.news.wait()
        except TimeoutError:
            self.figures.errors += 1
            return
        self.figures.pushed[-1] += [at - began for at in room.arrived]

    async def close(self) -> None:
        """Hang up; a page that is gone already counts as an error."""
        self.figures.errors += sum(page.done() for page in self.pages)
        for page in self.pages:
            page.cancel()
        await asyncio.gather(*self.pages, return_exceptions=True)
        while not self._lines.empty():
            self._lines.get_nowait().close()


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    if not values:
        return float("nan")
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


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(*command: str, port: int) -> subprocess.Popen[bytes]:
    """A server that answers."""
    server = subprocess.Popen([sys.executable, *command])
    for _ in range(1200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server
        assert server.poll() is None, "the server did not start"
        time.sleep(0.05)
    raise AssertionError("the server did not start")


async def in_turn(sides: list[Side], seconds: float, rounds: int) -> None:
    """First both play a little, unmeasured; then one after the other, again and again."""
    rng = random.Random(1)
    for side in sides:
        await side.slice(EVERY, rng)
        side.figures = Figures()
    gc.freeze()
    for _ in range(rounds):
        for side in sides:
            await side.slice(seconds, rng)


async def measure(
    ports: tuple[int, int], pids: tuple[int, int], game: str, rooms: int, given: argparse.Namespace
) -> dict[str, Any]:
    """One row of the table."""
    play, bare = Side(ports[0], pids[0], game), Side(ports[1], pids[1], ECHO)
    await play.open(rooms)
    await play.slice(EVERY, random.Random(2))
    length = int(percentile([one / 1000 for one in play.lengths], 0.5))
    bare.game = f"{ECHO}:{length}"
    await bare.open(rooms)
    await in_turn([bare, play], given.seconds, given.rounds)
    for side in (play, bare):
        await side.close()
    return {
        "game": game,
        "sockets": 2 * rooms,
        "moves/s": play.figures.moves / play.figures.seconds,
        "errors": play.figures.errors + bare.figures.errors,
        "bytes": length,
        **_compared("push", play.figures.pushed, bare.figures.pushed),
        **_compared("post", play.figures.answered, bare.figures.answered),
        "cpu us": 1e6 * play.figures.cpu / max(1, play.figures.moves),
        "cpu:echo": (play.figures.cpu / max(1, play.figures.moves))
        / (bare.figures.cpu / max(1, bare.figures.moves)),
        "MB": memory(pids[0]),
    }


def typical(rounds: list[list[float]], share: float) -> float:
    """The median of what the rounds had: one bad moment of this machine is no property of it."""
    return median(percentile(one, share) for one in rounds if one)


def _compared(what: str, ours: list[list[float]], theirs: list[list[float]]) -> dict[str, float]:
    mine, echo = typical(ours, 0.99), typical(theirs, 0.99)
    return {
        f"{what} p50": typical(ours, 0.5),
        f"{what} p99": mine,
        f"{what} worst": max(percentile(one, 0.99) for one in ours if one),
        f"echo {what} p50": typical(theirs, 0.5),
        f"echo {what} p99": echo,
        f"{what}:echo": mine / echo,
    }


def run(game: str, sockets: int, given: argparse.Namespace) -> dict[str, Any]:
    """Both servers, new ones for each row."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 20_000), most))
    ports = free_port(), free_port()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        database = str(Path(folder) / "load.db")
        servers = [
            started("-c", SERVER, database, str(ports[0]), port=ports[0]),
            started("-m", "bench.echo", str(ports[1]), port=ports[1]),
        ]
        try:
            pids = servers[0].pid, servers[1].pid
            return asyncio.run(measure(ports, pids, game, sockets // 2, given))
        finally:
            for server in servers:
                server.kill()
                server.wait()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, nargs="+", default=[200, 400, 800])
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--folder", help="where the database lies; /dev/shm: without a disk")
    given = parser.parse_args()
    head = False
    for sockets in given.sockets:
        for game in given.games:
            row = run(game, sockets, given)
            if not head:
                print("| " + " | ".join(row) + " |\n" + "|---" * len(row) + "|")
                head = True
            cells = (f"{v:.1f}" if isinstance(v, float) else str(v) for v in row.values())
            print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
