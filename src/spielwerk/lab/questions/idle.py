"""Who only looks on: rounds without a real choice, and seats that are out long before the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import polars as pl

from spielwerk.lab import page
from spielwerk.lab.finding import NOTE, WARN, Finding
from spielwerk.lab.page import Block
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, share_of
from spielwerk.lab.sums import Sum, sums

OFTEN = 0.1  # of a player's rounds without a choice: people notice
LATE = 0.25  # of the rounds before the end: who decides nothing any more is out
SELDOM = 0.02  # of the games in which somebody is out


@dataclass(frozen=True)
class Idle:
    """How much of a game a seat only looks on."""

    players: int
    rounds: Estimate  # the share of a player's rounds without a choice of his own
    out: Estimate  # the share of games in which somebody decides nothing any more
    when: float  # the part of the game after which he is out (median)
    who: list[tuple[str, Estimate]]  # the share of games by place or party, the most often first


def rounds_of(reading: Reading, players: int) -> Iterator[pl.LazyFrame]:
    """Every whole round of every seat: how many decisions it made there."""
    own = ["number", "seat"]
    for (part,) in reading.store.parts("rounds", players=players):
        after = pl.col("decisions").cast(pl.Int64).shift(-1).over(own)
        yield (
            part.sort(*own, "round", "over")
            .with_columns(made=after - pl.col("decisions").cast(pl.Int64))
            .filter(~pl.col("over") & pl.col("made").is_not_null() & (pl.col("round") > 0))
        )


def idle(reading: Reading, players: int) -> Idle:
    """Rounds without a choice, and who is out."""
    shares = (
        part.group_by("players", "number").agg(idle=(pl.col("made") == 0).mean())
        for part in rounds_of(reading, players)
    )
    rounds = next(iter(sums(shares, ["players"], "idle").values()), Sum()).count
    gone = [
        part.group_by("number", "seat")
        .agg(
            last=pl.col("round").filter(pl.col("made") > 0).max().fill_null(0),
            rounds=pl.col("round").max(),
        )
        .filter(
            (pl.col("rounds") - pl.col("last")) >= pl.max_horizontal(2, pl.col("rounds") * LATE)
        )
        .collect()
        for part in rounds_of(reading, players)
    ]
    found = pl.concat(gone) if gone else pl.DataFrame({"number": [], "seat": []})
    games = len(reading.at(players))
    if found.is_empty():
        return Idle(players, rounds, share_of(0, games), 1.0, [])
    when = float((found["last"] / found["rounds"]).median() or 0.0)  # type: ignore[arg-type]
    out = share_of(found["number"].n_unique(), games)
    return Idle(players, rounds, out, when, _who(reading, players, found))


def _who(reading: Reading, players: int, found: pl.DataFrame) -> list[tuple[str, Estimate]]:
    """Who is out how often, of the games that he plays in."""
    by = "party" if reading.lens.shared_win else "position" if reading.in_order else "party"
    seats = reading.players.filter(pl.col("players") == players).with_columns(
        pl.col(by).cast(pl.String)
    )
    played = dict(seats.group_by(by).len().iter_rows())
    here = seats.join(found, on=["number", "seat"], how="semi").group_by(by).len()
    shares = [(name, share_of(times, played[name])) for name, times in here.iter_rows()]
    return sorted(shares, key=lambda row: -row[1].value)


def look(reading: Reading, say: Sayer) -> Iterator[Finding]:
    """Players who have nothing to do."""
    for players in reading.tables:
        found = idle(reading, players)
        if found.rounds.n >= 20 and found.rounds.low > OFTEN:
            said = say("found-idle", players=players, share=say.about(found.rounds))
            yield Finding(NOTE, said, f"idle {players}")
        if found.out.low > SELDOM:
            names = ", ".join(f"{say.name(name)} {say.share(one.value)}" for name, one in found.who)
            said = say(
                "found-out",
                players=players,
                share=say.about(found.out),
                when=say.share(found.when),
                names=names,
            )
            yield Finding(WARN, said, f"out {players}")


def blocks(reading: Reading, say: Sayer) -> list[Block]:
    """Both, table by table."""
    rows = []
    for players in reading.tables:
        found = idle(reading, players)
        who = ", ".join(f"{say.name(name)} {say.share(one.value)}" for name, one in found.who)
        rows.append(
            [
                say("table", players=players),
                say.interval(found.rounds),
                say.interval(found.out),
                who or "–",
            ]
        )
    head = [say(f"column-{id}") for id in ("table", "idle", "out", "who-out")]
    return [page.text(say("idle-note", part=say.share(LATE)), "lead"), page.table(head, rows)]
