"""What can stand in a cell of a card file, as plain data: an editor makes its fields from it.

A kind of effect writes its notation once, as a template ("store {room}"); a `Form` is that template
taken apart. Reading and writing cells stays with the kinds themselves; a test proves that every
cell of a game fits the form of the kind that reads it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from spielwerk.engine.view import Text

PLACE = re.compile(r"\{(\w+)\}")
COUNT = r"\d+"

Kind = Literal["count", "limit", "signed", "rolled", "choice", "amounts", "room", "either"]
Shape = Literal["one", "list", "clauses", "faces", "choices"]


class Slot(Struct, frozen=True):
    """A part of a form that a designer fills in."""

    kind: Kind
    choices: tuple[str, ...] = ()  # names; of amounts, what can be counted
    labels: tuple[Text, ...] = ()  # what people call them

    def pattern(self) -> str:
        """What can be written here, as a regular expression."""
        if self.kind == "choice":
            return _any(self.choices)
        if self.kind in ("signed", "rolled"):
            return r"-?\d+|die" if self.kind == "rolled" else r"-?\d+"
        if self.kind in ("count", "limit"):
            return COUNT
        number = f"(?:{COUNT}|all)" if self.kind == "room" else COUNT
        amount = f"{number} (?:{_any(self.choices)})"
        amounts = rf"{amount}(?: \+ {amount})*"
        return f"{amounts}(?: / {amounts})+" if self.kind == "either" else amounts


class Form(Struct, frozen=True):
    """A kind of effect as it is written: fixed words and slots in turn."""

    kind: str
    parts: tuple[str | Slot, ...]
    example: str  # a cell of this form
    said: Text | None  # and what it says

    def pattern(self) -> str:
        """What fits, as a regular expression with a group for every slot."""
        return "".join(
            re.escape(part) if isinstance(part, str) else f"({part.pattern()})"
            for part in self.parts
        )


class Notation(Struct, frozen=True):
    """What a cell can hold.

    One form, a list of forms with commas, or clauses with checks of dice; `faces` are results of a
    die ("1-3/6"), `choices` are names with blanks between them.
    """

    shape: Shape
    forms: tuple[Form, ...] = ()
    empty: str | None = None  # what stands in a cell that holds nothing; None: none may
    mark: str = ""  # what may stand behind it ("; twice")
    marked: Text | None = None  # and what that says
    choices: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    most: int = 0  # choices at once

    def fitting(self, cell: str) -> Form | None:
        """The form that one cell has."""
        plain = cell.removesuffix(self.mark)
        return next((form for form in self.forms if re.fullmatch(form.pattern(), plain)), None)


class Column(Struct, frozen=True):
    """How the cells of a column are written; it may hang on what stands in another column."""

    by: str = ""  # the other column
    notations: Mapping[str, Notation] = {}  # by what stands there; "" for all


def form(
    kind: str, template: str, slots: Mapping[str, Slot], example: str, said: Text | None
) -> Form:
    """A form from its template: `gained {least} {counted}: {goods}`."""
    parts: list[str | Slot] = []
    for number, part in enumerate(PLACE.split(template)):
        if number % 2:
            parts.append(slots[part])
        elif part:
            parts.append(part)
    return Form(kind, tuple(parts), example, said)


def _any(names: tuple[str, ...]) -> str:
    """One of these, the longer ones first."""
    return "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
