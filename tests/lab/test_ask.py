"""Asking: partial answers on common seeds, what was changed first, stop and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spielwerk.engine import SpielwerkError
from spielwerk.lab import sharpen
from spielwerk.lab.ask import ask, reach
from spielwerk.lab.changed import changed_entries
from spielwerk.lab.compare import comparison_page, plan_of_variant
from spielwerk.lab.plan import Plan
from spielwerk.lab.sayer import Sayer
from spielwerk.lab.store import OWN as BESIDE
from spielwerk.lab.store import RunFolder

OWN = Plan(game="state51", players=(2,), bots=("level2-2026",), games=60, seed=3)
FAR = plan_of_variant(OWN, "far: base.quarry.distance=2, base.quarry.copies=6")


def test_answers_sharpen_and_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer comes early, leaving keeps the games, the same call plays only the rest."""
    monkeypatch.setattr(sharpen, "FIRST", 20)
    told: list[int] = []
    for first in ask(OWN, FAR, tmp_path, progress=told.append):
        assert first.games == 20
        break
    kept = len(RunFolder.open(tmp_path).done(2))
    assert 20 <= kept < 60
    again: list[int] = []
    answers = list(ask(OWN, FAR, tmp_path, progress=again.append))
    assert sum(again) == 120
    assert answers[-1].games == 60
    assert answers[-1].paired
    assert answers[-1].planned == 60
    widths = [
        answer.rows[0].difference.high - answer.rows[0].difference.low
        for answer in (first, answers[-1])
    ]
    assert widths[1] < widths[0]
    assert msgspec.json.encode(answers[-1])


def test_what_was_changed_stands_first(tmp_path: Path) -> None:
    """Quarry six times in the deck: more often drawn and built, said before anything else."""
    *_, answer = ask(OWN, FAR, tmp_path)
    (quarry,) = answer.changed
    assert quarry.thing == "card-quarry"
    assert [entry.said(Sayer("state51", "en")) for entry in quarry.entries] == [
        "copies 2 → 6",
        "distance 1 → 2",
    ]
    rows = {row.figure: row for row in quarry.rows}
    assert rows["drawn(card-quarry)"].verdict == "sure"
    assert rows["drawn(card-quarry)"].difference.value > 0.1
    assert rows["owners(card-quarry)"].after.n == 60
    stores = [RunFolder.open(folder) for folder in (tmp_path / BESIDE, tmp_path)]
    page = comparison_page(stores, [answer], Sayer("state51", "en"))
    assert page.index("Quarry: drawn") < page.index("win share of")
    assert "distance 1 → 2" in page


def test_a_new_card_and_a_number_are_changes_too(tmp_path: Path) -> None:
    """Whatever differs in the data is named, by its row or by its entry."""
    found = changed_entries(OWN, plan_of_variant(OWN, "numbers.end_points=30"))
    say = Sayer("state51", "en")
    assert [(entry.thing, entry.said(say)) for entry in found] == [
        ("numbers.end_points", "end_points 25 → 30")
    ]
    header, row = Path("src/spielwerk/games/state51/data/base.csv").read_text().splitlines()[:2]
    (tmp_path / "base.csv").write_text(f"{header}\nmill,{row.partition(',')[2]}\n")
    new = changed_entries(OWN, plan_of_variant(OWN, f"mill: pack={tmp_path}"))
    assert [(entry.thing, entry.said(say)) for entry in new] == [("card-mill", "new card")]
    faction = {"factions.factions.new-york.production": "4 worker"}
    (one,) = changed_entries(OWN, msgspec.structs.replace(OWN, changes=faction))
    assert one.thing == "factions.factions.new-york.production"


def test_only_twins_are_asked(tmp_path: Path) -> None:
    """Other seeds or tables would compare luck."""
    with pytest.raises(SpielwerkError, match="same game, tables"):
        next(ask(OWN, msgspec.structs.replace(FAR, seed=4), tmp_path))


def test_what_can_be_seen_is_told_before() -> None:
    """More games show smaller differences."""
    few, many = (reach(msgspec.structs.replace(OWN, games=games)) for games in (200, 2000))
    assert few.smallest > 3 * many.smallest
    assert few.needed == many.needed > 1000
