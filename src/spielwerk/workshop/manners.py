"""How the workshop's processes behave on a machine on which others play.

What a process is told here, the processes that it starts inherit.
"""

from __future__ import annotations

import contextlib
import os

WORKERS = 2  # processes that play for a question, at most


def workers(shared: bool, cores: int) -> int:
    """How many processes may play: on a server that others use, one core is left to tables."""
    return max(1, min(WORKERS, cores - 1 if shared else cores))


def give_way(nice: int) -> None:
    """Others come first; and who waits for nobody does not push in when it wakes up."""
    if hasattr(os, "nice"):
        os.nice(nice)
    _schedule("SCHED_BATCH")


def come_last() -> None:
    """Run only when nobody else wants to; where a system has no such class, being nice must do."""
    _schedule("SCHED_IDLE")


def _schedule(policy: str) -> None:
    if hasattr(os, policy):
        with contextlib.suppress(OSError):  # a machine may forbid it
            os.sched_setscheduler(0, getattr(os, policy), os.sched_param(0))
