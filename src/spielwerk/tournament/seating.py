"""Who sits where: over the rounds everybody shall have every side, and every seat, as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

from msgspec.structs import replace

from spielwerk.tournament.shapes import Round, Rules, Table

SIDE = 100  # a side counts far more than a seat
MANY = 6  # at larger tables not every order is tried
PASSES = 5  # over a whole schedule


class Sat:
    """How often everybody has had which side and seat."""

    def __init__(self, rules: Rules, rounds: Iterable[Round] = ()) -> None:
        self._rules = rules
        self._seats: Counter[tuple[int, int]] = Counter()
        self._sides: Counter[tuple[int, int]] = Counter()
        self._met: Counter[tuple[int, int]] = Counter()  # who sat before whom
        for one in rounds:
            for table in one.tables:
                self.note(table.players)

    def note(self, players: Sequence[int], times: int = 1) -> None:
        """These have sat there in this order; -1 times: no, they have not."""
        sides = self._rules.sides(len(players))
        for seat, player in enumerate(players):
            self._seats[player, seat] += times
            for later in players[seat + 1 :]:
                self._met[player, later] += times
            if sides:
                self._sides[player, sides[seat]] += times

    def seated(self, players: Sequence[int]) -> list[int]:
        """The same players in the order that is fairest after all that was."""
        if len(players) > MANY:
            return sorted(players, key=lambda player: (self._seats[player, 0], player))
        orders = [list(order) for order in permutations(sorted(players))]
        return min(orders, key=lambda order: (self._cost(order), order))

    def _cost(self, order: Sequence[int]) -> int:
        sides = self._rules.sides(len(order))
        cost = 0
        for seat, player in enumerate(order):
            cost += 2 * self._seats[player, seat] ** 2 + self._seats[player, seat]
            cost += sum(self._met[player, later] for later in order[seat + 1 :])
            if sides:
                often = self._sides[player, sides[seat]]
                others = sum(self._sides[player, side] for side in set(sides) - {sides[seat]})
                # What is rare (the one Empire) is what one has had too often or not yet.
                share = sides.count(sides[seat]) / len(sides)
                cost += round(SIDE * ((often + 1) - share * (often + others + 1)) ** 2)
        return cost


def fair(rules: Rules, rounds: Sequence[Round]) -> list[Round]:
    """A whole schedule with seats that are as fair as exchanging them at single tables makes it."""
    sat, found = Sat(rules), [[table.players for table in one.tables] for one in rounds]
    for at in found:
        for number, players in enumerate(at):
            at[number] = sat.seated(players)
            sat.note(at[number])
    for _ in range(PASSES):
        before = [list(at) for at in found]
        for at in found:
            for number, players in enumerate(at):
                sat.note(players, -1)
                at[number] = sat.seated(players)
                sat.note(at[number])
        if found == before:
            break
    return [
        replace(one, tables=[Table(players) for players in at])
        for one, at in zip(rounds, found, strict=True)
    ]
