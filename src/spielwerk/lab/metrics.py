"""The figures that variants are compared and tuned by: one value a game."""

from __future__ import annotations

import polars as pl

from spielwerk.lab.course import POINTS
from spielwerk.lab.reading import Reading

PREFIXES = ("side-", "faction-", "card-")
PLAIN = ("rounds", "decisions", "minutes", "lead_changes", "score")


def short(thing: str) -> str:
    """A side, faction or seat as people type it: `empire`, `new-york`, `seat1`."""
    if thing.startswith("seat:"):
        return f"seat{int(thing[5:]) + 1}"
    for prefix in PREFIXES:
        thing = thing.removeprefix(prefix)
    return thing


def per_game(reading: Reading, players: int) -> pl.DataFrame:
    """One row a game with its seed, and a column for every figure; null where it does not apply."""
    half = pl.col("leaders").list.get(POINTS // 2 - 1)
    decided = pl.col("victors").list.len() > 0
    games = reading.at(players)
    frame = games.select(
        "seed",
        "number",
        *(pl.col(name).cast(pl.Float64) for name in ("rounds", "decisions", "lead_changes")),
        reading.minutes().alias("minutes"),
        pl.when(decided & (half != ""))
        .then((~pl.col("victors").list.contains(half)).cast(pl.Float64))
        .alias("comeback"),
        *(
            (pl.col("end") == end).cast(pl.Float64).alias(f"end({end})")
            for end in sorted(games["end"].unique().to_list())
        ),
    )
    rows = reading.players.filter(pl.col("players") == players)
    score = rows.group_by("number").agg(pl.col("score").mean().cast(pl.Float64))
    frame = frame.join(score, on="number", how="left")
    if reading.lens.shared_win:
        for party in rows["party"].unique().sort().to_list():
            won = games.select(
                "number",
                pl.col("victors")
                .list.contains(party)
                .cast(pl.Float64)
                .alias(f"share({short(party)})"),
            )
            frame = frame.join(won, on="number", how="left")
    else:
        for by in ("party", "faction", "position", "bot"):
            frame = _shares(frame, reading.won.filter(pl.col("players") == players), by)
    return frame.sort("number")


def _shares(frame: pl.DataFrame, rows: pl.DataFrame, by: str) -> pl.DataFrame:
    """Add the win shares by a column of the players' rows."""
    names = [name for name in rows[by].unique().sort().to_list() if name]
    if len(names) < 2:
        return frame
    for name in names:
        own = (
            rows.filter(pl.col(by) == name)
            .group_by("number")
            .agg(pl.col("share").sum().cast(pl.Float64).alias(f"share({short(name)})"))
        )
        frame = frame.join(own, on="number", how="left")
    return frame


def is_share(name: str) -> bool:
    """Whether a figure is a share, to be shown in per cent."""
    return "(" in name or name == "comeback"
