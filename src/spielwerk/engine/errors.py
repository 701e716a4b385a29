"""What can go wrong, said so that the reader knows what to do."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.engine.view import Reason


class SpielwerkError(Exception):
    """Everything this package raises on bad input."""


class IllegalMove(SpielwerkError):
    """A choice that is not among the options; `reason` is the rule that forbids it, if known."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadOption(SpielwerkError):
    """A rule switch that does not exist, or a value it can't have."""


class BadSave(SpielwerkError):
    """A saved game or record that is damaged or belongs to other rules."""


class UnknownThing(SpielwerkError):
    """No such thing on the table."""


class UnknownGame(SpielwerkError):
    """No game of that name."""


class RulesError(RuntimeError):
    """A fault in a game's rules, never in its input."""


class DataError(SpielwerkError):
    """A board, card or number file that does not fit, with line and reason."""

    def __init__(self, path: object, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}" if line else f"{path}: {reason}")
        self.path = str(path)
        self.line = line
        self.reason = reason


def meant(word: str, known: Iterable[str]) -> str:
    """What somebody who typed `word` may have meant, to go behind a complaint; or nothing."""
    near = get_close_matches(word, list(known), 1, 0.7)
    return f" (did you mean '{near[0]}'?)" if near else ""
