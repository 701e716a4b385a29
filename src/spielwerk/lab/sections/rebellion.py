"""What a playtest of Rebellion wants to know (RB-6)."""

from __future__ import annotations

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.plots import Line, Row
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import mean_from, share_of


def lands(reading: Reading, say: Sayer) -> list[str]:
    """Lands of either side over the rounds; units and credits for those who want them."""
    first = [_over_time(reading, say, "lands", players) for players in reading.tables]
    more = [
        _over_time(reading, say, figure, players)
        for figure in ("units", "credits")
        for players in reading.tables
    ]
    return [page.grid(first), page.folded(say("more-plots"), page.grid(more))]


def _over_time(reading: Reading, say: Sayer, figure: str, players: int) -> str:
    lines = [
        Line(say.name(side), found) for side, found in reading.by_round(players, figure).items()
    ]
    caption = say(f"plot-{figure}", players=players)
    picture = plots.lines(lines, caption, say.short, x_title=say("axis-round"))
    return page.figure(picture, caption)


def battles(reading: Reading, say: Sayer) -> list[str]:
    """How often each pair of dice meets and wins: what the thresholds 10 and 20 are worth."""
    rolled = (
        reading.told()
        .filter(pl.col("kind") == "rolled")
        .group_by("thing")
        .agg(pl.col("times").sum())
        .collect()
    )
    counts: dict[tuple[int, int], dict[str, int]] = {}
    for thing, times in rolled.iter_rows():
        _, die, other, result = thing.split(":")
        counts.setdefault((int(die), int(other)), {})[result] = times
    total = sum(sum(found.values()) for found in counts.values())
    if not total:
        return []
    dice = sorted({die for pair in counts for die in pair})
    names = [say("die", sides=die) for die in dice]
    wins, often = {}, {}
    for (die, other), found in counts.items():
        place = (dice.index(die), dice.index(other))
        rolls = sum(found.values())
        wins[place] = found.get("won", 0) / rolls
        often[place] = rolls / total
    blocks = [
        page.figure(
            plots.heat(names, names, wins, say("plot-dice-won"), say.share1, 0.5),
            say("plot-dice-won"),
        ),
        page.figure(
            plots.heat(names, names, often, say("plot-dice-often"), say.share1, 0.0),
            say("plot-dice-often"),
        ),
    ]
    rows = []
    for players in reading.tables:
        games = len(reading.at(players))
        cells = [say("table", players=players)]
        cells += [
            say.number(_times(reading, players, kind) / games)
            for kind in ("rolled", "took", "linked", "gave", "sold")
        ]
        dismissed = (
            reading.told(players)
            .filter(pl.col("kind") == "dismissed")
            .select("number")
            .unique()
            .collect()
        )
        cells.append(say.interval(share_of(len(dismissed), games)))
        rows.append(cells)
    head = ["table", "rolls", "taken", "links", "gifts", "sales", "dismissed"]
    return [page.grid(blocks), page.table([say(f"column-{id}") for id in head], rows)]


def links(reading: Reading, say: Sayer) -> list[str]:
    """How many bridges links take."""
    series = {}
    for players in reading.tables:
        found = (
            reading.told(players)
            .filter(pl.col("kind") == "linked")
            .group_by("thing")
            .agg(pl.col("times").sum())
            .collect()
        )
        if len(found):
            series[say("table", players=players)] = {
                int(thing.partition(":")[2]): float(times) for thing, times in found.iter_rows()
            }
    if not series:
        return []
    caption = say("plot-links")
    return [
        page.grid(
            [page.figure(plots.columns(series, caption, say.share), caption), *_first(reading, say)]
        )
    ]


def _first(reading: Reading, say: Sayer) -> list[str]:
    """The Empire's first round: what it holds when the Rebels begin."""
    rows = []
    for place, players in enumerate(reading.tables):
        found = (
            reading.store.scan("rounds")
            .filter((pl.col("players") == players) & (pl.col("round") == 2) & (pl.col("seat") == 0))
            .select("lands")
            .collect()["lands"]
        )
        if len(found) > 1:
            mean, spread = found.mean(), found.var()
            figure = mean_from(float(mean), float(spread), len(found))  # type: ignore[arg-type]
            rows.append(Row(say("table", players=players), figure, colour=place))
    caption = say("plot-first-round")
    return [page.figure(plots.forest(rows, caption, say.number), caption)] if rows else []


def _times(reading: Reading, players: int, kind: str) -> float:
    found = reading.told(players).filter(pl.col("kind") == kind)
    return float(found.select(pl.col("times").sum()).collect().item() or 0)


PARTS = (("lands", lands), ("battles", battles), ("links", links))
