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
from spielwerk.games.rebellion.rules.battle import Attackers, Battle, Losses, reach_of
from spielwerk.games.rebellion.rules.connection import (
    Connection,
    ConnectTo,
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
    PLACE,
    REFUSE,
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
    limit = state.rules.numbers.unit_limit
    verb = UNITS if state.troops[state.faction] < FULL * limit else CREDITS
    return verb + decision.planet


def place(state: RebellionState, decision: Place, asked: Asked, weights: Weights) -> Option:
    """Reinforcements strengthen the port, from where they can go anywhere."""
    return PLACE + state.rules.port[decision.planet]


def purchase(state: RebellionState, decision: Purchase, asked: Asked, weights: Weights) -> Option:
    """Buy where it gains most; buy an ally's land only if it makes a planet complete."""
    board = state.rules
    faction, owner = state.faction, state.owner
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
    seller = state.owner[decision.land]
    weak = state.units[decision.land] <= state.rules.numbers.units_per_land
    return (AGREE if weak and state.lands[seller] > 1 else REFUSE) + decision.land


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
    if linked_ports(state, start):
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
    """Attack what falls most surely for its worth, as long as pay is safe."""
    board = state.rules
    faction, owner, units = state.faction, state.owner, state.units
    garrison, near, fight = board.numbers.garrison, board.near, board.odds.fight
    empire = faction == EMPIRE
    safe = state.purse[faction] > due(state, faction) * board.numbers.pay_price
    needed, thrift = daring(state, weights)
    best, best_score = DONE, 0.0
    for option in asked[1:]:
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
    """The strongest origin sends all; the others join if they are needed, or idle otherwise."""
    units = state.units
    origin = decision.origins[len(decision.sent)]
    strongest = max([(units[land], land) for land in decision.origins])[1]
    if origin == strongest:
        return asked[-1]
    board = state.rules
    alone = units[strongest] - board.numbers.garrison
    sure = board.odds.fight(alone, units[decision.target])[0] >= SURE
    as_few = sure and foes_near(state, board, origin) > 1
    return asked[0 if as_few else -1]


def losses(state: RebellionState, decision: Losses, asked: Asked, weights: Weights) -> Option:
    """The smaller forces bear them, so that the biggest keeps its die."""
    return asked[0 if decision.sent[0] == max(decision.sent) else -1]


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
    numbers = board.numbers
    if not decision.left:
        keep = (due(state, state.faction) + 1) * numbers.pay_price
        if state.purse[state.faction] < keep + numbers.batch_price:
            return DONE
    count, option = max([(idle(state, board, option - MOVE), option) for option in asked[1:]])
    return option if count >= (1 if decision.left else weights.spare) else DONE


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
    """Let the smallest force go."""
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
    Battle: battle,
    Attackers: attackers_from,
    Losses: losses,
    Movement: movement,
    MoveTo: move_to,
    MoveCount: most,
    Shortage: shortage,
    Unpaid: most,
}
