"""Watches the engine's loop: which steps ran, and how many questions had one answer only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from spielwerk.engine import Option, State, Step


class Loop:
    """Chooses, and counts what the engine does by itself on the way to the next question."""

    def __init__(self) -> None:
        self.lone = 0  # questions with one answer, which the engine gave
        self.steps: Counter[type[Any]] = Counter()

    def apply(self, state: State, option: Option) -> None:
        """Choose for the asked player and go on to the next question or the end."""
        if not state.over:
            self.steps[type(state.decision)] += 1
        state.apply(option, self._count)

    def _count(self, step: Step[Any], options: Sequence[int] | None) -> None:
        if options is None or options:
            self.steps[type(step)] += 1
            self.lone += options is not None
