"""Rules of thumb for phases 5 and 7: battle and pay."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.bots.rebellion.plans import (
    VICTORY,
    Asked,
    Weights,
    daring,
    foes_near,
    worth,
)
from spielwerk.engine import Option
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.battle import (
    Attackers,
    Battle,
    Muster,
    origins_for,
)
from spielwerk.games.rebellion.rules.connection import reaches
from spielwerk.games.rebellion.rules.pay import Shortage, due
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import (
    ATTACK,
    DISMISS,
    DONE,
    MUSTER,
    SEND,
)

# Phase 5: battle


def battle(state: RebellionState, decision: Battle, asked: Asked, weights: Weights) -> Option:
    """Storm a land, or gather a force if somebody had better stay at home."""
    option = best_target(state, asked, weights)
    if option == DONE:
        return DONE
    land = option - ATTACK
    origins = origins_for(state, land)
    held = [keeps_out(state, land, origins, origin, weights) for origin in origins]
    return MUSTER if any(held) else option


def muster_for(state: RebellionState, decision: Muster, asked: Asked, weights: Weights) -> Option:
    """The land that the force was to be gathered for."""
    return best_target(state, asked, weights)


def best_target(state: RebellionState, asked: Asked, weights: Weights) -> Option:
    """Attack what falls most surely for its worth, as long as pay is safe."""
    best, best_score = DONE, 0.0
    for option, score in targets(state, asked, weights):
        if score > best_score:
            best, best_score = option, score
    return best


def battle_gains(
    state: RebellionState, decision: Battle | Muster, asked: Asked, weights: Weights
) -> dict[Option, float]:
    """What each attack gains, whether it will do or not."""
    return dict(targets(state, asked, weights)) | {DONE: 0.0}


def targets(state: RebellionState, asked: Asked, weights: Weights) -> list[tuple[Option, float]]:
    """The lands that can be attacked with what the rules of thumb ask for, and what that gains."""
    board = state.rules
    faction, owner, units = state.faction, state.owner, state.units
    garrison, reach, fight = board.garrison, reaches(state), board.odds.fight
    empire = faction == EMPIRE
    safe = state.purse[faction] > due(state, faction) * board.pay_price
    needed, thrift = daring(state, weights)
    found = []
    for option in asked:
        if option in (DONE, MUSTER):
            continue
        land = option - ATTACK
        if (owner[land] == EMPIRE) == empire:
            continue
        origins = reach[land]
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
        found.append((option, score))
    return found


def attackers_from(
    state: RebellionState, decision: Attackers, asked: Asked, weights: Weights
) -> Option:
    """All join in, but for those who had better stay at home."""
    if keeps_out(state, decision.target, decision.origins, decision.origin, weights):
        return SEND if SEND in asked else asked[0]
    return asked[-1]


def keeps_out(
    state: RebellionState, target: int, origins: Sequence[int], origin: int, weights: Weights
) -> bool:
    """Whether an origin has enemies of its own, and the strongest one will do alone."""
    board, units = state.rules, state.units
    strongest = max([(units[land], land) for land in origins])[1]
    if origin == strongest or foes_near(state, board, origin) < 2:
        return False
    alone = units[strongest] - board.garrison
    return board.odds.fight(alone, units[target])[0] >= weights.sure


# Phase 7: pay


def shortage(state: RebellionState, decision: Shortage, asked: Asked, weights: Weights) -> Option:
    """Let the smallest force go; if nobody can be paid, all of them."""
    if asked[0] == DONE:
        return DONE
    return min(asked, key=lambda option: state.units[option - DISMISS])
