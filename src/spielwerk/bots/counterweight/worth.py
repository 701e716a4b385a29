"""What sections, places, ships and sites are worth to the rules of thumb for Counterweight."""

from __future__ import annotations

from spielwerk.bots.counterweight.effects import ability_value, standing_value
from spielwerk.bots.counterweight.needs import care, pressure, wanted
from spielwerk.bots.counterweight.style import Style, for_all
from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.rules import balance, docking, station
from spielwerk.games.counterweight.state import CounterweightState
from spielwerk.games.counterweight.verbs import place_of, seat_of

A_SECTION = 1.5  # what one of the deck is worth, about


def section_value(state: CounterweightState, card: int, style: Style) -> float:
    """How much one wants this section to stand."""
    rules = state.rules
    poor = balance.net(state) < 5
    value = rules.income[card] * (style.lean if poor else style.income)
    if rules.ability[card] >= 0:
        value += style.ability * ability_value(state, rules.ability[card], for_all(style))
    value += (style.places + style.own_places * style.greed) * rules.places[card]
    return value + standing_value(state, card)


def place_value(state: CounterweightState, seat: int, place: int, style: Style) -> float:
    """What a marker of this player is worth here, in points."""
    rules, card = state.rules, state.cards[place]
    numbers = rules.numbers
    first = not state.markers[place * state.players + seat]
    if rules.kind[card] == PRESTIGE:
        value = numbers.points_prestige + style.honour
    else:
        value = float(numbers.points_marker)
    return value + style.release if first and rules.release[card] >= 0 else value


def landing_value(state: CounterweightState, ship: int, style: Style) -> float:
    """What it is worth that this ship lands now."""
    rules = state.rules
    if ship == rules.inspector:
        return -5.0
    value = 0.0
    if rules.ability[ship] >= 0:
        value += ability_value(state, rules.ability[ship], style)
    if rules.capacity[ship]:
        cargo = state.cargo[ship]
        if cargo:
            room = wanted(state) - station.aboard(state)
            each = style.cargo * (0.6 + 0.4 * care(style))
            if style.haste:
                each *= 1 + style.haste * pressure(state)
            value += each * min(cargo, max(0, room))
    elif not rules.leaves[ship]:
        # It stays for a while and keeps a berth from others.
        value += value + 2 * rules.income[ship] + 2 * standing_value(state, ship)
        if len(state.dock) + 1 >= docking.berths(state):
            value -= style.berth
    if ship == state.lane[0] and (rules.capacity[ship] or rules.leaves[ship]):
        value += style.front  # it makes way for those behind it
    return value


def site_value(state: CounterweightState, place: int, cargo: int) -> float:
    """A site that can be completed now first, then one that is far advanced, then one that pays."""
    room = station.room(state, place)
    left = state.rules.need[state.sites[place]] - state.supply[place]
    value = 0.4 * state.rules.income[state.cards[place]] - 0.4 * left
    if left <= min(room, cargo):
        value += 10.0
    return value


def marker_loss(
    state: CounterweightState,
    seat: int,
    option: int,
    points: list[int],
    owed: list[float],
    style: Style,
) -> float:
    """How gladly this player sees a marker go."""
    owner = seat_of(option)
    if owner == seat:
        return -1000.0  # never one's own while there is another
    near = 0.01 * ((owner - seat) % state.players)  # no seat is picked on by its number
    standing = 0.3 * points[owner] + style.grudge * owed[owner]
    return place_value(state, owner, place_of(option), style) + standing + near
