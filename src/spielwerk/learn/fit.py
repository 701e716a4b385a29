"""Fit a net to differences inside decisions: squares of centred values, by Adam."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import sparse

from spielwerk.learn.collect import Lessons, as_arrays
from spielwerk.learn.inputs import Inputs, Joint
from spielwerk.learn.net import Floats, Net

SCALE = 10.0  # a tenth of a win is 1 for the net


@dataclass(frozen=True, slots=True)
class Pace:
    """How a net is fitted."""

    epochs: int = 12
    batch: int = 64  # decisions
    rate: float = 1.5e-3
    decay: float = 1e-4
    held_out: float = 0.05


class Adam:
    """The usual, with steps that grow smaller towards the end."""

    def __init__(self, layers: list[Floats], pace: Pace, steps: int) -> None:
        self.layers, self.pace, self.steps, self.done = layers, pace, steps, 0
        self.mean = [np.zeros_like(one) for one in layers]
        self.square = [np.zeros_like(one) for one in layers]

    def step(self, slopes: list[Floats]) -> None:
        """Go down the slopes."""
        self.done += 1
        left = 0.5 * (1 + np.cos(np.pi * self.done / self.steps))
        rate = self.pace.rate * left * np.sqrt(1 - 0.999**self.done) / (1 - 0.9**self.done)
        for number, slope in enumerate(slopes):
            mean, square, layer = self.mean[number], self.square[number], self.layers[number]
            if number % 2 == 0:
                slope = slope + self.pace.decay * layer
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            layer -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass(frozen=True, slots=True)
class Fitted:
    """How well a net tells the options of decisions apart that it has not learned from."""

    error: float  # squares that are left, as a share of all
    agree: float  # share of decisions in which it would take the best


def fit(net: Net, inputs: Inputs | Joint, lessons: Lessons, pace: Pace, seed: int) -> Fitted:
    """Fit `net` in place."""
    data = Data(inputs, lessons)
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(lessons))
    apart = max(1, int(pace.held_out * len(order)))
    test, train = order[:apart], order[apart:]
    batches = -(-len(train) // pace.batch)
    adam = Adam(net.layers, pace, pace.epochs * batches)
    for _ in range(pace.epochs):
        chance.shuffle(train)
        for batch in range(batches):
            picked = train[batch * pace.batch : (batch + 1) * pace.batch]
            adam.step(slopes(net, data, np.sort(picked)))
    return judge_fit(net, data, np.sort(test), pace.batch)


class Data:
    """Lessons as a sparse matrix of options and slots, and which inputs the slots switch on.

    Only slots that occur are kept. An option has many times as many inputs as slots, so that the
    first layer is worked out for slots, not for options.
    """

    def __init__(self, inputs: Inputs | Joint, lessons: Lessons) -> None:
        begins, slots, self.worth, self.begins = as_arrays(lessons)
        used, places = np.unique(slots, return_inverse=True)
        self.rows: Any = sparse.csr_matrix(
            (np.ones(len(slots), np.float32), places, begins), (len(begins) - 1, len(used))
        )
        table = inputs.table()
        switched = sparse.csr_matrix(
            (table[2], (table[0], table[1])), (inputs.size, len(inputs.names))
        )
        self.switched: Any = switched[used]
        self.back: Any = self.switched.T.tocsr()

    def some(self, picked: Any) -> tuple[Any, Floats, Any]:
        """The options of some decisions: inputs, centred worth, and where each decision begins."""
        sizes = self.begins[picked + 1] - self.begins[picked]
        starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        chosen = np.repeat(self.begins[picked] - starts, sizes) + np.arange(sizes.sum())
        return self.rows[chosen], centred(SCALE * self.worth[chosen], starts, sizes), starts


def centred(values: Floats, starts: Any, sizes: Any = None) -> Floats:
    """Values less the mean of their decision."""
    if sizes is None:
        sizes = np.diff(np.append(starts, len(values)))
    means = np.add.reduceat(values, starts) / sizes
    found: Floats = (values - np.repeat(means, sizes)).astype(np.float32)
    return found


def slopes(net: Net, data: Data, picked: Any) -> list[Floats]:
    """The gradient of the mean square on some decisions."""
    rows, worth, starts = data.some(picked)
    w1, b1, w2, b2, w3, b3 = net.layers
    sums = rows @ (data.switched @ w1)
    first = np.maximum(sums[:, :-1] + b1[:-1], 0.0)
    second = np.maximum(first @ w2 + b2, 0.0)
    values = (second @ w3 + b3)[:, 0] + sums[:, -1]
    # Centring is a projection, so the slope of the centred square is the centred residual.
    wrong = (centred(values, starts) - worth)[:, None] * np.float32(2 / len(worth))
    to_second = (wrong @ w3.T) * (second > 0)
    to_first = np.hstack(((to_second @ w2.T) * (first > 0), wrong))
    return [
        np.asarray(data.back @ (rows.T @ to_first)),
        to_first.sum(axis=0),
        first.T @ to_second,
        to_second.sum(axis=0),
        second.T @ wrong,
        wrong.sum(axis=0),
    ]


def judge_fit(net: Net, data: Data, picked: Any, batch: int) -> Fitted:
    """How well the net does on decisions that were held out."""
    left = every = 0.0
    right = 0
    layer = data.switched @ net.layers[0]
    for rows, worth, starts in (data.some(some) for some in _pieces(picked, batch)):
        values = net.above(rows @ layer)
        told = centred(values, starts)
        left += float(((told - worth) ** 2).sum())
        every += float((worth**2).sum())
        for begin, end in zip(starts, [*starts[1:], len(worth)], strict=True):
            best = worth[begin:end].max() - 1e-6
            right += bool(worth[begin:end][told[begin:end].argmax()] >= best)
    return Fitted(left / every if every else 0.0, right / len(picked))


def _pieces(picked: Any, size: int) -> Iterator[Any]:
    for at in range(0, len(picked), size):
        yield picked[at : at + size]
