"""Tuning: targets and knobs as they are typed, a search that gets there, patches that apply."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.engine import SpielwerkError
from spielwerk.lab import tune
from spielwerk.lab.patch import patch_of, write_pack
from spielwerk.lab.plan import Plan
from spielwerk.lab.run import carry_out
from spielwerk.lab.store import RunFolder
from spielwerk.lab.tune import Goal, Knob, Trial, search, turn
from tests.lab.runs import toy_plan

S51 = Plan(game="state51", players=(2,), bots=("thumb",), games=10)
RB = Plan(game="rebellion", players=(3,), bots=("thumb",), games=2)


@pytest.mark.parametrize(
    ("text", "figure", "low", "high", "players"),
    [
        ("share(empire)=0.5", "share(empire)", 0.47, 0.53, None),
        ("share(new-york)@3=0.2..0.3", "share(new-york)", 0.2, 0.3, 3),
        ("rounds=20", "rounds", 19.0, 21.0, None),
        ("end(limit)<=0.02", "end(limit)", float("-inf"), 0.02, None),
        ("median(rounds)@4>=14", "median(rounds)", 14.0, float("inf"), 4),
    ],
)
def test_targets_as_they_are_typed(
    text: str, figure: str, low: float, high: float, players: int | None
) -> None:
    """A figure, a table if wanted, and where it should lie."""
    goal = Goal.parse(text)
    assert (goal.figure, goal.players) == (figure, players)
    assert (goal.low, goal.high) == pytest.approx((low, high))
    assert goal.met(low if low > float("-inf") else high)


def test_bad_targets_and_knobs_are_told() -> None:
    """With an example of how they should read."""
    for text in ("share(empire)", "fun=1", "share=x"):
        with pytest.raises(SpielwerkError, match=r"Target|figure"):
            Goal.parse(text)
    for text in ("berths=2..3", "numbers.berths=3..2", "numbers.berths", "numbers.berths=3"):
        with pytest.raises(SpielwerkError, match="Knob"):
            Knob.parse(text)
    with pytest.raises(SpielwerkError, match="add 4"):
        Goal.parse("rounds@4=9").tables(S51)


def test_the_loss_grows_with_the_distance() -> None:
    """Nothing in the middle, one at the edge, more beyond; one-sided targets only beyond."""
    goal = Goal.parse("share(a)=0.4..0.6")
    assert goal.loss(0.5) == pytest.approx(0)
    assert goal.loss(0.6) == pytest.approx(1)
    assert Goal.parse("rounds>=10").loss(12) == 0
    assert Goal.parse("rounds>=10").loss(8) == pytest.approx(1)
    assert Goal.parse("rounds<=10").loss(12) == pytest.approx(1)


def test_only_what_targets_are_about_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The course of a game is followed for targets that need it; the others measure the same."""
    asked: list[tuple[str, ...]] = []

    def carried_out(store: RunFolder, *, noted: tuple[str, ...], **more: Any) -> int:
        asked.append(noted)
        return carry_out(store, noted=noted, **more)

    monkeypatch.setattr(tune, "carry_out", carried_out)
    plain = [Goal.parse(text) for text in ("score=26..34", "rounds=3..4", "share(seat1)=0.5")]
    along = [Goal.parse(text) for text in ("median(lead_changes)>=1", "comeback>=0.1")]
    alone, whole = tune.measure(S51, plain, 1), tune.measure(S51, [*plain, *along], 1)
    assert asked == [(), ("course",)]
    assert whole == {**alone, **tune.measure(S51, along, 1)}
    assert whole["median(lead_changes)", 2] > 0


def test_a_search_meets_two_targets(toy: None) -> None:
    """Both knobs are turned until score and length are right, and it holds on fresh seeds."""
    goals = [Goal.parse("score=26..34"), Goal.parse("rounds=3..4")]
    knobs = [Knob.parse("numbers.start=0..40"), Knob.parse("switch.rounds=1..6")]
    log: list[Trial] = []
    found = search(toy_plan(20), goals, knobs, trials=60, progress=log.append)
    assert found.met
    assert 26 <= found.values["score", 2] <= 34
    assert log[-1] is found
    assert "numbers.start=" in found.said()
    assert "✓" in found.said()


def test_settings_that_the_files_refuse_are_passed_over(toy: None) -> None:
    """A knob that leaves its limits costs a trial, not the search."""
    log: list[Trial] = []
    knobs = [Knob.parse("cards.ant.worth=50|60")]
    goals = [Goal.parse("rounds=90")]
    found = search(toy_plan(2), goals, knobs, trials=8, progress=log.append)
    assert found.changes == {"cards.ant.worth": "50"}
    assert any("worth more than 50" in trial.refused for trial in log)


@pytest.mark.parametrize(
    ("knob", "reason"),
    [
        ("cards.ant.worth=51..52", "worth more than 50"),
        ("cards.one.worth=1..2", "no such row"),
        ("switch.colour=red|blue", "colour"),
    ],
)
def test_a_knob_that_turns_nothing_is_told(knob: str, reason: str, toy: None) -> None:
    """Before a single game is played."""
    with pytest.raises(SpielwerkError, match=rf"^Knob {knob.partition('=')[0]}: .*{reason}"):
        search(toy_plan(2), [Goal.parse("rounds=3")], [Knob.parse(knob)], trials=2)


def test_an_unknown_figure_is_told(toy: None) -> None:
    """With those that there are."""
    with pytest.raises(SpielwerkError, match=r"share\(seat1\)"):
        search(toy_plan(4), [Goal.parse("share(queen)=0.5")], [Knob.parse("numbers.start=0..1")])


def test_the_best_is_kept_when_nothing_meets(toy: None) -> None:
    """Then the search says so."""
    knobs = [Knob.parse("numbers.start=0|3")]
    found = search(toy_plan(4), [Goal.parse("rounds=90")], knobs, trials=3)
    assert not found.met
    assert found.loss > 1


def test_knobs_turn_numbers_and_switches() -> None:
    """`switch.` turns a rule switch, everything else an entry of a file."""
    turned = turn(S51, {"switch.deck": "winter", "numbers.end_points": "20"})
    assert turned.options == {"deck": "winter"}
    assert turned.changes == {"numbers.end_points": "20"}


def test_a_patch_shows_the_changed_rows() -> None:
    """Numbers, entries of lists by id and by place, rows of CSV; comments stay."""
    changes = {
        "board-standard.numbers.empire_credits": "25",
        "board-standard.planets.red.reinforcement": "4",
        "board-standard.numbers.gifts.1": "6",
        "switch.max_rounds": "30",
    }
    patch = patch_of(RB, changes)
    assert "-empire_credits = 30       # RB-3.1" in patch
    assert "+empire_credits = 25       # RB-3.1" in patch
    assert "+reinforcement = 4" in patch
    assert "+gifts = [1, 6, 10]" in patch
    assert "# --option max_rounds=30" in patch
    assert "+quarry,2,open,2," in patch_of(S51, {"base.quarry.distance": "2"})


def test_changes_become_a_pack(tmp_path: Path) -> None:
    """The pack loads and says what the changes said."""
    write_pack(RB, {"board-standard.planets.red.reinforcement": "4"}, tmp_path / "rb")
    data = tomllib.loads((tmp_path / "rb" / "board-standard.toml").read_text())
    assert data["planets"][0]["reinforcement"] == 4
    assert spielwerk.game("rebellion", tmp_path / "rb").fingerprint()
    write_pack(S51, {"base.quarry.distance": "2"}, tmp_path / "s51")
    assert len((tmp_path / "s51" / "base.csv").read_text().splitlines()) == 2
    assert spielwerk.game("state51", tmp_path / "s51").fingerprint()


def test_entries_that_are_not_there_are_told() -> None:
    """Rows, columns, list entries, keys."""
    for key, plan in (
        ("base.quarry.colour", S51),
        ("board-standard.planets.pluto.lands", RB),
        ("board-standard.numbers.luck", RB),
    ):
        with pytest.raises(SpielwerkError, match=r"no such|no entry"):
            patch_of(plan, {key: "1"})
