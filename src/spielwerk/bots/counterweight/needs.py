"""What the station needs: the reserve, the cargo on its way, the work that is left."""

from __future__ import annotations

from spielwerk.bots.counterweight.style import Style
from spielwerk.games.counterweight.rules import balance, docking, prestige, station
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState

A_SITE = 6  # what a site needs
SHIPS_A_ROUND = 3.5
NEAR = 4  # positions of the lane that can land soon
A_ROUND = 8  # funds that can be shipped in a round, about
EASY = 0.5  # of that is no hurry
A_FREIGHT = 3  # cargo that is worth a fee


def care(style: Style) -> float:
    """How much the station counts: nobody wins in a ruin, so only the most selfish forget it."""
    return max(0.0, 1 - float(style.greed**style.callous))


def reserve(state: CounterweightState, style: Style) -> int:
    """Funds that should not be spent: the next balance, and something for bad luck."""
    luck = round(style.luck * care(style)) + int(style.trouble * len(state.crisis))
    return max(0, -balance.net(state)) + luck


def in_flight(state: CounterweightState) -> int:
    """Cargo that will reach the sites before long; what flies far behind may never land."""
    near = sum([state.cargo[ship] for ship in state.lane[:NEAR] if ship != NONE])
    return near + station.aboard(state)


def wanted(state: CounterweightState) -> int:
    """What the open sites still lack."""
    need, supply = state.rules.need, state.supply
    return sum(
        [need[site] - supply[place] for place, site in enumerate(state.sites) if site != NONE]
    )


def to_ship(state: CounterweightState) -> int:
    """What must still be brought to finish the station, beyond what is on its way."""
    return wanted(state) + A_SITE * state.cards.count(NONE) - in_flight(state)


def on_hand(state: CounterweightState) -> int:
    """Funds that are there, requested or not."""
    return state.funds + state.requested


def lacking(state: CounterweightState) -> int:
    """What must still be requested to finish the station."""
    return to_ship(state) - state.requested


def late(state: CounterweightState) -> bool:
    """Whether the end is near: what is not spent now is worth little."""
    return prestige.built(state) >= state.rules.numbers.ring - 3


def pressure(state: CounterweightState) -> float:
    """How much faster than usual cargo must come if the station is to be finished in time."""
    work = wanted(state) + A_SITE * state.cards.count(NONE)
    return max(0.0, work / (A_ROUND * (rounds_left(state) + 0.5)) - EASY)


def rounds_left(state: CounterweightState) -> float:
    """How many rounds the traffic lasts, about (CW-11.2)."""
    passes = state.rules.numbers.deck_passes - 1 - state.run_outs
    ships = len(state.decks[SHIPS]) + max(0, passes) * state.rules.ships
    left = ships / SHIPS_A_ROUND
    limit = state.opt.max_rounds
    return min(left, limit - state.round + 1) if limit else left


def purse(state: CounterweightState, seat: int, style: Style) -> int:
    """Influence to keep back for the duties of a CO and the debts of the station."""
    turns = (seat - state.co) % state.players
    if late(state) and turns:
        return round(style.finish * care(style)) if turns == 1 else 0
    own = style.off_duty
    if turns == 0:
        own = min(style.fees, float(landing_fees(state)))
    elif turns == 1:
        own = style.duty
    if state.funds < style.rich and balance.net(state) + state.funds < style.poor:
        own += style.debts
    return round(own * care(style))


def withheld(state: CounterweightState, style: Style) -> list[float]:
    """What each has kept beyond what the others have on average, in influence.

    All earn about alike, so what somebody has in hand and in markers tells what he has not paid
    for the station. Who has completed sites has paid for them.
    """
    players, fee, markers = state.players, state.rules.numbers.marker_fee, state.markers
    kept = [
        state.influence[seat] + fee * sum(markers[seat::players]) - style.merit * honours
        for seat, honours in enumerate(state.honours)
    ]
    total = sum(kept)
    return [one - (total - one) / (players - 1) for one in kept]


def landing_fees(state: CounterweightState) -> int:
    """What it costs to land the cargo that the sites can take this round (CW-8.4)."""
    room = wanted(state) - station.aboard(state)
    fees = 0
    for position, ship in enumerate(state.lane):
        if room <= 0:
            break
        if ship != NONE and state.cargo[ship] >= A_FREIGHT:
            fees += docking.fee(state, position)
            room -= state.cargo[ship]
    return fees
