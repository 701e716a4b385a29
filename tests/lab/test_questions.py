"""Designers' questions: a planted fault is named, and a fair game is left in peace."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import spielwerk.games
from spielwerk.lab import page
from spielwerk.lab.findings import findings
from spielwerk.lab.plan import Plan
from spielwerk.lab.probe import PROBES, Answer, Asked, kingmaking, seats
from spielwerk.lab.questions import clear, idle, phases, ways
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import report
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.stats import Estimate, share_of
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
        ("hollow", ["hollow phase-nodding"]),
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


def probed(kind: str, fault: str, bots: tuple[str, ...] = ("random",), games: int = 60) -> Answer:
    """A probe of the planted game."""
    plan = Plan(game="planted", players=(3,), bots=bots, games=games, options={"fault": fault})
    return PROBES[kind].ask(Asked(plan), lambda games: None)


def test_a_kingmaker_is_found_and_nobody_else() -> None:
    """Who can't win and gives a fortune away decides; in a fair game nobody does."""
    hopeless, swing = (row.figure for row in probed("kingmaking", "king").rows)
    assert hopeless.value > 0.2
    assert kingmaking.found(swing)
    fair = probed("kingmaking", "none")
    assert not kingmaking.found(fair.rows[1].figure)
    for lang in ("de", "en"):
        say = Sayer("planted", lang)
        assert probed("kingmaking", "king", games=40).told(say) != fair.told(say)
        assert page.Page("", lang, fair.blocks(say)).html()


def test_two_sides_have_no_kingmaker_and_a_hopeless_choice_is_needed() -> None:
    """Rebellion has two sides; where all can still win there is nothing to say."""
    asked = Asked(Plan(game="rebellion", players=(3,), bots=("thumb",), games=5))
    assert PROBES["kingmaking"].size(asked) == 0
    answer = PROBES["kingmaking"].ask(asked, lambda games: None)
    assert answer.told(Sayer("rebellion", "en")) == [
        "Two sides only: nobody can decide between others."
    ]
    assert kingmaking._told(share_of(0, 4), Estimate(0, 0, 0), Sayer("planted", "en")) == [
        "Nobody was asked late who could not win any more."
    ]


def test_a_seat_that_is_wronged_is_found_at_every_strength() -> None:
    """Seat 3, out after two rounds, has less than its share; fair seats are even."""
    told = probed("seats", "out", ("random", "random"), 120).told(Sayer("planted", "en"))
    assert any("Seat 3 −33" in sentence for sentence in told)
    assert probed("seats", "none", ("random", "random"), 120).told(Sayer("planted", "de")) == [
        "Kein Platz ist bei irgendeiner Stärke bewiesen im Vorteil."
    ]


def test_an_edge_that_goes_with_skill_is_named() -> None:
    """More for the strong than for the weak: the place is worth something to who can use it."""
    weak, strong = Estimate(0.0, -0.02, 0.02, 1.0, 900), Estimate(0.2, 0.15, 0.25, 0.0, 400)
    found = [
        seats.Place("seat:0", "random", weak, 1.0),
        seats.Place("seat:0", "level2", strong, 0.0),
    ]
    assert seats.moved(found) == [(found[0], found[1])]
    assert any("skill changes" in said for said in seats._told(found, Sayer("planted", "en")))
    assert not seats.moved([found[0], seats.Place("seat:0", "level2", weak, 1.0)])


def test_the_skill_curve_says_where_better_play_pays() -> None:
    """Chance against chance gains nothing; rules of thumb against chance do."""
    flat = probed("skill", "none", ("random", "random"), 40).told(Sayer("planted", "en"))
    assert flat[1].startswith("No gain is proven for: random among random")
    plan = Plan(game="state51", players=(2,), bots=("random", "thumb"), games=16)
    pays = PROBES["skill"].ask(Asked(plan), lambda games: None).told(Sayer("state51", "en"))
    assert pays[0].startswith("Skill curve")
    assert pays[1] == "Every step up pays: better play wins more often."
