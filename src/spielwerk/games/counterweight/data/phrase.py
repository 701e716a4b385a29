"""Words of the card notation with their number: what effects and conditions share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import ClassVar, TypeVar

from msgspec import Struct

from spielwerk.engine.view import Text, text


class Takes(Enum):
    """The number that a word wants behind it; 1, if it is left out."""

    NOTHING = "no number"
    COUNT = "a number from 1 up"
    LIMIT = "a number from 0 up"
    SIGNED = "a number that is not 0"
    ROLLED = "a number that is not 0, or 'die'"

    def check(self, number: int) -> bool:
        """Whether a number is one of these."""
        if self in (Takes.SIGNED, Takes.ROLLED):
            return number != 0
        return number >= (1 if self is Takes.COUNT else 0)


class Phrase(Struct, frozen=True):
    """One kind of effect or condition; its word is its name, its sentence a message of its own."""

    family: ClassVar[str]  # what the phrases of a kind are called, in messages and faults
    icon: ClassVar[str]  # what stands for it in a picture
    takes: ClassVar[Takes] = Takes.COUNT

    n: int = 0

    @classmethod
    def word(cls) -> str:
        """What it is called on cards."""
        return cls.__name__.lower()

    @classmethod
    def read(cls: type[P], number: str | None) -> P:
        """This phrase with the number that stands on a card."""
        if cls.takes is Takes.NOTHING:
            if number:
                raise ValueError(f"'{cls.word()}' takes no number")
            return cls()
        if number == "die":
            return cls.by_die()
        if not cls.takes.check(n := int(number or 1)):
            raise ValueError(f"'{cls.word()} {n}': wanted is {cls.takes.value}")
        return cls(n)

    @classmethod
    def by_die(cls: type[P]) -> P:
        """This phrase with the result of a die for its number, if that can be."""
        raise cls.no_die()

    @classmethod
    def no_die(cls) -> ValueError:
        """Why no die can stand here."""
        return ValueError(f"'{cls.word()} die': wanted is {cls.takes.value}")

    def written(self) -> str:
        """The phrase as it stands on a card."""
        return self.word() if self.takes is Takes.NOTHING else f"{self.word()} {self.n}"

    def text(self) -> Text:
        """The phrase as a sentence."""
        less = "-less" if self.n < 0 else ""
        return text(f"{self.family}-{self.word()}{less}", n=abs(self.n))


P = TypeVar("P", bound=Phrase)
WRITTEN = re.compile(r"\s*([a-z]+)(?:\s+(-?\d+|die))?\s*")


def read(written: str, kinds: Mapping[str, type[P]], what: str) -> P:
    """One phrase of a card."""
    found = WRITTEN.fullmatch(written)
    if not found or found[1] not in kinds:
        raise ValueError(f"'{written.strip()}' is no {what}; there are {', '.join(kinds)}")
    return kinds[found[1]].read(found[2])
