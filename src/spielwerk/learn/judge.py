"""Option values at one ply: a whole action is carried out, and the net looks at what is left.

The small questions of an action (how to pay, which good) are answered by the rules of thumb; one
looks when somebody else is asked, the next action begins or the stage is over.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from spielwerk.bots.brain import PLAIN, Brain
from spielwerk.engine import Option, State
from spielwerk.learn.inputs import Inputs
from spielwerk.learn.net import Floats, Net

MARGIN = 0.25  # by how much an option must beat what the rules of thumb say; see `fit.SCALE`
SMALL = 40  # questions of one action, at most
STAKE = 1.5  # in points of the rules of thumb: what they think so much worse is not judged


def whole(state: State, option: Option, seat: int, knows: Brain[Any, Any], rng: Any) -> State:
    """The state when an action has been carried out; the given one is not changed."""
    after = state.copy()
    after.apply(option)
    actions, stage = knows.actions, knows.stage
    now = stage(state)
    for _ in range(SMALL):
        if (
            after.over
            or after.player != seat
            or type(after.stack[-1]) in actions
            or stage(after) != now
        ):
            break
        after.apply(knows.thumb(after, rng))
    return after


class Judge:
    """A net that is ready to judge positions of a game with these switches."""

    def __init__(
        self,
        net: Net,
        inputs: Inputs,
        knows: Brain[Any, Any],
        margin: float = MARGIN,
        few: int = 0,
    ) -> None:
        self.net, self.inputs, self.brain, self.margin = net, inputs, knows, margin
        self.few = few  # options that `best` looks at; 0: all, of small questions too
        self._first = inputs.fold(net.names, net.layers[0])

    def worth(self, states: list[State], seat: int, liked: int = -1) -> Floats:
        """What positions are worth to a seat, to be compared with each other only.

        They are much alike: the first layer is summed up for the first of them, and for the others
        what differs from it. `liked` is the number of the one that the rules of thumb would choose.
        """
        inputs, rows = self.inputs, self._first
        cells = inputs.cells(states, seat)
        seen = cells[0].nonzero()[0]
        first = rows[inputs.ahead(cells)].sum(axis=1)
        first += rows[inputs.base[seen] + cells[0, seen]].sum(axis=0)
        which, where = (cells != cells[0]).nonzero()
        if len(which):
            base = inputs.base[where]
            change = rows[base + cells[which, where]] - rows[base + cells[0, where]]
            begins = np.append(0, (which[1:] != which[:-1]).nonzero()[0] + 1)
            first[which[begins]] += np.add.reduceat(change, begins, axis=0)
        if liked >= 0:
            first[liked] += rows[inputs.liked]
        return self.net.above(first)

    def values(
        self, state: State, seat: int, rng: random.Random, liked: Option | None = None
    ) -> Floats:
        """What each option is worth, in the order of `state.options()`; `state` is a re-deal.

        `liked` is what the rules of thumb choose, if that is known already.
        """
        options = state.options()
        if liked is None:
            liked = self.brain.thumb(state, rng)
        after = [whole(state, one, seat, self.brain, rng) for one in options]
        return self.worth(after, seat, options.index(liked))

    def order(self, state: State, seat: int, rng: random.Random) -> list[Option]:
        """The options, the best first: what the rules of thumb say, unless it is clearly worse.

        The best of many is the luckiest of many too: a small gain is none.
        """
        options = state.options()
        liked = self.brain.thumb(state, rng)
        if len(options) == 1:
            return [liked]
        values = self.values(state, seat, rng, liked)
        found: list[Option] = [options[number] for number in (-values).argsort(kind="stable")]
        if values.max() <= values[options.index(liked)] + self.margin:
            found.remove(liked)
            found.insert(0, liked)
        return found

    def _likely(self, state: State, rng: random.Random) -> list[Option]:
        """The few options that the rules of thumb rank first; none that they think far worse."""
        knows = self.brain
        style = knows.styles[PLAIN]
        if knows.rated is not None:
            rated = knows.rated(state, rng, style)[: self.few]
            least = rated[0][1] - STAKE
            return [option for option, gain in rated if gain >= least]
        assert knows.ranked is not None
        return knows.ranked(state, rng, style)[: self.few]

    def best(self, state: State, seat: int, rng: random.Random) -> Option:
        """The first of them; in a hurry the best of the few that the rules of thumb rank first.

        Then an action's small questions are theirs, where a game says which begin one.
        """
        knows = self.brain
        if not self.few or knows.ranked is None:
            return self.order(state, seat, rng)[0]
        small = knows.actions and type(state.stack[-1]) not in knows.actions
        if small or len(state.options()) == 1:
            return knows.thumb(state, rng)
        few = self._likely(state, rng)
        if len(few) == 1:
            return few[0]
        values = self.worth([whole(state, one, seat, knows, rng) for one in few], seat, 0)
        best = int(values.argmax())
        return few[best] if values[best] > values[0] + self.margin else few[0]
