"""Words of the card notation with their number: what effects and conditions share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import ClassVar, TypeVar

from msgspec import Struct

from spielwerk.engine.errors import Unreadable, fault, meant
from spielwerk.engine.view import Text, text


class Takes(Enum):
    """The number that a word wants behind it; 1, if it is left out."""

    NOTHING = "nothing"
    COUNT = "count"
    LIMIT = "limit"
    SIGNED = "signed"
    ROLLED = "rolled"

    def check(self, number: int) -> bool:
        """Whether a number is one of these."""
        if self in (Takes.SIGNED, Takes.ROLLED):
            return number != 0
        return number >= (1 if self is Takes.COUNT else 0)

    def wanted(self, part: str) -> Unreadable:
        """Why what stands in `part` is none of these."""
        wanted = fault(f"fault-takes-{self.value}")
        return Unreadable(fault("fault-number", part=part, wanted=wanted))


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
                raise cls.takes.wanted(f"{cls.word()} {number}")
            return cls()
        if number == "die":
            return cls.by_die()
        if not cls.takes.check(n := int(number or 1)):
            raise cls.takes.wanted(f"{cls.word()} {n}")
        return cls(n)

    @classmethod
    def by_die(cls: type[P]) -> P:
        """This phrase with the result of a die for its number, if that can be."""
        raise cls.no_die()

    @classmethod
    def no_die(cls) -> Unreadable:
        """Why no die can stand here."""
        return cls.takes.wanted(f"{cls.word()} die")

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
        part = written.strip()
        near = meant(part.partition(" ")[0], kinds)
        raise Unreadable(fault(f"fault-{what}", part=part, known=kinds, near=near))
    return kinds[found[1]].read(found[2])
