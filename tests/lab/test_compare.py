"""Comparisons: real differences are found, nothing is found where there is nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars as pl
import pytest

from spielwerk.engine import BadOption, SpielwerkError
from spielwerk.lab.compare import comparison, comparison_page, figure_name, name_of, plan_of_variant
from spielwerk.lab.metrics import is_share, per_game, short
from spielwerk.lab.plan import Plan
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.store import Store
from tests.lab.runs import run, toy_plan

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
    page = comparison_page([Store.open(tmp_path / "a")], [found], Sayer("state51", "en"))
    assert "No difference is more than noise" in page


def test_nothing_is_found_where_there_is_nothing(tmp_path: Path, toy: None) -> None:
    """An unchanged copy on other seeds: no significant difference in at least 95 of 100 pairs."""
    quiet = 0
    whole = run(tmp_path / "all", toy_plan(100 * 2 * 20))
    games, players = (whole.scan(table).collect() for table in ("games", "players"))
    for pair in range(100):
        readings = []
        for half in range(2):
            first = (2 * pair + half) * 20
            here = pl.col("number").is_between(first, first + 19)
            reading = Reading(whole)
            reading.games, reading.players = games.filter(here), players.filter(here)
            readings.append(reading)
        found = _pair(*readings)
        quiet += not any(found)
    assert quiet >= 95


def _pair(first: Reading, second: Reading) -> list[bool]:
    from spielwerk.lab.compare import _against

    found = _against(first, second)
    assert not found.paired
    return [row.sure for row in found.rows]


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


def test_only_alike_runs_are_compared(small_runs: dict[str, Store], tmp_path: Path) -> None:
    """Of the same game, with a common table."""
    with pytest.raises(SpielwerkError, match="same game"):
        comparison([small_runs["state51"], small_runs["rebellion"]])
    four = run(tmp_path / "four", msgspec.structs.replace(OWN, players=(4,), games=2))
    with pytest.raises(SpielwerkError, match="no table"):
        comparison([small_runs["state51"], four])


def test_figures_have_names(small_runs: dict[str, Store]) -> None:
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


def test_sides_are_compared_as_sides(small_runs: dict[str, Store]) -> None:
    """Rebellion has a share for either side and none for seats."""
    frame = per_game(Reading(small_runs["rebellion"]), 3)
    assert {"share(empire)", "share(rebels)"} <= set(frame.columns)
    assert "share(seat1)" not in frame.columns
