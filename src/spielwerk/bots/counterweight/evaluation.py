"""Counterweight: a lost station is worth nothing to anyone; a finished one mainly to its winner."""

from __future__ import annotations

from math import log

from spielwerk.bots.odds import chance, chances, weigh
from spielwerk.games.counterweight.rules.balance import net
from spielwerk.games.counterweight.rules.scoring import inspector_score
from spielwerk.games.counterweight.state import NONE, SHIPS, CounterweightState

PATIENCE = 150

A_SITE = 6  # funds that a site takes, about
SHIPS_A_ROUND = 3.5
SECOND_PASS = 36  # ships that come a second time, about

AHEAD = 0.5  # how much a point before the inspector counts
# Of a finished station; with less for all, a table of searching bots brings it to ruin.
TOGETHER = 0.5  # for everybody
WINNER = 0.4  # for the administrator; the rest goes by rank

# Fitted to games of rules of thumb (tests/bots/fit.py): will it be finished, and who is ahead?
STATION = (-2.14, 1.9, 0.38, -0.1, -0.3, -0.37, 0.95, 0.15)
SEAT = (0.19, 0.19)


def stage(state: CounterweightState) -> int:
    """Rounds."""
    return state.round


def until(state: CounterweightState) -> int:
    """To the end of the next round: what was requested now is built by then."""
    return state.round + 2


def station(state: CounterweightState) -> tuple[float, ...]:
    """What speaks for the station: time and money beside the work that is left, and trouble."""
    built = under_way = 0
    for place, card in enumerate(state.cards):
        if card != NONE and place:
            if state.sites[place] == NONE:
                built += 1
            else:
                under_way += state.supply[place]
    cargo = state.cargo
    coming = sum([cargo[ship] for ship in state.dock])
    coming += sum([cargo[ship] for ship in state.lane if ship != NONE])
    work = max(1, A_SITE * (state.rules.numbers.ring - built) - under_way)
    ships = len(state.decks[SHIPS]) + (0 if state.run_outs else SECOND_PASS)
    rounds = ships / SHIPS_A_ROUND
    if state.opt.max_rounds:
        rounds = min(rounds, state.opt.max_rounds - state.round + 1)
    balance = net(state)
    money = state.funds + state.requested + coming + balance * min(rounds, work / A_SITE)
    troubles = len(state.crisis)
    limit = state.opt.max_emergencies
    return (
        1.0,
        min(2.0, max(-3.0, log((rounds + 0.5) * A_SITE / work))),
        min(2.0, max(-2.0, log(max(1.0, money) / work))),
        coming / work,
        troubles,
        bool(limit) and troubles >= limit - 2,
        min(0.0, (state.funds + 2 * balance) / 10),
        min(12, sum(state.influence) / state.players),
    )


def seat(state: CounterweightState, points: list[int], number: int) -> tuple[float, ...]:
    """What speaks for a seat: points and influence in hand."""
    return points[number], state.influence[number]


def evaluate(state: CounterweightState) -> list[float]:
    """The chance that the station is finished times what each has of it."""
    players = state.players
    if state.over:
        winners = state.winners()
        if not winners:
            return [0.0] * players
        finished = 1.0
        points = state.scores()
        won = [1 / len(winners) if number in winners else 0.0 for number in range(players)]
    else:
        points = state.scores()
        finished = chance(weigh(STATION, station(state)))
        rival = inspector_score(state)
        if rival:
            finished *= chance(AHEAD * (max(points) - rival) + 1)
        won = chances([weigh(SEAT, seat(state, points, number)) for number in range(players)])
    rank = 1 - TOGETHER - WINNER
    return [
        finished
        * (
            TOGETHER
            + WINNER * won[number]
            + rank
            * sum([(points[number] > other) + 0.5 * (points[number] == other) for other in points])
            / players
        )
        for number in range(players)
    ]
