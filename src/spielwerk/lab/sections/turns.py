"""Who decides when: how long rounds take, and how often somebody has nothing to decide."""

from __future__ import annotations

from collections.abc import Iterator

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.page import Block
from spielwerk.lab.plots import Curve
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate
from spielwerk.lab.sums import Sum, sums


def turns(reading: Reading, say: Sayer) -> list[Block]:
    """Minutes a round, and the rounds in which a player only looks on."""
    lines = [
        Curve(say("table", players=players), found)
        for players in reading.tables
        if (found := pace(reading, players))
    ]
    if not lines:
        return []
    seconds = say.short(reading.lens.seconds_a_decision)
    caption = say("plot-pace", seconds=seconds)
    picture = plots.lines(lines, caption, say.number, x_title=say("axis-round"))
    rows = [
        [say("table", players=players), say.interval(idle(reading, players))]
        for players in reading.tables
    ]
    head = [say("column-table"), say("column-idle")]
    return [page.grid([page.figure(picture, caption), page.table(head, rows)])]


def _rounds(reading: Reading, players: int) -> Iterator[pl.LazyFrame]:
    """Every whole round of every seat: how many decisions it made there."""
    own = ["number", "seat"]
    for (part,) in reading.store.parts("rounds", players=players):
        after = pl.col("decisions").cast(pl.Int64).shift(-1).over(own)
        yield (
            part.sort(*own, "round", "over")
            .with_columns(made=after - pl.col("decisions").cast(pl.Int64))
            .filter(~pl.col("over") & pl.col("made").is_not_null() & (pl.col("round") > 0))
        )


def pace(reading: Reading, players: int) -> list[tuple[float, Estimate]]:
    """By round: the minutes that all seats' decisions take."""
    minutes = pl.col("made").sum() * (reading.lens.seconds_a_decision / 60)
    parts = (
        part.group_by("number", "round").agg(minutes=minutes) for part in _rounds(reading, players)
    )
    return [
        (float(now), taken.count)
        for (now,), taken in sums(parts, ["round"], "minutes").items()
        if taken.n >= reading.least(players)
    ]


def idle(reading: Reading, players: int) -> Estimate:
    """The share of a game's rounds in which a player decides nothing; the mean over games."""
    parts = (
        part.group_by("players", "number").agg(idle=(pl.col("made") == 0).mean())
        for part in _rounds(reading, players)
    )
    found = sums(parts, ["players"], "idle")
    return next(iter(found.values()), Sum()).count


SECTIONS = (("turns", turns),)
