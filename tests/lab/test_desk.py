"""The lab's questions as data: the same as on the command line, answered in pages that sharpen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer.main

from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.lab import page, sharpen
from spielwerk.lab.desk import KINDS, Question, View, fields_of
from spielwerk.lab.desk.notes import Notes
from spielwerk.lab.desk.question import Desk
from spielwerk.lab.sayer import Sayer

GAME = "state51"
SHORT = {"players": "2", "games": "4"}
ENDS = "numbers.end_points"
PAGES: dict[str, dict[str, str]] = {
    "report": SHORT,
    "worth": SHORT,
    "probe": {**SHORT, "what": "sensitivity,holes", "only": ENDS},
    "dose": {**SHORT, "knob": f"{ENDS}=4..6", "figure": "rounds"},
    "tune": {**SHORT, "knob": f"{ENDS}=4..6", "target": "rounds=99", "trials": "3"},
}


def commands() -> dict[str, Any]:
    """The commands of `spielwerk lab`."""
    found: Any = typer.main.get_command(app)
    known: dict[str, Any] = found.commands["lab"].commands
    return known


@pytest.mark.parametrize("kind", KINDS)
def test_arguments_are_those_of_the_command_line(kind: str) -> None:
    """By the same names, with the same defaults and the same ones needed."""
    options = {option.name: option for option in commands()[KINDS[kind].command].params}
    for field in fields_of(kind, GAME):
        option = options[field.name]
        assert f"--{field.name}" in option.opts
        assert option.required == field.needed
        if field.name != "players":  # there the command line asks the game itself
            known = field.default if field.kind != "several" else ""  # nothing said: all
            assert str(option.default if option.default is not None else "") == known


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_grows_is_counted_and_goes_on(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every game counts once; asked again nothing is played, and the page is the same."""
    question = Question(kind, GAME, values=PAGES[kind])
    total = KINDS[kind].total(question)
    say = Sayer(GAME, "de")
    assert KINDS[kind].before(question, say)
    views, counted = asked(question, tmp_path)
    assert counted <= total if kind == "tune" else counted == total
    first = views[-1](say)
    assert isinstance(first, page.Page)
    assert first.html().count("<section") >= 1
    if kind == "probe":  # holes are counted anew, they are quick
        return

    def nobody(*_: object) -> Any:
        raise AssertionError("nothing is left to play")

    for place in ("spielwerk.lab.sharpen.play_piece", "spielwerk.lab.dose.outcomes"):
        monkeypatch.setattr(place, nobody)
    monkeypatch.setattr("spielwerk.lab.tune.measure", nobody)
    again, counted_again = asked(question, tmp_path)
    assert counted_again == counted
    assert again[-1](say).blocks[1:] == first.blocks[1:]  # before that a report has its speed


def asked(question: Question, folder: Path) -> tuple[list[View], int]:
    """All views of a question, and how many games were counted."""
    views: list[View] = []
    counts: list[int] = []
    KINDS[question.kind].answer(question, Desk(folder, 1, counts.append, views.append))
    return views, sum(counts)


def test_partial_pages_claim_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the way a probe's rows are not proven, a curve has no cliffs, and a tuning no winner."""
    monkeypatch.setattr(sharpen, "FIRST", 1)
    say = Sayer(GAME, "en")
    report, _ = asked(Question("report", GAME, values={**SHORT, "games": "12"}), tmp_path)
    assert len(report) > 1
    probe, _ = asked(
        Question("probe", GAME, values={**PAGES["probe"], "what": "sensitivity"}), tmp_path
    )
    assert len(probe) > 1
    assert "more than noise" not in probe[0](say).html().partition("<details>")[2]
    dose, _ = asked(Question("dose", GAME, values=PAGES["dose"]), tmp_path)
    assert "1 of 3 settings" in dose[0](say).html()
    tune, _ = asked(Question("tune", GAME, values=PAGES["tune"]), tmp_path)
    assert "1 setting was tried so far" in tune[0](say).html()
    last = tune[-1](say).html()
    assert "No setting meets all targets" in last
    assert "end_points" in last.partition('id="patch"')[2]


def test_the_worth_of_cards_comes_from_the_games_of_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has read the report waits for nothing."""
    asked(Question("report", GAME, values=SHORT), tmp_path)
    monkeypatch.setattr("spielwerk.lab.sharpen.play_piece", lambda *_: 1 / 0)
    views, counted = asked(Question("worth", GAME, values=SHORT), tmp_path)
    assert counted == 4
    assert views[-1](Sayer(GAME, "en")).title.endswith("what cards are worth")


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (Question("weather", GAME), "no question 'weather'"),
        (Question("dose", GAME, values={"figure": "rounds"}), "needs --knob"),
        (Question("report", GAME, values={"games": "0"}), "between 1 and"),
        (Question("report", GAME, values={"games": "many"}), "a whole number"),
        (Question("report", GAME, values={"players": "two"}), "like 2,3,4"),
        (Question("probe", GAME, values={"what": "weather"}), "no probe 'weather'"),
        (Question("tune", GAME, values={"target": "rounds@4=9", "knob": f"{ENDS}=4..6"}), "add 4"),
    ],
)
def test_what_cannot_be_asked_is_said(question: Question, said: str) -> None:
    """Before anything is played."""

    def total() -> int:
        fields_of(question.kind, question.game)
        return KINDS[question.kind].total(question)

    assert_refused(total, said)


def assert_refused(work: Callable[[], object], said: str) -> None:
    with pytest.raises(SpielwerkError, match=said):
        work()


def test_notes_survive_a_crash(tmp_path: Path) -> None:
    """A line that was cut off is asked again; the others are there."""
    path = tmp_path / "notes.jsonl"
    notes: Notes[list[float]] = Notes(path, list[float])
    notes["a"] = [1.0]
    with path.open("ab") as file:
        file.write(b'\n["b", [2.')
    again: Notes[list[float]] = Notes(path, list[float])
    assert dict(again) == {"a": [1.0]}
    again["c"] = [3.0]
    assert dict(Notes(path, list[float])) == {"a": [1.0], "c": [3.0]}
    with pytest.raises(TypeError):
        del again["a"]
