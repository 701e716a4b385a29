"""What an editor is told of the notation of cards is what the games read."""

from __future__ import annotations

import re

import pytest

import spielwerk
from spielwerk.engine.notation import Form, Notation, Slot
from spielwerk.games.state51.data import effect
from tests.engine.toy.game import Toy


def cells(game: str, file: str, column: str) -> list[dict[str, str]]:
    """Every row of a card file, as texts."""
    rows = spielwerk.game(game).source.parsed[file]
    return [{name: str(getattr(row, name)) for name in row.__struct_fields__} for row in rows]


def test_a_game_without_cards_has_no_notation() -> None:
    """Nothing is made up."""
    assert spielwerk.game("rebellion").notations() == {}
    assert Toy().notations() == {}


def test_every_effect_of_51st_state_fits_the_form_of_its_kind() -> None:
    """The form of a kind, the reading of a cell and its example agree, card by card."""
    places = {"production": "production", "open": "production"}
    columns = spielwerk.game("state51").notations()
    seen = set()
    for file in ("base", "new_era", "winter"):
        for row in cells("state51", file, "effect"):
            for name, column in columns[file].items():
                if row["type"] == "reprint":
                    continue
                notation = column.notations[row[column.by] if column.by else ""]
                cell = row[name]
                if notation.shape == "choices":
                    assert set(cell.split()) <= {*notation.choices, "-"}, row
                elif cell != notation.empty:
                    found = notation.fitting(cell)
                    assert found, (row["key"], name, cell)
                    if name in ("effect", "bonus"):
                        place = "bonus" if name == "bonus" else places.get(row["type"], row["type"])
                        plain = cell.removesuffix("; shielded")
                        assert effect.read(place, plain).kind == found.kind, cell
                        seen.add(found.kind)
                        assert notation.fitting(found.example) == found
    assert len(seen) == len({effect.kind_of(kind) for kind in effect.Effect.kinds if kind.form}) - 1
    for row in cells("state51", "connections", "effect"):
        assert columns["connections"]["effect"].notations[""].fitting(row["effect"]), row


def parts(notation: Notation, cell: str) -> list[str]:
    """The phrases of a cell, without checks and dice."""
    plain = re.sub(r"^\d\s*x\s*", "", cell)
    clauses = plain.split("|") if notation.shape == "clauses" else [plain]
    found = [one.rpartition(":")[2] for one in clauses]
    return [one.strip() for clause in found for one in clause.split(",")]


@pytest.mark.parametrize("file", sorted(spielwerk.game("counterweight").notations()))
def test_every_phrase_of_counterweight_fits_a_form(file: str) -> None:
    """So an editor can offer all that the cards have."""
    for name, column in spielwerk.game("counterweight").notations()[file].items():
        notation = column.notations[""]
        for row in cells("counterweight", file, name):
            cell = row[name]
            if notation.shape != "faces" and cell != notation.empty:
                for one in parts(notation, cell):
                    written = one if " " in one or notation.fitting(one) else f"{one} 1"
                    assert notation.fitting(written), (row["key"], name, one)


def test_slots_say_what_can_be_written_there() -> None:
    """Signs, dice, several goods."""
    form = Form("x", ("x ", Slot("rolled")), "x 1", None)
    assert re.fullmatch(form.pattern(), "x die")
    assert re.fullmatch(Slot("signed").pattern(), "-2")
    assert not re.fullmatch(Slot("count").pattern(), "-2")
    assert re.fullmatch(Slot("room", ("gun",)).pattern(), "all gun")
    assert re.fullmatch(Slot("either", ("gun", "iron")).pattern(), "1 gun + 1 iron / 2 iron")
