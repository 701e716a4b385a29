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
    free = free_places(state)
    if have < 2 or have < purse(state, seat, style):
        worth = 1.2
    elif free > have // 2:
        worth = 1.0
    elif free:
        worth = 0.75
    else:
        worth = 0.5
    if late(state) and not free:
        worth *= 0.6
    return worth * (0.5 + 0.7 * style)


def free_places(state: CounterweightState) -> int:
    """Places of the station that wait for a marker."""
    places, players, markers = state.rules.places, state.players, state.markers
    free = 0
    for place, card in enumerate(state.cards):
        if card != NONE and state.sites[place] == NONE and not state.seals[place]:
            free += places[card] - sum(markers[place * players : (place + 1) * players])
    return free
