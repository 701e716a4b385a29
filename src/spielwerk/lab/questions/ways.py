"""Ways to play: who chooses alike, and how often each way wins.

A seat's way is what its choices were made of (the share of each kind among all its choices; square
roots, so that rare kinds count). Seats are grouped by Ward's hierarchical clustering; the groups
must explain clearly more than they would if kinds of choices had nothing to do with each other.
A way that wins more often goes with winning: who is ahead can also choose otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import polars as pl

from spielwerk.lab import always, page
from spielwerk.lab.finding import NOTE, Finding
from spielwerk.lab.page import Block
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.slim import SETTLED
from spielwerk.lab.stats import Estimate, holm, share_of

if TYPE_CHECKING:
    import numpy as np

    Matrix = np.ndarray[Any, np.dtype[np.float64]]
    Numbers = np.ndarray[Any, np.dtype[np.int64]]

MOST = 5  # ways
SEATS = 2000  # that are grouped: more say nothing new and take long
LEAST = 60  # seats, before anything is said
GAIN = 1.3  # times the variance that as many ways explain by chance
SMALL = 0.05  # of the seats: fewer are no way of their own
NAMED = 3  # kinds of choices that describe a way
FEW = 5  # choices: who made fewer shows no way
SURE, FAR = 0.05, 0.05


@dataclass(frozen=True)
class Way:
    """Seats that chose alike."""

    part: float  # of all seats
    wins: Estimate  # against a fair share
    fair: float
    p: float  # of that, corrected for the number of ways and for looking often
    leans: list[tuple[str, float]]  # the kinds of choices that set it apart, and by how much


@lru_cache(16)  # the summary and the part of one report ask the same
def ways(reading: Reading, players: int) -> list[Way]:
    """The ways that were played at a table, the best first; one alone is none."""
    verbs, choices, gains = _choices(reading, players)
    if len(choices) < LEAST or players < 2:
        return []
    groups = grouped(choices)
    if groups.max() == 0:
        return []
    fair = float(gains.mean())  # of those who chose often enough
    found = []
    for group in range(groups.max() + 1):
        own = groups == group
        lean = choices[own].mean(axis=0) - choices[~own].mean(axis=0)
        order = sorted(range(len(verbs)), key=lambda place: -abs(lean[place]))[:NAMED]
        wins = share_of(float(gains[own].sum()), int(own.sum()), fair)
        leans = [(verbs[place], float(lean[place])) for place in order]
        found.append((float(own.mean()), wins, leans))
    games, planned = len(reading.at(players)), reading.planned
    ps = holm([always.steady(wins.p, games, planned) for _, wins, _ in found])
    made = [
        Way(part, wins, fair, p, leans) for (part, wins, leans), p in zip(found, ps, strict=True)
    ]
    return sorted(made, key=lambda way: -way.wins.value)


def grouped(choices: Matrix) -> Numbers:
    """The number of each row's group, 0 for all if there are no groups."""
    import numpy as np
    from scipy.cluster.hierarchy import fcluster, linkage

    rng = np.random.default_rng(0)
    points = np.sqrt(choices)
    mixed = np.column_stack([rng.permutation(column) for column in points.T])
    real, chance = (linkage(rows, "ward") for rows in (points, mixed))
    best = np.zeros(len(points), dtype=np.int64)
    for number in range(2, MOST + 1):
        own, other = (fcluster(tree, number, "maxclust") - 1 for tree in (real, chance))
        few = np.bincount(own).min() < SMALL * len(own)
        if few or _explained(points, own) < GAIN * _explained(mixed, other):
            break
        best = own.astype(np.int64)
    return best


def _explained(points: Matrix, groups: Numbers) -> float:
    """The share of the variance that lies between groups."""
    import numpy as np

    total = float(((points - points.mean(axis=0)) ** 2).sum())
    inside = sum(
        float(((points[groups == one] - points[groups == one].mean(axis=0)) ** 2).sum())
        for one in np.unique(groups)
    )
    return 1 - inside / total if total > 1e-9 else 0.0


def _choices(reading: Reading, players: int) -> tuple[list[str], Matrix, Matrix]:
    """The kinds of choices, what each seat's choices are made of, and its share of the win."""
    import numpy as np

    frames = []
    own = ["number", "seat"]
    for asked, seats in reading.store.parts("asked", "players", players=players):
        won = seats.filter(SETTLED).select(
            "number", pl.col("seat").cast(pl.Int8), pl.col("share").cast(pl.Float64)
        )
        chosen = asked.filter((pl.col("seat") >= 0) & (pl.col("verb") != "done"))
        frames.append(
            chosen.group_by(*own, "verb")
            .agg(pl.col("times").sum().cast(pl.Float64))
            .join(won, on=own)
            .collect()
        )
    rows = pl.concat(frames) if frames else pl.DataFrame()
    if rows.is_empty():
        return [], np.zeros((0, 0)), np.zeros(0)
    wide = rows.pivot("verb", index=[*own, "share"], values="times").fill_null(0.0).sort(own)
    wide = wide.filter(pl.sum_horizontal(wide.columns[3:]) >= FEW)
    if len(wide) > SEATS:
        wide = wide.sample(SEATS, seed=0)
    verbs = sorted(wide.columns[3:])
    counts = wide.select(verbs).to_numpy()
    return verbs, counts / counts.sum(axis=1, keepdims=True), wide["share"].to_numpy()


def look(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Ways that go with winning or with losing."""
    if reading.lens.shared_win:
        return
    for players in reading.tables:
        for way in ways(reading, players):
            if way.p < SURE and abs(way.wins.value - way.fair) > FAR:
                id = "found-way" if way.wins.value > way.fair else "found-way-less"
                said = say(
                    id,
                    players=players,
                    name=described(way.leans, say),
                    part=say.share(way.part),
                    share=say.about(way.wins),
                    fair=say.share(way.fair),
                )
                yield Finding(NOTE, said, f"{id} {way.leans[0][0]} {players}")


def described(leans: Sequence[tuple[str, float]], say: Sayer) -> str:
    """A way in a few words: `more “build” (+12), less “deal” (−7)`."""
    return ", ".join(
        say(
            "way-more" if lean > 0 else "way-less",
            name=say.verb(verb),
            points=say.number(abs(lean) * 100, 0),
        )
        for verb, lean in leans
    )


def blocks(reading: Reading, say: Sayer) -> list[Block]:
    """The ways at every table."""
    if reading.lens.shared_win:
        return []
    rows, strong = [], []
    for players in reading.tables:
        for way in ways(reading, players):
            rows.append(
                [
                    say("table", players=players),
                    described(way.leans, say),
                    say.share(way.part),
                    say.interval(way.wins),
                    say.share(way.fair),
                ]
            )
            strong.append(way.p < SURE)
    note = page.text(say("styles-note"), "lead")
    if not rows:
        return [note, page.text(say("styles-none"))]
    head = [say(f"column-{id}") for id in ("table", "way", "of-seats", "win-share", "fair")]
    return [note, page.table(head, rows, strong)]
