"""Tells people who play over days that it is their turn: on their devices, by e-mail, by webhook.

What is to be told lies in the outbox, written with the move. Here it is sent: if the turn still
stands, again and again until it has gone out, once more when it is long the same seat's turn. A
device is told within seconds, and what it shows is replaced by what is newer; a mail waits a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial

import msgspec
from msgspec.structs import replace

from spielwerk.engine.view import text
from spielwerk.engine.words import words
from spielwerk.games import kind
from spielwerk.server.notices.formats import written
from spielwerk.server.notices.post import DeviceGone
from spielwerk.server.problems import Problem
from spielwerk.server.room.change import Change
from spielwerk.server.room.rooms import Rooms
from spielwerk.server.settings import Settings
from spielwerk.server.store.outbox import turn_of
from spielwerk.server.store.rows import Device, Keys, Letter, Notice, RoomData
from spielwerk.server.words import server_words
from spielwerk.server.world import World

Ways = dict[str, Callable[[], Awaitable[None]]]
log = logging.getLogger(__name__)
AT_ONCE = 20  # letters that are looked after at the same time
CLAIM = 120.0  # seconds that a process may take to send; then another one tries
AGAIN, LONGEST = 30.0, 6 * 3600.0  # seconds between two tries: at first, and at most
LOOKING = 3600.0  # seconds that an open page counts as looking
HOUR = 3600.0
NOBODY = "mailto:nobody@localhost"  # for push services, where the server has no address


class Notices:
    """Looks into the outbox; one that fails hurts nobody and is tried again."""

    def __init__(self, rooms: Rooms, settings: Settings, world: World) -> None:
        self._rooms = rooms
        self._outbox = rooms.store.outbox
        self._world = world
        self._settings = settings
        self._keys: Keys | None = None  # for web push, once they were looked up
        self._delays = {"turn": settings.notice_delay, "push": settings.push_delay}
        self._task: asyncio.Task[None] | None = None

    def offers(self) -> list[str]:
        """What this server can send."""
        by_post = ["email"] * bool(self._settings.smtp) + ["webhook"] * self._settings.webhooks
        return by_post + ["push"] * self._settings.push

    async def keys(self) -> Keys | None:
        """By what push services, and browsers that subscribe, know this server."""
        if self._keys is None and self._settings.push:
            self._keys = await self._rooms.store.pushes.keys(self._world.push_keys)
        return self._keys

    async def open(self) -> None:
        """Begin to send, where there is anything that can be sent."""
        offers = self.offers()
        if offers:
            self._task = asyncio.create_task(self._run(), name="notices")
        if offers not in ([], ["push"]) and not self._settings.public_url:
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
                await self.keys()  # at the first start they are made
                now = self._world.now()
                letters = await self._outbox.due(now, self._delays, AT_ONCE)
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
                link = f"{self._settings.public_url}/r/{data.id}#{letter.secret}"
                await self._mail(notice, "confirm", data, letter, link)
            return None
        path = await self._path(data)
        if letter.kind == "ready":  # a table of a tournament; whose turn it is, is told besides
            if data.status == "playing":
                ways = self._post("ready", data, letter, notice, path)
                ways |= await self._devices("ready", data, letter, path)
                await self._send_all(ways, letter)
            return None
        if turn_of(data) != letter.seat:
            return None
        again = letter.state in ("told", "reminded")
        what = "reminder" if again else "aside" if letter.aside else "turn"
        if letter.kind == "push":
            ways = await self._devices(what, data, letter, path)
        else:
            ways = self._post(what, data, letter, notice, path)
        if not ways and not letter.sent:
            return replace(letter, state="unwanted", at=None)
        wait = now
        if letter.kind == "turn" and notice:
            wait = notice.told + self._settings.notice_gap
        if now - letter.since < LOOKING and self._rooms.looks(letter.room, letter.seat):
            wait = max(wait, now + self._delays[letter.kind])
        if wait > now:
            return replace(letter, at=wait)
        await self._send_all(ways, letter)
        if letter.kind == "turn":
            await store.was_told(letter.room, letter.seat, now)
        remind = self._remind_after(notice)
        if again or remind is None:
            return replace(letter, state="reminded" if again else "told", at=None, tries=0)
        later = letter.since + remind
        return replace(letter, state="told", at=max(later, now), tries=0, sent=[])

    async def _send_all(self, ways: Ways, letter: Letter) -> None:
        """By every way on which it has not gone out yet; one that is closed bars no other."""
        failed: Exception | None = None
        for way, send in ways.items():
            try:
                await send()
            except Exception as error:
                failed = error
            else:
                letter.sent.append(way)
        if failed:
            raise failed

    def _remind_after(self, notice: Notice | None) -> float | None:
        """After how many seconds this seat wants to hear of the same turn again."""
        if notice is None or notice.remind is None:
            return self._settings.notice_reminder
        return notice.remind * HOUR if notice.remind else None

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
        """Everybody at the table may know why nothing happens, unless another way was open."""
        others = await self._outbox.of(letter.room, letter.seat)
        if letter.kind == "confirm" or any(one.state in ("told", "reminded") for one in others):
            return
        with contextlib.suppress(Problem):
            async with self._rooms.use(letter.room) as room:
                await room.change(_note_lost, letter.seat)

    def _post(
        self, what: str, data: RoomData, letter: Letter, notice: Notice | None, path: str
    ) -> Ways:
        """Mail and webhook of a seat, as far as it has them and they are not done."""
        ways: Ways = {}
        if notice is None:
            return ways
        link, sent = self._settings.public_url + path, letter.sent
        if notice.email and notice.confirmed and self._settings.smtp and "email" not in sent:
            ways["email"] = partial(self._mail, notice, what, data, letter, link)
        if notice.webhook and self._settings.webhooks and "webhook" not in sent:
            told = {"type": what, "room": data.id, "game": data.game, "seat": notice.seat}
            said = self._say(f"push-{what}", data, notice.lang)
            url, body = written(notice.format, notice.webhook, {**told, "url": link}, said)
            ways["webhook"] = partial(self._world.webhook, url, body)
        return ways

    async def _devices(self, what: str, data: RoomData, letter: Letter, path: str) -> Ways:
        """The devices of a seat that have not been told yet."""
        keys = await self.keys()
        if keys is None:
            return {}
        devices = await self._rooms.store.pushes.of(letter.room, letter.seat)
        return {
            device.device: partial(self._push, device, keys, what, data, path)
            for device in devices
            if device.device not in letter.sent
        }

    async def _push(self, device: Device, keys: Keys, what: str, data: RoomData, path: str) -> None:
        """Nothing of what lies on the table: only that it waits, and where."""
        said = {
            "room": data.id,
            "title": self._say(f"push-{what}", data, device.lang),
            "body": data.settings.title,
            "url": path,
        }
        # Push services see the topic: it tells them nothing, but newer words replace older ones.
        topic = hashlib.sha256(f"{data.id} {device.device}".encode()).hexdigest()[:32]
        url = self._settings.public_url
        contact = url if url.startswith("https:") else NOBODY
        keep = int(self._settings.notice_reminder)
        try:
            await self._world.push(device, keys, msgspec.json.encode(said), topic, contact, keep)
        except DeviceGone:
            log.info("a device is gone and told no more", extra={"room": data.id})
            await self._rooms.store.pushes.gone(device.device)

    def _say(self, message: str, data: RoomData, lang: str) -> str:
        game = words(kind(data.game).home(), lang).say(text("game-title"))
        return server_words(lang).say(text(message, game=f"={game}"))

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

    async def _path(self, data: RoomData) -> str:
        """Where the table is: that of a tournament is entered by the link to the tournament."""
        tournament = await self._rooms.store.tournaments.of_room(data.id)
        return f"/t/{tournament}/{data.id}" if tournament else f"/r/{data.id}"


def _note_lost(change: Change, seat: int) -> None:
    change.note(text("room-notice-lost", player=f"={change.data.seats[seat].name}"))
