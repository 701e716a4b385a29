"""One run of the simulated world: from a plan to a verdict."""

from __future__ import annotations

import gc
import hashlib
import itertools
import logging
import random
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from spielwerk.server.bots import worker_process
from spielwerk.server.store.store import Store
from tests.sim.disk import Disk, DiskFaults, Hub
from tests.sim.loop import Loop, Universe, new_loop
from tests.sim.network import NetFaults
from tests.sim.people import Person, secret_of
from tests.sim.plan import ACTIVE, DONE_BY, LATER, Fault, Op, Plan
from tests.sim.process import Process
from tests.sim.witness import Witness
from tests.sim.world import Mind, Post

BOT_QUICK = 8.0  # seconds within which a bot moves when nothing goes wrong
ECHO = 15.0  # seconds in which a fault may still be heard
END = 14.0  # seconds after the last deed

COLLECT = 10  # runs after which garbage is collected
_runs = itertools.count(1)


class Violation(Exception):
    """Something that must never happen."""


@dataclass
class Outcome:
    """What came of a run."""

    seed: int
    trace: str
    fault: str = ""
    counts: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)
    errors: list[BaseException | None] = field(default_factory=list)


class Sim:
    """A whole world."""

    def __init__(self, plan: Plan, *, keep_notes: bool = False) -> None:
        self.plan = plan
        self.universe = Universe()
        self.rng = random.Random(f"network of seed {plan.seed}")
        self.disk = Disk(self.universe, random.Random(f"disk of seed {plan.seed}"))
        self.hub = Hub(self.disk) if plan.processes > 1 else None
        self.post = Post()
        self.mind = Mind()
        self.net = NetFaults()
        self.people = new_loop(self.universe, "people")
        self.persons = [Person(self, number) for number in range(plan.people)]
        self.processes = [Process(self, number) for number in range(plan.processes)]
        self.witness = Witness(self)
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        self.notes: list[str] | None = [] if keep_notes else None
        self._hash = hashlib.blake2b(digest_size=8)
        self._start = 0.0
        self.calm_at = float("inf")

    def note(self, what: str, body: bytes = b"") -> None:
        """Part of the trace: the same seed leaves the same."""
        line = f"{self.universe.time:.6f} {what}"
        self._hash.update(line.encode())
        self._hash.update(body)
        if self.notes is not None:
            self.notes.append(line)

    def fault(self, what: str) -> None:
        """Something that must never happen has happened."""
        self.note(f"WRONG {what}")
        self.faults.append(what)

    def delay(self) -> float:
        """How long something is under way."""
        if self.rng.random() < self.net.slow:
            return self.rng.uniform(0.2, 5.0)
        return self.rng.uniform(0.001, 0.03)

    def seats(self, room: str) -> int:
        """How many seats a room has."""
        return self.witness.seats(room)

    # The course of a run

    def run(self) -> Outcome:
        """Everything, from the first start to the last look at the disk."""
        fault = ""
        try:
            self._play()
        except Violation as violation:
            fault = str(violation)
        finally:
            self._bury()
        return Outcome(
            self.plan.seed,
            self._hash.hexdigest(),
            fault,
            self.counts,
            self.notes or [],
            [error for p in self.processes for error in p.loop.errors],
        )

    def _play(self) -> None:
        universe = self.universe
        for process in self.processes:
            process.start()
        universe.run(5.0, lambda: all(process.up for process in self.processes))
        opening = [self.people.do(self._open(number)) for number in range(len(self.plan.rooms))]
        universe.run(universe.time + 20, lambda: all(task.done() for task in opening))
        for task in opening:
            if not task.done():
                raise Violation("a room could not be opened in a world without faults")
            task.result()
        self._start = universe.time
        for item in self.plan.schedule:
            when = self._start + item.at
            self.people.call_at(when, self._begin, item)
        calm = self._start + ACTIVE
        self._until(calm)
        self._calm()
        self._until(calm + DONE_BY, bots=DONE_BY)
        self._check_now("30 seconds after the last fault")
        self._until(calm + DONE_BY + LATER + END, bots=BOT_QUICK)
        self._check_now("at the end")
        if untold := self.witness.untold():
            raise Violation(untold)
        self.witness.check()
        self._check()
        self._stop()

    def _until(self, when: float, bots: float = 0.0) -> None:
        """Let time pass; with `bots`, no bot is asked for longer than that."""
        waiting: dict[str, tuple[int, float]] = {}
        while self.universe.time < when:
            self.universe.run(min(when, self.universe.time + 1.0))
            self._check()
            if not bots:
                continue
            now, before, waiting = self.universe.time, waiting, {}
            for room, seq in self.witness.asked_bots():
                known = before.get(room, (seq, now))
                waiting[room] = known if known[0] == seq else (seq, now)
                if now - waiting[room][1] > bots:
                    raise Violation(f"room {room}: a bot does not move within {bots:g} s")

    def _check(self) -> None:
        for process in self.processes:
            self.faults += process.loop.faults
        self.faults += self.people.faults + self.disk.wrong
        if self.faults:
            raise Violation(self.faults[0])

    def _check_now(self, when: str) -> None:
        """Every living page shows the newest, and nobody waits for an answer."""
        if any(person.busy for person in self.persons):
            raise Violation(f"{when} somebody still waits for an answer")
        for person in self.persons:
            for tab in person.tabs:
                if not tab.shut:
                    wrong = self.witness.behind(tab)
                    if wrong:
                        raise Violation(f"{when} room {tab.room}: {wrong}")

    def _stop(self) -> None:
        """Everybody goes, the servers end: no task, lock or future is left."""
        for person in self.persons:
            for tab in person.tabs:
                tab.close()
        self.universe.run(self.universe.time + 12)
        left = self._left()
        while left and self.universe.time < self._start + ACTIVE + DONE_BY + LATER + END + 30:
            self.universe.run(self.universe.time + 0.7)
            left = [one for one in self._left() if one in left]  # what bots hold passes
        if left:
            raise Violation(left[0])
        for process in self.processes:
            process.loop.do(process.stop(), name="stop")
        self.universe.run(self.universe.time + 10)
        self._check()
        for process in self.processes:
            if process.loop.tasks:
                names = sorted(task.get_name() for task in process.loop.tasks)
                raise Violation(f"{process.loop.name}: tasks are left after the end: {names}")

    def _left(self) -> list[str]:
        return [
            f"{process.loop.name}: {wrong}"
            for process in self.processes
            for wrong in self.witness.left_in(process)
        ]

    def _bury(self) -> None:
        """What was killed never ran its `finally`; here it may, where nobody sees it any more."""
        loops = [self.people, *(process.loop for process in self.processes)]
        loops += [grave for process in self.processes for grave in process.graves]
        for loop in loops:
            loop.bury()
        self.disk.close()

    # People

    async def _open(self, number: int) -> None:
        """The host makes a room, the others join, the game begins."""
        wanted = self.plan.rooms[number]
        rng = random.Random(f"opening {number} of seed {self.plan.seed}")
        host = self.persons[0]
        mine = {"kind": "me", "name": "p0"}
        seats: list[dict[str, Any]] = [
            mine if seat == "p0" else {"kind": "open"} if seat[0] == "p" else _bot(seat)
            for seat in wanted.seats
        ]
        body = {
            "game": wanted.game,
            "seats": seats,
            "options": dict(wanted.options),
            "pause": wanted.pause,
            "mode": wanted.mode,
            "clock": wanted.clock,
        }
        status, made = await host.ask(rng, "POST", "/api/rooms", "", body)
        if status != 201:
            raise Violation(f"a room could not be made: {made}")
        room = made["room"]["id"]
        host.enter(room, made["links"])
        for number, seat in enumerate(wanted.seats):
            if seat[0] == "p" and seat[1:].isdecimal() and seat != "p0":
                guest = self.persons[int(seat[1:])]
                guest.secrets[room] = [secret_of(made["links"]["invite"])]
                join = {"name": seat, "seat": number}
                status, found = await guest.ask(rng, "POST", f"/api/rooms/{room}/join", room, join)
                if status != 200:
                    raise Violation(f"nobody could join: {found}")
                guest.enter(room, {"seats": {str(number): found["link"]}})
        status, found = await host.ask(rng, "POST", f"/api/rooms/{room}/start", room, {})
        if status != 200:
            raise Violation(f"the game could not begin: {found}")

    def _begin(self, item: Op | Fault) -> None:
        self.note(str(item))
        if isinstance(item, Op):
            self.counts[item.kind] += 1
            all_of_them = item.kind == "play"  # one answers the other at once
            for person in self.persons if all_of_them else [self.persons[item.person]]:
                self.people.do(person.do(item.kind, item.salt), name=item.kind)
        else:
            self.counts[f"fault {item.kind}"] += 1
            self._go_wrong(item)

    # Faults

    def _go_wrong(self, fault: Fault) -> None:
        process = self.processes[fault.process]
        rng = random.Random(fault.salt)
        kind = fault.kind

        def after(work: Callable[[], object]) -> None:
            self.people.call_later(fault.lasts, work)

        if kind == "kill":
            process.loop.fuse = process.loop.steps + rng.randrange(1, 60), process.kill
            after(lambda: self._restart(process))
        elif kind == "power":
            for other in self.processes:
                other.kill()
                self.people.call_later(fault.lasts, self._restart, other)
            self.disk.power_cut()
        elif kind == "restart":
            if process.up:
                process.up = False
                process.loop.do(process.stop(), name="stop")
                self.people.call_later(fault.lasts + 8, self._end_of, process, process.loop)
        elif kind == "clock":
            process.skew = rng.choice((-7200.0, -3.0, 2.0, 60.0, 3600.0))
            process.kill()  # a life keeps the time it began with
            after(lambda: self._restart(process))
        elif kind == "cut-all":
            for connection in list(process.connections):
                connection.cut()
        elif kind == "cut-notify":
            for line in self._lines(process):
                line.cut = True
            after(lambda: self._mend_line(process))
        elif kind in SWITCHES:
            place, name = SWITCHES[kind]
            target = getattr(self, place)
            if target is None:
                return
            if place == "disk":
                target = self.disk.faults
            value: Any = True if name in ("stuck", "closed") else fault.amount
            setattr(target, name, value)
            after(lambda: setattr(target, name, type(value)(0)))

    def _restart(self, process: Process) -> None:
        if process.loop.fuse is not None:  # it has done too little meanwhile
            process.kill()
        if process.loop.dead:
            process.start()

    def _end_of(self, process: Process, loop: Loop) -> None:
        """An orderly end takes a moment; then the next life begins."""
        if process.loop is loop and not loop.dead:
            if loop.tasks:
                names = sorted(task.get_name() for task in loop.tasks)
                self.fault(f"{loop.name}: tasks are left after an orderly end: {names}")
            process.kill()
            process.start()

    def _lines(self, process: Process) -> list[Any]:
        if self.hub is None:
            return []
        return [line for line in self.hub.lines if line.loop is process.loop]

    def _mend_line(self, process: Process) -> None:
        for line in self._lines(process):
            if line.cut and not line.loop.dead:
                line.cut = False
                line.loop.call_soon(line.missed)

    def _calm(self) -> None:
        """Nothing goes wrong any more."""
        self.note("calm")
        self.calm_at = self.universe.time
        self.disk.faults = DiskFaults()
        self.net = NetFaults()
        self.mind.fail = self.mind.slow = 0.0
        self.post.closed = False
        if self.hub is not None:
            self.hub.lost = 0.0
        for process in self.processes:
            process.loop.fuse = None
            if process.loop.dead:
                process.start()
            self._mend_line(process)


SWITCHES = {
    "disk-before": ("disk", "before"),
    "disk-within": ("disk", "within"),
    "disk-after": ("disk", "after"),
    "disk-slow": ("disk", "slow"),
    "lose-requests": ("net", "lose_requests"),
    "lose-answers": ("net", "lose_answers"),
    "double": ("net", "double"),
    "slow-net": ("net", "slow"),
    "stuck-reader": ("net", "stuck"),
    "lose-notify": ("hub", "lost"),
    "bots-fail": ("mind", "fail"),
    "bots-slow": ("mind", "slow"),
    "no-mail": ("post", "closed"),
}


def _bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


class Ears(logging.Handler):
    """What the servers log as an error: in a world without faults there is none."""

    sim: Sim | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self.sim is not None and self.sim.universe.time > self.sim.calm_at + ECHO:
            error = record.exc_info[1] if record.exc_info else None
            self.sim.fault(f"without a fault an error is logged: {record.getMessage()} {error!r}")


@contextmanager
def _quiet() -> Iterator[Ears]:
    """Tables are there already, logs are only heard, and no garbage is collected at odd moments."""
    opened, Store.open = Store.open, _nothing  # type: ignore[assignment, method-assign]
    log, ears = logging.getLogger("spielwerk"), Ears(logging.ERROR)
    spoke, log.propagate = log.propagate, False
    log.addHandler(ears)
    collecting = gc.isenabled()
    gc.disable()
    worker_process._bot.cache_clear()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of coroutines that a killed process never began
            yield ears
            if next(_runs) % COLLECT == 0:
                gc.collect()
    finally:
        Store.open = opened  # type: ignore[method-assign]
        log.removeHandler(ears)
        log.propagate = spoke
        if collecting:
            gc.enable()


async def _nothing(_: Store) -> None:
    """The tables are there already."""


def simulate(plan: Plan, *, keep_notes: bool = False) -> Outcome:
    """Run a plan; the same plan always runs the same way."""
    with _quiet() as ears:
        sim = ears.sim = Sim(plan, keep_notes=keep_notes)
        return sim.run()
