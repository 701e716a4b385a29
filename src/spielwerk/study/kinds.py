"""Kinds of things that options are about, with what is printed on each as features."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Kind:
    """The things of a kind in a fixed order: what a verb can be about, or a question's field."""

    labels: tuple[str, ...]
    things: tuple[int, ...] = ()
    seen_from: Callable[[int], tuple[int, ...]] | None = None  # things that name a seat
    features: Mapping[str, Sequence[float]] = field(default_factory=dict)  # by name: each thing's

    def of(self, seat: int) -> tuple[int, ...]:
        """The things as a seat counts them: other seats follow in turn order."""
        return self.seen_from(seat) if self.seen_from else self.things


NOTHING = Kind(("",), (0,))


def numbers(most: int, scale: float = 10.0) -> Kind:
    """The numbers from 0 to `most`."""
    things = tuple(range(most + 1))
    return Kind(
        tuple(map(str, things)), things, features={"number": [thing / scale for thing in things]}
    )


def one_of(name: str, labels: Sequence[str], values: Sequence[int]) -> dict[str, list[float]]:
    """A feature for every label: whether a thing's value is its number."""
    return {
        f"{name}.{label}": [float(value == number) for value in values]
        for number, label in enumerate(labels)
    }
