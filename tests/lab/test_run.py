"""Runs: the same rows however they are made, stopped and gone on with, provenance inside."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

import spielwerk
from spielwerk.engine import BadOption, DataError, SpielwerkError
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.run import carry_out
from spielwerk.lab.store import RunFolder
from tests.lab.runs import run, toy_plan, watch_toys

TABLES = ("games", "players", "rounds", "things")


def plan_of(games: int = 12) -> Plan:
    """A few games of 51st State."""
    return Plan(game="state51", players=(2,), bots=("thumb", "random"), games=games, seed=21)


def same_rows(first: RunFolder, second: RunFolder) -> None:
    """All tables are equal, row for row."""
    for table in TABLES:
        frames = [store.scan(table).collect() for store in (first, second)]
        order = [name for name in frames[0].columns if not frames[0][name].dtype.is_nested()]
        assert_frame_equal(*(frame.sort(order) for frame in frames))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """The run made in one process."""
    return run(tmp_path_factory.mktemp("plain") / "run", plan_of())


def test_a_pool_makes_the_same_rows(plain: RunFolder, tmp_path: Path) -> None:
    """Two processes or one: the same games."""
    same_rows(plain, run(tmp_path / "run", plan_of(), workers=2))


def test_what_was_not_noted_is_not_read(plain: RunFolder, tmp_path: Path) -> None:
    """A run for one question has the rows that it reads; to read others is a fault, not nothing."""
    store = RunFolder.begin(tmp_path / "run", Provenance.of(plan_of()))
    assert carry_out(store, noted=("rounds",)) == 12
    assert_frame_equal(store.scan("rounds").collect(), plain.scan("rounds").collect())
    won = ["number", "seat", "bot", "score", "won", "share"]
    frames = [one.scan("players").select(won).collect() for one in (store, plain)]
    assert_frame_equal(*frames)
    with pytest.raises(AssertionError, match="things"):
        store.scan("things")
    with pytest.raises(AssertionError, match="asked"):
        list(store.parts("players", "asked"))


@pytest.mark.filterwarnings("ignore")
def test_ray_makes_the_same_rows(plain: RunFolder, tmp_path: Path) -> None:
    """A local Ray cluster runs the very same task and gives the very same rows."""
    store = RunFolder.begin(tmp_path / "run", Provenance.of(plan_of()))
    assert carry_out(store, workers=1, ray="local") == 12
    same_rows(plain, store)


def test_a_stopped_run_goes_on(plain: RunFolder, tmp_path: Path) -> None:
    """Ctrl-C keeps what is done; the same plan plays only what is missing; the rows are equal."""
    store = RunFolder.begin(tmp_path / "run", Provenance.of(plan_of()))
    seen = 0

    def stop(games: int) -> None:
        nonlocal seen
        seen += games
        if seen >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        carry_out(store, progress=stop)
    assert len(store.done(2)) == 5
    again = RunFolder.begin(tmp_path / "run", Provenance.of(plan_of()))
    assert again.spent == pytest.approx(store.spent, abs=0.01)
    assert carry_out(again, part=3) == 7
    assert carry_out(again) == 0
    same_rows(plain, again)


def test_a_run_can_be_made_longer(tmp_path: Path, toy: None) -> None:
    """The same plan with more games adds the new ones."""
    run(tmp_path / "run", toy_plan(10))
    longer = RunFolder.begin(tmp_path / "run", Provenance.of(toy_plan(15)))
    assert carry_out(longer) == 5


def test_another_plan_is_refused(tmp_path: Path, toy: None) -> None:
    """Rows of different rules never mix; neither do they join foreign files."""
    run(tmp_path / "run", toy_plan(3))
    with pytest.raises(SpielwerkError, match="another run"):
        RunFolder.begin(tmp_path / "run", Provenance.of(toy_plan(3, options={"rounds": "2"})))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear diary")
    with pytest.raises(SpielwerkError, match="not empty"):
        RunFolder.begin(tmp_path / "full", Provenance.of(toy_plan(3)))


def test_provenance_is_in_every_file(plain: RunFolder) -> None:
    """Version, rules, data, seeds and command stand in run.json and in each Parquet file."""
    note = json.loads((plain.folder / "run.json").read_text())["provenance"]
    assert note["plan"]["seed"] == 21
    assert note["version"]
    assert note["rules"] == spielwerk.game(note["plan"]["game"]).version
    assert note["command"] == "spielwerk lab run"
    for table in TABLES:
        (path,) = (plain.folder / table).glob("*.parquet")
        inside = json.loads(pl.read_parquet_metadata(path)["spielwerk"])
        assert inside == note


def test_memory_holds_a_part_only(tmp_path: Path, toy: None) -> None:
    """Rows go to disk part by part: a run of 60 games in parts of 10 makes 6 files a table."""
    store = RunFolder.begin(tmp_path / "run", Provenance.of(toy_plan(60)))
    carry_out(store, part=10, task=watch_toys)
    assert len(list((store.folder / "games").glob("*.parquet"))) == 6
    assert store.done(2) == set(range(60))


def test_slow_games_are_written_in_time(tmp_path: Path, toy: None) -> None:
    """A part that grows too slowly is written before it is full, so that a crash loses little."""
    store = RunFolder.begin(tmp_path / "run", Provenance.of(toy_plan(12)))
    carry_out(store, pause=0.0, task=watch_toys)
    assert len(list((store.folder / "games").glob("*.parquet"))) == 3
    assert store.done(2) == set(range(12))


def test_a_damaged_or_missing_note_is_told(tmp_path: Path) -> None:
    """A folder that is no run, a note that is no note, a run without games."""
    with pytest.raises(SpielwerkError, match="no run of the lab"):
        RunFolder.open(tmp_path)
    (tmp_path / "run.json").write_text('{"provenance": 3}')
    with pytest.raises(SpielwerkError, match="damaged"):
        RunFolder.open(tmp_path)
    empty = RunFolder.begin(tmp_path / "empty", Provenance.of(plan_of()))
    with pytest.raises(SpielwerkError, match="no games yet"):
        empty.ready()
    assert empty.scan("games").collect().is_empty()


def test_a_plan_is_checked_before_it_runs() -> None:
    """Unknown bots, switches, entries and tables fail at once."""
    good = plan_of()
    assert good.check() is good
    for change, error in (
        ({"bots": ("alphago",)}, SpielwerkError),
        ({"players": (9,)}, SpielwerkError),
        ({"options": {"colour": "red"}}, BadOption),
        ({"changes": {"numbers.nothing": "1"}}, DataError),
    ):
        bad = {"game": "state51", "players": (2,), "bots": ("thumb",), "games": 1, **change}
        with pytest.raises(error):
            Plan(**bad).check()  # type: ignore[arg-type]


def test_two_runs_at_once_in_one_folder_are_refused(tmp_path: Path) -> None:
    """The second says so at once; when the first is done the folder is free again."""
    plan = Plan(game="state51", players=(2,), bots=("random",), games=2)
    store = RunFolder.begin(tmp_path / "run", Provenance.of(plan))
    with store.alone(), pytest.raises(SpielwerkError, match="Another run is writing"):
        carry_out(RunFolder.open(tmp_path / "run"))
    assert carry_out(store) == 2
