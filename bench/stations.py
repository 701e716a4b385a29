"""How often tables of bots finish their station, and what one wins among others, deal by deal.

    python -m bench.stations --deals 200 --seed 5000000 level3-2026@12 level4@24

`level4@24` is a table of its own; `level4@160+level3-2026@12` is one guest among others, whose seat
goes round. The first row is a table that all others are compared with on the same deals: tables by
stations finished, guests by what one of the first row wins there, all its seats taken together as
the guest sits in each of them equally often (its share). Three and four players by turns. With a
number of iterations behind the @, the same command plays the same games, whatever else the machine
does; without one, bots think by the clock.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import process_time
from typing import Any

import spielwerk
from spielwerk.bots.drive import SeatedBots
from spielwerk.lab.stats import mean_of

GAME = spielwerk.game("counterweight")
PLAYERS = (3, 4)
SHOWN = 10  # deals between two reports


class Row:
    """One kind of table: what came of it, deal by deal."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.guest, _, host = name.rpartition("+")
        self.host = host
        self.finished: list[float] = []
        self.won: list[float] = []  # by the guest, or by one of a table of its own
        self.seconds = 0.0

    def play(self, number: int, seed: int) -> None:
        """One deal; the guest's seat changes from deal to deal."""
        players = PLAYERS[number % len(PLAYERS)]
        seat = number // len(PLAYERS) % players
        names = [self.host] * players
        names[seat] = self.guest or self.host
        state: Any = GAME.new(players, seed + number)
        began = process_time()
        SeatedBots(GAME, names, seed + number).play(state)
        self.seconds += process_time() - began
        winners = state.winners()
        self.finished.append(float(bool(winners)))
        if self.guest:
            self.won.append((seat in winners) / max(1, len(winners)))
        else:
            self.won.append(bool(winners) / players)

    def report(self, first: Row) -> str:
        """Its own figures, and what they are beside those of the first row."""
        deals = len(self.won)
        text = f"{self.name}: {deals} deals, {self.seconds / deals:.2f} s a game; "
        text += f"finished {percent(self.finished)}, wins {percent(self.won)}"
        if self is not first:
            text += f"; finished more {percent(apart(self.finished, first.finished))}"
            text += f", wins more {percent(apart(self.won, first.won))}"
        if self.guest and sum(first.won):
            low, middle, high = times(self.won, first.won)
            text += f", {middle:.2f} times its share ({low:.2f} to {high:.2f})"
        return text


def apart(these: Sequence[float], those: Sequence[float]) -> list[float]:
    """Differences, deal by deal."""
    return [one - other for one, other in zip(these, those, strict=True)]


def percent(values: Sequence[float]) -> str:
    """The mean and its interval."""
    found = mean_of(values)
    return f"{100 * found.value:.1f} % (± {50 * (found.high - found.low):.1f})"


def times(these: Sequence[float], those: Sequence[float]) -> tuple[float, float, float]:
    """The ratio of two means over the same deals, with its 95 % interval (the delta method)."""
    base = mean_of(those).value
    ratio = mean_of(these).value / base
    off = mean_of([one - ratio * other for one, other in zip(these, those, strict=True)])
    half = (off.high - off.low) / 2 / base
    return ratio - half, ratio, ratio + half


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    rows = [Row(name) for name in wanted.rows]
    for number in range(wanted.deals):
        for row in rows:
            row.play(number, wanted.seed)
        if (number + 1) % SHOWN == 0 or number + 1 == wanted.deals:
            print(*[row.report(rows[0]) for row in rows], sep="\n", end="\n\n", flush=True)


if __name__ == "__main__":
    main()
