"""Plays a room and checks at every turn that nothing hidden goes over the wire.

Whatever a seat or a spectator is sent by the true room is compared with what the same server would
send if everything were dealt anew that the seat can't know. What differs is a leak.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from typing import Any
from unittest.mock import patch

from starlette.applications import Starlette

from spielwerk.server.bots.tasks import Advise, Choose
from spielwerk.server.room.room import Room
from spielwerk.server.world import World
from tests.server.believing import believing
from tests.server.inside import Socket, ask, read_stream
from tests.server.people import new_key, secret_of
from tests.server.running import PATIENCE

Seat = int | None
Answers = dict[str, Any]
TIMES = ("at", "changed", "created", "started", "ended")  # of the clock, not of the game
LOOKED_AT = 6  # things a seat asks about at one decision
NOBODY = "no-such:1"
UNDO, INTERJECT, CHAT, SEVERAL = 0.15, 0.1, 0.02, 0.1  # how often each is done instead of a move


def timeless(data: Any) -> Any:
    """The same without what a clock says."""
    if isinstance(data, (list, tuple)):
        return [timeless(item) for item in data]
    if isinstance(data, dict):
        return {key: timeless(value) for key, value in data.items() if key not in TIMES}
    return data


class Witness:
    """One room with a person and a page at every seat, and a spectator."""

    def __init__(self, app: Starlette, room: Room, made: Any, rng: random.Random) -> None:
        self.app = app
        self.room = room
        self.rng = rng
        self.players = len(room.data.seats)
        self.seats: tuple[Seat, ...] = (*range(self.players), None)
        self.path = f"/api/rooms/{room.id}"
        self.bearers: dict[Seat, str] = {None: secret_of(made["links"]["watch"])}
        for seat, link in made["links"]["seats"].items():
            self.bearers[int(seat)] = secret_of(link)
        self.sockets: dict[Seat, Socket] = {}
        self.counts: Counter[str] = Counter()

    async def open(self) -> None:
        """Everybody opens the room."""
        for seat in self.seats:
            self.sockets[seat] = self._socket(seat)
        await self._pushed()

    async def close(self) -> None:
        """Everybody hangs up."""
        for socket in self.sockets.values():
            await socket.close()

    def _socket(self, seat: Seat) -> Socket:
        return Socket(self.app, f"{self.path}/socket", self.bearers[seat], **_as(seat))

    async def _pushed(self) -> dict[Seat, list[Any]]:
        return {seat: await socket.frames() for seat, socket in self.sockets.items()}

    async def _ask(
        self, seat: Seat, method: str, path: str, body: Any = None, /, **query: Any
    ) -> Any:
        return await ask(self.app, method, f"{self.path}{path}", self.bearers[seat], body, **query)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.room.data.status == "over"

    # Reading

    async def check_reading(self) -> None:
        """Every seat reads all it can, here and in a room that it could believe."""
        things = self._things()
        for seat in self.seats:
            picked = self.rng.sample(things, min(LOOKED_AT, len(things)))
            dealt = self.rng.getrandbits(63)
            true = await self._read(seat, picked, dealt)
            with believing(self.room, seat, self.rng):
                believed = await self._read(seat, picked, dealt)
            await self._pushed()
            for what in true:
                assert true[what] == believed[what], f"{what} tells seat {seat} what is hidden"
            self.counts["answers"] += len(true)

    def _things(self) -> list[str]:
        """All that can be asked about, also what some seats do not see."""
        session = self.room.session
        assert session is not None
        found = {NOBODY}
        for seat in self.seats:
            view = session.game.view(session.state, seat)
            for said in (*view["choices"], *view["interjections"]):
                found.update(said["targets"])
            for line in session.lines(seat, max(0, len(session.log) - 40)):
                found.update(line["targets"])
        return sorted(found)

    async def _read(self, seat: Seat, things: list[str], dealt: int) -> Answers:
        """All answers that this seat can get without changing anything."""
        data, who = self.room.data, _as(seat)
        found: Answers = {}

        async def get(path: str, **query: Any) -> None:
            found[f"GET {path} {query}"] = await self._ask(seat, "GET", path, **query)

        await get("")
        await get("/view", **who)
        await get("/view", log=max(0, self.recently()), **who)
        await get("/view", after=data.rev - 1, wait=5, **who)  # a long poll that is answered
        await get("/replay")
        await get("/replay/0", **who)
        await get(f"/replay/{self.steps()}", **who)
        for path in ("/result", "/record", "/turning-points", "/decisions?seat=0", "/messages"):
            if not self.over:
                await get(path)
        found["rooms"] = await ask(self.app, "GET", "/api/rooms", self.bearers[seat])
        page = self._socket(seat)
        found["socket"] = await page.frames()
        await page.close()
        stream = f"{self.path}/events"
        found["events"] = await read_stream(self.app, stream, self.bearers[seat], 3, **who)
        await asyncio.wait_for(self._alone(), PATIENCE)
        if seat is None or self.over:
            return {what: timeless(said) for what, said in found.items()}
        await get("/notes", **who)
        await get("/notice", **who)
        with patch.object(World, "bits", lambda *_: dealt):
            for thing in things:
                await get("/explain", target=thing, **who)
        with patch.object(self._workers(), "think", _the_first):
            await get("/hint", bot="thumb", **who)
            await get("/hint", **who)
        other = self._neighbour(seat)
        await get("/view", seat=other)
        await get("/explain", seat=other, target=NOBODY)
        for name, path, body in self._mistakes(seat):
            found[name] = await self._ask(seat, "POST", path, body)
        return {what: timeless(said) for what, said in found.items()}

    async def _alone(self) -> None:
        """Until the server has noticed that a stream was hung up."""
        while len(self.room.listeners) > len(self.sockets):
            await asyncio.sleep(0)

    def steps(self) -> int:
        """Moves so far."""
        assert self.room.session is not None
        return len(self.room.session.record.moves)

    def recently(self) -> int:
        """A line from which on to read the log."""
        assert self.room.session is not None
        return len(self.room.session.log) - 7

    def _workers(self) -> Any:
        return self.app.state.services.bots._workers

    def _neighbour(self, seat: int) -> int:
        """A seat of somebody else; alone at the table one that is not there."""
        return (seat + 1) % self.players if self.players > 1 else 1

    def _mistakes(self, seat: int) -> list[tuple[str, str, dict[str, Any]]]:
        """Requests that are refused, with a reason and the present view."""
        seq, who = self.room.data.seq, {"seat": seat, "key": "key-of-mistakes"}
        absurd = 10**9
        return [
            ("stale", "/moves", {**who, "seq": seq + 1, "choice": 0}),
            ("illegal", "/moves", {**who, "seq": seq, "choice": absurd}),
            ("order", "/moves", {**who, "seq": seq, "order": {"order": "absurd"}}),
            ("several", "/moves", {**who, "seq": seq, "choices": [absurd, 0]}),
            ("stale undo", "/undo", {**who, "seq": seq + 1}),
            ("interjection", "/interjections", {**who, "choice": absurd}),
            ("nothing said", "/messages", {**who, "text": " "}),
            ("malformed", "/moves", {**who, "seq": "x"}),
            (
                "not mine",
                "/moves",
                {**who, "seat": self._neighbour(seat), "seq": seq, "choice": 0},
            ),
        ]

    # Doing

    async def step(self, *, check: bool) -> None:
        """Something happens; with `check` first in a room that each seat could believe."""
        session = self.room.session
        assert session is not None
        name, seat, path, body = self._something()
        before: dict[Seat, tuple[Any, list[Any], bool] | None] = {}
        for viewer in self.seats if check else ():
            with believing(self.room, viewer, self.rng, same_chance=True) as believed:
                if name in ("move", "several") and not _is_open(believed.state, body):
                    continue  # in such a room it could not happen
                barrier = believed.state.barrier
                answer = await self._ask(seat, "POST", path, body)
                # A refusal costs nothing, so it must not depend on what is hidden.
                assert viewer != seat or answer[0] in (200, 201), f"{name}: {answer}"
                pushed = (await self._pushed())[viewer]
                assert self.room.session is not None
                revealed = self.room.session.state.barrier != barrier
                before[viewer] = (timeless(answer), timeless(pushed), revealed)
        barrier = session.state.barrier
        answer = timeless(await self._ask(seat, "POST", path, body))
        assert answer[0] in (200, 201), answer
        pushed = timeless(await self._pushed())
        revealed = session.state.barrier != barrier
        self.counts[name] += 1
        for viewer, believed_frames in before.items():
            if believed_frames is None:
                continue
            same = _views(believed_frames[1]) == _views(pushed[viewer])
            if not same:
                # Only a reveal, a die or another's decision may tell this seat something new.
                assert revealed or believed_frames[2] or viewer != seat, f"{name} of seat {seat}"
                self.counts["reveals"] += 1
                continue
            assert believed_frames[1] == pushed[viewer], f"{name}: frames to seat {viewer}"
            if viewer == seat:
                assert believed_frames[0] == answer, f"{name}: the answer to seat {seat}"
            self.counts["frames"] += len(pushed[viewer])

    def _something(self) -> tuple[str, int, str, dict[str, Any]]:
        """What happens next, who does it, and the request."""
        session, rng = self.room.session, self.rng
        assert session is not None
        asked = session.player
        body: dict[str, Any] = {"seq": self.room.data.seq, "seat": asked, "key": new_key()}
        if rng.random() < CHAT:
            said = {"seat": asked, "key": new_key(), "text": f"Zug {self.steps()}"}
            return "chat", asked, "/messages", said
        if session.can_undo(asked) and rng.random() < UNDO:
            return "undo", asked, "/undo", {**body, "whole": rng.random() < 0.5}
        others = [
            (seat, option)
            for seat in range(self.players)
            for option in session.state.interjections(seat)
        ]
        if others and rng.random() < INTERJECT:
            seat, option = rng.choice(others)
            return "interject", seat, "/interjections", {**body, "seat": seat, "choice": option}
        if rng.random() < SEVERAL:
            return "several", asked, "/moves", {**body, "choices": self._several()}
        choice = rng.choice(list(session.state.options()))
        return "move", asked, "/moves", {**body, "choice": choice}

    def _several(self) -> list[Any]:
        """Choices in a row, perhaps more than one can know beforehand."""
        assert self.room.session is not None
        state, found = self.room.session.state.copy(), []
        seat = state.player
        for _ in range(3):
            found.append(self.rng.choice(list(state.options())))
            state.apply(found[-1])
            if state.over or state.player != seat:
                break
        return found


def _as(seat: Seat) -> dict[str, Any]:
    return {} if seat is None else {"seat": seat}


def _views(frames: list[Any]) -> list[Any]:
    return [frame["view"] for frame in frames if frame["type"] == "view"]


def _is_open(state: Any, body: dict[str, Any]) -> bool:
    return (body["choices"][0] if "choices" in body else body["choice"]) in state.options()


async def _the_first(task: Choose | Advise, _: float) -> Any:
    """A worker that likes the first option best."""
    option = json.loads(task.state)["state"]["asked"][0]
    return [[option, 0.5, 1]] if isinstance(task, Advise) else option


async def play_and_check(
    app: Starlette,
    game: str,
    players: int,
    seed: int,
    options: dict[str, Any],
    every: int,
) -> Counter[str]:
    """A whole random game; every so many steps all that is sent is compared."""
    rng = random.Random(f"{game} {players} {seed}")
    body = {
        "game": game,
        "seats": [{"kind": "me", "name": f"P{seat}"} for seat in range(players)],
        "options": options,
        "public": True,
        "seed": seed,
        "start": True,
    }
    status, made = await ask(app, "POST", "/api/rooms", "", body)
    assert status == 201, made
    async with app.state.services.rooms.use(made["room"]["id"]) as room:
        witness = Witness(app, room, made, rng)
        await witness.open()
        for step in itertools.count():
            if witness.over:
                break
            closely = step % every == 0
            if closely:
                await witness.check_reading()
            await witness.step(check=closely)
        await witness.check_reading()
        await witness.close()
    return witness.counts
