"""What always holds in Rebellion."""

from __future__ import annotations

import itertools

from spielwerk.games.rebellion.data.board import NONE
from spielwerk.games.rebellion.rules.connection import ends_of, pair
from spielwerk.games.rebellion.state import RebellionState


def joined_by_bridges(state: RebellionState) -> set[int]:
    """The pairs of planets between which a chain of lying bridges leads, found in a plain way."""
    board, left = state.rules, set(state.bridges)
    found = set()
    while left:
        group = [left.pop()]
        ports = set()
        for field in group:
            for near in board.neighbours[field]:
                if near in state.place:
                    ports.add(state.place.index(near))
                elif near in left:
                    left.remove(near)
                    group.append(near)
        found |= {pair(*two) for two in itertools.combinations(ports, 2)}
    return found


def check(state: RebellionState) -> None:
    """Units, lands, bridges and credits add up, and nothing is negative or over its limit."""
    board = state.rules
    numbers = board.numbers
    assert len(state.owner) == len(state.units) == board.land_numbers
    for land in range(board.land_numbers):
        if land in board.lands:
            assert state.owner[land] in state.factions
            assert state.units[land] >= 1
        else:
            assert (state.owner[land], state.units[land]) == (NONE, 0)
    assert all(credits >= 0 for credits in state.purse)
    assert sum(state.lands) == len(board.lands)
    for faction, held in enumerate(state.lands):
        own = [land for land in board.lands if state.owner[land] == faction]
        assert held == len(own)
        assert state.troops[faction] == sum(state.units[land] for land in own)
        assert state.troops[faction] <= numbers.unit_limit
        assert own or not state.purse[faction] or state.opt.fallen == "stays"
        assert (state.seats[faction] in range(state.players)) == (faction in state.factions)
    assert state.lands[0] or state.over
    assert any(state.lands[1:]) or state.over
    for planet in board.planets:
        first = board.first_field[planet]
        assert first <= state.place[planet] < first + board.fields[planet]
    assert len(state.bridges) <= numbers.bridge_limit
    assert list(state.bridges) == sorted(set(state.bridges))
    assert not set(state.bridges) & set(state.place)
    assert list(state.links) == sorted(set(state.links))
    joined = joined_by_bridges(state)
    assert joined <= set(state.links)
    for link in set(state.links) - joined:  # paid for without a bridge
        start, end = ends_of(link)
        assert start < end
        assert state.place[end] in board.neighbours[state.place[start]]
    assert state.phase in range(8)
    assert state.over or state.player == state.seats[state.faction] or state.phase == 3
    if state.opt.max_rounds:
        assert state.round <= state.opt.max_rounds
