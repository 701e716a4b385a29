"""Everything about the server that its owner may turn."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from spielwerk.server.room.packs import Packs

CLIENT = Path(__file__).parents[1] / "client"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "spielwerk"


def database_url(given: str) -> str:
    """A database as SQLAlchemy names it; a plain path is a SQLite file."""
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        given = str(folder / "spielwerk.db")
    scheme, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite:///{given}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+asyncpg://{rest}"
    return given


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The defaults suit one server for friends."""

    database: str
    public_url: str = ""  # how people reach the server, when a proxy stands before it
    client: Path = CLIENT  # the built browser client
    metrics: bool = False
    packs: Packs = field(default_factory=Packs)  # card packs that rooms may be played with

    rooms_in_memory: int = 2000
    idle_seconds: float = 1800.0  # a room that nobody looks at leaves memory after this
    keep_lobby_days: float = 14.0  # rooms that never began are forgotten
    keep_days: float = 365.0  # and so are those in which nothing happens any more
    tick: float = 1.0  # how often clocks are looked at

    default_bot: str = "level2"
    workers: int = 1  # processes in which bots think
    bot_grace: float = 30.0  # a bot silent for longer has lost its process: another takes over
    think_seconds: float = 8.0  # the hard limit of one bot move
    hint_seconds: float = 1.0  # a search for a hint
    look_back_seconds: float = 5.0  # a search for the turning points of a finished game
    worker_command: tuple[str, ...] = (sys.executable, "-m", "spielwerk.server.bots.worker_process")

    rooms_per_minute: int = 5  # an address
    claims_per_minute: int = 30  # an address; wrong links are tried nowhere else
    posts_per_window: int = 100  # an address in a room
    messages_per_window: int = 100  # a socket
    window: float = 20.0
    sockets_per_room: int = 100
    mails_per_hour: int = 3  # that ask a new address: of a seat; an address or a room twice that
    request_seconds: float = 20.0  # a request may take to come whole: its head, and then its body

    smtp: str = ""  # smtp://user:password@host:587?from=spiel@example.org
    webhooks: bool = False
    notice_delay: float = 20.0  # a turn must stand for so many seconds before it is told
    notice_gap: float = 300.0  # seconds between two notices to one seat
    notice_reminder: float = 2 * 86_400.0  # a turn that stands for so long is told once more
    notice_patience: float = 3 * 86_400.0  # what could not be sent for so long is given up
