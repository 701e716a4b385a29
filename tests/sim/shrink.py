"""The shortest schedule that still goes wrong in the same way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from tests.sim.plan import Plan
from tests.sim.run import simulate

T = TypeVar("T")
NAMES = re.compile(r"room \S+|\d[\d.]*|key-\S+|person \d+|'[^']*'|\[[^\]]*\]")


def kind(fault: str) -> str:
    """A violation without the names and numbers that differ from run to run."""
    return NAMES.sub("…", fault)


def shortest(plan: Plan, fault: str, tries: int = 400) -> Plan:
    """Leave out as much of the schedule as possible, first in large pieces, then one by one."""
    wanted = kind(fault)
    left = tries

    def still(items: list[T]) -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and kind(simulate(plan.only(items)).fault) == wanted  # type: ignore[arg-type]

    return plan.only(smaller(list(plan.schedule), still))


def smaller(items: list[T], still: Callable[[list[T]], bool]) -> list[T]:
    """Delta debugging: a part of the list, none of whose elements can be left out."""
    size = max(1, len(items) // 2)
    while items:
        at, found = 0, False
        while at < len(items):
            without = items[:at] + items[at + size :]
            if still(without):
                items, found = without, True
            else:
                at += size
        if size == 1 and not found:
            return items
        size = max(1, size // 2)
    return items
