"""A server in a process of its own, with the toy game: `python -m tests.server.process DATABASE`.

It prints its port and serves until it is killed.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import uvicorn

from spielwerk.server import logs
from spielwerk.server.serve import Address, configuration
from tests.server.running import WORKER, settings
from tests.server.toy import bots as toy_bots

ROOT = Path(__file__).parents[2]


class Process:
    """Such a server, started and killed from a test."""

    def __init__(self, database: str, port: int = 0, **more: Any) -> None:
        arguments = [f"{name}={value}" for name, value in more.items()]
        command = [sys.executable, "-m", "tests.server.process", database, str(port), *arguments]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)

    def wait(self) -> None:
        """Until it serves."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the server did not start"
        self.port = int(line)
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


async def serve(
    database: str, port: int, more: dict[str, Any], worker: tuple[str, ...] = WORKER
) -> None:
    """Serve, and say where."""
    wanted = settings(database, worker_command=worker, **more)
    server = uvicorn.Server(configuration(wanted, Address(port=port)))
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    await running


def main() -> None:
    """Read the arguments and serve."""
    toy_bots.register()
    logs.set_up(verbose=False)
    given = (argument.partition("=") for argument in sys.argv[3:])
    more = {name: value if "://" in value else float(value) for name, _, value in given}
    asyncio.run(serve(sys.argv[1], int(sys.argv[2]), more))


if __name__ == "__main__":
    main()
