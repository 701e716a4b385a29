"""Where goods, cards and points come from, as one number that an event carries along."""

from __future__ import annotations

from enum import IntEnum

SHIFT = 16


class Source(IntEnum):
    """What gives something; most are about a card."""

    START = 0
    BOARD = 1
    LOCATION = 2
    DEAL = 3
    BONUS = 4
    PLACED = 5
    SPOILS = 6
    COMPENSATION = 7
    CONNECTION = 8
    VISIT = 9
    DEVELOPMENT = 10

    def of(self, card: int) -> int:
        """This source with its card."""
        return self << SHIFT | card


START = Source.START.of(0)
BOARD = Source.BOARD.of(0)
DEVELOPMENT = Source.DEVELOPMENT.of(0)
# Sources about card 0: hot paths add the card.
LOCATION = Source.LOCATION.of(0)
DEAL = Source.DEAL.of(0)
BONUS = Source.BONUS.of(0)
SPOILS = Source.SPOILS.of(0)


def source_of(packed: int) -> tuple[Source, int]:
    """The source and the card of such a number."""
    return Source(packed >> SHIFT), packed & (1 << SHIFT) - 1
