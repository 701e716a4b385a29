"""How long rounds take."""

from __future__ import annotations

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.page import Block
from spielwerk.lab.plots import Curve
from spielwerk.lab.questions.idle import rounds_of
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate
from spielwerk.lab.sums import sums


def turns(reading: Reading, say: Sayer) -> list[Block]:
    """Minutes a round."""
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
    return [page.grid([page.figure(picture, caption)])]


def pace(reading: Reading, players: int) -> list[tuple[float, Estimate]]:
    """By round: the minutes that all seats' decisions take."""
    minutes = pl.col("made").sum() * (reading.lens.seconds_a_decision / 60)
    parts = (
        part.group_by("number", "round").agg(minutes=minutes)
        for part in rounds_of(reading, players)
    )
    return [
        (float(now), taken.count)
        for (now,), taken in sums(parts, ["round"], "minutes").items()
        if taken.n >= reading.least(players)
    ]


SECTIONS = (("turns", turns),)
