"""What a beginner of Rebellion never does."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.engine.option import DONE, thing_of
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.battle import (
    Attackers,
    Battle,
    Losses,
    Muster,
    origins_for,
)
from spielwerk.games.rebellion.rules.connection import (
    Connection,
    ConnectTo,
    WayTo,
    link_price,
    reaches,
)
from spielwerk.games.rebellion.rules.movement import MoveTo
from spielwerk.games.rebellion.rules.purchase import Consent, Purchase, affordable
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import AGREE, MUSTER, OTHER_WAY

SLIPS = 0.22
HOARD = 60  # credits that one does not carry through a purchase
PURSE = 3  # credits that are left after a connection, to fight with


def hopeless_attack(state: RebellionState, option: int) -> bool:
    """Attacks nobody whom it could not outnumber with all it has beside him."""
    if not isinstance(state.decision, Battle | Muster) or option in (DONE, MUSTER):
        return False
    garrison, target = state.rules.garrison, thing_of(option)
    origins = origins_for(state, target)
    return sum(state.units[land] - garrison for land in origins) <= state.units[target]


def half_hearted_attack(state: RebellionState, option: int) -> bool:
    """Sends no fewer units into a fight than defend, as long as it has them."""
    decision = state.decision
    if not isinstance(decision, Attackers) or option == DONE:
        return False
    garrison = state.rules.garrison
    later = decision.origins[len(decision.sent) + 1 :]
    rest = sum(state.units[land] - garrison for land in later)
    most = sum(decision.sent) + rest + state.units[decision.origins[len(decision.sent)]] - garrison
    wanted = min(most, state.units[decision.target])
    return sum(decision.sent) + thing_of(option) + rest < wanted


def hoarding(state: RebellionState, option: int) -> bool:
    """Does not end its purchase with a full purse while there are units to be had."""
    return (
        isinstance(state.decision, Purchase)
        and option == DONE
        and affordable(state) > 0
        and state.purse[state.faction] > HOARD
    )


def last_credits_for_a_bridge(state: RebellionState, option: int) -> bool:
    """Builds no connection that leaves nothing to fight with."""
    decision = state.decision
    purse = state.purse[state.faction]
    if isinstance(decision, Connection) and option != DONE:
        return purse < PURSE
    if isinstance(decision, ConnectTo) and option not in (DONE, OTHER_WAY):
        return purse - link_price(state, decision.start, thing_of(option))[0] < PURSE
    return False


def bridge_for_the_enemy(state: RebellionState, option: int) -> bool:
    """Opens no way from a weaker own port to a stronger enemy one."""
    decision = state.decision
    if not isinstance(decision, ConnectTo | WayTo) or option in (DONE, OTHER_WAY):
        return False
    port = state.rules.port
    here, there = port[decision.start], port[thing_of(option)]
    foe = state.owner[there] != state.faction and EMPIRE in (state.owner[there], state.faction)
    return foe and state.units[here] <= state.units[there]


def selling_out(state: RebellionState, option: int) -> bool:
    """Sells no land that it fights from, and never its last."""
    decision = state.decision
    if not isinstance(decision, Consent) or option < AGREE:
        return False
    return state.lands[state.owner[decision.land]] < 3 or _fronted(state, decision.land)


def leaving_the_front(state: RebellionState, option: int) -> bool:
    """Marches nobody from a land that the enemy can attack to one where nothing happens."""
    decision = state.decision
    if not isinstance(decision, MoveTo) or not _fronted(state, decision.origin):
        return False
    board, goal = state.rules, thing_of(option)
    is_port = board.port[board.planet_of[goal]] == goal
    return not is_port and not _fronted(state, goal)


def losses_in_the_wrong_place(state: RebellionState, option: int) -> bool:
    """Takes no losses so that a port stands empty-handed while another land could bear them."""
    decision = state.decision
    if not isinstance(decision, Losses):
        return False
    board = state.rules
    first = decision.origins[0]
    is_port = board.port[board.planet_of[first]] == first
    least = state.options()[1]
    return is_port and state.units[first] - thing_of(option) < 2 and option not in (DONE, least)


def _fronted(state: RebellionState, land: int) -> bool:
    """Whether an enemy stands beside a land."""
    owner = state.owner
    holder = owner[land]
    return any(
        owner[near] != holder and EMPIRE in (holder, owner[near]) for near in reaches(state)[land]
    )


BLUNDERS: tuple[Callable[[RebellionState, int], bool], ...] = (
    hopeless_attack,
    half_hearted_attack,
    hoarding,
    last_credits_for_a_bridge,
    bridge_for_the_enemy,
    selling_out,
    leaving_the_front,
    losses_in_the_wrong_place,
)
