"""An option is an int: a verb and the thing it is about, packed the same way in every game."""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property

Option = int
SHIFT = 16  # bits of a thing; a game packs what has two parts (a place and a seat) into these
THING = (1 << SHIFT) - 1
DONE = 0  # verb 0 of every game, about nothing: enough, no more, nobody


class Verb(IntEnum):
    """The verbs of a game: each game names its own, `DONE = 0` first; numbers never change.

    On the wire and in the words a verb goes by its `word`: `TURN_AWAY` is „turn-away“.
    """

    @cached_property
    def word(self) -> str:
        """The verb in texts, on buttons and in the client."""
        return self.name.lower().replace("_", "-")

    @property
    def first(self) -> int:
        """The option of this verb about thing 0; hot paths add the thing to it."""
        return self << SHIFT

    def of(self, thing: int) -> int:
        """The option of this verb about a thing."""
        return self << SHIFT | thing


def thing_of(option: int) -> int:
    """What an option is about."""
    return option & THING


def verb_of(option: int) -> int:
    """The number of an option's verb."""
    return option >> SHIFT
