"""Tells people who play over days that it is their turn, by e-mail or webhook."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from email.message import EmailMessage

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
from spielwerk.server.world import World

log = logging.getLogger(__name__)
SELDOM = 300.0  # seconds between two notices to one seat


class Notices:
    """Sends in the background; a notice that fails is logged and hurts nobody."""

    def __init__(self, store: Store, settings: Settings, world: World) -> None:
        self._store = store
        self._world = world
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
        now = self._world.now()
        if notice is None or now - notice.told < SELDOM:
            return
        await self._store.keep_notice(room.id, replace(notice, told=now))
        link = f"{self._settings.public_url}/r/{room.id}"
        if notice.email and notice.confirmed and self._settings.smtp:
            await self._mail(notice, "turn", room, link)
        if notice.webhook and self._settings.webhooks:
            said = {"room": room.id, "game": room.data.game, "seat": seat, "url": link}
            body = msgspec.json.encode({"type": "turn", **said})
            await self._world.webhook(notice.webhook, body)

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
        await self._world.mail(self._settings.smtp, message)

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
