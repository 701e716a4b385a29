"""Who plays whom: promises that hold for any number of players, and for any course of events."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielwerk.tournament.groups import pairs
from spielwerk.tournament.matching import Matching
from spielwerk.tournament.robin import schedule
from spielwerk.tournament.shapes import MOST, MOST_ROBIN, Rest, Round, Rules
from spielwerk.tournament.sizes import bots_needed, sizes
from spielwerk.tournament.swiss import next_round
from tests.tournament.made import EMPIRE, ROBIN, SWISS, byes, met, spread, swiss, thrown

RESTS: tuple[Rest, ...] = ("bots", "tables", "bye")
once = settings(deadline=None, derandomize=True, database=None, max_examples=40)


def everybody_once(one: Round, players: int) -> None:
    """Nobody is missing, and nobody sits at two tables."""
    seated = [player for table in one.tables for player in table.players]
    assert sorted([*seated, *one.byes]) == list(range(players))


@once
@given(
    st.integers(2, 24),
    st.integers(2, 5),
    st.integers(1, 6),
    st.sampled_from(RESTS),
    st.integers(0, 2**32),
)
def test_a_swiss_round_has_everybody_once(
    players: int, size: int, rounds: int, rest: Rest, seed: int
) -> None:
    """Nobody twice at a table or at two; nobody has two byes more than another."""
    made = swiss(players, size, rounds, rest, seed)
    for one in made:
        everybody_once(one, players)
        assert all(2 <= len(table.players) <= 5 for table in one.tables)
    had = [byes(made)[player] for player in range(players)]
    assert max(had) - min(had) <= 1
    assert made == swiss(players, size, rounds, rest, seed), "the same seed, the same tournament"


@once
@given(st.integers(2, 24), st.data())
def test_at_tables_of_two_a_bye_comes_once(players: int, data: st.DataObject) -> None:
    """As long as there are no more rounds than players."""
    rounds = data.draw(st.integers(1, min(players, 9)))
    assert all(often == 1 for often in byes(swiss(players, 2, rounds)).values())


@once
@given(st.integers(2, 10).map(lambda half: 2 * half), st.integers(0, 2**32))
def test_nobody_meets_again_at_tables_of_two_if_it_can_be_avoided(players: int, seed: int) -> None:
    """Up to half of all rounds it always can: whoever has not met then still fit together."""
    made = swiss(players, 2, players // 2, seed=seed)
    assert set(met(made).values()) == {1}


@once
@given(st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=28))
def test_pairs_repeat_as_few_meetings_as_can_be(old: set[tuple[int, int]]) -> None:
    """Compared with all ways to pair eight players."""
    known = {(min(two), max(two)): 1 for two in old if two[0] != two[1]}

    def fewest(left: list[int]) -> int:
        if not left:
            return 0
        first, *others = left
        return min(
            known.get((first, other), 0) + fewest([one for one in others if one != other])
            for other in others
        )

    found = pairs(range(8), known)
    assert sorted(player for table in found for player in table) == list(range(8))
    again = sum(known.get((min(two), max(two)), 0) for two in found)
    assert again == fewest(list(range(8)))


@once
@given(
    st.integers(1, 9).flatmap(
        lambda n: st.tuples(
            st.just(n), st.sets(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)))
        )
    )
)
def test_a_matching_is_the_largest(graph: tuple[int, set[tuple[int, int]]]) -> None:
    """Compared with all of them, blossoms or not."""
    size, lines = graph
    edges = {(min(two), max(two)) for two in lines if two[0] != two[1]}

    def largest(left: frozenset[int]) -> int:
        if len(left) < 2:
            return 0
        first = min(left)
        rest = left - {first}
        paired = [1 + largest(rest - {other}) for other in rest if (first, other) in edges]
        return max([largest(rest), *paired])

    friends = [
        [other for other in range(size) if (min(one, other), max(one, other)) in edges]
        for one in range(size)
    ]
    found = Matching(friends)
    assert len(found) == largest(frozenset(range(size)))
    for one, other in enumerate(found.mate):
        assert other == -1 or (found.mate[other] == one and other in friends[one])


def test_equal_points_meet() -> None:
    """In the second round of eight winners play winners and losers losers."""
    rounds = swiss(8, 2, 1, seed=5)
    second = next_round(SWISS, range(8), rounds, 2, "bye", 2, 2, 9)
    won = {
        player
        for table in rounds[0].tables
        for seat, player in enumerate(table.players)
        if table.result and table.result.winners == [seat]
    }
    assert len(won) == 4, "no draw with this seed"
    assert all(len(won & set(table.players)) in (0, 2) for table in second.tables)


def test_a_bye_goes_to_the_last() -> None:
    """Who has least and has had none."""
    rounds = swiss(5, 2, 1, seed=3)
    lost = {
        player
        for table in rounds[0].tables
        for seat, player in enumerate(table.players)
        if table.result and seat not in table.result.winners
    }
    second = next_round(SWISS, range(5), rounds, 2, "bye", 2, 2, 9)
    assert set(second.byes) <= lost


def test_bots_have_no_bye_while_people_could_play() -> None:
    """A person would rather play than wait for a bot."""
    made = next_round(SWISS, range(5), [], 2, "bye", 2, 2, 1, bots=[0, 1, 2, 3])
    assert made.byes == [4], "only people wait; here there is but one"


@pytest.mark.parametrize(
    ("players", "size", "rounds"),
    [(12, 3, 3), (16, 4, 2), (16, 4, 3), (24, 4, 4), (64, 4, 6), (64, 3, 6), (25, 5, 2)],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_meets_again_at_larger_tables(
    players: int, size: int, rounds: int, seed: int
) -> None:
    """Where there is room enough to avoid it."""
    assert set(met(swiss(players, size, rounds, seed=seed)).values()) == {1}


@pytest.mark.parametrize("players", range(3, 21))
def test_a_round_robin_of_two_is_complete(players: int) -> None:
    """Every pair exactly once, in as few rounds as possible; seats and byes are even."""
    made = schedule(ROBIN, range(players), 2, "bye", 2, 5, players)
    assert met(made) == dict.fromkeys(combinations(range(players), 2), 1)
    assert len(made) == players - 1 + players % 2
    for one in made:
        everybody_once(one, players)
    assert spread(made, players, 2) <= 1
    assert set(byes(made).values()) <= {1}
    assert len(byes(made)) == (players if players % 2 else 0)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_planes_let_every_two_meet_exactly_once(size: int) -> None:
    """9 at tables of 3, 16 of 4, 25 of 5: nothing can be better."""
    players = size**2
    made = schedule(ROBIN, range(players), size, "bye", 2, 5, 1)
    assert met(made) == dict.fromkeys(combinations(range(players), 2), 1)
    assert len(made) == (players - 1) // (size - 1)
    assert spread(made, players, size) <= 1


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("rest", ["tables", "bye"])
def test_a_round_robin_of_larger_tables_covers_all_pairs_evenly(size: int, rest: Rest) -> None:
    """Every two meet; nobody much more often than others; not twice as many rounds as must be."""
    for players in (*range(size + 1, 21), MOST_ROBIN):
        made = schedule(ROBIN, range(players), size, rest, 2, 5, 1)
        often = met(made)
        assert len(often) == players * (players - 1) // 2, players
        mean = sum(often.values()) / len(often)
        assert max(often.values()) <= 2 * mean + 3, players
        a_round = sum(len(table.players) * (len(table.players) - 1) for table in made[0].tables)
        assert len(made) <= 2 * -(-players * (players - 1) // a_round) + 2, players
        for one in made:
            everybody_once(one, players)
        had = [byes(made)[player] for player in range(players)]
        assert max(had) - min(had) <= 1
        assert spread(made, players, size) <= 2 + (rest == "tables")


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_sides_go_round(size: int) -> None:
    """With one Empire at every table, everybody has it as often as anybody else, or once more."""
    rules = Rules("swiss", teams=EMPIRE)
    made = swiss(4 * size, size, 2 * size, rules=rules)
    led = [table.players[0] for one in made for table in one.tables]
    often = [led.count(player) for player in range(4 * size)]
    assert max(often) - min(often) <= 2
    assert min(often) >= 1


def test_sizes() -> None:
    """What becomes of those who fill no table."""
    assert sizes(10, 4, "tables", 2, 4) == [4, 3, 3]
    assert sizes(9, 4, "tables", 2, 5) == [5, 4]
    assert sizes(7, 4, "tables", 2, 4) == [4, 3]
    assert sizes(5, 4, "tables", 2, 4) == [3, 2]
    assert sizes(7, 2, "tables", 2, 2) == [2, 2, 2], "a bye: it can't be otherwise"
    assert sizes(7, 2, "tables", 2, 3) == [3, 2, 2]
    assert sizes(10, 4, "bye", 2, 4) == [4, 4]
    assert sizes(3, 4, "bye", 2, 4) == [3], "too few for a table: a smaller one"
    assert sizes(1, 4, "bye", 2, 4) == []
    assert [bots_needed(people, 4) for people in (0, 1, 4, 5, 8)] == [0, 3, 0, 3, 0]


def test_the_largest_tournament() -> None:
    """Everybody that fits, for as many rounds as one may want: still no second meeting."""
    made = swiss(MOST, 2, 12)
    assert set(met(made).values()) == {1}
    assert spread(made, MOST, 2) <= 2


def test_who_has_gone_is_not_paired() -> None:
    """Those who play on are paired among themselves."""
    rounds = swiss(8, 2, 2)
    left = [0, 2, 3, 5, 6, 7]
    made = thrown(next_round(SWISS, left, rounds, 2, "bye", 2, 2, 7), random.Random(1))
    assert sorted(player for table in made.tables for player in table.players) == left
