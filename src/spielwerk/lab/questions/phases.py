"""Where the time goes: decisions and minutes by phase, and phases that only pretend to ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import polars as pl

from spielwerk.lab import page
from spielwerk.lab.finding import NOTE, Finding
from spielwerk.lab.page import Block
from spielwerk.lab.plots import ForestRow
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, share_of
from spielwerk.lab.sums import Sum

HOLLOW = 0.9  # of its questions have one answer only: a phase that asks nothing
OFTEN = 100  # questions before that is said


@dataclass(frozen=True)
class Phase:
    """What a phase takes of a game at one table."""

    name: str
    decisions: Estimate  # a game
    share: float  # of all decisions
    lone: Estimate  # the share of its questions that have one answer only
    seconds: Estimate | None  # a decision, where people were timed


def phases(reading: Reading, players: int) -> list[Phase]:
    """Every phase in which somebody is asked, the longest first."""
    games = len(reading.at(players))
    made: dict[str, Sum] = {}
    lone: dict[str, int] = {}
    timed: dict[str, Sum] = {}
    real = pl.col("seat") >= 0
    for (part,) in reading.store.parts("asked", players=players):
        by_game = part.group_by("phase", "number").agg(
            made=pl.col("times").filter(real).sum().cast(pl.Int64),
            lone=pl.col("times").filter(~real).sum().cast(pl.Int64),
            timed=pl.col("times").filter(pl.col("seconds").is_not_null()).sum().cast(pl.Int64),
            seconds=pl.col("seconds").cast(pl.Float64).sum(),
        )
        for phase, _, number, alone, clocked, seconds in by_game.collect().iter_rows():
            _add(made.setdefault(phase, Sum()), number)
            lone[phase] = lone.get(phase, 0) + alone
            if clocked:
                _add(timed.setdefault(phase, Sum()), seconds / clocked)
    total = max(1.0, sum(one.total for one in made.values()))
    found = [
        Phase(
            phase,
            Sum(games, one.total, one.squares).count,  # games without it count too
            one.total / total,
            share_of(lone[phase], lone[phase] + int(one.total)),
            timed[phase].count if phase in timed else None,
        )
        for phase, one in made.items()
    ]
    return sorted(found, key=lambda phase: -phase.share)


def _add(to: Sum, value: float) -> None:
    to.n += 1
    to.total += value
    to.squares += value * value


def look(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Phases in which nearly every question has one answer only; a sentence for all tables."""
    hollow: dict[str, list[tuple[int, float]]] = {}
    for players in reading.tables:
        for phase in phases(reading, players):
            if phase.lone.n >= OFTEN and phase.lone.low > HOLLOW:
                hollow.setdefault(phase.name, []).append((players, phase.lone.value))
    for name, found in hollow.items():
        shares = sorted(share for _, share in found)
        ends = dict.fromkeys(say.share(share) for share in (shares[0], shares[-1]))
        said = say(
            "found-hollow",
            name=say.name(name),
            tables=", ".join(str(players) for players, _ in found),
            share=" – ".join(ends),
        )
        yield Finding(NOTE, said, f"hollow {name}")


def blocks(reading: Reading, say: Sayer) -> list[Block]:
    """A table of all phases at every table, and a picture of the first."""
    rows, bars = [], []
    for place, players in enumerate(reading.tables):
        for phase in phases(reading, players):
            seconds = phase.seconds.value if phase.seconds else reading.lens.seconds_a_decision
            name = say("at-table", name=say.name(phase.name), players=players)
            rows.append(
                [
                    name,
                    say.interval(phase.decisions, percent=False),
                    say.share(phase.share),
                    say.number(phase.decisions.value * seconds / 60),
                    say.number(seconds) + ("" if phase.seconds else " *"),
                    say.share(phase.lone.value),
                ]
            )
            bars.append(ForestRow(name, phase.decisions, colour=place))
    if len({row[0] for row in rows}) < 2:
        return []
    head = [
        say(f"column-{id}")
        for id in ("phase", "decisions", "of-all", "minutes", "seconds", "one-answer")
    ]
    caption = say("plot-phases")
    return [
        page.text(say("phases-note"), "lead"),
        page.forest(bars, caption, say.number, None),
        page.table(head, rows),
    ]
