"""The notation in which cards are written: checks, effects, standing effects, conditions.

An ability is `[N x] clause | clause …`, a clause `[check:] effect, effect …`, an effect a kind
and a number. All clauses of an ability look at the same die; with `N x` every die is rolled and
looked at alone. `docs/cards-counterweight.md` explains every kind.
"""

from __future__ import annotations

import re
from typing import NamedTuple

EFFECTS = (
    "funds",
    "influence",
    "everyone",
    "rivals",
    "supply",
    "deliver",
    "request",
    "destroy",
    "arrive",
    "leave",
    "marker",
    "evict",
    "relieve",
    "convert",
    "draw",
    "drop",
    "shift",
    "scatter",
    "tow",
    "replan",
    "calm",
    "inspect",
)
(
    FUNDS,
    INFLUENCE,
    EVERYONE,
    RIVALS,
    SUPPLY,
    DELIVER,
    REQUEST,
    DESTROY,
    ARRIVE,
    LEAVE,
    MARKER,
    EVICT,
    RELIEVE,
    CONVERT,
    DRAW,
    DROP,
    SHIFT,
    SCATTER,
    TOW,
    REPLAN,
    CALM,
    INSPECT,
) = range(len(EFFECTS))

STANDING = ("berths", "fee", "traffic", "load", "dice", "silence", "guard", "limit", "block")
BERTHS, FEE, TRAFFIC, LOAD, DICE, SILENCE, GUARD, LIMIT, BLOCK = range(len(STANDING))

CONDITIONS = (
    "always",
    "built",
    "prestige",
    "ships",
    "lane",
    "funds",
    "enemies",
    "crises",
    "owners",
    "neighbours",
)
(
    ALWAYS,
    BUILT,
    PRESTIGE_BUILT,
    SHIPS,
    IN_LANE,
    FUNDS_AT_LEAST,
    ENEMIES_AT_MOST,
    CRISES_AT_MOST,
    OWNERS,
    NEIGHBOURS,
) = range(len(CONDITIONS))

DIE = 99  # as an effect's number: the result of the die
SIDES = 6

Effect = tuple[int, int]  # kind, number


class Clause(NamedTuple):
    """What happens when the die shows `low` … `high`."""

    low: int  # 0: without a check
    high: int
    effects: tuple[Effect, ...]


class Ability(NamedTuple):
    """Everything that a card does in its turn."""

    dice: int  # 0: nothing is rolled
    clauses: tuple[Clause, ...]
    outcomes: tuple[tuple[Effect, ...], ...]  # by the result of a die; [0] without a die


def span(text: str) -> tuple[int, int]:
    """A check: `4+`, `1-3` or `6`."""
    found = re.fullmatch(r"([1-6])(?:(\+)|-([1-6]))?", text.strip())
    if not found:
        raise ValueError(f"'{text}' is no check; write 4+, 1-3 or 6")
    low = int(found[1])
    high = SIDES if found[2] else int(found[3] or low)
    if high < low:
        raise ValueError(f"'{text}' runs backwards")
    return low, high


def faces(text: str) -> tuple[bool, ...]:
    """Which results of a die a ship's resistance or protection covers, by result."""
    covered = [False] * (SIDES + 1)
    for part in filter(None, text.split("/")):
        low, high = span(part)
        covered[low : high + 1] = [True] * (high - low + 1)
    return tuple(covered)


def ability(text: str) -> Ability | None:
    """An ability; None for an empty cell."""
    if not text.strip():
        return None
    found = re.match(r"\s*([1-9])\s*x\s*(.*)", text)
    dice, text = (int(found[1]), found[2]) if found else (0, text)
    clauses = []
    for part in text.split("|"):
        check, colon, rest = part.rpartition(":")
        low, high = span(check) if colon else (0, SIDES)
        clauses.append(Clause(low, high, tuple(_effect(one) for one in rest.split(","))))
    if not dice and (any(clause.low for clause in clauses) or _uses_die(clauses)):
        dice = 1
    outcomes = tuple(
        tuple(
            effect
            for clause in clauses
            if clause.low <= result <= clause.high
            for effect in clause.effects
        )
        for result in range(SIDES + 1)
    )
    return Ability(dice, tuple(clauses), outcomes)


def standing(text: str) -> tuple[int, ...]:
    """The standing effects of a card, by kind."""
    values = [0] * len(STANDING)
    for part in filter(None, text.split(",")):
        kind, number = _pair(part, STANDING, "standing effect")
        values[kind] += number
    return tuple(values)


def condition(text: str) -> tuple[int, int]:
    """What unlocks a prestige section."""
    return _pair(text, CONDITIONS, "condition")


def _uses_die(clauses: list[Clause]) -> bool:
    return any(number == DIE for clause in clauses for _, number in clause.effects)


def _effect(text: str) -> Effect:
    return _pair(text, EFFECTS, "effect")


def _pair(text: str, kinds: tuple[str, ...], what: str) -> tuple[int, int]:
    found = re.fullmatch(r"\s*([a-z]+)(?:\s+(-?\d+|die))?\s*", text)
    if not found or found[1] not in kinds:
        raise ValueError(f"'{text.strip()}' is no {what}; there are {', '.join(kinds)}")
    number = DIE if found[2] == "die" else int(found[2] or 1)
    return kinds.index(found[1]), number
