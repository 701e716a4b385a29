"""Runs the server."""

from __future__ import annotations

import gc
import sys
from dataclasses import dataclass

import uvicorn

from spielwerk.server import logs
from spielwerk.server.http.app import create_app
from spielwerk.server.http.protocol import watched
from spielwerk.server.settings import Settings


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
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        # Compressing every socket costs more memory than all games together.
        ws_per_message_deflate=False,
        timeout_keep_alive=75,  # longer than proxies keep their lines, or they run into closed ones
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, where: Address, *, verbose: bool = False) -> None:
    """Serve until stopped."""
    logs.set_up(verbose=verbose)
    config = configuration(settings, where)
    # A view is thousands of small dicts that live for a moment; looking through them for cycles
    # would cost more than making them. What is loaded now stays for good.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for its turn
    uvicorn.Server(config).run()
