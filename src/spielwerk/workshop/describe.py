"""What can be edited in a game: made from the schemas of its files and from its notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.inspect import IntType, LiteralType, StructType, type_info

import spielwerk
from spielwerk.engine import Game
from spielwerk.engine.notation import Column, Form, Notation, Slot
from spielwerk.engine.view import Text
from spielwerk.workshop.labels import Labels
from spielwerk.workshop.shapes import (
    ColumnOut,
    Description,
    FormOut,
    Named,
    NotationOut,
    SheetOut,
    SlotOut,
)


def card_files(game: Game[Any]) -> list[str]:
    """The stems of the game's card files, in the order in which it reads them."""
    home = game.source.home
    return [name for name in game.source.schemas if (home / f"{name}.csv").is_file()]


def table_files(game: Game[Any]) -> list[str]:
    """The stems of its TOML files, those of the pack included."""
    cards = card_files(game)
    return [name for name in game.source.schemas if name not in cards]


def describe(name: str) -> Description:
    """Card files with their columns."""
    game = spielwerk.game(name)
    labels = Labels(game)
    notations = game.notations()
    return Description(
        name,
        [
            SheetOut(
                file,
                labels.name("file", file),
                list(_columns(labels, game.source.schemas[file], notations.get(file, {}))),
            )
            for file in card_files(game)
        ],
    )


def _columns(labels: Labels, schema: Any, notations: Any) -> Iterator[ColumnOut]:
    info = type_info(schema)
    assert isinstance(info, StructType)
    for number, field in enumerate(info.fields):
        label = labels.name("column", field.name)
        notation: Column | None = notations.get(field.name)
        if number == 0:
            yield ColumnOut(field.name, label, "key")
        elif notation is not None:
            made = {key: _notation(labels, one) for key, one in notation.notations.items()}
            yield ColumnOut(field.name, label, "notation", by=notation.by, notations=made)
        elif isinstance(field.type, LiteralType):
            choices = [Named(str(one), labels.name("value", str(one))) for one in field.type.values]
            yield ColumnOut(field.name, label, "choice", choices=choices)
        elif isinstance(field.type, IntType):
            yield ColumnOut(field.name, label, "number", *limits(field.type))
        else:
            yield ColumnOut(field.name, label, "text")


def limits(number: IntType) -> tuple[int | None, int | None]:
    """The least and the most that a number may be."""
    return number.ge, number.le


def _notation(labels: Labels, one: Notation) -> NotationOut:
    return NotationOut(
        one.shape,
        [_form(labels, form) for form in one.forms],
        one.empty,
        one.mark,
        labels.say(one.marked) if one.marked else None,
        _named(labels, one.choices, one.labels),
        one.most,
    )


def _form(labels: Labels, form: Form) -> FormOut:
    parts: list[str | SlotOut] = [
        SlotOut(part.kind, _named(labels, part.choices, part.labels))
        if isinstance(part, Slot)
        else part
        for part in form.parts
    ]
    said = labels.say(form.said) if form.said else None
    return FormOut(form.kind, parts, form.pattern(), form.example, said)


def _named(labels: Labels, values: Sequence[str], said: Sequence[Text]) -> list[Named]:
    if not said:
        return [Named(value, labels.name("value", value)) for value in values]
    return [Named(value, labels.say(one)) for value, one in zip(values, said, strict=True)]


def plain(value: Any) -> str:
    """An entry as a designer writes it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
