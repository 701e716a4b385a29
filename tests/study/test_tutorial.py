"""The tutorial runs as it is written, and so do the examples that it names."""

from __future__ import annotations

import random
import re
import runpy
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from spielwerk.cli import app
from tests.kit.cases import every_game

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "study-tutorial.md"
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.M | re.S)
# What takes minutes is run for a moment
SHORTER = (
    (r"(ppo.*)--minutes \S+", r"\1--minutes 0.002 --tables 2"),
    (r"(scoring.*)--minutes \S+", r"\1--minutes 0.01"),
    (r"--games \S+", "--games 2"),
    (r"examples/", f"{ROOT.as_posix()}/examples/"),
)


def blocks() -> list[tuple[str, str]]:
    """The code of the tutorial with its language, in order."""
    found = BLOCK.findall(TUTORIAL.read_text(encoding="utf-8"))
    assert len(found) > 8
    return found


def command(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a command of the tutorial; what installs is done already."""
    for pattern, short in SHORTER:
        line = re.sub(pattern, short, line)
    words = shlex.split(line)
    while "=" in words[0]:  # NAME=value before a command
        words.pop(0)
    if words[0] == "python":
        monkeypatch.setattr(sys, "argv", words[1:])
        runpy.run_path(words[1], run_name="__main__")
    elif words[0] == "spielwerk":
        ran = CliRunner().invoke(app, words[1:], catch_exceptions=False)
        assert ran.exit_code == 0, ran.output
    else:
        assert words[:2] == ["pip", "install"]


def test_the_tutorial_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every block of it, in order, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "tutorial"}
    for language, code in blocks():
        if language == "python":
            exec(compile(code, str(TUTORIAL), "exec"), names)
        else:
            for line in code.strip().splitlines():
                command(line, monkeypatch)
    said = capsys.readouterr().out
    assert "cells," in said
    assert "reward" in said
    assert {path.name for path in tmp_path.iterdir()} >= {
        "ppo-state51.npz",
        "ppo-state51.csv",
        "curve.svg",
        "options-state51.npz",
    }


@every_game
def test_a_policy_from_outside_plays_through_each_adapter(name: str) -> None:
    """The example that was written only from the docs."""
    outside = runpy.run_path(str(ROOT / "examples" / "study" / "outside.py"))
    assert len(outside["by_pettingzoo"](name)) == 2
    assert -1 <= outside["by_gymnasium"](name) <= 1
    assert len(outside["by_openspiel"](name)) == 2


def test_the_policy_from_outside_is_keen() -> None:
    """It does something wherever it can, by the names of the codes."""
    outside = runpy.run_path(str(ROOT / "examples" / "study" / "outside.py"))
    names = ["pass", "build farm#12", "done"]
    assert {outside["keenest"](names, [0, 1, 2], random.Random(seed)) for seed in range(9)} == {1}
    assert outside["keenest"](names, [0, 2], random.Random(1)) in (0, 2)


def test_option_scoring_by_a_reward_learns_from_whole_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Play-outs go on to the end, and the net plays afterwards."""
    monkeypatch.chdir(tmp_path)
    example = (ROOT / "examples" / "study" / "option_scoring.py").as_posix()
    words = [example, "counterweight", "--minutes", "0.004", "--reward", "margin"]
    monkeypatch.setattr(sys, "argv", words)
    runpy.run_path(example, run_name="__main__")
    assert "epoch 12" in capsys.readouterr().out
    wanted = ["study", "match", "counterweight", "--policy", f"{example}:Trained"]
    ran = CliRunner().invoke(app, [*wanted, "--games", "2", "--against", "random"])
    assert ran.exit_code == 0, ran.output


def test_a_curve_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From what training writes."""
    rows = [f"{number / 10},{number * 4096},{number * 40},{number / 20}" for number in range(1, 9)]
    path = tmp_path / "ppo-x.csv"
    path.write_text("\n".join(["minutes,steps,games,mean_reward", *rows]), encoding="utf-8")
    picture = tmp_path / "curve.svg"
    monkeypatch.setattr(sys, "argv", ["curve.py", str(path), "--out", str(picture)])
    runpy.run_path(str(ROOT / "examples" / "study" / "curve.py"), run_name="__main__")
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "minutes" in drawn


def test_the_ten_minutes_are_those_of_the_tutorial(tmp_path: Path) -> None:
    """What is timed is what the tutorial says, in its order, and ends with a match of the net."""
    ten = runpy.run_path(str(ROOT / "examples" / "study" / "ten_minutes.py"))
    said = list(ten["commands"]("spielwerk.whl", tmp_path))
    names = [name for name, _, _ in said]
    assert "pip install" in names[1]
    assert said[1][1][-1] == "spielwerk.whl[study]"
    assert said[1][2] == {"SPIELWERK_PURE": "1"}
    assert "ppo.py" in names[-3]
    assert "curve.py" in names[-2]
    assert "ppo.py:Trained" in names[-1]
    assert all(
        Path(words[0]).name in ("python", "python3", "spielwerk") for _, words, _ in said[1:]
    )
    compile((tmp_path / "tutorial.py").read_text(encoding="utf-8"), "tutorial.py", "exec")
    curve = tmp_path / "ppo.csv"
    rows = ["minutes,steps,games,mean_reward", "0.1,1,100,0.05", "0.2,2,300,0.4"]
    curve.write_text("\n".join(rows), encoding="utf-8")
    assert ten["above"](curve) == 0.2
    curve.write_text("\n".join(rows[:2]), encoding="utf-8")
    assert ten["above"](curve) is None


def test_results_become_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From what a match prints as JSON."""
    path = tmp_path / "level1.json"
    wanted = ["study", "match", "state51", "--policy", "level1", "--against", "random"]
    ran = CliRunner().invoke(app, [*wanted, "--games", "2", "--json"], catch_exceptions=False)
    path.write_text(ran.stdout, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["leaderboard.py", str(path)])
    runpy.run_path(str(ROOT / "examples" / "study" / "leaderboard.py"), run_name="__main__")
    assert "| level1 | random | 2 of 2 |" in capsys.readouterr().out
