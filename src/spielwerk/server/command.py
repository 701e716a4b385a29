"""`spielwerk serve`: the options of the server. What is heavy is imported when it starts."""

from __future__ import annotations

import os
import webbrowser
from threading import Thread
from typing import Annotated

import typer

from spielwerk.engine import SpielwerkError


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0: all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8051,
    database: Annotated[
        str,
        typer.Option(
            envvar="SPIELWERK_DATABASE",
            help="A file (SQLite) or postgresql://…; default: in your data folder.",
        ),
    ] = "",
    public_url: Annotated[
        str, typer.Option(help="How people reach the server, e.g. https://play.example.org")
    ] = "",
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    workers: Annotated[int, typer.Option(help="Processes in which bots think; 0: by cores.")] = 0,
    pack: Annotated[
        list[str] | None,
        typer.Option(
            metavar="DIR",
            help="Allow rooms with this card pack (GAME=DIR if it fits several games); repeatable.",
        ),
    ] = None,
    workshop: Annotated[
        bool | None,
        typer.Option(
            "--workshop/--no-workshop",
            help="Let people make packs of their own; default: only on this machine.",
        ),
    ] = None,
    smtp: Annotated[
        str,
        typer.Option(
            envvar="SPIELWERK_SMTP", help="For turn notices: smtp://user:password@host:587?from=…"
        ),
    ] = "",
    webhooks: Annotated[bool, typer.Option(help="Allow webhooks for turn notices.")] = False,
    push: Annotated[
        bool,
        typer.Option("--push/--no-push", help="Turn notices by the browsers' push services."),
    ] = True,
    metrics: Annotated[
        bool | None,
        typer.Option("--metrics/--no-metrics", help="/metrics; default: only on this machine."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=N",
            help="How much strangers may do, e.g. rooms-per-minute=20; repeatable. "
            "A name that is none shows them all.",
        ),
    ] = None,
    verbose: Annotated[bool, typer.Option(help="Log every request.")] = False,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser.")
    ] = False,
) -> None:
    """Play in the browser: start the game server."""
    from spielwerk.server.network import EVERYWHERE, is_loopback, network_url
    from spielwerk.server.room.packs import read_packs
    from spielwerk.server.serve import Address
    from spielwerk.server.serve import serve as run
    from spielwerk.server.settings import Settings, database_url, read_limits

    if public_url and not public_url.startswith(("http://", "https://")):
        raise SpielwerkError("--public-url begins with http:// or https://")
    local = is_loopback(host)
    network = "" if public_url else network_url(host, port)
    settings = Settings(
        database=database_url(database),
        public_url=public_url.rstrip("/"),
        network_url=network,
        metrics=(local and not public_url) if metrics is None else metrics,
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        packs=read_packs(pack or ()),
        workshop=(local and not public_url) if workshop is None else workshop,
        smtp=smtp,
        webhooks=webhooks,
        push=push,
        **read_limits(limit or ()),
    )
    where = public_url or f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}"

    def announce() -> None:
        typer.echo(f"Spielwerk: {where}")
        if network:
            typer.echo(f"In your network: {network}")
        if open_browser:
            Thread(target=webbrowser.open, args=[where], daemon=True).start()

    run(settings, Address(host, port, proxies), verbose=verbose, announce=announce)
