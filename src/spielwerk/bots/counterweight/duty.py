"""Rules of thumb for the officer on duty: keep the station solvent, and build it."""

from __future__ import annotations

from spielwerk.bots.counterweight import prices
from spielwerk.bots.counterweight.effects import ability_value, emergency
from spielwerk.bots.counterweight.needs import (
    care,
    lacking,
    late,
    on_hand,
    reserve,
    to_ship,
    wanted,
)
from spielwerk.bots.counterweight.style import Style
from spielwerk.bots.counterweight.worth import A_SECTION, landing_value, section_value, site_value
from spielwerk.engine.option import THING
from spielwerk.games.counterweight.data.cards import PRESTIGE
from spielwerk.games.counterweight.rules import docking, station
from spielwerk.games.counterweight.rules.action import PlayActions
from spielwerk.games.counterweight.rules.arrival import CallShips
from spielwerk.games.counterweight.rules.docking import Docking
from spielwerk.games.counterweight.rules.effects.cards import RelieveOne, ReplacePlans
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
    REMOVE,
    REPLAN,
    SEND_OFF,
    START,
    TURN_AWAY,
    VERB,
)


def play_actions(state: CounterweightState, decision: PlayActions, style: Style) -> int:
    """The most useful card or the most pressing emergency, if it is worth its price."""
    return best_of(action_gains(state, decision, style))


def best_of(gains: dict[int, float]) -> int:
    """What gains most; nothing, if nothing gains."""
    best, most = DONE, 0.0
    for option, gain in gains.items():
        if gain > most:
            best, most = option, gain
    return best


def action_gains(
    state: CounterweightState, decision: PlayActions, style: Style
) -> dict[int, float]:
    """What cards and emergencies are worth beyond their price."""
    rules = state.rules
    gains = {DONE: 0.0}
    if len(state.asked) == 1:
        return gains
    a_fund = prices.fund(state, style)
    an_influence = prices.influence(state, state.player, style)
    held = reserve(state, style)
    for option in state.asked[1:]:
        card = option & THING
        cost = rules.funds[card] * a_fund + rules.influence[card] * an_influence
        if rules.funds[card] and state.funds - rules.funds[card] < held:
            cost += style.breach * care(style)
        if option & VERB == PAY:
            value = emergency(state, card, style) - style.payment
        else:
            value = ability_value(state, rules.ability[card], style) - style.wait
        gains[option] = value - cost
    return gains


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
        share = style.prestige * (0.5 + style.greed)
        if DRAW | PRESTIGES in options and grand < share * (planned - 1):
            return DRAW | PRESTIGES
        return DRAW | SECTIONS
    if not state.plan or START | state.plan[0] not in options:
        return DONE
    if not state.drawn and len(state.plan) == numbers.plan:
        worst = min(state.plan, key=lambda card: section_value(state, card, style))
        gain = A_SECTION - section_value(state, worst, style)
        fee = numbers.remove_fee * prices.influence(state, state.player, style)
        if gain > style.removal + fee and REMOVE | worst in options:
            return REMOVE | worst
    open_now = len(state.sites) - state.sites.count(NONE)
    coming = sum([state.cargo[ship] for ship in state.lane[:4] if ship != NONE])
    if open_now and wanted(state) > station.aboard(state) + coming + style.slack:
        return DONE
    return START | max(state.plan, key=lambda card: section_value(state, card, style))


def plan_gains(state: CounterweightState, decision: Planning, style: Style) -> dict[int, float]:
    """The sections that could be started or taken away, by what they are worth."""
    gains: dict[int, float] = {}
    for card in state.plan:
        gains[START | card] = section_value(state, card, style)
        gains[REMOVE | card] = A_SECTION - gains[START | card] - style.removal
    return gains


def request_funds(state: CounterweightState, decision: Request, style: Style) -> int:
    """What the sites lack, as far as the station can pay it."""
    free = state.funds - reserve(state, style)
    lack = round(style.order * lacking(state) + (style.loot if late(state) else 0.0))
    count = max(0, min(lack, free, 24 - state.requested))
    fitting = [option for option in state.asked if (option - AMOUNT) <= count]
    return fitting[-1]


def keep_ship(state: CounterweightState, decision: Discarding, style: Style) -> int:
    """A freighter while there is more to ship than ships come, and influence to spare."""
    ship, rules = decision.ship, state.rules
    if len(state.special) > 1 or late(state):
        return DONE
    fees = rules.numbers.keep_fee + rules.numbers.call_fee
    load = min(rules.capacity[ship], max(0, to_ship(state)), on_hand(state))
    value = style.freight * load * (0.4 + 0.6 * care(style)) - style.call
    return KEEP | ship if value > fees * prices.influence(state, state.player, style) else DONE


def call_ship(state: CounterweightState, decision: CallShips, style: Style) -> int:
    """A freighter for what waits in the request centre, if it need not queue for long."""
    rules = state.rules
    ship = max(state.special, key=lambda card: rules.capacity[card])
    queue = len(state.lane) - state.lane.count(NONE)
    load = min(rules.capacity[ship], state.requested)
    value = style.freight * load * (0.4 + 0.6 * care(style)) - 0.2 * queue
    price = rules.numbers.call_fee * prices.influence(state, state.player, style)
    return CALL | ship if value > price else DONE


def dock_ships(state: CounterweightState, decision: Docking, style: Style) -> int:
    """Land what is worth its fee; make room for it if need be."""
    return docked(state, landing_gains(state, decision, style), style)


def docked(state: CounterweightState, gains: dict[int, float], style: Style) -> int:
    """The same where it is known what landings gain."""
    best = best_of(gains)
    idle: list[int] = []
    for option in state.asked[1:]:
        verb, ship = option & VERB, option & THING
        if verb == SEND_OFF:
            if not state.cargo[ship] and landing_value(state, ship, style) < style.idle:
                idle.append(option)
        elif verb == TURN_AWAY and landing_value(state, ship, style) <= 0.2:
            return option
    if (
        best == DONE
        and idle
        and not docking.free_berth(state)
        and waiting_value(state, style) > style.room + style.greed
    ):
        return idle[0]
    return best


def waiting_value(state: CounterweightState, style: Style) -> float:
    """What the best ship is worth that could land if a berth were made free for it."""
    have = state.influence[state.co] - state.rules.numbers.send_off_fee
    price = landing_price(state, style)
    best = 0.0
    for position, ship in enumerate(state.lane[: 1 + int(style.reach)]):
        fee = docking.fee(state, position) if position else 0
        if ship != NONE and fee <= have:
            best = max(best, landing_value(state, ship, style) - fee * price)
    return best


def landing_price(state: CounterweightState, style: Style) -> float:
    """What an influence for a fee counts."""
    price = style.toll - style.spirit * care(style)
    return price * style.toll_late if late(state) else price


def landing_gains(state: CounterweightState, decision: Docking, style: Style) -> dict[int, float]:
    """What ships are worth beyond their fees."""
    price = landing_price(state, style)
    gains = {DONE: 0.0}
    for option in state.asked[1:]:
        if option & VERB == LAND:
            fee = docking.fee(state, state.lane.index(option & THING))
            gains[option] = landing_value(state, option & THING, style) - fee * price
    return gains


def supply_site(state: CounterweightState, decision: Supplying, style: Style) -> int:
    """The site that gains most."""
    if len(state.asked) == 2:
        return state.asked[1]
    cargo = station.aboard(state)
    return max(state.asked[1:], key=lambda option: site_value(state, option & THING, cargo))


def gift_site(state: CounterweightState, decision: ChooseSite, style: Style) -> int:
    """The site that gains most from a gift or from the station's funds."""
    return max(state.asked, key=lambda option: site_value(state, option & THING, decision.count))


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


def replace_plans(state: CounterweightState, decision: ReplacePlans, style: Style) -> int:
    """The worst card of the plan, if the deck should have a better one."""
    worst = min(state.plan, key=lambda card: section_value(state, card, style))
    return REPLAN | worst if section_value(state, worst, style) < A_SECTION else DONE


def relieve(state: CounterweightState, decision: RelieveOne, style: Style) -> int:
    """The worst emergency."""
    return max(state.asked, key=lambda option: emergency(state, option & THING, style))


def tow_in(state: CounterweightState, decision: TowIn, style: Style) -> int:
    """The ship that is worth most."""
    best = max(state.asked[1:], key=lambda option: landing_value(state, option & THING, style))
    return best if landing_value(state, best & THING, style) > 0 else DONE
