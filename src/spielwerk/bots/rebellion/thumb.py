"""Rules of thumb for Rebellion, for both sides.

Gather a force of ten or twenty where it can take the most, keep the credits for its rolls and its
pay, sweep along the ring of a planet from one end to the other, build bridges only to ports that
can be taken, and stop when the odds turn. A full purse makes bold, so that sieges end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from spielwerk.bots.rebellion.plans import (
    RAID,
    VICTORY,
    Weights,
    at_the_front,
    bridgeheads,
    daring,
    foes_near,
    is_foe,
    prospects,
    sweep,
    worth,
)
from spielwerk.engine import Option
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.battle import (
    Attackers,
    Battle,
    Losses,
    Muster,
    origins_for,
    reach_of,
)
from spielwerk.games.rebellion.rules.connection import (
    ChooseWay,
    Connection,
    ConnectTo,
    WayTo,
    linked_ports,
    open_ends,
    reach_of_purse,
)
from spielwerk.games.rebellion.rules.movement import MoveCount, Movement, MoveTo
from spielwerk.games.rebellion.rules.pay import Shortage, Unpaid, due
from spielwerk.games.rebellion.rules.purchase import Consent, Purchase, PurchaseCount, affordable
from spielwerk.games.rebellion.rules.reinforcement import Place, PlaceCount, Supply
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    AGREE,
    ALL,
    ATTACK,
    BUY,
    BUY_LAND,
    COUNT,
    CREDITS,
    DISMISS,
    DONE,
    LINK,
    LINK_TO,
    MOVE,
    MOVE_TO,
    MUSTER,
    PLACE,
    REFUSE,
    SEND,
    UNITS,
    gift_of,
)

NOWHERE = -1  # no land, no planet
FULL = 0.8  # of the units of the box
SURE = 0.9  # a chance that needs no help


@dataclass(frozen=True, slots=True)
class Style:
    """How a player plays the Empire, and how a Rebel."""

    empire: Weights
    rebels: Weights


# The Empire wins by holding planets and saving its credits, the Rebels by hitting ports every turn.
THUMB = Style(
    empire=Weights(land=6.0, thrift=1.0),
    rebels=Weights(chance=0.4, port=6.0, unit=0.75, planet=0.0, onward=6.0, reserve=4),
)
STYLES: dict[str, Style] = {
    "thumb": THUMB,
    "bold": Style(
        replace(THUMB.empire, chance=0.4, thrift=0.5),
        replace(THUMB.rebels, chance=0.25, thrift=0.3),
    ),
    "careful": Style(replace(THUMB.empire, chance=0.75), replace(THUMB.rebels, chance=0.65)),
}


def choose(state: RebellionState, rng: random.Random, style: Style) -> Option:
    """What the rules of thumb say to the present question."""
    decision = state.decision
    weights = style.empire if state.faction == EMPIRE else style.rebels
    return ANSWERS[type(decision)](state, decision, state.asked, weights)


def interject(state: RebellionState, seat: int, rng: random.Random, style: Style) -> Option | None:
    """RB-5.1: at the start of an ally's turn, hand over what is left of one's own or lies idle."""
    taker = state.faction
    if taker == EMPIRE or state.phase > 3:
        return None
    order = state.factions
    for option in state.interjections(seat):
        giver, to, amount = gift_of(option)
        if to == taker and amount == ALL:
            # Who had his turn gets new credits before he needs them
            had_his_turn = order.index(giver) < order.index(taker)
            if had_his_turn or is_idle(state, giver):
                return option
    return None


def is_idle(state: RebellionState, faction: int) -> bool:
    """Whether a Rebel has nothing to attack from: no land next to the Empire, and no port."""
    board = state.rules
    for land in board.lands:
        if state.owner[land] == faction:
            if board.port[board.planet_of[land]] == land:
                return False
            if any(state.owner[near] == EMPIRE for near in board.near[land]):
                return False
    return True


Asked = Sequence[Option]


def most(state: RebellionState, decision: Any, asked: Asked, weights: Weights) -> Option:
    """As many as possible."""
    return asked[-1]


# Phases 1 to 3: where units go


def supply(state: RebellionState, decision: Supply, asked: Asked, weights: Weights) -> Option:
    """A unit is worth two credits; but the last ones in the box are better placed by purchase."""
    board, planet = state.rules, decision.planet
    if state.troops[state.faction] >= FULL * board.numbers.unit_limit:
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
            if others == [land] and board.reinforcement[planet] * 2 >= board.numbers.land_price:
                return option
    if affordable(state) < 1:
        return DONE
    land, _ = best_purchase(state, board, NOWHERE, weights)
    return DONE if land == NOWHERE else BUY + land


def come_back(state: RebellionState, board: Board, asked: Asked, weights: Weights) -> Option:
    """RB-1.3: buy the land of an ally from which units for the rest of the purse do most."""
    numbers = board.numbers
    credits = state.purse[state.faction] - numbers.land_price
    force = numbers.land_units + credits // (2 * numbers.unit_price)
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
    numbers = board.numbers
    faction = state.faction
    purse = state.purse[faction] - due(state, faction) * numbers.pay_price
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
    best, best_gain = (NOWHERE, 0), 0.0
    for land, heads, value, spent in plans:
        if only not in (NOWHERE, land):
            continue
        have = state.units[land]
        for force in wanted_forces(board, have, room, weights):
            bought = force - have
            price = bought * numbers.unit_price
            pay = bought // numbers.pay_block * numbers.pay_price
            left = purse - price - pay - committed + spent
            if left < numbers.roll_price:
                break
            after, _ = prospects(state, board, land, force, left, heads, weights)
            gain = after - value - price * thrift
            if gain > best_gain:
                best, best_gain = (land, bought), gain
    return best


def wanted_forces(board: Board, have: int, room: int, weights: Weights) -> list[int]:
    """Forces just big enough for a better die, without and with some in reserve."""
    garrison = board.numbers.garrison
    found = set()
    for units, _ in board.dice:
        for reserve in (0, weights.reserve):
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
            if muster(state, board, option - LINK) != NOWHERE:
                return option
    return best


def connect_to(
    state: RebellionState, decision: ConnectTo, asked: Asked, weights: Weights
) -> Option:
    """The port that the plan had in mind."""
    board = state.rules
    end = best_link(state, board, decision.start, weights)[1]
    if end == NOWHERE:
        end = muster(state, board, decision.start)
    return DONE if end == NOWHERE else LINK_TO + end


def best_link(
    state: RebellionState, board: Board, start: int, weights: Weights
) -> tuple[float, int]:
    """What the best new connection from a port gains over staying on its planet, and its end."""
    port = board.port[start]
    attackers = state.units[port] - board.numbers.garrison
    best = (0.0, NOWHERE)
    if attackers < RAID:
        return best
    credits = state.purse[state.faction] - due(state, state.faction) * board.numbers.pay_price
    heads = bridgeheads(state, board, start, credits)
    at_home = sweep(state, board, port, attackers, credits, weights)[0] if heads else 0.0
    for end, price in heads:
        if price:
            goal = board.port[end]
            gain, _ = sweep(state, board, port, attackers, credits - price, weights, goal)
            if gain - price - at_home > best[0]:
                best = (gain - price - at_home, end)
    return best


def muster(state: RebellionState, board: Board, start: int) -> int:
    """Where a force that stands idle in a port is needed: at an enemy's port, or at the front."""
    faction, owner = state.faction, state.owner
    if state.units[board.port[start]] <= RAID or at_the_front(state, board, start):
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


# Phase 5: battle


def battle(state: RebellionState, decision: Battle, asked: Asked, weights: Weights) -> Option:
    """Storm a land, or gather a force if somebody had better stay at home."""
    option = best_target(state, asked, weights)
    if option == DONE:
        return DONE
    land = option - ATTACK
    origins = origins_for(state, land)
    held = [keeps_out(state, land, origins, origin) for origin in origins]
    return MUSTER if any(held) else option


def muster_for(state: RebellionState, decision: Muster, asked: Asked, weights: Weights) -> Option:
    """The land that the force was to be gathered for."""
    return best_target(state, asked, weights)


def best_target(state: RebellionState, asked: Asked, weights: Weights) -> Option:
    """Attack what falls most surely for its worth, as long as pay is safe."""
    board = state.rules
    faction, owner, units = state.faction, state.owner, state.units
    garrison, near, fight = board.numbers.garrison, board.near, board.odds.fight
    empire = faction == EMPIRE
    safe = state.purse[faction] > due(state, faction) * board.numbers.pay_price
    needed, thrift = daring(state, weights)
    best, best_score = DONE, 0.0
    for option in asked:
        if option in (DONE, MUSTER):
            continue
        land = option - ATTACK
        if (owner[land] == EMPIRE) == empire:
            continue
        origins = reach_of(state, land) if state.links else near[land]
        attackers = sum(
            [
                units[origin] - garrison
                for origin in origins
                if owner[origin] == faction and units[origin] > garrison
            ]
        )
        odds = fight(attackers, units[land])
        if odds[0] < needed:
            continue
        value = worth(state, board, land, [], weights)
        if not safe and value < VICTORY:
            continue
        score = odds[0] * (value + 1) - odds[3] - (attackers - odds[1]) * thrift
        if foes_near(state, board, land):
            score += weights.onward
        if score > best_score:
            best, best_score = option, score
    return best


def attackers_from(
    state: RebellionState, decision: Attackers, asked: Asked, weights: Weights
) -> Option:
    """All join in, but for those who had better stay at home."""
    if keeps_out(state, decision.target, decision.origins, decision.origin):
        return SEND if SEND in asked else asked[0]
    return asked[-1]


def keeps_out(state: RebellionState, target: int, origins: Sequence[int], origin: int) -> bool:
    """Whether an origin has enemies of its own, and the strongest one will do alone."""
    board, units = state.rules, state.units
    strongest = max([(units[land], land) for land in origins])[1]
    if origin == strongest or foes_near(state, board, origin) < 2:
        return False
    alone = units[strongest] - board.numbers.garrison
    return board.odds.fight(alone, units[target])[0] >= SURE


def first(state: RebellionState, decision: Any, asked: Asked, weights: Weights) -> Option:
    """No, or as the rules have it: losses go to the smaller forces, ways are the cheapest."""
    return asked[0]


# Phases 6 and 7: movement and pay


def idle(state: RebellionState, board: Board, land: int) -> int:
    """Units on a land that no enemy touches; ports keep theirs unless bridges lead to the front."""
    planet = board.planet_of[land]
    if foes_near(state, board, land):
        return 0
    if board.port[planet] == land:
        ends = [board.planet_of[port] for port in linked_ports(state, planet)]
        if not any(at_the_front(state, board, end) for end in ends):
            return 0
    return state.units[land] - board.numbers.garrison


def movement(state: RebellionState, decision: Movement, asked: Asked, weights: Weights) -> Option:
    """Bring idle units to the front, if pay is safe and a credit brings enough of them."""
    board = state.rules
    begun = decision.within(state)
    new = batches(state) > 0
    best, best_count = DONE, 0
    for option in asked[1:]:
        land = option - MOVE
        free = land in begun
        count = idle(state, board, land) if free or new else 0
        if count >= (1 if free else weights.spare) and count > best_count:
            best, best_count = option, count
    return best


def batches(state: RebellionState) -> int:
    """How many batches can be moved without touching the pay of the troops."""
    numbers = state.rules.numbers
    keep = (due(state, state.faction) + 1) * numbers.pay_price
    return max(0, state.purse[state.faction] - keep) // numbers.batch_price


def move_count(
    state: RebellionState, decision: MoveCount, asked: Asked, weights: Weights
) -> Option:
    """All that stand idle, as far as batches can be spared."""
    board = state.rules
    room = decision.left + batches(state) * board.numbers.batch_size
    return min(asked[-1], COUNT + max(1, min(room, idle(state, board, decision.origin))))


def move_to(state: RebellionState, decision: MoveTo, asked: Asked, weights: Weights) -> Option:
    """To the strongest land at the front, else to a port."""
    board = state.rules
    best, best_rank = asked[0], (False, False, 0)
    for option in asked:
        land = option - MOVE_TO
        port = board.port[board.planet_of[land]] == land
        rank = (foes_near(state, board, land) > 0, port, state.units[land])
        if rank > best_rank:
            best, best_rank = option, rank
    return best


def shortage(state: RebellionState, decision: Shortage, asked: Asked, weights: Weights) -> Option:
    """Let the smallest force go; if nobody can be paid, all of them."""
    if asked[0] == DONE:
        return DONE
    return min(asked, key=lambda option: state.units[option - DISMISS])


ANSWERS: dict[type[Any], Callable[[RebellionState, Any, Any, Weights], Option]] = {
    Supply: supply,
    Place: place,
    PlaceCount: most,
    Purchase: purchase,
    PurchaseCount: purchase_count,
    Consent: consent,
    Connection: connection,
    ConnectTo: connect_to,
    WayTo: first,
    ChooseWay: first,
    Battle: battle,
    Muster: muster_for,
    Attackers: attackers_from,
    Losses: first,
    Movement: movement,
    MoveTo: move_to,
    MoveCount: move_count,
    Shortage: shortage,
    Unpaid: most,
}
