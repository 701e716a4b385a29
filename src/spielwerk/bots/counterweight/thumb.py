"""Rules of thumb for Counterweight: keep the station solvent, build it, look after yourself.

A style's `greed` says whom one serves: 0 the station alone (loyal), 1 only oneself (selfish). It
weighs the station's good against one's own wherever the two compete.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spielwerk.bots.counterweight import duty, favours, own
from spielwerk.bots.counterweight.quick import beside, context, rows_of, traits
from spielwerk.bots.counterweight.style import Style
from spielwerk.bots.taught import Taught, best_of, order_of, worths
from spielwerk.games.counterweight.rules import scoring
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

BY_HAND = Style()  # of 2026; later ones are measured against it (`level2-2026`)
# Found by `spielwerk evolve` (docs/bots-research.md).
THUMB = Style(
    greed=0.75,  # found was 0.59: a table that selfish players live off (docs/bots-research.md)
    callous=2.701,
    luck=2.193,
    trouble=0.298,
    fees=4.924,
    duty=3.787,
    off_duty=0.96,
    finish=3.0,
    rich=11.644,
    poor=3.878,
    debts=3.835,
    held_back=18.547,
    broke=1.098,
    short=0.632,
    ample=0.463,
    plenty=11.636,
    common=0.27,
    breach=1.645,
    order=1.251,
    loot=8.0,
    needed=1.366,
    place=1.111,
    scarce=0.894,
    ticket=0.632,
    leftover=0.259,
    vain=0.665,
    fighting=15.459,
    grudge=3.0,  # by hand: whom selfish players live off must mind it (docs/bots-research.md)
    honour=0.515,
    release=0.864,
    wait=0.699,
    payment=0.538,
    lasts=4.882,
    danger=3.397,
    more=4.0,  # as by hand: with the 7.2 that was found nobody would ever play Headhunters
    card=1.674,
    loss=0.405,
    prestige=0.199,
    removal=1.807,
    slack=7.474,
    income=0.445,
    lean=1.281,
    ability=0.738,
    places=0.341,
    own_places=0.67,
    cargo=0.726,
    haste=1.0,
    berth=2.023,
    front=0.949,
    reach=3.0,
    room=1.0,
    idle=1.5,
    toll=1.112,
    spirit=0.501,
    toll_late=0.614,
    freight=0.439,
    call=0.777,
)
# An answer to these, found in the same way (`--against level2`): a table of it finishes more
# stations, but selfish rules of thumb live off it. So searches start from it, and level 2 does not.
SEARCHING = Style(
    greed=0.682,
    callous=2.973,
    luck=2.057,
    trouble=0.422,
    fees=5.585,
    duty=2.771,
    off_duty=0.843,
    finish=3.665,
    rich=11.637,
    poor=3.37,
    debts=3.514,
    held_back=17.72,
    broke=1.066,
    short=0.622,
    ample=0.45,
    plenty=10.074,
    common=0.105,
    breach=1.675,
    order=0.881,
    loot=7.774,
    needed=1.342,
    place=1.153,
    scarce=0.975,
    ticket=0.773,
    leftover=0.189,
    vain=0.795,
    fighting=14.108,
    grudge=3.117,
    merit=1.097,
    honour=0.395,
    release=0.862,
    wait=0.774,
    payment=0.351,
    lasts=3.432,
    danger=4.012,
    more=4.421,
    card=1.386,
    loss=0.476,
    prestige=0.111,
    removal=1.772,
    slack=6.766,
    income=0.475,
    lean=1.403,
    ability=0.844,
    places=0.242,
    own_places=0.712,
    cargo=0.878,
    haste=1.085,
    berth=2.015,
    front=0.714,
    reach=3.209,
    room=0.949,
    idle=1.523,
    toll=1.215,
    spirit=0.557,
    toll_late=0.62,
    freight=0.45,
    call=0.405,
)
# Temperaments: what somebody cares for counts more to him than it should
STYLES: dict[str, Style] = {
    "thumb": THUMB,
    "selfish": replace(THUMB, greed=1.0),
    "loyal": replace(THUMB, greed=0.0),
    "builder": replace(THUMB, slack=2 * THUMB.slack, cargo=1.6 * THUMB.cargo, order=1.5),
    "schemer": replace(THUMB, fighting=3.0, loss=2 * THUMB.loss, ticket=1.0),
}


def choose(state: CounterweightState, rng: random.Random, style: Style) -> int:
    """What the rules of thumb say, and what was learned beside them."""
    decision = state.stack[-1]
    kind = type(decision)
    if style.taught is None or kind not in GAINS or len(state.asked) == 1:
        return ANSWERS[kind](state, decision, style)
    gains = GAINS[kind](state, decision, style)
    if kind is PlayActions:
        liked = duty.best_of(gains)
    elif kind is Docking:
        liked = duty.docked(state, gains, style)
    else:
        liked = ANSWERS[kind](state, decision, style)
    return best_of(state.asked, learned(state, liked, gains, style, style.taught))


def ranked(state: CounterweightState, rng: random.Random, style: Style) -> list[int]:
    """All options: what they choose, then by what they gain, then as they are asked."""
    decision = state.stack[-1]
    kind = type(decision)
    best = ANSWERS[kind](state, decision, style)
    gains = GAINS[kind](state, decision, style) if kind in GAINS else {}
    if style.taught is not None and kind in GAINS:
        return order_of(state.asked, learned(state, best, gains, style, style.taught))
    others = [option for option in state.asked if option != best]
    others.sort(key=lambda option: -gains.get(option, UNPLANNED))
    return [best, *others]


def asked(
    state: CounterweightState, style: Style
) -> tuple[list[float], list[tuple[list[str], float]]] | None:
    """What can be learned from a question: its table, and its options' traits and gains."""
    decision = state.stack[-1]
    kind = type(decision)
    if kind not in GAINS:
        return None
    liked = ANSWERS[kind](state, decision, style)
    gains, points = GAINS[kind](state, decision, style), scoring.scores(state)
    return context(state, points, style, max([0.0, *gains.values()])), [
        (traits(state.rules, option, beside(state, option, liked, points)), gains.get(option, 0.0))
        for option in state.asked
    ]


def learned(
    state: CounterweightState, liked: int, gains: dict[int, float], style: Style, taught: Taught
) -> list[float]:
    """What options are worth by what was learned; `liked` is the rules of thumb's choice."""
    options, points = state.asked, scoring.scores(state)
    rows = rows_of(state.rules, taught)
    return worths(
        taught,
        context(state, points, style, max([0.0, *gains.values()])),
        options,
        [rows.of(option, beside(state, option, liked, points)) for option in options],
        [gains.get(option, 0.0) for option in options],
        liked,
    )


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

UNPLANNED = -1e9  # what the rules of thumb would not think of
GAINS: dict[type[Any], Callable[[CounterweightState, Any, Style], dict[int, float]]] = {
    PlayActions: duty.action_gains,
    Planning: duty.plan_gains,
    Docking: duty.landing_gains,
    PlaceMarkers: own.marker_gains,
}
