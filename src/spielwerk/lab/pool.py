"""The same task over many batches: here, in a pool of processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from spielwerk.bots.heads import Heads
from spielwerk.engine import SpielwerkError

T = TypeVar("T")
Batch = TypeVar("Batch")

AHEAD = 3  # batches a worker that wait or lie ready: memory does not grow with their number


def batches(numbers: Iterable[int], size: int) -> Iterator[tuple[int, ...]]:
    """The numbers in pieces of `size`."""
    left = iter(numbers)
    while piece := tuple(islice(left, size)):
        yield piece


def in_order(
    task: Callable[[Batch], T],
    pieces: Iterable[Batch],
    workers: int = 1,
    ray_address: str | None = None,
) -> Iterator[T]:
    """What `task` makes of each batch, in their order, however many work on them."""
    if ray_address is not None:
        yield from _on_ray(task, pieces, ray_address, workers)
    elif workers <= 1:
        yield from map(task, pieces)
    else:
        yield from _in_processes(task, pieces, workers)


def _serve(parent: int) -> None:
    """Leave Ctrl-C to the main process, which stops the pool in good order; never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Heads.most = 1  # every core has a process already
    threading.Thread(target=outlive_nobody, args=(parent,), daemon=True).start()


def outlive_nobody(parent: int) -> None:
    """Who works for a process that was killed would wait, or work, for ever."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _in_processes(task: Callable[[Batch], T], pieces: Iterable[Batch], workers: int) -> Iterator[T]:
    waiting = iter(pieces)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_serve, initargs=(os.getpid(),)
    )
    try:
        running = deque(pool.submit(task, piece) for piece in islice(waiting, workers * AHEAD))
        while running:
            yield running.popleft().result()
            running.extend(pool.submit(task, piece) for piece in islice(waiting, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(
    task: Callable[[Batch], T], pieces: Iterable[Batch], address: str, workers: int
) -> Iterator[T]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # the lab reports to nobody
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise SpielwerkError(
            "Ray is not installed: pip install 'spielwerk[ray]', or leave out --ray."
        ) from None
    started = not ray.is_initialized()
    if started:
        local = {"num_cpus": workers, "include_dashboard": False} if address == "local" else {}
        ray.init(address=address, logging_level="error", log_to_driver=False, **local)
    try:
        remote = ray.remote(task_on_ray)
        handle = ray.put(task)
        waiting = iter(pieces)
        ahead = AHEAD * max(workers, int(ray.cluster_resources().get("CPU", 1)))
        running = deque(remote.remote(handle, piece) for piece in islice(waiting, ahead))
        while running:
            yield ray.get(running.popleft())
            running.extend(remote.remote(handle, piece) for piece in islice(waiting, 1))
    finally:
        if started:
            ray.shutdown()


def task_on_ray(task: Callable[[Batch], T], piece: Batch) -> T:
    """What runs on a worker of the cluster: the very same task."""
    return task(piece)
