"""The figures of a run, read from its rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

import polars as pl

from spielwerk.lab.course import POINTS
from spielwerk.lab.lens import KEPT, lens_of
from spielwerk.lab.proof import Proof, proofs_in
from spielwerk.lab.slim import along, slim_games, slim_players
from spielwerk.lab.stats import Estimate, share_of
from spielwerk.lab.store import RunFolder
from spielwerk.lab.sums import Ratio, sums


class Reading:
    """One run, as the report and the comparison read it.

    A few bytes a game are kept; all else is added up part by part.
    """

    def __init__(self, store: RunFolder) -> None:
        self.store = store.ready()
        self.plan = store.plan
        self.planned = store.planned
        self.lens = lens_of(store.plan.game)
        self.games = pl.concat(slim_games(part) for (part,) in store.parts("games"))
        self.players = pl.concat(slim_players(part) for (part,) in store.parts("players"))

    @cached_property
    def crews(self) -> list[Reading]:
        """The games of each bot by themselves, where bots play apart."""
        return [Reading(own) for own in self.store.crews()]

    @cached_property
    def baseline(self) -> Reading | None:
        """The game as it is, where it was played beside a run with changed data."""
        found = self.store.baseline()
        return Reading(found) if found else None

    @cached_property
    def proofs(self) -> dict[str, Proof]:
        """What restricted play proved of cards that the run only ties to winning."""
        return proofs_in(self.store.folder)

    @cached_property
    def tables(self) -> list[int]:
        """The numbers of players that were played."""
        return sorted(self.games["players"].unique().to_list())

    def at(self, players: int) -> pl.DataFrame:
        """The games with so many players."""
        return self.games.filter(pl.col("players") == players)

    @property
    def won(self) -> pl.DataFrame:
        """The players' rows of games that somebody won."""
        return self.players.filter("settled")

    @cached_property
    def in_order(self) -> bool:
        """Whether seats have a place in the first turn order that is not their number."""
        return bool(self.players.select((pl.col("position") != "").any()).item())

    def won_by(self, party: str) -> pl.Expr:
        """Whether a game was won by a party, alone or together with others."""
        return pl.col("victors").is_in([some for some in self._victors if party in some.split()])

    @cached_property
    def _victors(self) -> list[str]:
        """Those who won together, as they stand in the rows of games."""
        return self.games["victors"].unique().to_list()

    def sides(self, players: int) -> list[tuple[str, Estimate]]:
        """The share of all games that each party wins, where several seats win together."""
        found = self.at(players)
        names = self.players.filter(pl.col("players") == players)["party"].unique().sort().to_list()
        return [
            (
                name,
                share_of(
                    int(found.select(self.won_by(name).sum()).item()), len(found), 1 / len(names)
                ),
            )
            for name in names
        ]

    def win_shares(self, by: str, players: int | None = None) -> list[tuple[str, Estimate, float]]:
        """Win shares by a column of the players' rows, with what a fair game would give."""
        at = pl.lit(True) if players is None else pl.col("players") == players
        found = (
            self.players.lazy()
            .filter(pl.col("settled") & at)
            .group_by(by)
            .agg(
                pl.col("share").cast(pl.Float64).sum().alias("hits"),
                pl.len().alias("trials"),
                (1 / pl.col("players").cast(pl.Float64)).mean().alias("fair"),
            )
            .filter(pl.col(by).cast(pl.String) != "")
            .sort(by)
            .collect()
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
            hit = self.won_by(first)
        else:
            hit = pl.col("end").is_in(list(ends))
        rows = found.group_by("set_up").agg(hit.sum().alias("hits"), pl.len().alias("n"))
        return [(name, share_of(hits, n)) for name, hits, n in rows.sort("set_up").iter_rows()]

    # The course of the games

    def leader_wins(self, players: int) -> list[tuple[float, Estimate]]:
        """How often the one who leads at 5 %, 10 %, … of a game wins it."""
        led = (
            along(part.filter(pl.col("victors").list.len() > 0), "leaders")
            .filter(pl.col("leaders") != "")
            .with_columns(hit=pl.col("victors").list.contains(pl.col("leaders")))
            for (part,) in self.store.parts("games", players=players)
        )
        found = sums(led, ["point"], "hit")
        return [
            ((point + 1) / POINTS, share_of(hits.total, hits.n)) for (point,), hits in found.items()
        ]

    def comebacks(self, players: int) -> Estimate:
        """How often the winner was behind at half-time."""
        behind = self.at(players)["comeback"].drop_nulls()
        return share_of(int(behind.sum()), len(behind))

    def decided(self, players: int) -> pl.Series:
        """For each game that was won: from which part of it on the winner led to the end."""
        return self.at(players)["decided"].drop_nulls() / POINTS

    def course(self) -> dict[tuple[int, bool], list[tuple[float, Estimate]]]:
        """By table and whether they won: the seats' points at 5 %, 10 %, … of a game."""
        parts = (along(part, "course") for (part,) in self.store.parts("players"))
        found: dict[tuple[int, bool], list[tuple[float, Estimate]]] = {}
        for (players, won, point), points in sums(
            parts, ["players", "won", "point"], "course"
        ).items():
            found.setdefault((players, won), []).append(((point + 1) / POINTS, points.figure))
        return found

    def minutes(self) -> pl.Expr:
        """An estimate of how long people would sit at the table."""
        return pl.col("decisions") * (self.lens.seconds_a_decision / 60)

    def mean(self, players: int, figure: str) -> Estimate:
        """The mean of a column of the games."""
        (found,) = sums([self.at(players).lazy()], ["players"], figure).values()
        return found.figure

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
        """The share of questions that had one answer only; the questions of a game are alike."""
        found = Ratio()
        for lone, decisions in self.at(players).select("lone", "decisions").iter_rows():
            found.add(lone, lone + decisions)
        return found.figure

    def branching(self, players: int) -> list[tuple[float, Estimate]]:
        """The mean number of options in each twentieth of the game."""
        parts = self.store.parts("games", players=players)
        found = sums((along(part, "branching") for (part,) in parts), ["point"], "branching")
        return [((point + 0.5) / POINTS, options.figure) for (point,), options in found.items()]

    # What the events tell

    def told(self, kinds: Sequence[str], players: int | None = None) -> Iterator[pl.LazyFrame]:
        """The counted events of some kinds, part by part."""
        for (part,) in self.store.parts("things", players=players):
            yield part.filter(pl.col("kind").is_in(list(kinds)))

    @cached_property
    def kinds(self) -> set[str]:
        """The kinds of events that happened at all."""
        found: set[str] = set()
        for (part,) in self.store.parts("things"):
            found.update(part.select("kind").unique().collect()["kind"])
        return found

    def times(self, kind: str, players: int | None = None) -> dict[str, int]:
        """By the thing that it is about: how often something happened."""
        found = sums(self.told([kind], players), ["thing"], "times")
        return {thing: int(times.total) for (thing,), times in found.items()}

    def games_with(self, kind: str, players: int) -> int:
        """In how many games something happened."""
        parts = (part.select("players", "number").unique() for part in self.told([kind], players))
        return sum(found.n for found in sums(parts, ["players"], "number").values())

    def amounts(self, kinds: Sequence[str], players: int | None = None) -> float:
        """The sum of the amounts of these events."""
        return sum(
            found.total for found in sums(self.told(kinds, players), ["kind"], "amount").values()
        )

    def goods(self) -> list[tuple[str, int, Estimate, Estimate]]:
        """Each good that was made: how many, and the shares still there at the end and wasted."""
        goods = self.lens.goods
        kept, wasted = ({good: Ratio() for good in goods} for _ in range(2))
        what = pl.when(pl.col("kind") == KEPT).then("thing").otherwise("kind").alias("what")
        for (part,) in self.store.parts("things"):
            games: dict[int, Counter[str]] = {}
            summed = part.group_by("number", what).agg(pl.col("amount").sum()).collect()
            for number, name, amount in summed.iter_rows():
                games.setdefault(number, Counter())[name] = amount
            for one in games.values():
                for good, (making, spending) in goods.items():
                    made, spent = (sum(one[kind] for kind in some) for some in (making, spending))
                    kept[good].add(one[good], made)
                    wasted[good].add(made - one[good] - spent, made)
        return [
            (good, int(found.whole), found.figure, wasted[good].figure)
            for good, found in kept.items()
            if found.whole > 0
        ]

    def by_round(
        self, players: int, figure: str, by: str = "party", *, each: bool = False
    ) -> dict[str, list[tuple[float, Estimate]]]:
        """A measured figure over the rounds, by a column of the players' rows.

        Seats that have the same entry there are added up, or with `each` stand for themselves.
        """
        who = pl.col(by).cast(pl.String).alias("who")
        own = ["number", "round", "who", *(["seat"] if each else [])]
        parts = (
            rounds.filter((pl.col("round") > 0) & ~pl.col("over"))
            .join(seats.select("number", "seat", who), on=["number", "seat"])
            .group_by(own)
            .agg(pl.col(figure).sum())
            for rounds, seats in self.store.parts("rounds", "players", players=players)
        )
        found: dict[str, list[tuple[float, Estimate]]] = {}
        for (name, now), value in sums(parts, ["who", "round"], figure).items():
            if value.n >= self.least(players):
                found.setdefault(name, []).append((float(now), value.count))
        return found

    def least(self, players: int) -> int:
        """How many games reach a round that is shown: rounds of few games mislead."""
        return max(5, len(self.at(players)) // 20)
