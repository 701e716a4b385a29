"""Fields declared once: what saving, copying and comparing know of a state or a step."""

from __future__ import annotations

import inspect
import sys
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def field_types(kind: Any, but: tuple[str, ...] = ()) -> dict[str, Any]:
    """The fields of a class with their types, those of its bases first, `but` some."""
    return _field_types(kind, but)


@cache
def _field_types(kind: Any, but: tuple[str, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        home = vars(sys.modules[base.__module__])
        for name, hint in inspect.get_annotations(base).items():
            if name not in but and not hint.startswith("ClassVar"):
                found[name] = (hint, home)
    return {name: eval(hint, home) for name, (hint, home) in found.items()}


def as_dict(thing: object) -> dict[str, Any]:
    """The fields of a thing with what they hold."""
    return dict(zip(field_types(type(thing)), values_of(thing), strict=True))


def values_of(thing: object) -> list[Any]:
    """What the fields of a thing hold, in their order."""
    return [getattr(thing, name) for name in field_types(type(thing))]


def replaced(thing: T, **changes: object) -> T:
    """The same thing with other values in some of its fields."""
    return type(thing)(**{**as_dict(thing), **changes})
