"""Standing effects: what a card changes as long as it lies open, summed over all that do."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from spielwerk.engine.errors import Unreadable, fault, meant
from spielwerk.engine.view import Text, text
from spielwerk.games.counterweight.data.phrase import WRITTEN, Takes


class Standing(IntEnum):
    """The kinds; their numbers are places in `state.standing` and in `rules.standing` of a card."""

    BERTHS = 0
    FEE = 1
    TRAFFIC = 2
    LOAD = 3
    DICE = 4
    SILENCE = 5
    GUARD = 6
    LIMIT = 7
    BLOCK = 8
    SHARE = 9
    KEEP = 10

    @property
    def word(self) -> str:
        """What it is called on cards."""
        return self.name.lower()

    @property
    def takes(self) -> Takes:
        """The number that it wants."""
        return TAKES.get(self, Takes.COUNT)

    @property
    def of_card(self) -> bool:
        """Whether it concerns only the card that it stands on, not the whole station."""
        return self in (Standing.GUARD, Standing.LIMIT, Standing.BLOCK, Standing.SHARE)

    def text(self, n: int) -> Text:
        """A standing effect as a sentence."""
        return text(f"standing-{self.word}{'-less' if n < 0 else ''}", n=abs(n))


TAKES = {
    Standing.BERTHS: Takes.SIGNED,
    Standing.TRAFFIC: Takes.SIGNED,
    Standing.LOAD: Takes.SIGNED,
    Standing.DICE: Takes.SIGNED,
}
FOR_ALL = tuple(kind for kind in Standing if not kind.of_card)
BERTHS, FEE, TRAFFIC, LOAD, DICE, SILENCE, GUARD, LIMIT, BLOCK, SHARE, KEEP = map(int, Standing)


def read(written: str) -> tuple[int, ...]:
    """The standing effects of a card, by kind."""
    words = {kind.word: kind for kind in Standing}
    values = [0] * len(Standing)
    for part in filter(None, written.split(",")):
        found = WRITTEN.fullmatch(part)
        if not found or found[1] not in words or found[2] == "die":
            near = meant(part.split()[0] if part.split() else "", words)
            message = fault("fault-standing", part=part.strip(), known=words, near=near)
            raise Unreadable(message)
        kind, number = words[found[1]], int(found[2] or 1)
        if not kind.takes.check(number):
            raise kind.takes.wanted(part.strip())
        values[kind] += number
    return tuple(values)


def texts(values: Sequence[int]) -> list[Text]:
    """The standing effects of a card as sentences."""
    return [kind.text(values[kind]) for kind in Standing if values[kind]]


def texts_for_all(values: Sequence[int]) -> list[Text]:
    """What changes a rule for the whole station, as sentences."""
    return [kind.text(values[kind]) for kind in FOR_ALL if values[kind]]
