"""What a seed means: who plays what, what they do when, and what goes wrong when.

A plan is plain data. A failing one is made shorter by leaving out parts of its schedule.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

ACTIVE = 14.0  # seconds in which things happen and go wrong
DONE_BY = 30.0  # after faults stop, everybody has reached the head and every bot has moved by then
LATER = 8.0  # what people do after that happens in a world without faults

OPS = {  # what people do, and how often
    "move": 40,
    "play": 8,
    "undo": 10,
    "again": 7,
    "again-fresh": 4,
    "several": 4,
    "interject": 6,
    "say": 6,
    "poll": 5,
    "hint": 2,
    "tab": 4,
    "close-tab": 2,
    "cut": 5,
    "look": 2,
    "stand-in": 4,
    "back": 5,
    "rename": 2,
    "settings": 2,
    "link": 1,
    "rematch": 5,
    "notice": 5,
    "stand": 8,
    "take-back": 3,
}
OPS_LATER = {**OPS, "play": 40}
FAULTS = {  # what goes wrong, and how often
    "kill": 6,
    "power": 3,
    "restart": 2,
    "disk-before": 3,
    "disk-within": 3,
    "disk-after": 4,
    "disk-slow": 2,
    "lose-requests": 3,
    "lose-answers": 5,
    "double": 5,
    "slow-net": 3,
    "cut-all": 3,
    "stuck-reader": 1,
    "lose-notify": 4,
    "cut-notify": 3,
    "clock": 3,
    "bots-fail": 2,
    "bots-slow": 1,
    "no-mail": 2,
}
BOTS = ("thumb", "cheering", "random", "broken")
REAL = ("state51", "counterweight", "rebellion")


@dataclass(frozen=True, slots=True)
class Op:
    """Somebody does something."""

    at: float
    person: int
    kind: str
    salt: int

    def __str__(self) -> str:
        return f"{self.at:7.3f}  person {self.person}  {self.kind}  (salt {self.salt})"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something goes wrong for a while."""

    at: float
    kind: str
    lasts: float
    amount: float
    process: int
    salt: int

    def __str__(self) -> str:
        more = f"for {self.lasts:.3f} s, strength {self.amount:.2f}, process {self.process}"
        return f"{self.at:7.3f}  FAULT {self.kind}  {more}"


@dataclass(frozen=True, slots=True)
class RoomPlan:
    """A room as its host makes it."""

    game: str
    seats: tuple[str, ...]  # p0, p1 … or a bot
    options: tuple[tuple[str, int], ...]
    pause: float
    mode: str
    clock: int | None


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a run depends on."""

    seed: int
    processes: int
    people: int
    rooms: tuple[RoomPlan, ...]
    ops: tuple[Op, ...]
    faults: tuple[Fault, ...]

    @property
    def schedule(self) -> tuple[Op | Fault, ...]:
        """All that happens, in the order of time."""
        return tuple(sorted((*self.ops, *self.faults), key=lambda item: item.at))

    def only(self, kept: list[Op | Fault]) -> Plan:
        """The same with a part of the schedule."""
        return replace(
            self,
            ops=tuple(item for item in kept if isinstance(item, Op)),
            faults=tuple(item for item in kept if isinstance(item, Fault)),
        )

    def __str__(self) -> str:
        lines = [
            f"seed {self.seed}: {self.processes} process(es), {self.people} people, "
            f"{len(self.ops)} deeds, {len(self.faults)} faults"
        ]
        for number, room in enumerate(self.rooms):
            lines.append(
                f"  room {number}: {room.game} {dict(room.options)}, "
                f"seats {', '.join(room.seats)}, pause {room.pause:.2f}, {room.mode}, "
                f"clock {room.clock}"
            )
        return "\n".join([*lines, *(f"  {item}" for item in self.schedule)])


def make(seed: int) -> Plan:
    """The plan of a seed."""
    rng = random.Random(f"plan {seed}")
    processes = rng.choice((1, 2))
    people = rng.choice((2, 2, 3))
    rooms = tuple(_room(rng, people) for _ in range(rng.choice((1, 1, 2))))
    ops = _ops(rng, people, rng.randrange(25, 70), OPS, 0, ACTIVE)
    ops += _ops(rng, people, rng.randrange(8, 20), OPS_LATER, ACTIVE + DONE_BY + 0.5, LATER)
    faults = [
        Fault(
            round(rng.uniform(0, ACTIVE * 0.9), 3),
            _pick(rng, FAULTS),
            round(rng.uniform(0.05, 4.0), 3),
            round(rng.choice((0.2, 0.5, 1.0)), 2),
            rng.randrange(processes),
            _salt(rng),
        )
        for _ in range(rng.randrange(0, 9))
    ]
    return Plan(seed, processes, people, rooms, tuple(ops), tuple(faults))


def _ops(
    rng: random.Random,
    people: int,
    count: int,
    weights: dict[str, int],
    start: float,
    length: float,
) -> list[Op]:
    """Often several at almost the same moment: that is where races are."""
    found: list[Op] = []
    at = start
    for _ in range(count):
        at = at + rng.uniform(0, 0.01) if rng.random() < 0.4 else start + rng.uniform(0, length)
        found.append(Op(round(at, 3), rng.randrange(people), _pick(rng, weights), _salt(rng)))
    return found


def _room(rng: random.Random, people: int) -> RoomPlan:
    persons = [f"p{number}" for number in range(people)]
    game = "toy" if rng.random() < 0.8 else rng.choice(REAL)
    bots = BOTS if game == "toy" else ("thumb", "random")
    count = 3 if game != "toy" else rng.choice((2, 3))
    seats = persons[: rng.choice((1, 2, 2)) if count > 1 else 1]
    while len(seats) < count:
        seats.append(rng.choice(bots))
    rng.shuffle(seats)
    options = (("rounds", rng.choice((1, 2, 40, 40))), ("cheering", rng.random() < 0.7))
    return RoomPlan(
        game,
        tuple(seats),
        options if game == "toy" else (),
        rng.choice((0.0, 0.2, 0.8) if game == "toy" else (0.8, 2.0)),
        rng.choice(("live", "live", "turns")),
        rng.choice((None, None, 10)),
    )


def _pick(rng: random.Random, weights: dict[str, int]) -> str:
    return rng.choices(list(weights), list(weights.values()))[0]


def _salt(rng: random.Random) -> int:
    return rng.randrange(1 << 30)
