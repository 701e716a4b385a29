"""Rules of thumb for the officer on duty: keep the station solvent, and build it."""

from __future__ import annotations

from spielwerk.bots.counterweight.effects import ability_value
from spielwerk.bots.counterweight.needs import A_SITE, Style, care, lacking, late, reserve, wanted
from spielwerk.bots.counterweight.worth import landing_value, section_value, site_value
from spielwerk.engine.option import THING
from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.rules import docking, station
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.arrival import CallShips
from spielwerk.games.counterweight.rules.docking import Docking
from spielwerk.games.counterweight.rules.effects.cards import RelieveOne
from spielwerk.games.counterweight.rules.effects.sites import ChooseSite, FundSite
from spielwerk.games.counterweight.rules.effects.traffic import TowIn
from spielwerk.games.counterweight.rules.inspector import SealOff
from spielwerk.games.counterweight.rules.planning import Planning
from spielwerk.games.counterweight.rules.resources import Request
from spielwerk.games.counterweight.rules.ships import Discarding
from spielwerk.games.counterweight.rules.station import Supplying
from spielwerk.games.counterweight.state import NONE, PRESTIGES, SECTIONS, CounterweightState
from spielwerk.games.counterweight.verbs import (
    AMOUNT,
    CALL,
    DONE,
    DRAW,
    KEEP,
    LAND,
    PAY,
    SEND_OFF,
    START,
    TURN_AWAY,
    VERB,
)


def play_actions(state: CounterweightState, decision: PlayActions, style: Style) -> int:
    """The most useful card or the most pressing emergency, if it is worth its price."""
    rules = state.rules
    limit = state.opt.max_emergencies or 8
    danger = len(state.crisis) - limit + 3  # 1: two more and all is lost
    held = reserve(state, style)
    best, best_value = DONE, 0.5
    for option in state.asked[1:]:
        card = option & THING
        cost = rules.funds[card] * (0.3 + 0.6 * care(style))
        cost += rules.influence[card] * (0.5 + 0.7 * style * style)
        if option & VERB == PAY:
            value = 4.0 * care(style) + 1.0 + 5.0 * max(0, danger) - rules.income[card]
        else:
            value = ability_value(state, rules.ability[card], style)
        if state.funds - rules.funds[card] < held and rules.funds[card]:
            cost += 2.5 * care(style)
        if value - cost > best_value:
            best, best_value = option, value - cost
    return best


def plan_ahead(state: CounterweightState, decision: Planning, style: Style) -> int:
    """Draw while the ring is not planned, start what can be supplied soon."""
    options = state.asked
    numbers = state.rules.numbers
    planned = numbers.ring + 1 - state.cards.count(NONE) + len(state.plan)
    if DRAW | SECTIONS in options and planned < numbers.ring + 1:
        grand = sum(
            state.rules.kind[card] == PRESTIGE
            for card in (*state.cards[1:], *state.plan)
            if card != NONE
        )
        share = 0.2 + 0.15 * style
        if DRAW | PRESTIGES in options and grand < share * (planned - 1):
            return DRAW | PRESTIGES
        return DRAW | SECTIONS
    if not state.plan or START | state.plan[0] not in options:
        return DONE
    open_now = len(state.sites) - state.sites.count(NONE)
    coming = sum([state.cargo[ship] for ship in state.lane[:4] if ship != NONE])
    if open_now and wanted(state) > station.aboard(state) + coming + A_SITE:
        return DONE
    return START | max(state.plan, key=lambda card: section_value(state, card, style))


def request_funds(state: CounterweightState, decision: Request, style: Style) -> int:
    """What the sites lack, as far as the station can pay it."""
    free = state.funds - reserve(state, style)
    count = max(0, min(lacking(state), free, 24 - state.requested))
    fitting = [option for option in state.asked if (option - AMOUNT) <= count]
    return fitting[-1]


def keep_ship(state: CounterweightState, decision: Discarding, style: Style) -> int:
    """Only a big freighter, and only with influence to spare."""
    ship = decision.ship
    rich = state.influence[state.player] >= 7 + 6 * style
    if rich and state.rules.capacity[ship] >= 6 and not state.special:
        return KEEP | ship
    return DONE


def call_ship(state: CounterweightState, decision: CallShips, style: Style) -> int:
    """A freighter for what waits in the request centre."""
    ship = max(state.special, key=lambda card: state.rules.capacity[card])
    need = 5 + 3 * style
    if state.requested >= 4 and state.influence[state.player] >= need:
        return CALL | ship
    return DONE


def dock_ships(state: CounterweightState, decision: Docking, style: Style) -> int:
    """Land what is worth its fee; make room for it if need be."""
    price = (1.4 - 0.5 * care(style)) * (0.6 if late(state) else 1.0)
    best, best_value = DONE, 0.0
    waiting = state.lane[0]
    idle: list[int] = []
    for option in state.asked[1:]:
        verb, ship = option & VERB, option & THING
        if verb == LAND:
            fee = docking.fee(state, state.lane.index(ship))
            value = landing_value(state, ship, style) - fee * price
            if value > best_value:
                best, best_value = option, value
        elif verb == SEND_OFF:
            if not state.cargo[ship] and landing_value(state, ship, style) < 0.5:
                idle.append(option)
        elif verb == TURN_AWAY and landing_value(state, ship, style) <= 0.2:
            return option
    if (
        best == DONE
        and idle
        and not docking.free_berth(state)
        and waiting != NONE
        and landing_value(state, waiting, style) > 2.0 + style
    ):
        return idle[0]
    return best


def supply_site(state: CounterweightState, decision: Supplying, style: Style) -> int:
    """The site that gains most."""
    cargo = station.aboard(state)
    return max(state.asked[1:], key=lambda option: site_value(state, option & THING, cargo, style))


def gift_site(state: CounterweightState, decision: ChooseSite, style: Style) -> int:
    """The site that gains most from a gift or from the station's funds."""
    return max(
        state.asked, key=lambda option: site_value(state, option & THING, decision.count, style)
    )


def fund_site(state: CounterweightState, decision: FundSite, style: Style) -> int:
    """All of it, but for the reserve."""
    share = min(decision.limit, state.funds - reserve(state, style))
    return AMOUNT + max(1, share)


def seal_off(state: CounterweightState, decision: SealOff, style: Style) -> int:
    """Where it hurts least, and never a prestige section if it can be helped."""
    kind, places, cards = state.rules.kind, state.rules.places, state.cards
    return min(
        state.asked,
        key=lambda option: (
            places[cards[option & THING]] + 10 * (kind[cards[option & THING]] == PRESTIGE)
        ),
    )


def relieve(state: CounterweightState, decision: RelieveOne, style: Style) -> int:
    """The dearest emergency."""
    rules = state.rules
    return max(
        state.asked,
        key=lambda option: rules.funds[option & THING] + rules.influence[option & THING],
    )


def tow_in(state: CounterweightState, decision: TowIn, style: Style) -> int:
    """The ship that is worth most."""
    best = max(state.asked[1:], key=lambda option: landing_value(state, option & THING, style))
    return best if landing_value(state, best & THING, style) > 0 else DONE
