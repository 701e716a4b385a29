"""Dose and response: cliffs are named where the curve jumps, and only there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.lab.dose import Response, cliffs, dose_page, doses, respond, settings, told
from spielwerk.lab.plan import Plan
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.tune import Knob

CREDITS = list(range(23, 33))
STEP = [0.46, 0.51, 0.48, 0.49, 0.55, 0.64, 0.66, 0.66, 0.64, 0.67]  # Rebellion, as measured
SLOPE = [0.46 + 0.022 * place for place in range(10)]


def games(shares: list[float], count: int = 600) -> list[list[float]]:
    """Games on common seeds: luck decides once, the setting where the line is drawn."""
    luck = random.Random(4)
    drawn = [(luck.random(), luck.random()) for _ in range(count)]
    return [
        [float((common if own < 0.7 else own / 0.3 - 7 / 3) < share) for common, own in drawn]
        for share in shares
    ]


def test_a_cliff_is_named_and_a_slope_is_not() -> None:
    """Two plateaus with a step at 27 to 28 credits; the same climb evenly has none."""
    (cliff,) = cliffs(CREDITS, games(STEP), "share(empire)")
    assert (cliff.low, cliff.high) == (27, 28)
    assert cliff.jump.low > 0
    assert cliffs(CREDITS, games(SLOPE), "share(empire)") == []
    assert cliffs(CREDITS, games([0.5] * 10), "share(empire)") == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_curve_is_told(lang: str) -> None:
    """In a sentence and on a page, with every setting."""
    rows = games(STEP)
    found = Response(
        "board-standard.numbers.empire_credits",
        "share(empire)",
        3,
        600,
        doses(CREDITS, rows, "share(empire)"),
        cliffs(CREDITS, rows, "share(empire)"),
        len(CREDITS),
    )
    say = Sayer("rebellion", lang)
    (said,) = told(found, say)
    assert "27" in said
    assert "28" in said
    made = dose_page(found, say).html()
    assert "<svg" in made
    assert made.count("▲") >= 1


def test_a_knob_is_turned_step_by_step(tmp_path: Path) -> None:
    """Games of 51st State grow longer with the points that end them; the command shows it."""
    plan = Plan(game="state51", players=(2,), bots=("thumb",), games=6, seed=5)
    found = respond(plan, Knob.parse("numbers.end_points=10..30..10"), "rounds")
    assert [dose.value for dose in found.doses] == [10, 20, 30]
    assert found.doses[0].figure.value < found.doses[2].figure.value
    asked = ["dose", "state51", "-k", "numbers.end_points=10..30..10", "-f", "rounds", "-p", "2"]
    more = ["-g", "2", "-j", "1", "--bots", "thumb", "--lang", "en", "--out", str(tmp_path)]
    made = CliRunner().invoke(app, ["lab", *asked, *more])
    assert made.exit_code == 0, made.output
    assert (tmp_path / "dose.en.html").is_file()
    with pytest.raises(SpielwerkError, match=r"no figure 'share\(empire\)'"):
        respond(plan, Knob.parse("numbers.end_points=10..30..10"), "share(empire)")
    with pytest.raises(SpielwerkError, match="three numbers"):
        settings(Knob.parse("numbers.end_points=10..11"))
    with pytest.raises(SpielwerkError, match=r"give a step: a\.b=1\.\.100\.\.3"):
        settings(Knob.parse("a.b=1..100"))
