"""What a beginner of Counterweight never does."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.engine.option import THING
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.balance import Contribute, net
from spielwerk.games.counterweight.rules.docking import Docking, free_berth
from spielwerk.games.counterweight.rules.influence import PlaceMarkers, Secure
from spielwerk.games.counterweight.rules.planning import Planning
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.station import open_sites
from spielwerk.games.counterweight.state import NONE, CounterweightState
from spielwerk.games.counterweight.verbs import (
    DONE,
    DRAW,
    LAND,
    MARK,
    PAY,
    REMOVE,
    SEND_OFF,
    START,
    TURN_AWAY,
    VERB,
)

SLIPS = 0.3
RESERVE = 2  # funds that stay with the station, beyond what the balance will take
RICH = 8  # influence that nobody sits on while places are free


def _offers(state: CounterweightState, verb: int) -> bool:
    """Whether something of a kind could be chosen."""
    return any(option & VERB == verb for option in state.options())


def watching_it_burn(state: CounterweightState, option: int) -> bool:
    """Does not look away from the emergency before the last, if it can pay for one."""
    limit = state.opt.max_emergencies
    return (
        isinstance(state.stack[-1], PlayActions)
        and option == DONE
        and bool(limit)
        and len(state.crisis) >= limit - 2
        and _offers(state, PAY)
    )


def ordering_the_station_broke(state: CounterweightState, option: int) -> bool:
    """Requests no more than leaves the station what its balance will cost."""
    if not isinstance(state.stack[-1], Request):
        return False
    amount = option & THING
    least = max(0, -net(state)) + RESERVE
    return bool(amount > 0 and state.funds - amount < least)


def ordering_nothing(state: CounterweightState, option: int) -> bool:
    """Does not leave the request centre empty while sites wait and there is money."""
    return (
        isinstance(state.stack[-1], Request)
        and not option & THING
        and not state.requested
        and bool(open_sites(state))
        and state.funds - max(0, -net(state)) > 2 * RESERVE
    )


def no_site(state: CounterweightState, option: int) -> bool:
    """Does not end its planning without any site while the plan has cards."""
    return (
        isinstance(state.stack[-1], Planning)
        and option == DONE
        and all(site == NONE for site in state.sites)
        and _offers(state, START)
    )


def paying_to_throw_away(state: CounterweightState, option: int) -> bool:
    """Pays nothing to take plans away that it could start or that do no harm."""
    if not isinstance(state.stack[-1], Planning) or option & VERB != REMOVE:
        return False
    return _offers(state, DRAW) or _offers(state, START)


def turning_cargo_away(state: CounterweightState, option: int) -> bool:
    """Turns away or sends off no ship with cargo aboard."""
    return (
        isinstance(state.stack[-1], Docking)
        and option & VERB in (TURN_AWAY, SEND_OFF)
        and state.cargo[option & THING] > 0
    )


def leaving_cargo_outside(state: CounterweightState, option: int) -> bool:
    """Does not close a free berth to a ship with cargo that may land for nothing."""
    return (
        isinstance(state.stack[-1], Docking)
        and option == DONE
        and free_berth(state)
        and state.lane[0] != NONE
        and state.cargo[state.lane[0]] > 0
        and LAND | state.lane[0] in state.options()
    )


def sitting_on_influence(state: CounterweightState, option: int) -> bool:
    """Does not keep a full hand of influence while a place on the station is free."""
    step = state.stack[-1]
    return (
        isinstance(step, PlaceMarkers)
        and option == DONE
        and state.influence[step.seat] >= RICH
        and _offers(state, MARK)
    )


def fighting_for_nothing(state: CounterweightState, option: int) -> bool:
    """Takes the place that it has just fought for."""
    return isinstance(state.stack[-1], Secure) and option == DONE


def giving_everything(state: CounterweightState, option: int) -> bool:
    """Offers the station no more than its fair share of what is missing."""
    step = state.stack[-1]
    if not isinstance(step, Contribute):
        return False
    return bool(option & THING > -(-step.shortage // (state.players - step.turn)))


BLUNDERS: tuple[Callable[[CounterweightState, int], bool], ...] = (
    watching_it_burn,
    ordering_the_station_broke,
    ordering_nothing,
    no_site,
    paying_to_throw_away,
    turning_cargo_away,
    leaving_cargo_outside,
    sitting_on_influence,
    fighting_for_nothing,
    giving_everything,
)
