"""What an attack in Rebellion is worth: the arithmetic behind the rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spielwerk.engine import Option
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.chains import new_bridges
from spielwerk.games.rebellion.rules.connection import pair, price_of
from spielwerk.games.rebellion.state import RebellionState

Asked = Sequence[Option]
NOWHERE = -1  # no land, no planet
VICTORY = 1000.0
NO_FIGHT = (0.0, 0.0, 0.0, 0.0)
NOTHING = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Weights:
    """What one side finds worth its credits."""

    chance: float = 0.6  # attack only what falls with at least this chance
    land: float = 4.0  # worth of a land in credits
    port: float = 4.0  # more for a port
    unit: float = 0.5  # more for each enemy unit beaten
    planet: float = 2.0  # more for each unit of reinforcement of a planet made complete
    knockout: float = 30.0  # more for an enemy's last land
    onward: float = 3.0  # more for a land from which the attack can go on
    thrift: float = 0.5  # how much the price of a unit counts against it …
    hoard: float = 60.0  # … and with how many credits only half as much
    rich: float = 100.0  # from so many credits on, worse and worse odds will do
    reserve: float = 6.0  # units beyond what a better die asks for
    spare: float = 3.0  # in 2026: units worth a credit to bring them to the front
    raid: float = 6.0  # fewer units are not worth a bridge
    sure: float = 0.9  # a chance that needs no help
    full: float = 0.8  # of the units of the box: then supply is taken in credits
    pay: float = 1.0  # how much of the troops' pay is kept back when units are bought
    front: float = 2.0  # how well a unit stands next to enemies …
    haven: float = 3.0  # … in a port, from where it can go anywhere …
    mass: float = 1.0  # … and beside ten others
    fare: float = 1.0  # how much better a batch must stand for its credit
    of_2026: bool = False  # moves and links as rules of thumb did then (`level2-2026`)


def is_foe(faction: int, other: int) -> bool:
    """Whether two factions are on different sides, whatever the switches allow."""
    return (faction == EMPIRE) != (other == EMPIRE)


def foes_near(state: RebellionState, board: Board, land: int) -> int:
    """How many enemies of the faction on turn hold lands next to this one."""
    owner = state.owner
    empire = state.faction == EMPIRE
    count = 0
    for near in board.near[land]:
        if (owner[near] == EMPIRE) != empire:
            count += 1
    return count


def at_the_front(state: RebellionState, board: Board, planet: int) -> bool:
    """Whether enemies of the faction on turn hold part of a planet."""
    owner = state.owner
    empire = state.faction == EMPIRE
    return any((owner[land] == EMPIRE) != empire for land in board.lands_of[planet])


def daring(state: RebellionState, weights: Weights) -> tuple[float, float]:
    """The chance that an attack must have and the weight of units: both fall with a full purse."""
    purse = state.purse[state.faction]
    chance = weights.chance * min(1.0, weights.rich / (purse + 1))
    return chance, weights.thrift * weights.hoard / (weights.hoard + purse)


def worth(
    state: RebellionState, board: Board, land: int, taken: list[int], weights: Weights
) -> float:
    """What taking a land brings, in credits, when these others have been taken before."""
    owner = state.owner
    holder = owner[land]
    planet = board.planet_of[land]
    lands = board.lands_of[planet]
    value = weights.land + weights.unit * state.units[land]
    if lands[0] == land:
        value += weights.port
    if state.lands[holder] <= len(taken) + 1:
        left = state.lands[holder] - sum([owner[other] == holder for other in taken])
        if left == 1:
            value += weights.knockout
            if holder == EMPIRE or sum(state.lands[1:]) == len(taken) + 1:
                value += VICTORY
    faction = state.faction
    for other in lands:
        if owner[other] != faction and other != land and other not in taken:
            return value
    return value + weights.planet * board.reinforcement[planet]


def sweep(
    state: RebellionState,
    board: Board,
    start: int,
    attackers: int,
    credits: float,
    weights: Weights,
    first: int = -1,
) -> tuple[float, float]:
    """What a force can be expected to take, going from land to land, and the credits it rolls away.

    Its `first` land lies at the end of a bridge.
    """
    owner, units, near = state.owner, state.units, board.near
    empire = state.faction == EMPIRE
    odds = board.odds
    fights, width = odds.fights, len(odds.sides)
    needed, thrift = daring(state, weights)
    taken: list[int] = []
    here = start
    chance, value, spent = 1.0, 0.0, 0.0
    while attackers > 0 and credits - spent >= 1:
        best, best_score, best_worth, best_fight = -1, 0.0, 0.0, NO_FIGHT
        for land in near[here] if first < 0 else (first,):
            if (owner[land] == EMPIRE) == empire or land in taken:
                continue
            fight = fights.get(attackers * width + units[land])
            if fight is None:
                fight = odds.fight(attackers, units[land])
            if fight[0] < needed:
                continue
            gain = worth(state, board, land, taken, weights)
            score = fight[0] * (gain + 1) - fight[3]
            for onward in near[land]:
                if (owner[onward] == EMPIRE) != empire and onward not in taken:
                    score += weights.onward
                    break
            if score > best_score:
                best, best_score, best_worth, best_fight = land, score, gain, fight
        if best < 0:
            break
        first = -1
        fall, left, _, rolls = best_fight
        chance *= fall
        value += chance * best_worth - rolls - (attackers - left) * thrift
        spent += rolls
        attackers = int(left / fall + 0.5) - 1
        taken.append(best)
        here = best
    return value, spent


def bridgeheads(
    state: RebellionState, board: Board, planet: int, credits: int
) -> list[tuple[int, int]]:
    """Enemy ports that bridges from here can reach: planet and price, 0 if they are connected."""
    empire = state.faction == EMPIRE
    owner, place, links = state.owner, state.place, state.links
    reach = board.bridge_limit - len(state.bridges)
    if board.bridge_price:
        reach = min(reach, credits // board.bridge_price)
    distance = board.distance[place[planet]]
    far = reach + len(state.bridges) + 1
    ends = [
        end
        for end in board.planets
        if (owner[board.port[end]] == EMPIRE) != empire and distance[place[end]] <= far
    ]
    if not ends:
        return []
    counts = new_bridges(board, place, state.bridges, planet, reach)
    return [
        (end, 0 if pair(planet, end) in links else price_of(state, counts[end]))
        for end in ends
        if counts[end] <= reach
    ]


def prospects(
    state: RebellionState,
    board: Board,
    land: int,
    force: int,
    credits: float,
    heads: list[tuple[int, int]],
    weights: Weights,
) -> tuple[float, float]:
    """The best that a force on this land can do, on its planet or through space, and its price."""
    attackers = force - board.garrison
    if attackers < 1:
        return NOTHING
    best = sweep(state, board, land, attackers, credits, weights)
    if attackers >= weights.raid:
        for end, price in heads:
            if price < credits:
                port = board.port[end]
                gain, spent = sweep(state, board, land, attackers, credits - price, weights, port)
                if gain - price > best[0]:
                    best = gain - price, spent + price
    return best
