"""What the simulated world has found, as the schedules that showed it."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from spielwerk.server.room.rooms import Rooms
from tests.server.toy import bots as toy
from tests.sim.plan import Fault, Op, Plan, RoomPlan
from tests.sim.run import simulate

ROOM = RoomPlan("toy", ("p0", "p1", "thumb"), (("rounds", 40),), 0.0, "live", None)


@pytest.fixture(autouse=True, scope="module")
def with_toy() -> Iterator[None]:
    """The toy game is one of the games while these tests run."""
    toy.register()
    yield
    toy.unregister()


def disk(kind: str) -> Fault:
    """The disk fails every time, for a while."""
    return Fault(1.0, kind, 4.0, 1.0, 0, 1)


def test_a_word_of_another_process_that_is_lost_without_a_sign() -> None:
    """A page stayed behind until something else happened; now rooms are compared now and then."""
    ops = tuple(Op(2.0 + number, 1, "rename", number) for number in range(3))
    lost = Fault(1.0, "lose-notify", 5.0, 1.0, 0, 1)
    plan = Plan(1, 2, 2, (ROOM,), ops, (lost,))
    assert not simulate(plan).fault

    async def never(_: Rooms) -> None:
        """Nobody compares."""

    with patch.object(Rooms, "follow", never):
        assert "shows other names" in simulate(plan).fault


@pytest.mark.parametrize("kind", ["disk-before", "disk-within", "disk-after"])
@pytest.mark.parametrize("processes", [1, 2])
def test_a_database_that_fails_under_sockets_and_bots(kind: str, processes: int) -> None:
    """A socket was answered as if it were a request, and bots were left asleep for ever."""
    ops = [Op(0.5 + number / 4, number % 2, "play", number) for number in range(16)]
    ops += [Op(1.1 + number / 4, number % 2, "tab", number) for number in range(8)]
    ops += [Op(1.2 + number / 4, number % 2, "cut", number) for number in range(8)]
    plan = Plan(2, processes, 2, (ROOM,), tuple(ops), (disk(kind),))
    assert not simulate(plan).fault
