"""The figures of a run, read from its rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

import polars as pl

from spielwerk.lab.course import POINTS
from spielwerk.lab.lenses import lens_of
from spielwerk.lab.lenses.base import KEPT
from spielwerk.lab.stats import Estimate, mean_from, share_of, two_sided
from spielwerk.lab.store import Store


class Reading:
    """One run, as the report and the comparison read it."""

    def __init__(self, store: Store) -> None:
        self.store = store.ready()
        self.plan = store.plan
        self.lens = lens_of(store.plan.game)
        self.games = store.scan("games").collect().sort("players", "number")
        self.players = store.scan("players").collect().sort("players", "number", "seat")

    @cached_property
    def tables(self) -> list[int]:
        """The numbers of players that were played."""
        return sorted(self.games["players"].unique().to_list())

    def at(self, players: int) -> pl.DataFrame:
        """The games with so many players."""
        return self.games.filter(pl.col("players") == players)

    @cached_property
    def won(self) -> pl.DataFrame:
        """The players' rows of games that somebody won."""
        somebody = self.games.filter(pl.col("winners").list.len() > 0).select("players", "number")
        return self.players.join(somebody, on=["players", "number"], maintain_order="left")

    def sides(self, players: int) -> list[tuple[str, Estimate]]:
        """The share of all games that each party wins, where several seats win together."""
        found = self.at(players)
        names = self.players.filter(pl.col("players") == players)["party"].unique().sort().to_list()
        return [
            (
                name,
                share_of(
                    int(found["victors"].list.contains(name).sum()), len(found), 1 / len(names)
                ),
            )
            for name in names
        ]

    def win_shares(self, by: str, players: int | None = None) -> list[tuple[str, Estimate, float]]:
        """Win shares by a column of the players' rows, with what a fair game would give."""
        rows = self.won if players is None else self.won.filter(pl.col("players") == players)
        rows = rows.filter(pl.col(by).cast(pl.String) != "")
        found = (
            rows.group_by(by)
            .agg(
                pl.col("share").sum().alias("hits"),
                pl.len().alias("trials"),
                (1 / pl.col("players").cast(pl.Float64)).mean().alias("fair"),
            )
            .sort(by)
        )
        return [
            (str(name), share_of(hits, trials, fair), fair)
            for name, hits, trials, fair in found.iter_rows()
        ]

    def ends(self, players: int) -> list[tuple[str, Estimate]]:
        """How games ended."""
        found = self.at(players)
        counted = found["end"].value_counts(sort=True)
        return [(end, share_of(count, len(found))) for end, count in counted.iter_rows()]

    def set_ups(self, players: int, ends: Sequence[str] | None) -> list[tuple[str, Estimate]]:
        """By what the table started with: the share of games that the first party wins.

        With `ends` given: the share of games that end so.
        """
        found = self.at(players).filter(pl.col("set_up") != "")
        if ends is None:
            first = self.players["party"].sort()[0] if len(self.players) else ""
            hit = pl.col("victors").list.contains(first)
        else:
            hit = pl.col("end").is_in(list(ends))
        rows = found.group_by("set_up").agg(hit.sum().alias("hits"), pl.len().alias("n"))
        return [(name, share_of(hits, n)) for name, hits, n in rows.sort("set_up").iter_rows()]

    # The course of the games

    def leader_wins(self, players: int) -> list[tuple[float, Estimate]]:
        """How often the one who leads at 5 %, 10 %, … of a game wins it."""
        found = self.at(players).filter(pl.col("victors").list.len() > 0)
        points = []
        for point in range(POINTS):
            led = found.select(pl.col("leaders").list.get(point).alias("leader"), "victors").filter(
                pl.col("leader") != ""
            )
            hits = led.filter(pl.col("victors").list.contains(pl.col("leader")))
            if len(led):
                points.append(((point + 1) / POINTS, share_of(len(hits), len(led))))
        return points

    def comebacks(self, players: int) -> Estimate:
        """How often the winner was behind at half-time."""
        half = self.at(players).filter(
            (pl.col("victors").list.len() > 0) & (pl.col("leaders").list.get(POINTS // 2 - 1) != "")
        )
        leader = pl.col("leaders").list.get(POINTS // 2 - 1)
        behind = half.filter(~pl.col("victors").list.contains(leader))
        return share_of(len(behind), len(half))

    def decided(self, players: int) -> list[float]:
        """For each game that was won: from which part of it on the winner led to the end."""
        found = []
        for victors, leaders in self.at(players).select("victors", "leaders").iter_rows():
            if not victors:
                continue
            point = POINTS
            while point > 0 and leaders[point - 1] in victors:
                point -= 1
            found.append(point / POINTS)
        return found

    def minutes(self) -> pl.Expr:
        """An estimate of how long people would sit at the table."""
        return pl.col("decisions") * (self.lens.seconds_a_decision / 60)

    def spread(self, players: int, figure: pl.Expr) -> tuple[float, float, float]:
        """The median of a figure, and what 10 % and 90 % of games lie below."""
        row = self.at(players).select(
            figure.quantile(0.5).alias("median"),
            figure.quantile(0.1).alias("low"),
            figure.quantile(0.9).alias("high"),
        )
        middle, low, high = row.row(0)
        return float(middle), float(low), float(high)

    def histogram(self, players: int, figure: pl.Expr) -> dict[int, int]:
        """How many games have which value."""
        counted = self.at(players).select(figure.round().cast(pl.Int64).alias("x"))["x"]
        return dict(counted.value_counts().iter_rows())

    def lone(self, players: int) -> Estimate:
        """The share of questions that had one answer only."""
        found = self.at(players)
        lone, asked = int(found["lone"].sum()), int(found["decisions"].sum())
        return share_of(lone, lone + asked)

    def branching(self, players: int) -> list[tuple[float, Estimate]]:
        """The mean number of options in each twentieth of the game."""
        found = self.at(players)["branching"]
        points = []
        for point in range(POINTS):
            at = found.list.get(point)
            points.append(((point + 0.5) / POINTS, mean_series(at)))
        return points

    # What the events tell

    def told(self, players: int | None = None) -> pl.LazyFrame:
        """The counted events."""
        found = self.store.scan("things")
        return found if players is None else found.filter(pl.col("players") == players)

    @cached_property
    def kinds(self) -> set[str]:
        """The kinds of events that happened at all."""
        return set(self.told().select("kind").unique().collect()["kind"].to_list())

    def amounts(self, kinds: Sequence[str], players: int | None = None) -> float:
        """The sum of the amounts of these events."""
        found = self.told(players).filter(pl.col("kind").is_in(list(kinds)))
        return float(found.select(pl.col("amount").sum()).collect().item() or 0)

    def goods(self) -> list[tuple[str, int, Estimate, Estimate]]:
        """Each good that was made: how many, and the shares still there at the end and wasted."""
        amounts: Counter[str] = Counter()
        what = pl.when(pl.col("kind") == KEPT).then("thing").otherwise("kind").alias("what")
        for part in self.store.parts("things"):
            summed = part.group_by(what).agg(pl.col("amount").sum()).collect()
            amounts.update(dict(summed.iter_rows()))
        found = []
        for good, (making, spending) in self.lens.goods.items():
            made = sum(amounts[kind] for kind in making)
            if made > 0:
                kept = min(made, amounts[good])
                spent = sum(amounts[kind] for kind in spending)
                wasted = max(0, made - kept - spent)
                found.append((good, made, share_of(kept, made), share_of(wasted, made)))
        return found

    def by_round(
        self, players: int, figure: str, by: str = "party", *, each: bool = False
    ) -> dict[str, list[tuple[float, Estimate]]]:
        """A measured figure over the rounds, by a column of the players' rows.

        Seats that have the same entry there are added up, or with `each` stand for themselves.
        """
        who = self.players.lazy().select(
            "players", "number", "seat", pl.col(by).cast(pl.String).alias("who")
        )
        rows = self.store.scan("rounds").filter(
            (pl.col("players") == players) & (pl.col("round") > 0) & ~pl.col("over")
        )
        joined = rows.select("players", "number", "seat", "round", figure).join(
            who, on=["players", "number", "seat"]
        )
        own = ["number", "round", "who", *(["seat"] if each else [])]
        summed = (
            joined.group_by(own)
            .agg(pl.col(figure).sum().alias("value"))
            .group_by("round", "who")
            .agg(pl.col("value").mean(), pl.col("value").var().alias("var"), pl.len().alias("n"))
            .sort("who", "round")
            .collect()
        )
        found: dict[str, list[tuple[float, Estimate]]] = {}
        least = max(5, len(self.at(players)) // 20)  # rounds that few games reach mislead
        for now, name, mean, var, count in summed.iter_rows():
            if count >= least:
                figure_now = mean_from(float(mean), float(var or 0), count)
                counted = replace(figure_now, low=max(0.0, figure_now.low))  # never less than none
                found.setdefault(name, []).append((float(now), counted))
        return found


def mean_series(values: pl.Series) -> Estimate:
    """The mean of a column with its interval."""
    kept = values.drop_nulls().drop_nans() if values.dtype.is_float() else values.drop_nulls()
    if len(kept) < 2:
        value = float(kept[0]) if len(kept) else 0.0
        return Estimate(value, value, value, 1.0, len(kept))
    mean, spread = kept.mean(), kept.var()
    return mean_from(float(mean), float(spread), len(kept))  # type: ignore[arg-type]


def difference(first: Estimate, second: Estimate) -> float:
    """How likely chance alone makes two independent figures differ so much."""
    half = ((first.high - first.low) ** 2 + (second.high - second.low) ** 2) ** 0.5 / 2
    return two_sided(1.96 * (first.value - second.value) / half) if half else 1.0
