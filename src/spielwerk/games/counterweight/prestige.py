"""What unlocks a prestige section (CW-6.1): a condition printed on its card."""

from __future__ import annotations

from spielwerk.games.counterweight.data import PRESTIGE
from spielwerk.games.counterweight.notation import (
    BUILT,
    CRISES_AT_MOST,
    ENEMIES_AT_MOST,
    FUNDS_AT_LEAST,
    IN_LANE,
    OWNERS,
    PRESTIGE_BUILT,
    SHIPS,
)
from spielwerk.games.counterweight.state import NONE, CounterweightState


def built(state: CounterweightState) -> int:
    """How many sections of the ring are completed."""
    sites, cards = state.sites, state.cards
    return sum(cards[place] != NONE and sites[place] == NONE for place in range(1, len(cards)))


def built_prestige(state: CounterweightState) -> int:
    """How many prestige sections are completed."""
    kind, sites, cards = state.rules.kind, state.sites, state.cards
    count = 0
    for place in range(1, len(cards)):
        if cards[place] != NONE and sites[place] == NONE and kind[cards[place]] == PRESTIGE:
            count += 1
    return count


def finished_neighbours(state: CounterweightState, place: int) -> int:
    """How many of the two fields beside a field are completed."""
    ring = len(state.cards) - 1
    return sum(
        state.cards[other] != NONE and state.sites[other] == NONE
        for other in (place % ring + 1, place - 1 or ring)
    )


def progress(state: CounterweightState, place: int) -> int:
    """How far the condition of the card on this place has come."""
    condition = state.rules.unlock[state.cards[place]][0]
    if condition == BUILT:
        return built(state)
    if condition == PRESTIGE_BUILT:
        return built_prestige(state)
    if condition == SHIPS:
        return len(state.dock)
    if condition == IN_LANE:
        return len(state.lane) - state.lane.count(NONE)
    if condition == FUNDS_AT_LEAST:
        return state.funds
    if condition == ENEMIES_AT_MOST:
        return len(state.course) - state.course.count(NONE)
    if condition == CRISES_AT_MOST:
        return len(state.crisis)
    if condition == OWNERS:
        first = place * state.players
        return sum(count > 0 for count in state.markers[first : first + state.players])
    return finished_neighbours(state, place)


def unlocked(state: CounterweightState, place: int) -> bool:
    """Whether the prestige section on this place turns funds into influence."""
    condition, number = state.rules.unlock[state.cards[place]]
    if condition in (ENEMIES_AT_MOST, CRISES_AT_MOST):
        return progress(state, place) <= number
    return progress(state, place) >= number
