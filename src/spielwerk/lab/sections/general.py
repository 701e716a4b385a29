"""Who wins, how long it takes, how open it stays, how games end."""

from __future__ import annotations

import polars as pl

from spielwerk.lab import page, plots
from spielwerk.lab.page import Block
from spielwerk.lab.plots import Curve, ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer


def winners(reading: Reading, say: Sayer) -> list[Block]:
    """Win shares by side, seat, turn order, faction, bot and set-up."""
    blocks: list[Block] = []
    if reading.lens.shared_win:
        rows = [
            ForestRow(
                say("at-table", name=say.name(name), players=players),
                figure,
                note=say("of-games", n=figure.n),
                colour=place,
            )
            for players in reading.tables
            for place, (name, figure) in enumerate(reading.sides(players))
        ]
        picture = plots.forest(rows, say("plot-sides"), say.share1, 0.5)
        blocks.append(page.figure(picture, say("plot-sides")))
    else:
        for by in ("seat", "position"):
            rows = _by_table(reading, say, by)
            if rows:
                picture = plots.forest(rows, say(f"plot-{by}"), say.share1)
                blocks.append(page.figure(picture, say(f"plot-{by}")))
        for by in ("faction", "bot"):
            found = reading.win_shares(by)
            if len(found) < 2:
                continue
            rows = [
                ForestRow(say.name(name), figure, note=say("of-games", n=figure.n), expected=fair)
                for name, figure, fair in sorted(found, key=lambda row: -row[1].value)
            ]
            blocks.append(
                page.figure(plots.forest(rows, say(f"plot-{by}"), say.share1), say(f"plot-{by}"))
            )
    return [page.grid(blocks + _set_ups(reading, say))]


def _by_table(reading: Reading, say: Sayer, by: str) -> list[ForestRow]:
    rows = []
    for place, players in enumerate(reading.tables):
        for name, figure, fair in reading.win_shares(by, players):
            thing = f"seat:{name}" if by == "seat" else name
            label = say("at-table", name=say.name(thing), players=players)
            note = say("of-games", n=figure.n)
            rows.append(ForestRow(label, figure, note=note, colour=place, expected=fair))
    return rows


def _set_ups(reading: Reading, say: Sayer) -> list[Block]:
    ends = None if reading.lens.shared_win else ["finished"]
    if ends and not reading.lens.failures:
        return []
    rows = [
        ForestRow(
            say("at-table", name=say.name(name), players=players),
            figure,
            note=say("of-games", n=figure.n),
            colour=place,
        )
        for place, players in enumerate(reading.tables)
        for name, figure in reading.set_ups(players, ends)
    ]
    caption = say("plot-set-up-side" if ends is None else "plot-set-up")
    return [page.figure(plots.forest(rows, caption, say.share1), caption)] if len(rows) > 1 else []


def length(reading: Reading, say: Sayer) -> list[Block]:
    """Rounds, decisions and minutes."""
    names = {players: say("table", players=players) for players in reading.tables}
    figures = {
        "rounds": pl.col("rounds"),
        "decisions": pl.col("decisions"),
        "minutes": reading.minutes(),
    }
    blocks: list[Block] = []
    for id in ("rounds", "minutes"):
        series = {
            names[players]: reading.histogram(players, figures[id]) for players in reading.tables
        }
        caption = say(f"plot-{id}", seconds=say.short(reading.lens.seconds_a_decision))
        blocks.append(page.figure(plots.columns(series, caption, say.share), caption))
    head = [say("column-table"), *(say(f"column-{id}") for id in figures)]
    rows = []
    for players in reading.tables:
        cells = [names[players]]
        for figure in figures.values():
            median, low, high = reading.spread(players, figure)
            cells.append(f"{say.whole(median)} ({say.whole(low)}–{say.whole(high)})")
        rows.append(cells)
    return [page.grid(blocks), page.text(say("median-note"), "lead"), page.table(head, rows)]


def points(reading: Reading, say: Sayer) -> list[Block]:
    """The distribution of points, of winners and of others, and how points grow."""
    blocks: list[Block] = []
    for players in [] if reading.lens.shared_win else reading.tables:  # a side has all or nothing
        rows = reading.players.filter(pl.col("players") == players)
        series = {}
        for won in (True, False):
            counted = rows.filter(pl.col("won") == won)["score"].value_counts()
            if len(counted):
                name = say("winners" if won else "others")
                series[name] = {int(x): float(n) for x, n in counted.iter_rows()}
        caption = say("plot-score", players=players)
        blocks.append(page.figure(plots.columns(series, caption, say.share), caption))
    lines = []
    course = reading.course()
    for place, players in enumerate(reading.tables):
        for won in (True, False):
            found = course.get((players, won), [])
            if found and found[0][1].n > 1:
                name = say("winners" if won else "others")
                label = say("at-table", name=name, players=players)
                lines.append(Curve(label, found, colour=place, dash=int(not won)))
    caption = say("plot-course")
    blocks.append(page.figure(plots.lines(lines, caption, say.short, say.share), caption))
    return [page.grid(blocks)]


def tension(reading: Reading, say: Sayer) -> list[Block]:
    """Lead changes, how early it was decided, comebacks."""
    tables = [players for players in reading.tables if players > 1]
    lines = [
        Curve(say("table", players=players), found)
        for players in tables
        if (found := reading.leader_wins(players))
    ]
    if not lines:
        return []
    caption = say("plot-leader")
    blocks = [page.figure(plots.lines(lines, caption, say.share, say.share), caption)]
    series = {
        say("table", players=players): reading.histogram(players, pl.col("lead_changes"))
        for players in tables
    }
    caption = say("plot-lead-changes")
    blocks.append(page.figure(plots.columns(series, caption, say.share), caption))
    rows = []
    for players in tables:
        decided = reading.decided(players).sort()
        if decided.is_empty():
            continue
        rows.append(
            [
                say("table", players=players),
                say.interval(reading.comebacks(players)),
                say.share(decided[len(decided) // 2]),
                say.interval(reading.mean(players, "lead_changes"), percent=False),
            ]
        )
    head = [say(f"column-{id}") for id in ("table", "comebacks", "decided", "lead-changes")]
    return [page.grid(blocks), page.table(head, rows)]


def choices(reading: Reading, say: Sayer) -> list[Block]:
    """How much there is to decide."""
    lines = [
        Curve(say("table", players=players), reading.branching(players))
        for players in reading.tables
    ]
    caption = say("plot-branching")
    picture = plots.lines(lines, caption, say.short, say.share)
    rows = [
        ForestRow(say("table", players=players), reading.lone(players), colour=place)
        for place, players in enumerate(reading.tables)
    ]
    lone = plots.forest(rows, say("plot-lone"), say.share1)
    return [page.grid([page.figure(picture, caption), page.figure(lone, say("plot-lone"))])]


def ends(reading: Reading, say: Sayer) -> list[Block]:
    """How games end, and when."""
    rows = [
        ForestRow(
            say("at-table", name=_end(say, end), players=players),
            figure,
            note=say("of-games", n=round(figure.value * figure.n)),
            colour=place,
        )
        for place, players in enumerate(reading.tables)
        for end, figure in reading.ends(players)
    ]
    blocks = [page.figure(plots.forest(rows, say("plot-ends"), say.share1), say("plot-ends"))]
    kinds = sorted(reading.games["end"].unique().to_list())
    if len(kinds) > 1:
        series = {}
        for end in kinds:
            counted = reading.games.filter(pl.col("end") == end)["rounds"].value_counts()
            series[_end(say, end)] = {int(x): float(n) for x, n in counted.iter_rows()}
        last = max(max(found) for found in series.values())
        xs = list(range(min(min(found) for found in series.values()), last + 1))
        total = len(reading.games)
        areas = {}
        for name, found in series.items():
            summed, so_far = [], 0.0
            for x in xs:
                so_far += found.get(x, 0) / total
                summed.append(so_far)
            areas[name] = summed
        caption = say("plot-ends-over-time")
        if len(xs) > 1:
            picture = plots.stack(xs, areas, caption, say.share, say("axis-round"))
            blocks.append(page.figure(picture, caption))
    texts = [page.text(f"{_end(say, end)}: {say.name(f'end-{end}')}", "lead") for end in kinds]
    return [page.grid(blocks), *texts]


def _end(say: Sayer, end: str) -> str:
    """An end in a word."""
    return say.name(f"short-end-{end}")


SECTIONS = (
    ("winners", winners),
    ("length", length),
    ("points", points),
    ("tension", tension),
    ("choices", choices),
    ("ends", ends),
)
