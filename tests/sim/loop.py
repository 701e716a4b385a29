"""Virtual time: one universe, in which every process and everybody else has a loop of their own.

All loops share one queue in the order of time, then of arrival; as asyncio promises, what was
called first runs first. What differs from seed to seed is how long disks, networks and thoughts
take. A process that is killed simply never runs again: none of its `finally`, none of its answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine
from typing import Any

Callback = Callable[..., object]


class Universe:
    """Time, and what happens when."""

    def __init__(self) -> None:
        self.time = 0.0
        self._queue: list[tuple[float, int, asyncio.Handle]] = []
        self._count = 0
        self.database: Loop | None = None  # which nobody kills

    def put(self, when: float, handle: asyncio.Handle) -> None:
        """Run this at that time, after what is already there."""
        self._count += 1
        heapq.heappush(self._queue, (max(when, self.time), self._count, handle))

    def run(self, until: float, done: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, up to a moment or until something is done."""
        queue = self._queue
        while queue and queue[0][0] <= until and not done():
            self.time, _, handle = heapq.heappop(queue)
            loop: Loop = handle._loop  # type: ignore[attr-defined]
            if handle.cancelled() or loop.dead:
                continue
            loop.run(handle)
        if not done():
            self.time = max(self.time, until)


class Loop(asyncio.AbstractEventLoop):
    """What asyncio needs of a loop, for one process."""

    def __init__(self, universe: Universe, name: str) -> None:
        self.universe = universe
        self.name = name
        self.dead = False
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.faults: list[str] = []
        self.errors: list[BaseException | None] = []
        self.steps = 0
        self.fuse: tuple[int, Callback] | None = None  # after so many steps, do this

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def run(self, handle: asyncio.Handle) -> None:
        """One step of this process."""
        events._set_running_loop(self)
        try:
            handle._run()
        finally:
            events._set_running_loop(None)
        self.steps += 1
        if self.fuse is not None and self.steps >= self.fuse[0]:
            (_, blow), self.fuse = self.fuse, None
            blow()

    def do(self, work: Coroutine[Any, Any, Any], name: str = "") -> asyncio.Task[Any]:
        """Begin a task from outside."""
        return self.create_task(work, name=name)

    def bury(self) -> None:
        """Take a dead process apart: its `finally` may run now, where nobody sees it any more."""
        self.dead = True
        events._set_running_loop(self)  # what it still begins, it begins here
        try:
            while self.tasks:
                task, _ = self.tasks.popitem()
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                coroutine = task.get_coro()
                assert coroutine is not None
                with contextlib.suppress(BaseException):
                    coroutine.close()
        finally:
            events._set_running_loop(None)

    # asyncio

    def time(self) -> float:
        return self.universe.time

    def call_soon(  # type: ignore[override]
        self, callback: Callback, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.universe.put(self.universe.time, handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callback,
        *args: Any,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callback,
        *args: Any,
        context: contextvars.Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.universe.put(when, handle)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays in the queue and is passed over."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Any,
        *,
        name: str | None = None,
        context: contextvars.Context | None = None,
    ) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        self.tasks[task] = None
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self.tasks.pop(task, None)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.dead:
            what = context.get("future") or context.get("handle")
            name = what.get_name() if isinstance(what, asyncio.Task) else repr(what)
            said = f"{context.get('message')}: {context.get('exception')!r}"
            self.faults.append(f"{self.name}, {name}: {said}")
            self.errors.append(context.get("exception"))

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    async def shutdown_asyncgens(self) -> None:
        """None are hooked."""


def new_loop(universe: Universe, name: str) -> Loop:
    """A loop for a process; what needs sockets, signals or threads is not there."""
    return Loop(universe, name)  # type: ignore[abstract]
