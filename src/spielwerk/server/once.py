"""Work that several people want is done once, kept, and stopped when nobody wants it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Flight(Generic[T]):
    """A piece of work under way, and how many wait for it."""

    __slots__ = ("task", "waiting")

    def __init__(self, task: asyncio.Task[T]) -> None:
        self.task = task
        self.waiting = 0


class Once(Generic[T]):
    """Results by key; the oldest is forgotten."""

    def __init__(self, keep: int) -> None:
        self._keep = keep
        self._kept: dict[Hashable, T] = {}
        self._flying: dict[Hashable, Flight[T]] = {}

    def knows(self, key: Hashable) -> bool:
        """Whether it costs nothing to ask: the result is there, or somebody waits for it."""
        return key in self._kept or key in self._flying

    async def get(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result; the work begins unless it has begun."""
        if key in self._kept:
            return self._kept[key]
        flight = self._flying.get(key)
        if flight is None:
            flight = self._flying[key] = Flight(asyncio.create_task(self._do(key, work)))
        flight.waiting += 1
        try:
            return await asyncio.shield(flight.task)
        finally:
            flight.waiting -= 1
            if not flight.waiting and not flight.task.done():
                self._flying.pop(key, None)  # who comes now begins anew
                flight.task.cancel()

    async def _do(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        me = asyncio.current_task()
        try:
            found = self._kept[key] = await work()
        finally:
            flight = self._flying.get(key)
            if flight is not None and flight.task is me:
                del self._flying[key]
        while len(self._kept) > self._keep:
            del self._kept[next(iter(self._kept))]
        return found

    async def close(self) -> None:
        """Stop what is under way."""
        tasks = [flight.task for flight in self._flying.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
