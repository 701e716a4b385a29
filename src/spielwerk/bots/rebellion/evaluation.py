"""Rebellion: two sides, so all Rebels share one worth and the Empire has the rest."""

from __future__ import annotations

from math import log

from spielwerk.bots.brain import Look, Looks
from spielwerk.bots.odds import chance, weigh
from spielwerk.bots.rebellion.worth import empire_wins
from spielwerk.games.rebellion.data.things import EMPIRE
from spielwerk.games.rebellion.rules.battle import Losses
from spielwerk.games.rebellion.rules.movement import MoveCount, Movement, MoveTo
from spielwerk.games.rebellion.rules.pay import Shortage, Unpaid
from spielwerk.games.rebellion.rules.reinforcement import Place, PlaceCount
from spielwerk.games.rebellion.state import RebellionState

PATIENCE = 1500
PATIENCE_2026 = 400
NEAR = Look(tree=False)  # what the dice leave of a plan is in the worth of the position after it
ROUTINE = (Place, PlaceCount, Losses, Movement, MoveTo, MoveCount, Shortage, Unpaid)
DRAW = 0.5  # the worth of a game that nobody has won

# Fitted to games of rules of thumb then; what speaks for the Empire.
WEIGHTS_2026 = (1.027, 1.144, 0.874, 1.440, 0.385, 2.528, 0.129, -0.093, 0.032, 1.305)


def sides(players: int) -> dict[str, tuple[int, ...]]:
    """The seats of the two sides."""
    return {"empire": (EMPIRE,), "rebels": tuple(range(1, players))}


def stage(state: RebellionState) -> int:
    """Turns: the Rebels in their order, then the Empire."""
    factions = state.factions
    return state.round * len(factions) + (factions.index(state.faction) - 1) % len(factions)


def until(state: RebellionState) -> int:
    """To the end of the turn: what one leaves open is in the features."""
    return stage(state) + 1


def looks(state: RebellionState) -> Looks:
    """All options to the end of the turn, followed by the rules of thumb, which stray nowhere."""
    return NEAR, NEAR, NEAR


def features(state: RebellionState) -> tuple[float, ...]:
    """As of 2026, the Empire beside all Rebels: units, credits, income, lands, and danger."""
    board = state.rules
    owner, units, near, fight = state.owner, state.units, board.near, board.odds.fight
    lands, troops, purse = state.lands, state.troops, state.purse
    least, each = board.minimum_income, board.income_per_land
    rebels_left = [rebel for rebel in state.factions[1:] if not state.is_out(rebel)]
    rebel_income = sum([max(least, each * lands[rebel]) for rebel in rebels_left])
    danger = [0.0, 0.0]
    for land in board.lands:
        side = owner[land] != EMPIRE
        here = units[land]
        strongest = 1
        for other in near[land]:
            if units[other] > strongest and (owner[other] != EMPIRE) != side:
                strongest = units[other]
        if strongest > 1:
            danger[side] += fight(strongest - 1, here)[0]
    supply = [0, 0]
    for planet in board.planets:
        lands_there = board.lands_of[planet]
        holder = owner[lands_there[0]]
        for land in lands_there:
            if owner[land] != holder:
                break
        else:
            supply[holder != EMPIRE] += board.reinforcement[planet]
    rebel_troops = sum(troops) - troops[EMPIRE]
    rebels = len(state.factions) - 1
    return (
        rebels == 2,
        rebels == 3,
        rebels == 4,
        log((troops[EMPIRE] + 1) / (rebel_troops + 1)),
        log((purse[EMPIRE] + 10) / (sum(purse) - purse[EMPIRE] + 10)),
        log(max(least, each * lands[EMPIRE]) / (rebel_income + 1)),
        log((lands[EMPIRE] + 1) / (sum(lands) - lands[EMPIRE] + 1)),
        danger[0] - danger[1],
        supply[0] - supply[1],
        state.faction == EMPIRE,
    )


def evaluate(state: RebellionState) -> list[float]:
    """The Empire's chance, and for every Rebel the rest."""
    return shared(state, result(state) if state.over else empire_wins(state))


def evaluate_2026(state: RebellionState) -> list[float]:
    """The same as it was judged in 2026."""
    found = result(state) if state.over else chance(weigh(WEIGHTS_2026, features(state)))
    return shared(state, found)


def result(state: RebellionState) -> float:
    """What the Empire has of a game that is over."""
    winners = state.winners()
    return (1.0 if EMPIRE in winners else 0.0) if winners else DRAW


def shared(state: RebellionState, empire: float) -> list[float]:
    """Seat by seat: all Rebels win together."""
    return [empire] + [1 - empire] * (state.players - 1)
