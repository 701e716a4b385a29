"""docs/designers.md: what a designer types there works, in the order of the page."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spielwerk.cli import app
from spielwerk.cli.lab import make_plan

HOME = Path(__file__).parents[2]
PAGE = (HOME / "docs" / "designers.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.M | re.S)
# A line of a block, without what is explained to its right
LINES = [
    re.split(r"\s{3,}|\s+#\s", line.strip())[0]
    for block in BLOCKS
    for line in re.sub(r"\\\n\s+", "", block).splitlines()
]
COMMANDS = [line for line in LINES if line.startswith("spielwerk ")]
CHANGES = [line for line in LINES if line.startswith(("--set ", "--option "))]


def smaller(args: list[str]) -> list[str]:
    """The same command with few games of quick bots; of an option given twice the last counts."""
    if args[0] != "lab":
        return args
    several = args[1] == "contrast" or not {"skill", "seats"}.isdisjoint(args)
    bots = "random,thumb" if several else "thumb"
    quick = ["--games", "2", "--jobs", "1", "--bots", bots]
    return [*args, *quick, *(["--trials", "1"] if args[1] == "tune" else [])]


def test_the_walk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command of the page but those that wait for people, typed as it stands."""
    shutil.copytree(HOME / "examples" / "packs" / "state51-old-mill", tmp_path / "my-pack")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")
    typed = set()
    for line in COMMANDS:
        args = shlex.split(line)[1:]
        if args[0] in ("play", "serve") or args[:2] == ["lab", "people"]:
            continue
        typed.add(" ".join(args[:2]) if args[0] == "lab" else args[0])
        found = CliRunner().invoke(app, smaller(args))
        missed = args[:2] == ["lab", "tune"] and found.exit_code == 1  # two games meet no target
        assert found.exit_code == 0 or missed, f"{line}\n{found.output}"
    assert typed == {
        *("games", "cards", "pack", "check"),
        *("lab run", "lab compare", "lab tune", "lab probe", "lab dose", "lab contrast"),
    }
    assert (tmp_path / "lab" / "now" / "report.en.html").is_file()
    assert (tmp_path / "lab" / "compare" / "compare.en.html").is_file()
    assert (tmp_path / "tuned" / "board-standard.toml").is_file()


@pytest.mark.parametrize("line", CHANGES)
def test_changes_as_they_are_named(line: str) -> None:
    """The entries and switches that the page names are there."""
    kind, change = line.split()
    game = "rebellion" if change.startswith("board-") else "state51"
    option, sets = ([change], None) if kind == "--option" else (None, [change])
    plan = make_plan(game, "3", 1, "thumb", 0, option, sets, None)
    assert [*plan.options, *plan.changes] == [change.partition("=")[0]]
