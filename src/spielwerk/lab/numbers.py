"""Figures as people read them, by Babel; and the same on the axes of plots."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

FINEST = 3  # digits of a figure on an axis, at most; what says nothing is left out there


@dataclass(frozen=True)
class Shown:
    """How a kind of figure is said: as a share, with its sign, with so many digits."""

    lang: str
    digits: int = 1
    factor: int = 1
    unit: str = ""
    sign: bool = False
    brief: bool = False  # no digits after a whole number

    def __call__(self, value: float, digits: int | None = None) -> str:
        """A figure in the language's way, with a real minus and none before nothing."""
        from babel.numbers import format_decimal

        wanted = self.digits if digits is None else digits
        scaled = value * self.factor
        if self.brief and abs(scaled - round(scaled)) < 1e-9:
            wanted = 0
        rounded = round(scaled, wanted) + 0.0
        pattern = "#,##0" + ("." + "0" * wanted if wanted else "")
        said = format_decimal(rounded, pattern, self.lang).replace("-", "−")
        return ("+" if self.sign and value > 0 else "") + said + self.unit

    @property
    def axis(self) -> str:
        """The same as an expression of Vega, for the figures of an axis."""
        said = f"format(datum.value * {self.factor}, ',.{FINEST}~f') + '{self.unit}'"
        return f"(datum.value > 0 ? '+' : '') + {said}" if self.sign else said


@cache
def locale(lang: str) -> dict[str, Any]:
    """How plots write numbers in a language."""
    from babel.numbers import get_decimal_symbol, get_group_symbol

    number = {
        "decimal": get_decimal_symbol(lang),
        "thousands": get_group_symbol(lang),
        "grouping": [3],
        "currency": ["", ""],
    }
    return {"number": number}
