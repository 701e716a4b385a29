"""What the workshop says of a game and of a pack, as plain data; the wire has the same shapes."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Said(Struct, frozen=True):
    """The same in both languages."""

    de: str
    en: str


class Named(Struct, frozen=True):
    """A value and what people call it."""

    value: str
    label: Said


class SlotOut(Struct, frozen=True):
    """A part of a form that is filled in."""

    kind: str
    choices: list[Named]


class FormOut(Struct, frozen=True):
    """A kind of effect as it is written: fixed words and slots."""

    kind: str
    parts: list[str | SlotOut]
    pattern: str  # a regular expression, a group a slot
    example: str
    said: Said | None


class NotationOut(Struct, frozen=True):
    """What a cell can hold."""

    shape: Literal["one", "list", "clauses", "faces", "choices"]
    forms: list[FormOut]
    empty: str | None
    mark: str
    marked: Said | None
    choices: list[Named]
    most: int


class ColumnOut(Struct, frozen=True):
    """A column of a card file."""

    name: str
    label: Said
    kind: Literal["key", "number", "choice", "notation", "text"]
    low: int | None = None
    high: int | None = None
    choices: list[Named] = []
    by: str = ""  # the column on whose value the notation hangs
    notations: dict[str, NotationOut] = {}


class SheetOut(Struct, frozen=True):
    """A card file."""

    file: str
    label: Said
    columns: list[ColumnOut]


class Description(Struct, frozen=True):
    """What can be edited in a game."""

    game: str
    sheets: list[SheetOut]


class RowOut(Struct, frozen=True):
    """A card as its row has it."""

    file: str
    key: str
    name: Said
    story: Said | None
    state: Literal["own", "changed", "new", "gone"]
    cells: dict[str, str]
    before: dict[str, str]  # cells that the game has otherwise


class EntryOut(Struct, frozen=True):
    """A number, or another entry of a TOML file."""

    file: str
    path: list[str]
    label: Said
    group: Said
    value: str
    before: str | None  # in the game, if it is another
    low: int | None = None
    high: int | None = None


class NameOut(Struct, frozen=True):
    """What something that is no card is called."""

    id: str
    group: Said
    now: Said
    before: Said | None  # in the game, if it is another


class ChangeOut(Struct, frozen=True):
    """One difference to the game, in words."""

    said: Said
    file: str
    key: str  # the row; empty for a number


class FaultOut(Struct, frozen=True):
    """What can't be, where, and why."""

    file: str
    row: str
    column: str
    reason: Said


class CardSaid(Struct, frozen=True):
    """A card in words."""

    facts: list[Said]
    lines: list[Said]


class Look(Struct, frozen=True):
    """A pack as it stands: nothing but its faults, if it has any."""

    faults: list[FaultOut]
    rows: list[RowOut] = []
    entries: list[EntryOut] = []
    names: list[NameOut] = []
    changes: list[ChangeOut] = []
    catalogue: Any = None
    words: dict[str, str] = {}  # by language: what the pack calls its things, as Fluent source
    card: CardSaid | None = None  # the one that is looked at


class FieldOut(Struct, frozen=True):
    """An argument of a question to the lab."""

    name: str
    label: Said
    help: Said
    kind: Literal["number", "text", "lines", "choice", "several"]
    default: str
    low: int
    high: int
    choices: list[Named]  # all there are; of texts: some to begin with
    needed: bool


class QuestionOut(Struct, frozen=True):
    """A question that can be put to the lab."""

    kind: str
    label: Said
    about: Said
    changes: bool  # whether it needs a pack that changes something
    fields: list[FieldOut]


class Before(Struct, frozen=True):
    """How many games a question takes at most, and what they can show."""

    total: int
    said: list[Said]


class AnswerOut(Struct, kw_only=True):
    """How far a question was played; its page is fetched when there is a new look."""

    state: Literal["none", "waiting", "running", "stopped", "done", "failed"]
    kind: str = ""
    values: dict[str, str] = {}
    version: int = 0  # of the pack that it was asked about
    done: int = 0  # games that were played
    total: int = 0  # at most
    looks: int = 0  # pages that were written so far
    reason: Said | None = None  # why it failed, if that is the question's fault
