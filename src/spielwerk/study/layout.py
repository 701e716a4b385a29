"""The layout of an observation: named blocks of named cells, one signed byte each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from spielwerk.study.cells import bits, marked, valued

Cells: TypeAlias = NDArray[np.int8]
K = TypeVar("K")
V = TypeVar("V")

STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 64, 80, 100, 127)


@dataclass(frozen=True, slots=True)
class Block:
    """Cells that belong together: `own.hand` has one for every card."""

    name: str
    at: int
    cells: tuple[str, ...]
    low: int
    high: int

    @property
    def end(self) -> int:
        """Behind the last cell."""
        return self.at + len(self.cells)


class Layout:
    """The blocks in their order; who adds one learns where it begins."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(
        self, name: str, cells: Iterable[str] | None = None, high: int = 1, low: int = 0
    ) -> int:
        """A block of cells between `low` and `high`; without names it is a single one."""
        block = Block(name, self.size, tuple(cells) if cells is not None else ("",), low, high)
        self.blocks.append(block)
        self.size = block.end
        return block.at

    def block(self, name: str) -> Block:
        """The block of this name."""
        for block in self.blocks:
            if block.name == name:
                return block
        known = ", ".join(block.name for block in self.blocks)
        raise KeyError(f"There is no block '{name}'; there are {known}.")

    def bounds(self) -> tuple[Cells, Cells]:
        """The least and the largest value of every cell."""
        low, high = np.zeros(self.size, np.int8), np.zeros(self.size, np.int8)
        for block in self.blocks:
            low[block.at : block.end] = block.low
            high[block.at : block.end] = block.high
        return low, high

    def lines(self, cells: Sequence[int] | Cells) -> list[str]:
        """An observation in words of its blocks; what is zero is left out."""
        found = []
        for block in self.blocks:
            said = [
                label if value == 1 and block.high == 1 else f"{label} {value}".strip()
                for label, value in zip(block.cells, cells[block.at : block.end], strict=True)
                if value
            ]
            if said:
                found.append(f"{block.name}: {', '.join(filter(None, said)) or 'yes'}")
        return found

    def as_list(self) -> list[dict[str, Any]]:
        """The blocks as plain data."""
        return [
            {
                "name": block.name,
                "at": block.at,
                "size": len(block.cells),
                "low": block.low,
                "high": block.high,
                "cells": list(block.cells),
            }
            for block in self.blocks
        ]


class Thermometer:
    """An observation as bits only, „at least k“: small nets learn far better from these."""

    def __init__(self, layout: Layout) -> None:
        cells: list[int] = []
        least: list[int] = []
        for block in layout.blocks:
            below = [-1] if block.low < 0 else []
            steps = [*below, *(step for step in STEPS if step <= block.high)]
            for cell in range(block.at, block.end):
                cells += [cell] * len(steps)
                least += steps
        self.size = len(cells)
        self._cells = np.array(cells)
        self._least = np.array(least, np.int8)
        self._below = np.array(least) < 0

    def __call__(self, cells: Cells) -> NDArray[np.float32]:
        """The bits of one observation, or of many rows of them."""
        taken = cells[..., self._cells]
        bits = np.where(self._below, taken < 0, taken >= self._least)
        return bits.astype(np.float32)


class Remembered(dict[K, V]):
    """Cells of what lies on the table; what was asked before is remembered."""

    MEMORY = 10_000

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= self.MEMORY:
            self.clear()
        self[key] = found = self.make(key)
        return found


Numbers = tuple[int, ...]


def marks(size: int, first: int = 0, apart: int = 0, turned: int = 0) -> Remembered[Numbers, bytes]:
    """Cards as cells: 1 for each that is there.

    With `apart` every place has so many cells of its own, and -1 is an empty place. With `turned`
    a card may lie face down, as ~card, and stands as this number.
    """
    return Remembered(partial(marked, size, first, apart, turned))


def values(table: Sequence[int]) -> Remembered[Numbers, bytes]:
    """Things as cells: the number that a table has for each; -1 is an empty place."""
    return Remembered(partial(valued, table))


def flags(count: int) -> Remembered[int, bytes]:
    """The lowest bits of a number as cells."""
    return Remembered(partial(bits, count))
