"""Faults planted in the server on purpose: a simulation that does not find them proves nothing."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import Engine, bindparam, event, update

from spielwerk.engine import Session
from spielwerk.server.bots.driver import BotDriver
from spielwerk.server.room.room import Room
from spielwerk.server.store import sqlite_writer, tables
from spielwerk.server.store import store as store_module
from spielwerk.server.store.store import Store
from tests.sim import disk as disk_module
from tests.sim.plan import make
from tests.sim.run import Outcome, simulate

AT_MOST = 1000  # seeds within which each of them is found


@contextmanager
def key_check() -> Iterator[None]:
    """Nobody looks whether a key was used before."""

    async def never(self: Store, room: str, key: str) -> None:
        return None

    with (
        patch.object(Store, "act_by_key", never),
        patch.object(disk_module, "_template", _without_keys),
    ):
        yield


def _without_keys() -> bytes:
    import sqlite3

    raw = sqlite3.connect(":memory:")
    raw.deserialize(TEMPLATE())
    made = raw.execute("SELECT sql FROM sqlite_master WHERE name = 'acts'").fetchone()[0]
    raw.execute("DROP TABLE acts")
    raw.execute(re.sub(r",\s*CONSTRAINT acts_key UNIQUE \([^)]*\)", "", made))
    raw.commit()
    found = raw.serialize()
    raw.close()
    return found


@contextmanager
def revision_check() -> Iterator[None]:
    """A room is written whatever others have made of it meanwhile."""

    def careless(changed: tuple[str, ...]) -> Any:
        rooms = tables.rooms.c
        here = (rooms.id == bindparam("its_id")) & (bindparam("its_rev") > 0)
        return update(tables.rooms).where(here).values({name: bindparam(name) for name in changed})

    with patch.object(store_module, "_update", careless):
        yield


@contextmanager
def roll_back() -> Iterator[None]:
    """What could not be written stays in memory."""
    with patch.object(Room, "_drop", lambda self, change: None):
        yield


@contextmanager
def flush_before_answer() -> Iterator[None]:
    """Answers do not wait for the disk."""
    set_up = sqlite_writer.set_up

    def hasty(engine: Engine) -> Engine:
        set_up(engine)
        event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA synchronous = OFF"))
        return engine

    with patch.object(sqlite_writer, "set_up", hasty):
        yield


@contextmanager
def reveal_barrier() -> Iterator[None]:
    """Dice and reveals bar nobody's way back."""
    forget = Session._forget

    def keep(self: Session) -> None:
        if self.over or not self._back or self._back[-1][0].player != self.state.player:
            forget(self)

    with patch.object(Session, "_forget", keep):
        yield


@contextmanager
def lost_wake_up() -> Iterator[None]:
    """Every other time nobody tells the bots that something has changed."""
    wake, times = BotDriver.wake, itertools.count()

    def forgetful(self: BotDriver, room: Room) -> None:
        if room.id in self._tasks or next(times) % 2:
            wake(self, room)

    with patch.object(BotDriver, "wake", forgetful):
        yield


TEMPLATE = disk_module._template
PLANTED: dict[str, tuple[Callable[[], Any], str]] = {  # and what the witness says
    "key check": (key_check, "on disk 2 times|was acknowledged and is now refused"),
    "revision check": (revision_check, "was written twice|follows|gaps|shows|not be written"),
    "roll-back": (roll_back, "differs from the state|can't be played"),
    "flush before answer": (
        flush_before_answer,
        "was acknowledged and is not on disk|is on disk as|revision",
    ),
    "reveal barrier": (reveal_barrier, "may undo what"),
    "lost wake-up": (lost_wake_up, "a bot does not move"),
}


FOUND = {"revision check": 47, "flush before answer": 52}
"""Where a hunt that takes long ended last: looked at first. In another world it goes on from 0."""


def hunt(name: str) -> tuple[int, Outcome]:
    """A seed that finds a planted fault, and what it says."""
    plant, _ = PLANTED[name]
    with plant():
        for seed in (FOUND.get(name, 0), *range(AT_MOST)):
            outcome = simulate(make(seed))
            if outcome.fault:
                return seed, outcome
    raise AssertionError(f"{name} was not found within {AT_MOST} seeds")
