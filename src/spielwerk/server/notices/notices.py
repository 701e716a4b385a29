"""Tells people who play over days that it is their turn, by e-mail or webhook.

What is to be told lies in the outbox, written with the move. Here it is sent: if the turn still
stands, again and again until it has gone out, once more when it is long the same seat's turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from email.message import EmailMessage
from email.utils import formatdate

import msgspec
from msgspec.structs import replace

from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.games import kind
from spielwerk.server.problems import Problem
from spielwerk.server.room.change import Change
from spielwerk.server.room.rooms import Rooms
from spielwerk.server.settings import Settings
from spielwerk.server.store.outbox import turn_of
from spielwerk.server.store.rows import Letter, Notice, RoomData
from spielwerk.server.words import server_words
from spielwerk.server.world import World

log = logging.getLogger(__name__)
AT_ONCE = 20  # letters that are looked after at the same time
CLAIM = 120.0  # seconds that a process may take to send; then another one tries
AGAIN, LONGEST = 30.0, 6 * 3600.0  # seconds between two tries: at first, and at most
LOOKING = 3600.0  # seconds that an open page counts as looking


class Notices:
    """Looks into the outbox; one that fails hurts nobody and is tried again."""

    def __init__(self, rooms: Rooms, settings: Settings, world: World) -> None:
        self._rooms = rooms
        self._outbox = rooms.store.outbox
        self._world = world
        self._settings = settings
        self._task: asyncio.Task[None] | None = None

    def offers(self) -> list[str]:
        """What this server can send."""
        return ["email"] * bool(self._settings.smtp) + ["webhook"] * self._settings.webhooks

    async def open(self) -> None:
        """Begin to send, where there is anything that can be sent."""
        if self.offers():
            self._task = asyncio.create_task(self._run(), name="notices")
            if not self._settings.public_url:
                log.warning("notices can't tell where this server is: give it --public-url")

    async def close(self) -> None:
        """Stop; what was not sent is sent after the next start."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                now = self._world.now()
                settled = now - self._settings.notice_delay
                letters = await self._outbox.due(now, settled, AT_ONCE)
                await asyncio.gather(*map(self._look_after, letters))
            except Exception:
                log.exception("the outbox could not be emptied")
            await asyncio.sleep(self._settings.tick)

    async def _look_after(self, letter: Letter) -> None:
        now = self._world.now()
        mine = replace(letter, at=now + CLAIM)
        if not await self._outbox.change(letter, mine):
            return  # another process sends it, or the turn has passed
        try:
            after = await self._deal_with(mine, now)
        except Exception as error:
            # The address is private, and a mail server's answer may quote it.
            after = self._failed(mine, now, type(error).__name__)
        await self._outbox.change(mine, after)
        if after is not None and after.state == "lost":
            await self._give_up(after)

    async def _deal_with(self, letter: Letter, now: float) -> Letter | None:
        """Send a letter by all ways that are left; what becomes of it then."""
        store = self._rooms.store
        data = await store.room(letter.room)
        notice = await store.notice(letter.room, letter.seat)
        if data is None:
            return None
        if letter.kind == "confirm":
            if notice is not None and notice.email and self._settings.smtp:
                link = self._link(data, f"#{letter.secret}")
                await self._mail(notice, "confirm", data, letter, link)
            return None
        if turn_of(data) != letter.seat:
            return None
        ways = self._ways(notice)
        if notice is None or not ways:
            return replace(letter, state="unwanted", at=None)
        wait = notice.told + self._settings.notice_gap
        if now - letter.since < LOOKING and self._rooms.looks(letter.room, letter.seat):
            wait = max(wait, now + self._settings.notice_delay)
        if wait > now:
            return replace(letter, at=wait)
        again = letter.state in ("told", "reminded")
        for way in ways:
            if way not in letter.sent:
                await self._send(way, notice, "reminder" if again else "turn", data, letter)
                letter.sent.append(way)
        await store.was_told(letter.room, letter.seat, now)
        if again:
            return replace(letter, state="reminded", at=None, tries=0)
        later = letter.since + self._settings.notice_reminder
        return replace(letter, state="told", at=max(later, now), tries=0, sent=[])

    def _failed(self, letter: Letter, now: float, why: str) -> Letter:
        tries = letter.tries + 1
        where = {"room": letter.room}
        since = letter.since
        if letter.state == "told":  # the reminder's own time counts
            since += self._settings.notice_reminder
        if now - since > self._settings.notice_patience:
            log.error("a notice is given up after %d tries: %s", tries, why, extra=where)
            return replace(letter, state="lost", tries=tries, at=None)
        log.warning("a notice could not be sent (try %d): %s", tries, why, extra=where)
        state = letter.state if letter.state == "told" else "failing"
        wait = min(AGAIN * 2.0 ** (tries - 1), LONGEST)
        return replace(letter, state=state, tries=tries, at=now + wait)

    async def _give_up(self, letter: Letter) -> None:
        """Everybody at the table may know why nothing happens."""
        if letter.kind != "turn":
            return
        with contextlib.suppress(Problem):
            async with self._rooms.use(letter.room) as room:
                await room.change(_note_lost, letter.seat)

    def _ways(self, notice: Notice | None) -> list[str]:
        if notice is None:
            return []
        by_mail = bool(notice.email and notice.confirmed and self._settings.smtp)
        by_web = bool(notice.webhook and self._settings.webhooks)
        return ["email"] * by_mail + ["webhook"] * by_web

    async def _send(
        self, way: str, notice: Notice, what: str, data: RoomData, letter: Letter
    ) -> None:
        link = self._link(data)
        if way == "email":
            await self._mail(notice, what, data, letter, link)
            return
        said = {"type": what, "room": data.id, "game": data.game, "seat": notice.seat, "url": link}
        await self._world.webhook(notice.webhook or "", msgspec.json.encode(said))

    async def _mail(
        self, notice: Notice, what: str, data: RoomData, letter: Letter, link: str
    ) -> None:
        say = server_words(notice.lang).say
        title = data.settings.title or data.id
        # What strangers wrote never stands in a subject, nor in a mail that nobody asked for.
        game = words(kind(data.game).home(), notice.lang).say(text("game-title"))
        told = {"room": f"={title}", "game": f"={game}", "link": f"={link}"}
        body = say(text(f"mail-{what}", **told))
        if not self._settings.public_url:
            body += "\n" + say(text("mail-no-address"))
        message = EmailMessage()
        message["To"] = notice.email
        message["Subject"] = say(text(f"mail-{what}-subject", game=f"={game}"))
        message["Date"] = formatdate(self._world.now())
        # The same for the same letter: one that was sent twice is one.
        name = f"{what}.{letter.room}.{letter.seat}.{letter.since:.3f}"
        message["Message-ID"] = f"<{name}@spielwerk>"
        message.set_content(body)
        await self._world.mail(self._settings.smtp, message)

    def _link(self, data: RoomData, fragment: str = "") -> str:
        return f"{self._settings.public_url}/r/{data.id}{fragment}"


def _note_lost(change: Change, seat: int) -> None:
    change.note(text("room-notice-lost", player=f"={change.data.seats[seat].name}"))
