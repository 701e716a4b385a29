"""Resources phase (CW-7): the CO moves funds to the request centre."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.engine.state import Step
from spielwerk.games.counterweight.state import AMOUNT, MASK, CounterweightState


def amounts(state: CounterweightState, most: int) -> list[int]:
    """Every number up to a limit, then in steps, and all of it."""
    numbers = state.rules.numbers
    most = min(most, MASK)
    found = list(range(AMOUNT, AMOUNT + min(most, numbers.amounts) + 1))
    found.extend(
        range(AMOUNT + numbers.amounts + numbers.amount_step, AMOUNT + most, numbers.amount_step)
    )
    if found[-1] != AMOUNT + most:
        found.append(AMOUNT + most)
    return found


class Request(Step[CounterweightState]):
    """CW-7: any amount; it stays there until it is shipped."""

    __slots__ = ()

    def run(self, state: CounterweightState) -> Sequence[int]:
        """How much."""
        state.player = state.co
        return amounts(state, state.funds)

    def choose(self, state: CounterweightState, option: int) -> None:
        """Move it."""
        count = option & MASK
        state.funds -= count
        state.requested += count
        if count and state.events is not None:
            state.tell("requested", state.co, count)
