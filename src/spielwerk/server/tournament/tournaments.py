"""All tournaments of this process: the one way to change one, and what happens by itself.

Nothing is kept in memory but what was made from the store: several processes may look after the
same tournament, and the store takes one change of each state.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any, Concatenate, ParamSpec, TypeVar

from spielwerk.engine import Game
from spielwerk.engine import options as switches
from spielwerk.server.bots.driver import BotDriver
from spielwerk.server.bots.names import check_bot
from spielwerk.server.problems import Problem
from spielwerk.server.room import seats
from spielwerk.server.room.making import find_game, switches_of
from spielwerk.server.room.rooms import Rooms
from spielwerk.server.room.tokens import new_room_id
from spielwerk.server.settings import Settings
from spielwerk.server.store.tournaments import (
    Entry,
    Pass,
    Running,
    TournamentChange,
    TournamentData,
)
from spielwerk.server.tournament import entries, rounds
from spielwerk.server.tournament.shown import tournament_out
from spielwerk.server.wire.tournaments import NewTournament, TournamentOut, settings_of
from spielwerk.server.world import World
from spielwerk.tournament.shapes import Result

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger(__name__)
SHOWN = 64  # tournaments that are kept as they are shown
PATIENCE, LONGEST = 1.0, 300.0  # seconds before one in which something failed is tried again


class Tournaments:
    """Tournaments by their id."""

    def __init__(self, rooms: Rooms, bots: BotDriver, settings: Settings, world: World) -> None:
        self._rooms = rooms
        self._bots = bots
        self._settings = settings
        self._world = world
        self._store = rooms.store.tournaments
        self._shown: dict[tuple[str, int], TournamentOut] = {}
        self._waiting: dict[str, tuple[float, float]] = {}
        self._task: asyncio.Task[None] | None = None
        self._heard: dict[str, asyncio.Event] = {}  # of those that somebody waits for

    async def open(self) -> None:
        """Begin to look after those that are being played."""
        self._task = asyncio.create_task(self._run(), name="tournaments")

    async def close(self) -> None:
        """Stop; everything is on disk."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # Reading

    async def find(self, id: str) -> tuple[TournamentData, dict[str, Pass]]:
        """A tournament and what its links allow."""
        data = await self._store.get(id)
        if data is None:
            raise Problem("not-found", f"There is no tournament {id}.")
        return data, {one.hash: one for one in await self._store.passes(id)}

    async def wait(self, id: str, after: int, seconds: float) -> None:
        """Until its `rev` is greater, or the time is up."""
        deadline = self._world.monotonic() + seconds
        while (left := deadline - self._world.monotonic()) > 0:
            heard = self._heard.setdefault(id, asyncio.Event())
            rev = await self._store.rev(id)
            if rev is None or rev > after:
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(heard.wait(), left)

    def heard(self, id: str) -> None:
        """It was changed: whoever waits for that looks again."""
        if heard := self._heard.pop(id, None):
            heard.set()

    def missed_some(self) -> None:
        """The line to the other processes was cut: any may have been changed."""
        for id in list(self._heard):
            self.heard(id)

    async def out(self, data: TournamentData) -> TournamentOut:
        """As everybody sees it."""
        key = data.id, data.rev
        found = self._shown.get(key)
        if found is None:
            try:
                game: Game[Any] | None = await self._game(data)
            except Problem:  # its pack is gone: what was played can be looked at
                game = None
            found = tournament_out(data, game, self._settings.tournament_players)
            self._shown[key] = found
            while len(self._shown) > SHOWN:
                del self._shown[next(iter(self._shown))]
        return found

    async def _game(self, data: TournamentData) -> Game[Any]:
        await self._rooms.kept.learn(self._settings.packs, data.game, data.pack)
        return find_game(self._settings.packs, data.game, data.pack)

    def bot(self, data: TournamentData) -> str:
        """The bot that fills and stands in."""
        return check_bot(data.game, data.settings.bot, self._settings.default_bot)

    # Changing

    async def create(self, wanted: NewTournament) -> tuple[TournamentData, dict[str, str]]:
        """A new one, and the secrets of its links, which nobody can tell later."""
        packs, world = self._settings.packs, self._world
        await self._rooms.kept.learn(packs, wanted.game, wanted.pack)
        game = find_game(packs, wanted.game, wanted.pack)
        settings = settings_of(wanted)
        entries.check(game, settings)
        check_bot(game.id, settings.bot, self._settings.default_bot)
        least, most = entries.limits(game)
        options = switches_of(game, wanted.options)
        opt = switches.parse(game.Options, options)
        teams = {size: list(game.teams(size, opt)) for size in range(least, most + 1)}
        now = world.now()
        data = TournamentData(
            id=new_room_id(world),
            game=game.id,
            pack=wanted.pack,
            options=options,
            settings=settings,
            teams={size: sides for size, sides in teams.items() if sides},
            seed=world.bits(32),
            rev=0,
            created=now,
            changed=now,
        )
        change = TournamentChange(data, {}, now)
        links = {role: entries.give(change, world, role) for role in ("host", "join", "watch")}
        if wanted.name:
            _, secret = entries.add(change, world, Entry(wanted.name), self._most)
            assert secret is not None
            links["player"] = secret
        await self._store.create(change)
        return change.data, links

    async def change(
        self,
        id: str,
        make: Callable[Concatenate[TournamentChange, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> tuple[TournamentData, T]:
        """Make a change and write it; anew, if another was quicker. Then wake the new rooms."""
        while True:
            data, known = await self.find(id)
            change = TournamentChange(data, known, self._world.now())
            result = make(change, *args, **more)
            if await self._store.write(change):
                break
        self.heard(id)
        for born in change.born:
            async with self._rooms.use(born.data.id) as room:
                room.opener = f"tournament {id}"  # its bots together count as one asker
                self._bots.wake(room)
        return change.data, result

    async def add(self, id: str, entry: Entry) -> tuple[TournamentData, tuple[int, str | None]]:
        """Somebody takes part."""
        return await self.change(id, entries.add, self._world, entry, self._most)

    async def set(
        self, data: TournamentData, given: dict[str, Any], options: dict[str, Any] | None
    ) -> TournamentData:
        """The host sets something else."""
        game = await self._game(data)
        if given.get("bot") is not None:
            check_bot(game.id, given["bot"], self._settings.default_bot)
        return (await self.change(data.id, entries.change_settings, game, given, options))[0]

    async def start(self, data: TournamentData) -> TournamentData:
        """The first round."""
        game, bot = await self._game(data), self.bot(data)
        changed, _ = await self.change(data.id, rounds.start, game, self._world, bot, self._most)
        return changed

    async def go_on(self, data: TournamentData) -> TournamentData:
        """The next round."""
        game, bot = await self._game(data), self.bot(data)
        return (await self.change(data.id, rounds.go_on, game, self._world, bot))[0]

    async def tell(
        self, data: TournamentData, number: int, table: int, result: Result
    ) -> TournamentData:
        """The host says how a table ended; with the last of a round the next may begin."""
        game, bot = await self._game(data), self.bot(data)

        def told(change: TournamentChange) -> None:
            room = rounds.tell(change, number, table, result)
            rounds.note(change, game, self._world, bot, {room: result})

        return (await self.change(data.id, told))[0]

    async def leave(self, data: TournamentData, player: int) -> TournamentData:
        """Somebody takes part no longer; a bot plays on at his table."""
        bot = self.bot(data)
        changed, left = await self.change(data.id, entries.leave, player, bot)
        for room in left:
            seat = next(
                table.players.index(player)
                for table in changed.rounds[-1].tables
                if table.room == room
            )
            await self._stand_in(room, [seat], bot)
        return changed

    async def _stand_in(self, id: str, numbers: Iterable[int], bot: str) -> None:
        """Bots play on for people who have got up."""
        async with self._rooms.use(id) as room:
            for number in numbers:
                seat = room.data.seats[number]
                if room.data.status == "playing" and seat.kind == "person" and seat.bot is None:
                    await room.change(seats.put_bot, number, bot)

    @property
    def _most(self) -> int:
        return self._settings.tournament_players

    # What happens by itself

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("tournaments could not be looked after")
            await asyncio.sleep(self._settings.tick)

    async def look(self) -> None:
        """Take the results of games that are over; bots for those who have left their table."""
        by: dict[str, list[Running]] = {}
        for table in await self._store.running():
            by.setdefault(table.tournament, []).append(table)
        for id, running in by.items():
            wait, again = self._waiting.get(id, (PATIENCE, 0.0))
            if self._world.monotonic() < again:
                continue
            try:
                await self._look_after(id, running)
            except Exception as error:
                known = isinstance(error, Problem)
                where = {"tournament": id}
                log.warning("a tournament waits: %s", error, exc_info=not known, extra=where)
                self._waiting[id] = min(2 * wait, LONGEST), self._world.monotonic() + wait
            else:
                self._waiting.pop(id, None)

    async def _look_after(self, id: str, running: list[Running]) -> None:
        found = {
            table.room: _result(table.result)
            for table in running
            if table.status == "over" and table.result is not None
        }
        left = {
            table.room: [
                number for number, seat in enumerate(table.seats) if seat.left and not seat.bot
            ]
            for table in running
            if table.status == "playing"
        }
        if not found and not any(left.values()):
            return
        data, _ = await self.find(id)
        bot = self.bot(data)
        for room, numbers in left.items():
            if numbers:
                await self._stand_in(room, numbers, bot)
        if found:
            game = await self._game(data)
            await self.change(id, rounds.note, game, self._world, bot, found)


def _result(told: dict[str, Any]) -> Result:
    """The result of a record."""
    return Result(list(told["winners"]), list(told["scores"]), str(told.get("end", "")))
