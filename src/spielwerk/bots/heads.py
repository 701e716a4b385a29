"""Several heads: the same search in several processes, each on deals of its own.

What they have found is added up at the root. Where no process can be begun (in a browser, on
Windows), or only one core is to be had, one head thinks alone.
"""

from __future__ import annotations

import marshal
import os
import random
import sys
from collections.abc import Callable
from typing import Any, ClassVar

from spielwerk.bots.search import Thought

Found = list[tuple[float, float, float, int, list[float]]]
"""Of every candidate: pairs, gain and squares; visits and results of its node."""


class Heads:
    """How many may think at once in this process; whoever fills the cores himself allows one."""

    most: ClassVar[int | None] = None  # None: as many as there are cores


def heads() -> int:
    """How many can think at once here."""
    if not hasattr(os, "fork") or sys.platform not in ("linux", "darwin"):
        return 1
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return cores if Heads.most is None else min(cores, Heads.most)


def think_together(
    think: Callable[[random.Random], Thought],
    fresh: Callable[[random.Random], Thought],
    rng: random.Random,
    number: int,
) -> Thought:
    """`think` here, `fresh` (without what is remembered already) in the other processes.

    All of them must have the same candidates in the same order.
    """
    others = [_begin(fresh, rng.getrandbits(64)) for _ in range(number - 1)]
    try:
        thought = think(rng)
        for _, reader in others:
            with os.fdopen(os.dup(reader), "rb") as told:
                data = told.read()
            if data:
                add_up(thought, marshal.loads(data))
        return thought
    finally:
        for child, reader in others:
            os.close(reader)
            os.waitpid(child, 0)


def _begin(fresh: Callable[[random.Random], Thought], seed: int) -> tuple[int, int]:
    """A process that thinks and tells what it has found."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    status = 1
    try:
        os.close(reader)
        data = marshal.dumps(summed(fresh(random.Random(seed))))
        with os.fdopen(writer, "wb") as told:
            told.write(data)
        status = 0
    finally:
        os._exit(status)  # nothing of the parent's is to be tidied up here


def summed(thought: Thought) -> Found:
    """What a search has found, as plain numbers."""
    return [
        (one.pairs, one.gain, one.squares, one.node.visits, one.node.total)
        for one in thought.candidates
    ]


def add_up(thought: Thought, found: Any) -> None:
    """Add what another has found."""
    for candidate, (pairs, gain, squares, visits, total) in zip(
        thought.candidates, found, strict=True
    ):
        candidate.pairs += pairs
        candidate.gain += gain
        candidate.squares += squares
        node = candidate.node
        node.visits += visits
        node.total = [own + more for own, more in zip(node.total, total, strict=True)]
        thought.root.visits += visits
        thought.iterations += visits
