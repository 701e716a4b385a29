"""The figures that variants are compared and tuned by: one value a game."""

from __future__ import annotations

import polars as pl

from spielwerk.lab.reading import Reading

PREFIXES = ("side-", "faction-", "card-")
PLAIN = ("rounds", "decisions", "minutes", "lead_changes", "score")
ALONG = ("lead_changes", "comeback")  # told by the course of a game alone


def short(thing: str) -> str:
    """A side, faction or seat as people type it: `empire`, `new-york`, `seat1`."""
    if thing.startswith("seat:"):
        return f"seat{int(thing[5:]) + 1}"
    for prefix in PREFIXES:
        thing = thing.removeprefix(prefix)
    return thing


def per_game(reading: Reading, players: int) -> pl.DataFrame:
    """One row a game with its seed, and a column for every figure; null where it does not apply."""
    games = reading.at(players)
    rows = reading.players.filter(pl.col("players") == players)
    by_party = rows["party"].unique().sort().to_list() if reading.lens.shared_win else []
    frame = games.select(
        "seed",
        "number",
        *(pl.col(name).cast(pl.Float64) for name in ("rounds", "decisions", "lead_changes")),
        reading.minutes().alias("minutes"),
        pl.col("comeback").cast(pl.Float64),
        *(
            (pl.col("end") == end).cast(pl.Float64).alias(f"end({end})")
            for end in sorted(games["end"].unique().to_list())
        ),
        *(
            reading.won_by(party).cast(pl.Float64).alias(f"share({short(party)})")
            for party in by_party
        ),
    )
    shares = [] if reading.lens.shared_win else _shares(rows)
    seats = rows.group_by("number").agg(pl.col("score").mean().cast(pl.Float64), *shares)
    return frame.join(seats, on="number", how="left").sort("number")


def _shares(rows: pl.DataFrame) -> list[pl.Expr]:
    """The win shares of a game by the columns of the players' rows, null if nobody won."""
    found = []
    for by in ("party", "faction", "position", "bot"):
        names = [name for name in rows[by].unique().sort().to_list() if name]
        for name in names if len(names) > 1 else []:
            own = pl.col("share").filter(pl.col("settled") & (pl.col(by) == name))
            share = pl.when(own.len() > 0).then(own.cast(pl.Float64).sum())
            found.append(share.alias(f"share({short(name)})"))
    return found


def is_share(name: str) -> bool:
    """Whether a figure is a share, to be shown in per cent."""
    return ("(" in name and not name.startswith("owners(")) or name == "comeback"
