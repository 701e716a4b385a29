"""Every card: what became of it, and how those fared who made it theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import polars as pl

from spielwerk.lab.reading import Reading
from spielwerk.lab.slim import SETTLED
from spielwerk.lab.stats import Estimate, holm, mean_from, share_of
from spielwerk.lab.sums import Key as Keys
from spielwerk.lab.sums import Sum, sums

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


@lru_cache(1)  # the summary, the plots and the table of one report read the same
def cards(reading: Reading) -> list[Card]:
    """All cards that turned up, the most often claimed first."""
    lens = reading.lens
    if not lens.roles:
        return []
    kinds = {kind: role for role, known in lens.roles.items() for kind in known}
    living = [kind for kind, role in kinds.items() if role in lens.alive]
    seen, by_role, alive = Counter[Key](), Counter[Key](), Counter[Key]()
    for (part,) in reading.store.parts("things"):
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
    lifts = _lifts(sums(_claims(reading), ["thing"], "gain"))
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


def _claims(reading: Reading) -> Iterator[pl.LazyFrame]:
    """Who claimed which card, and what he won beyond a fair share, part by part."""
    fair = 1 / pl.col("players").cast(pl.Float64)
    for told, seats in reading.store.parts("things", "players"):
        won = seats.filter(SETTLED).select(
            "number", pl.col("seat").cast(pl.Int8), gain=pl.col("share").cast(pl.Float64) - fair
        )
        claims = told.filter(
            pl.col("thing").str.starts_with("card-")
            & pl.col("kind").is_in(list(reading.lens.claims))
        )
        owners = claims.select("number", "seat", "thing").unique()
        yield owners.join(won, on=["number", "seat"])


def _lifts(claimed: dict[Keys, Sum]) -> dict[str, Estimate]:
    """The win share of those who claimed a card, less that of those who claimed any."""
    total = sum(gains.n for gains in claimed.values())
    usual = sum(gains.total for gains in claimed.values()) / max(1, total)
    return {
        thing: mean_from(gains.mean - usual, gains.spread, gains.n)
        for (thing,), gains in claimed.items()
        if gains.n >= ENOUGH
    }
