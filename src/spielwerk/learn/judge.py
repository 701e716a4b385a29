"""Option values at one ply: a whole action is carried out, and the net looks at what is left.

The small questions of an action (how to pay, which good) are answered by the rules of thumb; one
looks when somebody else is asked or the next action begins.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from spielwerk.bots.brain import Brain
from spielwerk.engine import Option, State
from spielwerk.learn.inputs import Inputs
from spielwerk.learn.net import Floats, Net

SMALL = 40  # questions of one action, at most


def whole(state: State, option: Option, seat: int, knows: Brain[Any, Any], rng: Any) -> State:
    """The state when an action has been carried out; the given one is not changed."""
    after = state.copy()
    after.apply(option)
    actions = knows.actions
    for _ in range(SMALL):
        if after.over or after.player != seat or type(after.stack[-1]) in actions:
            break
        after.apply(knows.thumb(after, rng))
    return after


class Judge:
    """A net that is ready to judge positions of a game with these switches."""

    def __init__(self, net: Net, inputs: Inputs, knows: Brain[Any, Any]) -> None:
        self.net, self.inputs, self.brain = net, inputs, knows
        self._first = inputs.fold(net.names, net.layers[0])

    def worth(self, states: list[State], seat: int) -> Floats:
        """What positions are worth to a seat, to be compared with each other only."""
        slots = [self.inputs.slots(state, seat) for state in states]
        begins = np.cumsum([0, *(len(one) for one in slots[:-1])])
        rows = self._first[np.concatenate(slots)]
        return self.net.above(np.add.reduceat(rows, begins, axis=0))

    def values(self, state: State, seat: int, rng: random.Random) -> Floats:
        """What each option is worth, in the order of `state.options()`; `state` is a re-deal."""
        options = state.options()
        return self.worth([whole(state, one, seat, self.brain, rng) for one in options], seat)

    def best(self, state: State, seat: int, rng: random.Random) -> Option:
        """The option that is worth most."""
        values = self.values(state, seat, rng)
        found: Option = state.options()[int(values.argmax())]
        return found
