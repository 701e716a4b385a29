"""The command: everything from the keyboard, and clear words when something is wrong."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import spielwerk
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.lab import run as running
from spielwerk.lab import worth

SMALL = ["-j", "1", "--bots", "thumb", "--lang", "en"]


def lab(*args: str | Path) -> Result:
    """`spielwerk lab …`."""
    return CliRunner().invoke(app, ["lab", *map(str, args)])


def test_run_report_compare(tmp_path: Path) -> None:
    """A run, its report in the other language, and two runs compared."""
    own, short = tmp_path / "own", tmp_path / "short"
    command = ["run", "state51", "-p", "2,3", "-g", "6", *SMALL, "--out"]
    first = lab(*command, own)
    assert first.exit_code == 0, first.output
    assert "12 games played" in first.output
    assert (own / "report.en.html").is_file()
    assert "0 games played" in lab(*command, own).output
    assert lab("report", own, "--lang", "de").exit_code == 0
    assert "Was auffällt" in (own / "report.de.html").read_text(encoding="utf-8")
    assert lab(*command, short, "--set", "numbers.end_points=15").exit_code == 0
    compared = lab("compare", own, short, "--lang", "en", "--out", tmp_path / "cmp")
    assert compared.exit_code == 0, compared.output
    assert (tmp_path / "cmp" / "compare.en.html").is_file()


def test_compare_plays_variants(tmp_path: Path) -> None:
    """With --game the variants are played first; events are kept where asked."""
    variants = ["own", "winter: deck=winter"]
    more = ["--game", "state51", "-p", "2", "-g", "4", *SMALL]
    found = lab("compare", *variants, *more, "--out", tmp_path)
    assert found.exit_code == 0, found.output
    assert "winter" in found.output
    kept = lab("run", "state51", "-p", "2", "-g", "2", *SMALL, "--events", "--out", tmp_path / "e")
    assert kept.exit_code == 0
    assert list((tmp_path / "e" / "events").glob("*.parquet"))


def test_tune_and_probe(tmp_path: Path) -> None:
    """A target that is met prints a patch and writes a pack; one that is not exits with 1."""
    tuned = lab(
        *("tune", "state51", "-t", "rounds=2..9", "-k", "numbers.end_points=20..30", "-p", "2"),
        *("-g", "4", "--trials", "2", "-j", "1", "--bots", "thumb", "--out", str(tmp_path / "p")),
    )
    assert tuned.exit_code == 0, tuned.output
    assert "all targets met" in tuned.output
    missed = lab(
        *("tune", "state51", "-t", "rounds>=90", "-k", "numbers.end_points=20..22", "-p", "2"),
        *("-g", "2", "--trials", "1", "-j", "1", "--bots", "thumb"),
    )
    assert missed.exit_code == 1
    assert "+end_points" in missed.output
    probed = lab(
        *("probe", "state51", "--what", "restricted", "--only", "verb-build", "-p", "2"),
        *("-g", "2", *SMALL, "--out", str(tmp_path / "probe")),
    )
    assert probed.exit_code == 0, probed.output
    assert (tmp_path / "probe" / "probe.en.html").is_file()


def test_a_stop_is_clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C says what is kept and how to go on."""

    def stopped(*args: Any, **more: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "carry_out", stopped)
    found = lab("run", "state51", "-p", "2", "-g", "2", *SMALL, "--out", tmp_path / "run")
    assert found.exit_code == 130
    assert "goes on from there" in found.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["run", "state51", "-p", "two"], "2,3,4"),
        (["run", "state51", "-g", "0"], "1 or more"),
        (["run", "state51", "--set", "nothing"], "name=value"),
        (
            ["run", "state51", "--set", "base.quarrry.distance=2"],
            "distance: base.csv has no such row",
        ),
        (["report", "nowhere"], "no run of the lab"),
        (["report", "nowhere", "--lang", "fr"], "de or en, not 'fr'"),
        (["compare", "a", "b"], "give --game"),
        (["compare", "own", "--game", "state51", "-p", "2", "-g", "1", *SMALL], "two variants"),
        (["compare", "own", "x: deck", "--game", "state51", "-p", "2", "-g", "1"], "name=value"),
        (["tune", "state51", "-t", "rounds=5", "-k", "numbers.tea=1..3"], "Knob numbers.tea"),
        (["probe", "state51", "--what", "tea"], "no probe 'tea'"),
        (["probe", "state51", "-g", "1", "--only", "tea*", *SMALL], "nothing like 'tea*'"),
    ],
)
def test_bad_input_is_told(
    args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sentence."""
    monkeypatch.chdir(tmp_path)
    found = lab(*args)
    assert isinstance(found.exception, SpielwerkError)
    assert said in str(found.exception)


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without polars the lab says what to install."""
    real = builtins.__import__

    def without(name: str, *args: Any, **more: Any) -> Any:
        if name == "polars":
            raise ImportError(name)
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    found = lab("report", "nowhere")
    assert "spielwerk[lab]" in str(found.exception)


def test_the_worth_of_cards_is_kept_for_the_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run becomes a small file; figures of other data are not told."""
    monkeypatch.setattr("spielwerk.lab.cards.ENOUGH", 2)
    folder, out = tmp_path / "run", tmp_path / "worth" / "state51.json"
    lab("run", "state51", "--players", "2", "--games", "2", "--bots", "thumb", "--out", str(folder))
    lab("worth", str(folder), "--out", str(out))
    monkeypatch.setattr(worth, "HOME", out.parent)
    found = worth.worth_of(spielwerk.game("state51"))
    assert found is not None
    assert (found.games, found.bots) == (2, ["thumb"])
    assert all(one.low <= one.lift <= one.high for one in found.cards.values())
    other = spielwerk.game("state51", changes={"numbers.end_points": "20"})
    assert worth.worth_of(other) is None
    assert worth.worth_of(spielwerk.game("rebellion")) is None
