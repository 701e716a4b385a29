"""Runs the server."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import uvicorn

from spielwerk.engine import SpielwerkError
from spielwerk.server import logs
from spielwerk.server.http.app import create_app
from spielwerk.server.http.protocol import watched
from spielwerk.server.http.sockets import PackedSockets
from spielwerk.server.settings import Settings

try:
    import resource
except ModuleNotFoundError:  # not on Windows
    resource = None  # type: ignore[assignment]


@dataclass(frozen=True, slots=True)
class Address:
    """Where the server listens, and whose word about the caller's address it believes."""

    host: str = "127.0.0.1"
    port: int = 8051
    proxies: str = "127.0.0.1"


def configuration(settings: Settings, where: Address) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        create_app(settings),
        host=where.host,
        port=where.port,
        log_config=None,
        access_log=False,
        http=watched(settings),
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=where.proxies,
        ws=PackedSockets,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,  # longer than proxies keep their lines, or they run into closed ones
        timeout_graceful_shutdown=3,
    )


class Server(uvicorn.Server):
    """Serves once everything is ready, and says so then."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The database is opened here already: what is wrong with it is raised, not logged."""
        app: Any = self.config.app
        await app.state.services.open()
        await super().startup(sockets)
        self._announce()


def serve(
    settings: Settings,
    where: Address,
    *,
    verbose: bool = False,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """Serve until stopped; `announce` when people can come."""
    logs.set_up(verbose=verbose)
    raise_file_limit()
    listening = listen(where)
    config = configuration(settings, where)
    # A view is thousands of small dicts that live for a moment; looking through them for cycles
    # would cost more than making them. What is loaded now stays for good.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for its turn
    with closing(listening), contextlib.suppress(KeyboardInterrupt):
        Server(config, announce).run([listening])


def listen(where: Address) -> socket.socket:
    """The door, or in one sentence why it can't be opened."""
    try:
        found = socket.getaddrinfo(
            where.host, where.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, address = found[0]
        door = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":  # elsewhere it would let two servers share a port
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
        except OSError:
            door.close()
            raise
    except OSError as error:
        raise SpielwerkError(
            f"Nothing can listen on {where.host}:{where.port} ({error.strerror}): stop the program "
            "that does, or give another --port or --host."
        ) from None
    return door


def raise_file_limit() -> None:
    """A socket is a file: allow as many as the system lets this process have."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
