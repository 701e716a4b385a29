"""The arena: line-ups, results files, figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spielwerk.bots import Budget, UnknownBot
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.lab.arena import (
    Contest,
    Match,
    bucket,
    bucket_seconds,
    compete,
    play_match,
    thinking_times,
)
from spielwerk.lab.scoreboard import tables
from spielwerk.lab.standings import difference, parties, standings


def contest(**changes: object) -> Contest:
    """A small contest of random bots."""
    given: dict[str, object] = {
        "game": "state51",
        "bots": ("random", "thumb"),
        "games": 4,
        "players": 2,
        **changes,
    }
    return Contest(**given)  # type: ignore[arg-type]


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
            name: {"decisions": 2, "seconds": 0.2, "buckets": {str(bucket(0.1)): 2}}
            for name in seats
        },
    }


def test_seats_rotate_on_common_seeds() -> None:
    """Each seed is played with everybody in every seat."""
    small = contest()
    assert small.line_ups() == [["random", "thumb"], ["thumb", "random"]]
    found = [play_match(small, number) for number in range(4)]
    assert [one["seed"] for one in found] == [0, 0, 1, 1]
    assert [one["seats"] for one in found] == small.line_ups() * 2


def test_too_few_bots_are_repeated_and_too_many_take_turns() -> None:
    """One among three sits everywhere; three at a table for two meet in pairs."""
    one = contest(game="counterweight", bots=("a", "b", "b", "b"), players=4)
    assert len(one.line_ups()) == 4
    assert all(seats.count("a") == 1 for seats in one.line_ups())
    assert contest(bots=("a",), players=3).line_ups() == [["a", "a", "a"]]
    three = contest(bots=("a", "b", "c"))
    assert len(three.line_ups()) == 6


def test_sides_are_filled_by_one_bot_each() -> None:
    """In Rebellion each bot is the Empire once and all Rebels once; mirrored against itself too."""
    sided = contest(game="rebellion", bots=("a", "b"), players=3)
    assert sided.line_ups() == [["a", "b", "b"], ["b", "a", "a"]]
    assert len(contest(game="rebellion", bots=("a", "b"), players=3, mirror=True).line_ups()) == 4
    assert contest(game="rebellion", bots=("a",), players=3).line_ups() == [["a", "a", "a"]]


def test_a_contest_is_the_same_again() -> None:
    """Seeds decide everything but the time."""

    def results() -> list[tuple[int, list[int], list[int]]]:
        return [(one["number"], one["winners"], one["scores"]) for one in compete(contest())]

    assert results() == results()


def test_an_interrupted_contest_goes_on(tmp_path: Path) -> None:
    """What stands in the results file is not played again; a torn last line is."""
    out = tmp_path / "deep" / "results.jsonl"
    running = compete(contest(), 1, out)
    kept = [next(running), next(running)]
    del running
    with out.open("a", encoding="utf-8") as file:
        file.write('{"number": 2, "se')
    found = list(compete(contest(), 1, out))
    assert found[:2] == kept
    assert [one["number"] for one in found] == [0, 1, 2, 3]
    assert len(out.read_text(encoding="utf-8").splitlines()) == 5
    more = list(compete(contest(games=5), 1, out))
    assert more[:4] == found
    assert len(list(compete(contest(games=3), 1, out))) == 3


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    """Nobody's figures are mixed with another's."""
    out = tmp_path / "results.jsonl"
    list(compete(contest(games=1), 1, out))
    with pytest.raises(SpielwerkError, match="another contest"):
        list(compete(contest(games=1, seed=5), 1, out))
    out.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(SpielwerkError, match="no results file"):
        list(compete(contest(games=1), 1, out))


def test_bad_contests_are_refused_before_they_start() -> None:
    """Unknown bots, no bots, too many players."""
    with pytest.raises(UnknownBot, match="'nobody'"):
        list(compete(contest(bots=("random", "nobody"))))
    with pytest.raises(SpielwerkError, match="at least one bot"):
        list(compete(contest(bots=())))
    with pytest.raises(SpielwerkError, match="players"):
        list(compete(contest(players=9)))


def test_a_pool_plays_the_same_games() -> None:
    """Processes change nothing but the order."""
    alone = {one["number"]: one["scores"] for one in compete(contest())}
    together = {one["number"]: one["scores"] for one in compete(contest(), jobs=2)}
    assert alone == together


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
    assert contest().budget == Budget()
    assert contest(iterations=50).budget == Budget(iterations=50)
    assert contest(seconds=0.1).budget == Budget(seconds=0.1)


def test_the_command_prints_tables_and_json(tmp_path: Path) -> None:
    """`spielwerk arena` plays, shows and keeps its results."""
    runner = CliRunner()
    args = ["arena", "state51", "--bots", "random,thumb", "--games", "2", "-j", "1"]
    shown = runner.invoke(app, args)
    assert shown.exit_code == 0, shown.output
    assert "random" in shown.stdout
    out = tmp_path / "results.jsonl"
    plain = runner.invoke(app, [*args, "--json", "--out", str(out)])
    figures = json.loads(plain.stdout)
    assert figures["games"] == 2
    assert out.exists()


def test_every_figure_has_its_table() -> None:
    """Two bots: Elo; three: OpenSkill."""
    two = standings(contest(bots=("a", "b")), [match(0, ["a", "b"], [0])])
    three = standings(contest(bots=("a", "b", "c"), players=3), [match(0, ["a", "b", "c"], [0])])
    assert len(tables(two)) == len(tables(three)) == 4
