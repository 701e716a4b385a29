"""What was learned about options themselves: a small correction to what rules of thumb think.

A net that looks at where options lead must carry every one of them out. This one looks at the
table once a question, and at each option's own traits (its verb, its card, what is printed there):
worth = a + b · gain + Σ unit · weight, where `gain` is what the rules of thumb think, the units
come from a few numbers of the table, and a, b and the weights are sums over the traits of the
option. So it costs hardly more than the rules of thumb. Traits go by name: a card that was never
seen is judged by its print.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from spielwerk.engine.errors import SpielwerkError

FORMAT = 1
MARK = "spielwerk-taught"
DIGITS = 3  # of every number


class BadTeaching(SpielwerkError):
    """A file that holds nothing taught, or not for this game."""


class Taught:
    """The numbers of it.

    An option must beat what the rules of thumb say by the `margin`; what they think worse by more
    than the `stake`, in points, is not judged at all (51st State; Counterweight judges all).
    """

    def __init__(
        self,
        inputs: list[str],
        units: list[list[float]],
        traits: dict[str, list[float]],
        margin: float,
        stake: float,
    ) -> None:
        self.inputs = inputs  # the names of the numbers of the table
        self.units = units  # a row a unit: its bias, then a weight an input
        filled = units + [[0.0] * (1 + len(inputs))] * (-len(units) % 4)  # by units never on
        self.fours = list(zip(filled[::4], filled[1::4], filled[2::4], filled[3::4], strict=True))
        self.traits = traits  # of each: a, b, then a weight a unit
        self._same: dict[float, float] = {}
        self.margin = margin
        self.stake = stake

    def row(self, names: Iterable[str]) -> list[float]:
        """What the traits of an option add up to."""
        found = [0.0] * (2 + len(self.units))
        for name in names:
            for at, weight in enumerate(self.traits.get(name, ())):
                found[at] += weight
        # Equal numbers are one object: all rows together then stay where a processor reads fast
        return [self._same.setdefault(one, one) for one in [round(one, DIGITS) for one in found]]


class Look:
    """A look at one table: the units that are on, and how much."""

    __slots__ = ("places", "values")

    def __init__(self, taught: Taught, context: list[float]) -> None:
        self.places: list[int] = []  # in the row of an option
        self.values: list[float] = []
        place = 2
        # Four at a time, so that what the table says is read once for four of them
        for one, two, three, four in taught.fours:
            a, b, c, d = one[0], two[0], three[0], four[0]
            for at, value in enumerate(context, 1):
                if value != 0.0:
                    a += one[at] * value
                    b += two[at] * value
                    c += three[at] * value
                    d += four[at] * value
            if a > 0.0:
                self.places.append(place)
                self.values.append(a)
            if b > 0.0:
                self.places.append(place + 1)
                self.values.append(b)
            if c > 0.0:
                self.places.append(place + 2)
                self.values.append(c)
            if d > 0.0:
                self.places.append(place + 3)
                self.values.append(d)
            place += 4

    def worth(self, row: list[float], gain: float) -> float:
        """What an option is worth beside the others of its question."""
        total = row[0] + row[1] * gain
        places, values = self.places, self.values
        for number in range(len(places)):
            total += row[places[number]] * values[number]
        return total


def worths(
    taught: Taught,
    context: list[float],
    asked: Sequence[int],
    rows: list[list[float]],
    gains: list[float],
    liked: int,
) -> list[float]:
    """What each option is worth; what the rules of thumb like best has the margin beside it."""
    look = Look(taught, context)
    found = []
    for at, option in enumerate(asked):
        worth = look.worth(rows[at], gains[at])
        found.append(worth + taught.margin if option == liked else worth)
    return found


def best_of(asked: Sequence[int], worths: list[float]) -> int:
    """The option that is worth most, the first of equals."""
    best, most = asked[0], worths[0]
    for at, worth in enumerate(worths):
        if worth > most:
            best, most = asked[at], worth
    return best


def order_of(asked: Sequence[int], worths: list[float]) -> list[int]:
    """All of them, the best first, equals as they are asked."""
    found = [(-worth, at) for at, worth in enumerate(worths)]
    found.sort()
    return [asked[at] for _, at in found]


def parse(text: str, game: str, source: str) -> Taught:
    """From the text of a file of `spielwerk teach`."""
    try:
        data = json.loads(text)
        if data[MARK] != FORMAT or data["game"] != game:
            raise BadTeaching(f"{source} holds nothing taught for {game} as it is written today.")
        taught = Taught(
            [str(name) for name in data["inputs"]],
            [[float(one) for one in row] for row in data["units"]],
            {str(name): [float(one) for one in row] for name, row in data["traits"].items()},
            float(data["margin"]),
            float(data["stake"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadTeaching(f"{source} holds nothing of `spielwerk teach`: {error!r}.") from None
    wide = 2 + len(taught.units)
    if any(len(row) != 1 + len(taught.inputs) for row in taught.units) or any(
        len(row) != wide for row in taught.traits.values()
    ):
        raise BadTeaching(f"{source}: its rows do not fit together.")
    return taught


def read(path: Path, game: str) -> Taught:
    """From a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadTeaching(f"{path} can't be read: {error}.") from None
    return parse(text, game, str(path))


def is_taught(path: Path) -> bool:
    """Whether a file says of itself that it is one of these."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return MARK in file.readline()
