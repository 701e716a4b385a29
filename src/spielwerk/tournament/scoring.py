"""What a table is worth: a win is one point, whatever the size of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from spielwerk.tournament.shapes import Points, Result, Rules, System, Table

WIN, NOTHING = Fraction(1), Fraction(0)
# Swiss: nobody shall fall behind because the numbers are odd. Round robin: what a table gives on
# average, for everybody has as many of them, or nearly.
BYE: Mapping[System, Fraction] = {"swiss": WIN, "robin": Fraction(1, 2)}


def places(size: int, result: Result) -> list[int]:
    """The place of every seat, from 0; who is as good as another has the same one.

    Those whom the game names are first: it knows how ties are broken. The others follow by score.
    """
    scores = result.scores if len(result.scores) == size else [0] * size
    worth = [
        (seat in result.winners, 0 if seat in result.winners else scores[seat])
        for seat in range(size)
    ]
    return [sum(other > mine for other in worth) for mine in worth]


def points(rules: Rules, table: Table) -> list[Fraction]:
    """What every seat of a finished table gets."""
    assert table.result is not None
    size, result = len(table.players), table.result
    if not result.winners:  # the station has failed, the war has no end
        return [NOTHING] * size
    if rules.sides(size):  # a side wins as one
        return [WIN if seat in result.winners else NOTHING for seat in range(size)]
    return shared(places(size, result), rules.points)


def shared(places: Sequence[int], kind: Points) -> list[Fraction]:
    """The points of these places: from 1 for the first to 0 for the last, in even steps.

    Equal places share what they would have got one after the other. If only wins count, only the
    first get something, and share it.
    """
    size = len(places)
    if kind == "wins":
        steps = [WIN, *[NOTHING] * (size - 1)]
    else:
        steps = [Fraction(size - 1 - place, size - 1) for place in range(size)]
    found = []
    for place in places:
        equal = places.count(place)
        found.append(sum(steps[place : place + equal], NOTHING) / equal)
    return found


def has_won(rules: Rules, table: Table, seat: int) -> bool:
    """Whether this seat is among those who have won."""
    return table.result is not None and seat in table.result.winners


def duel(rules: Rules, table: Table, seat: int, other: int) -> Fraction | None:
    """How two of a table fared against each other: 1, ½ or 0; nothing between friends."""
    assert table.result is not None
    sides = rules.sides(len(table.players))
    if sides and sides[seat] == sides[other]:
        return None
    mine, his = (points(rules, table)[one] for one in (seat, other))
    return WIN if mine > his else NOTHING if mine < his else Fraction(1, 2)
