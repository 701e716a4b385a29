"""What a beginner of Rebellion never does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.games.rebellion.battle import Attackers, Battle, Losses, origins_for, reach_of
from spielwerk.games.rebellion.board import EMPIRE
from spielwerk.games.rebellion.connection import NOWHERE, Connection, ConnectTo, link_price
from spielwerk.games.rebellion.movement import MoveTo
from spielwerk.games.rebellion.purchase import AGREE, DONE, Consent, Purchase, affordable
from spielwerk.games.rebellion.state import RebellionState

SLIPS = 0.22
HOARD = 60  # credits that one does not carry through a purchase
PURSE = 3  # credits that are left after a connection, to fight with


def hopeless_attack(state: RebellionState, option: Any) -> bool:
    """Attacks nobody whom it could not outnumber with all it has beside him."""
    if not isinstance(state.stack[-1], Battle) or option < 0:
        return False
    garrison = state.the_board().numbers.garrison
    origins = origins_for(state, option)
    return bool(sum(state.units[land] - garrison for land in origins) <= state.units[option])


def half_hearted_attack(state: RebellionState, option: Any) -> bool:
    """Sends no fewer units into a fight than defend, as long as it has them."""
    step = state.stack[-1]
    if not isinstance(step, Attackers):
        return False
    garrison = state.the_board().numbers.garrison
    later = step.origins[len(step.sent) + 1 :]
    rest = sum(state.units[land] - garrison for land in later)
    most = sum(step.sent) + rest + state.units[step.origins[len(step.sent)]] - garrison
    wanted = min(most, state.units[step.target])
    return bool(sum(step.sent) + option + rest < wanted)


def hoarding(state: RebellionState, option: Any) -> bool:
    """Does not end its purchase with a full purse while there are units to be had."""
    return (
        isinstance(state.stack[-1], Purchase)
        and option == DONE
        and affordable(state) > 0
        and state.purse[state.faction] > HOARD
    )


def last_credits_for_a_bridge(state: RebellionState, option: Any) -> bool:
    """Builds no connection that leaves nothing to fight with."""
    step = state.stack[-1]
    purse = state.purse[state.faction]
    if isinstance(step, Connection) and option >= 0:
        return bool(purse < PURSE)
    if isinstance(step, ConnectTo) and option != NOWHERE:
        return purse - link_price(state, step.start, option)[0] < PURSE
    return False


def bridge_for_the_enemy(state: RebellionState, option: Any) -> bool:
    """Opens no way from a weaker own port to a stronger enemy one."""
    step = state.stack[-1]
    if not isinstance(step, ConnectTo) or option == NOWHERE:
        return False
    port = state.the_board().port
    here, there = port[step.start], port[option]
    foe = state.owner[there] != state.faction and EMPIRE in (state.owner[there], state.faction)
    return foe and state.units[here] <= state.units[there]


def selling_out(state: RebellionState, option: Any) -> bool:
    """Sells no land that it fights from, and never its last."""
    step = state.stack[-1]
    if not isinstance(step, Consent) or option != AGREE:
        return False
    return state.lands[state.owner[step.land]] < 3 or _fronted(state, step.land)


def leaving_the_front(state: RebellionState, option: Any) -> bool:
    """Marches nobody from a land that the enemy can attack to one where nothing happens."""
    step = state.stack[-1]
    if not isinstance(step, MoveTo) or not _fronted(state, step.origin):
        return False
    board = state.the_board()
    is_port = board.port[board.planet_of[option]] == option
    return not is_port and not _fronted(state, option)


def losses_in_the_wrong_place(state: RebellionState, option: Any) -> bool:
    """Takes no losses so that a port stands empty-handed while another land could bear them."""
    step = state.stack[-1]
    if not isinstance(step, Losses):
        return False
    board = state.the_board()
    first = step.origins[0]
    is_port = board.port[board.planet_of[first]] == first
    return is_port and state.units[first] - option < 2 and option != state.options()[0]


def _fronted(state: RebellionState, land: int) -> bool:
    """Whether an enemy stands beside a land."""
    owner = state.owner
    holder = owner[land]
    return any(
        owner[near] != holder and EMPIRE in (holder, owner[near]) for near in reach_of(state, land)
    )


BLUNDERS: tuple[Callable[[RebellionState, Any], bool], ...] = (
    hopeless_attack,
    half_hearted_attack,
    hoarding,
    last_credits_for_a_bridge,
    bridge_for_the_enemy,
    selling_out,
    leaving_the_front,
    losses_in_the_wrong_place,
)
