"""Answers given in advance: which questions allow it, in which words, and what lifts an answer.

A game declares a `Routine` on the questions that it answers (`Decision.routines`), only where an
answer tells nobody anything and costs nothing that others could make use of. Words follow from the
names: `advance-<routine>`, `advance-<routine>-<answer>`, `unless-<exception>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from spielwerk.engine.option import Option
    from spielwerk.engine.state import State

Lasts = Literal["kept", "round"]
OVERTAKEN = "overtaken"  # no game's event: somebody else has more points now


class Unless(msgspec.Struct, frozen=True):
    """An exception that a player may add: he wants to be asked after all."""

    name: str
    events: tuple[str, ...] = ()  # one of these that concerns him lifts the answer for good
    most: int = 0  # it comes with a number, from 1 up to this

    @property
    def at_question(self) -> bool:
        """Whether it is looked at when the question comes, and not as things happen."""
        return not self.events


class Routine(msgspec.Struct, frozen=True):
    """A question, or several of a kind, that may be answered before it is asked."""

    name: str
    rule: str
    answers: tuple[str, ...]
    lasts: Lasts = "kept"  # until it is taken back, or for one answer in this round
    unless: tuple[Unless, ...] = ()
    lifted: bool = False  # whatever concerns the player lifts it

    def exception(self, name: str) -> Unless | None:
        """The exception of that name."""
        return next((one for one in self.unless if one.name == name), None)

    def allows(self, answer: str, unless: Mapping[str, int]) -> bool:
        """Whether it can be answered like that."""
        if answer not in self.answers:
            return False
        known = {name: self.exception(name) for name in unless}
        return all(
            one is not None and (1 <= unless[name] <= one.most if one.most else not unless[name])
            for name, one in known.items()
        )

    def lifts(self, unless: Mapping[str, int], event: str) -> bool:
        """Whether an event of this kind that concerns the player lifts an answer."""
        return self.lifted or any(event in one.events for one in self.unless if one.name in unless)


def answer(state: State, name: str, answer: str, unless: Mapping[str, int]) -> Option | None:
    """What this answer means for the present question; None: the player is to be asked."""
    decision: Any = state.decision
    routine = next((one for one in decision.routines if one.name == name), None)
    if routine is None or not routine.allows(answer, unless):
        return None
    looked_at = [one.name for one in routine.unless if one.name in unless and one.at_question]
    if any(decision.excepted(state, one, unless[one]) for one in looked_at):
        return None
    option: Option | None = decision.in_advance(state, name, answer)
    return option if option in state.options() else None
