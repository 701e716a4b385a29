"""Rules of thumb for Counterweight: keep the station solvent, build it, look after yourself.

A style is one number: 0 serves the station alone (loyal), 1 only itself (selfish). It weighs the
station's good against one's own wherever the two compete.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from spielwerk.bots.counterweight import duty, favours, own
from spielwerk.bots.counterweight.needs import Style
from spielwerk.games.counterweight.rules.abilities import Release, SecondRoll
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.arrival import CallShips
from spielwerk.games.counterweight.rules.asking import Ask
from spielwerk.games.counterweight.rules.balance import Contribute
from spielwerk.games.counterweight.rules.docking import Docking
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
from spielwerk.games.counterweight.rules.influence import (
    Convert,
    ConvertAmount,
    PlaceMarkers,
    Secure,
)
from spielwerk.games.counterweight.rules.inspector import Purge, SealOff
from spielwerk.games.counterweight.rules.planning import ChooseField, Planning
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.setup import ChooseAnchor
from spielwerk.games.counterweight.rules.ships import Discarding
from spielwerk.games.counterweight.rules.station import SupplyAmount, Supplying
from spielwerk.games.counterweight.state import CounterweightState

STYLES: dict[str, Style] = {"thumb": 0.78, "selfish": 1.0, "loyal": 0.0}


def choose(state: CounterweightState, rng: random.Random, style: Style) -> int:
    """What the rules of thumb say."""
    decision = state.stack[-1]
    return ANSWERS[type(decision)](state, decision, style)


def first(state: CounterweightState, decision: Ask, style: Style) -> int:
    """Whatever comes first."""
    return state.asked[0]


def second(state: CounterweightState, decision: Ask, style: Style) -> int:
    """The one thing that can be had."""
    return state.asked[1]


def most(state: CounterweightState, decision: Ask, style: Style) -> int:
    """The largest amount."""
    return state.asked[-1]


ANSWERS: dict[type[Any], Callable[[CounterweightState, Any, Style], int]] = {
    ChooseAnchor: first,
    PlayActions: duty.play_actions,
    Planning: duty.plan_ahead,
    ChooseField: first,
    Convert: own.convert_funds,
    ConvertAmount: most,
    PlaceMarkers: own.place_markers,
    Secure: second,
    Request: duty.request_funds,
    Discarding: duty.keep_ship,
    CallShips: duty.call_ship,
    Docking: duty.dock_ships,
    Purge: own.remove_marker,
    SealOff: duty.seal_off,
    Supplying: duty.supply_site,
    SupplyAmount: most,
    Release: own.use_release,
    Contribute: own.contribute,
    gains.Pocket: own.pocket_funds,
    sites.ChooseSite: duty.gift_site,
    sites.FundSite: duty.fund_site,
    cards.ReplacePlans: duty.replace_plans,
    markers.FreeMarker: own.free_marker,
    markers.EvictRival: own.remove_marker,
    cards.RelieveOne: duty.relieve,
    traffic.TowIn: duty.tow_in,
    SecondRoll: favours.second_roll,
    foes.StrikeEnemy: favours.strike_enemy,
    foes.BribeEnemy: favours.bribe_enemy,
    queue.SwapShip: favours.swap_ships,
    queue.TransferFrom: favours.give_cargo,
    queue.TransferTo: favours.take_cargo,
    queue.ScanShips: favours.divert,
    inspection.ShieldMarkers: favours.shield,
    inspection.UnsealCard: favours.unseal,
    checks.UseAgain: favours.use_again,
}
