"""What unlocks a prestige section: what every condition says of itself (`rules/prestige.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from spielwerk.games.counterweight.data.phrase import Phrase, Takes

if TYPE_CHECKING:
    from spielwerk.games.counterweight.state import CounterweightState


class Condition(Phrase, frozen=True):
    """A figure of the table and the number that it must reach, or must not pass."""

    family = "unlock"
    icon = "unlocked"
    kinds: ClassVar[dict[str, type[Condition]]] = {}

    def __init_subclass__(cls) -> None:
        """Remember the kind by its word."""
        super().__init_subclass__()
        Condition.kinds[cls.word()] = cls

    def progress(self, state: CounterweightState, place: int) -> int:
        """How far the condition has come for the card on this place."""
        raise AssertionError(f"{self.word()} counts nothing")

    def met(self, state: CounterweightState, place: int) -> bool:
        """Whether the card on this place is unlocked."""
        if self.takes is Takes.LIMIT:
            return self.progress(state, place) <= self.n
        return self.progress(state, place) >= self.n
