"""The `spielwerk` command, as a person uses it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import spielwerk
from spielwerk import GAMES, __version__, form
from spielwerk.cli import app
from spielwerk.engine import SpielwerkError

RUNNER = CliRunner()


def run(*arguments: str, typed: str = "") -> Result:
    """Run the command in this process."""
    return RUNNER.invoke(app, list(arguments), input=typed)


def command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "140"},
    )


def test_version() -> None:
    """The version is told, and whether it runs compiled."""
    assert run("--version").output.strip() == f"spielwerk {__version__} ({form()})"


def test_without_a_command_the_server_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bare `spielwerk` is `spielwerk serve`, with the browser opened."""
    started: list[dict[str, object]] = []
    monkeypatch.setattr("spielwerk.cli.serve", lambda **settings: started.append(settings))
    assert run().exit_code == 0
    assert started == [{"open_browser": True}]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_games_are_listed(lang: str) -> None:
    """Every game with its players."""
    output = run("games", "--lang", lang).output
    assert all(name in output for name in GAMES)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_shows_its_switches_and_bots(name: str) -> None:
    """What can be set, and who can play."""
    result = run("games", name, "--lang", "en")
    assert result.exit_code == 0
    assert "max_rounds" in result.output
    assert "thumb" in result.output


def test_bad_input_gets_one_clear_sentence() -> None:
    """No traceback, an exit code of 2, and what would be right."""
    for arguments, message in (
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "rebellion", "--players", "9"), "2 to 5 players"),
        (("play", "rebellion", "--option", "max_rounds"), "should read name=value"),
        (("play", "rebellion", "--option", "speed=9"), "no rule switch 'speed'"),
        (("play", "rebellion", "-p", "3", "--seats", "human"), "3 players, but 1 seats"),
        (("play", "rebellion", "-p", "2", "--seats", "human,nobody"), "no bot 'nobody'"),
        (("play", "--resume", "nowhere.jsonl"), "there is no such file"),
        (("replay", "nowhere.jsonl"), "there is no such file"),
        (("check", "nowhere.jsonl"), "there is no such file"),
    ):
        done = command(*arguments)
        assert done.returncode == 2, arguments
        assert message in " ".join(done.stderr.split()), done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", list(GAMES))
def test_simulate_sums_up_many_games(name: str) -> None:
    """Win shares with intervals, ends, rounds, decisions."""
    figures = json.loads(
        run("simulate", name, "-g", "3", "-j", "1", "--bots", "random", "--json").output
    )
    assert figures["games"] == 3
    assert sum(figures["ends"].values()) == 3
    assert all(0 <= row["interval"][0] <= row["interval"][1] <= 1 for row in figures["seats"])
    assert figures["decisions_per_game"] > 10


def test_simulate_gives_the_same_in_one_process_and_in_two() -> None:
    """The seeds decide, not the machine."""
    figures = []
    for jobs in ("1", "2"):
        done = command("simulate", "state51", "-p", "2", "-g", "6", "-j", jobs, "--json")
        found = json.loads(done.stdout)
        del found["seconds_per_game"]
        figures.append(found)
    assert figures[0] == figures[1]


def test_simulate_prints_a_table() -> None:
    """For people."""
    output = run("simulate", "rebellion", "-g", "2", "-j", "1", "--bots", "thumb,random").output
    assert "win share" in output
    assert "2 games of rebellion, 3 players" in " ".join(output.split())


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_is_played_saved_resumed_and_replayed(
    name: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choose, undo, read the rule, quit, go on, look at it again."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.jsonl"
    typed = "1\nu\n?\nl\ni\n\nnonsense\n1\n1\nq\n"
    first = run("play", name, "--seed", "5", "--lang", lang, "--record", str(path), typed=typed)
    assert first.exit_code == 0, first.output
    assert str(path.name) in first.output
    before = path.read_text("utf-8")
    assert len(before.splitlines()) > 1
    again = run("play", "--resume", str(path), "--lang", lang, typed="1\nq\n")
    assert again.exit_code == 0, again.output
    assert len(path.read_text("utf-8").splitlines()) > len(before.splitlines())
    shown = run("replay", str(path), "--lang", lang)
    assert shown.exit_code == 0
    stepped = run("replay", str(path), "--step", "--lang", lang, typed="\n\nq\n")
    assert stepped.exit_code == 0
    checked = run("check", str(path))
    assert "not finished" in " ".join(checked.output.split())


@pytest.mark.parametrize("name", list(GAMES))
def test_bots_alone_play_to_the_end_at_the_terminal(name: str, tmp_path: Path) -> None:
    """With nobody to ask the table shows the result."""
    path = tmp_path / "game.jsonl"
    done = run(
        "play", name, "-p", "2", "--seats", "thumb,thumb", "--seed", "1", "--lang", "en",
        "--record", str(path),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "The game is over." in done.output
    assert "a record of" in run("check", str(path)).output


def test_two_people_pass_the_keyboard_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At one screen nobody sees the other's hand: the screen is cleared in between."""
    monkeypatch.chdir(tmp_path)
    typed = "1\n" * 60 + "q\n"
    done = run(
        "play", "state51", "-p", "2", "--seats", "human,human", "--seed", "3", "--lang", "en",
        typed=typed,
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "Pass the keyboard to" in done.output


@pytest.mark.parametrize("name", list(GAMES))
def test_the_games_own_files_are_sound(name: str) -> None:
    """`check` knows every data file that ships."""
    from spielwerk.games import kind

    files = [
        path
        for path in sorted((kind(name).home() / "data").iterdir())
        if path.suffix in (".toml", ".csv")
    ]
    assert files
    for path in files:
        result = run("check", str(path))
        assert result.exit_code == 0, result.output
        assert "a sound" in result.output


def test_an_unknown_file_is_told(tmp_path: Path) -> None:
    """What could be checked is named."""
    path = tmp_path / "hello.txt"
    path.write_text("hello", "utf-8")
    done = command("check", str(path))
    assert done.returncode == 2
    assert "not known" in done.stderr


def test_a_broken_record_is_told_with_its_line(tmp_path: Path) -> None:
    """File, line, reason."""
    path = tmp_path / "broken.jsonl"
    path.write_text('{"game": "rebellion", "seed": 1}\nnonsense\n', "utf-8")
    done = command("check", str(path))
    assert done.returncode == 2
    assert "line 2: not JSON" in " ".join(done.stderr.split())


def test_bench_measures_every_game() -> None:
    """Figures for all, as a table or as JSON."""
    figures = json.loads(run("bench", "--seconds", "0.05", "--json").output)
    assert [row["game"] for row in figures] == list(GAMES)
    assert all(row["decisions_per_second"] > 0 for row in figures)
    told = run("bench", "rebellion", "--seconds", "0.05").output
    assert "decisions/s" in told
    assert f"run {form()}" in told


def test_a_record_is_verified(tmp_path: Path) -> None:
    """The promise of secret chance is checked; a broken one is told, a seed promises nothing."""
    game = spielwerk.game("rebellion")
    secret = bytes(range(16))
    for session, lang, said in (
        (spielwerk.Session.new(game, 2, 3), "en", "dealt from seed 3"),
        (spielwerk.Session.new(game, 2, secret=secret), "de", "vor dem Spiel versprochen"),
    ):
        session.apply(session.state.options()[0])
        path = tmp_path / "game.jsonl"
        path.write_text(session.record.dumps(), "utf-8")
        result = run("replay", str(path), "--verify", "--lang", lang)
        assert result.exit_code == 0, result.output
        assert said in " ".join(result.output.split())
    broken = path.read_text("utf-8").replace(secret.hex(), bytes(16).hex())
    path.write_text(broken, "utf-8")
    done = command("replay", str(path), "--verify", "--lang", "en")
    assert done.returncode == 2


def test_a_rulebook_is_read() -> None:
    """All of it without marks and links, or one section."""
    output = run("rules", "rebellion", "--lang", "en").output
    assert "RB-4.5" in output
    assert "{" not in output
    section = run("rules", "rebellion", "RB-4.7", "--lang", "de").output
    assert "RB-4.7" in section
    assert "RB-4.6 " not in section


def test_a_rulebook_is_searched() -> None:
    """Only the sections with all the words."""
    output = run("rules", "rebellion", "--find", "bridges zeppelins", "--lang", "en")
    assert output.exit_code == 1
    assert "Nothing with “bridges zeppelins”" in str(output.exception)
    output = run("rules", "rebellion", "--find", "tie", "--lang", "en")
    assert "RB-4.5" in output.output
    assert "RB-2.6" not in output.output


def test_an_unknown_section_is_an_error_with_all_there_are() -> None:
    """The message lists what can be read."""
    found = command("rules", "rebellion", "RB-99")
    assert found.returncode == 2
    assert "no section 'RB-99'; it has " in found.stderr
    assert "RB-4.5" in found.stderr


def test_a_newcomer_finds_the_cards_and_begins_a_pack(tmp_path: Path) -> None:
    """Keys, files and columns; a pack with the right header that the whole house takes."""
    shown = run("cards", "state51", "--find", "quarry", "--lang", "en").output
    assert "base.csv: key,copies,type" in shown
    assert "quarry" in shown
    assert "--set base." in shown
    mill = run("cards", "state51", "--pack", "examples/packs/state51-old-mill", "--find", "mill")
    assert "effect: 1 brick + 1 worker" in " ".join(mill.output.split())
    folder = tmp_path / "mine"
    made = run("pack", "new", "state51", str(folder), "--card", "quarry")
    assert made.exit_code == 0, made.output
    header, row = (folder / "base.csv").read_text(encoding="utf-8").splitlines()
    assert header.startswith("key,copies")
    assert row.startswith("quarry,")
    assert "a sound pack of state51" in run("check", str(folder)).output.replace("\n", " ")
    for game in ("rebellion", "counterweight"):
        assert run("pack", "new", game, str(tmp_path / game)).exit_code == 0
        assert f"a sound pack of {game}" in " ".join(
            run("check", str(tmp_path / game)).output.split()
        )
    other = tmp_path / "bases.csv"
    other.write_bytes((folder / "base.csv").read_bytes())
    assert "must be called base.csv" in " ".join(run("check", str(other)).output.split())


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("cards", "state51", "--find", "unicorn"), "No card of state51 has the words"),
        (("pack", "new", "state51", "PLACE/new", "--card", "quary"), "did you mean 'quarry'?"),
        (("pack", "new", "state51", "PLACE"), "is not empty"),
        (("check", "PLACE/empty"), "there is no CSV or TOML file"),
        (("check", "PLACE"), "no game has a file like this (did you mean 'base.csv'?)"),
    ],
)
def test_a_newcomers_slips_are_told(tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    """What is missing, and what may have been meant."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "bases.csv").write_text("a,b\n1,2\n", encoding="utf-8")
    found = run(*(arg.replace("PLACE", str(tmp_path)) for arg in args))
    assert isinstance(found.exception, SpielwerkError)
    assert said in str(found.exception)
