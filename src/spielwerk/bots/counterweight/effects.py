"""What effects of cards are worth to the rules of thumb, kind by kind, as the table stands."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.bots.counterweight import permits, prices
from spielwerk.bots.counterweight.needs import care, lacking, reserve
from spielwerk.bots.counterweight.style import Style
from spielwerk.games.counterweight.data.cards import NO_ABILITY, Rules
from spielwerk.games.counterweight.data.effect import Effect
from spielwerk.games.counterweight.data.standing import Standing
from spielwerk.games.counterweight.rules import docking, prestige, scoring, station
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
AN_ENCORE = 0.8  # a neighbour that works twice

Worth = Callable[[CounterweightState, float, Style], float]


def funds(state: CounterweightState, number: float, style: Style) -> float:
    """More while they are short."""
    return number * prices.fund(state, style)


def own_influence(state: CounterweightState, number: float, style: Style) -> float:
    """More while places are free."""
    return number * prices.influence(state, state.player, style)


def influence_of_all(state: CounterweightState, number: float, style: Style) -> float:
    """One's own, what rivals gain by it, and a purse for the station's debts."""
    own = own_influence(state, number, style)
    return own + influence_of_rivals(state, number, style)


def influence_of_rivals(state: CounterweightState, number: float, style: Style) -> float:
    """What others gain the selfish lose; the loyal see that somebody can pay."""
    poor = state.funds < reserve(state, style)
    each = (0.15 + 0.25 * poor) * care(style) - style.loss * style.greed
    return each * sum(
        [
            max(number, -state.influence[seat])
            for seat in range(state.players)
            if seat != state.player
        ]
    )


def supply(state: CounterweightState, number: float, style: Style) -> float:
    """As far as the station can pay and sites can take it: that much needs no ship."""
    spare = min(number, state.funds - reserve(state, style), biggest_room(state))
    return max(0.0, spare) * 0.6 + honour(state, spare, style)


def deliver(state: CounterweightState, number: float, style: Style) -> float:
    """As far as a site can take it: neither funds nor a ship are needed."""
    given = min(number, biggest_room(state))
    return given * (0.4 + prices.fund(state, style)) + honour(state, given, style)


def biggest_room(state: CounterweightState) -> int:
    """What the site can take that can take most."""
    return max([station.room(state, place) for place in station.open_sites(state)], default=0)


def honour(state: CounterweightState, given: float, style: Style) -> float:
    """The point for a site that so much would complete."""
    need, supply, sites = state.rules.need, state.supply, state.sites
    done = any(0 < need[sites[place]] - supply[place] <= given for place in _open(state))
    return 0.5 + 0.8 * style.greed if done else 0.0


def _open(state: CounterweightState) -> list[int]:
    return [place for place, site in enumerate(state.sites) if site != NONE]


def request(state: CounterweightState, number: float, style: Style) -> float:
    """Funds that still have to be shipped."""
    return 0.8 * number * prices.fund(state, style)


def arrive(state: CounterweightState, number: float, style: Style) -> float:
    """Ships for what waits in the request centre; without that, the time window shrinks."""
    room = state.lane.count(NONE)
    if room < number + 2 or lacking(state) + state.requested <= 0:
        return -0.5 * number
    return min(number * 2.5, state.requested) * 0.45 - 0.4 * number


def marker(state: CounterweightState, number: float, style: Style) -> float:
    """A place for nothing, if there is a free one; dearer to who could not pay it."""
    if not prices.free_places(state):
        return 0.0
    poor = state.influence[state.player] < 2
    return (1.0 + 0.8 * poor) * (0.5 + 0.8 * style.greed) * min(number, 2)


def evict(state: CounterweightState, number: float, style: Style) -> float:
    """More against a leader who is not oneself."""
    points = scoring.scores(state)
    own = points[state.player]
    best = max(points[seat] for seat in range(state.players) if seat != state.player)
    if not any(
        count for place, count in enumerate(state.markers) if place % state.players != state.player
    ):
        return 0.0
    behind = min(1.0, max(0.0, 0.5 + (best - own) / 10))
    return number * (2.6 * behind * style.greed - 0.5 * care(style) * (1 - behind))


def relieve(state: CounterweightState, number: float, style: Style) -> float:
    """The worst emergencies."""
    found = sorted([emergency(state, card, style) for card in state.crisis], reverse=True)
    return sum(found[: int(number)])


def emergency(state: CounterweightState, card: int, style: Style) -> float:
    """What it is worth that an emergency ends."""
    rules = state.rules
    limit = state.opt.max_emergencies
    danger = max(0, len(state.crisis) - limit + 3) if limit else 0  # 1: two more, and all is lost
    value = -rules.income[card] * style.lasts * prices.fund(state, style)
    value -= style.lasts * standing_value(state, card)
    if rules.ability[card] != NO_ABILITY:
        value -= style.lasts * ability_value(state, rules.ability[card], style)
    return (value + style.danger * danger * danger) * (0.2 + 0.8 * care(style))


def convert(state: CounterweightState, number: float, style: Style) -> float:
    """What the station can spare becomes one's own."""
    spare = min(number, prestige.loose_funds(state), max(0, state.funds - reserve(state, style)))
    gain = prices.influence(state, state.player, style) - prices.fund(state, style)
    return max(0.0, spare * gain)


def draw(state: CounterweightState, number: float, style: Style) -> float:
    """Cards for oneself, and now and then an emergency for all."""
    risk = 0.25 * style.more * (1 + len(state.crisis) / 2) * care(style)
    return number * (style.card * (0.6 + style.greed) - risk)


def replan(state: CounterweightState, number: float, style: Style) -> float:
    """As much as the worst cards of the plan lie below the mean."""
    from spielwerk.bots.counterweight.worth import A_SECTION, section_value

    low = sorted([section_value(state, card, style) for card in state.plan])
    return sum([max(0.0, A_SECTION - value) for value in low[: int(number)]])


def calm(state: CounterweightState, number: float, style: Style) -> float:
    """What open sites would do this round."""
    ability = state.rules.ability
    return sum(
        [
            max(0.0, -ability_value(state, ability[site], style))
            for site in state.sites
            if site != NONE and ability[site] != NO_ABILITY
        ]
    )


def drop(state: CounterweightState, number: float, style: Style) -> float:
    """Supplies that must be brought again."""
    return -number * 0.8


def shift(state: CounterweightState, number: float, style: Style) -> float:
    """They come to another site, later."""
    return -1.0


def scatter(state: CounterweightState, number: float, style: Style) -> float:
    """The first ships with all they carry."""
    lost = [state.cargo[ship] for ship in state.lane[: int(number)] if ship != NONE]
    return -0.5 * number - 0.7 * sum(lost)


def encore(state: CounterweightState, number: float, style: Style) -> float:
    """A station's ability twice: which one shows when the card is used."""
    return AN_ENCORE


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
    sites.Drop: drop,
    sites.Shift: shift,
    sites.Calm: calm,
    cards.Replan: replan,
    markers.Marker: marker,
    markers.Evict: evict,
    cards.Relieve: relieve,
    cards.Draw: draw,
    inspection.Inspect: nothing,
    inspection.Distract: permits.distract,
    inspection.Vex: permits.vex,
    inspection.Stall: permits.stall,
    inspection.Shield: permits.shield,
    inspection.Unseal: permits.unseal,
    foes.Destroy: permits.destroy,
    foes.Strike: permits.strike,
    foes.Bribe: permits.bribe,
    queue.Swap: permits.swap,
    queue.Transfer: permits.transfer,
    queue.Scan: permits.scan,
    checks.Reroll: permits.reroll,
    checks.Encore: encore,
    gains.Pay: permits.pay,
    traffic.Arrive: arrive,
    traffic.Leave: nothing,
    traffic.Scatter: scatter,
    traffic.Tow: permits.tow,
    traffic.Pilot: permits.pilot,
}


def enemies(state: CounterweightState) -> int:
    """How many are about, with the next ones to come."""
    return 1 + len(state.course) - state.course.count(NONE)


# What standing effects are worth a round
STANDING: dict[Standing, Callable[[CounterweightState], float]] = {
    Standing.BERTHS: lambda state: 0.6 + 0.8 * (len(state.dock) + 1 >= docking.berths(state)),
    Standing.FEE: lambda state: 1.2,
    Standing.TRAFFIC: lambda state: 0.4,
    Standing.LOAD: lambda state: 1.0,
    Standing.DICE: lambda state: -0.8 * enemies(state),
    Standing.SILENCE: lambda state: -1.2,
    Standing.GUARD: lambda state: 0.2,
    Standing.LIMIT: lambda state: 0.0,
    Standing.BLOCK: lambda state: -0.5,
    Standing.SHARE: lambda state: 0.0,
    Standing.KEEP: lambda state: 0.0,
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
    rules: Rules = state.rules
    if not rules.stands[card]:
        return 0.0
    return sum(
        [
            worth(state) * number
            for worth, number in zip(BY_PLACE, rules.standing[card], strict=True)
            if number
        ]
    )
