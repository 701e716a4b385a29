"""A real server in a process of its own, which a test may stop and start again on the same port."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx

SERVE = "from spielwerk.cli import main; main()"


class House:
    """The server that the browsers of a test talk to."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(self.port)]
        command += ["--database", str(self.folder / "browser.db"), "--workers", "1"]
        # All tests come from one address
        for what in (
            "rooms-per-minute",
            "reviews-per-minute",
            "tournaments-per-hour",
            "keys-per-hour",
        ):
            command += ["--limit", f"{what}=100000"]
        command += self.options
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            assert self._process.poll() is None, (self.folder / "server.log").read_text()
            try:
                if httpx.get(f"{self.url}/healthz").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError("The server did not start.")

    def stop(self) -> None:
        """Stop it as a restart would."""
        if self._process:
            self._process.terminate()
            self._process.wait(timeout=60)
            self._process = None

    def __enter__(self) -> House:
        """A running server."""
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        """No process stays behind."""
        self.stop()
