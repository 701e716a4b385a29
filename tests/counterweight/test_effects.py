"""CW-12: what effects ask and how they end; what the notation and the data files refuse."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.engine.errors import DataError
from spielwerk.games.counterweight import notation, targets
from spielwerk.games.counterweight.game import Counterweight
from spielwerk.games.counterweight.notation import DIE, FUNDS, INFLUENCE
from spielwerk.games.counterweight.state import (
    DONE,
    EVICT,
    MARK,
    RELIEVE,
    SEAT_BITS,
    SITE,
    TOW,
)
from tests.counterweight.tables import (
    bare,
    build,
    card,
    erupt,
    fly,
    game,
    go,
    moor,
    put,
    site,
)


@pytest.mark.rule("CW-12.2")
def test_a_free_marker_can_be_declined() -> None:
    """Free places only; the count runs down."""
    state = bare()
    build(state, "casino", 1)
    go(state, targets.FreeMarker(1, 2))
    assert (state.player, list(state.options())) == (1, [DONE, MARK | 0, MARK | 1])
    state.apply(MARK | 1)
    assert list(state.options()) == [DONE, MARK | 0]
    state.apply(DONE)
    assert (state.markers[3], state.influence) == (1, [5, 5])


@pytest.mark.rule("CW-12.2")
def test_markers_of_others_can_be_spared() -> None:
    """Never one's own; the count runs down."""
    state = bare(3)
    put(state, 0, 0)
    put(state, 0, 2)
    go(state, targets.EvictRival(0, 2))
    assert list(state.options()) == [DONE, EVICT | 0 << SEAT_BITS | 2]
    state.apply(DONE)
    assert sum(state.markers) == 2
    go(state, targets.EvictRival(1, 1))
    state.apply(EVICT | 0 << SEAT_BITS | 0)
    assert state.markers[0] == 0
    assert len(state.stack) == 1


@pytest.mark.rule("CW-12.2")
def test_which_emergency_ends() -> None:
    """With several open the one who acts chooses; with none nothing happens."""
    state = bare()
    go(state, targets.Relieve(0, 1))
    assert len(state.stack) == 1
    first, second = erupt(state, "rumours"), erupt(state, "quarantine")
    go(state, targets.Relieve(1, 1))
    assert (state.player, list(state.options())) == (1, [RELIEVE | first, RELIEVE | second])
    state.apply(RELIEVE | second)
    assert state.crisis == (first,)


@pytest.mark.rule("CW-12.2")
def test_a_tow_needs_a_berth() -> None:
    """Any ship of the lane lands free, the others close up, or nobody does."""
    state = bare()
    fly(state, "liner", 1)
    hauler = fly(state, "heavy-hauler", 2, 8)
    last = fly(state, "lighter", 3)
    go(state, targets.Tow(2))
    state.apply(TOW | hauler)
    assert (state.dock, state.lane[1], state.influence) == ((hauler,), last, [5, 5])
    state.apply(DONE)
    moor(state, "lighter", copy=1)
    moor(state, "lighter", copy=2)
    go(state, targets.Tow(1))
    assert len(state.stack) == 1


@pytest.mark.rule("CW-12.2")
def test_supplies_need_a_site_and_funds() -> None:
    """No site or no funds: nothing; a gift is cut to what the site can take."""
    state = bare()
    go(state, targets.ChooseSite(0, 6, 1))
    assert len(state.stack) == 1
    site(state, "casino", 1, "solid-build")
    state.funds = 0
    go(state, targets.ChooseSite(0, 6, 1))
    assert (len(state.stack), state.supply[1]) == (1, 0)
    site(state, "brig", 2, "prefab", 2)
    go(state, targets.ChooseSite(1, 4, 0))
    assert (state.player, list(state.options())) == (1, [SITE | 1, SITE | 2])
    state.apply(SITE | 2)
    assert (state.sites[2], state.supply[1], state.honours) == (-1, 0, [1, 0])


def test_the_notation_reads_checks_dice_and_clauses() -> None:
    """All clauses look at the same die; `die` stands for its result."""
    found = notation.ability("2x 1: funds -2 | 5+: funds 3, influence | 2-4: funds die")
    assert found is not None
    assert found.dice == 2
    assert found.outcomes[1] == ((FUNDS, -2),)
    assert found.outcomes[3] == ((FUNDS, DIE),)
    assert found.outcomes[6] == ((FUNDS, 3), (INFLUENCE, 1))
    always = notation.ability("funds 1")
    assert always is not None
    assert (always.dice, always.outcomes[0]) == (0, ((FUNDS, 1),))
    rolled = notation.ability("influence die")
    assert rolled is not None
    assert rolled.dice == 1
    assert notation.ability("  ") is None
    assert notation.faces("1/5-6") == (False, True, False, False, False, True, True)


@pytest.mark.parametrize(
    ("change", "value", "reason"),
    [
        ("sections.casino.ability", "7+: funds 1", "is no check"),
        ("sections.casino.ability", "5-2: funds 1", "runs backwards"),
        ("sections.casino.ability", "gold 1", "is no effect"),
        ("sections.casino.standing", "wings 2", "is no standing effect"),
        ("prestige.treasury.unlock", "luck 2", "is no condition"),
        ("anchors.old-fort.influence", "many", "invalid literal"),
        ("ships.lighter.protection", "0", "is no check"),
        ("ships.inspector.copies", "2", "one inspector"),
        ("ships.supply-transporter.copies", "0", ""),
        ("numbers.anchor_points", "[1, 17]", "field of the ring"),
        ("numbers.plan", "3", "too small"),
        ("numbers.lane", "9", "more enemies"),
        ("numbers.calm_ships", "31", "at least 31"),
        ("actions.appeal.copies", "x", "int"),
    ],
)
def test_faulty_data_are_refused(change: str, value: str, reason: str) -> None:
    """With a reason, in the file where it stands."""
    if reason:
        with pytest.raises(DataError, match=reason):
            game({change: value})
    else:
        assert len(game({change: value}).rules.keys) == len(game().rules.keys) - 6


def test_a_key_stands_for_one_card(tmp_path: Path) -> None:
    """A pack can't give two kinds of cards the same key, nor more cards than fit."""
    pack = tmp_path
    (pack / "enemies.csv").write_text("key,copies,dice,loot\ncasino,1,1,6\npirate,0,1,6\n")
    with pytest.raises(DataError, match="another file has a card 'casino' too"):
        Counterweight(pack)
    rows = "".join(f"extra-{number},12,0,0,funds 1\n" for number in range(12))
    (pack / "enemies.csv").unlink()
    (pack / "actions.csv").write_text("key,copies,funds,influence,effect\n" + rows)
    with pytest.raises(DataError, match="more than 256"):
        Counterweight(pack)


def test_an_effect_by_the_die_has_words() -> None:
    """Cards of your own may use the die for influence, too."""
    changed = game({"sections.casino.release": "1-6: influence die"})
    effects = changed.catalogue()["casino"]["release"][0]["effects"]
    assert effects[0]["id"] == "effect-influence-die"
    assert card("casino") in changed.catalogue()["casino"]["ids"]
