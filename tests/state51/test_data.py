"""Data files: what is wrong in them is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.engine import DataError
from spielwerk.engine.errors import Unreadable
from spielwerk.games.state51.data import notation
from spielwerk.games.state51.game import State51


@pytest.mark.parametrize(
    ("change", "value", "said"),
    [
        ("base.school.effect", "2 cheese", "no good 'cheese'"),
        ("base.school.effect", "many workers", "not a number and a good"),
        ("base.school.effect", "1 worker; hidden", "not known here"),
        ("base.school.categories", "worker cheese", "no category 'cheese'"),
        ("base.archive.effect", "1 vp", "an action is written"),
        ("base.church.effect", "sings", "'sings' can't stand here"),
        ("base.church.effect", "gained 2 cheese: 1 vp", "no good 'cheese'"),
        ("base.archive.effect", "1 gun + 1 gun -> 1 vp", "names a good twice"),
        ("connections.thugs.effect", "1 gun -> steal 1", "plain exchange"),
        ("base.school.distance", "0", "1 to 3"),
        ("base.school.type", "reprint", "no earlier set has"),
        ("new_era.church.type", "feature", "an earlier set has"),
        ("connections.thugs.effect", "1 cheese -> 3 red", "no good 'cheese'"),
        ("factions.factions.new-york.production", "'3 cheese'", "no good 'cheese'"),
        ("factions.factions.new-york.actions", "['1 gun -> steal 1']", "plain exchange"),
        ("factions.factions.new-york.actions", "['1 gun -> 1 red; twice']", "plain exchange"),
        ("numbers.cards_discarded", "9", "more than are dealt"),
        ("numbers.solo.deal_order", "[['gun']]", "name every good once"),
        ("numbers.end_points", "0", "end_points"),
    ],
)
def test_a_fault_is_told(change: str, value: str, said: str) -> None:
    """A changed entry that does not fit is refused with file, line and reason."""
    with pytest.raises(DataError) as error:
        State51(changes={change: value})
    assert said in str(error.value)


@pytest.mark.rule("S51-5.13")
def test_nobody_pays_with_points() -> None:
    """A price can't name points."""
    with pytest.raises(Unreadable):
        notation.price("1 vp")


def test_a_pack_changes_a_card_and_adds_one(tmp_path: Path) -> None:
    """A School two away, and a location of one's own with several copies."""
    (tmp_path / "base.csv").write_text(
        "key,copies,type,distance,categories,spoils,deal,effect,bonus\n"
        "school,3,production,2,worker ammo,2 worker,worker,1 worker,1 worker\n"
        "brewery,2,open,1,card toxic,2 card,card,1 card / 1 worker,place 1 fuel\n",
        encoding="utf-8",
    )
    game = State51(pack=tmp_path)
    assert len(game.rules.cards.ids["base"]) == len(State51().rules.cards.ids["base"]) + 2
    assert game.rules.distance[game.rules.key.index("school")] == 2
    facts = game.catalogue()["locations"]["brewery"]
    assert facts["effect"]["kind"] == "one-of"
    assert facts["effect"]["written"] == "1 card / 1 worker"
    assert facts["copies"] == {"base": 2, "new_era": 0, "winter": 0}


def test_numbers_can_be_turned() -> None:
    """A change of a number is a change of the game."""
    game = State51(changes={"numbers.end_points": "10", "numbers.resistance.action": "2"})
    assert game.rules.numbers.end_points == 10
    assert game.rules.weakest == 2
    assert game.fingerprint() != State51().fingerprint()
