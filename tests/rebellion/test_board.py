"""RB-2: planets, lands, ports, orbits and the fields of space."""

from __future__ import annotations

from fractions import Fraction

import pytest

from spielwerk.games.rebellion.data.board import Board, overlap
from spielwerk.games.rebellion.data.things import PLANETS
from tests.rebellion.scene import land, port, the_board

STANDARD = the_board()
SMALL = the_board("small")


@pytest.mark.rule("RB-2", "RB-2.1")
def test_what_is_in_the_box() -> None:
    """Eight planets, 50 bridges, 150 units of a colour."""
    assert len(STANDARD.planets) == 8
    assert STANDARD.numbers.bridge_limit == 50
    assert STANDARD.numbers.unit_limit == 50 + 20 * 5


@pytest.mark.rule("RB-2.2")
def test_the_lands_of_the_planets() -> None:
    """24 lands besides the ports, and none on the home world of the Empire."""
    found = {PLANETS[planet]: len(STANDARD.lands_of[planet]) - 1 for planet in STANDARD.planets}
    assert found == {
        "red": 2,
        "purple": 3,
        "dark-blue": 1,
        "light-blue": 6,
        "dark-green": 3,
        "light-green": 6,
        "orange": 3,
        "brown": 0,
    }
    assert len(STANDARD.lands) == 24 + 8


@pytest.mark.rule("RB-2.3")
def test_a_port_lies_next_to_all_lands_of_its_planet() -> None:
    """The port touches the whole ring, a land of the ring its port and the two beside it."""
    around = [land("light-blue", number) for number in range(1, 7)]
    assert list(STANDARD.near[port("light-blue")]) == around
    assert STANDARD.near[around[0]] == (port("light-blue"), around[1], around[5])
    assert STANDARD.near[around[3]] == (port("light-blue"), around[2], around[4])


@pytest.mark.rule("RB-2.3")
def test_small_rings() -> None:
    """Two lands of a ring touch once, a single land only its port, a lone port nothing."""
    assert STANDARD.near[land("red", 1)] == (port("red"), land("red", 2))
    assert STANDARD.near[land("dark-blue", 1)] == (port("dark-blue"),)
    assert STANDARD.near[port("brown")] == ()
    assert len(STANDARD.near[land("orange", 1)]) == 3


@pytest.mark.rule("RB-2.4")
def test_orbits_and_start_dice() -> None:
    """Orbits grow by four fields, and the start dice reach just round them."""
    assert STANDARD.fields == [8, 12, 16, 20, 24, 28, 32, 36]
    assert STANDARD.start_dice[3] == (12, 8)
    assert [sum(dice) for dice in STANDARD.start_dice] == STANDARD.fields
    assert STANDARD.reinforcement == [2, 3, 2, 6, 3, 6, 3, 3]


def overlap_by_fractions(field: int, count: int, other: int, others: int) -> bool:
    """The same question asked with fractions of a turn, cut at the top."""

    def parts(place: int, all: int) -> list[tuple[Fraction, Fraction]]:
        low, high = Fraction(2 * place - 1, 2 * all), Fraction(2 * place + 1, 2 * all)
        return [(low, high)] if low >= 0 else [(low + 1, Fraction(1)), (Fraction(0), high)]

    return any(
        max(low, other_low) < min(high, other_high)
        for low, high in parts(field, count)
        for other_low, other_high in parts(other, others)
    )


@pytest.mark.rule("RB-2.6")
@pytest.mark.parametrize(("count", "others"), [(8, 12), (12, 16), (32, 36), (3, 60), (5, 7)])
def test_fields_overlap_by_more_than_a_point(count: int, others: int) -> None:
    """Whole numbers and fractions agree on every pair of fields."""
    for field in range(count):
        for other in range(others):
            found = overlap(field, count, other, others)
            assert found == overlap_by_fractions(field, count, other, others)


@pytest.mark.rule("RB-2.6")
def test_fields_that_touch_in_a_point_are_no_neighbours() -> None:
    """The first of four fields ends where the third of twelve begins, at an eighth of a turn."""
    assert [other for other in range(12) if overlap(0, 4, other, 12)] == [0, 1, 11]
    assert not overlap(0, 4, 1, 4)
    assert overlap(1, 4, 1, 4)


@pytest.mark.rule("RB-2.6")
@pytest.mark.parametrize("board", [STANDARD, SMALL], ids=["standard", "small"])
def test_neighbours_of_space_are_mutual(board: Board) -> None:
    """Two beside it, some inward and outward, the sun is no field, and all know each other."""
    for field, near in enumerate(board.neighbours):
        assert field not in near
        assert all(field in board.neighbours[other] for other in near)
        orbit = board.field_orbit[field]
        orbits = [board.field_orbit[other] for other in near]
        assert orbits.count(orbit) == 2
        assert set(orbits) == {
            other for other in (orbit - 1, orbit, orbit + 1) if 0 <= other < len(board.planets)
        }
        assert board.distance[field][field] == 0
        assert all(board.distance[field][other] == 1 for other in near)
