"""Who may think next, and work that is done once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import pytest

from spielwerk.server.bots import turns
from spielwerk.server.bots.driver import _rank
from spielwerk.server.bots.turns import Rank, Turns
from spielwerk.server.once import Once
from spielwerk.server.world import World
from tests.server.people import Device
from tests.server.running import Running
from tests.server.test_bots import until
from tests.server.test_push import page


class Still(World):
    """A world whose time is set by the test."""

    time = 0.0

    def monotonic(self) -> float:
        """As it was set."""
        return self.time


class House:
    """Turns, and the order in which those who waited got them."""

    def __init__(self, places: int = 1) -> None:
        self.world = Still()
        self.turns = Turns(places, self.world)
        self.order: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.leave: dict[str, asyncio.Event] = {}

    async def come(self, name: str, rank: Rank, *accounts: str) -> None:
        """Somebody waits, and thinks until he is told to leave."""
        self.leave[name] = asyncio.Event()

        async def think() -> None:
            async with self.turns.turn(accounts or (name,), lambda: rank):
                self.order.append(name)
                await self.leave[name].wait()

        self.tasks[name] = asyncio.create_task(think())
        await self.settle()

    async def go(self, name: str, seconds: float = 1.0) -> None:
        """He has thought for so long."""
        self.world.time += seconds
        self.leave[name].set()
        await self.settle()

    async def settle(self) -> None:
        """Until nobody moves any more."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def end(self) -> None:
        """All leave."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a loop of its own."""
    asyncio.run(asyncio.wait_for(work, 60))


def test_people_come_first() -> None:
    """Rooms in which somebody plays before those with watchers, empty ones last."""

    async def story() -> None:
        house = House()
        await house.come("first", Rank.NOBODY)
        for name, rank in (("n", Rank.NOBODY), ("w", Rank.WATCHERS), ("p", Rank.PLAYERS)):
            await house.come(name, rank)
        for name in ("first", "p", "w", "n"):
            await house.go(name)
        assert house.order == ["first", "p", "w", "n"]
        await house.end()

    run(story())


def test_who_has_thought_least_is_next() -> None:
    """One address with many rooms of slow bots waits for itself; time heals."""

    async def story() -> None:
        house = House()
        await house.come("a1", Rank.PLAYERS, "greedy", "a1")
        await house.come("a2", Rank.PLAYERS, "greedy", "a2")
        await house.come("a3", Rank.PLAYERS, "greedy", "a3")
        await house.come("b", Rank.PLAYERS, "modest", "b")
        await house.go("a1", 8.0)
        assert house.order == ["a1", "b"]
        await house.go("b", 0.5)
        assert house.order == ["a1", "b", "a2"]
        await house.go("a2")
        await house.go("a3")
        house.world.time += 3000.0  # long ago is forgotten: who came first is first
        await house.come("now", Rank.PLAYERS)
        await house.come("a4", Rank.PLAYERS, "greedy", "a4")
        await house.come("b2", Rank.PLAYERS, "modest", "b2")
        await house.go("now")
        assert house.order[-1] == "a4"
        await house.end()

    run(story())


def test_empty_rooms_never_take_all_places() -> None:
    """One is left for people, who so never wait for a whole slow move; nor do they for ever."""

    async def story() -> None:
        house = House(places=3)
        for number in range(5):
            await house.come(f"n{number}", Rank.NOBODY)
        assert house.order == ["n0", "n1"]
        await house.come("p", Rank.PLAYERS)
        assert house.order == ["n0", "n1", "p"]
        await house.go("p")
        assert len(house.order) == 3
        house.world.time += turns.PATIENCE + 1
        await house.go("n0")
        assert set(house.order) == {"n0", "n1", "p", "n2", "n3"}  # heard after so long
        await house.end()
        assert len(house.turns) == 0
        assert (house.turns._free, house.turns._free_for_nobody) == (3, 2)

    run(story())


def test_who_gives_up_takes_no_place() -> None:
    """While he waits, and in the very moment in which he is given one."""

    async def story() -> None:
        house = House()
        await house.come("first", Rank.PLAYERS)
        await house.come("tired", Rank.PLAYERS)
        house.tasks["tired"].cancel()
        await house.settle()
        assert len(house.turns) == 0
        await house.come("unlucky", Rank.NOBODY)
        house.leave["first"].set()
        while not house.turns._free and len(house.turns):  # he has it, but does not know yet
            await asyncio.sleep(0)
        house.tasks["unlucky"].cancel()
        await house.settle()
        assert (house.turns._free, house.turns._free_for_nobody) == (1, 1)
        await house.end()

    run(story())


def test_accounts_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of those who thought does not grow for ever."""
    monkeypatch.setattr(turns, "SWEEP", 3)

    async def story() -> None:
        house = House()
        for number in range(10):
            await house.come(str(number), Rank.PLAYERS)
            await house.go(str(number), 500.0)
        assert len(house.turns._charged) <= 3

    run(story())


def test_who_waits_for_the_bots_of_a_room(server: Running, ada: Device) -> None:
    """A player at his page, somebody who looks on, a game over days, nobody."""
    made = ada.open_room("thumb", "me", start=True, pause=0, public=True)
    room = server.app.state.services.rooms._live[ada.room]
    until(ada, 1, lambda frame: frame["asked"] == 1)
    assert _rank(room) is Rank.WATCHERS  # a person will come back
    with page(server, ada, 1) as one:
        one.read("view")
        assert _rank(room) is Rank.PLAYERS
    eve = Device(ada.http)
    eve.open_room("thumb", "random", start=True, public=True)
    until(eve, None, lambda frame: frame["status"] == "over")
    empty = server.app.state.services.rooms._live[eve.room]
    assert _rank(empty) is Rank.NOBODY
    stranger = Device(ada.http)
    stranger.room = eve.room
    with page(server, stranger) as one:
        one.read("view")
        assert _rank(empty) is Rank.WATCHERS
    assert made["room"]["id"] == ada.room


def test_work_is_done_once_and_kept() -> None:
    """Many ask, one works; the oldest results are forgotten."""

    async def story() -> None:
        done: list[int] = []
        once: Once[int] = Once(2)

        async def work(number: int) -> int:
            await asyncio.sleep(0)
            done.append(number)
            return number

        found = await asyncio.gather(*(once.get("x", lambda: work(1)) for _ in range(9)))
        assert (found, done) == ([1] * 9, [1])
        assert await once.get("x", lambda: work(7)) == 1
        for number in (2, 3):
            await once.get(number, lambda number=number: work(number))  # type: ignore[misc]
        assert not once.knows("x")
        assert once.knows(3)

    run(story())


def test_work_that_nobody_wants_is_stopped() -> None:
    """When the last one hangs up; who comes then begins anew. What fails is told to all."""

    async def story() -> None:
        once: Once[int] = Once(9)
        began, stopped = asyncio.Event(), asyncio.Event()

        async def long() -> int:
            began.set()
            try:
                await asyncio.Event().wait()
            finally:
                stopped.set()
            return 1

        async def short() -> int:
            return 2

        async def failing() -> int:
            raise KeyError

        waiting = [asyncio.create_task(once.get("x", long)) for _ in range(2)]
        await began.wait()
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not stopped.is_set()
        waiting[1].cancel()
        await stopped.wait()
        assert await once.get("x", short) == 2
        for _ in range(2):
            with pytest.raises(KeyError):
                await once.get("y", failing)
        last = asyncio.create_task(once.get("z", long))
        began.clear()
        await began.wait()
        await once.close()
        with contextlib.suppress(asyncio.CancelledError):
            await last
        assert not once.knows("z")

    run(story())
