"""Resources phase (CW-7): the CO moves funds to the request centre."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.engine.option import THING
from spielwerk.games.counterweight.rules.asking import Amount
from spielwerk.games.counterweight.state import CounterweightState


class Request(Amount):
    """CW-7: any amount from nothing to all; it stays there until it is shipped."""

    name = "request"
    rule = "CW-7"
    phase: ClassVar[str] = "resources"

    def most(self, state: CounterweightState) -> int:
        return state.funds

    def choose(self, state: CounterweightState, option: int) -> None:
        count = option & THING
        state.funds -= count
        state.requested += count
        if count:
            state.tell("requested", state.co, count)
