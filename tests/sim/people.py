"""People at their pages: tabs come back, requests are repeated until they are answered."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.inside import scope
from tests.sim.network import ADDRESS, Lost, SocketLine, request

if TYPE_CHECKING:
    from tests.sim.process import Process
    from tests.sim.run import Sim

AGAIN = (0.3, 1.5)  # seconds before something is tried again
AWAY = (4401, 4404)  # a page that is told so does not come back


def secret_of(link: str) -> str:
    """What follows the # of a link."""
    return link.partition("#")[2]


@dataclass(eq=False)
class Tab:
    """A page that shows one room, as one seat or as a spectator."""

    person: Person
    room: str
    seat: int | None
    process: Process
    line: SocketLine | None = None
    shut: bool = False  # by its person, or sent away
    view: dict[str, Any] = field(default_factory=dict)
    shown: dict[str, Any] = field(default_factory=dict)  # the room
    said: int = 0
    turned: bool = False  # it waits for the first frame of another seat, which has the whole log
    log: list[Any] = field(default_factory=list)

    def connect(self) -> None:
        """Open a socket; it is tried again until it works."""
        sim = self.person.sim
        if self.shut:
            return
        if not self.process.up:
            sim.people.call_later(self.person.rng.uniform(*AGAIN), self.connect)
            return
        query = {} if self.seat is None else {"seat": self.seat}
        bearer = self.person.bearer(self.room)
        wanted = scope("websocket", f"/api/rooms/{self.room}/socket", bearer, query, ADDRESS)
        self.log, self.turned = [], False
        self.line = SocketLine(self.process, wanted, self._frame, self._closed)

    def close(self) -> None:
        """Shut the page."""
        self.shut = True
        if self.line is not None:
            self.line.cut()

    def _closed(self, line: SocketLine, code: int) -> None:
        if self.line is not line:
            return
        self.line = None
        if code in AWAY:
            self.shut = True
        sim = self.person.sim
        sim.people.call_later(self.person.rng.uniform(*AGAIN), self.connect)

    def _frame(self, line: SocketLine, text: str) -> None:
        if self.line is not line:  # it came too late for a page that had given up on it
            return
        frame = msgspec.json.decode(text)
        kind = frame["type"]
        if kind == "view":
            self._show(frame)
        elif kind in ("hello", "room"):
            self.shown = frame["room"]
            for message in frame.get("messages", ()):
                self.said = max(self.said, message["n"])
        elif kind == "message":
            self.said = max(self.said, frame["message"]["n"])

    def _show(self, frame: dict[str, Any]) -> None:
        sim = self.person.sim
        if frame["seat"] != self.seat or (self.turned and frame["log_from"]):
            return  # it looks elsewhere meanwhile
        self.turned = False
        if frame["log_from"] > len(self.log):
            sim.fault(
                f"room {self.room}: a page knows {len(self.log)} lines of the log and is sent "
                f"those from {frame['log_from']} on"
            )
        if self.view and self.view["rev"] > frame["rev"]:
            sim.fault(f"room {self.room}: revision {frame['rev']} after {self.view['rev']}")
        self.log = self.log[: frame["log_from"]] + frame["log"]
        self.view = frame
        self.person.learn(frame)


@dataclass
class Deed:
    """Something that must happen once: a request with a key."""

    room: str
    seat: int
    path: str
    body: dict[str, Any]
    sent: int = 0
    acknowledged: int = 0
    refused: int = 0


@dataclass(eq=False)
class Wish:
    """Something that was to be answered in advance."""

    room: str
    seat: int
    name: str
    answer: str
    heard: bool = False  # the server has answered
    back: bool = False  # and was then to be taken back


class Person:
    """Somebody with one or several tabs."""

    def __init__(self, sim: Sim, number: int) -> None:
        self.sim = sim
        self.number = number
        self.rng = random.Random(f"person {number} of seed {sim.plan.seed}")
        self.secrets: dict[str, list[str]] = {}
        self.seats: dict[str, list[int]] = {}
        self.hosts: set[str] = set()
        self.known: dict[tuple[str, int | None], dict[str, Any]] = {}
        self.tabs: list[Tab] = []
        self.rooms: list[str] = []
        self.deeds: list[Deed] = []
        self.wishes: list[Wish] = []
        self.busy = 0

    def bearer(self, room: str) -> str:
        """The tokens of this person's device."""
        return ".".join(self.secrets.get(room, ()))

    def learn(self, frame: dict[str, Any]) -> None:
        """Remember the newest frame."""
        place = frame["room"], frame["seat"]
        if place not in self.known or self.known[place]["rev"] <= frame["rev"]:
            self.known[place] = frame

    def line(self, rng: random.Random) -> Process:
        """A process that takes the next request."""
        return rng.choice(self.sim.processes)

    async def ask(
        self,
        rng: random.Random,
        method: str,
        path: str,
        room: str,
        body: Any = None,
        /,
        **query: Any,
    ) -> tuple[int, Any]:
        """Send it until there is an answer that is not the server's trouble."""
        self.busy += 1
        try:
            while True:
                try:
                    found = await request(
                        self.line(rng), rng, method, path, self.bearer(room), body, query
                    )
                except Lost:
                    found = 503, None
                if found[0] < 500:
                    return found
                await asyncio.sleep(rng.uniform(*AGAIN))
        finally:
            self.busy -= 1

    # Rooms

    def enter(self, room: str, links: dict[str, Any]) -> None:
        """Keep the links of an answer, and open a tab for the first own seat."""
        held = self.secrets.setdefault(room, [])
        if links.get("host"):
            held.append(secret_of(links["host"]))
            self.hosts.add(room)
        for seat, link in (links.get("seats") or {}).items():
            held.append(secret_of(link))
            self.seats.setdefault(room, []).append(int(seat))
        self.rooms.append(room)
        self.open_tab(room, self.rng)

    def open_tab(self, room: str, rng: random.Random) -> None:
        """One more page."""
        seats = self.seats.get(room, [])
        tab = Tab(self, room, rng.choice(seats) if seats else None, self.line(rng))
        self.tabs.append(tab)
        tab.connect()

    # Deeds

    async def do(self, kind: str, salt: int) -> None:
        """One thing of the plan, if it makes sense now."""
        rng = random.Random(salt)
        if self.rooms:
            await getattr(self, "_" + kind.replace("-", "_"))(rng, rng.choice(self.rooms))

    async def _move(self, rng: random.Random, room: str) -> None:
        frame = self._asked(rng, room)
        if frame is None:
            return
        option = rng.choice(frame["view"]["choices"])["option"]
        await self._deed(rng, room, "moves", frame, choice=option)

    async def _play(self, rng: random.Random, room: str) -> None:
        """Play on for a while, each time as soon as asked."""
        for _ in range(12):
            mine = [self.known.get((room, seat)) for seat in self.seats.get(room, ())]
            asked = [page for page in mine if page and page["view"] and page["view"]["choices"]]
            if asked:
                options = [choice["option"] for choice in asked[0]["view"]["choices"]]
                option = options[0] if rng.random() < 0.5 else rng.choice(options)
                await self._deed(rng, room, "moves", asked[0], choice=option)
            else:
                await asyncio.sleep(0.05)

    async def _several(self, rng: random.Random, room: str) -> None:
        frame = self._asked(rng, room)
        if frame is None:
            return
        options = [choice["option"] for choice in frame["view"]["choices"]]
        await self._deed(
            rng, room, "moves", frame, choices=rng.choices(options, k=rng.choice((2, 3)))
        )

    async def _undo(self, rng: random.Random, room: str) -> None:
        for seat in self.seats.get(room, ()):
            frame = self.known.get((room, seat))
            if frame and (frame["can_undo"] or rng.random() < 0.2):
                await self._deed(rng, room, "undo", frame, whole=rng.random() < 0.4)
                return

    async def _interject(self, rng: random.Random, room: str) -> None:
        for seat in self.seats.get(room, ()):
            frame = self.known.get((room, seat))
            if frame and frame["view"] and frame["view"]["interjections"]:
                option = rng.choice(frame["view"]["interjections"])["option"]
                body = {"seat": seat, "choice": option, "key": self._key(rng)}
                deed = Deed(room, seat, "interjections", body)
                self.deeds.append(deed)
                await self._send(rng, deed)
                return

    async def _again(self, rng: random.Random, room: str) -> None:
        """The same once more: a page that never saw its answer."""
        if self.deeds:
            await self._send(rng, rng.choice(self.deeds[-4:]))

    async def _again_fresh(self, rng: random.Random, room: str) -> None:
        """The same key, but on what the page knows now."""
        if not self.deeds:
            return
        deed = rng.choice(self.deeds[-4:])
        frame = self.known.get((deed.room, deed.seat))
        if frame and "seq" in deed.body:
            deed.body = {**deed.body, "seq": frame["seq"]}
        await self._send(rng, deed)

    async def _say(self, rng: random.Random, room: str) -> None:
        seats = self.seats.get(room)
        if seats:
            key = self._key(rng)
            body = {"seat": seats[0], "text": f"word {rng.randrange(100)}", "key": key}
            status, found = await self.ask(rng, "POST", f"/api/rooms/{room}/messages", room, body)
            if status == 201:
                self.sim.witness.said(room, seats[0], key, found)

    async def _poll(self, rng: random.Random, room: str) -> None:
        seats = self.seats.get(room)
        seat = rng.choice(seats) if seats else None
        frame = self.known.get((room, seat))
        query: dict[str, Any] = {} if seat is None else {"seat": seat}
        if frame:
            query |= {"after": frame["rev"], "wait": rng.choice((1, 4))}
        status, found = await self.ask(rng, "GET", f"/api/rooms/{room}/view", room, **query)
        if status == 200:
            self.learn(found)

    async def _hint(self, rng: random.Random, room: str) -> None:
        for seat in self.seats.get(room, ())[:1]:
            await self.ask(rng, "GET", f"/api/rooms/{room}/hint", room, seat=seat, bot="thumb")

    async def _tab(self, rng: random.Random, room: str) -> None:
        if sum(not tab.shut for tab in self.tabs) < 4:
            self.open_tab(room, rng)

    async def _close_tab(self, rng: random.Random, room: str) -> None:
        here = [tab for tab in self.tabs if tab.room == room and not tab.shut]
        if len(here) > 1 or rng.random() < 0.3:
            for tab in here[:1]:
                tab.close()

    async def _cut(self, rng: random.Random, room: str) -> None:
        for tab in self.tabs:
            if tab.line is not None and rng.random() < 0.5:
                tab.line.cut()

    async def _look(self, rng: random.Random, room: str) -> None:
        """A page looks as another seat, perhaps as one that it may not."""
        for tab in self.tabs:
            if tab.room == room and tab.line is not None:
                seat = rng.choice((None, *self.seats.get(room, ())))
                tab.line.say(msgspec.json.encode({"type": "look", "seat": seat}).decode())
                tab.seat, tab.log, tab.view, tab.turned = seat, [], {}, True
                return

    async def _stand_in(self, rng: random.Random, room: str) -> None:
        if room in self.hosts:
            seat = rng.randrange(self.sim.seats(room))
            body = {"bot": rng.choice(("thumb", "random"))}
            await self.ask(rng, "POST", f"/api/rooms/{room}/seats/{seat}/bot", room, body)

    async def _back(self, rng: random.Random, room: str) -> None:
        for seat in self.seats.get(room, ()):
            await self.ask(rng, "POST", f"/api/rooms/{room}/seats/{seat}/back", room, {})

    async def _rename(self, rng: random.Random, room: str) -> None:
        for seat in self.seats.get(room, ())[:1]:
            body = {"name": f"name {rng.randrange(100)}"}
            await self.ask(rng, "PATCH", f"/api/rooms/{room}/seats/{seat}", room, body)

    async def _settings(self, rng: random.Random, room: str) -> None:
        if room in self.hosts:
            body = {"pause": rng.choice((0.3, 1.0, 2.0)), "title": f"title {rng.randrange(100)}"}
            await self.ask(rng, "PATCH", f"/api/rooms/{room}", room, body)

    async def _link(self, rng: random.Random, room: str) -> None:
        for seat in self.seats.get(room, ())[:1]:
            body = {"role": "seat", "seat": seat}
            status, found = await self.ask(rng, "POST", f"/api/rooms/{room}/links", room, body)
            if status == 200 and len(self.secrets[room]) < 8:
                self.secrets[room].append(secret_of(found["link"]))

    async def _notice(self, rng: random.Random, room: str) -> None:
        for seat in self.seats.get(room, ())[:1]:
            body = {"seat": seat, "webhook": f"https://hook.example/p{self.number}"}
            await self.ask(rng, "PUT", f"/api/rooms/{room}/notice", room, body)

    async def _stand(self, rng: random.Random, room: str) -> None:
        """Say something in advance, on what a page knows; it may have been overtaken."""
        for seat in self.seats.get(room, ())[:1]:
            frame = self.known.get((room, seat))
            if not frame or not frame["standing"] or not frame["standing"]["offers"]:
                continue
            offer = rng.choice(frame["standing"]["offers"])
            chosen = [one for one in offer["unless"] if rng.random() < 0.3]
            body = {
                "seat": seat,
                "mark": frame["standing"]["mark"],
                "name": offer["name"],
                "answer": rng.choice(offer["answers"]),
                "unless": {one["name"]: min(one["most"], 3) for one in chosen},
            }
            wish = Wish(room, seat, body["name"], body["answer"])
            self.wishes.append(wish)
            status, found = await self.ask(rng, "PUT", f"/api/rooms/{room}/standing", room, body)
            wish.heard = True
            if status == 200:
                self.learn(found)

    async def _take_back(self, rng: random.Random, room: str) -> None:
        """Take back what was said; once that is acknowledged, it must never be used.

        A page offers that for what it has heard of: two words under way may overtake each other.
        """
        here = [one for one in self.wishes if one.room == room]
        unheard = {one.name for one in here if not one.heard}
        for wish in [one for one in here if not one.back and one.name not in unheard][-1:]:
            path = f"/api/rooms/{room}/standing/{wish.name}"
            wish.back = True
            status, found = await self.ask(rng, "DELETE", path, room, seat=wish.seat)
            if status == 200:
                self.sim.witness.taken_back(wish, found)
                self.learn(found)

    async def _rematch(self, rng: random.Random, room: str) -> None:
        if not any(tab.shown.get("status") == "over" for tab in self.tabs if tab.room == room):
            return
        status, found = await self.ask(rng, "POST", f"/api/rooms/{room}/rematch", room, {})
        if status == 200 and found["room"]["id"] not in self.rooms:
            new = found["room"]["id"]
            self.sim.witness.rematch(room, new)
            self.enter(new, found["links"])
            if new in self.hosts:
                await self.ask(rng, "POST", f"/api/rooms/{new}/start", new, {})

    def _asked(self, rng: random.Random, room: str) -> dict[str, Any] | None:
        """What a page knows that may choose; it may be an old page that knows less."""
        pages = [tab.view for tab in self.tabs if tab.room == room and tab.view]
        pages += [
            self.known[room, seat]
            for seat in self.seats.get(room, ())
            if (room, seat) in self.known
        ]
        pages = [page for page in pages if page["view"] and page["view"]["choices"]]
        return rng.choice(pages) if pages else None

    async def _deed(
        self, rng: random.Random, room: str, path: str, frame: dict[str, Any], **more: Any
    ) -> None:
        body = {"seq": frame["seq"], "seat": frame["seat"], "key": self._key(rng), **more}
        deed = Deed(room, frame["seat"], path, body)
        self.deeds.append(deed)
        await self._send(rng, deed)

    async def _send(self, rng: random.Random, deed: Deed) -> None:
        before = deed.acknowledged
        deed.sent += 1
        status, found = await self.ask(
            rng, "POST", f"/api/rooms/{deed.room}/{deed.path}", deed.room, dict(deed.body)
        )
        if status == 200:
            deed.acknowledged += 1
            self.learn(found)
            return
        deed.refused += 1
        if found.get("frame"):
            self.learn(found["frame"])
        if before and found["code"] not in ("no-access", "too-many"):
            self.sim.fault(
                f"room {deed.room}: key {deed.body['key']} was acknowledged and is now refused: "
                f"{found['code']}"
            )

    def _key(self, rng: random.Random) -> str:
        return f"key-{self.number}-{rng.getrandbits(40):x}"
