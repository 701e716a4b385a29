"""Everything about the server that its owner may turn."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from spielwerk.engine import SpielwerkError
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


def _limit(default: int, what: str) -> Any:
    """A limit; the owner may set it by its name (`--limit`)."""
    return field(default=default, metadata={"limit": what})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The defaults suit one server for friends."""

    database: str
    public_url: str = ""  # how people reach the server, when a proxy stands before it
    network_url: str = ""  # how others in the network reach it, if it listens to them
    client: Path = CLIENT  # the built browser client
    metrics: bool = False
    packs: Packs = field(default_factory=Packs)  # card packs that rooms may be played with
    people: bool = True  # whether games and ratings are kept for those who want it
    workshop: bool = False  # whether people may make packs of their own here

    rooms_in_memory: int = 2000
    idle_seconds: float = 1800.0  # a room that nobody looks at leaves memory after this
    keep_lobby_days: float = 14.0  # rooms that never began are forgotten
    keep_days: float = 365.0  # and so are those in which nothing happens any more
    tick: float = 1.0  # how often clocks are looked at

    default_bot: str = "level2"
    workers: int = 1  # processes in which bots think
    bot_grace: float = 30.0  # a bot silent for longer has lost its process: another takes over
    think_seconds: float = 12.0  # the hard limit of one bot move
    hint_seconds: float = 1.0  # a search for a hint
    look_back_seconds: float = 5.0  # a search for the turning points of a finished game
    grade_seconds: float = 0.3  # a look at one decision of a finished game
    worker_command: tuple[str, ...] = (sys.executable, "-m", "spielwerk.server.bots.worker_process")

    window: float = 20.0  # seconds
    rooms_per_minute: int = _limit(5, "new rooms of an address a minute")
    claims_per_minute: int = _limit(30, "wrong links that an address tries a minute")
    posts_per_window: int = _limit(100, "changes of an address in a room in 20 s")
    reads_per_window: int = _limit(
        400, "reads of an address in a room, or of the list of rooms, in 20 s"
    )
    messages_per_window: int = _limit(100, "messages on a socket in 20 s")
    hints_per_minute: int = _limit(20, "hints for an address a minute; in a room three times that")
    reviews_per_minute: int = _limit(4, "looks for turning points, in the same way")
    grades_per_minute: int = _limit(60, "times eight decisions are graded, in the same way")
    replays_per_window: int = _limit(150, "steps of replays and results in 20 s, in the same way")
    imports_at_once: int = _limit(2, "records that are read at the same time")
    mails_per_hour: int = _limit(
        3, "mails that ask a new address, for a seat; of an address and of a room twice that"
    )
    keys_per_hour: int = _limit(20, "new device keys of an address an hour")
    codes_per_hour: int = _limit(20, "codes of a person to join another device, an hour")
    codes_in_all: int = _limit(300, "wrong codes of all addresses together a minute")
    devices_per_person: int = _limit(12, "devices that are joined to one another")
    sockets_per_room: int = _limit(100, "lines of people who only look on at a room")
    sockets_per_seat: int = _limit(12, "lines of one seat")
    sockets_per_address: int = _limit(200, "lines of an address, in all rooms")
    polls_per_address: int = _limit(60, "long polls of an address that wait at the same time")
    request_seconds: int = _limit(20, "seconds that the head of a request, and its body, may take")
    half_requests: int = _limit(256, "connections that have asked for nothing yet")

    workshop_packs: int = _limit(30, "packs of a device in the workshop")
    workshop_bytes: int = _limit(262_144, "bytes of a pack in the workshop")
    workshop_tasks: int = _limit(240, "looks at packs for an address a minute")
    workshop_queue: int = _limit(20, "looks at packs that wait at the same time")
    workshop_games: int = _limit(2000, "games of a question to the lab in the workshop")
    workshop_ask_seconds: int = _limit(900, "seconds that such a question may take")
    workshop_seconds: int = _limit(30, "seconds of a processor that a look at a pack may take")

    tournaments_per_hour: int = _limit(6, "new tournaments of an address an hour")
    tournament_players: int = _limit(64, "players of a tournament, never more than 64")

    smtp: str = ""  # smtp://user:password@host:587?from=spiel@example.org
    webhooks: bool = False
    push: bool = True  # whether devices may be told by their browsers' push services
    push_delay: float = 2.0  # a turn must stand for so many seconds before a device is told
    notice_delay: float = 20.0  # the same for mails and webhooks
    notice_gap: float = 300.0  # seconds between two notices to one seat
    notice_reminder: float = 2 * 86_400.0  # a turn that stands for so long is told once more
    notice_patience: float = 3 * 86_400.0  # what could not be sent for so long is given up

    @property
    def shared(self) -> bool:
        """Whether others than the one before this machine play here."""
        return bool(self.public_url or self.network_url)


LIMITS = {  # as they are written on the command line, with what they limit
    field.name.replace("_", "-"): str(field.metadata["limit"])
    for field in fields(Settings)
    if "limit" in field.metadata
}


def read_limits(given: Iterable[str]) -> dict[str, Any]:
    """The limits of `--limit NAME=NUMBER`; what does not fit is told with all that would."""
    found = {}
    for one in given:
        name, _, number = one.partition("=")
        if name not in LIMITS:
            known = "\n".join(f"  {name}: {what}" for name, what in LIMITS.items())
            raise SpielwerkError(f"--limit {one}: there is no such limit. There are\n{known}")
        if not number.isdecimal() or not 0 < int(number) <= 10**6:
            raise SpielwerkError(f"--limit {one}: write {name}=N with N from 1 to 1000000")
        found[name.replace("-", "_")] = int(number)
    return found
