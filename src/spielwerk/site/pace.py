"""How fast this device is, and what that means for bots that think ahead.

Levels that search are told in seconds, as they are on a server. A browser, and a phone even more,
gets less done in a second; so a level thinks for longer here, up to a limit of patience.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import spielwerk
from spielwerk.bots.levels import BUDGETS
from spielwerk.server.bots.tasks import Advise, AnyTask, Choose, GradeTask, LookBack

USUAL = 130_000.0  # decisions a second of `probe` where the levels were measured (docs/compiled.md)
PATIENCE = 3.0  # times as long as on a server a bot may think …
LONGEST = 10.0  # … and seconds that nobody waits beyond
WINDOWS = 10  # looks of the probe
SECONDS = 0.025  # that each takes
BETWEEN = 50  # decisions between two looks at the clock


class Pace(Struct, frozen=True):
    """What a second is worth here."""

    decisions: float = USUAL  # a second

    @property
    def speed(self) -> float:
        """How much of the usual is done in a second."""
        return self.decisions / USUAL

    @property
    def longer(self) -> float:
        """By how much bots think longer here."""
        return min(PATIENCE, max(1.0, 1 / self.speed))

    def seconds(self, level: str) -> float:
        """How long a level thinks about one decision."""
        return round(min(LONGEST, (BUDGETS[level].seconds or 0.0) * self.longer), 2)

    def share(self) -> float:
        """How much of what a level looks at on a server it looks at here."""
        return min(1.0, self.speed * self.longer)

    def paced(self, task: AnyTask) -> AnyTask:
        """The same task with the time that it needs here."""
        if isinstance(task, Choose) and task.bot in BUDGETS:
            return replace(task, bot=f"{task.bot}@{self.seconds(task.bot)}s")
        if isinstance(task, Advise | LookBack | GradeTask):
            return replace(task, seconds=task.seconds * self.longer)
        return task

    def told(self) -> dict[str, Any]:
        """What the page says of it."""
        return {
            "speed": round(self.speed, 2),
            "share": round(self.share(), 2),
            "seconds": {level: self.seconds(level) for level in BUDGETS},
        }


def probe(windows: int = WINDOWS, clock: Callable[[], float] = perf_counter) -> Pace:
    """Play at random for a moment and count; the best of several short looks.

    Whatever else the device is doing at the start only makes some of them worse.
    """
    game = spielwerk.game("rebellion")
    rng = random.Random(1)
    state = game.new(3, seed=1)
    best = 0.0
    for window in range(windows):
        began, made = clock(), 0
        while (spent := clock() - began) < SECONDS:
            for _ in range(BETWEEN):
                if state.over:
                    state = game.new(3, seed=window)
                state.apply(rng.choice(state.options()))
            made += BETWEEN
        best = max(best, made / spent)
    return Pace(best)
