"""A room in memory: its game, those who listen, and the one way to change it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Hashable, Iterable
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import ref

from spielwerk import GAMES
from spielwerk.engine import Game, IllegalMove, Record, Session, SpielwerkError
from spielwerk.games import kind
from spielwerk.server.problems import Problem
from spielwerk.server.room import standing
from spielwerk.server.room.acts import as_far_as_true, moves_of, replay
from spielwerk.server.room.change import Change
from spielwerk.server.room.ending import ending_of
from spielwerk.server.room.frames import room_out, view_frames
from spielwerk.server.room.kept import KeptGames, begun_with, data_of, game_for
from spielwerk.server.room.listeners import Listener, Listeners
from spielwerk.server.room.packs import Packs
from spielwerk.server.room.tokens import Access, access, still
from spielwerk.server.store.rows import Held, Message, RoomData, Standing, Token
from spielwerk.server.store.store import KeyUsed, Moved, Store
from spielwerk.server.wire.answers import (
    Gone,
    MessageFrame,
    RoomFrame,
    RoomOut,
    Stopped,
    ViewFrame,
    encode,
)
from spielwerk.server.world import World

T = TypeVar("T")
P = ParamSpec("P")
Frames = dict[int | None, bytes]
Written = dict[Hashable, bytes]
WRITTEN = 64  # frames of all rooms that are kept as they were written
log = logging.getLogger(__name__)


class Room:
    """Everything is made from the record, so a room can leave memory at any time."""

    def __init__(
        self,
        id: str,
        store: Store,
        packs: Packs,
        kept: KeptGames,
        bot_grace: float,
        world: World,
        changed: Callable[[Room, Change], None],
        written: Written,
    ) -> None:
        self.id = id
        self.store = store
        self.packs = packs
        self.kept = kept
        self.bot_grace = bot_grace
        self.world = world
        self.written = written  # frames, of all rooms together
        self.lock = asyncio.Lock()
        self.users = 0  # requests that hold this room now
        self.polling = 0  # long polls of players
        self.opener = id  # whom its bots' thinking is charged to: an address, if one is known
        self.used = self.world.monotonic()
        self.data: RoomData = None  # type: ignore[assignment]  # set by the first `at_rest`
        self.tokens: dict[str, Token] = {}
        self.standing: tuple[Standing, ...] | None = None  # None: it is to be read
        self.session: Session | None = None
        self.stopped: Stopped | None = None  # why the game can't go on
        self._game: Game[Any] | None = None  # as the room was begun
        self.listeners = Listeners(world)
        self.thinking: int | None = None
        self.heard: int | None = None  # who was asked when the bots were last heard
        self._waiting: dict[asyncio.Future[None], None] = {}
        self._log_from = 0  # up to here the listeners know the log
        self._doubtful = False  # a write failed: what is in memory may not be what is on disk
        self._changed = changed

    @property
    def is_fresh(self) -> bool:
        """Whether what is in memory is certainly what is on disk."""
        return self.data is not None and not self._doubtful and not self.store.shared

    @property
    def game(self) -> Game[Any]:
        """The rules, once the table was looked at; before that, those of new games."""
        return self._game or self.packs.game(self.data.game, self.data.pack)

    async def look(self) -> None:
        """See what can be shown of the game."""
        async with self.at_rest():
            await self.table()

    def must_go_on(self) -> None:
        """Refuse to play a game that can only be looked at."""
        if self.stopped is not None:
            raise Problem(self.stopped.code, "This game can only be looked at here.")

    # Reading

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Room]:
        """The room while nobody changes it, as it is on disk."""
        async with self.lock:
            await self._refresh()
            yield self

    async def table(self) -> Session | None:
        """The game, rebuilt from its moves if need be. Only `at_rest`.

        None in the lobby, and where nothing of it can be shown: then `stopped` says why.
        """
        if self.session is None and self.data.header is not None and self.stopped is None:
            self.session = await self._rebuild(self.data.header)
            self._log_from = len(self.session.log) if self.session else 0
        return self.session

    async def _rebuild(self, header: dict[str, Any]) -> Session | None:
        try:
            self._game, whole = await game_for(self.data, self.packs, self.kept)
        except Problem as problem:
            return await self._show_some(header, None, problem.code)
        if whole:
            try:
                return await self._play_again(header, self._game)
            except SpielwerkError:  # the same version, but other rules all the same
                pass
        return await self._show_some(header, self._game, "other-rules")

    async def _play_again(self, header: dict[str, Any], game: Game[Any]) -> Session:
        kept = self.kept.place(game) is not None
        session = Session(game, Record(begun_with(game, header) if kept else header))
        await replay(session, await self.store.acts(self.id, 0, self.data.seq))
        if not kept:
            await self.store.keep_data(data_of(game, session.record.header))
        return session

    async def _show_some(
        self, header: dict[str, Any], game: Game[Any] | None, code: str
    ) -> Session | None:
        """A game that can't go on, as far as the rules that are here tell what happened."""
        acts = await self.store.acts(self.id, 0, self.data.seq)
        session = await as_far_as_true(game, header, acts) if game else None
        self.stopped = Stopped(
            code=code,
            rules=int(header["rules"]),
            here=kind(self.data.game).version if self.data.game in GAMES else 0,
            step=len(session.record.moves) if session else 0,
            steps=len(moves_of(acts)),
        )
        return session

    async def frame(self, seat: int | None, log_from: int) -> ViewFrame:
        """The view frame of a seat. Only `at_rest`."""
        await self.table()
        return view_frames(self, (seat,), log_from)[seat]

    async def written_frame(self, seat: int | None, log_from: int) -> bytes:
        """The same as it goes over the wire; written once for all who read it. Only `at_rest`."""
        session = await self.table()
        this = ref(session) if session else None
        stands = tuple((one.id, one.used, one.lifted) for one in self.standing_of(seat))
        key = (self.id, self.data.rev, self.thinking, seat, log_from, this, stands)
        found = self.written.get(key)
        if found is None:
            found = self.written[key] = encode(view_frames(self, (seat,), log_from)[seat])
            while len(self.written) > WRITTEN:
                del self.written[next(iter(self.written))]
        return found

    def access(self, secrets: Iterable[str], held: Held | None = None) -> Access:
        """What these secrets, and the key of a device, allow here."""
        return access(secrets, self.tokens, held)

    def may_look(self, who: Access, seat: int | None) -> bool:
        """Whether somebody may see what this seat (None: a spectator) sees."""
        if seat is None:
            return self.data.settings.public or who.any
        return seat in who.seats

    def may_listen(self, listener: Listener) -> bool:
        """The same for a line, by the tokens that hold now; those revoked are forgotten."""
        listener.access = still(listener.access, self.tokens)
        return self.may_look(listener.access, listener.seat)

    def info(self) -> RoomOut:
        """The room as everybody may see it."""
        kept = self._game if self._game and self.kept.place(self._game) else None
        return room_out(self.data, self.packs, *self.listeners.everywhere(), kept)

    async def wait(self, after: int, seconds: float) -> None:
        """Until the room's `rev` is greater, or the time is up."""
        deadline = self.world.monotonic() + seconds
        while self.data.rev <= after and (left := deadline - self.world.monotonic()) > 0:
            change = asyncio.get_running_loop().create_future()
            self._waiting[change] = None
            try:
                await asyncio.wait_for(change, left)
            except TimeoutError:
                return
            finally:
                del self._waiting[change]

    @property
    def players_look(self) -> bool:
        """Whether somebody who plays here, or hosts, listens or polls."""
        return any(one.access.plays for one in self.listeners) or self.polling > 0

    @property
    def somebody_looks(self) -> bool:
        """Whether anybody listens or polls."""
        return bool(self.listeners or self._waiting)

    # Changing

    async def change(
        self, make: Callable[Concatenate[Change, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Make a change, write it, then tell everybody.

        `make` changes a `Change` (and, in play, its session). If it or the write fails, nothing has
        happened: the session is built anew from what is on disk.
        """
        async with self.lock:
            change, result = await self._write(lambda change: make(change, *args, **more))
            self._told(change)
            return result

    async def change_and_show(
        self,
        seat: int,
        make: Callable[Concatenate[Change, P], object],
        *args: P.args,
        **more: P.kwargs,
    ) -> bytes:
        """The same; what this seat sees then comes back."""
        async with self.lock:
            change, _ = await self._write(lambda change: make(change, *args, **more))
            return self._told(change, seat)[seat]

    async def _write(self, make: Callable[[Change], T]) -> tuple[Change, T]:
        while True:
            await self._refresh()
            await self.table()
            session = None if self.stopped else self.session
            change = Change(self.data, self.world, self.tokens, session, self.standing or ())
            change.stopped = self.stopped
            try:
                result = make(change)
                standing.answer_all(change)
            except SpielwerkError as error:
                self._drop(change)
                reason = error.reason if isinstance(error, IllegalMove) else None
                raise Problem("illegal", str(error), reason=reason) from None
            except BaseException:
                self._drop(change)
                raise
            self._settle(change)
            try:
                await self.store.write(change)
            except KeyUsed:
                self._drop(change)
                raise Problem("key-reused") from None
            except BaseException as error:
                self._drop(change)
                self._doubtful, self.standing = True, None
                if isinstance(error, Moved):
                    continue
                if not isinstance(error, Exception):  # cut off
                    raise
                self.store.failed = self.world.monotonic(), type(error).__name__
                log.exception("a change could not be written", extra={"room": self.id})
                raise Problem("store", f"{type(error).__name__}") from error
            self.data = change.data
            self.standing = tuple(
                one for one in change.standing if one.seat not in change.forgotten
            )
            self._take_tokens(change)
            if change.before.header is None:
                try:
                    await self.table()
                except BaseException:  # it is on disk, and nobody was told: to be taken over
                    self.session, self.data, self._doubtful = None, change.before, True
                    raise
                self._log_from = 0  # nobody knows the log of a game that begins
            return change, result

    def _told(self, change: Change, *show: int) -> Frames:
        if self.session is not None:  # an undo made the log shorter: the next frame begins there
            self._log_from = min(self._log_from, len(self.session.log))
        frames = self._tell(
            [message for message, _ in change.messages],
            game=bool(change.acts) or change.before.status != change.data.status,
            room=change.room_changed,
            show=show,
        )
        self._changed(self, change)
        return frames

    def _settle(self, change: Change) -> None:
        """Who is asked now, and until when."""
        data, before = change.data, change.before
        data.rev += 1
        data.changed = change.at
        if self.session is None or self.stopped or data.status == "lobby":
            return
        if self.session.over:
            if data.status != "over":
                data.status, data.ended = "over", change.at
                data.result = self.session.record.result
            data.asked = data.due = None
            if before.status != "over" or change.holds:
                change.ending = ending_of(self.session)
            return
        data.asked = self.session.player
        on_turn = self.session.game.on_turn(self.session.state)
        change.aside = on_turn is not None and on_turn != data.asked
        seat = data.seats[data.asked]
        moved = any(act.kind in ("move", "standing") for act in change.acts)
        if seat.bot is not None:
            data.due = change.at + data.settings.pause + self.bot_grace
        elif data.settings.clock is None:
            data.due = None
        elif moved or before.asked != data.asked or before.due is None or change.room_changed:
            data.due = change.at + data.settings.clock

    def _drop(self, change: Change) -> None:
        if change.touched:
            self.session = None

    def _take_tokens(self, change: Change) -> None:
        for token in change.tokens:
            self.tokens[token.hash] = token
        for gone in change.revoked:
            self.tokens.pop(gone, None)

    async def _refresh(self) -> None:
        """Take over what other processes have changed."""
        known: RoomData | None = self.data
        if self.standing is None or self.store.shared:
            self.standing = await self.store.standings.of(self.id)
        if self.is_fresh:
            return
        if known is not None and not self._doubtful:
            rev = await self.store.rev(self.id)
            if rev == known.rev:
                return
        found = await self.store.room(self.id)
        if found is None:
            raise Problem("not-found", f"There is no room {self.id}.")
        await self.kept.learn(self.packs, found.game, found.pack)
        tokens = await self.store.tokens(self.id)
        self.tokens = {token.hash: token for token in tokens}
        if known is None or known.rev == found.rev:
            self.data, self._doubtful = found, False
            return
        later = await self.store.messages(self.id, known.said)
        acts = await self.store.acts(self.id, known.seq, found.seq)
        session, self.session = self.session, None  # until it is whole again
        log_from = 0
        if session is not None and self.stopped is None:
            log_from = min(self._log_from, await replay(session, acts))
        self.session = None if self.stopped else session
        self.stopped = None  # look again
        self.data, self._doubtful = found, False
        try:
            await self.table()
        except BaseException:  # nobody was told: it is still to be taken over
            self.session, self.data, self._doubtful = None, known, True
            raise
        self._log_from = log_from
        said = [message for message in later if message.n <= found.said]
        self._tell(said, game=True, room=True)

    # What was answered in advance

    def standing_of(self, seat: int | None) -> tuple[Standing, ...]:
        """What a seat has answered in advance, and the traces of what it had; its own affair."""
        return tuple(one for one in self.standing or () if one.seat == seat)

    async def tell_seat(self, seat: int) -> bytes:
        """Show a seat, and nobody else, what stands now; the frame comes back. Only `at_rest`.

        With the whole log: no revision goes with it by which a page could tell that it lacks lines.
        """
        self.standing = await self.store.standings.of(self.id)
        frame = await self.written_frame(seat, 0)
        for listener in self.listeners:
            if listener.seat == seat:
                listener.push(frame)
        return frame

    async def heard_of(self, rev: int) -> None:
        """Another process says that the room was changed."""
        if self.data is not None and rev > self.data.rev:
            async with self.at_rest():
                pass

    # Telling

    def _tell(
        self,
        messages: Iterable[Message],
        *,
        game: bool,
        room: bool,
        show: tuple[int | None, ...] = (),
    ) -> Frames:
        self.used = self.world.monotonic()
        frames: Frames = {}
        self._send_away()
        if game or show:
            wanted = {*show, *(listener.seat for listener in self.listeners if game)}
            made = view_frames(self, wanted, self._log_from)
            frames = {seat: encode(frame) for seat, frame in made.items()}
        if room:
            self.tell_presence()
        if game:
            for listener in self.listeners:
                listener.push(frames[listener.seat])
            if self.session is not None:
                self._log_from = len(self.session.log)
        for message in messages:
            self.listeners.push(MessageFrame(self.data.rev, message))
        for change in self._waiting:
            if not change.done():
                change.set_result(None)
        return frames

    def _send_away(self) -> None:
        """What is no longer valid is forgotten; who may not look any more, his socket ends."""
        for listener in self.listeners:
            if not self.may_listen(listener):
                listener.close(4401, encode(Gone("no-access")))

    def enter(self, listener: Listener) -> None:
        """Somebody begins to listen."""
        self.listeners[listener] = None
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        """Somebody stops listening."""
        self.listeners.pop(listener, None)
        self.used = self.world.monotonic()
        self.tell_presence()

    def tell_presence(self) -> None:
        """Push who is there now."""
        self.listeners.push(RoomFrame(self.info()))
