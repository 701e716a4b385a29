"""Who sees everything: every byte that leaves a server, every revision on disk; and what must hold.

- What was acknowledged is on disk, exactly once.
- Revisions have no gaps (`Disk` looks after every commit), and neither have acts and messages.
- Every frame equals the view of the state at its revision, as the acts on disk make it.
- Nothing hidden is in it: the view of a re-dealt state is the same, byte by byte.
- What a seat may undo has shown it nothing: on re-dealt states the same choice looks the same.
- What is answered in advance was said by that very seat, fits the question, and comes right after
  the move that asked, in the same revision; the answer was not taken back and acknowledged before.
- Every living page reaches the head; every bot moves; nothing is left behind.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

import spielwerk
from spielwerk.engine import Record, Session, SpielwerkError
from spielwerk.engine.standing import answer
from spielwerk.server.room.frames import log_lines

if TYPE_CHECKING:
    from tests.sim.disk import Head
    from tests.sim.people import Tab, Wish
    from tests.sim.process import Process
    from tests.sim.run import Sim

REDEALS = 2
TOLD = 25.0  # seconds after which somebody has been told of his turn, if nothing goes wrong
SETTLED = 2.0  # seconds in which news reaches every page
IGNORED = ("type", "thinking")  # who thinks is told, not kept


class Witness:
    """One for all."""

    def __init__(self, sim: Sim) -> None:
        self.sim = sim
        self.frames: dict[str, dict[int, list[dict[str, Any]]]] = defaultdict(
            lambda: defaultdict(list)
        )
        self._seen: set[bytes] = set()
        self._secrets: dict[str, bytes] = {}
        self.messages: list[tuple[str, int, str, dict[str, Any]]] = []
        self.rematches: dict[str, str] = {}
        self.withdrawn: list[tuple[Wish, int]] = []

    # What leaves a server

    def answered(self, request: dict[str, Any], status: int, body: bytes) -> None:
        """An answer."""
        sim = self.sim
        sim.counts["answers"] += 1
        sim.note(f"{request['method']} {request['path']} {status}", body)
        if status == 500:
            sim.fault(f"{request['method']} {request['path']} failed: {body[:200]!r}")
        self._look(body)
        if body[:1] == b"{":
            found = msgspec.json.decode(body)
            if found.get("type") == "view":
                self._frame(found)
            elif isinstance(found.get("frame"), dict):
                self._frame(found["frame"])

    def pushed(self, request: dict[str, Any], text: str) -> None:
        """A frame on a socket."""
        self.sim.counts["frames"] += 1
        body = text.encode()
        frame = msgspec.json.decode(body)
        what = f"{frame['type']} {frame.get('rev', '')}"
        self.sim.note(f"push {what} {request['path']}?{request['query_string'].decode()}", body)
        self._look(body)
        if frame["type"] == "view":
            self._frame(frame)

    def _look(self, body: bytes) -> None:
        """The secret of a game that is not over is in no byte."""
        for id, revisions in self.sim.disk.heads.items():
            if id not in self._secrets:
                row = self.sim.disk.rows("SELECT header FROM rooms WHERE id = ?", id)
                header = json.loads(row[0][0]) if row and row[0][0] else {}
                if header.get("secret"):
                    self._secrets[id] = str(header["secret"]).encode()
            secret = self._secrets.get(id)
            if secret and secret in body and revisions[max(revisions)].status != "over":
                self.sim.fault(f"room {id}: the secret of its chance was sent")

    def _frame(self, frame: dict[str, Any]) -> None:
        for name in IGNORED:
            frame.pop(name, None)
        key = msgspec.json.encode(frame)
        if key not in self._seen:
            self._seen.add(key)
            self.frames[frame["room"]][frame["rev"]].append(frame)

    def said(self, room: str, seat: int, key: str, message: dict[str, Any]) -> None:
        """A message was acknowledged."""
        self.messages.append((room, seat, key, message))

    def rematch(self, old: str, new: str) -> None:
        """Everybody meets in the same new room."""
        if self.rematches.setdefault(old, new) != new:
            self.sim.fault(f"room {old}: two rematches, {self.rematches[old]} and {new}")

    # What is on disk

    def seats(self, room: str) -> int:
        """How many seats a room has."""
        heads = self.sim.disk.heads[room]
        return len(json.loads(heads[max(heads)].seats))

    def asked_bots(self) -> Iterator[tuple[str, int]]:
        """Rooms in which a bot is asked now, and since which act."""
        for room, heads in self.sim.disk.heads.items():
            if not heads:  # told of before it was on disk, and lost: others find that
                continue
            head = heads[max(heads)]
            if head.status == "playing" and head.asked is not None:
                seat = json.loads(head.seats)[head.asked]
                if seat.get("bot"):
                    yield room, head.seq

    def behind(self, tab: Tab) -> str:
        """What a page does not show though it should."""
        settled = self.sim.universe.time - SETTLED
        heads = [head for head in self.sim.disk.heads[tab.room].values() if head.at <= settled]
        head = max(heads, key=lambda one: one.rev)
        if tab.line is None:
            return f"person {tab.person.number} has no line"
        if not tab.view or tab.view["seq"] < head.seq:
            shown = tab.view.get("seq")
            return f"a page of person {tab.person.number} shows {shown} of {head.seq} acts"
        if tab.said < head.said:
            return f"a page of person {tab.person.number} shows {tab.said} of {head.said} messages"
        if len(heads) < len(self.sim.disk.heads[tab.room]):
            return ""
        if tab.view["status"] != head.status:
            return f"a page of person {tab.person.number} does not show that it is {head.status}"
        names = [seat.get("name", "") for seat in json.loads(head.seats)]
        if [seat["name"] for seat in tab.shown["seats"]] != names:
            return f"a page of person {tab.person.number} shows other names"
        return ""

    def left_in(self, process: Process) -> Iterator[str]:
        """What nobody needs any more and is still there."""
        for room in process.services.rooms._live.values():
            if room.users and room.id not in process.services.bots._tasks:
                yield f"room {room.id} is still used"
            if room.lock.locked():
                yield f"room {room.id} is locked"
            if room.listeners:
                yield f"room {room.id} has {len(room.listeners)} listeners left"
            if room._waiting:
                yield f"room {room.id} has {len(room._waiting)} futures left"
        for task in process.loop.tasks:
            if task.get_name() in ("request", "socket"):
                yield f"a {task.get_name()} never ended"

    def untold(self) -> str:
        """Somebody who wants to be told whose turn it is, was not told and will not be."""
        sim = self.sim
        if any(fault.kind == "clock" for fault in sim.plan.faults):
            return ""  # letters of a time that is yet to come wait for it
        letters = {
            (room, seat): (state, hook)
            for room, seat, state, hook in sim.disk.rows(
                "SELECT o.room, o.seat, o.state, n.webhook FROM outbox o LEFT JOIN notices n "
                "ON n.room = o.room AND n.seat = o.seat WHERE o.kind = 'turn'"
            )
        }
        for room, settings in sim.disk.rows("SELECT id, settings FROM rooms"):
            heads = sim.disk.heads[room]
            head = heads[max(heads)]
            if json.loads(settings)["mode"] != "turns" or not _persons_turn(head):
                continue
            assert head.asked is not None
            if (room, head.asked) not in letters:
                return f"room {room}: nobody notes that it is seat {head.asked}'s turn"
            state, hook = letters[room, head.asked]
            since = max(
                (heads[rev + 1].at for rev in heads if rev + 1 in heads and not _same(heads, rev)),
                default=head.at,
            )
            said = [
                body
                for at, to, body in sim.post.mails
                if to == hook and at >= since and room in body
            ]
            if state == "told" and not said:
                return f"room {room}: seat {head.asked} counts as told and was not"
            long_ago = sim.universe.time - max(since, sim.calm_at) > TOLD
            if hook and long_ago and state in ("waiting", "unwanted") and not self._looks(room):
                return f"room {room}: seat {head.asked} is not told that it is its turn"
        return ""

    def _looks(self, room: str) -> bool:
        return any(
            tab.room == room and not tab.shut for person in self.sim.persons for tab in person.tabs
        )

    # At the end

    def check(self) -> None:
        """Everything that can only be seen from the end."""
        for person in self.sim.persons:
            for deed in person.deeds:
                key = f"{deed.seat}:{deed.body['key']}"
                found = self.sim.disk.rows(
                    "SELECT kind, choice FROM acts WHERE room = ? AND key = ?", deed.room, key
                )
                if len(found) > 1:
                    self.sim.fault(f"room {deed.room}: {key} is on disk {len(found)} times")
                if deed.acknowledged and not found:
                    self.sim.fault(f"room {deed.room}: {key} was acknowledged and is not on disk")
                if "choice" in deed.body and found and int(found[0][1]) != deed.body["choice"]:
                    self.sim.fault(f"room {deed.room}: {key} is on disk with another choice")
                self.sim.counts["acknowledged"] += bool(deed.acknowledged)
        for room, seat, key, message in self.messages:
            found = self.sim.disk.rows(
                "SELECT n, text FROM messages WHERE room = ? AND key = ?", room, f"{seat}:{key}"
            )
            if found != [(message["n"], message["text"])]:
                self.sim.fault(f"room {room}: message {key} is on disk as {found}")
        for room in self.sim.disk.heads:
            self._check_room(room)

    def _check_room(self, room: str) -> None:
        sim, heads = self.sim, self.sim.disk.heads[room]
        acts = sim.disk.rows(
            "SELECT seq, kind, seat, choice FROM acts WHERE room = ? ORDER BY seq", room
        )
        if [act[0] for act in acts] != list(range(1, len(acts) + 1)):
            sim.fault(f"room {room}: acts have gaps")
        said = sim.disk.rows("SELECT n FROM messages WHERE room = ? ORDER BY n", room)
        if [row[0] for row in said] != list(range(1, len(said) + 1)):
            sim.fault(f"room {room}: messages have gaps")
        sim.counts["acts"] += len(acts)
        unknown = set(self.frames[room]) - set(heads)
        if unknown:
            sim.fault(f"room {room}: frames of revisions that are not on disk: {sorted(unknown)}")
        found = sim.disk.rows("SELECT game, header FROM rooms WHERE id = ?", room)
        if not found:
            sim.fault(f"room {room} was acknowledged and is not on disk")
            return
        row = found[0]
        session: Session | None = None
        if row[1]:
            session = Session(spielwerk.game(row[0]), Record(json.loads(row[1])))
        done = 0
        for rev in sorted(heads):
            for act in acts[done : heads[rev].seq]:
                assert session is not None
                if act[1] == "standing":
                    self._check_standing(room, session, act, acts)
                    self._check_withdrawn(room, session, act)
                try:
                    self._act(session, act)
                except SpielwerkError as error:
                    sim.fault(f"room {room}: act {act[0]} on disk can't be played: {error}")
                    return
                done += 1
            for frame in self.frames[room].get(rev, ()):
                self._check_frame(room, session, rev, frame)

    @staticmethod
    def _act(session: Session, act: tuple[Any, ...]) -> None:
        _, kind, seat, choice = act
        if kind == "undo":
            session.undo(seat)
        elif kind == "back":
            session.take_back(seat)
        elif kind == "interject":
            session.interject(seat, int(choice))
        else:
            session.apply(int(choice), standing=kind == "standing")

    def _check_standing(
        self, room: str, session: Session, act: tuple[Any, ...], acts: list[tuple[Any, ...]]
    ) -> None:
        """An answer in advance, before it is made again."""
        seq, _, seat, choice = act
        where = f"room {room}, act {seq}"
        if session.player != seat:
            self.sim.fault(f"{where}: seat {seat} answers what seat {session.player} is asked")
            return
        if acts[seq - 2][1] not in ("move", "standing"):
            self.sim.fault(f"{where}: no move led to what was answered in advance")
        if not any(head.seq >= seq > self._first(room, head.rev) for head in self._heads(room)):
            self.sim.fault(f"{where}: it was not written with the move that asked")
        said = [
            wish
            for person in self.sim.persons
            for wish in person.wishes
            if (wish.room, wish.seat) == (room, seat)
            and answer(session.state, wish.name, wish.answer, {}) == int(choice)
        ]
        if not said:
            self.sim.fault(f"{where}: seat {seat} never said that in advance")
        self.sim.counts["in advance"] += 1

    def _heads(self, room: str) -> list[Head]:
        return list(self.sim.disk.heads[room].values())

    def _first(self, room: str, rev: int) -> int:
        """The act with which a revision begins: one that answers in advance never is the first."""
        before = self.sim.disk.heads[room].get(rev - 1)
        return (before.seq if before else 0) + 1

    def taken_back(self, wish: Wish, frame: dict[str, Any]) -> None:
        """It was acknowledged that something does not stand any more."""
        standing = frame["standing"]
        if standing and wish.name in [one["name"] for one in standing["stands"]]:
            self.sim.fault(f"room {wish.room}: {wish.name} was taken back and still stands")
        self.withdrawn.append((wish, frame["seq"]))

    def _check_withdrawn(self, room: str, session: Session, act: tuple[Any, ...]) -> None:
        """After the last word of a seat was to take all back, nothing is answered for it."""
        seq, _, seat, _ = act
        wishes = [
            wish
            for person in self.sim.persons
            for wish in person.wishes
            if (wish.room, wish.seat) == (room, seat)
        ]
        gone = {wish.name: at for wish, at in self.withdrawn if wish in wishes}
        last = {wish.name: wish for wish in wishes}
        if all(last[name].back and gone.get(name, seq) < seq for name in last):
            self.sim.fault(f"room {room}, act {seq}: all was taken back, and is used")

    def _check_frame(
        self, room: str, session: Session | None, rev: int, frame: dict[str, Any]
    ) -> None:
        sim, head = self.sim, self.sim.disk.heads[room][rev]
        if head.status == "lobby":
            session = None
        seat, since = frame["seat"], frame["log_from"]
        seats = json.loads(head.seats)
        bot = head.asked is not None and seats[head.asked].get("bot")
        moves = session.record.moves if session else []
        alone = all(one.get("kind") == "bot" for at, one in enumerate(seats) if at != seat)
        wanted = {
            "room": room,
            "rev": rev,
            "seq": head.seq,
            "step": len(moves),
            "moved": max((n for n, move in enumerate(moves, 1) if move["seat"] == seat), default=0),
            "by_hand": max(
                (
                    n
                    for n, move in enumerate(moves, 1)
                    if move["seat"] == seat and "standing" not in move
                ),
                default=0,
            ),
            "status": head.status,
            "seat": seat,
            "view": session.game.view(session.state, seat) if session else None,
            "can_undo": session is not None
            and seat is not None
            and (session.can_undo(seat) or (alone and session.can_take_back(seat))),
            "names": [one.get("name") or one.get("bot") or "" for one in seats],
            "asked": head.asked,
            "due": None if bot or head.asked is None else head.due,
            "stopped": None,
            "log_from": since,
            "log": log_lines(session, seat, since) if session else [],
        }
        standing = frame.pop("standing")
        if standing is not None:
            self._check_told(room, session, seats, seat, standing)
        expected = msgspec.json.decode(msgspec.json.encode(wanted))
        if expected != frame:
            wrong = [name for name in expected if expected[name] != frame[name]]
            where = f"room {room}, revision {rev}, seat {seat}"
            sim.fault(f"{where}: a frame differs from the state in {wrong}")
        sim.counts["frames checked"] += 1
        if session is not None:
            self._nothing_hidden(room, session, rev, seat)

    def _check_told(
        self,
        room: str,
        session: Session | None,
        seats: list[dict[str, Any]],
        seat: int | None,
        told: dict[str, Any],
    ) -> None:
        """A frame tells of a seat's own answers, and of nobody else's."""
        if session is None or seat is None or seats[seat].get("bot") or seats[seat].get("left"):
            self.sim.fault(f"room {room}: seat {seat} is told of answers in advance")
            return
        mine = [step for step, by, _ in session.answered if by == seat]
        if [one["step"] for one in told["answered"]] != mine[-50:]:
            self.sim.fault(f"room {room}: seat {seat} is told of other answers than its own")
        offered = [one.name for one in session.game.offered(session.state, seat)]
        if [one["name"] for one in told["offers"]] != offered:
            self.sim.fault(f"room {room}: seat {seat} is offered what the game does not offer")
        said = {
            (wish.name, wish.answer)
            for person in self.sim.persons
            for wish in person.wishes
            if (wish.room, wish.seat) == (room, seat)
        }
        if not {(one["name"], one["answer"]) for one in told["stands"]} <= said:
            self.sim.fault(f"room {room}: seat {seat} is told of what it never said")

    def _nothing_hidden(self, room: str, session: Session, rev: int, seat: int | None) -> None:
        game, state = session.game, session.state
        view = msgspec.json.encode(game.view(state, seat))
        for number in range(REDEALS):
            other = game.redeal(state, seat, number + rev)
            if msgspec.json.encode(game.view(other, seat)) != view:
                self.sim.fault(f"room {room}, revision {rev}, seat {seat}: something hidden shows")
        if seat is None or not session.can_undo(seat):
            return
        before = session._back[-1][0]
        last = session.record.moves[-1]
        if last["interjection"] or last["seat"] != seat:
            self.sim.fault(f"room {room}, revision {rev}: seat {seat} may undo what others did")
            return
        for number in range(REDEALS):
            other = game.redeal(before, seat, number + rev)
            other.apply(last["choice"])
            if other.over or msgspec.json.encode(game.view(other, seat)) != view:
                self.sim.fault(
                    f"room {room}, revision {rev}: seat {seat} may undo what has shown it something"
                )
                return


def _persons_turn(head: Head) -> bool:
    if head.status != "playing" or head.asked is None:
        return False
    seat = json.loads(head.seats)[head.asked]
    return seat["kind"] == "person" and not seat.get("bot") and not seat.get("left")


def _same(heads: dict[int, Head], rev: int) -> bool:
    """Whether it is the same person's turn after the next revision."""
    one, other = heads[rev], heads[rev + 1]
    return one.asked == other.asked and _persons_turn(one) == _persons_turn(other)


def totals(counts: Counter[str]) -> str:
    """What was done in a run."""
    return ", ".join(f"{counts[name]:,} {name}" for name in ("acts", "acknowledged", "frames"))
