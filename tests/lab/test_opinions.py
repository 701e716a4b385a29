"""Two unlike bots: half of the games each, and what only one of them sees is marked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from spielwerk.cli import app
from spielwerk.lab.compare import Comparison, comparison, comparison_page, level_of, sentence
from spielwerk.lab.finding import GOOD, NOTE, WARN, Finding, opinions
from spielwerk.lab.findings import findings
from spielwerk.lab.plan import Plan, default_bot, seated, two_bots
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import report
from spielwerk.lab.sayer import Sayer
from spielwerk.registry import GAMES
from tests.lab.runs import run

SAY = Sayer("state51", "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_second_opinion(game: str) -> None:
    """Level 2 and another, which play by turns, each among its own kind."""
    bots, apart = seated(two_bots(game))
    assert apart
    assert bots[0] == default_bot(game)
    assert len(set(bots)) == 2
    plan = Plan(game=game, players=(3,), bots=bots, apart=apart, games=4).check()
    (job,) = plan.jobs()
    assert [set(job.seats(number)) for number in range(3)] == [{bots[0]}, {bots[1]}, {bots[0]}]
    assert seated("level2, level1") == (("level2", "level1"), False)


def test_what_one_bot_sees_is_marked() -> None:
    """What both see is not; what only one sees and all together do not is a note."""
    both, one, other = (Finding(WARN, f"{name}.", name) for name in ("a", "b", "c"))
    calm = Finding(GOOD, "d.", "d")
    plain = Finding(NOTE, "e.")
    apart = [("level2", [both, one, calm]), ("unlike", [both, other, plain])]
    told = opinions([both, one, calm, plain], apart, SAY)
    assert [(found.level, found.only) for found in told] == [
        (WARN, ""),
        (WARN, "level2"),
        (GOOD, ""),
        (NOTE, ""),
        (NOTE, "unlike"),
    ]
    assert told[1].said == "b. Only the games of level2 show it."


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Comparison], str]:
    """A planted change that matters only to who develops: that brings more points."""
    folder = tmp_path_factory.mktemp("apart")
    base = Plan(
        game="state51",
        players=(2,),
        bots=("level2", "never-develop"),
        apart=True,
        games=120,
        seed=5,
    )
    rich = msgspec.structs.replace(base, changes={"numbers.develop_points": "4"}, name="rich")
    stores = [run(folder / name, plan) for name, plan in (("base", base), ("rich", rich))]
    found = comparison(stores)
    return found, comparison_page(stores, found, SAY)


def test_a_comparison_hears_both_bots(compared: tuple[list[Comparison], str]) -> None:
    """Each difference is told bot by bot; together they make the whole."""
    (found,), page = compared
    assert found.bots == ("level2", "never-develop")
    for row in found.rows:
        assert [bot for bot, _ in row.by_bot] == ["level2", "never-develop"]
    (rounds,) = [row for row in found.rows if row.figure == "rounds"]
    own = [one for _, one in rounds.by_bot]
    assert sum(one.value for one in own) / 2 == pytest.approx(rounds.difference.value)
    assert "share the games" in page


def test_what_only_one_bot_shows_is_said(compared: tuple[list[Comparison], str]) -> None:
    """A row that moves with one bot alone names it, in the table and in the sentence."""
    (found,), _ = compared
    lone = [row for row in found.rows if row.only]
    assert lone, [(row.figure, row.by_bot) for row in found.rows]
    for row in lone:
        assert level_of(row)
        assert f"only with {row.only}" in row.cells(SAY)[-1]
        assert f"Only the games of {row.only} show it" in sentence(row, SAY)


def test_a_run_says_that_two_bots_share_it(tmp_path: Path) -> None:
    """By default, on the terminal and in the report; a folder of one half has half the games."""
    out = tmp_path / "run"
    args = ["lab", "run", "state51", "-p", "2", "-g", "6", "-j", "1", "--lang", "en"]
    shown = CliRunner().invoke(app, [*args, "--out", str(out)])
    assert shown.exit_code == 0, shown.output
    assert "share the games" in " ".join(shown.output.split())
    plan = Plan(game="state51", players=(2,), bots=("level2", "random"), apart=True, games=6)
    reading = Reading(run(tmp_path / "two", plan))
    assert [len(own.games) for own in reading.crews] == [3, 3]
    assert [own.planned for own in reading.crews] == [3, 3]
    assert {*reading.crews[1].players["bot"].to_list()} == {"random"}
    assert "teilen sich die Partien" in report(reading, "de")
    assert findings(reading, SAY)
