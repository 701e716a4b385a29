"""The notation in which abilities are written: checks, clauses, dice.

An ability is `[N x] clause | clause …`, a clause `[check:] effect, effect …`, an effect a kind
and a number. All clauses of an ability look at the same die; with `N x` every die is rolled and
looked at alone. `docs/cards-counterweight.md` explains every kind.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from spielwerk.engine.errors import Unreadable, fault
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data import phrase
from spielwerk.games.counterweight.data.effect import Effect

SIDES = 6


class Clause(NamedTuple):
    """What happens when the die shows `low` … `high`."""

    low: int  # 0: without a check
    high: int
    effects: tuple[Effect, ...]

    def written(self) -> str:
        """The clause as it stands on a card."""
        effects = ", ".join(effect.written() for effect in self.effects)
        if not self.low:
            return effects
        if self.low == self.high:
            return f"{self.low}: {effects}"
        check = f"{self.low}+" if self.high == SIDES else f"{self.low}-{self.high}"
        return f"{check}: {effects}"

    def when(self, dice: int) -> Text | None:
        """The check as a sentence."""
        if not dice:
            return None
        if self.low <= 1 and self.high == SIDES:
            return text("check-any", dice=dice)
        if self.low == self.high:
            return text("check-exactly", dice=dice, low=self.low)
        if self.high == SIDES:
            return text("check-at-least", dice=dice, low=self.low)
        return text("check-between", dice=dice, low=self.low, high=self.high)


class Ability(NamedTuple):
    """Everything that a card does in its turn."""

    dice: int  # 0: nothing is rolled
    clauses: tuple[Clause, ...]
    outcomes: tuple[tuple[Effect, ...], ...]  # by the result of a die; [0] without a die

    @property
    def declinable(self) -> bool:
        """Whether all that it does is asked for and can be declined there."""
        return not self.dice and all(
            effect.declinable for clause in self.clauses for effect in clause.effects
        )

    def written(self) -> str:
        """The ability as it stands on a card."""
        clauses = " | ".join(clause.written() for clause in self.clauses)
        return f"{self.dice}x {clauses}" if self.dice > 1 else clauses


def span(written: str) -> tuple[int, int]:
    """A check: `4+`, `1-3` or `6`."""
    found = re.fullmatch(r"([1-6])(?:(\+)|-([1-6]))?", written.strip())
    if not found:
        raise Unreadable(fault("fault-check", written=written))
    low = int(found[1])
    high = SIDES if found[2] else int(found[3] or low)
    if high < low:
        raise Unreadable(fault("fault-backwards", written=written))
    return low, high


def faces(written: str) -> tuple[bool, ...]:
    """Which results of a die a ship's resistance or protection covers, by result."""
    covered = [False] * (SIDES + 1)
    for part in filter(None, written.split("/")):
        low, high = span(part)
        covered[low : high + 1] = [True] * (high - low + 1)
    return tuple(covered)


def ability(written: str) -> Ability | None:
    """An ability; None for an empty cell."""
    if not written.strip():
        return None
    found = re.match(r"\s*([1-9])\s*x\s*(.*)", written)
    dice, written = (int(found[1]), found[2]) if found else (0, written)
    clauses = [_clause(part) for part in written.split("|")]
    if not dice and any(clause.low or _uses_die(clause) for clause in clauses):
        dice = 1
    outcomes = tuple(
        tuple(
            effect.rolled(result)
            for clause in clauses
            if clause.low <= result <= clause.high
            for effect in clause.effects
        )
        for result in range(SIDES + 1)
    )
    return Ability(dice, tuple(clauses), outcomes)


def _clause(written: str) -> Clause:
    check, colon, rest = written.rpartition(":")
    low, high = span(check) if colon else (0, SIDES)
    effects = [phrase.read(one, Effect.kinds, "effect") for one in rest.split(",")]
    return Clause(low, high, tuple(effects))


def _uses_die(clause: Clause) -> bool:
    return any(effect.die for effect in clause.effects)
