"""How early the winner is clear: when the lead is so big that nine of ten such leads win.

At every twentieth of a game the lead of who is ahead is set against who won in the end, in the
other half of the games (isotonic regression: a bigger lead never wins less often); so a lead is
judged by games that it had no part in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.course import POINTS, leader
from spielwerk.lab.finding import WARN, Finding
from spielwerk.lab.page import Block
from spielwerk.lab.plots import Curve
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, share_of

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[np.float64]]

CLEAR = 0.9  # of such leads win
LEAST = 60  # games, before anything is said
HALF = POINTS // 2 - 1


@dataclass(frozen=True)
class Clear:
    """By how much of the game the winner is clear."""

    players: int
    games: int
    curve: list[tuple[float, Estimate]]  # at 5 %, 10 %, …: the share of games that are clear

    @property
    def half(self) -> Estimate:
        """The share that is clear at half-time."""
        return self.curve[HALF][1]

    @property
    def middle(self) -> float:
        """The part of the game after which half of all games are clear; 1 if never before."""
        return next((point for point, share in self.curve if share.value >= 0.5), 1.0)


@lru_cache(16)  # the summary and the part of one report ask the same
def clear(reading: Reading, players: int) -> Clear | None:
    """When games are clear; None where too few were won."""
    import numpy as np

    leads, wins = _leads(reading, players)
    if len(leads) < LEAST or players < 2:
        return None
    settled = np.zeros((len(leads), POINTS - 1), dtype=bool)
    halves = (np.arange(0, len(leads), 2), np.arange(1, len(leads), 2))
    for point in range(POINTS - 1):
        for own, other in (halves, halves[::-1]):
            odds = _odds(leads[other, point], wins[other, point], leads[own, point])
            settled[own, point] = (odds >= CLEAR) & (leads[own, point] > 0)
    held = np.logical_and.accumulate(settled[:, ::-1], axis=1)[:, ::-1]  # from then on to the end
    curve = [
        ((point + 1) / POINTS, share_of(int(held[:, point].sum()), len(leads)))
        for point in range(POINTS - 1)
    ]
    return Clear(players, len(leads), curve)


def _odds(known: Numbers, won: Numbers, asked: Numbers) -> Numbers:
    """How often leads as big as those asked for have won among the known."""
    import numpy as np
    from scipy.optimize import isotonic_regression

    order = np.argsort(known, kind="stable")
    sizes, start, counts = np.unique(known[order], return_index=True, return_counts=True)
    hits = np.add.reduceat(won[order], start)
    fitted = isotonic_regression(hits / counts, weights=counts).x
    place = np.searchsorted(sizes, asked, side="right") - 1
    odds: Numbers = np.where(place >= 0, fitted[np.maximum(place, 0)], 0.0)
    return odds


def _leads(reading: Reading, players: int) -> tuple[Numbers, Numbers]:
    """By game and point: by how much somebody leads alone, and whether he wins."""
    import numpy as np

    standings, sides = reading.lens.standings, reading.lens.shared_win
    leads, wins = [], []
    for (part,) in reading.store.parts("players", players=players):
        rows = part.sort("number", "seat").group_by("number", maintain_order=True)
        found = rows.agg(pl.col("course"), pl.col("won"), pl.col("party")).collect()
        for _, courses, won, party in found.iter_rows():
            if not any(won):
                continue
            names = list(dict.fromkeys(party)) if sides else party
            victors = {place for place, name in enumerate(names) if won[party.index(name)]}
            ahead, right = [], []
            for point in range(POINTS - 1):
                now = standings([course[point] for course in courses])
                first, *rest = sorted(now, reverse=True)
                ahead.append(float(first - rest[0]) if rest else 0.0)
                right.append(float(leader(now) in victors))
            leads.append(ahead)
            wins.append(right)
    return np.array(leads), np.array(wins)


def look(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Games whose second half decides nothing."""
    for players in reading.tables:
        found = clear(reading, players)
        if found is not None and found.half.low > 0.5:
            said = say(
                "found-clear",
                players=players,
                share=say.about(found.half),
                when=say.share(found.middle),
            )
            yield Finding(WARN, said, f"clear {players}")


def blocks(reading: Reading, say: Sayer) -> list[Block]:
    """The curve of every table."""
    known = [found for players in reading.tables if (found := clear(reading, players))]
    if not known:
        return []
    caption = say("plot-clear")
    curves = [Curve(say("table", players=one.players), one.curve) for one in known]
    rows = [
        [
            say("table", players=one.players),
            say.interval(one.half),
            say.share(one.middle),
            say.whole(one.games),
        ]
        for one in known
    ]
    head = [say(f"column-{id}") for id in ("table", "clear-half", "clear-middle", "games")]
    picture = plots.lines(curves, caption, say.share, say.share)
    return [
        page.text(say("clear-note", odds=say.share(CLEAR)), "lead"),
        page.grid([page.figure(picture, caption), page.table(head, rows)]),
    ]
