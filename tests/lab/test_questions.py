"""Designers' questions: a planted fault is named, and a fair game is left in peace."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import spielwerk.games
from spielwerk.lab.findings import findings
from spielwerk.lab.plan import Plan
from spielwerk.lab.questions import clear, idle, phases, ways
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import report
from spielwerk.lab.sayer import Sayer
from tests.lab.planted.game import ENTRY
from tests.lab.runs import run

LOOKS = (clear.look, phases.look, idle.look, ways.look)


@pytest.fixture(autouse=True)
def planted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The planted game among the games."""
    monkeypatch.setitem(spielwerk.GAMES, "planted", ENTRY)
    spielwerk.games._game.cache_clear()
    yield
    spielwerk.games._game.cache_clear()


def played(folder: Path, fault: str, games: int = 150) -> Reading:
    """Games by chance with a fault in them."""
    plan = Plan(
        game="planted", players=(3,), bots=("random",), games=games, options={"fault": fault}
    )
    return Reading(run(folder, plan))


@pytest.mark.parametrize(
    ("fault", "wanted"),
    [
        ("none", []),
        ("idle", ["idle 3"]),
        ("out", ["idle 3", "out 3"]),
        ("settled", ["clear 3"]),
        ("hollow", ["hollow phase-nodding 3"]),
    ],
)
def test_a_fault_is_named_and_no_other(tmp_path: Path, fault: str, wanted: list[str]) -> None:
    """In both languages, with the figures that were planted."""
    reading = played(tmp_path / "run", fault)
    for lang in ("de", "en"):
        found = findings(reading, Sayer("planted", lang), LOOKS)
        assert sorted(one.about for one in found) == wanted
        made = report(reading, lang)
        assert 'id="idle"' in made
        assert 'id="clear"' in made


def test_who_looks_on_is_counted(tmp_path: Path) -> None:
    """Seat 3 of three has no choice in half of its rounds; out, it is so after a quarter."""
    found = idle.idle(played(tmp_path / "idle", "idle", 40), 3)
    assert found.rounds.value == pytest.approx(1 / 6)
    assert not found.who
    gone = idle.idle(played(tmp_path / "out", "out", 40), 3)
    assert gone.out.value == 1
    assert gone.when == pytest.approx(0.25)
    assert [name for name, _ in gone.who] == ["seat:2"]


def test_decisions_are_counted_by_phase_and_people_by_the_clock(tmp_path: Path) -> None:
    """Eight rounds of three seats; nods are no decisions; seconds where they were taken."""
    reading = played(tmp_path / "run", "hollow", 40)
    taking, nodding = phases.phases(reading, 3)
    assert (taking.name, taking.decisions.value, taking.share) == ("phase-taking", 24, 1)
    assert (taking.lone.value, nodding.lone.value, nodding.lone.n) == (0, 1, 960)
    assert taking.seconds is None
    for path in (tmp_path / "run" / "asked").glob("*.parquet"):  # as people's games are kept
        timed = pl.read_parquet(path).with_columns(
            seconds=pl.when(pl.col("seat") >= 0).then(pl.col("times") * 4.0).cast(pl.Float32)
        )
        timed.write_parquet(path)
    timed_phase = phases.phases(Reading(reading.store), 3)[0]
    assert timed_phase.seconds is not None
    assert timed_phase.seconds.value == pytest.approx(4)


def test_few_games_are_not_called_clear(tmp_path: Path) -> None:
    """Nothing is said of a handful."""
    assert clear.clear(played(tmp_path / "run", "settled", 20), 3) is None


def test_ways_to_play_are_told_apart(tmp_path: Path) -> None:
    """51st State: who builds whatever he can, against one who makes no deals, plays otherwise."""
    plan = Plan(game="state51", players=(2,), bots=("first-build", "never-deal"), games=80, seed=3)
    reading = Reading(run(tmp_path / "run", plan))
    found = ways.ways(reading, 2)
    assert len(found) >= 2
    verbs = {verb for way in found for verb, _ in way.leans}
    assert verbs & {"build", "deal"}
    said = ways.described(found[0].leans, Sayer("state51", "en"))
    assert "more" in said or "less" in said
    assert 'id="styles"' in report(reading, "de")


def test_noise_has_no_ways_and_two_habits_have() -> None:
    """A cloud is one way; two heaps are two."""
    rng = np.random.default_rng(1)
    cloud = rng.dirichlet([8.0] * 6, size=200)
    assert ways.grouped(cloud).max() == 0
    heaps = np.concatenate([rng.dirichlet(one, size=100) for one in ([20, 2, 8], [2, 20, 8])])
    groups = ways.grouped(heaps)
    assert groups.max() == 1
    assert len(set(groups[:100])) == len(set(groups[100:])) == 1
