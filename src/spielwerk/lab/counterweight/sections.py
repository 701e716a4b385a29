"""Counterweight: why stations fail, what holds them up, who thinks of himself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.counterweight.lens import MONEY, PLAN, SHIPS
from spielwerk.lab.page import Block
from spielwerk.lab.plots import Curve, ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.slim import SETTLED
from spielwerk.lab.stats import Estimate, share_of
from spielwerk.lab.sums import sums

SELFISH = ("converted", "pocketed")
HELPFUL = ("contributed",)


def station(reading: Reading, say: Sayer) -> list[Block]:
    """The station over the rounds: sections, money, ships, enemies, emergencies."""
    blocks: list[Block] = []
    for figure in ("completed", "funds", "docked", "enemies", "crises", "influence"):
        lines = [
            Curve(say("table", players=players), found)
            for players in reading.tables
            if (found := _mean_by_round(reading, players, figure))
        ]
        caption = say(f"plot-{figure}")
        picture = plots.lines(lines, caption, say.short, x_title=say("axis-round"))
        blocks.append(page.figure(picture, caption))
    return [page.grid(blocks)]


def _mean_by_round(reading: Reading, players: int, figure: str) -> list[tuple[float, Estimate]]:
    found = sums(_rounds(reading, players), ["round"], figure)
    return [
        (float(now), value.count)
        for (now,), value in found.items()
        if value.n >= reading.least(players)
    ]


def _rounds(reading: Reading, players: int) -> Iterator[pl.LazyFrame]:
    """The rounds as they begin, one row each: all seats share the station."""
    for (part,) in reading.store.parts("rounds", players=players):
        yield part.filter(~pl.col("over") & (pl.col("seat") == 0))


def failures(reading: Reading, say: Sayer) -> list[Block]:
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
    blocks: list[Block] = []
    if len(xs) > 1:
        picture = plots.stack(xs, areas, caption, say.share1, say("axis-round"))
        blocks.append(page.figure(picture, caption))
    causes = [
        ForestRow(
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


def bottlenecks(reading: Reading, say: Sayer) -> list[Block]:
    """What holds the station up in each round."""
    blocks: list[Block] = []
    for players in reading.tables:
        found = sums(_rounds(reading, players), ["round", "bottleneck"], "seat")
        totals: Counter[int] = Counter()
        for (now, _), rounds in found.items():
            totals[now] += rounds.n
        xs = sorted(now for now, count in totals.items() if count >= reading.least(players))
        areas = {
            say(f"bottleneck-{name}"): [
                found[now, kind].n / totals[now] if (now, kind) in found else 0.0 for now in xs
            ]
            for kind, name in ((MONEY, "money"), (SHIPS, "ships"), (PLAN, "plan"))
        }
        if len(xs) > 1:
            caption = say("plot-bottleneck", players=players)
            picture = plots.stack(xs, areas, caption, say.share, say("axis-round"))
            blocks.append(page.figure(picture, caption))
    return [page.text(say("bottleneck-note"), "lead"), page.grid(blocks)] if blocks else []


def selfishness(reading: Reading, say: Sayer) -> list[Block]:
    """Whether it pays to take rather than to give."""
    won = sums(_takers(reading), ["players", "who"], "share")
    if not won:
        return []
    shares = []
    for place, players in enumerate(reading.tables):
        for who in ("most", "least"):
            if (players, who) in won:
                found = won[players, who]
                label = say("at-table", name=say(f"selfish-{who}"), players=players)
                figure = share_of(found.total, found.n)
                shares.append(ForestRow(label, figure, colour=place, expected=1 / players))
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


def _takers(reading: Reading) -> Iterator[pl.LazyFrame]:
    """The seats of games that somebody won; `who` took the most and the least, part by part."""
    net = pl.when(pl.col("kind").is_in(SELFISH)).then(pl.col("amount")).otherwise(-pl.col("amount"))
    rank = pl.col("net").rank("average", descending=True).over("number")
    least = rank > pl.col("players") - 0.25
    who = pl.when(rank < 1.25).then(pl.lit("most")).when(least).then(pl.lit("least"))
    for told, seats in reading.store.parts("things", "players"):
        taken = (
            told.filter(pl.col("kind").is_in([*SELFISH, *HELPFUL]) & (pl.col("seat") >= 0))
            .group_by("number", "seat")
            .agg(net.sum().alias("net"))
        )
        yield (
            seats.filter(SETTLED)
            .select("players", "number", pl.col("seat").cast(pl.Int8), "share")
            .join(taken, on=["number", "seat"], how="left")
            .with_columns(pl.col("net").fill_null(0))
            .with_columns(who=who.otherwise(pl.lit("")))
        )


SECTIONS = (
    ("failures", failures),
    ("bottlenecks", bottlenecks),
    ("station", station),
    ("selfishness", selfishness),
)
