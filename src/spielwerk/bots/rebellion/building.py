"""Rules of thumb for phases 1 to 4: where units go, which lands are bought, where bridges lead."""

from __future__ import annotations

from spielwerk.bots.rebellion.plans import (
    NOWHERE,
    Asked,
    Weights,
    at_the_front,
    bridgeheads,
    daring,
    foes_near,
    is_foe,
    prospects,
    sweep,
)
from spielwerk.engine import Option
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.connection import (
    Connection,
    ConnectTo,
    linked_ports,
    open_ends,
    reach_of_purse,
)
from spielwerk.games.rebellion.rules.pay import due
from spielwerk.games.rebellion.rules.purchase import Consent, Purchase, PurchaseCount, affordable
from spielwerk.games.rebellion.rules.reinforcement import Place, Supply
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    AGREE,
    BUY,
    BUY_LAND,
    COUNT,
    CREDITS,
    DONE,
    LINK,
    LINK_TO,
    PLACE,
    REFUSE,
    UNITS,
)

# Phases 1 to 3: where units go


def supply(state: RebellionState, decision: Supply, asked: Asked, weights: Weights) -> Option:
    """A unit is worth two credits; but the last ones in the box are better placed by purchase."""
    board, planet = state.rules, decision.planet
    if state.troops[state.faction] >= weights.full * board.unit_limit:
        return CREDITS + planet
    at_port = PLACE + board.port[planet]
    return at_port if at_port in asked else UNITS + planet


def place(state: RebellionState, decision: Place, asked: Asked, weights: Weights) -> Option:
    """Reinforcements strengthen the port, from where they can go anywhere."""
    return PLACE + state.rules.port[decision.planet]


def purchase(state: RebellionState, decision: Purchase, asked: Asked, weights: Weights) -> Option:
    """Buy where it gains most; buy an ally's land only if it makes a planet complete."""
    board = state.rules
    faction, owner = state.faction, state.owner
    if not state.lands[faction]:
        return come_back(state, board, asked, weights)
    for option in asked[1:]:
        if option >= BUY_LAND:
            land = option - BUY_LAND
            planet = board.planet_of[land]
            others = [other for other in board.lands_of[planet] if owner[other] != faction]
            if others == [land] and board.reinforcement[planet] * 2 >= board.land_price:
                return option
    if affordable(state) < 1:
        return DONE
    land, _ = best_purchase(state, board, NOWHERE, weights)
    return DONE if land == NOWHERE else BUY + land


def come_back(state: RebellionState, board: Board, asked: Asked, weights: Weights) -> Option:
    """RB-1.3: buy the land of an ally from which units for the rest of the purse do most."""
    credits = state.purse[state.faction] - board.land_price
    force = min(board.unit_limit, board.land_units + credits // (2 * board.unit_price))
    best, best_rank = DONE, (-1.0, 0, 0)
    for option in asked[1:]:
        land = option - BUY_LAND
        if sells(state, land):
            value, _ = sweep(state, board, land, force, credits / 2, weights)
            rank = (value, -foes_near(state, board, land), -state.units[land])
            if rank > best_rank:
                best, best_rank = option, rank
    return best


def sells(state: RebellionState, land: int) -> bool:
    """Whether an ally gives a land away: hardly anybody defends it, and it is not his last one."""
    weak = state.units[land] <= state.rules.numbers.units_per_land
    return weak and state.lands[state.owner[land]] > 1


def purchase_count(
    state: RebellionState, decision: PurchaseCount, asked: Asked, weights: Weights
) -> Option:
    """As many as the plan for this land says."""
    return COUNT + max(1, best_purchase(state, state.rules, decision.land, weights)[1])


def best_purchase(
    state: RebellionState, board: Board, only: int, weights: Weights
) -> tuple[int, int]:
    """The land and the number of units that help most; `only` asks for one land."""
    best, best_gain = (NOWHERE, 0), 0.0
    for land, bought, gain in purchases(state, board, only, weights):
        if gain > best_gain:
            best, best_gain = (land, bought), gain
    return best


def purchases(
    state: RebellionState, board: Board, only: int, weights: Weights
) -> list[tuple[int, int, float]]:
    """Where how many units could be bought, and what that gains."""
    faction = state.faction
    purse = state.purse[faction] - round(weights.pay * due(state, faction) * board.pay_price)
    room = affordable(state)
    _, thrift = daring(state, weights)
    plans = []
    committed = 0.0  # what the forces at hand will need anyway
    for land in staging_lands(state, board):
        planet = board.planet_of[land]
        port = board.port[planet] == land
        heads = bridgeheads(state, board, planet, purse) if port else []
        value, spent = prospects(state, board, land, state.units[land], purse, heads, weights)
        committed += spent
        plans.append((land, heads, value, spent))
    found = []
    for land, heads, value, spent in plans:
        if only not in (NOWHERE, land):
            continue
        have = state.units[land]
        for force in wanted_forces(board, have, room, weights):
            bought = force - have
            price = bought * board.unit_price
            pay = bought // board.pay_block * board.pay_price
            left = purse - price - pay - committed + spent
            if left < board.roll_price:
                break
            after, _ = prospects(state, board, land, force, left, heads, weights)
            found.append((land, bought, after - value - price * thrift))
    return found


def purchase_gains(
    state: RebellionState, decision: Purchase, asked: Asked, weights: Weights
) -> dict[Option, float]:
    """What the best purchase for each land gains."""
    gains: dict[Option, float] = {DONE: 0.0}
    if state.lands[state.faction] and affordable(state) >= 1:
        for land, _, gain in purchases(state, state.rules, NOWHERE, weights):
            gains[BUY + land] = max(gain, gains.get(BUY + land, gain))
    return gains


def count_gains(
    state: RebellionState, decision: PurchaseCount, asked: Asked, weights: Weights
) -> dict[Option, float]:
    """What each number of units gains that the plans for a land know."""
    return {
        COUNT + bought: gain
        for _, bought, gain in purchases(state, state.rules, decision.land, weights)
    }


def wanted_forces(board: Board, have: int, room: int, weights: Weights) -> list[int]:
    """Forces just big enough for a better die, without and with some in reserve."""
    garrison = board.garrison
    found = set()
    for units, _ in board.dice:
        for reserve in (0, round(weights.reserve)):
            force = units + garrison + reserve
            if have < force <= have + room:
                found.add(force)
    return sorted(found)


def staging_lands(state: RebellionState, board: Board) -> list[int]:
    """On each planet the own land from which to attack: the strongest, or the port."""
    faction, owner, units = state.faction, state.owner, state.units
    found = []
    for planet in board.planets:
        lands = board.lands_of[planet]
        best, best_score = NOWHERE, -1
        for land in lands:
            if owner[land] == faction:
                foes = foes_near(state, board, land)
                port = land == lands[0]
                score = units[land] * 4 + foes + port
                if (foes or port) and score > best_score:
                    best, best_score = land, score
        if best >= 0:
            found.append(best)
    return found


def consent(state: RebellionState, decision: Consent, asked: Asked, weights: Weights) -> Option:
    """Sell what hardly anybody defends, but never the last land."""
    return (AGREE if sells(state, decision.land) else REFUSE) + decision.land


# Phase 4: bridges


def connection(
    state: RebellionState, decision: Connection, asked: Asked, weights: Weights
) -> Option:
    """Build towards a port that the force at hand can take; the rich also gather for a siege."""
    board = state.rules
    best, best_gain = DONE, 0.0
    for option in asked[1:]:
        gain, _ = best_link(state, board, option - LINK, weights)
        if gain > best_gain:
            best, best_gain = option, gain
    if best == DONE and state.purse[state.faction] > weights.rich:
        for option in asked[1:]:
            if muster(state, board, option - LINK, weights) != NOWHERE:
                return option
    return best


def connection_gains(
    state: RebellionState, decision: Connection, asked: Asked, weights: Weights
) -> dict[Option, float]:
    """What the best bridge from each port gains."""
    board = state.rules
    gains: dict[Option, float] = {
        option: best_link(state, board, option - LINK, weights)[0] for option in asked[1:]
    }
    gains[DONE] = 0.0
    return gains


def connect_to(
    state: RebellionState, decision: ConnectTo, asked: Asked, weights: Weights
) -> Option:
    """The port that the plan had in mind."""
    board = state.rules
    end = best_link(state, board, decision.start, weights)[1]
    if end == NOWHERE:
        end = muster(state, board, decision.start, weights)
    return DONE if end == NOWHERE else LINK_TO + end


def best_link(
    state: RebellionState, board: Board, start: int, weights: Weights
) -> tuple[float, int]:
    """What the best new connection from a port gains over staying on its planet, and its end."""
    port = board.port[start]
    attackers = state.units[port] - board.garrison
    best = (0.0, NOWHERE)
    if attackers < weights.raid:
        return best
    credits = state.purse[state.faction] - due(state, state.faction) * board.pay_price
    heads = bridgeheads(state, board, start, credits)
    if not heads:
        return best
    known = [] if weights.of_2026 else [head for head in heads if not head[1]]
    # What the force can do already; a second bridge for the same force gains nothing
    at_hand = prospects(state, board, port, state.units[port], credits, known, weights)[0]
    for end, price in heads:
        if price:
            goal = board.port[end]
            gain, _ = sweep(state, board, port, attackers, credits - price, weights, goal)
            if gain - price - at_hand > best[0]:
                best = (gain - price - at_hand, end)
    return best


def muster(state: RebellionState, board: Board, start: int, weights: Weights) -> int:
    """Where a force that stands idle in a port is needed: at an enemy's port, or at the front."""
    faction, owner = state.faction, state.owner
    if state.units[board.port[start]] <= weights.raid or at_the_front(state, board, start):
        return NOWHERE
    for port in linked_ports(state, start):
        if is_foe(faction, owner[port]) or at_the_front(state, board, board.planet_of[port]):
            return NOWHERE
    fronts = []
    for end in open_ends(state, start, reach_of_purse(state)):
        holder = owner[board.port[end]]
        if is_foe(faction, holder):
            return end
        if holder == faction and at_the_front(state, board, end):
            fronts.append(end)
    return fronts[0] if fronts else NOWHERE
