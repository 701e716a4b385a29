"""The rows of a run as memory can hold them: a few bytes a game, however many there are."""

from __future__ import annotations

import polars as pl

from spielwerk.lab.course import POINTS

NAME = pl.Categorical(pl.Categories("spielwerk.lab", physical=pl.UInt16))  # few names, many rows
SETTLED = pl.col("won").any().over("players", "number")  # whether somebody won a seat's game


def slim_games(part: pl.LazyFrame) -> pl.DataFrame:
    """A part of the games: names by number, the lists summed up."""
    won = pl.col("victors").list.len() > 0
    half = pl.col("leaders").list.get(POINTS // 2 - 1)
    decided = pl.lit(0)
    for point in range(POINTS):
        led = pl.col("victors").list.contains(pl.col("leaders").list.get(point))
        decided = pl.when(led).then(decided).otherwise(point + 1)
    return part.select(
        *("players", "number", "seed", "rounds", "decisions", "lone", "lead_changes"),
        pl.col("end", "set_up").cast(NAME),
        pl.col("victors").list.join(" ").cast(NAME),
        pl.when(won & (half != ""))
        .then(~pl.col("victors").list.contains(half))
        .alias("comeback"),  # whether the winner was behind at half-time
        pl.when(won).then(decided.cast(pl.UInt8)).alias("decided"),  # since when the winner led
    ).collect()


def slim_players(part: pl.LazyFrame) -> pl.DataFrame:
    """A part of the seats."""
    return part.select(
        *("players", "number", "seat", "score", "won", "share"),
        pl.col("bot", "party", "faction", "position").cast(NAME),
        SETTLED.alias("settled"),
    ).collect()


def along(part: pl.LazyFrame, column: str) -> pl.LazyFrame:
    """A list that goes along a game, one row a `point` of it."""
    return part.with_columns(point=pl.int_ranges(pl.col(column).list.len())).explode(
        column, "point"
    )
