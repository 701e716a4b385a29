"""Tells people who play over days that it is their turn, by e-mail or webhook."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import smtplib
import socket
import ssl
import time
from collections.abc import Awaitable
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec.structs import replace

from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.server.room.change import Change
from spielwerk.server.room.room import Room
from spielwerk.server.settings import Settings
from spielwerk.server.store.rows import Notice
from spielwerk.server.store.store import Store
from spielwerk.server.words import server_words

log = logging.getLogger(__name__)
SELDOM = 300.0  # seconds between two notices to one seat
TIMEOUT = 10.0


class Notices:
    """Sends in the background; a notice that fails is logged and hurts nobody."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()

    def offers(self) -> list[str]:
        """What this server can send."""
        return ["email"] * bool(self._settings.smtp) + ["webhook"] * self._settings.webhooks

    def room_changed(self, room: Room, change: Change) -> None:
        """Tell the newly asked seat, if it wants to be told and is not looking."""
        data = change.data
        if data.settings.mode != "turns" or data.asked is None or data.asked == change.before.asked:
            return
        here = any(listener.seat == data.asked for listener in room.listeners)
        if not here and data.seats[data.asked].kind == "person":
            self._soon(self._turn(room, data.asked))

    def confirm(self, room: Room, notice: Notice, secret: str) -> None:
        """Send the one message that asks whether the address is right."""
        link = f"{self._settings.public_url}/r/{room.id}#{secret}"
        self._soon(self._mail(notice, "confirm", room, link))

    async def close(self) -> None:
        """Give up what was not sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _turn(self, room: Room, seat: int) -> None:
        notice = await self._store.notice(room.id, seat)
        now = time.time()
        if notice is None or now - notice.told < SELDOM:
            return
        await self._store.keep_notice(room.id, replace(notice, told=now))
        link = f"{self._settings.public_url}/r/{room.id}"
        if notice.email and notice.confirmed and self._settings.smtp:
            await self._mail(notice, "turn", room, link)
        if notice.webhook and self._settings.webhooks:
            said = {"room": room.id, "game": room.data.game, "seat": seat, "url": link}
            body = msgspec.json.encode({"type": "turn", **said})
            await asyncio.to_thread(post_webhook, notice.webhook, body)

    async def _mail(self, notice: Notice, what: str, room: Room, link: str) -> None:
        say = server_words(notice.lang).say
        title = room.data.settings.title or room.id
        message = EmailMessage()
        message["To"] = notice.email
        # What strangers wrote never stands in a subject, nor in a mail that nobody asked for.
        game = words(room.game.home(), notice.lang).say(text("game-title"))
        message["Subject"] = say(text(f"mail-{what}-subject", game=f"={game}"))
        told = {"room": f"={title}", "game": f"={game}", "link": f"={link}"}
        message.set_content(say(text(f"mail-{what}", **told)))
        await asyncio.to_thread(send_mail, self._settings.smtp, message)

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _quietly(work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:
            # The address is private, and a mail server's answer may quote it.
            log.warning("a notice could not be sent: %s", type(error).__name__)


def send_mail(url: str, message: EmailMessage) -> None:
    """Send by the server of `smtp://user:password@host:587?from=…` (`smtps` for TLS at once)."""
    parts = urlsplit(url)
    query = parse_qs(parts.query)
    message["From"] = query.get("from", [f"spielwerk@{parts.hostname}"])[0]
    secure = ssl.create_default_context()
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or 465, timeout=TIMEOUT, context=secure
        )
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=TIMEOUT)
    with server:
        if parts.scheme != "smtps" and server.has_extn("starttls"):
            server.starttls(context=secure)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def public_address(host: str, port: int) -> str:
    """An address of the host that is on the open internet; a webhook must not reach inside."""
    for *_, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(found[0])
        if not ipaddress.ip_address(address).is_global:
            raise OSError("not a public address")
        return address
    raise OSError("no address")


def post_webhook(url: str, body: bytes) -> None:
    """POST to a public https address, following nothing."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise OSError("a webhook is an https address")
    port = parts.port or 443
    # Connect to the very address that was checked: a second look-up might give another one.
    address = public_address(parts.hostname, port)
    plain = socket.create_connection((address, port), TIMEOUT)
    with ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) as secure:
        connection = http.client.HTTPSConnection(parts.hostname, port, timeout=TIMEOUT)
        connection.sock = secure
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
