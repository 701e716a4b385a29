"""What the station needs: the reserve, the cargo on its way, the work that is left."""

from __future__ import annotations

from spielwerk.games.counterweight.rules import balance, prestige, station
from spielwerk.games.counterweight.state import NONE, CounterweightState

Style = float  # 0 serves the station alone, 1 only itself

A_SITE = 6  # what a site needs


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
