"""A question that can't be asked, said in the language of whoever asks it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from spielwerk.engine import SpielwerkError
from spielwerk.engine.errors import Complaint, fault
from spielwerk.engine.view import Text

HOME = Path(__file__).parent


def wrong(
    id: str, because: SpielwerkError | None = None, **args: int | str | Text | Iterable[str]
) -> Complaint:
    """A message of `words/faults`."""
    return Complaint(fault(f"fault-{id}", **args), HOME, because)
