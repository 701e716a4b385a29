"""RB-6: the chances of battle, exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from spielwerk.games.rebellion.data.odds import roll_counts
from tests.rebellion.scene import the_board

ODDS = the_board().odds


@pytest.mark.rule("RB-6")
@pytest.mark.parametrize(
    ("attack", "defence", "win", "tie"),
    [
        (6, 6, Fraction(5, 12), Fraction(1, 6)),
        (10, 6, Fraction(65, 100), Fraction(1, 10)),
        (20, 6, Fraction(825, 1000), Fraction(1, 20)),
        (20, 10, Fraction(725, 1000), Fraction(1, 20)),
    ],
)
def test_one_roll_by_enumeration(attack: int, defence: int, win: Fraction, tie: Fraction) -> None:
    """Counting all results gives the figures of the rulebook, and the engine's count agrees."""
    results = list(product(range(1, attack + 1), range(1, defence + 1)))
    wins = sum(one > two for one, two in results)
    ties = sum(one == two for one, two in results)
    assert (Fraction(wins, len(results)), Fraction(ties, len(results))) == (win, tie)
    assert roll_counts(attack, defence) == (wins, ties, len(results) - wins - ties)
    wins, ties, losses = roll_counts(defence, attack)
    assert Fraction(losses, len(results)) == win
    assert wins + ties + losses == len(results)


@pytest.mark.rule("RB-6")
def test_a_roll_knows_its_dice() -> None:
    """Ten against nine roll d10 against d6, twenty against ten d20 against d10."""
    assert ODDS.roll(10, 9) == (0.65, 0.1, 0.25)
    assert ODDS.roll(20, 10)[0] == 0.725
    assert ODDS.roll(9, 1) == (15 / 36, 6 / 36, 15 / 36)


@cache
def fight(attackers: int, defenders: int) -> Fraction:
    """The chance that a land falls, in fractions and the plainest way."""
    if not defenders or not attackers:
        return Fraction(not defenders)
    sides = [6 if units < 10 else 10 if units < 20 else 20 for units in (attackers, defenders)]
    total, ties = Fraction(0), 0
    for one, two in product(range(1, sides[0] + 1), range(1, sides[1] + 1)):
        if one == two:
            ties += 1
        elif one > two:
            total += fight(attackers, max(0, defenders - min(one - two, attackers)))
        else:
            total += fight(max(0, attackers - min(two - one, defenders)), defenders)
    return total / (sides[0] * sides[1] - ties)


@pytest.mark.rule("RB-6")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (4, 5), (9, 5), (11, 5), (21, 12)])
def test_a_whole_fight_adds_up(attackers: int, defenders: int) -> None:
    """Rolling on to the end: the same chance in floats as in fractions."""
    fall, left, held, rolls = ODDS.fight(attackers, defenders)
    assert fall == pytest.approx(float(fight(attackers, defenders)))
    assert 0 < left < attackers
    assert 0 < held < defenders
    assert rolls > 1


@pytest.mark.rule("RB-6")
def test_the_tenth_unit_is_worth_more_than_the_ninth() -> None:
    """The thresholds show in the chances of a fight."""
    gains = [ODDS.fight(units + 1, 8)[0] - ODDS.fight(units, 8)[0] for units in range(5, 12)]
    assert max(gains) == gains[9 - 5]
