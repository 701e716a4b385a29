"""`spielwerk teach` in miniature: lessons, slopes, a file that plays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from spielwerk.bots import make
from spielwerk.bots.brain import brain
from spielwerk.bots.taught import read
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.learn.fit import Pace
from spielwerk.learn.quick import Course, Fit, Sample, Teaching, as_text, collect
from spielwerk.study import describe

KNOWS = brain("state51")
TINY = Course("state51", (2,), games=1, share=0.1, deals=1, units=3, epochs=2, tried=1)


@pytest.fixture(scope="module")
def sample() -> Sample:
    """The lessons of one game."""
    return collect(describe("state51", 2), KNOWS, KNOWS, TINY, [3])


def test_lessons_are_decisions_with_all_their_options(sample: Sample) -> None:
    """A table each, and of every option its traits, its gain and its worth."""
    assert len(sample.tables) == len(sample.begins) > 3
    assert len(sample.traits) == len(sample.gains) == len(sample.worth) > sample.begins[-1]
    assert all(len(table) == len(KNOWS.seen) for table in sample.tables)
    twice = Sample()
    twice.extend(sample)
    twice.extend(sample)
    assert twice.begins[len(sample.begins)] == len(sample.worth)


def test_slopes_are_those_of_the_squares(sample: Sample) -> None:
    """A small step along each layer changes the mean square as its slope foretells."""
    fit = Fit(sample, 3, 0)
    picked = np.arange(len(sample.begins))

    def loss() -> float:
        told, wanted, starts, *_ = fit.values(picked)
        sizes = np.diff(np.append(starts, len(told)))
        means = np.repeat(np.add.reduceat(told, starts) / sizes, sizes)
        return float(((told - means - wanted) ** 2).mean())

    fit.layers = [layer.astype(np.float64) for layer in fit.layers]
    for layer, slope in zip(fit.layers, fit.slopes(picked), strict=True):
        place = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
        before = loss()
        layer[place] += 1e-4
        after = loss()
        layer[place] -= 1e-4
        assert (after - before) / 1e-4 == pytest.approx(float(slope[place]), rel=0.05, abs=1e-4)


def test_a_run_makes_a_file_that_plays(tmp_path: Path) -> None:
    """The command's file says how it came about, and is a bot."""
    out = tmp_path / "quick.json"
    said = CliRunner().invoke(
        app,
        f"teach state51 --out {out} --generations 2 --games 1 --share 0.1 --deals 1 --units 3 "
        "--epochs 2 --tried 1 --test 1 -j 1".split(),
    )
    assert said.exit_code == 0, said.output
    assert "that it has not seen" in " ".join(said.output.split())
    taught = read(out, "state51")
    assert len(taught.units) == 3
    assert make("state51", f"net@{out}").name == f"net@{out}"
    assert as_text(taught, "state51", {}).count("spielwerk-taught") == 1


def test_the_same_seed_makes_the_same(sample: Sample) -> None:
    """Fitting has no other chance than its seed."""
    first, second = Fit(sample, 3, 1), Fit(sample, 3, 1)
    pace = Pace(epochs=1)
    assert first.run(pace, 1) == second.run(pace, 1)
    assert all(np.array_equal(a, b) for a, b in zip(first.layers, second.layers, strict=True))


def test_where_nobody_said_what_to_look_at_there_is_nothing_to_teach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One clear sentence for a game without traits, and for empty plans."""
    mute = replace(brain("rebellion"), asked=None)
    monkeypatch.setattr("spielwerk.learn.quick.brain", lambda game: mute)
    with pytest.raises(SpielwerkError, match="rebellion"):
        Teaching(Course("rebellion", (3,)))
    monkeypatch.undo()
    with pytest.raises(SpielwerkError, match="at least one"):
        Teaching(Course("state51", (2,), games=0))
