"""Comparisons: real differences are found, nothing is found where there is nothing."""

from __future__ import annotations

import random
from copy import copy
from pathlib import Path

import msgspec
import polars as pl
import pytest

from spielwerk.engine import BadOption, SpielwerkError
from spielwerk.lab.always import room
from spielwerk.lab.compare import (
    SURE,
    Difference,
    against,
    comparison,
    comparison_page,
    figure_name,
    name_of,
    plan_of_variant,
)
from spielwerk.lab.metrics import is_share, per_game, short
from spielwerk.lab.plan import Plan
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.store import RunFolder
from tests.lab.runs import run

OWN = Plan(game="state51", players=(2,), bots=("thumb",), games=40, seed=3)


def test_a_changed_number_shows(tmp_path: Path) -> None:
    """An end at 15 points instead of 25 makes games shorter, and that is more than noise."""
    shorter = plan_of_variant(OWN, "short: numbers.end_points=15")
    stores = [run(tmp_path / "a", OWN), run(tmp_path / "b", shorter)]
    (found,) = comparison(stores)
    assert found.paired
    assert (found.base, found.name) == ("own", "short")
    rows = {row.figure: row for row in found.rows}
    assert rows["rounds"].sure
    assert rows["rounds"].difference.high < 0
    assert rows["rounds"].before.value > rows["rounds"].after.value
    for lang in ("de", "en"):
        page = comparison_page(stores, [found], Sayer("state51", lang))
        assert "short" in page
        assert "<svg" in page


def test_a_copy_of_itself_shows_nothing(tmp_path: Path) -> None:
    """On common seeds an unchanged copy plays the very same games."""
    (found,) = comparison([run(tmp_path / "a", OWN), run(tmp_path / "b", OWN)])
    assert all(row.difference.value == 0 and not row.sure for row in found.rows)
    page = comparison_page([RunFolder.open(tmp_path / "a")], [found], Sayer("state51", "en"))
    assert "No difference is more than noise" in page


def test_nothing_is_found_where_there_is_nothing(tmp_path: Path) -> None:
    """51st State against itself on other seeds: no difference in at least 95 of 100 pairs of runs.

    The pairs are drawn from one pool of games: the two runs of a pair never share a game, and any
    two pairs share one in twenty, so that they are as good as independent; four hundred of them
    say it more surely than one hundred. The same pairs show that the figure can be missed: without
    the correction for the number of figures chance would be called a difference in many more.
    """
    pool, games, pairs = 1200, 30, 400
    plan = Plan(game="state51", players=(2,), bots=("random",), games=pool, seed=500)
    whole = Reading(run(tmp_path / "pool", plan))
    chance = random.Random(1)
    quiet = eager = 0
    for _ in range(pairs):
        drawn = chance.sample(range(pool), 2 * games)
        found = against(some(whole, drawn[:games]), some(whole, drawn[games:]))
        assert not found.paired
        assert {row.before.n for row in found.rows if row.figure == "rounds"} == {games}
        quiet += not any(row.sure for row in found.rows)
        eager += any(beyond(row, len(found.rows)) for row in found.rows)
    assert quiet / pairs >= 0.95
    assert eager / pairs > 0.2


def beyond(row: Difference, rows: int) -> bool:
    """Whether a single look at a single row would call chance a difference."""
    half = (row.difference.high - row.difference.low) / 2
    n = row.difference.n
    return n > 1 and abs(row.difference.value) > 1.96 * half / room(n, n, SURE / rows) > 0


def some(whole: Reading, numbers: list[int]) -> Reading:
    """A smaller run: these games of a bigger one."""
    smaller = copy(whole)
    here = pl.col("number").is_in(numbers)
    smaller.planned = len(numbers)
    smaller.games, smaller.players = whole.games.filter(here), whole.players.filter(here)
    return smaller


def test_variants_are_written_in_a_line() -> None:
    """Switches have no dot, entries of files have one, packs are named, the rest is refused."""
    assert plan_of_variant(OWN, "own").changes == {}
    plan = plan_of_variant(OWN, "deck=winter, numbers.end_points=20")
    assert plan.options == {"deck": "winter"}
    assert plan.changes == {"numbers.end_points": "20"}
    assert name_of(plan) == "deck=winter, numbers.end_points=20"
    assert name_of(msgspec.structs.replace(plan, name="")) == "deck=winter, numbers.end_points=20"
    with pytest.raises(SpielwerkError, match="changes nothing"):
        plan_of_variant(OWN, "nonsense")
    with pytest.raises(SpielwerkError, match="name=value"):
        plan_of_variant(OWN, "odd: deck")
    with pytest.raises(BadOption):
        plan_of_variant(OWN, "odd: deck=summer")


def test_only_alike_runs_are_compared(small_runs: dict[str, RunFolder], tmp_path: Path) -> None:
    """Of the same game, with a common table."""
    with pytest.raises(SpielwerkError, match="same game"):
        comparison([small_runs["state51"], small_runs["rebellion"]])
    four = run(tmp_path / "four", msgspec.structs.replace(OWN, players=(4,), games=2))
    with pytest.raises(SpielwerkError, match="no table"):
        comparison([small_runs["state51"], four])


def test_figures_have_names(small_runs: dict[str, RunFolder]) -> None:
    """Every figure of every game can be said in both languages."""
    for game, store in small_runs.items():
        reading = Reading(store)
        frame = per_game(reading, reading.tables[-1])
        for lang in ("de", "en"):
            say = Sayer(game, lang)
            for name in frame.columns[2:]:
                assert figure_name(name, say)
    assert short("seat:2") == "seat3"
    assert short("side-empire") == "empire"
    assert is_share("share(empire)")
    assert not is_share("rounds")


def test_sides_are_compared_as_sides(small_runs: dict[str, RunFolder]) -> None:
    """Rebellion has a share for either side and none for seats."""
    frame = per_game(Reading(small_runs["rebellion"]), 3)
    assert {"share(empire)", "share(rebels)"} <= set(frame.columns)
    assert "share(seat1)" not in frame.columns
