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
from spielwerk.server.bots.tasks import Advise, AnyTask, Choose, LookBack

USUAL = 200_000.0  # decisions a second of `probe` where the levels were measured
PATIENCE = 3.0  # times as long as on a server a bot may think
SECONDS = 0.25  # that the probe takes


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
        return round((BUDGETS[level].seconds or 0.0) * self.longer, 2)

    def share(self) -> float:
        """How much of what a level looks at on a server it looks at here."""
        return min(1.0, self.speed * self.longer)

    def paced(self, task: AnyTask) -> AnyTask:
        """The same task with the time that it needs here."""
        if isinstance(task, Choose) and task.bot in BUDGETS:
            return replace(task, bot=f"{task.bot}@{self.seconds(task.bot)}s")
        if isinstance(task, Advise | LookBack):
            return replace(task, seconds=task.seconds * self.longer)
        return task

    def told(self) -> dict[str, Any]:
        """What the page says of it."""
        return {
            "speed": round(self.speed, 2),
            "share": round(self.share(), 2),
            "seconds": {level: self.seconds(level) for level in BUDGETS},
        }


def probe(seconds: float = SECONDS, clock: Callable[[], float] = perf_counter) -> Pace:
    """Play at random for a moment and count."""
    game = spielwerk.game("rebellion")
    rng = random.Random(1)
    game.new(3, seed=1)  # loading its data is not playing
    began, made = clock(), 0
    while (spent := clock() - began) < seconds:
        state = game.new(3, seed=made)
        while not state.over and made % 500 != 499:
            state.apply(rng.choice(state.options()))
            made += 1
        made += 1
    return Pace(made / spent)
