"""Rules of thumb for Counterweight: keep the station solvent, build it, look after yourself.

A style is one number: 0 serves the station alone (loyal), 1 only itself (selfish). It weighs the
station's good against one's own wherever the two compete.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from spielwerk.bots.counterweight.worth import (
    A_SITE,
    Style,
    ability_value,
    care,
    lacking,
    landing_value,
    late,
    marker_loss,
    place_value,
    reserve,
    section_value,
    site_value,
    wanted,
)
from spielwerk.games.counterweight import (
    action,
    arrival,
    balance,
    docking,
    influence,
    inspector,
    planning,
    resources,
    scoring,
    setup,
    ships,
    station,
    targets,
)
from spielwerk.games.counterweight import state as verb
from spielwerk.games.counterweight.data import PRESTIGE
from spielwerk.games.counterweight.state import (
    DONE,
    MASK,
    NONE,
    SEAT_BITS,
    SEAT_MASK,
    SHIFT,
    CounterweightState,
)

STYLES: dict[str, Style] = {"thumb": 0.5, "selfish": 1.0, "loyal": 0.0}

HELD_BACK = 14  # funds that a loyal player leaves for shipping


def asked(state: CounterweightState) -> Sequence[int]:
    """The options; here they are always ints."""
    return state.asked  # type: ignore[return-value]


def choose(state: CounterweightState, rng: random.Random, style: Style) -> int:
    """What the rules of thumb say."""
    step: Any = state.stack[-1]
    return RULES[type(step)](state, step, style)


def interject(state: CounterweightState, seat: int, rng: random.Random, style: Style) -> int | None:
    """There are no interjections."""
    return None


# CW-4 Action phase


def play_actions(state: CounterweightState, step: Any, style: Style) -> int:
    """The most useful card or the most pressing emergency, if it is worth its price."""
    rules = state.rules
    limit = state.opt.max_emergencies or 8
    danger = len(state.crisis) - limit + 3  # 1: two more and all is lost
    held = reserve(state, style)
    best, best_value = DONE, 0.5
    for option in asked(state)[1:]:
        card = option & MASK
        cost = rules.funds[card] * (0.3 + 0.6 * care(style))
        cost += rules.influence[card] * (0.5 + 0.7 * style * style)
        if option >> SHIFT == verb.PAY >> SHIFT:
            value = 4.0 * care(style) + 1.0 + 5.0 * max(0, danger) - rules.income[card]
        else:
            value = ability_value(state, rules.ability[card], style)
        if state.funds - rules.funds[card] < held and rules.funds[card]:
            cost += 2.5 * care(style)
        if value - cost > best_value:
            best, best_value = option, value - cost
    return best


# CW-5 Planning phase


def plan_ahead(state: CounterweightState, step: Any, style: Style) -> int:
    """Draw while the ring is not planned, start what can be supplied soon."""
    options = asked(state)
    numbers = state.rules.numbers
    planned = numbers.ring + 1 - state.cards.count(NONE) + len(state.plan)
    if verb.DRAW | verb.SECTIONS in options and planned < numbers.ring + 1:
        grand = sum(
            state.rules.kind[card] == PRESTIGE
            for card in (*state.cards[1:], *state.plan)
            if card != NONE
        )
        share = 0.2 + 0.15 * style
        if verb.DRAW | verb.PRESTIGES in options and grand < share * (planned - 1):
            return verb.DRAW | verb.PRESTIGES
        return verb.DRAW | verb.SECTIONS
    if not state.plan or verb.START | state.plan[0] not in options:
        return DONE
    open_now = len(state.sites) - state.sites.count(NONE)
    coming = sum([state.cargo[ship] for ship in state.lane[:4] if ship != NONE])
    if open_now and wanted(state) > station.aboard(state) + coming + A_SITE:
        return DONE
    return verb.START | max(state.plan, key=lambda card: section_value(state, card, style))


def first_option(state: CounterweightState, step: Any, style: Style) -> int:
    """Whatever comes first."""
    return asked(state)[0]


# CW-6 Influence phase


def convert_funds(state: CounterweightState, step: Any, style: Style) -> int:
    """Convert what the station can spare; the selfish, what it can't."""
    if spare_funds(state, style) > 0:
        return asked(state)[1]
    return DONE


def spare_funds(state: CounterweightState, style: Style) -> int:
    """Funds that this player thinks the station can do without."""
    need = reserve(state, style) + max(0, min(lacking(state), HELD_BACK))
    return state.funds - round(care(style) * need)


def most(state: CounterweightState, step: Any, style: Style) -> int:
    """The largest amount."""
    return asked(state)[-1]


def pocket_funds(state: CounterweightState, step: Any, style: Style) -> int:
    """As much as the station can spare."""
    return verb.AMOUNT + max(0, min(spare_funds(state, style), len(asked(state)) - 1))


def purse(state: CounterweightState, seat: int, style: Style) -> int:
    """Influence to keep back for the duties of a CO and the debts of the station."""
    if late(state):
        return 0
    turns = (seat - state.co) % state.players
    own = 7 if turns <= 1 else 4
    return round(
        own * (0.1 + care(style)) + 2.5 * care(style) * (balance.net(state) + state.funds < 4)
    )


def place_markers(state: CounterweightState, step: Any, style: Style) -> int:
    """The best free place; with influence to spare, somebody else's."""
    seat = state.player
    have = state.influence[seat]
    spare = have - purse(state, seat, style)
    if spare <= 0:
        return DONE
    best, best_value = DONE, 0.0
    fights: list[int] = []
    for option in asked(state)[1:]:
        if option >> SHIFT == verb.MARK >> SHIFT:
            value = place_value(state, seat, option & MASK)
            if value > best_value:
                best, best_value = option, value
        else:
            fights.append(option)
    if best != DONE or not fights or spare < 4 - 2 * style - late(state):
        return best
    if style < 0.25 and not late(state):
        return DONE
    points = scoring.scores(state)
    return max(
        fights,
        key=lambda option: (
            place_value(state, seat, (option & MASK) >> SEAT_BITS)
            + 0.1 * points[option & SEAT_MASK]
            + 0.01 * (((option & SEAT_MASK) - seat) % state.players)
        ),
    )


def take_it(state: CounterweightState, step: Any, style: Style) -> int:
    """Yes."""
    return asked(state)[1]


# CW-7 Resources phase


def request_funds(state: CounterweightState, step: Any, style: Style) -> int:
    """What the sites lack, as far as the station can pay it."""
    free = state.funds - reserve(state, style)
    count = max(0, min(lacking(state), free, 24 - state.requested))
    fitting = [option for option in asked(state) if (option - verb.AMOUNT) <= count]
    return fitting[-1]


# CW-8 Ships phase


def keep_ship(state: CounterweightState, step: Any, style: Style) -> int:
    """Only a big freighter, and only with influence to spare."""
    ship: int = step.ship
    rich = state.influence[state.player] >= 7 + 6 * style
    if rich and state.rules.capacity[ship] >= 6 and not state.special:
        return verb.KEEP | ship
    return DONE


def call_ship(state: CounterweightState, step: Any, style: Style) -> int:
    """A freighter for what waits in the request centre."""
    ship = max(state.special, key=lambda card: state.rules.capacity[card])
    need = 5 + 3 * style
    if state.requested >= 4 and state.influence[state.player] >= need:
        return verb.CALL | ship
    return DONE


def dock_ships(state: CounterweightState, step: Any, style: Style) -> int:
    """Land what is worth its fee; make room for it if need be."""
    price = (1.4 - 0.5 * care(style)) * (0.6 if late(state) else 1.0)
    best, best_value = DONE, 0.0
    waiting = state.lane[0]
    idle: list[int] = []
    for option in asked(state)[1:]:
        kind, ship = option >> SHIFT, option & MASK
        if kind == verb.LAND >> SHIFT:
            fee = docking.fee(state, state.lane.index(ship))
            value = landing_value(state, ship, style) - fee * price
            if value > best_value:
                best, best_value = option, value
        elif kind == verb.SEND_OFF >> SHIFT:
            if not state.cargo[ship] and landing_value(state, ship, style) < 0.5:
                idle.append(option)
        elif kind == verb.TURN_AWAY >> SHIFT and landing_value(state, ship, style) <= 0.2:
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


# CW-9 Station phase


def supply_site(state: CounterweightState, step: Any, style: Style) -> int:
    """The site that gains most."""
    cargo = station.aboard(state)
    return max(asked(state), key=lambda option: site_value(state, option & MASK, cargo, style))


def gift_site(state: CounterweightState, step: Any, style: Style) -> int:
    """The site that gains most from a gift or from the station's funds."""
    return max(asked(state), key=lambda option: site_value(state, option & MASK, step.count, style))


def fund_site(state: CounterweightState, step: Any, style: Style) -> int:
    """All of it, but for the reserve."""
    share: int = min(step.most, state.funds - reserve(state, style))
    return verb.AMOUNT + max(1, share)


# CW-10 The inspector, and other thieves of markers


def remove_marker(state: CounterweightState, step: Any, style: Style) -> int:
    """The leader's best."""
    points = scoring.scores(state)
    options = [option for option in asked(state) if option != DONE]
    return max(options, key=lambda option: marker_loss(state, state.player, option, points))


def seal_off(state: CounterweightState, step: Any, style: Style) -> int:
    """Where it hurts least, and never a prestige section if it can be helped."""
    kind, places, cards = state.rules.kind, state.rules.places, state.cards
    return min(
        asked(state),
        key=lambda option: (
            places[cards[option & MASK]] + 10 * (kind[cards[option & MASK]] == PRESTIGE)
        ),
    )


def free_marker(state: CounterweightState, step: Any, style: Style) -> int:
    """The best place."""
    return max(asked(state)[1:], key=lambda option: place_value(state, step.seat, option & MASK))


def relieve(state: CounterweightState, step: Any, style: Style) -> int:
    """The dearest emergency."""
    rules = state.rules
    return max(
        asked(state), key=lambda option: rules.funds[option & MASK] + rules.influence[option & MASK]
    )


def tow_in(state: CounterweightState, step: Any, style: Style) -> int:
    """The ship that is worth most."""
    best = max(asked(state)[1:], key=lambda option: landing_value(state, option & MASK, style))
    return best if landing_value(state, best & MASK, style) > 0 else DONE


# CW-11 Balance phase


def contribute(state: CounterweightState, step: Any, style: Style) -> int:
    """A fair share from the loyal, nothing from the selfish: the CO pays the rest anyway."""
    fair: int = -(-step.shortage // (state.players - step.turn))
    return verb.AMOUNT + min(round(fair * (1 - style)), len(asked(state)) - 1)


RULES: dict[type[Any], Callable[[CounterweightState, Any, Style], int]] = {
    setup.LayAnchor: first_option,
    action.PlayActions: play_actions,
    planning.Planning: plan_ahead,
    planning.ChooseField: first_option,
    influence.Convert: convert_funds,
    influence.ConvertAmount: most,
    influence.PlaceMarkers: place_markers,
    influence.Secure: take_it,
    resources.Request: request_funds,
    ships.Discarding: keep_ship,
    arrival.CallShips: call_ship,
    docking.Docking: dock_ships,
    inspector.Purge: remove_marker,
    inspector.SealOff: seal_off,
    station.Supplying: supply_site,
    station.SupplyAmount: most,
    balance.Contribute: contribute,
    targets.ChooseSite: gift_site,
    targets.FundSite: fund_site,
    targets.FreeMarker: free_marker,
    targets.EvictRival: remove_marker,
    targets.Relieve: relieve,
    targets.Pocket: pocket_funds,
    targets.Tow: tow_in,
    targets.Replan: first_option,
}
