"""What the server takes from outside: time, chance, the database, thinking, the post.

A server is given one `World` and asks nobody else. That is why `tests/sim` can run whole servers in
a simulated one: same code, same seed, same course of events. A test (`tests/test_house.py`) watches
that no module looks at the clock or rolls dice by itself.
"""

from __future__ import annotations

import asyncio
import base64
import random
import time
from collections.abc import Callable
from email.message import EmailMessage

from spielwerk.server.bots.workers import Bench, Thinkers, Worker, Workers
from spielwerk.server.notices.post import post_webhook, send_mail
from spielwerk.server.settings import Settings
from spielwerk.server.store.database import Database, open_database
from spielwerk.server.store.rows import Device, Keys

# While a laptop sleeps the usual clock stands still, this one does not.
BOOT_TIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)


class World:
    """The real one."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self.chance = chance or random.SystemRandom()
        self._began = time.time() - self.monotonic()

    # Time

    def now(self) -> float:
        """The time of day at the start and the seconds since.

        So nobody's time runs out, or never does, because somebody has set the machine's clock. It
        may jump from one process to the next.
        """
        return self._began + self.monotonic()

    def monotonic(self) -> float:
        """Seconds that pass evenly, asleep or awake; only their differences mean something."""
        return _evenly()

    # Chance

    def secret(self, size: int) -> bytes:
        """So many bytes that nobody can guess."""
        return self.chance.randbytes(size)

    def name(self, size: int) -> str:
        """The same as letters for an address."""
        return base64.urlsafe_b64encode(self.secret(size)).rstrip(b"=").decode()

    def bits(self, count: int) -> int:
        """A number of so many bits, for a re-deal or a bot."""
        return self.chance.getrandbits(count)

    # Others

    def database(self, settings: Settings) -> Database:
        """Where everything is kept."""
        return open_database(settings.database)

    def thinkers(self, settings: Settings) -> Thinkers:
        """Those who think for bots."""
        return Workers(settings.workers, settings.worker_command)

    def bench(self, command: tuple[str, ...]) -> Bench:
        """Who looks at the packs of the workshop."""
        return Worker(command)

    async def mail(self, server: str, message: EmailMessage) -> None:
        """Send an e-mail."""
        await _apart(lambda: send_mail(server, message))

    async def webhook(self, url: str, body: bytes) -> None:
        """Post to somebody's web address."""
        await _apart(lambda: post_webhook(url, body))

    def push_keys(self) -> Keys:
        """New keys by which push services know this server."""
        from spielwerk.server.notices import webpush

        return webpush.new_keys()

    async def push(
        self, device: Device, keys: Keys, body: bytes, topic: str, contact: str, keep: int
    ) -> None:
        """Send something to a browser that may be closed; `DeviceGone` if it is for good."""
        from spielwerk.server.notices import webpush

        now = self.now()
        await _apart(
            lambda: webpush.send_push(
                device, keys, body, topic=topic, contact=contact, keep=keep, now=now
            )
        )


def _evenly() -> float:
    return time.monotonic() if BOOT_TIME is None else time.clock_gettime(BOOT_TIME)


async def _apart(work: Callable[[], None]) -> None:
    """In a thread: it may take long."""
    await asyncio.to_thread(work)
