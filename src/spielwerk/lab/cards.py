"""Every card: what became of it, and how those fared who made it theirs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import polars as pl

from spielwerk.lab.reading import Reading
from spielwerk.lab.stats import Estimate, holm, mean_from, share_of

Key = tuple[str, str]  # card and role
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
    living = [kind for kind, role in kinds.items() if role in lens.alive]
    seen, by_role, alive = Counter[Key](), Counter[Key](), Counter[Key]()
    claimed = []
    for part in reading.store.parts("things"):  # one at a time: memory does not grow with games
        told = part.filter(
            pl.col("thing").str.starts_with("card-") & pl.col("kind").is_in([*kinds, *lens.claims])
        ).collect()
        role = pl.col("kind").replace_strict(kinds, default="")
        seen.update(_games(told.with_columns(role=pl.lit("seen"))))
        by_role.update(
            _games(told.filter(pl.col("kind").is_in(list(kinds))).with_columns(role=role))
        )
        lived = told.filter(pl.col("kind").is_in(living))
        alive.update(_games(lived.with_columns(role=pl.lit("alive"))))
        claimed.append(_claims(reading, told))
    lifts = _lifts(pl.concat(claimed)) if claimed else {}
    found = []
    for (thing, _), games in sorted(seen.items()):
        found.append(
            Card(
                thing,
                games,
                {role: share_of(by_role[thing, role], games) for role in lens.roles},
                share_of(alive[thing, "alive"], games),
                lifts.get(thing),
            )
        )
    corrected = holm([card.lift.p if card.lift else 1.0 for card in found])
    found = [
        Card(card.thing, card.games, card.roles, card.alive, card.lift, p)
        for card, p in zip(found, corrected, strict=True)
    ]
    return sorted(found, key=lambda card: -(card.lift.value if card.lift else -9))


def _games(told: pl.DataFrame) -> dict[Key, int]:
    """In how many games each card has a role."""
    games = told.select("players", "number", "thing", "role").unique()
    counted = games.group_by("thing", "role").len()
    return {(thing, role): count for thing, role, count in counted.iter_rows()}


def _claims(reading: Reading, told: pl.DataFrame) -> pl.DataFrame:
    """For each card what its owners won beyond a fair share: how many, their sum, its squares."""
    won = reading.won.select(
        "players",
        "number",
        pl.col("seat").cast(pl.Int8),
        (pl.col("share").cast(pl.Float64) - 1 / pl.col("players").cast(pl.Float64)).alias("gain"),
    )
    return (
        told.filter(pl.col("kind").is_in(list(reading.lens.claims)))
        .select("players", "number", "seat", "thing")
        .unique()
        .join(won, on=["players", "number", "seat"])
        .group_by("thing")
        .agg(pl.len().alias("n"), pl.col("gain").sum(), (pl.col("gain") ** 2).sum().alias("square"))
    )


def _lifts(claimed: pl.DataFrame) -> dict[str, Estimate]:
    """The win share of those who claimed a card, less that of those who claimed any."""
    summed = claimed.group_by("thing").agg(pl.col("n", "gain", "square").sum()).sort("thing")
    total = int(summed["n"].sum())
    if not total:
        return {}
    usual = float(summed["gain"].sum()) / total
    found = {}
    for thing, n, gain, square in summed.iter_rows():
        if n >= ENOUGH:
            spread = max(0.0, square - gain * gain / n) / (n - 1)
            found[thing] = mean_from(gain / n - usual, spread, n)
    return found
