"""The sums of standing effects, kept in the state because rules ask for them all the time."""

from __future__ import annotations

from spielwerk.games.counterweight.state import NONE, CounterweightState


def refresh(state: CounterweightState) -> None:
    """Sum the standing effects of everything that lies open."""
    table, stands = state.rules.standing, state.rules.stands
    sites = state.sites
    total = [0] * len(table[0])
    for place, card in enumerate(state.cards):
        if card != NONE and stands[card] and sites[place] == NONE:
            total = [a + b for a, b in zip(total, table[card], strict=True)]
    for card in state.dock + state.crisis:
        if stands[card]:
            total = [a + b for a, b in zip(total, table[card], strict=True)]
    state.standing = tuple(total)
