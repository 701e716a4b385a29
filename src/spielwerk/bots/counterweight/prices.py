"""What a fund and an influence are worth just now: all that cards do is weighed by these."""

from __future__ import annotations

from spielwerk.bots.counterweight.needs import A_ROUND, care, late, on_hand, purse, to_ship
from spielwerk.bots.counterweight.style import Style
from spielwerk.games.counterweight.rules import balance
from spielwerk.games.counterweight.state import NONE, CounterweightState


def fund(state: CounterweightState, style: Style) -> float:
    """A fund of the station to this player: more, the less there is for the work that is left."""
    net = balance.net(state)
    work = to_ship(state)
    short = work - on_hand(state) - net * max(1, work // A_ROUND)
    if state.funds + net < 3:
        worth = style.broke
    elif short > 0:
        worth = style.short
    else:
        worth = style.short - style.ample * min(1.0, -short / style.plenty)
    return worth * (style.common + (1 - style.common) * care(style))


def influence(state: CounterweightState, seat: int, style: Style) -> float:
    """An influence to its owner: a marker while places are free, else a ticket for a takeover."""
    have = state.influence[seat]
    vain = 0.5 + style.vain * style.greed
    if have < 2 or have < purse(state, seat, style):
        return style.needed * vain
    free = free_places(state)
    if free > have // 2:
        worth = style.place
    elif free:
        worth = style.scarce
    else:
        worth = style.leftover if late(state) else style.ticket
    return worth * vain


def free_places(state: CounterweightState) -> int:
    """Places of the station that wait for a marker."""
    places, players, markers = state.rules.places, state.players, state.markers
    free = first = 0
    for card, site, seal in zip(state.cards, state.sites, state.seals, strict=True):
        if card != NONE and site == NONE and not seal:
            free += places[card] - sum(markers[first : first + players])
        first += players
    return free
