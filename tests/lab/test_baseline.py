"""The game as it is beside a run with changed data: its report says what the change moved."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from spielwerk.lab.baseline import baseline, begin, look
from spielwerk.lab.desk import KINDS, Question
from spielwerk.lab.finding import NOTE
from spielwerk.lab.findings import findings
from spielwerk.lab.page import Page, Section
from spielwerk.lab.plan import Plan
from spielwerk.lab.reading import Reading
from spielwerk.lab.run import carry_out
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.store import OWN, RunFolder
from tests.lab.test_desk import asked
from tests.lab.test_lab_cli import SMALL, lab

RICHER = "4 worker + 1 grey + 1 card + 1 iron"  # New York has a worker less
PLAN = Plan(game="state51", players=(2,), bots=("thumb",), games=40, seed=3)


def changed(entry: str, value: str) -> Plan:
    """The plan with another entry."""
    return msgspec.structs.replace(PLAN, changes={entry: value})


def summary(page: Page) -> list[str]:
    """The sentences that stand first."""
    (found,) = [one for one in page.blocks if isinstance(one, Section) and one.id == "summary"]
    (block,) = found.blocks
    return [said for _, said in getattr(block, "sentences", [])]


def test_a_planted_worker_is_named_by_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New York was weak, with a worker more it is fair: only beside the game that shows."""
    pack = tmp_path / "richer"
    pack.mkdir()
    (pack / "factions.toml").write_text(f'[factions.new-york]\nproduction = "{RICHER}"\n')
    values = {"players": "4", "games": "300", "bots": "level2"}
    question = Question("report", "state51", str(pack), values)
    say = {lang: Sayer("state51", lang, str(pack)) for lang in ("de", "en")}
    assert KINDS["report"].total(question) == 600
    assert "300 games more" in KINDS["report"].before(question, say["en"])
    views, counted = asked(question, tmp_path)
    assert counted == 600
    for lang, said in (("en", "win share of New York"), ("de", "Sieganteil New York")):
        page = views[-1](say[lang])
        named = [line for line in summary(page) if said in line]
        assert named, summary(page)
        assert named[0].startswith(say[lang]("part-beside")), named
        assert [one.id for one in page.blocks if isinstance(one, Section)][:2] == [
            "summary",
            "beside",
        ]
    (own,) = tmp_path.glob(f"run-*/{OWN}")
    monkeypatch.setattr("spielwerk.lab.sharpen.play_piece", lambda *_: 1 / 0)
    compare = Question("compare", "state51", str(pack), values)
    answers, counted = asked(compare, tmp_path)
    assert counted == 600  # the games of the report, none is played again
    assert "New York" in answers[-1](say["en"]).html()
    shutil.rmtree(own)
    alone = findings(Reading(RunFolder.open(own.parent)), say["en"])
    assert not any("New York" in finding.said for finding in alone), alone


def test_what_is_as_it_is_has_nothing_beside_it(tmp_path: Path) -> None:
    """No change, an empty pack, a card that these games don't have, a board that only it has."""
    assert baseline(PLAN) is None
    assert baseline(changed("numbers.end_points", "25")) is None
    assert baseline(changed("numbers.end_points", "24")) == PLAN
    assert baseline(changed("winter.armed-merchants.distance", "3")) is None
    assert KINDS["report"].total(Question("report", "state51", str(tmp_path))) == 1000
    small = Path("src/spielwerk/games/rebellion/data/board-small.toml").read_text(encoding="utf-8")
    mine = small.replace("board-small", "board-mine", 1)
    (tmp_path / "board-mine.toml").write_text(mine, encoding="utf-8")
    options = {"board": "mine"}
    plan = msgspec.structs.replace(PLAN, game="rebellion", pack=str(tmp_path), options=options)
    assert baseline(plan.check()) is None


def test_the_summary_has_what_moves_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And says how many figures more there are; a change that does nothing is said to do so."""
    say = Sayer("state51", "en")
    short = played(tmp_path / "short", changed("numbers.end_points", "8"))
    told = list(look(short, say))
    assert all(one.said.startswith("Beside the game as it is: ") for one in told)
    assert any("rounds" in one.said for one in told)
    assert len(told) > 2
    monkeypatch.setattr("spielwerk.lab.baseline.MOST", 1)
    first, rest = look(short, say)
    assert first == told[0]
    assert (rest.level, rest.said.split()[0]) == (NOTE, str(len(told) - 1))
    idle = played(tmp_path / "idle", changed("numbers.solo.row", "3"))
    (nothing,) = look(idle, say)
    assert nothing.level == NOTE
    assert "No difference is more than noise" in nothing.said


def played(folder: Path, plan: Plan) -> Reading:
    """A run and the one beside it."""
    stores = begin(folder, plan, baseline(plan))
    assert len(stores) == 2
    for store in stores:
        carry_out(store)
    return Reading(stores[0])


def test_the_command_plays_it_unless_spared(tmp_path: Path) -> None:
    """It says so before, `report` finds it again, and one can do without."""
    command = ["run", "state51", "-p", "2", "-g", "6", *SMALL, "--set", "numbers.end_points=15"]
    both = lab(*command, "--out", tmp_path / "both")
    assert both.exit_code == 0, both.output
    assert "6 games more" in both.output
    assert "12 games played" in both.output
    assert "Beside the game as it is: " in both.output
    assert lab("report", tmp_path / "both", "--lang", "de").exit_code == 0
    page = (tmp_path / "both" / "report.de.html").read_text(encoding="utf-8")
    assert 'id="beside"' in page
    assert ">numbers.end_points<" in page
    assert "end_points 25 → 15" in page
    alone = lab(*command, "--no-baseline", "--out", tmp_path / "alone")
    assert "6 games played" in alone.output
    assert "Beside" not in alone.output
    assert not (tmp_path / "alone" / OWN).exists()
