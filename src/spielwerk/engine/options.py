"""Rule switches: a frozen dataclass a game, each field a switch with a default and its limits.

A switch is declared beside its rule, in the `Switches` of that module; a game's `options.py` only
puts them together.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from spielwerk.engine.errors import BadOption

Value = bool | int | str
O = TypeVar("O")  # noqa: E741 (the options of a game)


@dataclasses.dataclass(frozen=True, slots=True)
class Switch:
    """One rule switch, as the lobby and the lab show it; named in words as `switch-<name>`."""

    name: str
    default: Value
    values: tuple[Value, ...]  # empty for a number
    low: int = 0
    high: int = 0


def flag(default: bool) -> Any:
    """A switch that is on or off."""
    return dataclasses.field(default=default, metadata={"values": (default, not default)})


def choice(*values: str) -> Any:
    """A switch with named positions, the default first."""
    return dataclasses.field(default=values[0], metadata={"values": values})


def number(default: int, low: int, high: int) -> Any:
    """A switch that is a whole number within limits."""
    return dataclasses.field(default=default, metadata={"values": (), "low": low, "high": high})


def switches(options: Any) -> tuple[Switch, ...]:
    """All switches of a game's options."""
    return _switches(options)


@cache
def _switches(options: Any) -> tuple[Switch, ...]:
    fields: tuple[Any, ...] = dataclasses.fields(options)
    return tuple(Switch(field.name, field.default, **field.metadata) for field in fields)


@cache
def _defaults(options: Any) -> Any:
    """The options as they are if nothing is said; never changed, so one for all."""
    return options()


def parse(options: type[O], wanted: Mapping[str, object] | None) -> O:
    """The options with these switches set; values may be strings, as a command line gives them."""
    kind: Any = options
    if not wanted:
        usual: O = _defaults(kind)
        return usual
    known = {switch.name: switch for switch in switches(options)}
    chosen: dict[str, Value] = {}
    for name, value in wanted.items():
        if name not in known:
            raise BadOption(f"There is no rule switch '{name}'; there are {', '.join(known)}.")
        chosen[name] = _value(known[name], value)
    return options(**chosen)


def as_dict(options: Any) -> dict[str, Value]:
    """The switches as plain data."""
    return dataclasses.asdict(options)


def _value(switch: Switch, value: object) -> Value:
    if switch.values:
        for position in switch.values:
            if value == position and type(value) is type(position):
                return position
            if isinstance(value, str) and value.lower() == str(position).lower():
                return position
        allowed = ", ".join(str(position).lower() for position in switch.values)
        raise BadOption(f"Rule switch '{switch.name}' can be {allowed}, not {value!r}.")
    if isinstance(value, str) and value.strip().lstrip("-").isdigit():
        value = int(value)
    if (
        not isinstance(value, int)
        or isinstance(value, bool)
        or not (switch.low <= value <= switch.high)
    ):
        raise BadOption(
            f"Rule switch '{switch.name}' is a number from {switch.low} to {switch.high}, "
            f"not {value!r}."
        )
    return value
