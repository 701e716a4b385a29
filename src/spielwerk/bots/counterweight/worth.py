"""What things are worth to the rules of thumb for Counterweight: to the station and to oneself."""

from __future__ import annotations

from spielwerk.games.counterweight import balance, docking, influence, prestige, station
from spielwerk.games.counterweight import notation as effect
from spielwerk.games.counterweight.data import PRESTIGE
from spielwerk.games.counterweight.state import MASK, NONE, SEAT_BITS, SEAT_MASK, CounterweightState

Style = float

MEAN = 3.5  # of a die
A_SITE = 6  # what a site needs
# What standing effects are worth a round, by kind (notation.py)
WORTH = (1.0, 1.5, 0.3, 1.0, -1.2, -2.0, 0.2, 0.0, -0.5)
A_MARKER = 2.5  # what a free place is worth, in influence


def care(style: Style) -> float:
    """How much the station counts: nobody wins in a ruin, so only the most selfish forget it."""
    return 1 - style**3


def reserve(state: CounterweightState, style: Style) -> int:
    """Funds that should not be spent: the next balance, and something for bad luck."""
    return max(0, -balance.net(state)) + round(3 * care(style)) + len(state.crisis) // 2


def in_flight(state: CounterweightState) -> int:
    """Cargo on its way to the sites."""
    cargo = state.cargo
    return sum([cargo[ship] for ship in state.lane if ship != NONE]) + station.aboard(state)


def wanted(state: CounterweightState) -> int:
    """What the open sites still lack."""
    need, supply = state.rules.need, state.supply
    return sum(
        [need[site] - supply[place] for place, site in enumerate(state.sites) if site != NONE]
    )


def lacking(state: CounterweightState) -> int:
    """What must still be shipped to finish the station, beyond what is on its way."""
    unplanned = state.cards.count(NONE)
    return wanted(state) + A_SITE * unplanned - in_flight(state) - state.requested


def late(state: CounterweightState) -> bool:
    """Whether the end is near: what is not spent now is worth little."""
    return prestige.built(state) >= state.rules.numbers.ring - 3


def effect_value(state: CounterweightState, kind: int, number: float, style: Style) -> float:
    """What an effect is worth to this player, between the station's good and one's own."""
    loyal = care(style)
    rivals = state.players - 1
    if kind == effect.FUNDS:
        return number * (0.4 + 0.6 * loyal)
    if kind == effect.INFLUENCE:
        return number * (0.4 + 0.8 * style)
    if kind == effect.EVERYONE:
        return number * (0.2 + 0.3 * rivals * loyal)
    if kind == effect.RIVALS:
        return -number * rivals * (0.5 * style - 0.3 * loyal)
    if kind == effect.SUPPLY:
        spare = min(number, state.funds - reserve(state, style), wanted(state))
        return spare * 0.8
    if kind == effect.DELIVER:
        return min(number, wanted(state)) * 0.9
    if kind == effect.REQUEST:
        return number * 0.6
    if kind == effect.DESTROY:
        enemies = len(state.course) - state.course.count(NONE)
        return min(number, enemies) * 2.5
    if kind == effect.ARRIVE:
        return number * (0.5 if state.lane[2] == NONE else -1.0)
    if kind == effect.MARKER:
        return A_MARKER * style + 0.6 if influence.free_places(state) else 0.0
    if kind == effect.EVICT:
        return 2.2 * style - 0.8 * loyal
    if kind == effect.RELIEVE:
        return 5.0 * min(number, len(state.crisis))
    if kind == effect.CONVERT:
        spare = min(number, max(0, state.funds - reserve(state, style)))
        return spare * (style - 0.7 * loyal)
    if kind == effect.DRAW:
        return number * (0.7 * style - 0.4 * loyal)
    if kind == effect.TOW:
        best = max([state.cargo[ship] for ship in state.lane if ship != NONE], default=0)
        return best * 0.4 if docking.free_berth(state) else 0.0
    if kind == effect.CALM:
        return 0.3 * (len(state.sites) - state.sites.count(NONE))
    return 0.0


def ability_value(state: CounterweightState, ability: int, style: Style) -> float:
    """What an ability is worth on average."""
    found = state.rules.abilities[ability]
    total = 0.0
    for clause in found.clauses:
        chance = max(1, found.dice) * (clause.high - max(1, clause.low) + 1) / 6
        for kind, number in clause.effects:
            amount = MEAN if number == effect.DIE else number
            total += chance * effect_value(state, kind, amount, style)
    return total


def standing_value(state: CounterweightState, card: int) -> float:
    """What the standing effects of a card are worth a round."""
    if not state.rules.stands[card]:
        return 0.0
    return sum(
        [worth * number for worth, number in zip(WORTH, state.rules.standing[card], strict=True)]
    )


def section_value(state: CounterweightState, card: int, style: Style) -> float:
    """How much one wants this section to stand."""
    rules = state.rules
    poor = balance.net(state) < 5
    value = rules.income[card] * (1.5 if poor else 0.8)
    if rules.ability[card] >= 0:
        value += 0.7 * ability_value(state, rules.ability[card], 0.3)
    value += (0.3 + 0.5 * style) * rules.places[card]
    if rules.kind[card] == PRESTIGE:
        value += 1.5 * style + 0.5
    return value + standing_value(state, card)


def place_value(state: CounterweightState, seat: int, place: int) -> float:
    """What a marker of this player is worth here, in points."""
    rules, card = state.rules, state.cards[place]
    numbers = rules.numbers
    if rules.kind[card] == PRESTIGE:
        value = numbers.points_prestige + 0.6
    else:
        value = float(numbers.points_marker)
    if rules.release[card] >= 0 and not state.markers[place * state.players + seat]:
        value += 1.0
    return value


def landing_value(state: CounterweightState, ship: int, style: Style) -> float:
    """What it is worth that this ship lands now."""
    rules = state.rules
    if ship == rules.inspector:
        return -5.0
    value = 0.0
    if rules.ability[ship] >= 0:
        value += ability_value(state, rules.ability[ship], style)
    if rules.capacity[ship]:
        room = wanted(state) - station.aboard(state)
        value += 0.75 * min(state.cargo[ship], max(0, room)) * (0.6 + 0.4 * care(style))
    elif not rules.leaves[ship]:
        # It stays for a while and keeps a berth from others.
        value += value + 2 * rules.income[ship] + 2 * standing_value(state, ship)
        if len(state.dock) + 1 >= docking.berths(state):
            value -= 1.5
    if ship == state.lane[0] and (rules.capacity[ship] or rules.leaves[ship]):
        value += 0.8  # it makes way for those behind it
    return value


def site_value(state: CounterweightState, place: int, cargo: int, style: Style) -> float:
    """A site that can be completed now first, then one that is far advanced."""
    card = state.cards[place]
    room = station.room(state, place)
    left = state.rules.need[state.sites[place]] - state.supply[place]
    value = 0.3 * section_value(state, card, style) - 0.4 * left
    if left <= min(room, cargo):
        value += 10.0
    return value


def marker_loss(state: CounterweightState, seat: int, option: int, points: list[int]) -> float:
    """How gladly this player sees a marker go."""
    thing = option & MASK
    owner = thing & SEAT_MASK
    if owner == seat:
        return -10.0
    near = 0.01 * ((owner - seat) % state.players)  # no seat is picked on by its number
    return place_value(state, owner, thing >> SEAT_BITS) + 0.3 * points[owner] + near
