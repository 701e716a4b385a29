"""RB-4.4: bridges, over the fields of RB-2.6."""

from __future__ import annotations

import itertools
import random

import pytest

from spielwerk.engine.option import thing_of
from spielwerk.games.rebellion.rules import webs
from spielwerk.games.rebellion.rules.chains import chain, new_bridges
from spielwerk.games.rebellion.rules.connection import (
    link_price,
    linked_ports,
    pair,
    why_no_link,
)
from spielwerk.games.rebellion.rules.turn import EndRound, Phase
from spielwerk.games.rebellion.rules.ways import ways
from spielwerk.games.rebellion.rules.webs import UNREACHED, members, web_of
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    ALL,
    ATTACK,
    DONE,
    LINK,
    LINK_TO,
    OTHER_WAY,
    WAY,
    counts,
    gift,
)
from tests.compiled.forms import interpreted
from tests.rebellion.invariants import joined_by_bridges
from tests.rebellion.scene import (
    EMPIRE,
    GREEN,
    RED,
    asked,
    choose,
    port,
    say,
    scene,
    start,
    the_board,
    the_game,
    told,
)

BOARD = the_board()
RED_PLANET, PURPLE, DARK_BLUE, LIGHT_BLUE = range(4)


def placed(state: RebellionState, *fields: int) -> RebellionState:
    """The planets on these fields of their orbits (from 0), the others at the far side."""
    far = [count // 2 for count in BOARD.fields]
    far[: len(fields)] = fields
    state.place = tuple(first + field for first, field in zip(BOARD.first_field, far, strict=True))
    state.advance()
    return state


def cheapest_by_dijkstra(
    place: tuple[int, ...], bridges: tuple[int, ...], start: int, end: int
) -> int:
    """The fewest new bridges, found in the plainest way."""
    costs = {place[start]: 0}
    open_fields = {place[start]}
    while open_fields:
        field = min(open_fields, key=costs.__getitem__)
        open_fields.remove(field)
        if field == place[end]:
            return costs[field]
        if field in place and field != place[start]:
            continue
        for near in BOARD.neighbours[field]:
            cost = costs[field] + (near not in bridges and near not in place)
            if cost < costs.get(near, UNREACHED):
                costs[near] = cost
                open_fields.add(near)
    raise AssertionError("unreachable")


@pytest.mark.rule("RB-4.4")
def test_chains_are_the_cheapest() -> None:
    """On random positions with bridges already lying, search and chain agree with Dijkstra."""
    rng = random.Random(4)
    for _ in range(60):
        place = tuple(
            first + rng.randrange(count)
            for first, count in zip(BOARD.first_field, BOARD.fields, strict=True)
        )
        free = [field for field in range(len(BOARD.neighbours)) if field not in place]
        bridges = tuple(sorted(rng.sample(free, rng.choice((0, 5, 20)))))
        start, end = rng.sample(range(8), 2)
        wanted = cheapest_by_dijkstra(place, bridges, start, end)
        assert new_bridges(BOARD, place, bridges, start, UNREACHED)[end] == wanted
        fields = chain(BOARD, place, bridges, start, end)
        assert len([field for field in fields if field not in bridges]) == wanted
        assert not set(fields) & set(place)
        steps = [place[start], *fields, place[end]]
        for one, two in itertools.pairwise(steps):
            assert two in BOARD.neighbours[one]


@pytest.mark.rule("RB-4.4")
def test_a_search_goes_as_far_as_it_is_asked_to() -> None:
    """A short purse finds only near ports; asked again it goes on where it stopped."""
    place = tuple(BOARD.first_field)
    assert new_bridges(BOARD, place, (), 0, 0)[1:3] == [0, UNREACHED]
    assert new_bridges(BOARD, place, (), 0, 9)[2] < UNREACHED


@pytest.mark.rule("RB-4.4")
@interpreted
def test_old_searches_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory has a limit."""
    monkeypatch.setattr(webs, "MEMORY", 3)
    for field in range(8):
        place = (field, *BOARD.first_field[1:])
        new_bridges(BOARD, place, (), 0, 1)
    assert len(BOARD.webs) <= 3


@pytest.mark.rule("RB-4.4")
def test_only_own_ports_can_be_connected_and_the_price_is_named_first() -> None:
    """From an own port to any other; a credit for each field bridged."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40}, listen=True)
    assert list(state.options()) == [DONE, LINK + RED_PLANET]
    choose(state, LINK + RED_PLANET)
    assert list(state.options()) == [DONE, *(LINK_TO + end for end in range(1, 8)), OTHER_WAY]
    price, new = link_price(state, RED_PLANET, LIGHT_BLUE)
    shown = the_game().choice(state, LINK_TO + LIGHT_BLUE)["text"]["args"]
    assert (shown["price"], shown["bridges"]) == (price, new)
    choose(state, LINK_TO + LIGHT_BLUE)
    assert state.purse[RED] == 40 - price
    assert len(state.bridges) == new == price
    assert pair(RED_PLANET, LIGHT_BLUE) in state.links
    assert told(state, "linked") == [(RED, RED_PLANET, LIGHT_BLUE, price, new)]


@pytest.mark.rule("RB-4.4")
def test_neighbouring_planets_cost_the_minimum() -> None:
    """Planets on neighbouring fields need no bridge, but the connection costs a credit."""
    state = placed(scene(4, owner={port("red"): RED}, purse={RED: 3}), 0, 0)
    choose(state, LINK + RED_PLANET, LINK_TO + PURPLE)
    assert (state.purse[RED], state.bridges, state.links) == (2, (), (1,))


@pytest.mark.rule("RB-4.4")
def test_bridges_are_shared() -> None:
    """Fields with a bridge are free: who builds along them pays only for the rest."""
    state = placed(
        scene(4, owner={port("red"): RED, port("purple"): RED}, purse={RED: 40}), 0, 6, 0, 0
    )
    alone = link_price(state, RED_PLANET, LIGHT_BLUE)[0]
    choose(state, LINK + RED_PLANET, LINK_TO + LIGHT_BLUE)
    shared = link_price(state, PURPLE, LIGHT_BLUE)[0]
    direct = cheapest_by_dijkstra(state.place, (), PURPLE, LIGHT_BLUE)
    assert alone > 1
    assert shared < direct


@pytest.mark.rule("RB-4.4")
def test_bridges_that_lie_connect_everybody_without_paying_again() -> None:
    """„können von jedem Spieler benutzt werden“: all ports that the chips join are connected.

    Red builds from red to light blue past purple. Green, who holds purple, attacks both ends over
    bridges that he never paid for, and nobody can buy what lies already.
    """
    state = scene(4, owner={port("red"): RED, port("purple"): GREEN}, purse={RED: 40, GREEN: 9})
    choose(state, LINK + RED_PLANET, LINK_TO + LIGHT_BLUE)
    past = [pair(RED_PLANET, PURPLE), pair(RED_PLANET, LIGHT_BLUE), pair(PURPLE, LIGHT_BLUE)]
    assert list(state.links) == past
    assert DONE in state.options()
    state.faction = GREEN
    state.units[port("purple")] = 9
    start(state, EndRound(), Phase(5))
    assert ATTACK + port("light-blue") in state.options()
    assert ATTACK + port("red") not in state.options()  # an ally's
    assert "why-already-linked" in str(why_no_link(state, PURPLE, LIGHT_BLUE))


@pytest.mark.rule("RB-4.4")
def test_chains_that_touch_become_one() -> None:
    """A chain that meets lying bridges connects all ports of both; a port is no bridge."""
    state = placed(scene(4, owner={port("red"): RED, port("purple"): RED}, purse={RED: 40}), 0, 6)
    choose(state, LINK + RED_PLANET, LINK_TO + LIGHT_BLUE, LINK + PURPLE, LINK_TO + 7)
    assert set(state.links) == joined_by_bridges(state) > {pair(PURPLE, 7)}
    beside = placed(scene(4, owner={port("red"): RED}, purse={RED: 40}), 0, 0, 8)
    choose(beside, LINK + RED_PLANET, LINK_TO + PURPLE, LINK + RED_PLANET, LINK_TO + 7)
    assert pair(RED_PLANET, PURPLE) in beside.links
    assert (pair(PURPLE, 7) in beside.links) == (pair(PURPLE, 7) in joined_by_bridges(beside))


@pytest.mark.rule("RB-4.4")
def test_the_log_tells_whom_else_a_chain_connects() -> None:
    """Purple lies on the way from red to light blue."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40}, listen=True)
    choose(state, LINK + RED_PLANET, LINK_TO + LIGHT_BLUE)
    assert told(state, "joined") == [(PURPLE,)]


@pytest.mark.rule("RB-4.4")
def test_another_way_than_the_cheapest_can_be_chosen() -> None:
    """Up to eight ways, each connecting other ports, the cheapest first; words tell them apart."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40}, listen=True)
    choose(state, LINK + RED_PLANET, OTHER_WAY)
    assert asked(state) == "way-to"
    choose(state, LINK_TO + LIGHT_BLUE)
    assert list(state.options()) == [DONE, *counts(0, 7, WAY)]
    assert say(state, WAY) == "5 credits (5 new bridges), also connects Amaranth"
    assert say(state, WAY + 1) == "6 credits (6 new bridges), connects nobody else"
    shown = the_game().table(state, 1)["ways"]
    assert [way["joins"] for way in shown[:2]] == [[0, 1, 3], [0, 3]]
    assert [way["price"] for way in shown] == sorted(way["price"] for way in shown)
    assert len({tuple(way["joins"]) for way in shown}) == 8
    choose(state, WAY + 1)
    assert (state.purse[RED], len(state.bridges)) == (34, 6)
    assert state.links == (pair(RED_PLANET, LIGHT_BLUE),)
    assert told(state, "linked") == [(RED, RED_PLANET, LIGHT_BLUE, 6, 6)]


@pytest.mark.rule("RB-4.4")
def test_ways_that_are_too_dear_say_so() -> None:
    """The purse decides which ways are open; who wants none of them is back where he was."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 6, GREEN: 0})
    choose(state, LINK + RED_PLANET, OTHER_WAY, LINK_TO + LIGHT_BLUE)
    assert list(state.options()) == [DONE, WAY, WAY + 1]
    assert "why-no-credits" in str(state.decision.why_not(state, WAY + 2))
    assert not the_game().table(state, 1)["ways"][2]["open"]
    choose(state, DONE)
    assert asked(state) == "connect-to"
    choose(state, OTHER_WAY, DONE)
    assert asked(state) == "connect-to"


def plainly_joined(
    place: tuple[int, ...], bridges: tuple[int, ...], fields: tuple[int, ...]
) -> set[int]:
    """The planets that bridges on these fields connect with all that lie, field by field."""
    found = set()
    here = list(fields)
    free = set(bridges) - set(here)
    for field in here:
        for near in BOARD.neighbours[field]:
            if near in place:
                found.add(place.index(near))
            elif near in free:
                free.remove(near)
                here.append(near)
    return found


@pytest.mark.rule("RB-4.4")
def test_every_way_keeps_to_the_rules() -> None:
    """On random positions: chains of neighbours, no planet bridged, price and joins as told."""
    rng = random.Random(7)
    for _ in range(40):
        place = tuple(
            first + rng.randrange(count)
            for first, count in zip(BOARD.first_field, BOARD.fields, strict=True)
        )
        free = [field for field in range(len(BOARD.neighbours)) if field not in place]
        bridges = tuple(sorted(rng.sample(free, rng.choice((0, 6, 47)))))
        begin, end = rng.sample(range(8), 2)
        reach = BOARD.numbers.bridge_limit - len(bridges)
        found = ways(BOARD, place, bridges, begin, end, reach)
        less = min(reach, found[0].new + 1)
        short = ways(BOARD, place, bridges, begin, end, less)
        assert short == (found[0], *[way for way in found[1:] if way.new <= less])
        assert found[0].new == cheapest_by_dijkstra(place, bridges, begin, end)
        assert 1 <= len(found) <= 8
        assert len({way.joins for way in found}) == len(found)
        for way in found:
            assert not set(way.fields) & set(place)
            for one, two in itertools.pairwise([place[begin], *way.fields, place[end]]):
                assert two in BOARD.neighbours[one]
            assert way.new == len(set(way.fields) - set(bridges))
            touched = plainly_joined(place, bridges, way.fields)
            assert way.joins == touched | {begin, end}
            assert touched == members(web_of(BOARD, place, bridges).joined(BOARD, way.fields))


@pytest.mark.rule("RB-4.4")
def test_there_may_be_fewer_ways_than_eight() -> None:
    """Where the box has few bridges left, so are the ways."""
    place = tuple(BOARD.first_field)
    assert len(ways(BOARD, place, (), 0, 1, 1)) < 8


@pytest.mark.rule("RB-4.4")
def test_other_planets_stand_in_the_way() -> None:
    """A chain goes round a planet; without it the way would be shorter."""
    found = 0
    rng = random.Random(2)
    for _ in range(300):
        place = tuple(
            first + rng.randrange(count)
            for first, count in zip(BOARD.first_field, BOARD.fields, strict=True)
        )
        new = new_bridges(BOARD, place, (), 0, UNREACHED)
        free = [BOARD.distance[place[0]][field] - 1 for field in place]
        assert all(new[end] >= free[end] for end in range(1, 8))
        found += any(new[end] > free[end] for end in range(1, 8))
    assert found


@pytest.mark.rule("RB-4.4", "RB-2.1")
def test_there_are_fifty_bridges() -> None:
    """What needs more bridges than are left is not offered."""
    changes = {"board-standard.numbers.bridge_limit": "2"}
    state = placed(scene(4, owner={port("red"): RED}, purse={RED: 40}, changes=changes), 0, 0, 8)
    choose(state, LINK + RED_PLANET)
    for option in state.options()[1:-1]:
        assert link_price(state, RED_PLANET, thing_of(option))[1] <= 2
    assert LINK_TO + DARK_BLUE not in state.options()


@pytest.mark.rule("RB-4.4")
def test_what_can_not_be_paid_is_not_offered() -> None:
    """Without credits there is no question, with few only the near ports."""
    assert scene(4, owner={port("red"): RED}, purse={RED: 0}).faction == EMPIRE
    state = scene(4, owner={port("red"): RED}, purse={RED: 40})
    state.purse[RED] = 1
    placed(state, 0, 6, 8, 10)
    assert state.faction == EMPIRE  # the nearest port lies two fields off


@pytest.mark.rule("RB-4.4")
def test_nobody_connects_the_same_ports_twice() -> None:
    """A connection that lies is not offered again, from neither end."""
    state = placed(scene(4, owner={port("red"): RED, port("purple"): RED}, purse={RED: 40}), 0, 0)
    choose(state, LINK + RED_PLANET, LINK_TO + PURPLE, LINK + PURPLE)
    assert LINK_TO + RED_PLANET not in state.options()
    choose(state, DONE, LINK + RED_PLANET)
    assert LINK_TO + PURPLE not in state.options()


@pytest.mark.rule("RB-4.4")
def test_one_may_change_ones_mind() -> None:
    """Who builds nothing from a port is not asked for it again."""
    state = scene(4, owner={port("red"): RED, port("purple"): RED}, purse={RED: 40})
    choose(state, LINK + RED_PLANET, DONE)
    assert list(state.options()) == [DONE, LINK + PURPLE]
    assert state.purse[RED] == 40


@pytest.mark.rule("RB-4.4")
def test_bridges_may_be_free() -> None:
    """With a price of 0 only the number of bridges and the minimum limit a connection."""
    changes = {"board-standard.numbers.bridge_price": "0"}
    state = scene(4, owner={port("red"): RED}, purse={RED: 1}, changes=changes)
    choose(state, LINK + RED_PLANET, LINK_TO + 7)
    assert state.purse[RED] == 0
    assert state.bridges


@pytest.mark.rule("RB-4.4")
def test_everyone_uses_the_connections() -> None:
    """A connection serves both ends, whoever built it."""
    state = scene(5, GREEN, owner={port("purple"): GREEN}, purse={GREEN: 9}, links=(1, 10))
    assert linked_ports(state, RED_PLANET) == (port("purple"),)
    assert linked_ports(state, PURPLE) == (
        port("red"),
        port("dark-blue"),
    )
    assert linked_ports(state, LIGHT_BLUE) == ()
    assert {ATTACK + port("red"), ATTACK + port("dark-blue")} <= set(state.options())


@pytest.mark.rule("RB-4.4", "RB-5.1")
def test_who_gives_his_credits_away_builds_nothing() -> None:
    """A port was named, then the purse emptied: the question for its end answers itself."""
    state = scene(4, owner={port("red"): RED}, purse={RED: 40, GREEN: 0})
    choose(state, LINK + RED_PLANET)
    state.interject(1, gift(RED, GREEN, ALL))
    assert (state.faction, state.bridges) == (EMPIRE, ())
