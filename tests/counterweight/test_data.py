"""What a game depends on: the cards that are in it, the numbers that its switches read."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from spielwerk.games.counterweight.game import Counterweight
from spielwerk.games.counterweight.options import Options
from tests.counterweight.scene import the_game


def course(game: Counterweight, seed: int) -> str:
    """A whole random game."""
    rng = random.Random(seed)
    state = game.new(3, seed)
    while not state.over:
        state.apply(rng.choice(state.options()))
    return game.to_json(state)


def test_a_card_that_no_deck_holds_changes_neither_fingerprint_nor_play(tmp_path: Path) -> None:
    """A title without copies may come or change: numbers of cards and games stay as they are."""
    (tmp_path / "ships.csv").write_text(
        "key,copies,upkeep,cargo,resistance,protection,ability,standing\n"
        "balloon,0,0,9,1-6,,funds 9,berths 2\n"
    )
    (tmp_path / "actions.csv").write_text(
        "key,copies,funds,influence,effect\nmiracle,0,0,0,relieve 9\n"
    )
    packed = Counterweight(tmp_path)
    assert packed.fingerprint() == the_game().fingerprint()
    assert packed.rules.keys == the_game().rules.keys
    assert packed.rules.abilities == the_game().rules.abilities
    for seed in range(3):
        assert course(packed, seed) == course(the_game(), seed)


@pytest.mark.parametrize(
    ("change", "switches"),
    [
        ({"numbers.anchor_points": "[2, 6]"}, {"placement": "beside"}),
        ({"numbers.points_inspector_other": "9"}, {"inspector_others": "two"}),
    ],
)
def test_a_number_counts_only_where_a_switch_reads_it(
    change: dict[str, str], switches: dict[str, str]
) -> None:
    """By default nobody looks at it; with the switch it makes another game."""
    changed = the_game(change)
    assert changed.fingerprint() == the_game().fingerprint()
    opt = Options(**switches)  # type: ignore[arg-type]
    assert changed.fingerprint(opt) != the_game().fingerprint(opt)


def test_without_a_deadline_the_passes_of_the_ship_deck_do_not_count() -> None:
    """The switch decides whether the number is read."""
    changed = the_game({"numbers.deck_passes": "3"})
    assert changed.fingerprint() != the_game().fingerprint()
    endless = Options(deadline="none")
    assert changed.fingerprint(endless) == the_game().fingerprint(endless)


def test_a_faulty_row_is_refused_even_without_copies() -> None:
    """A typing error shows before the card is needed."""
    with pytest.raises(Exception, match="is no effect"):
        the_game({"actions.appeal.copies": "0", "actions.appeal.effect": "gold 3"})
