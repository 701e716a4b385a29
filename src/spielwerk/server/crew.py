"""The bots in the seats: when they think, on what they may know, and what if they fail."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from typing import Any

import spielwerk
from spielwerk import bots
from spielwerk.engine import Option, Record, Session
from spielwerk.engine.view import text
from spielwerk.server.draft import Draft
from spielwerk.server.frames import encode
from spielwerk.server.metrics import Metrics
from spielwerk.server.problems import Problem
from spielwerk.server.room import Room
from spielwerk.server.rooms import Rooms
from spielwerk.server.settings import Settings
from spielwerk.server.workers import BotFailed, BotSlow, Workers

log = logging.getLogger(__name__)
RULE_OF_THUMB = "thumb"
RANDOM = "random"
RANKED = 5  # options that a hint tells of
REMEMBERED = 200  # finished games whose turning points are kept in memory


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    try:
        return bots.names(game)
    except ImportError:  # a game without rules of thumb
        return [RANDOM]


def default_bot(game: str, wanted: str) -> str:
    """The bot that sits down if nobody says which."""
    known = bot_names(game)
    return next((name for name in (wanted, RULE_OF_THUMB) if name in known), known[-1])


class Crew:
    """All bots of this process."""

    def __init__(self, rooms: Rooms, settings: Settings, metrics: Metrics) -> None:
        self._rooms = rooms
        self._settings = settings
        self._metrics = metrics
        self._workers = Workers(settings.workers, settings.thinker)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._turned: dict[str, Any] = {}
        self._rng = random.SystemRandom()

    def wake(self, room: Room) -> None:
        """Let the bots of a room look whether they have something to do."""
        if room.data.status != "playing" or not any(seat.bot for seat in room.data.seats):
            return
        if room.id in self._tasks:
            self._again.add(room.id)
            return
        task = asyncio.create_task(self._drive(room.id), name=f"bots of {room.id}")
        self._tasks[room.id] = task

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def advise(self, room: Room, seat: int, bot: str | None) -> dict[str, Any]:
        """What a search (or one certain bot) would choose in this seat, on what the seat knows."""
        async with room.at_rest():
            session = await room.table()
            if session is None or session.over or session.player != seat:
                raise Problem("no-hint", f"Seat {seat} is not asked.")
            seq = room.data.seq
            state = session.state.copy()
        ranking: list[Any] = []
        if bot is None:
            try:
                ranking = await self._ask(room, state, seat, "", "advise")
            except BotFailed as error:  # not every game can be searched
                log.info("no search for a hint: %s", error, extra={"room": room.id})
                bot = default_bot(room.data.game, self._settings.default_bot)
        if bot is not None:
            try:
                ranking = [(await self._ask(room, state, seat, bot, "choose"), None, 0)]
            except BotFailed as error:
                raise Problem("no-hint", str(error)) from None
        say = room.game.choice
        tidy = room.game.tidy
        return {
            "seq": seq,
            "bot": bot or "search",
            "choice": say(state, tidy(ranking[0][0])),
            "ranking": [
                {"choice": say(state, tidy(option)), "value": value, "visits": visits}
                for option, value, visits in ranking[:RANKED]
            ],
        }

    async def look_back(self, room: Room, record: Record) -> Any:
        """The turns at which a finished game turned."""
        if room.id not in self._turned:
            request = {
                "game": record.header["game"],
                "kind": spielwerk.GAMES[record.header["game"]],
                "pack": _pack(room),
                "what": "look back",
                "seat": 0,
                "seed": 0,
                "seconds": self._settings.look_back_seconds,
                "record": record.dumps(),
            }
            limit = self._settings.think_seconds + self._settings.look_back_seconds
            try:
                found = await self._workers.think(request, limit)
            except BotFailed as error:
                raise Problem("no-hint", str(error)) from None
            if len(self._turned) >= REMEMBERED:
                del self._turned[next(iter(self._turned))]
            self._turned[room.id] = found
        return self._turned[room.id]

    async def _drive(self, id: str) -> None:
        try:
            while True:
                self._again.discard(id)
                async with self._rooms.use(id) as room:
                    while await self._one(room):
                        pass
                if id not in self._again:
                    return
        except Problem as problem:
            log.warning("bots stopped: %s", problem, extra={"room": id})
            # What could not be written is tried again when due; a pack may come back.
            if problem.code not in ("store", "no-pack"):
                await self._rooms.store.let_rest(id)
        except Exception:
            log.exception("bots failed", extra={"room": id})
            await self._rooms.store.let_rest(id)
        finally:
            del self._tasks[id]
            self._again.discard(id)

    async def _one(self, room: Room) -> bool:
        """One decision or interjection of a bot; False if there is none to make."""
        async with room.at_rest():
            session = await room.table()
            if session is None or room.data.status != "playing":
                return False
            seq, seats, pause = room.data.seq, room.data.seats, room.data.pause
            state = session.state.copy()
        asked = int(state.player)
        if room.heard != asked:
            room.heard = asked
            for number, seat in enumerate(seats):
                if seat.bot not in (None, RANDOM) and state.interjections(number):
                    assert seat.bot is not None
                    if await self._interject(room, state, number, seat.bot):
                        return True
        name = seats[asked].bot
        if name is None:
            return False
        await asyncio.sleep(pause)
        self._thinking(room, asked)
        try:
            option, why = await self._decide(room, state, asked, name)
        finally:
            self._thinking(room, None)

        def make(draft: Draft) -> None:
            if draft.data.seq != seq or draft.data.seats[asked].bot != name:
                raise Problem("stale", "Somebody was faster than the bot.")
            session = _session(room)
            draft.touched = True
            session.apply(option)
            draft.act("move", asked, option, None)
            if why:
                draft.note(text(why, player=f"seat:{asked}", bot=f"={name}"))

        try:
            await room.change(make)
        except Problem as problem:
            if problem.code != "stale":
                raise
        else:
            self._metrics.bot_moves.inc()
        return True

    async def _interject(self, room: Room, state: Any, seat: int, name: str) -> bool:
        try:
            option = await self._ask(room, state, seat, name, "interject")
        except BotFailed as error:
            log.warning("bot %s did not interject: %s", name, error, extra={"room": room.id})
            return False
        if option is None:
            return False

        def make(draft: Draft) -> None:
            session = _session(room)
            if session.over or option not in session.state.interjections(seat):
                raise Problem("stale")
            draft.touched = True
            session.interject(seat, option)
            draft.act("interject", seat, option, None)

        try:
            await room.change(make)
        except Problem as problem:
            if problem.code != "stale":
                raise
        return True

    async def _decide(self, room: Room, state: Any, seat: int, name: str) -> tuple[Option, str]:
        """The bot's choice; where it fails, that of simpler bots, and which note says so."""
        if name == RANDOM:
            return self._any(state), ""
        try:
            return await self._ask(room, state, seat, name, "choose"), ""
        except BotFailed as error:
            self._metrics.bot_failures.inc()
            log.warning("bot %s: %s", name, error, extra={"room": room.id})
            why = "room-bot-slow" if isinstance(error, BotSlow) else "room-bot-failed"
        if name != RULE_OF_THUMB and RULE_OF_THUMB in bot_names(room.data.game):
            try:
                return await self._ask(room, state, seat, RULE_OF_THUMB, "choose"), why
            except BotFailed as error:
                log.warning("rule of thumb: %s", error, extra={"room": room.id})
        return self._any(state), why

    async def _ask(self, room: Room, state: Any, seat: int, name: str, what: str) -> Any:
        """Ask a worker. It gets a state as the seat could believe it, never the real one."""
        game = room.game
        if what == "choose" and name == RANDOM:
            return self._any(state)
        request = {
            "game": game.id,
            "kind": spielwerk.GAMES[game.id],
            "pack": _pack(room),
            "bot": name,
            "what": what,
            "seat": seat,
            "who": f"{room.id} {seat}",
            "seconds": self._settings.hint_seconds,
            "seed": secrets.randbits(32),
            "state": game.to_json(game.redeal(state, seat, self._rng)),
        }
        said = await self._workers.think(request, self._settings.think_seconds)
        if what == "advise":
            return said
        option = None if said is None else game.tidy(said)
        if what == "choose" and option not in state.options():
            raise BotFailed(f"it chose {option!r}, which is not open")
        return option

    def _any(self, state: Any) -> Option:
        choice: Option = self._rng.choice(list(state.options()))
        return choice

    @staticmethod
    def _thinking(room: Room, seat: int | None) -> None:
        if room.thinking != seat:
            room.thinking = seat
            room.push(encode({"type": "thinking", "seat": seat}))


def _pack(room: Room) -> str | None:
    folder = room.packs.folder(room.data.game, room.data.pack)
    return str(folder) if folder else None


def _session(room: Room) -> Session:
    assert room.session is not None
    return room.session
