"""The targets of Counterweight's card set (CW-12): measured in games, judged by their spans."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

import spielwerk
from spielwerk.lab.counterweight import goals, targets
from spielwerk.lab.counterweight.goals import Goal
from spielwerk.lab.counterweight.trial import Trial, watch
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import Estimate

JOB = Job("counterweight", 3, ("level2",), 30_000, rotate=True)


@pytest.fixture(scope="module")
def trials() -> list[Trial]:
    """A few games."""
    return targets.play(JOB, 12)


def won(seat: int, first: int = 0, bots: tuple[str, ...] = ("level2",) * 4) -> Trial:
    """A finished game of four that a seat won."""
    scores = [10, 12, 9, 8]
    scores[seat] = 20
    return Trial(4, list(bots), first, "finished", [seat], scores, rounds=16, decisions=100)


def lost(end: str, bots: tuple[str, ...] = ("level2",) * 4) -> Trial:
    """A failed game of four."""
    return Trial(4, list(bots), 0, end, [], [1, 2, 3, 4], rounds=12, decisions=100)


def test_a_watched_game_is_the_same_game() -> None:
    """Watching changes nothing, and the same seed gives the same figures."""
    trial = watch(JOB, 3)
    assert trial == watch(JOB, 3)
    assert trial.rounds > 1
    assert trial.decisions > 50
    assert trial.built <= trial.revealed
    assert all(trial.played[key] <= trial.playable[key] for key in trial.playable)
    assert all(trial.unlocked[key] <= trial.standing[key] for key in trial.standing)
    assert all(trial.declined[name] <= trial.asked[name] for name in trial.asked)


def test_every_target_is_there(trials: list[Trial]) -> None:
    """CW-12: what the card set should do, at a table that the game is best with, and by card."""
    found = {goal.id for goal in goals.of_table(trials)}
    assert found == {
        "target-finished",
        "target-cause",
        "target-rounds",
        "target-order",
        "target-seat",
        "target-lead",
        "target-inspector",
        "target-control",
        "target-dice",
    }
    rules = spielwerk.game("counterweight").rules
    by_card = list(goals.of_cards(trials, rules))
    assert {goal.id for goal in by_card} == {"target-built", "target-played", "target-unlocked"}


def test_figures_are_counted_right() -> None:
    """Shares of won and failed games, by order and by seat."""
    table = [won(1, first=1), won(1, first=0), won(2, first=1), *map(lost, ("crisis", "deadline"))]
    found = {(goal.id, goal.name): goal.figure for goal in goals.of_table(table)}
    assert found["target-finished", ""].value == 3 / 5
    assert found["target-cause", "short-end-crisis"].value == 1 / 2
    assert found["target-cause", "short-end-bankrupt"].value == 0
    assert found["target-order", "position-0"].value == 1 / 3
    assert found["target-order", "position-1"].value == 2 / 3
    assert found["target-seat", "seat:1"].value == 2 / 3
    assert found["target-rounds", ""].value == 16
    assert found["target-lead", ""].value == (10 + 10 + 8) / 3
    aboard = [replace(won(0), control=4), replace(lost("inspector"), control=2)]
    found = {(goal.id, goal.name): goal.figure for goal in goals.of_table(aboard)}
    assert found["target-inspector", ""].value == 1 / 2
    assert found["target-control", "4"].value == 1 / 2
    assert found["target-control", "5"].value == 0


def test_one_selfish_player_is_measured_beside_the_same_games_without_him() -> None:
    """His share of the wins, and how many times the usual he wins."""
    bots = ("selfish", "level2", "level2", "level2")
    table = [won(0, bots=bots), won(0, bots=bots), won(1, bots=bots)]
    without = [won(0), won(1), won(2), lost("crisis")]
    games, share, gain = goals.selfish([*table, lost("crisis", bots=bots)], without)
    assert (games.figure.value, games.verdict) == (2 / 4, "open")
    assert share.figure.value == 2 / 3
    assert share.verdict == "open"
    assert gain.figure.value == pytest.approx(8 / 3)
    assert gain.figure.low < 2 < gain.figure.high
    assert goals.times([0.0], [1.0]).value == 0


def test_verdicts() -> None:
    """A figure in its span is met; outside it is open as long as its interval reaches in."""
    assert Goal("x", Estimate(0.5, 0.4, 0.6), 0.45, 0.65).verdict == "met"
    assert Goal("x", Estimate(0.4, 0.3, 0.5), 0.45, 0.65).verdict == "open"
    assert Goal("x", Estimate(0.2, 0.1, 0.3), 0.45, 0.65).verdict == "missed"


def test_bunches_make_intervals_wider() -> None:
    """Rounds of one game are no independent trials."""
    even = goals.ratio([5] * 20, [10] * 20)
    bunched = goals.ratio([0, 10] * 10, [10] * 20)
    assert even.value == bunched.value == 0.5
    assert even.low == even.high == 0.5
    assert bunched.low < 0.35 < 0.65 < bunched.high
    assert goals.ratio([], []).n == 0


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_tables_in_words(lang: str, trials: list[Trial]) -> None:
    """A table says target, figure, how many, span and verdict."""
    say = Sayer("counterweight", lang)
    made = list(targets.table(list(goals.of_table(trials)), say, "Title"))
    assert made[0] == "\n## Title\n"
    for line in made[3:]:
        assert re.fullmatch(r"\| [^|]+ \| [^|]+ \| \d+ \| [^|]+ \| [✓~✗] \|", line), line
        assert "{" not in line


def test_one_command_prints_all_of_it(tmp_path: Path) -> None:
    """With changed numbers and mixed temperaments; the last bot named fills the table."""
    assert targets.seated(("selfish", "loyal", "level2"), 5) == (
        *("selfish", "loyal"),
        *["level2"] * 3,
    )
    app = Typer()
    app.command()(targets.main)
    given = ["--games", "2", "--players", "3", "--bots", "selfish,level2", "--lang", "en"]
    given += ["--set", "numbers.berths=4", "--option", "deadline=none"]
    done = CliRunner().invoke(app, given)
    assert done.exit_code == 0, done.output
    assert "played by selfish, level2" in done.output
    assert "3 players: 2 games from seed 30,000 on" in done.output
    assert "so many times as often" in done.output
    assert "Played in rounds in which it could be" in done.output
    assert "`docking`" in done.output
    done = CliRunner().invoke(app, ["--set", "berths"])
    assert (done.exit_code, "should read name=value" in done.output) == (2, True)
    done = CliRunner().invoke(app, [*given, "--into", str(tmp_path / "made")])
    assert (done.exit_code, done.output) == (0, "")
    assert "2 Partien ab Startwert 30.000" in (tmp_path / "made.de.md").read_text(encoding="utf-8")
    assert (tmp_path / "made.en.md").exists()
