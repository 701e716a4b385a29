"""What a fund and an influence are worth just now: all that cards do is weighed by these."""

from __future__ import annotations

from spielwerk.bots.counterweight.needs import Style, care, late, on_hand, purse, to_ship
from spielwerk.games.counterweight.rules import balance
from spielwerk.games.counterweight.state import NONE, CounterweightState

PLENTY = 12  # funds beyond the need that make another one worth little
A_ROUND = 8  # funds that can be shipped in a round, about


def fund(state: CounterweightState, style: Style) -> float:
    """A fund of the station to this player: more, the less there is for the work that is left."""
    net = balance.net(state)
    work = to_ship(state)
    short = work - on_hand(state) - net * max(1, work // A_ROUND)
    if state.funds + net < 3:
        worth = 1.3  # the next balance would be paid in influence
    elif short > 0:
        worth = 0.9
    else:
        worth = 0.9 - 0.6 * min(1.0, -short / PLENTY)
    return worth * (0.3 + 0.7 * care(style))


def influence(state: CounterweightState, seat: int, style: Style) -> float:
    """An influence to its owner: a marker while places are free, else a ticket for a takeover."""
    have = state.influence[seat]
    if have < 2 or have < purse(state, seat, style):
        return 1.2 * (0.5 + 0.7 * style)
    free = free_places(state)
    if free > have // 2:
        worth = 1.0
    elif free:
        worth = 0.75
    else:
        worth = 0.3 if late(state) else 0.5
    return worth * (0.5 + 0.7 * style)


def free_places(state: CounterweightState) -> int:
    """Places of the station that wait for a marker."""
    places, players, markers = state.rules.places, state.players, state.markers
    free = first = 0
    for card, site, seal in zip(state.cards, state.sites, state.seals, strict=True):
        if card != NONE and site == NONE and not seal:
            free += places[card] - sum(markers[first : first + players])
        first += players
    return free
