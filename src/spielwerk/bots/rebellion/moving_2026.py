"""Where units went in phase 6 by the rules of thumb of 2026, which others are measured against.

They send idle units to the front and, between two ports at the front, to and fro.
"""

from __future__ import annotations

from spielwerk.bots.rebellion.plans import Asked, Weights, at_the_front, foes_near
from spielwerk.engine import Option
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.connection import linked_ports
from spielwerk.games.rebellion.rules.movement import Movement, MoveTo
from spielwerk.games.rebellion.rules.pay import due
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import DONE, MOVE, MOVE_TO


def idle(state: RebellionState, board: Board, land: int) -> int:
    """Units on a land that no enemy touches; ports keep theirs unless bridges lead to the front."""
    planet = board.planet_of[land]
    if foes_near(state, board, land):
        return 0
    if board.port[planet] == land:
        ends = [board.planet_of[port] for port in linked_ports(state, planet)]
        if not any(at_the_front(state, board, end) for end in ends):
            return 0
    return state.units[land] - board.garrison


def movement(state: RebellionState, decision: Movement, asked: Asked, weights: Weights) -> Option:
    """Bring idle units to the front, if pay is safe and a credit brings enough of them."""
    board = state.rules
    begun = decision.within(state)
    new = can_pay(state)
    best, best_count = DONE, 0
    for option in asked[1:]:
        land = option - MOVE
        free = land in begun
        count = idle(state, board, land) if free or new else 0
        if count >= (1 if free else weights.spare) and count > best_count:
            best, best_count = option, count
    return best


def can_pay(state: RebellionState) -> bool:
    """Whether a batch can be moved without touching the pay of the troops."""
    board = state.rules
    keep = (due(state, state.faction) + 1) * board.pay_price
    return state.purse[state.faction] >= keep + board.batch_price


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
