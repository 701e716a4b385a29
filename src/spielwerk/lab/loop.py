"""The engine's loop, watched: which steps ran, and how many questions had one answer only."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spielwerk.engine import Option
from spielwerk.engine.errors import RulesError
from spielwerk.engine.state import GUARD


class Loop:
    """Chooses like `State.apply` and counts what the engine does by itself on the way."""

    def __init__(self) -> None:
        self.lone = 0  # questions with one answer, which the engine gave
        self.steps: Counter[type[Any]] = Counter()

    def apply(self, state: Any, option: Option) -> None:
        """Choose for the asked player and go on to the next question or the end."""
        if option not in state.asked:
            state.apply(option)  # which says what is wrong with it
        step = state.stack.pop()
        self.steps[type(step)] += 1
        step.choose(state, option)
        for _ in range(GUARD):
            if state.over:
                state.asked = ()
                return
            step = state.stack.pop()
            options = step.run(state)
            if not options:
                self.steps[type(step)] += options is None
            elif len(options) == 1:
                self.steps[type(step)] += 1
                self.lone += 1
                step.choose(state, options[0])
            else:
                state.stack.append(step)
                state.asked = options
                return
        raise RulesError(f"{state.game_id}: {GUARD} steps without a question; last {step!r}.")
