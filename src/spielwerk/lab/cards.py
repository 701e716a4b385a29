"""Every card: what became of it, and how those fared who made it theirs."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from spielwerk.lab.reading import Reading
from spielwerk.lab.stats import Estimate, holm, mean_from, share_of

ENOUGH = 20  # players that had a card, before the lab speaks of its worth


@dataclass(frozen=True)
class Card:
    """The figures of one card."""

    thing: str
    games: int  # in which it turned up at all
    roles: dict[str, Estimate]  # the share of those games in which it was drawn, built, …
    alive: Estimate  # the share of those games in which it was more than seen
    lift: Estimate | None  # win share of those who claimed it, beyond those who claimed others
    p: float = 1.0  # of the lift, corrected for the number of cards


def cards(reading: Reading) -> list[Card]:
    """All cards that turned up, the most often claimed first."""
    lens = reading.lens
    if not lens.roles:
        return []
    kinds = {kind: role for role, known in lens.roles.items() for kind in known}
    told = (
        reading.told()
        .filter(pl.col("thing").str.starts_with("card-"))
        .filter(pl.col("kind").is_in([*kinds, *lens.claims]))
    )
    seen = _games(told.with_columns(role=pl.lit("seen")))
    by_role = _games(
        told.filter(pl.col("kind").is_in(list(kinds))).with_columns(
            role=pl.col("kind").replace_strict(kinds, default="")
        )
    )
    alive = _games(
        told.filter(
            pl.col("kind").is_in([kind for kind, role in kinds.items() if role in lens.alive])
        ).with_columns(role=pl.lit("alive"))
    )
    lifts = _lifts(reading, told)
    found = []
    for (thing, _), games in sorted(seen.items()):
        found.append(
            Card(
                thing,
                games,
                {role: share_of(by_role.get((thing, role), 0), games) for role in lens.roles},
                share_of(alive.get((thing, "alive"), 0), games),
                lifts.get(thing),
            )
        )
    corrected = holm([card.lift.p if card.lift else 1.0 for card in found])
    found = [
        Card(card.thing, card.games, card.roles, card.alive, card.lift, p)
        for card, p in zip(found, corrected, strict=True)
    ]
    return sorted(found, key=lambda card: -(card.lift.value if card.lift else -9))


def _games(told: pl.LazyFrame) -> dict[tuple[str, str], int]:
    """In how many games each card has a role."""
    counted = (
        told.group_by("thing", "role")
        .agg(pl.struct("players", "number").n_unique().alias("games"))
        .collect()
    )
    return {(thing, role): games for thing, role, games in counted.iter_rows()}


def _lifts(reading: Reading, told: pl.LazyFrame) -> dict[str, Estimate]:
    """The win share of those who claimed a card, less that of those who claimed any."""
    won = reading.won.lazy().select(
        "players",
        "number",
        pl.col("seat").cast(pl.Int8),
        (pl.col("share").cast(pl.Float64) - 1 / pl.col("players").cast(pl.Float64)).alias("gain"),
    )
    claimed = (
        told.filter(pl.col("kind").is_in(list(reading.lens.claims)))
        .select("players", "number", "seat", "thing")
        .unique()
        .join(won, on=["players", "number", "seat"])
        .group_by("thing")
        .agg(pl.col("gain").mean(), pl.col("gain").var().alias("var"), pl.len().alias("n"))
        .collect()
    )
    total = int(claimed["n"].sum())
    if not total:
        return {}
    usual = float((claimed["gain"] * claimed["n"]).sum()) / total
    return {
        thing: mean_from(gain - usual, var, n)
        for thing, gain, var, n in claimed.iter_rows()
        if n >= ENOUGH
    }
