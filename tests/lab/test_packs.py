"""Packs: the examples work in lab and terminal, and faults are told with line and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import spielwerk
from spielwerk.cli import app
from spielwerk.engine import DataError
from spielwerk.engine.view import text
from spielwerk.engine.words import MissingWords, words
from spielwerk.lab import playtest as made
from spielwerk.lab.cards import cards
from spielwerk.lab.plan import Plan
from spielwerk.lab.playtest import playtest
from spielwerk.lab.reading import Reading
from spielwerk.lab.report import report
from spielwerk.lab.sayer import Sayer
from tests.lab.runs import run

PACKS = Path(__file__).parents[2] / "examples" / "packs"
ALL = sorted(path for path in PACKS.iterdir() if path.is_dir())


@pytest.mark.parametrize("pack", ALL, ids=lambda path: path.name)
def test_every_example_is_played(pack: Path, tmp_path: Path) -> None:
    """Simulated, reported and set up at the terminal, in both languages."""
    game = pack.name.partition("-")[0]
    plan = Plan(game=game, players=(3,), bots=("thumb",), games=3, pack=str(pack)).check()
    store = run(tmp_path / "run", plan)
    assert pack.name in report(Reading(store), "en")
    seats = ["--seats", "thumb,thumb,thumb", "--seed", "1", "--pack", str(pack)]
    for lang in ("de", "en"):
        kept = str(tmp_path / f"{lang}.jsonl")
        played = CliRunner().invoke(app, ["play", game, *seats, "--lang", lang, "--record", kept])
        assert played.exit_code == 0, played.output


def test_a_new_card_is_drawn_named_and_built(tmp_path: Path) -> None:
    """The Old Mill turns up in games of 51st State, by its name."""
    pack = PACKS / "state51-old-mill"
    plan = Plan(game="state51", players=(4,), bots=("thumb",), games=12, pack=str(pack))
    found = {card.thing: card for card in cards(Reading(run(tmp_path / "run", plan)))}
    assert found["card-old-mill"].games > 0
    assert Sayer("state51", "de", str(pack)).name("card-old-mill") == "Alte Mühle"


def test_words_of_a_pack_add_and_replace(tmp_path: Path) -> None:
    """Without words of its own a pack's card is called by its key; other messages stay strict."""
    home = spielwerk.game("state51").home()
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("card-quarry = Marble Quarry\n", encoding="utf-8")
    mine = words(home, "en", tmp_path)
    assert mine.say(text("card-quarry")) == "Marble Quarry"
    assert mine.say(text("card-tin-shed")) == "Tin shed"
    assert words(home, "en").say(text("card-quarry")) == "Quarry"
    with pytest.raises(MissingWords):
        words(home, "en").say(text("card-tin-shed"))
    with pytest.raises(MissingWords):
        mine.say(text("log-nonsense"))


@pytest.mark.parametrize(
    ("game", "file", "content", "line", "reason"),
    [
        ("state51", "base.csv", "key,copies\nx,1\n", 1, "columns"),
        (
            "state51",
            "base.csv",
            "key,copies,type,distance,categories,spoils,deal,effect,bonus\n"
            "shed,1,production,2,brick,1 brick,brick,1 gold,-\n",
            2,
            "gold",
        ),
        (
            "rebellion",
            "board-standard.toml",
            "[numbers]\nempire_credits = -3\n",
            2,
            "this must be 0 or more",
        ),
        ("rebellion", "house.toml", "", 1, "no such file"),
    ],
)
def test_faults_are_told_with_line_and_reason(
    game: str, file: str, content: str, line: int, reason: str, tmp_path: Path
) -> None:
    """Before a single game is played."""
    (tmp_path / file).write_text(content, encoding="utf-8")
    with pytest.raises(DataError, match=reason) as error:
        Plan(game=game, players=(3,), bots=("thumb",), games=1, pack=str(tmp_path)).check()
    assert error.value.line == line
    assert file in error.value.path


def test_a_playtest_shows_the_switch_that_balances(tmp_path: Path) -> None:
    """Rebellion's report says who wins by the documents' numbers, and who by the tuned ones."""
    playtest("rebellion", 1, tmp_path)
    for lang, heading in (
        ("de", "## Mit dem Schalter „Zahlen zu Beginn: Ausgewogen nach Spielerzahl“"),
        ("en", "## With the rule switch “Starting numbers: Balanced by the number of players”"),
    ):
        own, tuned = (tmp_path / f"rebellion.{lang}.md").read_text(encoding="utf-8").split(heading)
        for part in (own, tuned):
            assert part.count("| Empire |" if lang == "en" else "| Imperium |") == 4
        assert "--option balance=tuned" in tuned
        assert "![" in tuned


def test_a_playtest_has_other_bots_besides(tmp_path: Path, monkeypatch: Any) -> None:
    """A searching bot at every seat, and a mixed table that says which bot wins."""
    monkeypatch.setattr(made, "BESIDES", {"strong": ("level3@1",), "mixed": ("level1", "level2")})
    playtest("state51", 1, tmp_path, few=1)
    text = (tmp_path / "state51.en.md").read_text(encoding="utf-8")
    strong = text.partition("## When all think ahead")[2].partition("##")[0]
    assert "bots: level3@1" in strong
    mixed = text.partition("## Mixed tables")[2]
    assert "| 2 players | level1 |" in mixed
    assert "| 4 players | level2 |" in mixed


def test_a_playtest_is_the_same_every_time(tmp_path: Path) -> None:
    """Markdown and plots in both languages, byte for byte equal."""
    made = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        playtest("state51", 3, tmp_path / name)
        made.append({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()})
    assert made[0] == made[1]
    assert {"state51.de.md", "state51.en.md"} < set(made[0])
    for name, content in made[0].items():
        if name.endswith(".md"):
            shown = content.decode()
            assert all(
                f"({other})" in shown for other in made[0] if other.endswith(f"{name[-5:-3]}.svg")
            )
