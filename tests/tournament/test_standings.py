"""What a table is worth, and who is ahead of whom."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.tournament.scoring import places, points
from spielwerk.tournament.shapes import Result, Round, Rules, Table
from spielwerk.tournament.standings import breaks, standings, totals, weaker_side
from tests.tournament.made import EMPIRE, ROBIN, SWISS, ended, swiss

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
REBELLION = Rules("swiss", teams=EMPIRE)


@pytest.mark.parametrize(
    ("winners", "scores", "wanted"),
    [
        ([0], [9, 3], [1, 0]),
        ([0, 1], [5, 5], [HALF, HALF]),
        ([2], [7, 3, 9], [HALF, 0, 1]),
        ([1], [37, 37, 37], [Fraction(1, 4), 1, Fraction(1, 4)]),
        ([3], [12, 24, 25, 39], [0, THIRD, 2 * THIRD, 1]),
        ([0, 1], [8, 8, 2, 2], [Fraction(5, 6), Fraction(5, 6), Fraction(1, 6), Fraction(1, 6)]),
        ([], [2, 0, 0], [0, 0, 0]),
        ([1], [], [0, 1]),
    ],
)
def test_places(winners: list[int], scores: list[int], wanted: list[Fraction]) -> None:
    """From 1 to 0 in even steps; the game's winner is first, whatever the scores; equals share."""
    table = ended(range(len(wanted)), winners, scores)
    assert points(SWISS, table) == wanted


def test_only_wins() -> None:
    """If the host wants it, only who wins gets anything; two winners share."""
    rules = Rules("swiss", "wins")
    assert points(rules, ended(range(3), [1], [5, 9, 7])) == [0, 1, 0]
    assert points(rules, ended(range(3), [1, 2], [5, 9, 9])) == [0, HALF, HALF]


def test_a_failed_station_gives_nobody_points() -> None:
    """All may lose: then the scores count for nothing either."""
    assert points(SWISS, ended(range(4), [], [9, 4, 3, 2])) == [0] * 4


def test_a_side_wins_as_one() -> None:
    """Every Rebel gets the whole point, and so does the Empire alone."""
    assert points(REBELLION, ended(range(4), [1, 2, 3], [1, 2, 3, 4])) == [0, 1, 1, 1]
    assert points(REBELLION, ended(range(4), [0], [1, 2, 3, 4])) == [1, 0, 0, 0]
    assert points(REBELLION, ended(range(4), [], [1, 2, 3, 4])) == [0] * 4


@settings(deadline=None, derandomize=True, database=None)
@given(st.integers(2, 5).flatmap(lambda n: st.lists(st.integers(-9, 99), min_size=n, max_size=n)))
def test_every_table_is_worth_the_same_a_head(scores: list[int]) -> None:
    """Half a point for everybody who sits there, so that sizes of tables favour nobody."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    got = points(SWISS, ended(range(len(scores)), best, scores))
    assert sum(got) == Fraction(len(scores), 2)
    order = places(len(scores), Result(best, scores))
    for one in range(len(scores)):
        for other in range(len(scores)):
            assert (scores[one] > scores[other]) == (order[one] < order[other])


def test_byes() -> None:
    """A win in a Swiss tournament; in a round robin what a table gives on average."""
    one = Round([ended([0, 1], [0])], [2])
    assert totals(SWISS, range(3), [one]) == {0: 1, 1: 0, 2: 1}
    assert totals(ROBIN, range(3), [one]) == {0: 1, 1: 0, 2: HALF}


def names(rules: Rules, rounds: list[Round], players: int) -> list[tuple[int, int]]:
    """Place and player from the top."""
    return [(one.place, one.player) for one in standings(rules, range(players), rounds)]


def test_a_running_table_counts_for_nothing_yet() -> None:
    """And is no game that was played."""
    found = standings(SWISS, range(2), [Round([Table([0, 1], "room")])])
    assert [(int(one.points), one.played) for one in found] == [(0, 0), (0, 0)]
    assert [one.place for one in found] == [1, 1]


def test_direct_encounter_comes_first() -> None:
    """Of two with as many points the one is ahead who has beaten the other."""
    rounds = [
        Round([ended([0, 1], [1]), ended([2, 3], [0])]),
        Round([ended([0, 2], [0]), ended([1, 3], [0])]),
        Round([ended([0, 3], [0]), ended([1, 2], [1])]),
    ]
    # 0, 1 and 2 have two points each, and beat each other in a circle; 3 has none.
    found = standings(ROBIN, range(4), rounds)
    assert [one.points for one in found] == [2, 2, 2, 0]
    assert {one.breaks["direct"] for one in found[:3]} == {1}
    two = rounds[:2]
    assert names(ROBIN, two, 4)[0] == (1, 1)
    once = [Round([ended([0, 1], [1])]), Round([ended([0, 2], [0])])]
    assert names(ROBIN, once, 3) == [(1, 1), (2, 0), (3, 2)]


def test_direct_encounter_needs_that_all_have_met() -> None:
    """Otherwise it says nothing."""
    rounds = [Round([ended([0, 1], [0]), ended([2, 3], [0])])]
    found = standings(SWISS, range(4), rounds)
    assert [one.breaks["direct"] for one in found] == [0] * 4


def test_buchholz() -> None:
    """Stronger opponents count more; a table is the mean of those who sat there."""
    rounds = [
        Round([ended([0, 1], [0]), ended([2, 3], [0])]),
        Round([ended([0, 2], [0]), ended([1, 3], [0])]),
    ]
    found = {one.player: one for one in standings(SWISS, range(4), rounds)}
    assert {player: one.breaks["buchholz"] for player, one in found.items()} == {
        0: 2,
        1: 2,
        2: 2,
        3: 2,
    }
    three = [Round([ended([0, 1, 2], [0], [9, 5, 1])])]
    found = {one.player: one for one in standings(SWISS, range(3), three)}
    assert found[0].breaks["buchholz"] == Fraction(1, 4)
    assert found[2].breaks["buchholz"] == Fraction(3, 4)
    away = standings(SWISS, range(3), [Round([ended([0, 1], [0])], [2])])
    assert {one.player: one.breaks["buchholz"] for one in away} == {0: 0, 1: 1, 2: 1}


def test_sonneborn_berger() -> None:
    """In a round robin, where all have the same opponents: what those beaten are worth."""
    rounds = [
        Round([ended([0, 1], [0]), ended([2, 3], [])]),
    ]
    assert breaks(ROBIN)[1] == "berger"
    found = {one.player: one for one in standings(ROBIN, range(4), rounds)}
    assert found[0].breaks["berger"] == 0
    more = [*rounds, Round([ended([0, 2], [1]), ended([1, 3], [0])])]
    found = {one.player: one for one in standings(ROBIN, range(4), more)}
    assert found[2].breaks["berger"] == 1, "he beat one with a point"
    assert found[1].breaks["berger"] == 0, "he beat one without"
    assert names(ROBIN, more, 4)[0] != (1, 1)


def test_wins_with_the_weaker_side() -> None:
    """The side that won less in this tournament is the weaker one: a win with it counts."""
    rounds = [
        Round([ended([0, 1], [0]), ended([2, 3], [1]), ended([4, 5], [1])]),
    ]
    assert weaker_side(REBELLION, rounds[0].tables) == 0
    assert breaks(REBELLION) == ["direct", "buchholz", "weaker", "wins"]
    found = standings(REBELLION, range(6), rounds)
    assert [(one.place, one.player) for one in found[:3]] == [(1, 0), (2, 3), (2, 5)]
    assert weaker_side(REBELLION, []) is None
    assert weaker_side(SWISS, rounds[0].tables) is None


def test_friends_are_no_opponents() -> None:
    """A Rebel's opponent is the Empire alone, and the Empire's are all Rebels."""
    rounds = [Round([ended([0, 1, 2], [1, 2])])]
    found = {one.player: one for one in standings(REBELLION, range(3), rounds)}
    assert found[0].breaks["buchholz"] == 1
    assert found[1].breaks["buchholz"] == 0
    assert found[1].breaks["direct"] == 0, "the other Rebel was no rival"


def test_share_of_points() -> None:
    """Who won by more is ahead where nothing else tells; ½ is an even share at any table."""
    rounds = [Round([ended([0, 1], [0], [30, 10]), ended([2, 3], [0], [20, 20])])]
    found = standings(SWISS, range(4), rounds)
    assert [(one.place, one.player) for one in found] == [(1, 0), (2, 2), (3, 3), (4, 1)]
    assert found[1].breaks["share"] == HALF
    none = standings(SWISS, range(2), [Round([ended([0, 1], [0], [0, 0])])])
    assert none[0].breaks["share"] == 0


def test_places_are_shared_where_nothing_tells() -> None:
    """Two firsts, then a third."""
    rounds = [Round([ended([0, 1], [0]), ended([2, 3], [0])])]
    assert names(SWISS, rounds, 4) == [(1, 0), (1, 2), (3, 1), (3, 3)]


@settings(deadline=None, derandomize=True, database=None, max_examples=30)
@given(st.integers(2, 14), st.integers(2, 4), st.integers(1, 5), st.integers(0, 2**32))
def test_standings_are_whole_and_in_order(players: int, size: int, rounds: int, seed: int) -> None:
    """Everybody once, points never rise on the way down, the order of entry counts not."""
    made = swiss(players, size, rounds, seed=seed)
    found = standings(SWISS, range(players), made)
    assert sorted(one.player for one in found) == list(range(players))
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    backwards = standings(SWISS, list(reversed(range(players))), made)
    assert {one.player: one.place for one in found} == {one.player: one.place for one in backwards}
    for one in found:
        assert one.played + one.byes == rounds
