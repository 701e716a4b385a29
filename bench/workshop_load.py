"""Does a workshop under full load keep people waiting at their tables?

`python -m bench.workshop_load [--sockets 200] [--game state51] [--designers 12] [--seconds 8]
[--rounds 4]`

One public server with its workshop open, at the limits it has by default. Rooms are played as in
`bench.server_load`, first while nobody is in the workshop, then while designers look, edit, take
along and print without a pause, and ask the lab as long questions as they may; in turn, round
after round, so that whatever else this machine does hits both alike. What counts is how long a
move takes from its post to its answer, 99 of 100 times, and how that compares with the idle
rounds of the same run. It fails if a move takes longer than 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from bench.server_load import EVERY, Figures, Side, free_port, percentile, started, typical

MOST = 100.0  # milliseconds that a move may take
SERVER = """
import sys
from spielwerk.server.serve import Address, serve
from spielwerk.server.settings import Settings, database_url
most = 10**6
serve(
    Settings(
        database=database_url(sys.argv[1]), workshop=True,
        public_url="http://127.0.0.1:" + sys.argv[2],
        rooms_per_minute=most, posts_per_window=most, sockets_per_address=most, half_requests=most,
        workshop_tasks=most,
    ),
    Address(port=int(sys.argv[2])),
)
"""
FAR = {"do": "cell", "file": "base", "row": "quarry", "column": "distance", "value": "2"}


class Designer:
    """Somebody who never rests."""

    def __init__(self, url: str, asks: bool, done: Counter[str]) -> None:
        self._client = httpx.AsyncClient(base_url=url, timeout=120)
        self._asks = asks
        self._done = done
        self.pack: dict[str, Any] = {}

    async def begin(self) -> None:
        """A pack with a change."""
        pack = await self._send("POST", "/packs", {"name": "Load", "game": "state51"})
        body = {"version": 1, "edits": [FAR], "save": True}
        self.pack = (await self._send("POST", f"/packs/{pack['id']}/edits", body))["pack"]

    async def work(self) -> None:
        """Until nobody wants it any more."""
        here = f"/packs/{self.pack['id']}"
        while True:
            if self._asks:
                values = {"players": "3", "games": "2000"}
                await self._send("POST", f"{here}/question", {"kind": "compare", "values": values})
            tried = {"version": self.pack["version"], "edits": [FAR], "see": "quarry"}
            await self._send("POST", f"{here}/edits", tried)
            await self._send("GET", here)
            await self._send("GET", f"{here}/zip")
            await self._send("GET", f"{here}/print")

    async def rest(self) -> None:
        """Stop the lab."""
        with contextlib.suppress(httpx.HTTPError):
            await self._send("DELETE", f"/packs/{self.pack['id']}/question?kind=compare")

    async def close(self) -> None:
        """Go home."""
        await self._client.aclose()

    async def _send(self, method: str, path: str, body: object = None) -> Any:
        """A request; too many at once are refused, which is what limits are for."""
        answer = await self._client.request(method, f"/api/workshop{path}", json=body)
        self._done[f"{method} {path.rpartition('/')[2].partition('?')[0]}"] += 1
        self._done[str(answer.status_code)] += 1
        if answer.status_code == 429:
            await asyncio.sleep(0.2)
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.json() if is_json else None


@contextlib.asynccontextmanager
async def at_work(designers: list[Designer]) -> AsyncIterator[None]:
    """All of them at once."""
    tasks = [asyncio.create_task(one.work()) for one in designers]
    await asyncio.sleep(EVERY)  # until the processes run
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        wrong = [one for one in found if isinstance(one, Exception)]
        await asyncio.gather(*(one.rest() for one in designers))
        if wrong:
            raise wrong[0]


async def measure(port: int, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    """Idle and loaded rounds in turn."""
    side, rng = Side(port, pid, given.game), random.Random(1)
    done: Counter[str] = Counter()
    asking = max(1, given.designers // 3)
    url = f"http://127.0.0.1:{port}"
    designers = [Designer(url, number < asking, done) for number in range(given.designers)]
    idle, loaded = Figures(), Figures()
    try:
        await side.open(given.sockets // 2)
        for one in designers:
            await one.begin()
        await side.slice(EVERY, rng)
        for _ in range(given.rounds):
            side.figures = idle
            await side.slice(given.seconds, rng)
            side.figures = loaded
            async with at_work(designers):
                await side.slice(given.seconds, rng)
    finally:
        await side.close()
        for one in designers:
            await one.close()
    every = [[value for one in figures.answered for value in one] for figures in (idle, loaded)]
    return {
        "game": given.game,
        "sockets": given.sockets,
        "moves idle": idle.moves,
        "moves loaded": loaded.moves,
        "errors": idle.errors + loaded.errors,
        "idle p50": percentile(every[0], 0.5),
        "idle p99": percentile(every[0], 0.99),
        "loaded p50": percentile(every[1], 0.5),
        "loaded p99": percentile(every[1], 0.99),
        "median round p99": typical(loaded.answered, 0.99),
        "loaded:idle p99": percentile(every[1], 0.99) / percentile(every[0], 0.99),
        "workshop": ", ".join(f"{name} {count}" for name, count in sorted(done.items())),
    }


def main() -> None:
    """Print the figures; fail if people had to wait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--game", default="state51")
    parser.add_argument("--designers", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--folder", help="where the database lies; /dev/shm: without a disk")
    given = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        server = started("-c", SERVER, str(Path(folder) / "load.db"), str(port), port=port)
        try:
            found = asyncio.run(measure(port, server.pid, given))
        finally:
            server.kill()
            server.wait()
    for name, value in found.items():
        print(f"{name:>18}: {value:.1f}" if isinstance(value, float) else f"{name:>18}: {value}")
    if found["loaded p99"] > MOST:
        sys.exit(f"A move took {found['loaded p99']:.0f} ms while the workshop was busy.")


if __name__ == "__main__":
    main()
