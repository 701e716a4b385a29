"""The bots in the seats: when they think, on what they may know, and what if they fail."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any
from weakref import ref

import msgspec

from spielwerk import bots
from spielwerk.bots.advise import Advice, TurningPoint, reasons
from spielwerk.bots.grade import Grades
from spielwerk.engine import Option, Record
from spielwerk.engine.view import text
from spielwerk.server.bots.names import RANDOM, RULE_OF_THUMB, default_bot
from spielwerk.server.bots.tasks import Advise, Choose, GradeTask, Interject, LookBack
from spielwerk.server.bots.turns import Rank, Turns
from spielwerk.server.bots.workers import BotFailed, BotSlow
from spielwerk.server.metrics import Metrics
from spielwerk.server.once import Once
from spielwerk.server.problems import UNPLAYABLE, Problem
from spielwerk.server.room.change import Change
from spielwerk.server.room.room import Room
from spielwerk.server.room.rooms import Rooms
from spielwerk.server.settings import Settings
from spielwerk.server.wire.answers import Hint, Ranked, Thinking
from spielwerk.server.world import World

log = logging.getLogger(__name__)
PATIENCE, LONGEST = 0.5, 60.0  # seconds before bots that were stopped try again
HOPELESS = ("not-found", *UNPLAYABLE)
RANKED = 5  # options that a hint tells of
REMEMBERED = 500  # hints, and finished games whose turning points are kept in memory
STRETCH = 8  # decisions that are graded in one go, so that a page can show the first ones soon


class BotDriver:
    """All bots of this process."""

    def __init__(self, rooms: Rooms, settings: Settings, metrics: Metrics, world: World) -> None:
        self._rooms = rooms
        self._settings = settings
        self._metrics = metrics
        self._workers = world.thinkers(settings)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, asyncio.Event] = {}  # of those who are at work: look once more
        self._turned: Once[list[TurningPoint]] = Once(REMEMBERED)
        self._hints: Once[Hint] = Once(REMEMBERED)
        self._grades: Once[Grades] = Once(REMEMBERED)
        self._world = world
        self.turns = Turns(settings.workers, world)

    def wake(self, room: Room) -> None:
        """Let the bots of a room look whether they have something to do."""
        if room.data.status != "playing" or not any(seat.bot for seat in room.data.seats):
            return
        if room.id in self._tasks:
            self._again[room.id].set()
            return
        self._again[room.id] = asyncio.Event()
        task = asyncio.create_task(self._drive(room.id), name=f"bots of {room.id}")
        self._tasks[room.id] = task

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._hints.close()
        await self._turned.close()
        await self._grades.close()
        await self._workers.close()

    async def advise(self, room: Room, seat: int, bot: str | None, who: str) -> Hint:
        """What a search (or one certain bot) would choose in this seat, on what the seat knows.

        Once a position; who wants it is charged with the thinking.
        """
        async with room.at_rest():
            session = await room.table()
            room.must_go_on()
            if session is None or session.over or session.player != seat:
                raise Problem("no-hint", f"Seat {seat} is not asked.")
            seq = room.data.seq
            state = session.state.copy()
        key = (room.id, seq, seat, bot, ref(session))
        return await self._hints.get(key, lambda: self._hint(room, seq, state, seat, bot, who))

    async def _hint(
        self, room: Room, seq: int, state: Any, seat: int, bot: str | None, who: str
    ) -> Hint:
        ranking: list[Advice] = []
        if bot is None:
            try:
                ranking = await self._search(room, state, seat, who)
            except BotFailed as error:  # not every game can be searched
                log.info("no search for a hint: %s", error, extra={"room": room.id})
                bot = default_bot(room.data.game, self._settings.default_bot)
        say = room.game.choice
        if bot is None:
            believed = room.game.redeal(state, seat, self._world.chance)
            ranked = [
                Ranked(
                    say(state, option), value, visits, reasons(room.game, believed, seat, option)
                )
                for option, value, visits in ranking[:RANKED]
            ]
        else:
            try:
                ranked = [Ranked(say(state, await self._choose(room, state, seat, bot)), None, 0)]
            except BotFailed as error:
                raise Problem("no-hint", str(error)) from None
        return Hint(seq, bot or "search", ranked[0].choice, ranked)

    def has_looked_back(self, room: Room) -> bool:
        """Whether it costs nothing to ask for the turning points."""
        return self._turned.knows(room.id)

    async def look_back(self, room: Room, record: Record, who: str) -> list[TurningPoint]:
        """The turns at which a finished game turned; looked for once."""
        return await self._turned.get(room.id, lambda: self._look_back(room, record, who))

    async def _look_back(self, room: Room, record: Record, who: str) -> list[TurningPoint]:
        seconds = self._settings.look_back_seconds
        task = LookBack(
            game=room.data.game, **_place(room), seed=0, seconds=seconds, record=record.dumps()
        )
        return msgspec.convert(await self._afterwards(room, task, seconds, who), list[TurningPoint])

    def has_graded(self, room: Room, seat: int, first: int) -> bool:
        """Whether it costs nothing to ask for these decisions."""
        return self._grades.knows((room.id, seat, first))

    async def grade(self, room: Room, record: Record, seat: int, first: int, who: str) -> Grades:
        """How good a seat's decisions were in a finished game, from one of them on."""
        return await self._grades.get(
            (room.id, seat, first), lambda: self._grade(room, record, seat, first, who)
        )

    async def _grade(self, room: Room, record: Record, seat: int, first: int, who: str) -> Grades:
        task = GradeTask(
            game=room.data.game,
            **_place(room),
            seed=0,
            record=record.dumps(),
            seat=seat,
            first=first,
            count=STRETCH,
            seconds=self._settings.grade_seconds,
        )
        seconds = STRETCH * self._settings.grade_seconds
        return msgspec.convert(await self._afterwards(room, task, seconds, who), Grades)

    async def _afterwards(
        self, room: Room, task: LookBack | GradeTask, seconds: float, who: str
    ) -> Any:
        """What a worker finds in a finished game; whoever still plays comes first."""
        try:
            async with self.turns.turn((who, room.id), lambda: Rank.NOBODY):
                return await self._workers.think(task, self._settings.think_seconds + seconds)
        except BotFailed as error:
            raise Problem("no-hint", str(error)) from None

    async def _drive(self, id: str) -> None:
        """Let the bots of a room move until none is asked; what fails is tried again."""
        again, patience = self._again[id], PATIENCE
        try:
            while True:
                again.clear()
                try:
                    async with self._rooms.use(id) as room:
                        while await self._one(room):
                            patience = PATIENCE
                    if not again.is_set():
                        return
                    continue
                except Problem as problem:
                    log.warning("bots stopped: %s", problem, extra={"room": id})
                    if problem.code in HOPELESS:
                        return
                except Exception:
                    log.exception("bots failed", extra={"room": id})
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(again.wait(), patience)
                patience = min(2 * patience, LONGEST)
        finally:
            del self._tasks[id], self._again[id]

    async def _one(self, room: Room) -> bool:
        """One decision or interjection of a bot; False if there is none to make."""
        async with room.at_rest():
            session = await room.table()
            if session is None or room.data.status != "playing":
                return False
            room.must_go_on()
            seq, seats, pause = room.data.seq, room.data.seats, room.data.settings.pause
            state = session.state.copy()
        asked = int(state.player)
        if room.heard != asked:
            room.heard = asked
            for number, seat in enumerate(seats):
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
        try:
            await room.change(_move, seq, asked, name, option, why)
        except Problem as problem:
            if problem.code != "stale":
                raise
        else:
            self._metrics.bot_moves.inc()
        return True

    async def _interject(self, room: Room, state: Any, seat: int, name: str | None) -> bool:
        """Let a bot do something unasked; False if it does nothing."""
        if name is None or name == RANDOM or not state.interjections(seat):
            return False
        task = Interject(**self._task(room, state, seat), bot=name, who=f"{room.id} {seat}")
        try:
            option = await self._think(room, task)
        except BotFailed as error:
            log.warning("bot %s did not interject: %s", name, error, extra={"room": room.id})
            return False
        if option is None:
            return False
        try:
            await room.change(_interject, seat, option)
        except Problem as problem:
            if problem.code != "stale":
                raise
        return True

    async def _decide(self, room: Room, state: Any, seat: int, name: str) -> tuple[Option, str]:
        """The bot's choice; where it fails, that of simpler bots, and which note says so."""
        try:
            return await self._choose(room, state, seat, name), ""
        except BotFailed as error:
            self._metrics.bot_failures.inc()
            log.warning("bot %s: %s", name, error, extra={"room": room.id})
            why = "room-bot-slow" if isinstance(error, BotSlow) else "room-bot-failed"
        if name != RULE_OF_THUMB and RULE_OF_THUMB in bots.names(room.data.game):
            try:
                return await self._choose(room, state, seat, RULE_OF_THUMB), why
            except BotFailed as error:
                log.warning("rule of thumb: %s", error, extra={"room": room.id})
        return self._any(state), why

    async def _choose(self, room: Room, state: Any, seat: int, name: str) -> Option:
        if name == RANDOM:
            return self._any(state)
        task = Choose(**self._task(room, state, seat), bot=name, who=f"{room.id} {seat}")
        option: Option = await self._think(room, task)
        if option not in state.options():
            raise BotFailed(f"it chose {option!r}, which is not open")
        return option

    async def _search(self, room: Room, state: Any, seat: int, who: str) -> list[Advice]:
        task = Advise(**self._task(room, state, seat), seconds=self._settings.hint_seconds)
        async with self.turns.turn((who, room.id), lambda: Rank.PLAYERS):
            # Begun, it is soon done; stopping it would cost the process, which costs more.
            searching = asyncio.create_task(self._workers.think(task, self._settings.think_seconds))
            try:
                found = await asyncio.shield(searching)
            except asyncio.CancelledError:
                await asyncio.wait([searching])
                raise
        return msgspec.convert(found, list[Advice])

    async def _think(self, room: Room, task: Choose) -> Any:
        """What a bot says when its room's turn to think has come."""
        async with self.turns.turn((room.opener, room.id), lambda: _rank(room)):
            return await self._workers.think(task, self._settings.think_seconds)

    def _task(self, room: Room, state: Any, seat: int) -> dict[str, Any]:
        """A worker gets a state as the seat could believe it, never the real one."""
        game = room.game
        return {
            "game": game.id,
            **_place(room),
            "seed": self._world.bits(32),
            "seat": seat,
            "state": game.to_json(game.redeal(state, seat, self._world.chance)),
        }

    def _any(self, state: Any) -> Option:
        choice: Option = self._world.chance.choice(list(state.options()))
        return choice

    @staticmethod
    def _thinking(room: Room, seat: int | None) -> None:
        if room.thinking != seat:
            room.thinking = seat
            room.listeners.push(Thinking(seat))


def _move(change: Change, seq: int, seat: int, bot: str, option: Option, why: str) -> None:
    """A bot's choice, if it is still the same bot's decision."""
    if change.data.seq != seq or change.data.seats[seat].bot != bot:
        raise Problem("stale", "Somebody was faster than the bot.")
    assert change.session is not None
    change.touched = True
    change.session.apply(option)
    change.act("move", seat, option)
    if why:
        change.note(text(why, player=f"seat:{seat}", bot=f"={bot}"))


def _interject(change: Change, seat: int, option: Option) -> None:
    """What a bot does unasked, if it is still open."""
    session = change.session
    assert session is not None
    if session.over or option not in session.state.interjections(seat):
        raise Problem("stale")
    change.touched = True
    session.interject(seat, option)
    change.act("interject", seat, option)


def _rank(room: Room) -> Rank:
    """Who waits for the bots of a room."""
    if room.players_look:
        return Rank.PLAYERS
    if room.somebody_looks or any(seat.kind == "person" for seat in room.data.seats):
        return Rank.WATCHERS
    return Rank.NOBODY


def _place(room: Room) -> dict[str, str | None]:
    """Where a worker finds the cards and numbers of a room."""
    pack, data = room.game.source.pack, room.kept.place(room.game)
    return {"pack": str(pack) if pack else None, "data": str(data) if data else None}
