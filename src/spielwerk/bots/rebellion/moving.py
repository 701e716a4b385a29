"""Rules of thumb for phase 6: where units go when the battles are over."""

from __future__ import annotations

from spielwerk.bots.rebellion import moving_2026
from spielwerk.bots.rebellion.plans import Asked, Weights, foes_near
from spielwerk.engine import Option
from spielwerk.games.rebellion.data.board import Board
from spielwerk.games.rebellion.rules.movement import (
    MoveCount,
    Movement,
    MoveTo,
    connected,
    price_of_moving,
)
from spielwerk.games.rebellion.rules.pay import due
from spielwerk.games.rebellion.state import RebellionState
from spielwerk.games.rebellion.verbs import COUNT, DONE, MOVE, MOVE_TO

ENOUGH = 30  # units: more of them on one land defend it no better


def standing(state: RebellionState, board: Board, land: int, weights: Weights) -> float:
    """How well a unit stands on a land: next to enemies, in a port, beside many others."""
    value = weights.mass * min(ENOUGH, state.units[land]) / 10
    if board.port[board.planet_of[land]] == land:
        value += weights.haven
    if foes_near(state, board, land):
        value += weights.front
    return value


def movement(state: RebellionState, decision: Movement, asked: Asked, weights: Weights) -> Option:
    """Bring those who gain most by it to where units stand best, as long as pay is safe."""
    if weights.of_2026:
        return moving_2026.movement(state, decision, asked, weights)
    board, units = state.rules, state.units
    begun = decision.within(state)
    room = batches(state) * board.batch_size
    best, best_gain = DONE, 0.0
    for option in asked[1:]:
        land = option - MOVE
        left = decision.left if land in begun else 0
        count = min(units[land] - board.garrison, left + room)
        if count < 1:
            continue
        there = max([standing(state, board, other, weights) for other in connected(state, land)])
        price = price_of_moving(board, count, left)
        gain = count * (there - standing(state, board, land, weights)) - price * weights.fare
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def batches(state: RebellionState) -> int:
    """How many batches can be moved without touching the pay of the troops."""
    board = state.rules
    keep = (due(state, state.faction) + 1) * board.pay_price
    return max(0, state.purse[state.faction] - keep) // board.batch_price


def move_to(state: RebellionState, decision: MoveTo, asked: Asked, weights: Weights) -> Option:
    """To where units stand best."""
    if weights.of_2026:
        return moving_2026.move_to(state, decision, asked, weights)
    board = state.rules
    best, best_standing = asked[0], -1.0
    for option in asked:
        there = standing(state, board, option - MOVE_TO, weights)
        if there > best_standing:
            best, best_standing = option, there
    return best


def move_count(
    state: RebellionState, decision: MoveCount, asked: Asked, weights: Weights
) -> Option:
    """All but the garrison, as far as batches can be spared."""
    board, origin = state.rules, decision.origin
    ready = state.units[origin] - board.garrison
    if weights.of_2026:
        ready = moving_2026.idle(state, board, origin)
    room = decision.left + batches(state) * board.batch_size
    return min(asked[-1], COUNT + max(1, min(room, ready)))
