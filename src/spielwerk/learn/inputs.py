"""What a net gets to see: sparse yes-or-no inputs, made from a game's own description.

Nothing here knows a game. A cell of an observation (`study`) that holds a number becomes a
thermometer ("at least k"), a card becomes its title and whatever is printed on it, others at the
table share their inputs, and what a seat is ahead of the best of the others is an input of its own.
Inputs go by their names: a card that a net has never seen is judged by what is printed on it.
Beside the position there is one input for what the rules of thumb would choose: a net that has
learned nothing else yet does as they do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from spielwerk.engine import State
from spielwerk.study.description import Description
from spielwerk.study.layout import STEPS, Block

Floats = NDArray[np.float32]
Slots = NDArray[np.int32]
Cells = NDArray[np.int8]

OTHER = re.compile(r"^(other\d+|foe)\.")
APART = (*(-step for step in reversed(STEPS)), 0, *STEPS)  # how far one is ahead: at least so much
IGNORED = ("about.", "discard", "playing")  # of a question that is answered, or nobody's any more
LEAST = -128  # of a signed byte
LIKED = "what the rules of thumb choose"
PRINTED = 0.3  # how much what is printed on a card counts beside its title, before any training


class Inputs:
    """The inputs of a description. A *slot* is a value of a cell; it switches some inputs on."""

    def __init__(self, description: Description) -> None:
        self.description = description
        self.part = description.part
        self.names: list[str] = []
        self._number: dict[str, int] = {}
        self._first: list[int] = []  # where the slots of each cell begin, less its least value
        self._slots: list[int] = []  # three columns: a slot switches an input on so many times
        self._inputs: list[int] = []
        self._times: list[float] = []
        self.size = 0  # the number of slots
        self._zero = bytes(description.observation_size)
        printed = _printed(description)
        for block in description.blocks:
            for label in block.cells:
                self._cell(block, label, printed)
        self.base = np.array(self._first, np.int32)
        self.counted = np.array(
            [
                not block.name.startswith(IGNORED)
                for block in description.blocks
                for _ in block.cells
            ]
        )
        leads = self._compare(description.blocks)
        self._lead = np.array([first for first, _, _ in leads], np.int32)
        self._own = np.array([own for _, own, _ in leads], np.intp)
        self._others = np.array([others for _, _, others in leads], np.intp)
        self.liked = self._begin(0, 1) + 1
        self._switch(self.liked, LIKED)

    # Slots

    def cells(self, states: Sequence[State], seat: int) -> Cells:
        """What a seat observes of positions, a row each."""
        part, zero, rows = self.part, self._zero, []
        for state in states:
            cells = bytearray(zero)
            part.write(state, seat, cells)
            if not state.over:
                part.write_question(state, seat, cells)
            rows.append(cells)
        return np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), -1)

    def slots(self, state: State, seat: int) -> Slots:
        """What is the case for a seat, as slots. It uses nothing but the observation."""
        cells = self.cells([state], seat)
        seen = cells[0]
        found = seen.nonzero()[0]
        values: Slots = self.base[found] + seen[found]
        return np.concatenate((values[self.counted[found]], self.ahead(cells)[0]))

    def ahead(self, cells: Cells) -> Slots:
        """By how much a seat is ahead, as slots, for every row."""
        if not len(self._lead):
            return np.zeros((len(cells), 0), np.int32)
        bare = cells.view(np.uint8).astype(np.int32)
        found: Slots = self._lead + bare[:, self._own] - bare[:, self._others].max(axis=2)
        return found

    def table(self) -> tuple[Slots, Slots, Floats]:
        """Which slot switches which input on, how many times."""
        return (
            np.array(self._slots, np.int32),
            np.array(self._inputs, np.int32),
            np.array(self._times, np.float32),
        )

    def fold(self, names: Sequence[str], weights: Floats) -> Floats:
        """A row of the first layer for every slot, from rows that go by the names of inputs.

        Inputs that the weights do not know count nothing.
        """
        known = {name: row for row, name in enumerate(names)}
        rows = np.zeros((len(self.names), weights.shape[1]), np.float32)
        for number, name in enumerate(self.names):
            if name in known:
                rows[number] = weights[known[name]]
        slots, inputs, times = self.table()
        folded = np.zeros((self.size, weights.shape[1]), np.float32)
        np.add.at(folded, slots, rows[inputs] * times[:, None])
        return folded

    # Making them

    def _cell(self, block: Block, label: str, printed: dict[str, dict[str, float]]) -> None:
        name = OTHER.sub("other.", block.name)
        low, high = block.low, block.high
        first = self._begin(low, high)
        if block.name.startswith(IGNORED):
            return
        if label in printed:
            for attribute, times in printed[label].items():
                self._switch(first + 1, f"{name}:{attribute}", times)
        elif high == 1:
            self._switch(first + 1, f"{name}.{label}")
        else:
            self._thermometer(first, f"{name}.{label}", STEPS, high)
        for value in range(low, 0):
            self._switch(first + value, f"{name}<0")

    def _compare(self, blocks: Iterable[Block]) -> list[tuple[int, int, list[int]]]:
        """Numbers that each seat has one of: by how much is one ahead of the best of the others."""
        single = {block.name: block.at for block in blocks if len(block.cells) == 1}
        found = []
        for name, at in single.items():
            others = [
                place
                for other, place in single.items()
                if OTHER.match(other) and OTHER.sub("own.", other) == name
            ]
            if others:
                first = self._begin(LEAST, -LEAST)
                self._thermometer(first, f"ahead {name}", APART, -LEAST)
                found.append((first, at, others))
        return found

    def _thermometer(self, first: int, name: str, steps: Sequence[int], high: int) -> None:
        for step in steps:
            for value in range(step, high + 1):
                self._switch(first + value, f"{name}>={step}")

    def _begin(self, low: int, high: int) -> int:
        """Make room for the values of a cell; returns the slot of zero."""
        first = self.size - low
        self.size += high - low + 1
        self._first.append(first)
        return first

    def _switch(self, slot: int, name: str, times: float = 1.0) -> None:
        number = self._number.setdefault(name, len(self.names))
        if number == len(self.names):
            self.names.append(name)
        self._slots.append(slot)
        self._inputs.append(number)
        self._times.append(times)


class Joint:
    """The inputs of several tables as one: the slots of each come behind those of the last.

    Inputs of the same name are the same, so that one net learns from all of them.
    """

    def __init__(self, parts: Sequence[Inputs]) -> None:
        self.parts = tuple(parts)
        self.begins = [0]  # where the slots of each part begin
        for part in self.parts:
            self.begins.append(self.begins[-1] + part.size)
        self.size = self.begins.pop()
        self.names = list(dict.fromkeys(name for part in self.parts for name in part.names))

    def table(self) -> tuple[Slots, Slots, Floats]:
        """Which slot switches which input on, how many times."""
        number = {name: at for at, name in enumerate(self.names)}
        slots, inputs, times = [], [], []
        for begin, part in zip(self.begins, self.parts, strict=True):
            own = part.table()
            known = np.array([number[name] for name in part.names], np.int32)
            slots.append(own[0] + np.int32(begin))
            inputs.append(known[own[1]])
            times.append(own[2])
        return np.concatenate(slots), np.concatenate(inputs), np.concatenate(times)


def _printed(description: Description) -> dict[str, dict[str, float]]:
    """The cards by their labels: each one's title, and what is printed on it."""
    found: dict[str, dict[str, float]] = {}
    for kind in description.part.kinds.values():
        for row, label in enumerate(kind.labels):
            title, mark, _ = label.partition("#")
            if mark and label not in found:
                found[label] = {title: 1.0} | {
                    name: PRINTED * float(column[row])
                    for name, column in kind.features.items()
                    if column[row]
                }
    return found
