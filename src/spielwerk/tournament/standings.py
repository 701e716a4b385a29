"""Who is ahead, and by what those with as many points are told apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Literal

from msgspec import Struct

from spielwerk.tournament.scoring import BYE, NOTHING, duel, has_won, points
from spielwerk.tournament.shapes import Round, Rules, Table

Break = Literal["direct", "buchholz", "berger", "weaker", "share", "wins"]


class Standing(Struct, frozen=True):
    """A line of the table."""

    place: int  # from 1; the same for those whom nothing tells apart
    player: int
    points: Fraction
    played: int
    wins: int
    byes: int
    breaks: dict[str, Fraction]


def breaks(rules: Rules) -> list[Break]:
    """What is looked at, one after the other, if points are equal."""
    strength: Break = "buchholz" if rules.system == "swiss" else "berger"
    sides: list[Break] = ["weaker"] if rules.teams else []
    share: list[Break] = [] if rules.teams else ["share"]
    return ["direct", strength, *sides, "wins", *share]


def finished(rounds: Sequence[Round]) -> list[Table]:
    """All tables with a result."""
    return [table for one in rounds for table in one.tables if table.result is not None]


def totals(rules: Rules, players: Sequence[int], rounds: Sequence[Round]) -> dict[int, Fraction]:
    """The points of everybody, byes included."""
    found = dict.fromkeys(players, NOTHING)
    for table in finished(rounds):
        for player, got in zip(table.players, points(rules, table), strict=True):
            found[player] = found.get(player, NOTHING) + got
    for one in rounds:
        for player in one.byes:
            found[player] = found.get(player, NOTHING) + BYE[rules.system]
    return found


def standings(rules: Rules, players: Sequence[int], rounds: Sequence[Round]) -> list[Standing]:
    """Everybody from the top; the order of `players` counts for nothing but looks."""
    book = _Book(rules, players, rounds)
    order = [list(players)]
    for worth in (book.total, *book.worths()):
        order = [part for tied in order for part in _parted(tied, worth)]
    found: list[Standing] = []
    for tied in order:
        place = len(found) + 1
        found += [book.line(place, player) for player in tied]
    return found


Worth = Callable[[int, Sequence[int]], Fraction]


def _parted(tied: Sequence[int], worth: Worth) -> list[list[int]]:
    """Those who were equal so far, parted by one more thing."""
    if len(tied) == 1:
        return [list(tied)]
    told = {player: worth(player, tied) for player in tied}
    order = sorted(tied, key=lambda player: -told[player])
    return [list(same) for _, same in groupby(order, key=lambda player: told[player])]


class _Book:
    """All that is counted."""

    def __init__(self, rules: Rules, players: Sequence[int], rounds: Sequence[Round]) -> None:
        self.rules = rules
        self.points = totals(rules, players, rounds)
        self._tables: defaultdict[int, list[tuple[Table, int]]] = defaultdict(list)
        for table in finished(rounds):
            for seat, player in enumerate(table.players):
                self._tables[player].append((table, seat))
        self._byes = Counter(player for one in rounds for player in one.byes)
        self._weaker = weaker_side(rules, finished(rounds))
        self._duels = self._all_duels(rounds)

    def _all_duels(self, rounds: Sequence[Round]) -> Mapping[tuple[int, int], Fraction]:
        found: dict[tuple[int, int], Fraction] = {}
        for table in finished(rounds):
            for seat, one in enumerate(table.players):
                for far, other in enumerate(table.players):
                    how = duel(self.rules, table, seat, far) if far != seat else None
                    if how is not None:
                        found[one, other] = found.get((one, other), NOTHING) + how
        return found

    def worths(self) -> list[Worth]:
        """The tie-breaks in their order."""
        return [getattr(self, name) for name in breaks(self.rules)]

    def total(self, player: int, _: Sequence[int]) -> Fraction:
        """What counts first."""
        return self.points[player]

    def line(self, place: int, player: int) -> Standing:
        """A line of the table."""
        return Standing(
            place,
            player,
            self.points[player],
            len(self._tables[player]),
            sum(has_won(self.rules, table, seat) for table, seat in self._tables[player]),
            self._byes[player],
            {
                name: getattr(self, name)(player, [player, *self._equals(player)])
                for name in breaks(self.rules)
            },
        )

    def _equals(self, player: int) -> list[int]:
        return [
            other
            for other, had in self.points.items()
            if had == self.points[player] and other != player
        ]

    def direct(self, player: int, tied: Sequence[int]) -> Fraction:
        """Points against those with as many, if all of them have met each other."""
        others = [other for other in tied if other != player]
        if any((one, other) not in self._duels for one in tied for other in tied if one != other):
            return NOTHING
        return sum((self._duels[player, other] for other in others), NOTHING)

    def buchholz(self, player: int, _: Sequence[int]) -> Fraction:
        """The points of the opponents: a table counts as the mean of those who sat there.

        A bye counts as an opponent with as many points as oneself.
        """
        found = self._byes[player] * self.points[player]
        for table, seat in self._tables[player]:
            others = self._opponents(table, seat)
            found += sum((self.points.get(other, NOTHING) for other in others), NOTHING) / len(
                others
            )
        return found

    def berger(self, player: int, _: Sequence[int]) -> Fraction:
        """The same, but only as much of it as one has won against them (Sonneborn-Berger)."""
        found = NOTHING
        for table, seat in self._tables[player]:
            others = self._opponents(table, seat)
            for other in others:
                how = duel(self.rules, table, seat, table.players.index(other))
                found += (how or NOTHING) * self.points.get(other, NOTHING) / len(others)
        return found

    def weaker(self, player: int, _: Sequence[int]) -> Fraction:
        """Wins with the side that has won less in this tournament."""
        won = 0
        for table, seat in self._tables[player]:
            side = self.rules.sides(len(table.players))
            if side and side[seat] == self._weaker and has_won(self.rules, table, seat):
                won += 1
        return Fraction(won)

    def share(self, player: int, _: Sequence[int]) -> Fraction:
        """The own part of all points that were made at one's tables, the mean of them."""
        parts = []
        for table, seat in self._tables[player]:
            assert table.result is not None
            made = [max(score, 0) for score in table.result.scores]
            if sum(made):
                parts.append(Fraction(made[seat], sum(made)) * len(made) / 2)
        return sum(parts, NOTHING) / len(parts) if parts else NOTHING

    def wins(self, player: int, _: Sequence[int]) -> Fraction:
        """How many games were won."""
        return Fraction(
            sum(has_won(self.rules, table, seat) for table, seat in self._tables[player])
        )

    def _opponents(self, table: Table, seat: int) -> list[int]:
        sides = self.rules.sides(len(table.players))
        return [
            other
            for far, other in enumerate(table.players)
            if far != seat and not (sides and sides[far] == sides[seat])
        ]


def weaker_side(rules: Rules, tables: Sequence[Table]) -> int | None:
    """The side that has won the smaller part of these games; nothing, if they are equal."""
    won: Counter[int] = Counter()
    played: Counter[int] = Counter()
    for table in tables:
        for seat, side in enumerate(rules.sides(len(table.players))):
            played[side] += 1
            won[side] += has_won(rules, table, seat)
    rates = {side: Fraction(won[side], played[side]) for side in played}
    if len(set(rates.values())) < 2:
        return None
    return min(rates, key=lambda side: (rates[side], side))
