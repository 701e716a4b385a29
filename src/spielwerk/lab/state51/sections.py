"""51st State: how the engine grows, where points come from, factions against each other."""

from __future__ import annotations

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.page import Block
from spielwerk.lab.plots import Curve, ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.slim import SETTLED
from spielwerk.lab.stats import Estimate, share_of
from spielwerk.lab.sums import sums


def growth(reading: Reading, say: Sayer) -> list[Block]:
    """Locations, deals and goods produced in each round."""
    blocks: list[Block] = []
    for figure in ("locations", "deals"):
        lines = [
            Curve(
                say(
                    "at-table",
                    name=say("winners" if won == "true" else "others"),
                    players=players,
                ),
                found,
                colour=place,
                dash=int(won != "true"),
            )
            for place, players in enumerate(reading.tables)
            for won, found in sorted(
                reading.by_round(players, figure, by="won", each=True).items(), reverse=True
            )
        ]
        caption = say(f"plot-{figure}")
        picture = plots.lines(lines, caption, say.number, x_title=say("axis-round"))
        blocks.append(page.figure(picture, caption))
    lines = [
        Curve(say("table", players=players), found)
        for players in reading.tables
        if (found := _production(reading, players))
    ]
    caption = say("plot-production")
    picture = plots.lines(lines, caption, say.number, x_title=say("axis-round"))
    return [page.grid([*blocks, page.figure(picture, caption)])]


def _production(reading: Reading, players: int) -> list[tuple[float, Estimate]]:
    """Goods that a player gets in the production phase of each round."""
    parts = (
        part.filter(pl.col("thing").str.starts_with("production:"))
        .group_by("number", "seat", "thing")
        .agg(pl.col("amount").sum())
        for (part,) in reading.store.parts("things", players=players)
    )
    least = len(reading.at(players)) * players // 20
    return sorted(
        (float(thing.partition(":")[2]), made.figure)
        for (thing,), made in sums(parts, ["thing"], "amount").items()
        if made.n >= max(5, least)
    )


def ways(reading: Reading, say: Sayer) -> list[Block]:
    """What brings points, to winners and to others."""
    parts = (
        told.filter((pl.col("kind") == "gained-vp") & pl.col("thing").str.starts_with("by:")).join(
            seats.select("number", pl.col("seat").cast(pl.Int8), "won"), on=["number", "seat"]
        )
        for told, seats in reading.store.parts("things", "players")
    )
    seats = {won: int((reading.players["won"] == won).sum()) for won in (True, False)}
    mean = {
        (thing, won): points.total / max(1, seats[won])
        for (thing, won), points in sums(parts, ["thing", "won"], "amount").items()
    }
    names = sorted({thing for thing, _ in mean}, key=lambda thing: -mean.get((thing, True), 0))
    head = [say("column-way"), say("winners"), say("others")]
    lines = [
        [
            say.name(f"way-{thing.partition(':')[2] or 'other'}"),
            *(say.number(mean.get((thing, won), 0.0)) for won in (True, False)),
        ]
        for thing in names
    ]
    return [page.text(say("ways-note"), "lead"), page.table(head, lines)] if lines else []


def rivals(reading: Reading, say: Sayer) -> list[Block]:
    """How often one faction wins at a table with another."""
    gain = pl.col("share").cast(pl.Float64) - 1 / pl.col("players").cast(pl.Float64)
    pairs = (
        part.filter(SETTLED & (pl.col("faction") != ""))
        .select("number", "faction", gain=gain)
        .join(part.select("number", rival="faction"), on="number")
        .filter(pl.col("faction") != pl.col("rival"))
        for (part,) in reading.store.parts("players")
    )
    gains = sums(pairs, ["faction", "rival"], "gain")
    factions = sorted({faction for faction, _ in gains})
    if len(factions) < 2:
        return []
    values = {
        (factions.index(faction), factions.index(rival)): found.mean
        for (faction, rival), found in gains.items()
    }
    names = [say.name(faction) for faction in factions]
    caption = say("plot-rivals")
    rows = []
    for place, players in enumerate(reading.tables):
        if players < 2:
            continue
        for name, figure, expected in reading.win_shares("faction", players):
            label = say("at-table", name=say.name(name), players=players)
            rows.append(
                ForestRow(
                    label,
                    share_of(figure.value * figure.n, figure.n),
                    colour=place,
                    expected=expected,
                )
            )
    picture = plots.heat(names, names, values, caption, say.points, 0.0)
    by_table = plots.forest(rows, say("plot-faction-table"), say.share1)
    return [
        page.grid([page.figure(picture, caption), page.figure(by_table, say("plot-faction-table"))])
    ]


SECTIONS = (("growth", growth), ("ways", ways), ("rivals", rivals))
