"""Figures: the same as plain sums over all rows, in memory that hardly grows with the games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from math import inf
from pathlib import Path
from shutil import copy
from statistics import fmean, median
from typing import Any

import pytest

from spielwerk.lab.course import POINTS
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.questions.idle import idle
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import report
from spielwerk.lab.run import carry_out
from spielwerk.lab.sections.turns import pace
from spielwerk.lab.stats import Estimate, mean_of
from spielwerk.lab.store import RunFolder
from spielwerk.lab.sums import Sum

NAMES = ("state51", "counterweight", "rebellion")
Rows = list[dict[str, Any]]


def in_parts(folder: Path, game: str, part: int) -> RunFolder:
    """A small run, written in parts of so many games."""
    plan = Plan(game=game, players=(2, 3), bots=("thumb",), games=11, seed=40)
    store = RunFolder.begin(folder / f"{game}-{part}", Provenance.of(plan))
    carry_out(store, part=part, pause=inf)  # however busy the machine is
    store.spent = 1.0  # the pages tell it
    return store


@pytest.fixture(scope="module")
def cut(tmp_path_factory: pytest.TempPathFactory) -> dict[str, RunFolder]:
    """Runs in several parts a table, the last one smaller."""
    folder = tmp_path_factory.mktemp("cut")
    return {game: in_parts(folder, game, 5) for game in NAMES}


def rows_of(store: RunFolder, table: str, players: int) -> Rows:
    """All rows of a table, as plain Python."""
    found = store.scan(table).collect().to_dicts()
    return [row for row in found if row["players"] == players]


def same(figure: Estimate, values: Iterable[float]) -> bool:
    """Whether a figure is the mean of these values with its interval; counts are never below 0."""
    plain = mean_of(list(values))
    return figure.n == plain.n and [figure.value, figure.low, figure.high] == pytest.approx(
        [plain.value, plain.low if figure.low else 0.0, plain.high], abs=1e-6
    )


@pytest.mark.parametrize("game", NAMES)
def test_the_page_is_the_same_however_the_rows_lie(
    cut: dict[str, RunFolder], game: str, tmp_path: Path
) -> None:
    """Three parts a table or one: not a figure of the report differs."""
    whole = in_parts(tmp_path, game, 500)
    assert len(list(whole.parts("games"))) == 2
    assert len(list(cut[game].parts("games"))) == 6
    assert report(Reading(whole), "en") == report(Reading(cut[game]), "en")


@pytest.mark.parametrize("game", NAMES)
def test_the_course_of_games_is_summed_rightly(cut: dict[str, RunFolder], game: str) -> None:
    """Leaders, comebacks, decisions, options and points, against plain loops over the rows."""
    reading = Reading(cut[game])
    for players in (2, 3):
        games = rows_of(cut[game], "games", players)
        won = [row for row in games if row["victors"]]
        half = [row for row in won if row["leaders"][POINTS // 2 - 1]]
        behind = [row["leaders"][POINTS // 2 - 1] not in row["victors"] for row in half]
        assert reading.comebacks(players).n == len(half)
        assert reading.comebacks(players).value * max(1, len(half)) == pytest.approx(sum(behind))
        decided = []
        for row in won:
            missed = [
                place for place, who in enumerate(row["leaders"], 1) if who not in row["victors"]
            ]
            decided.append(max(missed, default=0) / POINTS)
        assert list(reading.decided(players)) == pytest.approx(decided)
        led = dict(reading.leader_wins(players))
        for point in range(POINTS):
            hits = [row["leaders"][point] in row["victors"] for row in won if row["leaders"][point]]
            figure = led.get((point + 1) / POINTS)
            assert (figure.n if figure else 0) == len(hits)
            assert figure is None or figure.value == pytest.approx(fmean(hits))
        for place, (_, figure) in enumerate(reading.branching(players)):
            assert same(figure, [row["branching"][place] for row in games])
        seats = rows_of(cut[game], "players", players)
        for wins in (True, False):
            own = [row["course"] for row in seats if row["won"] == wins]
            course = reading.course().get((players, wins), [])
            assert len(course) == (POINTS if own else 0)
            for place, (_, figure) in enumerate(course):
                assert same(figure, [points[place] for points in own])


@pytest.mark.parametrize("game", NAMES)
def test_who_wins_is_counted_rightly(cut: dict[str, RunFolder], game: str) -> None:
    """Shares of seats, factions and parties, against plain loops over the rows."""
    reading = Reading(cut[game])
    for players in (2, 3):
        games = rows_of(cut[game], "games", players)
        settled = {row["number"] for row in games if row["winners"]}
        seats = rows_of(cut[game], "players", players)
        for by in ("seat", "faction", "position", "party", "bot"):
            shares = defaultdict(list)
            for row in seats:
                if row["number"] in settled and row[by] != "":
                    shares[str(row[by])].append(row["share"])
            found = {name: figure for name, figure, _ in reading.win_shares(by, players)}
            assert {name: figure.n for name, figure in found.items()} == {
                name: len(values) for name, values in shares.items()
            }
            for name, figure in found.items():
                assert figure.value == pytest.approx(fmean(shares[name]))
        for party, figure in reading.sides(players):
            assert figure.value == pytest.approx(fmean(party in row["victors"] for row in games))
        rounds = sorted(row["rounds"] for row in games)
        assert reading.mean(players, "rounds").value == pytest.approx(fmean(rounds))
        assert reading.spread(players, reading.minutes())[0] == pytest.approx(
            median(row["decisions"] for row in games) * reading.lens.seconds_a_decision / 60
        )


@pytest.mark.parametrize(
    ("game", "figure", "each"),
    [("state51", "locations", True), ("rebellion", "lands", False)],
)
def test_rounds_are_summed_rightly(
    cut: dict[str, RunFolder], game: str, figure: str, each: bool
) -> None:
    """A measured figure over the rounds, for every seat or for the seats of a party together."""
    reading = Reading(cut[game])
    parties = {
        (row["number"], row["seat"]): row["party"] for row in rows_of(cut[game], "players", 3)
    }
    held: dict[Any, float] = defaultdict(float)
    for row in rows_of(cut[game], "rounds", 3):
        if row["round"] > 0 and not row["over"]:
            party = parties[row["number"], row["seat"]]
            seat = row["seat"] if each else None
            held[party, row["round"], row["number"], seat] += row[figure]
    found = reading.by_round(3, figure, each=each)
    assert found
    for party, points in found.items():
        for now, estimate in points:
            values = [value for key, value in held.items() if key[:2] == (party, int(now))]
            assert same(estimate, values)
            assert len(values) >= reading.least(3)


def test_a_game_takes_a_hundred_bytes(cut: dict[str, RunFolder]) -> None:
    """What a reading keeps of a game with three players: no lists, no strings."""
    for store in cut.values():
        reading = Reading(store)
        games = reading.at(3)
        seats = reading.players.filter(reading.players["players"] == 3)
        assert not any(kind.is_nested() for kind in (*games.dtypes, *seats.dtypes))
        assert (games.estimated_size() + seats.estimated_size()) / len(games) <= 100


def test_only_whole_parts_are_read(cut: dict[str, RunFolder], tmp_path: Path) -> None:
    """A part whose table of games was not written any more counts for nothing."""
    store = in_parts(tmp_path, "state51", 5)
    before = Reading(store).amounts(["gained-vp"])
    things = store.folder / "things"
    copy(next(things.glob("p3-*.parquet")), things / "p3-0000011-0000015.parquet")
    assert Reading(store).amounts(["gained-vp"]) == before > 0
    assert len(list(store.parts("things", players=3))) == 3


def test_sums_of_few_values_claim_nothing() -> None:
    """Of one value there is no spread, of none no mean."""
    assert Sum().figure == Estimate(0.0, 0.0, 0.0, 1.0, 0)
    assert Sum(1, 3.0, 9.0).figure == Estimate(3.0, 3.0, 3.0, 1.0, 1)
    assert Sum(2, 4.0, 10.0).spread == pytest.approx(2.0)


@pytest.mark.parametrize("game", NAMES)
def test_rounds_and_idle_seats_are_counted_rightly(cut: dict[str, RunFolder], game: str) -> None:
    """Decisions of each whole round, against plain loops over the rows."""
    reading = Reading(cut[game])
    seats: dict[Any, Rows] = defaultdict(list)
    for row in rows_of(cut[game], "rounds", 3):
        seats[row["number"], row["seat"]].append(row)
    made: dict[Any, list[int]] = defaultdict(list)
    for (number, _), rows in seats.items():
        rows.sort(key=lambda row: (row["round"], row["over"]))
        for now, then in pairwise(rows):
            if now["round"] > 0 and not now["over"]:
                made[number, now["round"]].append(then["decisions"] - now["decisions"])
    games: dict[int, list[bool]] = defaultdict(list)
    for (number, _), counts in made.items():
        games[number] += [count == 0 for count in counts]
    assert same(idle(reading, 3).rounds, [fmean(dead) for dead in games.values()])
    seconds = reading.lens.seconds_a_decision / 60
    for point, figure in pace(reading, 3):
        values = [sum(found) * seconds for (_, here), found in made.items() if here == point]
        assert same(figure, values)
