"""The arena: line-ups, results files, figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spielwerk.bots import Budget
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.lab import arena
from spielwerk.lab.arena import Match, bucket, bucket_seconds, compete, thinking_times
from spielwerk.lab.findings import findings
from spielwerk.lab.plan import Plan, Provenance
from spielwerk.lab.reading import Reading
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.scoreboard import tables
from spielwerk.lab.seating import line_ups
from spielwerk.lab.simulate import NOTED
from spielwerk.lab.standings import difference, parties, standings
from spielwerk.lab.store import RunFolder


def contest(**changes: object) -> Plan:
    """A small contest of random bots."""
    given: dict[str, object] = {
        "game": "state51",
        "bots": ("random", "thumb"),
        "games": 4,
        "players": 2,
        **changes,
    }
    given["players"] = (given["players"],)
    return Plan(contest=True, **given)  # type: ignore[arg-type]


def begun(folder: Path, **changes: object) -> RunFolder:
    """A contest in a folder."""
    return RunFolder.begin(folder, Provenance.of(contest(**changes).check()))


def match(number: int, seats: list[str], winners: list[int]) -> Match:
    """A made-up result."""
    return {
        "number": number,
        "seed": number,
        "seats": seats,
        "winners": winners,
        "scores": [10 * (seat in winners) for seat in range(len(seats))],
        "end": "points" if winners else "limit",
        "rounds": 5,
        "clocks": {
            name: {"decisions": 2, "seconds": 0.2, "buckets": {bucket(0.1): 2}} for name in seats
        },
    }


def test_seats_rotate_on_common_seeds(tmp_path: Path) -> None:
    """Each seed is played with everybody in every seat."""
    ways = [["random", "thumb"], ["thumb", "random"]]
    found = compete(begun(tmp_path))
    assert [one["seed"] for one in found] == [0, 0, 1, 1]
    assert [one["seats"] for one in found] == ways * 2
    assert all(one["clocks"]["thumb"]["decisions"] > 0 for one in found)


def test_too_few_bots_are_repeated_and_too_many_take_turns() -> None:
    """One among three sits everywhere; three at a table for two meet in pairs."""
    one = line_ups("counterweight", 4, ("a", "b", "b", "b"))
    assert len(one) == 4
    assert all(seats.count("a") == 1 for seats in one)
    assert line_ups("state51", 3, ("a",)) == (("a", "a", "a"),)
    assert len(line_ups("state51", 2, ("a", "b", "c"))) == 6


def test_sides_are_filled_by_one_bot_each() -> None:
    """In Rebellion each bot is the Empire once and all Rebels once; mirrored against itself too."""
    assert line_ups("rebellion", 3, ("a", "b")) == (("a", "b", "b"), ("b", "a", "a"))
    assert len(line_ups("rebellion", 3, ("a", "b"), mirror=True)) == 4
    assert line_ups("rebellion", 3, ("a",)) == (("a", "a", "a"),)


def results(
    folder: Path, workers: int = 1, noted: tuple[str, ...] = NOTED
) -> list[tuple[int, list[int], list[int]]]:
    """What does not depend on the clock."""
    found = compete(begun(folder), workers, noted=noted)
    return [(one["number"], one["winners"], one["scores"]) for one in found]


def test_a_contest_is_the_same_again_and_in_a_pool(tmp_path: Path) -> None:
    """Seeds decide everything but the time, however many play."""
    assert results(tmp_path / "a") == results(tmp_path / "b") == results(tmp_path / "c", 2)


def test_who_won_needs_nothing_noted(tmp_path: Path) -> None:
    """A contest that is not kept for a report is the same."""
    assert results(tmp_path / "a") == results(tmp_path / "b", noted=())


def test_an_interrupted_contest_goes_on(tmp_path: Path) -> None:
    """What lies in the folder is not played again; who breaks off loses nothing."""

    class Broken(Exception):
        pass

    def breaks(games: int) -> None:
        if games:
            raise Broken

    store = begun(tmp_path)
    with pytest.raises(Broken):
        compete(store, 1, breaks)
    kept = arena.matches(store)
    assert [one["number"] for one in kept] == [0]
    told: list[int] = []
    found = compete(begun(tmp_path), 1, told.append)
    assert found[:1] == kept
    assert [one["number"] for one in found] == [0, 1, 2, 3]
    assert told[0] == 1
    assert compete(begun(tmp_path, games=5))[:4] == found
    assert len(compete(begun(tmp_path, games=3))) == 3


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    """Nobody's figures are mixed with another's, and a file is no folder."""
    begun(tmp_path / "one")
    with pytest.raises(SpielwerkError, match="another run"):
        begun(tmp_path / "one", seed=5)
    file = tmp_path / "results.jsonl"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(SpielwerkError, match="is a file"):
        begun(file)


def test_the_lab_reads_a_contest(tmp_path: Path) -> None:
    """It is a run like any other: the report names the better bot."""
    store = begun(tmp_path, games=60)
    compete(store)
    said = [one.said for one in findings(Reading(store), Sayer("state51", "en"))]
    assert any("Bot thumb wins" in sentence for sentence in said)


def test_bad_contests_are_refused_before_they_start() -> None:
    """Unknown bots, no bots, too many players."""
    with pytest.raises(SpielwerkError, match="'nobody'"):
        arena.contest("state51", ("random", "nobody"), 4, 2)
    with pytest.raises(SpielwerkError, match="at least one bot"):
        arena.contest("state51", (), 4, 2)
    with pytest.raises(SpielwerkError, match="players"):
        arena.contest("state51", ("random",), 4, 9)


def test_shares_have_intervals_and_two_bots_an_elo_difference() -> None:
    """Three wins of four: 75 %, ahead by 191 Elo points."""
    seats = (["a", "b"], ["b", "a"])
    played = [match(n, seats[n % 2], [n % 2 if n else 1]) for n in range(4)]
    figures = standings(contest(bots=("a", "b")), played)
    a, b = figures["bots"]
    assert a["wins"]["share"] == 0.75
    assert b["wins"]["share"] == 0.25
    low, high = a["wins"]["interval"]
    assert 0.3 < low < 0.75 < high < 1
    assert figures["elo"]["difference"] == pytest.approx(190.85, abs=0.01)
    assert figures["openskill"] is None
    assert a["seconds"]["mean"] == pytest.approx(0.1)
    assert a["seconds"]["p95"] == pytest.approx(0.1, rel=0.05)


def test_more_than_two_bots_are_rated_by_openskill() -> None:
    """Who wins more is rated higher; undecided games count for nothing."""
    seats = ["a", "b", "c", "c"]
    played = [match(n, seats, [0]) for n in range(10)] + [match(10, seats, [])]
    figures = standings(contest(game="counterweight", bots=("a", "b", "c"), players=4), played)
    assert figures["openskill"][0]["bot"] == "a"
    assert figures["elo"] is None
    assert figures["decided"]["share"] == pytest.approx(10 / 11)
    assert figures["bots"][0]["wins_of_decided"]["share"] == 1.0
    assert figures["bots"][0]["wins"]["share"] == pytest.approx(10 / 11)
    assert figures["bots"][2]["wins"]["trials"] == 22


def test_sides_are_reported_by_role() -> None:
    """A side counts once, however many seats it has; draws are nobody's."""
    sided = contest(game="rebellion", bots=("a", "b"), players=3)
    played = [
        match(0, ["a", "b", "b"], [0]),
        match(1, ["b", "a", "a"], [1, 2]),
        match(2, ["a", "b", "b"], []),
    ]
    figures = standings(sided, played)
    roles = {(row["role"], row["bot"]): row["wins"] for row in figures["roles"]}
    assert roles["empire", "a"]["hits"] == 1
    assert roles["empire", "a"]["trials"] == 2
    assert roles["rebels", "a"]["hits"] == 1
    assert roles["rebels", "b"]["hits"] == 0
    assert figures["bots"][0]["wins"]["trials"] == 3
    assert figures["elo"]["difference"] > 0


def test_a_shared_win_is_shared() -> None:
    """Two winners have half a win each."""
    crew = parties({}, match(0, ["a", "b", "c"], [0, 2]))
    assert [party.win for party in crew] == [0.5, 0.0, 0.5]
    assert crew[0].against == "b+c"


def test_elo_has_no_end_when_one_always_wins() -> None:
    """All or nothing is farther apart than any number says."""
    assert difference(1.0) is None
    assert difference(0.0) is None
    assert difference(0.5) == 0


def test_durations_are_kept_within_five_percent() -> None:
    """Buckets give back what was put in, nearly; no decision takes no time."""
    for seconds in (1e-6, 0.0004, 0.3, 2.0):
        assert bucket_seconds(bucket(seconds)) == pytest.approx(seconds, rel=0.03)
    assert thinking_times([]) == {"mean": 0.0, "p95": 0.0}


def test_a_budget_is_passed_on() -> None:
    """Without one, bots think as long as their level says."""
    assert contest().jobs()[0].budget == Budget()
    assert contest(iterations=50).jobs()[0].budget == Budget(iterations=50)
    assert contest(seconds=0.1).jobs()[0].budget == Budget(seconds=0.1)


def test_the_command_prints_tables_and_json(tmp_path: Path) -> None:
    """`spielwerk arena` plays, shows and keeps its results."""
    runner = CliRunner()
    args = ["arena", "state51", "--bots", "random,thumb", "--games", "2", "-j", "1"]
    shown = runner.invoke(app, args)
    assert shown.exit_code == 0, shown.output
    assert "random" in shown.stdout
    out = tmp_path / "results"
    plain = runner.invoke(app, [*args, "--json", "--out", str(out)])
    figures = json.loads(plain.stdout)
    assert figures["games"] == 2
    assert (out / "clocks").is_dir()


def test_every_figure_has_its_table() -> None:
    """Two bots: Elo; three: OpenSkill."""
    two = standings(contest(bots=("a", "b")), [match(0, ["a", "b"], [0])])
    three = standings(contest(bots=("a", "b", "c"), players=3), [match(0, ["a", "b", "c"], [0])])
    assert len(tables(two)) == len(tables(three)) == 4
