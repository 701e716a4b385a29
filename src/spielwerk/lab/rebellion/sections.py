"""What a playtest of Rebellion wants to know (RB-6)."""

from __future__ import annotations

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.page import Block
from spielwerk.lab.plots import Curve, ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, share_of
from spielwerk.lab.sums import sums


def lands(reading: Reading, say: Sayer) -> list[Block]:
    """Lands of either side over the rounds; units and credits for those who want them."""
    first = [_over_time(reading, say, "lands", players) for players in reading.tables]
    more = [
        _over_time(reading, say, figure, players)
        for figure in ("units", "credits")
        for players in reading.tables
    ]
    return [page.grid(first), page.folded(say("more-plots"), page.grid(more))]


def _over_time(reading: Reading, say: Sayer, figure: str, players: int) -> Block:
    lines = [
        Curve(say.name(side), found) for side, found in reading.by_round(players, figure).items()
    ]
    caption = say(f"plot-{figure}", players=players)
    picture = plots.lines(lines, caption, say.short, x_title=say("axis-round"))
    return page.figure(picture, caption)


def battles(reading: Reading, say: Sayer) -> list[Block]:
    """How often each pair of dice meets and wins: what the thresholds 10 and 20 are worth."""
    counts: dict[tuple[int, int], dict[str, int]] = {}
    for thing, times in reading.times("rolled").items():
        _, own, foe, result = thing.split(":")
        counts.setdefault((int(own), int(foe)), {})[result] = times
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
            say.number(sum(reading.times(kind, players).values()) / games)
            for kind in ("rolled", "took", "linked", "gave", "sold")
        ]
        cells.append(say.interval(share_of(reading.games_with("dismissed", players), games)))
        rows.append(cells)
    head = ["table", "rolls", "taken", "links", "gifts", "sales", "dismissed"]
    return [page.grid(blocks), page.table([say(f"column-{id}") for id in head], rows)]


def links(reading: Reading, say: Sayer) -> list[Block]:
    """How many bridges links take."""
    series = {}
    for players in reading.tables:
        found = reading.times("linked", players)
        if found:
            series[say("table", players=players)] = {
                int(thing.partition(":")[2]): times for thing, times in found.items()
            }
    if not series:
        return []
    caption = say("plot-links")
    return [
        page.grid(
            [page.figure(plots.columns(series, caption, say.share), caption), *_first(reading, say)]
        )
    ]


def _first(reading: Reading, say: Sayer) -> list[Block]:
    """The Empire's first round: what it holds when the Rebels begin."""
    rows = []
    for place, players in enumerate(reading.tables):
        parts = (
            part.filter((pl.col("round") == 2) & (pl.col("seat") == 0))
            for (part,) in reading.store.parts("rounds", players=players)
        )
        rows += [
            ForestRow(say("table", players=players), held.figure, colour=place)
            for held in sums(parts, ["players"], "lands").values()
        ]
    caption = say("plot-first-round")
    return [page.figure(plots.forest(rows, caption, say.number), caption)] if rows else []


def everybody(reading: Reading, say: Sayer) -> list[Block]:
    """Whether all play: who loses everything before the first turn, and who has to look on."""
    head = ["table", *PRESENT]
    return [page.table([say(f"column-{id}") for id in head], present_rows(reading, say))]


PRESENT = ("landless-first", "returned", "looking-on")


def present_rows(reading: Reading, say: Sayer) -> list[list[str]]:
    """The same as cells, table by table."""
    return [
        [
            say("table", players=players),
            say.interval(landless_first(reading, players)),
            say.number(sum(reading.times("returned", players).values()) / len(reading.at(players))),
            say.interval(looking_on(reading, players)),
        ]
        for players in reading.tables
    ]


def landless_first(reading: Reading, players: int) -> Estimate:
    """The share of games in which a Rebel holds no land before his first turn (RB-6)."""
    games: set[int] = set()
    for part in reading.told((*LANDLESS, "turn"), players):
        lost = pl.col("kind").is_in(LANDLESS)
        firsts = part.group_by("number", "seat").agg(
            lost=pl.col("first").filter(lost).min(), turn=pl.col("first").filter(~lost).min()
        )
        early = pl.col("turn").is_null() | (pl.col("lost") < pl.col("turn"))
        found = firsts.filter(pl.col("lost").is_not_null() & early).select("number")
        games.update(found.collect()["number"])
    return share_of(len(games), len(reading.at(players)))


def looking_on(reading: Reading, players: int) -> Estimate:
    """The share of rounds, from the Rebels' first one on, in which a player decides nothing."""
    idle = rounds = 0
    own = ["number", "seat"]
    for (part,) in reading.store.parts("rounds", players=players):
        found = (
            part.sort(*own, "round", "over")
            .with_columns(
                decided=pl.col("decisions").shift(-1).over(own) > pl.col("decisions"),
                whole=~pl.col("over").shift(-1).over(own),
            )
            .filter(pl.col("whole").fill_null(False))
            .filter((pl.col("decided") & (pl.col("seat") > 0)).any().over("number", "round"))
            .select(idle=(~pl.col("decided")).sum(), rounds=pl.len())
            .collect()
        )
        idle += int(found["idle"].sum())
        rounds += int(found["rounds"].sum())
    return share_of(idle, rounds)


LANDLESS = ("landless", "fell")

SECTIONS = (("everybody", everybody), ("lands", lands), ("battles", battles), ("links", links))
