"""Why something does not fit its schema, as a message of ours: msgspec says it in English only.

What msgspec says has a handful of shapes; each becomes a message with the same facts in it. Where
one of several values was wanted, the schema knows them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.inspect import (
    DictType,
    ListType,
    LiteralType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from spielwerk.engine.errors import fault, meant
from spielwerk.engine.view import Text

AT = re.compile(r"(.*) - at (`key` in )?`\$?\.?(.*?)`", re.S)
KINDS = ("int", "float", "str", "bool", "array", "object", "null")
SIGN = {">=": "least", "<=": "most"}
Maker = Callable[[re.Match[str], Type | None], Text]


def misfit(told: str, schema: Any) -> tuple[str, Text]:
    """The place (`planets[2].lands`), and what is wrong there."""
    found = AT.fullmatch(told)
    said, place = (found[1], found[3]) if found else (told, "")
    inside = _inside(type_info(schema), place)
    if found and found[2] and isinstance(inside, DictType):
        inside = inside.key_type
    for shape, make in SHAPES:
        if match := shape.fullmatch(said):
            return place, make(match, inside)
    return place, fault("fault-other", said=said)


def _inside(kind: Type | None, place: str) -> Type | None:
    """What the schema wants at a place."""
    for name, _ in re.findall(r"([\w-]+)|(\[[^\]]*\])", place):
        kind = _part(kind, name)
    return kind


def _part(kind: Type | None, name: str) -> Type | None:
    """What it wants in a field, or in a row where the name is empty."""
    if isinstance(kind, UnionType):
        return next(filter(None, (_part(one, name) for one in kind.types)), None)
    if isinstance(kind, StructType):
        return next((one.type for one in kind.fields if one.encode_name == name), None)
    if isinstance(kind, DictType):
        return kind.value_type
    return kind.item_type if isinstance(kind, ListType | VarTupleType) else None


def _kinds(written: str) -> Text:
    """`int | null` in words."""
    first, *rest = (
        fault(f"fault-kind-{one}") if one in KINDS else fault("fault-kind", kind=one)
        for one in written.split(" | ")
    )
    for one in rest:
        first = fault("fault-or", one=first, other=one)
    return first


def _values(kind: Type | None) -> Iterable[str]:
    """The values that can stand somewhere."""
    if isinstance(kind, UnionType):
        return [value for one in kind.types for value in _values(one)]
    return map(str, kind.values) if isinstance(kind, LiteralType) else ()


def _choice(found: re.Match[str], kind: Type | None) -> Text:
    value, known = found[1].strip("'"), list(_values(kind))
    return fault("fault-choice", value=value, known=known, near=meant(value, known))


def _fields(kind: Type | None) -> list[str]:
    """The entries that can stand somewhere."""
    if isinstance(kind, UnionType):
        return [name for one in kind.types for name in _fields(one)]
    return [one.encode_name for one in kind.fields] if isinstance(kind, StructType) else []


def _unknown(found: re.Match[str], kind: Type | None) -> Text:
    return fault("fault-unknown", key=found[1], near=meant(found[1], _fields(kind)))


SHAPES: tuple[tuple[re.Pattern[str], Maker], ...] = (
    (
        re.compile(r"Expected `([^`]+)`, got `([^`]+)`"),
        lambda found, _: fault("fault-type", wanted=_kinds(found[1]), got=_kinds(found[2])),
    ),
    (
        re.compile(r"Expected `[^`]+` >= (\S+)"),
        lambda found, _: fault("fault-low", number=found[1]),
    ),
    (
        re.compile(r"Expected `[^`]+` <= (\S+)"),
        lambda found, _: fault("fault-high", number=found[1]),
    ),
    (
        re.compile(r"Expected `str` of length (>=|<=) (\d+)"),
        lambda found, _: fault(f"fault-letters-{SIGN[found[1]]}", number=int(found[2])),
    ),
    (
        re.compile(r"Expected `(?:array|object)` of length (>=|<=) (\d+)"),
        lambda found, _: fault(f"fault-rows-{SIGN[found[1]]}", number=int(found[2])),
    ),
    (
        re.compile(r"Expected `array` of length (\d+)(?:, got (\d+))?"),
        lambda found, _: fault("fault-rows", number=int(found[1])),
    ),
    (
        re.compile(r"Expected `str` matching regex (.*)", re.S),
        lambda found, _: fault("fault-pattern", pattern=found[1].strip("'")),
    ),
    (re.compile(r"Invalid enum value (.*)", re.S), _choice),
    (
        re.compile(r"Object missing required field `(.*)`"),
        lambda found, _: fault("fault-missing", key=found[1]),
    ),
    (re.compile(r"Object contains unknown field `(.*)`"), _unknown),
)
