"""What RB-6 asks of a playtest: does everybody play, and what do all tables say?"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spielwerk.lab.plan import Plan
from spielwerk.lab.reading import Reading
from spielwerk.lab.rebellion import targets
from spielwerk.lab.rebellion.sections import landless_first, looking_on, present_rows
from spielwerk.lab.rebellion.targets import Found, Trial
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.simulate import Job
from spielwerk.lab.stats import share_of
from spielwerk.lab.watch import Watch
from tests.lab.runs import run

GAMES = 8
SEED = 500


def reading(folder: Path, **options: str) -> Reading:
    """A few games of five with these switches."""
    plan = Plan(
        game="rebellion", players=(5,), bots=("level2",), games=GAMES, seed=SEED, options=options
    )
    return Reading(run(folder, plan))


def counted(**options: str) -> tuple[int, int, int]:
    """In the same games, counted in the plainest way: early losers, idle and all player-rounds."""
    early = idle = rounds = 0
    for number in range(GAMES):
        job = Job("rebellion", 5, ("level2",), SEED, options)
        watch = Watch(job, number, keep_events=True)
        events = watch.play()["events"]
        turns: set[int] = set()
        lost = False
        for event in events:
            kind, args = event[5], event[6]
            if kind == "turn":
                turns.add(args[0])
            lost |= kind in ("landless", "fell") and args[0] not in turns
        early += lost
        begun: dict[int, dict[int, int]] = {}
        for _, _, now, over, seat, decisions, *_ in watch.rows["rounds"]:
            if not over:
                begun.setdefault(now, {})[seat] = decisions
        for now in range(2, max(begun)):
            for seat in range(5):
                rounds += 1
                idle += begun[now][seat] == begun[now + 1][seat]
    return early, idle, rounds


@pytest.mark.parametrize("fallen", ["stays", "bank"])
def test_who_looks_on_is_counted(fallen: str, tmp_path: Path) -> None:
    """By the rules nobody does, however early he lost his lands; by the old ones some do."""
    found = reading(tmp_path, fallen=fallen)
    early, idle, rounds = counted(fallen=fallen)
    assert landless_first(found, 5) == share_of(early, GAMES)
    assert looking_on(found, 5) == share_of(idle, rounds)
    assert early > 0
    assert (idle == 0) == (fallen == "stays")
    for lang in ("de", "en"):
        ((_, first, _, on),) = present_rows(found, Sayer("rebellion", lang))
        assert "%" in first
        assert "%" in on


def test_tuned_numbers_keep_everybody_in_the_game(tmp_path: Path) -> None:
    """Nobody is without a land before his first turn, and nobody looks on."""
    found = reading(tmp_path, balance="tuned")
    assert landless_first(found, 5).value == 0
    assert looking_on(found, 5).value == 0


def test_all_tables_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of table with every number of players, in both languages, with n and marks."""
    monkeypatch.setattr(targets, "TRIALS", (Trial("bold", "careful", 100, "documents"),))
    targets.main(tmp_path, 0.02)
    for lang, word in (("en", "the Empire bold"), ("de", "das Imperium bold")):
        text = (tmp_path / f"rebellion-targets.{lang}.md").read_text(encoding="utf-8")
        assert word in text
        rows = [line for line in text.splitlines() if line.startswith("| ")][1:]
        assert len(rows) == 4
        assert all("| 2 |" in row for row in rows)
        assert all(sum(row.count(mark) for mark in "✓~✗") == 3 for row in rows)


def test_marks_follow_the_targets() -> None:
    """A share outside its span, an early loser or an idle round is marked."""
    half, some, none = share_of(50, 100), share_of(9, 100), share_of(0, 100)
    good = Found(3, half, none, none, half, 6, 300, 40)
    say = Sayer("rebellion", "en")
    assert "✗" not in " ".join(good.cells(say))
    assert "✗" in replace(good, empire=some).cells(say)[2]
    assert "~" in replace(good, empire=share_of(7, 16)).cells(say)[2]  # too few games to tell
    assert "✗" in replace(good, landless=some).cells(say)[3]
    assert "✗" in replace(good, looking_on=some).cells(say)[4]


FIGURES = Path(__file__).parents[2] / "docs" / "playtest" / "rebellion-targets.en.md"
SAID = {2: 3 / 5, 3: 3 / 5, 4: 1 / 5, 5: 1 / 10}  # in the words of the switch, prototype's numbers


def empire_shares(heading: str) -> dict[int, float]:
    """By the number of players: how often the Empire won at the tables under a heading."""
    _, _, rest = FIGURES.read_text(encoding="utf-8").partition(f"## {heading}\n")
    rows = re.findall(r"^\| (\d) players \| \d+ \| ([\d.]+) %", rest.partition("\n## ")[0], re.M)
    return {int(players): float(share) / 100 for players, share in rows}


def test_the_lobby_says_what_was_measured() -> None:
    """The words of the switch `balance` agree with the figures of the playtest."""
    words = Sayer("rebellion", "en").name("switch-balance-help")
    for said in ("three of five games as the Empire", "one of five", "one of ten", "about half"):
        assert said in words
    bots = "the Empire level2, the Rebels level2"
    prototype = empire_shares(f"As in the prototype: {bots}")
    assert prototype == pytest.approx(SAID, abs=0.06)
    tuned = empire_shares(f"Balanced by the number of players: {bots}")
    assert tuned == pytest.approx(dict.fromkeys(SAID, 0.5), abs=0.05)
