"""Every card: what became of it, and what it is worth.

What chance alone gives a seat tells what a card does: who *drew* it blind wins more often or not
than who drew any card. Who *made it his own* chose to, and may have been ahead already: that is an
association, with seat, faction and the number of cards held fixed, and no proof.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import polars as pl

from spielwerk.lab import always
from spielwerk.lab.association import associations
from spielwerk.lab.reading import Reading
from spielwerk.lab.slim import SETTLED
from spielwerk.lab.stats import Estimate, holm, mean_from, share_of
from spielwerk.lab.sums import sums

Key = tuple[str, str]  # card and role
ENOUGH = 20  # players that had a card, before the lab speaks of its worth
NOTHING = Estimate(-9.0, -9.0, -9.0)


@dataclass(frozen=True)
class Card:
    """The figures of one card."""

    thing: str
    games: int  # in which it turned up at all
    roles: dict[str, Estimate]  # the share of those games in which it was drawn, built, …
    alive: Estimate  # the share of those games in which it was more than seen
    draw: Estimate | None  # win share of those whom chance gave it, beyond those who drew any
    p: float  # of that, corrected for the number of cards and for looking often
    tie: Estimate | None  # the same of those who made it theirs, with all else held fixed
    tie_p: float


@lru_cache(4)  # the summary, the plots and the table of one report read the same
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
    draws, ties = _drawn(reading), associations(reading)
    things = sorted(thing for thing, _ in seen)
    total, planned = len(reading.games), reading.planned * len(reading.tables)
    sure, tied = (
        holm(
            [
                always.steady(known[thing].p, total, planned) if thing in known else 1.0
                for thing in things
            ]
        )
        for known in (draws, ties)
    )
    found = [
        Card(
            thing,
            seen[thing, "seen"],
            {role: share_of(by_role[thing, role], seen[thing, "seen"]) for role in lens.roles},
            share_of(alive[thing, "alive"], seen[thing, "seen"]),
            draws.get(thing),
            sure[place],
            ties.get(thing),
            tied[place],
        )
        for place, thing in enumerate(things)
    ]
    return sorted(found, key=lambda card: -_told(card).value)


def _told(card: Card) -> Estimate:
    """The figure that tells most of a card's worth."""
    return card.draw or card.tie or NOTHING


def _games(told: pl.DataFrame) -> dict[Key, int]:
    """In how many games each card has a role."""
    games = told.select("players", "number", "thing", "role").unique()
    counted = games.group_by("thing", "role").len()
    return {(thing, role): count for thing, role, count in counted.iter_rows()}


def _gains(
    reading: Reading, kinds: Sequence[str], players: int | None = None
) -> Iterator[pl.LazyFrame]:
    """Who got which card by some kinds of events, and what he won beyond a fair share."""
    fair = 1 / pl.col("players").cast(pl.Float64)
    for told, seats in reading.store.parts("things", "players", players=players):
        won = seats.filter(SETTLED).select(
            "number", pl.col("seat").cast(pl.Int8), gain=pl.col("share").cast(pl.Float64) - fair
        )
        got = told.filter(
            pl.col("thing").str.starts_with("card-") & pl.col("kind").is_in(list(kinds))
        )
        yield got.select("number", "seat", "thing").unique().join(won, on=["number", "seat"])


@lru_cache(8)  # what was changed asks for card after card
def _drawn(reading: Reading, players: int | None = None) -> dict[str, Estimate]:
    """The win share of those who drew a card blind, less that of those who drew any."""
    kinds = reading.lens.blind
    gained = sums(_gains(reading, kinds, players), ["thing"], "gain") if kinds else {}
    total = sum(gains.n for gains in gained.values())
    usual = sum(gains.total for gains in gained.values()) / max(1, total)
    return {
        thing: mean_from(gains.mean - usual, gains.spread, gains.n)
        for (thing,), gains in gained.items()
        if gains.n >= ENOUGH
    }


def drawn_lift(reading: Reading, thing: str, players: int) -> Estimate | None:
    """How much more often those win at a table who drew a card blind."""
    return _drawn(reading, players).get(thing)
