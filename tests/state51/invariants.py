"""What always holds at a table of 51st State."""

from __future__ import annotations

from spielwerk.games.state51.data.goods import ALL_CATEGORIES, KINDS
from spielwerk.games.state51.rules.build import announced
from spielwerk.games.state51.state import State51State


def check(state: State51State) -> None:
    """Every card is in one place, nothing is negative, and what is noted twice agrees."""
    _cards(state)
    _goods(state)
    _locations(state)
    assert all(points >= 0 for points in state.vp)
    if state.players == 1:
        assert not state.hands[1]
        assert not state.contacts[1]
        assert not state.deals[1]
        assert not any(state.goods[KINDS : 2 * KINDS])
        assert len(state.attack) <= state.rules.numbers.solo.attacks


def _cards(state: State51State) -> None:
    rules = state.rules
    playing = [card for card in (announced(state),) if card >= 0]
    locations = [
        *state.deck[: state.left],
        *state.discard,
        *state.row,
        *state.attack,
        *(card for card in playing if card not in rules.stack_of),
    ]
    for hand in state.hands:
        assert list(hand) == sorted(hand)
        locations += hand
    for deals in state.deals:
        locations += deals
    for row in state.rows:
        locations += [card if card >= 0 else ~card for card in row]
    assert sorted(locations) == list(rules.decks[state.opt.deck])
    connections = [
        *state.spent,
        *(card for card in state.open if card >= 0),
        *(card for card in playing if card in rules.stack_of),
    ]
    for zone in (*state.stacks, *state.contacts):
        connections += zone
    assert sorted(connections) == sorted((*rules.stacks[0], *rules.stacks[1]))


def _goods(state: State51State) -> None:
    assert all(number >= 0 for number in (*state.goods, *state.stored, *state.gained))
    assert len(state.goods) == len(state.stored) == KINDS * state.sides
    spare = state.goods[:]
    for side, card, kind, number in state.caches:
        assert number > 0
        assert card in state.rows[3 * side + state.rules.row[card]]
        spare[KINDS * side + kind] -= number
    assert min(spare) >= 0


def _locations(state: State51State) -> None:
    rules = state.rules
    standing = 0
    for place, row in enumerate(state.rows):
        for card in row:
            assert rules.row[card if card >= 0 else ~card] == place % 3
            if card >= 0:
                standing |= rules.bit[card]
    assert state.shields & ~standing == 0
    assert state.used & ~standing == 0
    assert state.used_twice & ~state.used == 0
    for card, kind, number in state.laid:
        assert state.used & rules.bit[card]
        assert 0 <= kind < KINDS
        assert number > 0
    for side in range(state.players):
        match = 0
        for row in state.rows[3 * side : 3 * side + 3]:
            for card in row:
                match |= -1 if card < 0 else rules.match[card]
        assert state.match[side] & ALL_CATEGORIES == match & ALL_CATEGORIES
