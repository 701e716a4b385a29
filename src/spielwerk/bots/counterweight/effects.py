"""What effects of cards are worth to the rules of thumb, kind by kind."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.bots.counterweight.needs import Style, care, reserve, wanted
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.standing import Standing
from spielwerk.games.counterweight.rules import docking, influence, inspector
from spielwerk.games.counterweight.rules.effects import (
    cards,
    checks,
    foes,
    gains,
    inspection,
    markers,
    queue,
    sites,
    traffic,
)
from spielwerk.games.counterweight.state import NONE, CounterweightState

MEAN = 3.5  # of a die
A_MARKER = 2.5  # what a free place is worth, in influence

Worth = Callable[[CounterweightState, float, Style], float]


def funds(state: CounterweightState, number: float, style: Style) -> float:
    """More to the loyal."""
    return number * (0.4 + 0.6 * care(style))


def own_influence(state: CounterweightState, number: float, style: Style) -> float:
    """More to the selfish."""
    return number * (0.4 + 0.8 * style)


def influence_of_all(state: CounterweightState, number: float, style: Style) -> float:
    """Good for the station, if not for oneself."""
    return number * (0.2 + 0.3 * (state.players - 1) * care(style))


def influence_of_rivals(state: CounterweightState, number: float, style: Style) -> float:
    """What others gain the selfish lose."""
    return -number * (state.players - 1) * (0.5 * style - 0.3 * care(style))


def supply(state: CounterweightState, number: float, style: Style) -> float:
    """As far as the station can pay and sites can take it."""
    return min(number, state.funds - reserve(state, style), wanted(state)) * 0.8


def deliver(state: CounterweightState, number: float, style: Style) -> float:
    """As far as sites can take it."""
    return min(number, wanted(state)) * 0.9


def request(state: CounterweightState, number: float, style: Style) -> float:
    """Funds that still have to be shipped."""
    return number * 0.6


def destroy(state: CounterweightState, number: float, style: Style) -> float:
    """As many enemies as there are."""
    return min(number, len(state.course) - state.course.count(NONE)) * 2.5


def arrive(state: CounterweightState, number: float, style: Style) -> float:
    """Good while the lane has room."""
    return number * (0.5 if state.lane[2] == NONE else -1.0)


def marker(state: CounterweightState, number: float, style: Style) -> float:
    """If there is a free place at all."""
    free = any(
        card != NONE and influence.why_no_marker(state, place) is None
        for place, card in enumerate(state.cards)
    )
    return A_MARKER * style + 0.6 if free else 0.0


def evict(state: CounterweightState, number: float, style: Style) -> float:
    """A joy to the selfish only."""
    return 2.2 * style - 0.8 * care(style)


def relieve(state: CounterweightState, number: float, style: Style) -> float:
    """As many emergencies as there are."""
    return 5.0 * min(number, len(state.crisis))


def convert(state: CounterweightState, number: float, style: Style) -> float:
    """What the station can spare."""
    spare = min(number, max(0, state.funds - reserve(state, style)))
    return spare * (style - 0.7 * care(style))


def draw(state: CounterweightState, number: float, style: Style) -> float:
    """Cards for oneself, emergencies for the station."""
    return number * (0.7 * style - 0.4 * care(style))


def tow(state: CounterweightState, number: float, style: Style) -> float:
    """The best cargo of the lane, if it can land."""
    best = max([state.cargo[ship] for ship in state.lane if ship != NONE], default=0)
    return best * 0.4 if docking.free_berth(state) else 0.0


def calm(state: CounterweightState, number: float, style: Style) -> float:
    """More with every open site."""
    return 0.3 * (len(state.sites) - state.sites.count(NONE))


def strike(state: CounterweightState, number: float, style: Style) -> float:
    """The richest enemies give back most."""
    found = sorted((state.cargo[enemy] for enemy in foes.about(state)), reverse=True)
    return sum([2.5 + 0.8 * loot for loot in found[: int(number)]])


def bribe(state: CounterweightState, number: float, style: Style) -> float:
    """An enemy less, for its price."""
    if not foes.about(state):
        return 0.0
    return 2.5 * care(style) + 0.3 + pay(state, number, style)


def pay(state: CounterweightState, number: float, style: Style) -> float:
    """Influence that is spent."""
    return -number * (0.5 + 0.7 * style * style)


def distract(state: CounterweightState, number: float, style: Style) -> float:
    """Markers that stay, as long as he is aboard."""
    return 1.2 * min(number, inspector.control(state)) if state.aboard else 0.0


def stall(state: CounterweightState, number: float, style: Style) -> float:
    """Good while he waits in the lane."""
    return 2.0 if state.rules.inspector in state.lane else 0.0


def shield(state: CounterweightState, number: float, style: Style) -> float:
    """Own markers that stay."""
    return (0.4 + style) * number if state.aboard else 0.0


def unseal(state: CounterweightState, number: float, style: Style) -> float:
    """As many seals as there are."""
    return 3.0 * min(number, sum(state.seals))


def swap(state: CounterweightState, number: float, style: Style) -> float:
    """Cargo that comes to the front."""
    return 0.6


def transfer(state: CounterweightState, number: float, style: Style) -> float:
    """Cargo that comes to the front, or out of danger."""
    return 0.5


def scan(state: CounterweightState, number: float, style: Style) -> float:
    """Trouble that can be sent away."""
    return 0.8


def reroll(state: CounterweightState, number: float, style: Style) -> float:
    """A failed check made good."""
    return 0.8


def encore(state: CounterweightState, number: float, style: Style) -> float:
    """A neighbour's ability."""
    return 0.8


def nothing(state: CounterweightState, number: float, style: Style) -> float:
    """Trouble that cannot be helped, or what matters little."""
    return 0.0


EFFECTS: dict[type[Effect], Worth] = {
    gains.Funds: funds,
    gains.Influence: own_influence,
    gains.Everyone: influence_of_all,
    gains.Rivals: influence_of_rivals,
    gains.Request: request,
    gains.Convert: convert,
    sites.Supply: supply,
    sites.Deliver: deliver,
    sites.Drop: nothing,
    sites.Shift: nothing,
    sites.Calm: calm,
    cards.Replan: nothing,
    markers.Marker: marker,
    markers.Evict: evict,
    cards.Relieve: relieve,
    cards.Draw: draw,
    inspection.Inspect: nothing,
    inspection.Distract: distract,
    inspection.Stall: stall,
    inspection.Shield: shield,
    inspection.Unseal: unseal,
    foes.Destroy: destroy,
    foes.Strike: strike,
    foes.Bribe: bribe,
    queue.Swap: swap,
    queue.Transfer: transfer,
    queue.Scan: scan,
    checks.Reroll: reroll,
    checks.Encore: encore,
    gains.Pay: pay,
    traffic.Arrive: arrive,
    traffic.Leave: nothing,
    traffic.Scatter: nothing,
    traffic.Tow: tow,
    traffic.Pilot: tow,
}

# What standing effects are worth a round
STANDING: dict[Standing, float] = {
    Standing.BERTHS: 1.0,
    Standing.FEE: 1.5,
    Standing.TRAFFIC: 0.3,
    Standing.LOAD: 1.0,
    Standing.DICE: -1.2,
    Standing.SILENCE: -2.0,
    Standing.GUARD: 0.2,
    Standing.LIMIT: 0.0,
    Standing.BLOCK: -0.5,
}
BY_PLACE = tuple(STANDING[kind] for kind in Standing)


def ability_value(state: CounterweightState, ability: int, style: Style) -> float:
    """What an ability is worth on average."""
    found = state.rules.abilities[ability]
    total = 0.0
    for clause in found.clauses:
        chance = max(1, found.dice) * (clause.high - max(1, clause.low) + 1) / 6
        for effect in clause.effects:
            number = MEAN if effect.die else effect.n
            total += chance * EFFECTS[type(effect)](state, number, style)
    return total


def standing_value(state: CounterweightState, card: int) -> float:
    """What the standing effects of a card are worth a round."""
    if not state.rules.stands[card]:
        return 0.0
    return sum(
        [worth * number for worth, number in zip(BY_PLACE, state.rules.standing[card], strict=True)]
    )
