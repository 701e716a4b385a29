"""Counterweight: why stations fail, what holds them up, who thinks of himself."""

from __future__ import annotations

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.lenses.counterweight import MONEY, PLAN, SHIPS
from spielwerk.lab.plots import Line, Row
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, mean_from, share_of

SELFISH = ("converted", "pocketed")
HELPFUL = ("contributed",)


def station(reading: Reading, say: Sayer) -> list[str]:
    """The station over the rounds: sections, money, ships, enemies, emergencies."""
    blocks = []
    for figure in ("completed", "funds", "docked", "enemies", "crises", "influence"):
        lines = [
            Line(say("table", players=players), found)
            for players in reading.tables
            if (found := _mean_by_round(reading, players, figure))
        ]
        caption = say(f"plot-{figure}")
        picture = plots.lines(lines, caption, say.short, x_title=say("axis-round"))
        blocks.append(page.figure(picture, caption))
    return [page.grid(blocks)]


def _mean_by_round(reading: Reading, players: int, figure: str) -> list[tuple[float, Estimate]]:
    rows = (
        reading.store.scan("rounds")
        .filter((pl.col("players") == players) & ~pl.col("over") & (pl.col("seat") == 0))
        .group_by("round")
        .agg(pl.col(figure).mean().alias("mean"), pl.col(figure).var().alias("var"), pl.len())
        .sort("round")
        .collect()
    )
    least = max(5, len(reading.at(players)) // 20)
    return [
        (float(now), mean_from(float(mean), float(var or 0), n))
        for now, mean, var, n in rows.iter_rows()
        if n >= least
    ]


def failures(reading: Reading, say: Sayer) -> list[str]:
    """In which round stations fail, and of what."""
    rows = reading.games.filter(pl.col("end") != "finished")
    if not len(rows):
        return []
    series = {}
    for end in sorted(rows["end"].unique().to_list()):
        counted = rows.filter(pl.col("end") == end)["rounds"].value_counts()
        series[say.name(f"short-end-{end}")] = {int(x): float(n) for x, n in counted.iter_rows()}
    xs = list(range(1, max(max(found) for found in series.values()) + 1))
    areas = {
        name: [found.get(x, 0.0) / len(reading.games) for x in xs] for name, found in series.items()
    }
    caption = say("plot-failures")
    blocks = []
    if len(xs) > 1:
        picture = plots.stack(xs, areas, caption, say.share1, say("axis-round"))
        blocks.append(page.figure(picture, caption))
    causes = [
        Row(
            say("at-table", name=say.name(f"short-end-{end}"), players=players),
            share_of(n, len(at)),
            colour=place,
        )
        for place, players in enumerate(reading.tables)
        if len(at := rows.filter(pl.col("players") == players))
        for end, n in at["end"].value_counts(sort=True).iter_rows()
    ]
    caption = say("plot-causes")
    blocks.append(page.figure(plots.forest(causes, caption, say.share1), caption))
    return [page.grid(blocks)]


def bottlenecks(reading: Reading, say: Sayer) -> list[str]:
    """What holds the station up in each round."""
    blocks = []
    for players in reading.tables:
        rows = (
            reading.store.scan("rounds")
            .filter((pl.col("players") == players) & ~pl.col("over") & (pl.col("seat") == 0))
            .group_by("round", "bottleneck")
            .len()
            .collect()
        )
        totals: dict[int, int] = {}
        for now, _, count in rows.iter_rows():
            totals[now] = totals.get(now, 0) + count
        least = max(5, len(reading.at(players)) // 20)
        xs = sorted(now for now, count in totals.items() if count >= least)
        counts = {(now, kind): count for now, kind, count in rows.iter_rows()}
        areas = {
            say(f"bottleneck-{name}"): [counts.get((now, kind), 0) / totals[now] for now in xs]
            for kind, name in ((MONEY, "money"), (SHIPS, "ships"), (PLAN, "plan"))
        }
        if len(xs) > 1:
            caption = say("plot-bottleneck", players=players)
            picture = plots.stack(xs, areas, caption, say.share, say("axis-round"))
            blocks.append(page.figure(picture, caption))
    return [page.text(say("bottleneck-note"), "lead"), page.grid(blocks)] if blocks else []


def selfishness(reading: Reading, say: Sayer) -> list[str]:
    """Whether it pays to take rather than to give."""
    told = (
        reading.told()
        .filter(pl.col("kind").is_in([*SELFISH, *HELPFUL]) & (pl.col("seat") >= 0))
        .with_columns(
            net=pl.when(pl.col("kind").is_in(SELFISH))
            .then(pl.col("amount"))
            .otherwise(-pl.col("amount"))
        )
        .group_by("players", "number", "seat")
        .agg(pl.col("net").sum())
        .collect()
    )
    rows = (
        reading.won.with_columns(pl.col("seat").cast(pl.Int8))
        .join(told, on=["players", "number", "seat"], how="left")
        .with_columns(pl.col("net").fill_null(0))
    )
    if rows.is_empty():
        return []
    ranked = rows.with_columns(
        rank=pl.col("net").rank("average", descending=True).over("players", "number")
    )
    shares = []
    for place, players in enumerate(reading.tables):
        at = ranked.filter(pl.col("players") == players)
        for id, kept in (
            ("most", pl.col("rank") < 1.25),
            ("least", pl.col("rank") > players - 0.25),
        ):
            found = at.filter(kept)
            if len(found):
                label = say("at-table", name=say(f"selfish-{id}"), players=players)
                figure = share_of(float(found["share"].sum()), len(found))
                shares.append(Row(label, figure, colour=place, expected=1 / players))
    caption = say("plot-selfish")
    blocks = [page.figure(plots.forest(shares, caption, say.share1), caption)] if shares else []
    head = [say("column-table"), say("column-taken-funds"), say("column-contributed")]
    lines = []
    for players in reading.tables:
        games = len(reading.at(players))
        lines.append(
            [
                say("table", players=players),
                say.number(reading.amounts(SELFISH, players) / games),
                say.number(reading.amounts(HELPFUL, players) / games),
            ]
        )
    return [page.text(say("selfish-note"), "lead"), page.grid([*blocks, page.table(head, lines)])]


PARTS = (
    ("failures", failures),
    ("bottlenecks", bottlenecks),
    ("station", station),
    ("selfishness", selfishness),
)
